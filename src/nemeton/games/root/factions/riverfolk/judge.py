"""What the Riverfolk may hope for."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from ..base import Faction
from .board import RiverfolkBoard, total

if TYPE_CHECKING:
    from ...judge import Woods
    from ...state import RootState


class JudgedRiverfolk(Faction):
    """A faction that saves, and builds what its savings pay for."""

    pauses = ("root.offers", "root.riverfolk.day", "root.riverfolk.prices")
    exposure: ClassVar = {}

    def hopes(self, state: RootState, seat: int, woods: Woods) -> float:
        """Funds act again every turn and score by halves while a post stands; posts to come score."""
        board = state.boards[seat]
        assert isinstance(board, RiverfolkBoard)
        posts = sum(woods.pieces[seat].values())
        left = sum(board.posts.values())
        funds = total(board.funds)
        savings = 0.35 if posts else 0.25
        return (
            savings * funds
            + 0.3 * (total(board.payments) + total(board.commitments))
            + 0.5 * posts
            + 0.1 * min(left, 9)
        )
