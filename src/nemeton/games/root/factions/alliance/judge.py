"""What the Alliance may hope for."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from ..base import Faction
from .board import POINTS, SYMPATHIES, AllianceBoard

if TYPE_CHECKING:
    from ...judge import Woods
    from ...state import RootState


class JudgedAlliance(Faction):
    """A faction that spreads."""

    growth = 1.7
    pauses = ("root.alliance.revolt", "root.alliance.spread", "root.alliance.day", "root.alliance.operation")
    exposure: ClassVar = {"sympathy": 0.3, **dict.fromkeys(("base_fox", "base_rabbit", "base_mouse"), 5.0)}

    def hopes(self, state: RootState, seat: int, woods: Woods) -> float:
        """Supporters pay for sympathy, sympathy scores the more the more of it there is, bases and officers act."""
        board = state.boards[seat]
        assert isinstance(board, AllianceBoard)
        loyal = SYMPATHIES - board.sympathy
        following = POINTS[min(loyal, SYMPATHIES - 1)]
        bases = 3 - len(board.bases)
        return (
            0.4 * min(10, len(board.supporters))
            + 0.35 * woods.rounds * following
            + 0.25 * loyal
            + (0.9 + 0.35 * woods.rounds) * bases
            + 0.3 * woods.rounds * min(4, board.officers)
        )
