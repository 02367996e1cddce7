"""The board of the Eyrie as it is set up by hand: the leader, and the decree column by column."""

from collections.abc import Sequence

from nemeton.kernel import Phrase
from nemeton.kernel.workbench import Dial, Pile

from ..bench import Board, FactionBench
from .board import COLUMNS, LEADERS, VIZIER


class EyrieBench(FactionBench):
    """Viziers belong to the leader: whoever changes the leader changes them."""

    lasting = ("leader", "deposed", "decree")

    def complete(self, board: Board) -> None:
        """A leader, and all columns."""
        board.setdefault("leader", "builder")
        if "decree" not in board:
            board["decree"] = {column: [VIZIER] for column in LEADERS[board["leader"]]}
        for column in COLUMNS:
            board["decree"].setdefault(column, [])

    def dials(self, board: Board, others: Sequence[str]) -> list[Dial]:
        """Who leads."""
        leaders = tuple((name, Phrase(f"root.leader.{name}")) for name in LEADERS)
        return [Dial("leader", Phrase("root.bench.leader"), board["leader"], leaders)]

    def turn(self, board: Board, dial: str, value: str) -> None:
        """Another leader with other viziers."""
        board["leader"] = value
        board["deposed"] = [name for name in board.get("deposed", []) if name != value]
        for column, cards in board["decree"].items():
            viziers = [VIZIER] if column in LEADERS[value] else []
            board["decree"][column] = viziers + [card for card in cards if card != VIZIER]

    def piles(self, board: Board) -> dict[str, Pile]:
        """The columns of the decree; viziers stay in theirs."""
        return {
            column: Pile("card", Phrase(f"root.bench.decree_{column}"), board["decree"][column], (VIZIER,))
            for column in COLUMNS
        }


BENCH = EyrieBench()
