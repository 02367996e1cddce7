"""What the Alliance pays in supporters, and what sympathy scores (Law 8.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ... import rulings
from ...rules.rule import faction, may_place, may_place_once_swept, owner_of
from ...state import bands_of
from .board import COSTS, POINTS, SYMPATHIES, AllianceBoard

if TYPE_CHECKING:
    from ...state import RootState

REVOLT_COST, MARTIAL_LAW = 2, 3


def board_of(state: RootState, seat: int) -> AllianceBoard:
    """The Alliance's board."""
    board = state.boards[seat]
    assert isinstance(board, AllianceBoard)
    return board


def sympathy_cost(state: RootState, seat: int, where: int) -> int:
    """What the next sympathy costs there; three warriors of one other player make it dearer (8.4.2.II.A)."""
    martial = any(other != seat and led_by(state, other, where) >= MARTIAL_LAW for other in range(len(state.factions)))
    return least_cost(state, seat) + martial


def led_by(state: RootState, other: int, where: int) -> int:
    """Warriors of another player, those that it counts for rule too: hired ones and those of its bands."""
    count = faction(state, other).forces(state, other, where)
    if state.bands:
        count += sum(owner_of(state, band).fighters(state, band, where) for band in bands_of(state, other))
    return count


def least_cost(state: RootState, seat: int) -> int:
    """What the next sympathy costs where there is no martial law (8.4.2.II)."""
    return COSTS[placed(state, seat)]


def sympathy_points(state: RootState, seat: int) -> int:
    """What the slot scores that the next sympathy leaves (8.4.2.III)."""
    return POINTS[placed(state, seat)]


def placed(state: RootState, seat: int) -> int:
    """How many sympathy tokens have left the track; a refusal may speak of one more than there are."""
    return min(SYMPATHIES - board_of(state, seat).sympathy, SYMPATHIES - 1)


def may_rise(state: RootState, seat: int, where: int) -> bool:
    """May a revolt place a base there? A snare forbids it, but the revolt removes the snare first (8.4.1.III, ruling
    P5)."""
    is_free = may_place_once_swept if rulings.SWEEPING_ALLOWS_PLACING else may_place
    return is_free(state, seat, where)
