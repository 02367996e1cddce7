"""What the Conspiracy may hope for."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from ..base import Faction
from .board import EXTORTION, KINDS, PLOT, CorvidsBoard
from .plots import open_plot

if TYPE_CHECKING:
    from ...judge import Woods
    from ...state import RootState

GUARDED, ALONE = 0.62, 0.3  # how likely a plot face down comes to light, with a crow beside it or without
LASTING = 0.45  # what a plot that lies open adds to each round to come
FROM_BOARD = 0.6  # what each plot that is still to be laid promises, for every warrior that could pay


class JudgedCorvids(Faction):
    """A faction whose points wait face down."""

    pauses = ("root.corvids.flip", "root.corvids.recruit", "root.corvids.action", "root.corvids.exert")
    exposure: ClassVar = {PLOT: 1.2, **dict.fromkeys(KINDS, 0.8)}

    def hopes(self, state: RootState, seat: int, woods: Woods) -> float:
        """Plots face down score when they are turned up, the more the more lie open; warriors pay for the next ones."""
        board = state.boards[seat]
        assert isinstance(board, CorvidsBoard)
        shown = [open_plot(state, seat, where) for where in state.clearings]
        lie_open = sum(kind != "" for kind in shown)
        found, coming = 0.0, float(lie_open)
        chances = sorted((GUARDED if self.guarded(state, seat, at) else ALONE for at in board.plots), reverse=True)
        for chance in chances:
            coming += chance
            found += chance * coming
        found += LASTING * min(woods.rounds, 4.0) * lie_open
        found += 0.35 * woods.rounds * shown.count(EXTORTION)
        payers = sum(min(here.warriors[seat], 2) for here in state.clearings.values())
        left = min(len(board.supply), payers, 4)
        return found + FROM_BOARD * left * min(1.0, woods.rounds / 2)

    def guarded(self, state: RootState, seat: int, where: int) -> bool:
        """Stands somebody beside a plot who can turn it up?"""
        return state.clearings[where].warriors[seat] > 0
