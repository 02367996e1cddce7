"""What the Riverfolk own, what they have sold, and what a trade post scores: questions only. Half of them are about
whoever sells services, people or automata."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ... import rulings
from ...clockwork.riverfolk_robots.board import RiverfolkRobotsBoard
from ...maps import MAPS
from ...rules.rule import faction
from .board import POSTS, POSTS_OF_A_SUIT, RiverfolkBoard, post_of

if TYPE_CHECKING:
    from ...state import RootState


def board_of(state: RootState, seat: int) -> RiverfolkBoard:
    """The board of the Riverfolk."""
    board = state.boards[seat]
    assert isinstance(board, RiverfolkBoard)
    return board


def trader_of(state: RootState, seat: int) -> RiverfolkBoard | RiverfolkRobotsBoard:
    """The board of whoever sells services."""
    board = state.boards[seat]
    assert isinstance(board, RiverfolkBoard | RiverfolkRobotsBoard)
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
    return 1 + beside - len(trader_of(state, seat).bought)


def price_of_points(points: int) -> int:
    """What a service of automata costs, and one that an automaton buys: by the points of the buyer (B.9.2.3, B.9.7).

    >>> [price_of_points(points) for points in (0, 9, 10, 19, 20, 30)]
    [2, 2, 3, 3, 4, 4]
    """
    return 2 + min(points // 10, 2)


def river_of(state: RootState, where: int) -> tuple[int, ...]:
    """The clearings along the river from a clearing."""
    return MAPS[state.options.map].clearings[where].river


def on_river(state: RootState) -> list[int]:
    """The clearings that lie on the river."""
    return [where for where, site in MAPS[state.options.map].clearings.items() if site.river]
