"""What the Alliance pays in supporters, and what sympathy scores (Law 8.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ... import rulings
from ...rules.rule import faction, may_place, may_place_once_swept
from ...state import others
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
    martial = any(faction(state, other).forces(state, other, where) >= MARTIAL_LAW for other in others(state, seat))
    return COSTS[placed(state, seat)] + martial


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
