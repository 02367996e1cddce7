"""The board of the Duchy as it is set up by hand: the Burrow, the ministers and their crowns."""

from collections.abc import Sequence

from nemeton.kernel import Phrase
from nemeton.kernel.workbench import Dial

from ..bench import Board, FactionBench
from .board import MINISTERS, RANKS

MOST_WARRIORS = 20
YES, NO = "yes", "no"


class DuchyBench(FactionBench):
    """Warriors in the Burrow are counted; each minister is swayed or not; crowns may be lost."""

    lasting = ("burrow", "swayed", "lost")

    def complete(self, board: Board) -> None:
        """Nobody yet."""
        board.setdefault("burrow", 0)
        board.setdefault("swayed", [])
        board.setdefault("lost", {})

    def dials(self, board: Board, others: Sequence[str]) -> list[Dial]:
        """The Burrow, nine ministers, three ranks."""
        warriors = tuple((str(count), str(count)) for count in range(MOST_WARRIORS + 1))
        either = ((NO, Phrase("root.bench.unswayed")), (YES, Phrase("root.bench.swayed")))
        dials = [Dial("burrow", Phrase("root.bench.burrow"), str(board["burrow"]), warriors)]
        dials += [
            Dial(name, Phrase(f"root.minister.{name}"), YES if name in board["swayed"] else NO, either)
            for name in MINISTERS
        ]
        for rank, facts in RANKS.items():
            numbers = tuple((str(count), str(count)) for count in range(facts.crowns + 1))
            dials.append(
                Dial(rank, Phrase("root.bench.lost", {"rank": rank}), str(board["lost"].get(rank, 0)), numbers)
            )
        return dials

    def turn(self, board: Board, dial: str, value: str) -> None:
        """Set one of them."""
        if dial == "burrow":
            board["burrow"] = int(value)
        elif dial in RANKS:
            board["lost"] = {**board["lost"], dial: int(value)}
        else:
            swayed = [name for name in board["swayed"] if name != dial]
            board["swayed"] = [*swayed, dial] if value == YES else swayed


BENCH = DuchyBench()
