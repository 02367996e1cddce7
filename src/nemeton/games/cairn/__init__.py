"""Cairn, for two players: shamans of the Sea and of the Forest raise megaliths."""

from pathlib import Path

from nemeton.kernel import Configuration, Rulebook, SkillLevel, Thinking

from . import abilities, turn
from .beside import BESIDE
from .book import EXPLORER
from .check import check, legal
from .chronicle import CHRONICLER
from .coaching import COACH
from .draw.picture import draw, lay
from .field import FACES
from .in_advance import ahead
from .judge import judge
from .phrases import NAMING, VOCABULARY
from .positions import read, write
from .setup import setup
from .sight import conceal, imagine
from .state import MEGALITHS_TO_WIN, CairnOptions, CairnState, scores
from .text import TEXT
from .workbench import WORKBENCH

LEVELS = (  # there is room for more than eight small steps: the low ones are small, since most people play there
    SkillLevel("gentle", error=0.17),
    SkillLevel("greedy"),
    SkillLevel("search", iterations=8, compiled=8),
    SkillLevel("search", iterations=24, compiled=24),
    SkillLevel("search", iterations=80, compiled=80),
    SkillLevel("champion", iterations=250, compiled=320, nodes=700),
    SkillLevel("champion", iterations=600, compiled=2_500, nodes=8_000),
    SkillLevel("champion", iterations=1_600, compiled=40_000, nodes=3_000_000),
)

GAME: Rulebook[CairnState] = Rulebook(
    name="cairn",
    rules_version=1,
    decks=("stack",),
    lots=("first_player", *FACES),
    players=(2,),
    state=CairnState,
    options=CairnOptions,
    setup=setup,
    chapters=(turn, abilities),
    conceal=conceal,
    hides_hands=False,
    imagine=imagine,
    check=check,
    legal=legal,
    most_points=MEGALITHS_TO_WIN,
    judge=judge,
    thinking=Thinking(levels=LEVELS),
    scores=scores,
    draw=draw,
    lay=lay,
    words_folder=Path(__file__).parent / "words",
    naming=NAMING,
    vocabulary=VOCABULARY,
    ahead=ahead,
    configurations=(
        Configuration(2),
        Configuration(2, {"megaliths": "beginner", "start": "first_games"}),
        Configuration(2, {"start": "first_games"}),
        Configuration(2, {"exit_by_ability": True, "corner_exit": False, "moving_stone": "field"}),
        Configuration(2, {"transformation": "mandatory", "repetition": "draw", "first_player": "forest"}),
    ),
    write=write,
    read=read,
    text=TEXT,
    beside=BESIDE,
    chronicler=CHRONICLER,
    workbench=WORKBENCH,
    explorer=EXPLORER,
    coach=COACH,
)

__all__ = ["GAME"]
