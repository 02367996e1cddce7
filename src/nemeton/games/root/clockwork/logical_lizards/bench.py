"""The board of the Logical Lizards as it is set up by hand: acolytes and lost souls."""

from collections.abc import Sequence

from nemeton.kernel import Phrase
from nemeton.kernel.workbench import Dial, Pile

from ...factions.bench import Board, FactionBench

MOST_ACOLYTES = 25


class LogicalLizardsBench(FactionBench):
    """All cards lie open."""

    lasting = ("acolytes", "marker", "lost_souls")

    def complete(self, board: Board) -> None:
        """Nobody and nothing."""
        board.setdefault("acolytes", 0)
        board.setdefault("lost_souls", [])

    def dials(self, board: Board, others: Sequence[str]) -> list[Dial]:
        """Acolytes."""
        numbers = tuple((str(count), str(count)) for count in range(MOST_ACOLYTES + 1))
        return [Dial("acolytes", Phrase("root.bench.acolytes"), str(board["acolytes"]), numbers)]

    def turn(self, board: Board, dial: str, value: str) -> None:
        """So many."""
        board["acolytes"] = int(value)

    def piles(self, board: Board) -> dict[str, Pile]:
        """The lost souls."""
        return {"lost_souls": Pile("card", Phrase("root.bench.lost_souls"), board["lost_souls"])}


BENCH = LogicalLizardsBench()
