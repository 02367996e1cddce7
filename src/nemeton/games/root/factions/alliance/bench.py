"""The board of the Alliance as it is set up by hand: officers and supporters."""

from collections.abc import Sequence

from nemeton.kernel import Phrase
from nemeton.kernel.workbench import Dial, Pile

from ..bench import Board, FactionBench

MOST_OFFICERS = 10


class AllianceBench(FactionBench):
    """Officers are counted; supporters are cards."""

    lasting = ("supporters", "officers")

    def complete(self, board: Board) -> None:
        """Nobody yet."""
        board.setdefault("supporters", [])
        board.setdefault("officers", 0)

    def dials(self, board: Board, others: Sequence[str]) -> list[Dial]:
        """How many officers."""
        numbers = tuple((str(count), str(count)) for count in range(MOST_OFFICERS + 1))
        return [Dial("officers", Phrase("root.bench.officers"), str(board["officers"]), numbers)]

    def turn(self, board: Board, dial: str, value: str) -> None:
        """So many officers."""
        board["officers"] = int(value)

    def piles(self, board: Board) -> dict[str, Pile]:
        """The supporters."""
        return {"supporters": Pile("card", Phrase("root.bench.supporters"), board["supporters"])}


BENCH = AllianceBench()
