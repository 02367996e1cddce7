"""Root, for two to four players: the factions of the base box fight for the woodland."""

from pathlib import Path

from nemeton.kernel import Rulebook, Thinking

from . import decks  # noqa: F401  they register themselves
from .beside import BESIDE
from .check import MOST_POINTS, check
from .draw.picture import draw
from .factions import CONFIGURATIONS, EASY
from .judge import PAUSES, judge, standings
from .older_rules import carry
from .phrases import NAMING, VOCABULARY, seat_names
from .positions import read, write
from .rules.battle import ambush, battle_effects, deal_hits, end_battle, roll, start_battle
from .rules.card_effects import interlude, phase_start
from .rules.movement import moves
from .rules.removing import triggered
from .rules.setup import advice, player_counts, setup
from .rules.turn import begin, discard_down, draw_step, faction_step, phase, prepare, turn, turn_end
from .sight import conceal, imagine
from .state import RootOptions, RootState
from .steps import (
    Ambush,
    BattleEffects,
    Begin,
    DealHits,
    DiscardDown,
    DrawCards,
    EndBattle,
    FactionStep,
    Interlude,
    Moves,
    Phase,
    PhaseStart,
    Prepare,
    Roll,
    StartBattle,
    Triggered,
    Turn,
    TurnEnd,
)
from .text import TEXT
from .waiting import legal

GAME: Rulebook[RootState] = Rulebook(
    name="root",
    rules_version=3,
    decks=("deck", "factions", "suits", "quests", "ruins"),
    dice=("battle",),
    lots=("first_player", "taken"),
    players=player_counts(),
    state=RootState,
    options=RootOptions,
    setup=setup,
    steps={
        Prepare: prepare, Begin: begin, Turn: turn, Phase: phase, PhaseStart: phase_start, Interlude: interlude,
        TurnEnd: turn_end, FactionStep: faction_step, Triggered: triggered, Moves: moves, StartBattle: start_battle,
        Ambush: ambush, Roll: roll, BattleEffects: battle_effects, DealHits: deal_hits, EndBattle: end_battle,
        DrawCards: draw_step, DiscardDown: discard_down,
    },
    conceal=conceal,
    imagine=imagine,
    check=check,
    legal=legal,
    most_points=MOST_POINTS,
    judge=judge,
    standings=standings,
    pauses=PAUSES,
    thinking=Thinking(iterations=200, width=12, error=0.6),
    scores=lambda state: tuple(state.points),
    draw=draw,
    words_folder=Path(__file__).parent / "words",
    naming=NAMING,
    vocabulary=VOCABULARY,
    configurations=CONFIGURATIONS,
    write=write,
    read=read,
    carry=carry,
    seats=lambda state: len(state.factions),
    seat_names=seat_names,
    advice=advice,
    text=TEXT,
    beside=BESIDE,
    first_game={"scenario": "first_game"},
    easy_seats=EASY,
)  # fmt: skip

__all__ = ["GAME"]
