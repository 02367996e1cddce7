"""A seat that has not chosen its faction yet (Law A.8.2). It holds cards and nothing else: no pieces, no board, and no
turn before it has chosen. There is one for each seat, called after it, so that positions can tell them apart."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, get_args

from nemeton.kernel import Problem

from .. import Undecided
from ..base import Faction
from .board import UndecidedBoard

if TYPE_CHECKING:
    from ...judge import Woods
    from ...state import RootState


class UndecidedSeat(Faction):
    """Somebody who waits for a card of the row."""

    is_undecided = True
    promise = 1.2  # about what those have who have chosen

    def __init__(self, name: str) -> None:
        self.name = name

    def board(self) -> UndecidedBoard:
        return UndecidedBoard()

    def check(self, state: RootState, seat: int) -> Iterator[Problem]:
        """Only while the table is set up with setup cards, and in the seat whose name it bears."""
        if state.draft is None or self.name != name_of(seat):
            yield Problem("root.check.undecided", {"number": seat + 1, "law": "A.8.2"})

    def hopes(self, state: RootState, seat: int, woods: Woods) -> float:
        return 0.0


def name_of(seat: int) -> Undecided:
    """What a seat is called before it has chosen."""
    names: tuple[Undecided, ...] = get_args(Undecided)
    return names[seat]


SEATS = {name: UndecidedSeat(name) for name in get_args(Undecided)}
