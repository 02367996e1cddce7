"""The board of the Keepers as it is set up by hand: relics in forests, the retinue column by column."""

from collections.abc import Sequence

from nemeton.kernel import Phrase
from nemeton.kernel.workbench import Dial, Pile

from ..bench import Board, FactionBench
from .board import COLUMNS, RELICS, RETAINER, VALUES


class KeepersBench(FactionBench):
    """Relics that are not put into clearings lie in forests by themselves; recovered ones are set by number."""

    lasting = ("relics", "recovered", "gone", "retinue")

    def complete(self, board: Board) -> None:
        """All columns, with a faithful retainer in each."""
        if "retinue" not in board:
            board["retinue"] = {column: [RETAINER] for column in COLUMNS}
        for column in COLUMNS:
            board["retinue"].setdefault(column, [])
        board.setdefault("recovered", [])
        board.setdefault("relics", {})

    def put(self, board: Board, piece: str, spot: str, by: int) -> None:
        """A relic that comes to a clearing leaves those that are home, or its forest."""
        if piece not in RELICS or by < 0:
            return
        if piece in board["recovered"]:
            board["recovered"].remove(piece)
        else:
            self.leave_forest(board, piece)

    def leave_forest(self, board: Board, piece: str) -> None:
        """A relic that lies in a forest by name does not any more."""
        words = piece.removeprefix("relic_").replace("_", " ")
        for lying in board["relics"].values():
            for name in (words, f"{words} shown"):
                if name in lying:
                    lying.remove(name)
                    return

    def dials(self, board: Board, others: Sequence[str]) -> list[Dial]:
        """How many relics of each sort are home."""
        found = []
        for piece in RELICS:
            counts = tuple((str(count), str(count)) for count in range(VALUES.count(piece[-1]) + 1))
            home = str(board["recovered"].count(piece))
            found.append(Dial(piece, Phrase("root.bench.relic", {"piece": piece}), home, counts))
        return found

    def turn(self, board: Board, dial: str, value: str) -> None:
        """Relics come home, or go back to the forests."""
        rest = [piece for piece in board["recovered"] if piece != dial]
        more = int(value) - board["recovered"].count(dial)
        for _ in range(more):
            self.leave_forest(board, dial)
        board["recovered"] = rest + [dial] * int(value)

    def piles(self, board: Board) -> dict[str, Pile]:
        """The columns of the retinue; faithful retainers stay in theirs."""
        return {
            column: Pile("card", Phrase(f"root.bench.retinue_{column}"), board["retinue"][column], (RETAINER,))
            for column in COLUMNS
        }


BENCH = KeepersBench()
