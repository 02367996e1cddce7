"""What a faction is to a workbench (`workbench.py`): what lies on its board in a position, and how it is set."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from ..roster import Roster

if TYPE_CHECKING:
    from nemeton.kernel.workbench import Dial, Pile, Tool

Board = dict[str, Any]  # as positions write it


class FactionBench:
    """The board of a faction as it is set up by hand."""

    lasting: ClassVar[tuple[str, ...]] = ()  # what of the board lasts from turn to turn
    own_tools: ClassVar[tuple[str, ...]] = ()  # what is put on the map beside warriors, buildings and tokens
    holds_items = False  # do its items lie on its board, not in a box?

    def complete(self, board: Board) -> None:
        """Give a board what may have been left out."""

    def tools(self) -> Sequence[Tool]:
        """The things of `own_tools`."""
        return ()

    def place(self, board: Board, spot: str, by: int) -> None:
        """One of its own things comes to a spot, or goes."""
        raise NotImplementedError

    def put(self, board: Board, piece: str, spot: str, by: int) -> None:
        """One of its buildings or tokens comes to a clearing, or goes: what does its board make of it?"""

    def item(self, board: Board, item: str, by: int) -> None:
        """An item comes or goes."""
        raise NotImplementedError

    def dials(self, board: Board, others: Sequence[str]) -> list[Dial]:
        """What is set on the board."""
        return []

    def turn(self, board: Board, dial: str, value: str) -> None:
        """Set one of them."""
        raise NotImplementedError

    def piles(self, board: Board) -> dict[str, Pile]:
        """The cards that lie on it."""
        return {}


# Filled by `enlisted.py`.
BENCHES: Roster[FactionBench] = Roster()
