"""Cairn, for two players: shamans of the Sea and of the Forest raise megaliths."""

from pathlib import Path

from nemeton.kernel import Configuration, Rulebook

from . import abilities, turn
from .beside import BESIDE
from .check import check, legal
from .chronicle import CHRONICLER
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
)

__all__ = ["GAME"]
