"""The Vagabot's items: all alike, exhausted to act, damaged by hits (B.7.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..automaton import has_trait
from .board import Item, VagabotBoard

if TYPE_CHECKING:
    from ...state import RootState

TRACK = (6, 9, 12)  # so many items put one more on the battle track


def board_of(state: RootState, seat: int) -> VagabotBoard:
    """Its board."""
    board = state.boards[seat]
    assert isinstance(board, VagabotBoard)
    return board


def whole(board: VagabotBoard) -> list[Item]:
    """Undamaged items, face up or not."""
    return [item for item in board.items if not item.damaged]


def ready(board: VagabotBoard) -> list[Item]:
    """Whole items face up."""
    return [item for item in board.items if not item.damaged and not item.exhausted]


def damaged(board: VagabotBoard) -> list[Item]:
    """Damaged items."""
    return [item for item in board.items if item.damaged]


def on_track(state: RootState, board: VagabotBoard) -> int:
    """How many items lie on the battle track (B.7.2.4); by a trait damaged ones count as well."""
    count = len(board.items) if has_trait(state, "questing") else len(whole(board))
    return sum(count >= least for least in TRACK)


def track_places(state: RootState, board: VagabotBoard) -> set[int]:
    """Which items lie on the battle track, by place: who lies there stays, and of those that come exhausted ones come
    first (ruling A21)."""
    order = [(not item.on_track, not item.exhausted, at) for at, item in enumerate(board.items) if not item.damaged]
    return {at for *_, at in sorted(order)[: on_track(state, board)]}


def off_track(state: RootState, board: VagabotBoard) -> list[Item]:
    """Undamaged items that do not lie on the battle track."""
    lying = track_places(state, board)
    return [item for at, item in enumerate(board.items) if not item.damaged and at not in lying]


def usable(state: RootState, board: VagabotBoard) -> int:
    """How many items it can exhaust: those on the battle track stay as they are (B.7.2.4)."""
    return sum(not item.exhausted for item in off_track(state, board))


def exhaust(state: RootState, board: VagabotBoard, count: int) -> None:
    """Turn so many ready items face down; those on the battle track are there to stay."""
    lying = track_places(state, board)
    for at, item in enumerate(board.items):
        item.on_track = at in lying
    for item in [item for item in ready(board) if not item.on_track][:count]:
        item.exhausted = True


def fragile(state: RootState, board: VagabotBoard) -> list[Item]:
    """The items that hits can damage; by a trait none leaves the battle track."""
    return off_track(state, board) if has_trait(state, "questing") else whole(board)


def damage(state: RootState, board: VagabotBoard, count: int) -> int:
    """Damage so many items, exhausted ones first (B.7.2.5); how many were."""
    hurt = sorted(fragile(state, board), key=lambda item: not item.exhausted)[:count]
    for item in hurt:
        item.damaged, item.on_track = True, False
    return len(hurt)


def repair(board: VagabotBoard, count: int) -> int:
    """Repair so many items, unexhausted ones first; they keep their side (B.7.5.5). How many were."""
    mended = sorted(damaged(board), key=lambda item: item.exhausted)[:count]
    for item in mended:
        item.damaged = False
    return len(mended)
