"""The board of the Cult as it is set up by hand: the outcast, acolytes, lost souls."""

from collections.abc import Sequence

from nemeton.kernel import Phrase
from nemeton.kernel.workbench import Dial, Pile

from ...cards import SUITS
from ..bench import Board, FactionBench

MOST_ACOLYTES = 25
SHUNNED, HATED = "outcast", "hated"


class CultBench(FactionBench):
    """Acolytes are counted; lost souls are cards."""

    lasting = ("outcast", "hated", "acolytes", "lost_souls")

    def complete(self, board: Board) -> None:
        """Somebody is outcast."""
        board.setdefault("outcast", SUITS[0])
        board.setdefault("hated", False)
        board.setdefault("acolytes", 0)
        board.setdefault("lost_souls", [])

    def dials(self, board: Board, others: Sequence[str]) -> list[Dial]:
        """Who is outcast, how much, and how many acolytes wait."""
        suits = tuple((suit, Phrase(f"root.suit.{suit}")) for suit in SUITS)
        sides = (SHUNNED, Phrase("root.bench.side_outcast")), (HATED, Phrase("root.bench.side_hated"))
        numbers = tuple((str(count), str(count)) for count in range(MOST_ACOLYTES + 1))
        return [
            Dial("outcast", Phrase("root.bench.outcast"), board["outcast"], suits),
            Dial("hated", Phrase("root.bench.hated"), HATED if board["hated"] else SHUNNED, sides),
            Dial("acolytes", Phrase("root.bench.acolytes"), str(board["acolytes"]), numbers),
        ]

    def turn(self, board: Board, dial: str, value: str) -> None:
        """Set one of them."""
        board[dial] = {"outcast": value, "hated": value == HATED}.get(dial) if dial != "acolytes" else int(value)

    def piles(self, board: Board) -> dict[str, Pile]:
        """The lost souls."""
        return {"lost_souls": Pile("card", Phrase("root.bench.lost_souls"), board["lost_souls"])}


BENCH = CultBench()
