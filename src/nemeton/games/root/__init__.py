"""Root, for two to six players: factions that are no two alike fight for the woodland."""

from pathlib import Path

from nemeton.kernel import Rulebook, Thinking

from . import decks  # noqa: F401  they register themselves
from .beside import BESIDE
from .check import MOST_POINTS, check
from .chronicle import CHRONICLER
from .draw.picture import draw, lay
from .factions import CONFIGURATIONS, EASY
from .in_advance import ahead
from .judge import PAUSES, judge, standings
from .older_rules import carry
from .phrases import NAMING, VOCABULARY, seat_names
from .positions import read, write
from .rules import battle, card_effects, movement, removing, turn
from .rules.setup import advice, player_counts, setup
from .sight import conceal, imagine
from .state import RootOptions, RootState
from .text import TEXT
from .waiting import legal
from .workbench import WORKBENCH

GAME: Rulebook[RootState] = Rulebook(
    name="root",
    rules_version=3,
    decks=("deck", "factions", "suits", "quests", "ruins", "preparing"),
    dice=("battle",),
    lots=("first_player", "taken"),
    players=player_counts(),
    state=RootState,
    options=RootOptions,
    setup=setup,
    chapters=(battle, card_effects, movement, removing, turn),
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
    text=TEXT,
    beside=BESIDE,
    chronicler=CHRONICLER,
    workbench=WORKBENCH,
    first_game={"scenario": "first_game"},
    easy_seats=EASY,
)

__all__ = ["GAME"]
