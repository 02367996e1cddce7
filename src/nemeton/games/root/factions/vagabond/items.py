"""The Vagabond's items: face up or exhausted, whole or damaged, on tracks or in the satchel (Law 9.2.5)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from ...cards import BAG, COINS, TEA
from ...state import others
from .board import Item, VagabondBoard

if TYPE_CHECKING:
    from ...state import RootState

TRACKS = (TEA, COINS, BAG)
TRACK_LENGTH = 3

Key = tuple[str, int, int]  # an item as an option: its kind, exhausted, damaged


def is_wanderer(state: RootState, seat: int) -> bool:
    """Does a seat play a Vagabond, the first or the second? No band does."""
    return seat < len(state.boards) and isinstance(state.boards[seat], VagabondBoard)


def wanderers(state: RootState) -> list[int]:
    """Who plays a Vagabond (Law 9.7)."""
    return [seat for seat in range(len(state.boards)) if is_wanderer(state, seat)]


def met(state: RootState, seat: int) -> list[int]:
    """With whom a Vagabond has a relationship: everybody but Vagabonds (Law 9.2.9)."""
    return [other for other in others(state, seat) if not is_wanderer(state, other)]


def board_of(state: RootState, seat: int) -> VagabondBoard:
    """The Vagabond's board."""
    board = state.boards[seat]
    assert isinstance(board, VagabondBoard)
    return board


def key(item: Item) -> Key:
    """An item as an option names it; equal ones are one option."""
    return item.kind, int(item.exhausted), int(item.damaged)


def keys(items: Iterable[Item]) -> list[Key]:
    """Items as options, each sort once."""
    return sorted({key(item) for item in items})


def find(board: VagabondBoard, wanted: Key) -> Item:
    """An item of this sort."""
    return next(item for item in board.items if key(item) == wanted)


def given_up(items: Iterable[Item], wanted: Key) -> Item:
    """An item of this sort that leaves the game. Of two alike the one from under a ruin goes: nobody would rather keep
    it, since another of its kind may be taken then (Law 9.7.3)."""
    return max((item for item in items if key(item) == wanted), key=lambda item: item.from_ruin)


def ready(board: VagabondBoard, kind: str = "") -> list[Item]:
    """Items that can be exhausted: whole and face up."""
    return [item for item in board.items if not item.exhausted and not item.damaged and kind in ("", item.kind)]


def whole(board: VagabondBoard, kind: str = "") -> list[Item]:
    """Undamaged items, face up or not."""
    return [item for item in board.items if not item.damaged and kind in ("", item.kind)]


def damaged(board: VagabondBoard) -> list[Item]:
    """Damaged items."""
    return [item for item in board.items if item.damaged]


def exhaust(board: VagabondBoard, *kinds: str) -> None:
    """Turn ready items of these kinds face down."""
    for kind in kinds:
        ready(board, kind)[0].exhausted = True


def on_track(board: VagabondBoard, kind: str) -> int:
    """How many items lie on their track: ready ones, three at most (9.2.5.I).

    >>> on_track(VagabondBoard(items=[Item("tea"), Item("tea", exhausted=True)]), "tea")
    1
    """
    return min(TRACK_LENGTH, len(ready(board, kind)))


def off_tracks(board: VagabondBoard) -> list[Item]:
    """Items in the satchel and damaged ones: those that the limit counts (9.6.4)."""
    left = {kind: on_track(board, kind) for kind in TRACKS}
    off = []
    for item in board.items:
        if item.kind in left and left[item.kind] and not item.exhausted and not item.damaged:
            left[item.kind] -= 1
        else:
            off.append(item)
    return off
