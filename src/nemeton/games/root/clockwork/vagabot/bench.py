"""The board of the Vagabot as it is set up by hand: who it is, where it stands, its items."""

from collections.abc import Sequence

from nemeton.kernel import Phrase
from nemeton.kernel.workbench import Dial

from ...factions.bench import Board, FactionBench
from .board import FIRST_ITEMS
from .rules import CHARACTERS


class VagabotBench(FactionBench):
    """All items are alike: only which there are is set."""

    lasting = ("character", "at", "forest", "items", "quest", "quests", "covered")
    holds_items = True

    def complete(self, board: Board) -> None:
        """A thief in the first clearing."""
        board.setdefault("character", "thief")
        if "at" not in board and "forest" not in board:
            board["at"] = 1
        board.setdefault("items", [[kind] for kind in FIRST_ITEMS])

    def item(self, board: Board, item: str, by: int) -> None:
        """An item comes or goes."""
        if by > 0:
            board["items"].append([item])
            return
        held = next((one for one in board["items"] if one[0] == item), None)
        if held is not None:
            board["items"].remove(held)

    def dials(self, board: Board, others: Sequence[str]) -> list[Dial]:
        """Who it is."""
        names = tuple((name, Phrase(f"root.character.{name}")) for name in CHARACTERS)
        return [Dial("character", Phrase("root.bench.character"), board["character"], names)]

    def turn(self, board: Board, dial: str, value: str) -> None:
        """Somebody else."""
        board["character"] = value


BENCH = VagabotBench()
