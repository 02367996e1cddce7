"""The board of the Conspiracy as people write it: `{"plots": {"5": "bomb"}}` for those that lie face down."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Annotated, Any

import msgspec

from nemeton.kernel import Hidden, Phrase
from nemeton.kernel.bounds import Name

from ...written import NOTATION
from ..base import Faction
from .board import EACH, KINDS, PLOT, CorvidsBoard, Plot

if TYPE_CHECKING:
    from ...positions import Page
    from ...state import RootState


class WrittenPlot(msgspec.Struct, forbid_unknown_fields=True, rename={"denied": "not"}):
    """A plot of which all know that it is not some kinds."""

    kind: Name
    denied: Annotated[list[Name], msgspec.Meta(max_length=4)] = []


Written = Name | WrittenPlot
PlotsByPlace = Annotated[dict[Name, Written], msgspec.Meta(max_length=12)]
Plots = Annotated[list[Written], msgspec.Meta(max_length=12)]


class WrittenCorvids(Faction):
    """Plots by clearing; the supply only where all know something of it."""

    warrior_word = "crow"
    tokens = (PLOT, *KINDS)
    board_keys = ("plots", "supply", "actions", "placed", "exerted")

    def write_board(self, state: RootState, seat: int) -> dict[str, Any]:
        """Each with what all know that it is not."""
        board = state.boards[seat]
        assert isinstance(board, CorvidsBoard)
        supply = [_written(plot) for plot in board.supply]
        return {
            "plots": {str(where): _written(plot) for where, plot in sorted(board.plots.items())},
            "supply": supply if any(plot.denied for plot in board.supply) else [],
        }

    def read_board(
        self, page: Page, own: dict[str, Any], seat: int, fresh: bool, placed: Counter[str]
    ) -> dict[str, Any]:
        """Plots that are not named are those that are left: first those on the map, then those in the supply."""
        known = 0 if fresh else 1 << seat
        named = NOTATION.part(own, "plots", PlotsByPlace, {})
        down = [where for where, here in page.woods.items() if (seat, PLOT) in here.tokens]
        there = NOTATION.names(list(named), [str(where) for where in page.woods])
        plots = {int(where): _read(named[where], known) for where in there}
        for where in [at for at in plots if at not in down]:
            page.wrong(Phrase("root.check.no_plot", {"where": where}))
            del plots[where]
        supply = [_read(plot, known) for plot in NOTATION.part(own, "supply", Plots, [])]
        left = Counter({kind: EACH - placed[kind] for kind in KINDS})
        left.subtract(plot.kind.card for plot in (*plots.values(), *supply))
        spare = [kind for _ in range(EACH) for kind in KINDS if _take(left, kind)]
        for where in down:
            if where not in plots and spare:
                plots[where] = Plot(Hidden(spare.pop(0), known))
        supply += [Plot(Hidden(kind, known)) for kind in spare]
        supply.sort(key=lambda plot: (plot.denied, plot.kind.card))
        plots = dict(sorted(plots.items()))
        return {"plots": msgspec.to_builtins(plots, str_keys=True), "supply": msgspec.to_builtins(supply)}


def _take(left: Counter[str], kind: str) -> bool:
    """Is one of a kind left? Then it is taken."""
    left[kind] -= 1
    return left[kind] >= 0


def _written(plot: Plot) -> Any:
    return {"kind": plot.kind.card, "not": list(plot.denied)} if plot.denied else plot.kind.card


def _read(plot: Written, known: int) -> Plot:
    kind, denied = (plot, []) if isinstance(plot, str) else (plot.kind, plot.denied)
    NOTATION.names([kind, *denied], KINDS)
    return Plot(Hidden(kind, known), sorted({*denied}))
