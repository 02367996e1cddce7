"""What the Marquise may hope for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..base import Faction
from .board import BUILDINGS, POINTS, MarquiseBoard

if TYPE_CHECKING:
    from ...judge import Woods
    from ...state import RootState


class JudgedMarquise(Faction):
    """A faction whose buildings promise points."""

    pauses = ("root.marquise.action",)

    def hopes(self, state: RootState, seat: int, woods: Woods) -> float:
        """Sawmills make wood, wood becomes buildings, and each building scores more than the one before."""
        board = state.boards[seat]
        assert isinstance(board, MarquiseBoard)
        pieces = woods.pieces[seat]
        built = {kind: BUILDINGS - int(getattr(board, kind)) for kind in POINTS}
        next_points = max([points[built[kind]] for kind, points in POINTS.items() if built[kind] < BUILDINGS] or [0])
        income = pieces.get("sawmill", 0) + 0.6 * pieces.get("recruiter", 0) + 0.5 * pieces.get("workshop", 0)
        return (
            0.28 * woods.rounds * income
            + 0.35 * pieces.get("wood", 0)
            + 0.12 * woods.rounds * next_points
            + (1.5 if board.keep == "map" else 0.0)
            + 0.15 * board.actions * (state.active == seat)
        )
