"""Inis, for two to four players: chieftains settle an island, and one of them becomes its king."""

from pathlib import Path

from nemeton.kernel import Configuration, Rulebook, SkillLevel, Thinking

from . import (
    assembly,
    card_in_play,
    clash,
    gates,
    halves,
    moving,
    removing,
    season,
    setup,
    tale_draws,
    windows,
)
from .beside import BESIDE
from .check import check
from .check_agenda import beginning, legal
from .chronicle import CHRONICLER
from .coaching import COACH
from .decks.advantages import at_any_time
from .draw.picture import draw, lay
from .in_advance import ahead
from .judge import judge, standings
from .phrases import NAMING, VOCABULARY
from .positions import read, write
from .sight import conceal, imagine
from .state import InisOptions, InisState, met, seats
from .text import TEXT
from .workbench import WORKBENCH

LEVELS = (
    SkillLevel("gentle", error=0.8, seen=7, looks=1),
    SkillLevel("gentle", error=0.5, seen=12, looks=2),
    SkillLevel("gentle", error=0.3),
    SkillLevel("gentle", error=0.12),
    SkillLevel("greedy"),
    SkillLevel("search", iterations=120),
    SkillLevel("search", iterations=400),
    SkillLevel("search", iterations=1_200),
)

GAME: Rulebook[InisState] = Rulebook(
    name="inis",
    rules_version=2,
    decks=("tales", "territories", "last_territories", "actions"),
    lots=("brenn", "crows", "taken"),
    players=(2, 3, 4),
    state=InisState,
    options=InisOptions,
    setup=setup.setup,
    chapters=(
        setup,
        assembly,
        season,
        windows,
        card_in_play,
        halves,
        removing,
        tale_draws,
        gates,
        moving,
        clash,
    ),
    conceal=conceal,
    imagine=imagine,
    check=check,
    beginning=beginning,
    legal=legal,
    most_points=3,
    judge=judge,
    standings=standings,
    thinking=Thinking(levels=LEVELS),
    scores=lambda state: tuple(met(state, seat) for seat in seats(state)),
    draw=draw,
    lay=lay,
    words_folder=Path(__file__).parent / "words",
    naming=NAMING,
    vocabulary=VOCABULARY,
    ahead=ahead,
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
    windows={"inis.answer": "pass"},
    first_game={"scenario": "first_game"},
    text=TEXT,
    beside=BESIDE,
    chronicler=CHRONICLER,
    workbench=WORKBENCH,
    coach=COACH,
)

__all__ = ["GAME"]
