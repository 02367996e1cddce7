"""The island's boards, both sides of them: facts, no behaviour. Land 0 of a board is its ocean."""

from .balanced import BALANCED_BOARDS, LAYOUTS
from .board import Board, Join, Layout, Point, Side, Site
from .thematic import ACROSS, CROSSWISE, OVERSEAS, THEMATIC_BOARDS, TRIALS, USUAL, hangs_together

BALANCED = tuple(BALANCED_BOARDS)
THEMATIC = tuple(THEMATIC_BOARDS)
BOARDS: dict[str, Board] = {**BALANCED_BOARDS, **THEMATIC_BOARDS}

__all__ = [
    "ACROSS",
    "BALANCED",
    "BOARDS",
    "CROSSWISE",
    "LAYOUTS",
    "OVERSEAS",
    "THEMATIC",
    "TRIALS",
    "USUAL",
    "Board",
    "Join",
    "Layout",
    "Point",
    "Side",
    "Site",
    "hangs_together",
]
