"""Plots: where they lie, what others know of them, what the next one costs and scores (Law 13.2.2, 13.4.2, 13.5.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nemeton.kernel import BLANK, concealed

from ...state import tokens_in
from .board import EACH, KINDS, PLOT, CorvidsBoard, Plot

if TYPE_CHECKING:
    from ...state import RootState


def board_of(state: RootState, seat: int) -> CorvidsBoard:
    """The Conspiracy's board."""
    board = state.boards[seat]
    assert isinstance(board, CorvidsBoard)
    return board


def open_plot(state: RootState, seat: int, where: int) -> str:
    """The kind of the plot that lies face up there, if one does."""
    return next((kind for owner, kind in state.clearings[where].tokens if owner == seat and kind in KINDS), "")


def open_plots(state: RootState, seat: int) -> list[int]:
    """The clearings with a plot face up."""
    return [where for where in state.clearings if open_plot(state, seat, where)]


def has_plot(state: RootState, seat: int, where: int) -> bool:
    """Does a plot lie there, either side up?"""
    return bool(tokens_in(state, seat, where))


def plotted(state: RootState, seat: int) -> list[int]:
    """The clearings with a plot, either side up."""
    return [where for where in state.clearings if has_plot(state, seat, where)]


def flip_points(state: RootState, seat: int) -> int:
    """What the next flip scores: all plots that lie face up then (13.4.2)."""
    return len(open_plots(state, seat)) + 1


def price_of(state: RootState, seat: int) -> int:
    """How many warriors the next plot costs (13.5.2)."""
    return 1 + board_of(state, seat).placed


# What others may know


def may_be(state: RootState, seat: int, plot: Plot) -> list[str]:
    """The kinds that a plot face down may be, for all that everybody knows: not denied, and not both of them open."""
    shown = [open_plot(state, seat, where) for where in state.clearings]
    return [kind for kind in KINDS if kind not in plot.denied and shown.count(kind) < EACH]


def take_from_supply(board: CorvidsBoard, kind: str) -> Plot:
    """A plot of a kind leaves the supply unseen: nobody else can tell which of those there it was, so all are sure only
    of what held for each of them."""
    plot = next(plot for plot in board.supply if plot.kind.card == kind)
    common = set.intersection(*({*one.denied} for one in board.supply))
    for one in board.supply:
        one.denied = sorted(common)
    board.supply.remove(plot)
    tidy(board)
    return plot


def into_supply(board: CorvidsBoard, plot: Plot) -> None:
    """A plot comes back. The supply has no order of its own: first those of which nothing is known."""
    board.supply.append(plot)
    tidy(board)


def tidy(board: CorvidsBoard) -> None:
    """What was learnt may change where a plot lies in the supply; that order tells nothing which all do not know."""
    board.supply.sort(key=lambda plot: (plot.denied, plot.kind.card))


def lay_down(board: CorvidsBoard, where: int, plot: Plot) -> None:
    """A plot lies face down in a clearing."""
    board.plots[where] = plot
    board.plots = dict(sorted(board.plots.items()))


def seen_plot(plot: Plot, viewer: int) -> Plot:
    """A plot as a seat sees it."""
    return Plot(concealed([plot.kind], viewer)[0], [*plot.denied], plot.fell)


def seen_supply(plots: list[Plot], viewer: int) -> list[Plot]:
    """The supply as a seat sees it: in no order that would tell which came when."""
    seen = [seen_plot(plot, viewer) for plot in plots]
    return sorted(seen, key=lambda plot: (plot.kind.card == BLANK, plot.kind.card, plot.denied))


def is_down(state: RootState, seat: int, where: int) -> bool:
    """Does a plot lie face down there?"""
    return bool(tokens_in(state, seat, where, PLOT))
