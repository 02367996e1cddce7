"""Spirit Island, for one to four players: spirits of an island against its invaders."""

from collections.abc import Iterator
from pathlib import Path

from nemeton.kernel import Rulebook, SkillLevel, Thinking

from .adversaries import ADVERSARIES
from .beside import BESIDE
from .boards import TRIALS as MAP_TRIALS
from .check import check
from .chronicle import CHRONICLER
from .coaching import COACH
from .draw.picture import draw, lay
from .fear import phase as fear_phase
from .instinct import instinct
from .judge import judge
from .limits import legal
from .older_rules import carry
from .phrases import NAMING, VOCABULARY, seat_names
from .positions import read, write
from .reading import calibration_of
from .rules import blight, invader_phase, power_phases, ravaging, setup, spirit_phase, time_passing, victory
from .scenarios import SCENARIOS
from .sight import conceal, imagine
from .spirits import PANELS
from .state import IslandOptions, IslandState
from .text import TEXT
from .trials import Trial, tables
from .workbench import WORKBENCH


def trials() -> Iterator[Trial]:
    """Where spirits, adversaries, scenarios and the thematic map want to be tried."""
    for option, things in (("seat_1", PANELS), ("adversary", ADVERSARIES), ("scenario", SCENARIOS)):
        for name, thing in things.fill().items():
            if thing.trial is not None:
                yield thing.trial._replace(options={option: name, **thing.trial.options})
    yield from MAP_TRIALS


LEVELS = (
    SkillLevel("gentle", error=0.2),
    SkillLevel("gentle", error=0.05),
    SkillLevel("greedy"),
    SkillLevel("search", iterations=25),
    SkillLevel("search", iterations=70),
    SkillLevel("search", iterations=170),
    SkillLevel("search", iterations=420),
    SkillLevel("search", iterations=1_000),
)

GAME: Rulebook[IslandState] = Rulebook(
    name="spirit_island",
    rules_version=3,
    decks=("minors", "majors", "spirits", "boards", "invaders_1", "invaders_2", "invaders_3", "fear", "blight"),
    players=(1, 2, 3, 4),
    state=IslandState,
    options=IslandOptions,
    setup=setup.setup,
    chapters=(
        setup,
        spirit_phase,
        power_phases,
        victory,
        invader_phase,
        blight,
        fear_phase,
        ravaging,
        time_passing,
        *SCENARIOS.files(),
    ),
    conceal=conceal,
    hides_hands=False,
    imagine=imagine,
    check=check,
    legal=legal,
    judge=judge,
    reading=calibration_of,
    thinking=Thinking(error=0.2, levels=LEVELS),
    instinct=instinct,
    is_cooperative=True,
    fit_kind=lambda options: "" if options.adversary == "none" else "adversary",
    scores=victory.scores,
    standing=spirit_phase.standing,
    standing_is_public=True,
    draw=draw,
    lay=lay,
    words_folder=Path(__file__).parent / "words",
    naming=NAMING,
    write=write,
    read=read,
    carry=carry,
    vocabulary=VOCABULARY,
    configurations=tables(trials()),
    seats=lambda state: len(state.spirits),
    seat_names=seat_names,
    text=TEXT,
    advice=setup.advice,
    idle_values=setup.idle_values,
    first_game={"progression": True, "blight_card": "none"},
    easy_seats=tuple(name for name, panel in PANELS.items() if panel.complexity == "low"),
    beside=BESIDE,
    chronicler=CHRONICLER,
    workbench=WORKBENCH,
    coach=COACH,
)

__all__ = ["GAME"]
