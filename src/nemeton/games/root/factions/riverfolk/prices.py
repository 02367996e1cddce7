"""What the Riverfolk own, what they sell for how much, and what a trade post scores: questions only."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ... import rulings
from ...rules.rule import faction
from .board import HAND_CARD, MERCENARIES, POSTS, POSTS_OF_A_SUIT, RiverfolkBoard, post_of

if TYPE_CHECKING:
    from ...state import RootState


def board_of(state: RootState, seat: int) -> RiverfolkBoard:
    """The board of the Riverfolk."""
    board = state.boards[seat]
    assert isinstance(board, RiverfolkBoard)
    return board


def posts_on_map(state: RootState, seat: int) -> list[int]:
    """The clearings with a trade post."""
    kinds = [(seat, post_of(suit)) for suit in POSTS]
    return [where for where, here in state.clearings.items() if any(kind in here.tokens for kind in kinds)]


def post_points(board: RiverfolkBoard, suit: str) -> int:
    """What the slot scores that the next post of a suit leaves (11.5.6.3); a refusal may speak of one more."""
    return rulings.TRADE_POST_POINTS[min(POSTS_OF_A_SUIT - board.posts[suit], POSTS_OF_A_SUIT - 1)]


def services_left(state: RootState, seat: int, buyer: int) -> int:
    """How many services a player may still buy: one, and one for each clearing with a trade post and a piece of the
    own faction (11.2.6.II)."""
    own = faction(state, buyer)
    beside = sum(own.is_there(state, buyer, where) for where in posts_on_map(state, seat))
    return 1 + beside - len(board_of(state, seat).bought)


def why_not(state: RootState, seat: int, whom: int, service: str) -> tuple[str, str] | None:
    """Why a player cannot buy a service now, with its paragraph."""
    board, own = board_of(state, seat), faction(state, whom)
    if services_left(state, seat, whom) <= 0:
        return "root.refused.services", "11.2.6.II"
    if service == HAND_CARD and not state.hands[seat]:
        return "root.refused.empty_hand", "11.2.7.I"
    if service == MERCENARIES and not own.may_hire:
        return "root.refused.may_not_hire", "11.2.7.III.B"
    if service != HAND_CARD and service in board.bought:
        return "root.refused.bought", "11.2.7"
    if own.purse(state, whom) < board.prices[service]:
        return ("root.refused.purse", "11.2.6.I") if own.warriors else ("root.refused.purse_items", "11.2.6.III")
    return None


def river_of(state: RootState, where: int) -> tuple[int, ...]:
    """The clearings along the river from a clearing."""
    from ...state import map_of

    return map_of(state).clearings[where].river


def on_river(state: RootState) -> list[int]:
    """The clearings that lie on the river."""
    return [where for where in state.clearings if river_of(state, where)]
