"""Spirit Island, for one to four players: spirits of an island against its invaders."""

from collections.abc import Iterator
from pathlib import Path

from nemeton.kernel import Rulebook, Thinking

from .adversaries import ADVERSARIES
from .beside import BESIDE
from .blight import blighted
from .check import check
from .draw.picture import draw
from .fear.phase import fear_cards, fear_players
from .instinct import instinct
from .invader_phase import (
    advance,
    build,
    builds,
    escalate,
    explore,
    explorers,
    invader_phase,
    sway,
)
from .judge import judge
from .limits import legal
from .older_rules import carry
from .phrases import NAMING, VOCABULARY, seat_names
from .positions import read, write
from .power_phases import power_phase, use_power
from .ravaging import ravage, ravages
from .scenarios import SCENARIOS
from .setup import advice, bonus_growth, first_explore, first_land, place_first, setup
from .sight import conceal, imagine
from .spirit_phase import spirit_phase, standing, turn
from .spirits import PANELS
from .state import IslandOptions, IslandState
from .steps import (
    Advance,
    Aftermath,
    Blighted,
    BonusGrowth,
    Build,
    Builds,
    Escalate,
    Explore,
    Explorers,
    FearCards,
    FearPlayers,
    FirstExplore,
    FirstLand,
    InvaderPhase,
    PlaceFirst,
    PowerPhase,
    Ravage,
    Ravages,
    Rescue,
    SpiritPhase,
    Sway,
    TimePasses,
    Turn,
    UsePower,
)
from .text import TEXT
from .time_passing import rescue, time_passes
from .trials import Trial, tables
from .victory import aftermath, scores


def trials() -> Iterator[Trial]:
    """Where spirits, adversaries and scenarios want to be tried."""
    for option, things in (("seat_1", PANELS), ("adversary", ADVERSARIES), ("scenario", SCENARIOS)):
        for name, thing in things.fill().items():
            if thing.trial is not None:
                yield thing.trial._replace(options={option: name, **thing.trial.options})


GAME: Rulebook[IslandState] = Rulebook(
    name="spirit_island",
    rules_version=3,
    decks=("minors", "majors", "spirits", "boards", "invaders_1", "invaders_2", "invaders_3", "fear", "blight"),
    players=(1, 2, 3, 4),
    state=IslandState,
    options=IslandOptions,
    setup=setup,
    steps={
        PlaceFirst: place_first, FirstLand: first_land, FirstExplore: first_explore, BonusGrowth: bonus_growth,
        Turn: turn, SpiritPhase: spirit_phase, PowerPhase: power_phase, UsePower: use_power, Aftermath: aftermath,
        InvaderPhase: invader_phase, Blighted: blighted, FearCards: fear_cards, FearPlayers: fear_players,
        Ravages: ravages, Ravage: ravage, Builds: builds, Build: build, Explore: explore, Explorers: explorers,
        Escalate: escalate, Sway: sway, Advance: advance, TimePasses: time_passes, Rescue: rescue,
        **{step: rule for scenario in SCENARIOS.fill().values() for step, rule in scenario.steps.items()},
    },
    conceal=conceal,
    imagine=imagine,
    check=check,
    legal=legal,
    judge=judge,
    thinking=Thinking(error=0.2),
    instinct=instinct,
    is_cooperative=True,
    scores=scores,
    standing=standing,
    standing_is_public=True,
    draw=draw,
    words_folder=Path(__file__).parent / "words",
    naming=NAMING,
    write=write,
    read=read,
    carry=carry,
    option_phrase=VOCABULARY.phrase,
    configurations=tables(trials()),
    seats=lambda state: len(state.spirits),
    seat_names=seat_names,
    text=TEXT,
    advice=advice,
    first_game={"progression": True, "blight_card": "none"},
    easy_seats=tuple(name for name, panel in PANELS.items() if panel.complexity == "low"),
    beside=BESIDE,
)  # fmt: skip

__all__ = ["GAME"]
