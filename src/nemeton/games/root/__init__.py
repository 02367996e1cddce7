"""Root, for two to six players: factions that are no two alike fight for the woodland."""

from pathlib import Path

from nemeton.kernel import Calibration, Rulebook, SkillLevel, Thinking

from . import decks  # noqa: F401  they register themselves
from .beside import BESIDE
from .check import MOST_TOGETHER, check
from .chronicle import CHRONICLER
from .clockwork.seats import automata, automatic, idle_values
from .coaching import COACH
from .draw.picture import draw, lay
from .factions import CONFIGURATIONS, EASY
from .in_advance import ahead
from .judge import PAUSES, judge, standings
from .older_rules import carry
from .phrases import NAMING, VOCABULARY, seat_names
from .positions import read, write
from .rules import advanced_setup, battle, card_effects, hirelings, landmarks, movement, removing, turn
from .rules.setup import advice, player_counts, setup
from .sight import conceal, imagine
from .state import RootOptions, RootState
from .text import TEXT
from .waiting import legal
from .workbench import WORKBENCH

LEVELS = (
    SkillLevel("gentle", error=1.2, seen=5, looks=0),
    SkillLevel("gentle", error=0.8, seen=12, looks=1),
    SkillLevel("gentle", error=0.6),
    SkillLevel("gentle", error=0.3),
    SkillLevel("greedy"),
    SkillLevel("search", iterations=30),
    SkillLevel("search", iterations=120),
    SkillLevel("search", iterations=480),
)

GAME: Rulebook[RootState] = Rulebook(
    name="root",
    rules_version=5,
    decks=(
        *("deck", "factions", "suits", "quests", "ruins", "preparing", "relics", "landmarks", "setup_cards"),
        *("hirelings", "demoted", "plots"),
    ),
    dice=("battle", "mob", "control", "uprising"),
    lots=("first_player", "taken", "machine", "character", "setup_card"),
    players=player_counts(),
    state=RootState,
    options=RootOptions,
    setup=setup,
    chapters=(advanced_setup, battle, card_effects, hirelings, landmarks, movement, removing, turn),
    conceal=conceal,
    imagine=imagine,
    check=check,
    legal=legal,
    most_points=MOST_TOGETHER,
    judge=judge,
    standings=standings,
    calibration={4: Calibration(0.6)},
    pauses=PAUSES,
    thinking=Thinking(iterations=200, width=12, error=0.6, levels=LEVELS),
    scores=lambda state: tuple(state.points),
    draw=draw,
    lay=lay,
    words_folder=Path(__file__).parent / "words",
    naming=NAMING,
    vocabulary=VOCABULARY,
    ahead=ahead,
    reactions={"root.ambush": battle.LET, "root.foil": battle.LET},
    configurations=CONFIGURATIONS,
    write=write,
    read=read,
    carry=carry,
    seats=lambda state: len(state.factions),
    seat_names=seat_names,
    advice=advice,
    fit_asks=frozenset({"root.draft"}),
    text=TEXT,
    beside=BESIDE,
    chronicler=CHRONICLER,
    workbench=WORKBENCH,
    coach=COACH,
    first_game={"scenario": "first_game"},
    easy_seats=EASY,
    automatic=automatic,
    automata=automata,
    idle_values=lambda *form: idle_values(*form) | landmarks.idle_values(*form),
)

__all__ = ["GAME"]
