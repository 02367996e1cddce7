"""The board of the Electric Eyrie as it is set up by hand: the decree column by column."""

from nemeton.kernel import Phrase
from nemeton.kernel.workbench import Pile

from ...cards import BIRD
from ...factions.bench import Board, FactionBench
from .board import COLUMNS, VIZIER


class ElectricEyrieBench(FactionBench):
    """Viziers stay in the column of birds."""

    lasting = ("decree",)

    def complete(self, board: Board) -> None:
        """Two viziers, and all columns."""
        decree = board.setdefault("decree", {BIRD: [VIZIER, VIZIER]})
        for suit in COLUMNS:
            decree.setdefault(suit, [])

    def piles(self, board: Board) -> dict[str, Pile]:
        """The columns of the decree."""
        return {
            suit: Pile("card", Phrase("root.bench.machine_column", {"suit": suit}), board["decree"][suit], (VIZIER,))
            for suit in COLUMNS
        }


BENCH = ElectricEyrieBench()
