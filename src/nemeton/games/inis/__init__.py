"""Inis, for two to four players: chieftains settle an island, and one of them becomes its king."""

from pathlib import Path

from nemeton.kernel import Configuration, Rulebook

from . import actions, advantages, clash_cards, tales  # noqa: F401  they register what the cards do
from .agenda import beginning, legal
from .assembly import (
    assembly,
    assign_brenn,
    cathbad_swap,
    check_victory,
    deal_actions,
    deal_advantages,
    deal_packets,
    draft,
    end_draft,
    toss_crows,
)
from .beside import BESIDE
from .check import check
from .clash import (
    attack_answer,
    attack_over,
    citadels,
    clash,
    clash_done,
    end_clash,
    maneuver,
    maneuver_done,
    next_maneuver,
    resolution,
)
from .draw.picture import draw as draw_picture
from .gates import crows_turned, gates_take
from .judge import judge, standings
from .moor import at_any_time
from .moving import clashes, mountains_toll, pay_toll
from .phrases import NAMING, option_phrase
from .playing import declare, discard, play_done, resolve
from .positions import read, write
from .registry import card_step
from .removing import removal_done, remove, remove_now
from .season import act, begin_season, end_season, next_turn, turn, turn_end
from .setup import place_capital, place_first_clan, setup
from .sight import conceal, imagine
from .state import InisOptions, InisState, met, seats
from .steps import (
    Act,
    Assembly,
    AssignBrenn,
    AttackAnswer,
    AttackOver,
    BeginSeason,
    CardStep,
    CathbadSwap,
    CheckVictory,
    Citadels,
    Clash,
    ClashDone,
    Clashes,
    CrowsTurned,
    DealActions,
    DealAdvantages,
    DealPackets,
    Declare,
    Discard,
    Draft,
    Draw,
    EndClash,
    EndDraft,
    EndSeason,
    GatesTake,
    Keep,
    Maneuver,
    ManeuverDone,
    MountainsToll,
    NextManeuver,
    NextTurn,
    PayToll,
    PlaceCapital,
    PlaceFirstClan,
    PlayDone,
    RemovalDone,
    Remove,
    RemoveNow,
    Resolution,
    Resolve,
    TossCrows,
    Turn,
    TurnEnd,
    Window,
)
from .tale_draws import draw, keep
from .text import TEXT
from .windows import window

GAME: Rulebook[InisState] = Rulebook(
    name="inis",
    rules_version=2,
    players=(2, 3, 4),
    state=InisState,
    options=InisOptions,
    setup=setup,
    steps={
        PlaceCapital: place_capital, PlaceFirstClan: place_first_clan,
        Assembly: assembly, AssignBrenn: assign_brenn, CheckVictory: check_victory, DealAdvantages: deal_advantages,
        TossCrows: toss_crows, DealActions: deal_actions, DealPackets: deal_packets, Draft: draft, EndDraft: end_draft,
        CathbadSwap: cathbad_swap,
        BeginSeason: begin_season, Turn: turn, Act: act, TurnEnd: turn_end, NextTurn: next_turn, EndSeason: end_season,
        Window: window, Declare: declare, Resolve: resolve, Discard: discard, PlayDone: play_done,
        Remove: remove, RemoveNow: remove_now, RemovalDone: removal_done, Draw: draw, Keep: keep,
        CrowsTurned: crows_turned, GatesTake: gates_take, MountainsToll: mountains_toll, PayToll: pay_toll,
        Clashes: clashes, Clash: clash, Citadels: citadels, Resolution: resolution, NextManeuver: next_maneuver,
        Maneuver: maneuver, AttackAnswer: attack_answer, AttackOver: attack_over, ManeuverDone: maneuver_done,
        EndClash: end_clash, ClashDone: clash_done, CardStep: card_step,
    },
    conceal=conceal,
    imagine=imagine,
    check=check,
    beginning=beginning,
    legal=legal,
    most_points=3,
    judge=judge,
    standings=standings,
    scores=lambda state: tuple(met(state, seat) for seat in seats(state)),
    draw=draw_picture,
    words_folder=Path(__file__).parent / "words",
    naming=NAMING,
    option_phrase=option_phrase,
    configurations=(
        Configuration(2),
        Configuration(3),
        Configuration(4),
        Configuration(2, {"scenario": "first_game"}),
        Configuration(4, {"scenario": "first_game"}),
    ),
    write=write,
    read=read,
    standing=at_any_time,
    standing_is_public=True,
    seats=lambda state: len(state.reserve),
    turn_entry="inis.turn_begins",
    has_windows=True,
    first_game={"scenario": "first_game"},
    text=TEXT,
    beside=BESIDE,
)  # fmt: skip

__all__ = ["GAME"]
