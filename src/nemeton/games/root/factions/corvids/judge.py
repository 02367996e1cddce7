"""What the Conspiracy may hope for."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from ..base import Faction
from .board import BOMB, EXTORTION, KINDS, PLOT, CorvidsBoard
from .plots import open_plot

if TYPE_CHECKING:
    from ...judge import Woods
    from ...state import RootState

GUARDED, ALONE = 0.75, 0.4  # how likely a plot face down comes to light, with a crow beside it or without
LAID = 0.6  # what a plot face down is good for beside its points: it crafts, bars rivals and strikes back
LASTING = 0.6  # what a plot that lies open adds to each round to come: every later one scores a point more
PAYER = 0.25  # what a warrior promises that could pay for the next plot
FIRST_CARDS = 0.3  # the first two cards in hand: each may bring a warrior to four clearings
EXERTED = 0.9  # what the cards of an evening are missed


class JudgedCorvids(Faction):
    """A faction whose points wait face down."""

    growth = 2.2
    pauses = ("root.corvids.flip", "root.corvids.recruit", "root.corvids.action", "root.corvids.exert")
    exposure: ClassVar = {PLOT: 1.2, **dict.fromkeys(KINDS, 2.0)}

    def hopes(self, state: RootState, seat: int, woods: Woods) -> float:
        """Plots face down score when they are turned up, the more the more lie open; warriors pay for the next ones."""
        board = state.boards[seat]
        assert isinstance(board, CorvidsBoard)
        shown = [open_plot(state, seat, where) for where in state.clearings]
        lie_open = sum(kind != "" for kind in shown)
        found, coming = FIRST_CARDS * min(2, len(state.hands[seat])), float(lie_open)
        chances = sorted((self.chance(state, seat, at) for at in board.plots), reverse=True)
        for chance in chances:
            coming += chance
            found += chance * coming + LAID
        found += sum(self.harm(state, seat, at, plot.kind.card) for at, plot in board.plots.items())
        found += min(woods.rounds, 4.0) * (LASTING * lie_open + 0.4 * shown.count(EXTORTION))
        payers = sum(min(here.warriors[seat], 2) for here in state.clearings.values())
        found += PAYER * min(len(board.supply), payers, 5) * min(1.0, woods.rounds / 2)
        if board.exerted and state.active == seat:
            found -= EXERTED
        return found

    def chance(self, state: RootState, seat: int, where: int) -> float:
        """How likely a plot comes to light: somebody must stand beside it to turn it up."""
        return GUARDED if state.clearings[where].warriors[seat] else ALONE

    def harm(self, state: RootState, seat: int, where: int, kind: str) -> float:
        """What a plot would do to others there: a bomb to all pieces, extortion to hands, now and every evening."""
        here = state.clearings[where]
        if kind == BOMB:
            pieces = sum(owner != seat for owner, _ in (*here.buildings, *here.tokens))
            return 0.05 * (sum(here.warriors) - here.warriors[seat]) + 0.5 * pieces - 0.4
        return 0.3 if kind == EXTORTION else 0.0
