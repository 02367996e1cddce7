"""The board of the Riverfolk Robots as it is set up by hand: payments of everybody, and the market."""

from collections.abc import Sequence

from nemeton.kernel import Phrase
from nemeton.kernel.workbench import Dial, Pile

from ...factions.bench import Board, FactionBench

OWN, MOST = "riverfolk_robots", 15


class RiverfolkRobotsBench(FactionBench):
    """A number for everybody, and cards that lie open."""

    lasting = ("market", "payments")

    def complete(self, board: Board) -> None:
        """Nothing lies there."""
        board.setdefault("market", [])
        board.setdefault("payments", {})

    def dials(self, board: Board, others: Sequence[str]) -> list[Dial]:
        """Payments."""
        numbers = tuple((str(count), str(count)) for count in range(MOST + 1))
        return [
            Dial(
                f"payments.{name}",
                Phrase("root.bench.heap_payments", {"faction": name}),
                str(board["payments"].get(name, 0)),
                numbers,
            )
            for name in (OWN, *others)
        ]

    def turn(self, board: Board, dial: str, value: str) -> None:
        """So many; who has none is not named."""
        name = dial.partition(".")[2]
        board["payments"][name] = int(value)
        if not board["payments"][name]:
            del board["payments"][name]

    def piles(self, board: Board) -> dict[str, Pile]:
        """The market."""
        return {"market": Pile("card", Phrase("root.bench.machine_market"), board["market"])}


BENCH = RiverfolkRobotsBench()
