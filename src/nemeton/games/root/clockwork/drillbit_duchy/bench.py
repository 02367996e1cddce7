"""The board of the Drillbit Duchy as it is set up by hand: the Burrow and the ministers."""

from collections.abc import Sequence

from nemeton.kernel import Phrase
from nemeton.kernel.workbench import Dial, Pile

from ...factions.bench import Board, FactionBench
from .board import MINISTERS

MOST_WARRIORS = 20
YES, NO = "yes", "no"


class DrillbitDuchyBench(FactionBench):
    """Warriors in the Burrow are counted; each minister is swayed or not; ambushes lie open."""

    lasting = ("burrow", "swayed", "ambushes")

    def complete(self, board: Board) -> None:
        """Nobody and nothing yet."""
        board.setdefault("burrow", 0)
        board.setdefault("swayed", [])
        board.setdefault("ambushes", [])

    def dials(self, board: Board, others: Sequence[str]) -> list[Dial]:
        """The Burrow, nine ministers."""
        warriors = tuple((str(count), str(count)) for count in range(MOST_WARRIORS + 1))
        either = ((NO, Phrase("root.bench.unswayed")), (YES, Phrase("root.bench.swayed")))
        dials = [Dial("burrow", Phrase("root.bench.burrow"), str(board["burrow"]), warriors)]
        return dials + [
            Dial(name, Phrase(f"root.minister.{name}"), YES if name in board["swayed"] else NO, either)
            for name in MINISTERS
        ]

    def turn(self, board: Board, dial: str, value: str) -> None:
        """So many in the Burrow, or a crown."""
        if dial == "burrow":
            board["burrow"] = int(value)
            return
        kept = [name for name in board["swayed"] if name != dial]
        board["swayed"] = [*kept, dial] if value == YES else kept

    def piles(self, board: Board) -> dict[str, Pile]:
        """Ambushes before it."""
        return {"ambushes": Pile("card", Phrase("root.bench.machine_ambushes"), board["ambushes"])}


BENCH = DrillbitDuchyBench()
