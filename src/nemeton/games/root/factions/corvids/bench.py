"""The board of the Conspiracy as it is set up by hand: what each plot face down is."""

from collections.abc import Sequence

from nemeton.kernel import Phrase
from nemeton.kernel.workbench import Dial

from ..bench import Board, FactionBench
from .board import EACH, KINDS, PLOT


class CorvidsBench(FactionBench):
    """A plot that is put on the map lies face down; what it is, is set beside it."""

    lasting = ("plots",)

    def complete(self, board: Board) -> None:
        """None yet. What all know of a plot stays as it is."""
        board.setdefault("plots", {})

    def put(self, board: Board, piece: str, spot: str, by: int) -> None:
        """A plot comes to a clearing, or goes."""
        if piece != PLOT:
            return
        if by < 0:
            board["plots"].pop(spot, None)
        else:
            kinds = [kind_of(plot) for plot in board["plots"].values()]
            board["plots"].setdefault(spot, next((kind for kind in KINDS if kinds.count(kind) < EACH), KINDS[0]))

    def dials(self, board: Board, others: Sequence[str]) -> list[Dial]:
        """The kind of each plot face down."""
        kinds = tuple((kind, Phrase(f"root.piece.{kind}")) for kind in KINDS)
        return [
            Dial(where, Phrase("root.bench.plot", {"where": int(where)}), kind_of(plot), kinds)
            for where, plot in sorted(board["plots"].items(), key=lambda one: int(one[0]))
        ]

    def turn(self, board: Board, dial: str, value: str) -> None:
        """It is another one."""
        board["plots"][dial] = value


def kind_of(plot: object) -> str:
    """The kind of a plot as it is written."""
    return str(plot["kind"]) if isinstance(plot, dict) else str(plot)


BENCH = CorvidsBench()
