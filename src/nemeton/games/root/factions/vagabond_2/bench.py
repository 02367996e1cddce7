"""The board of the second Vagabond as it is set up by hand."""

from collections.abc import Sequence

from nemeton.kernel import Phrase
from nemeton.kernel.workbench import Dial

from ..bench import Board
from ..vagabond.bench import VagabondBench


class SecondVagabondBench(VagabondBench):
    """The same, with a pawn and a character of its own."""

    pawn = "second_pawn"
    figure = "w-vagabond_2"
    character = "ranger"
    own_tools = (pawn,)

    def dials(self, board: Board, others: Sequence[str]) -> list[Dial]:
        """The same again, told apart from those of the first."""
        found = super().dials(board, others)
        told = [Phrase("root.bench.of", {"faction": "vagabond_2", "text": dial.phrase}) for dial in found]
        return [dial._replace(phrase=phrase) for dial, phrase in zip(found, told, strict=True)]


BENCH = SecondVagabondBench()
