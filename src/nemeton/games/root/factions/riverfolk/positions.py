"""The board of the Riverfolk as people write it."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from ...written import NOTATION, Names, Numbers
from ..base import Faction
from .board import FIRST_PRICE, POSTS, POSTS_OF_A_SUIT, SERVICES, RiverfolkBoard, post_of

if TYPE_CHECKING:
    from ...positions import Page
    from ...state import RootState

HEAPS = ("payments", "funds", "commitments")


class WrittenRiverfolk(Faction):
    """Warriors on the board are written by faction, prices by service, lost posts by suit."""

    warrior_word = "otter"
    tokens = tuple(post_of(suit) for suit in POSTS)
    board_keys = (*HEAPS, "prices", "gone", "bought")

    def write_board(self, state: RootState, seat: int) -> dict[str, Any]:
        """Others are called after their factions; a suit of which no post is lost is left out."""
        board = state.boards[seat]
        assert isinstance(board, RiverfolkBoard)
        named = {key: {state.factions[owner]: count for owner, count in getattr(board, key).items()} for key in HEAPS}
        return {**named, "gone": {suit: count for suit, count in board.gone.items() if count}}

    def read_board(
        self, page: Page, own: dict[str, Any], seat: int, fresh: bool, placed: Counter[str]
    ) -> dict[str, Any]:
        """Posts that are neither on the map nor lost are on their tracks; prices are two if nothing else is said."""
        read: dict[str, Any] = {}
        for key in HEAPS:
            written = NOTATION.part(own, key, Numbers, {})
            read[key] = {str(page.seat_of(name)): count for name, count in written.items()}
        gone = NOTATION.part(own, "gone", Numbers, {})
        NOTATION.names(list(gone), POSTS)
        read["gone"] = {suit: gone.get(suit, 0) for suit in POSTS}
        read["posts"] = {
            suit: max(0, POSTS_OF_A_SUIT - placed[post_of(suit)] - max(0, read["gone"][suit])) for suit in POSTS
        }
        prices = NOTATION.part(own, "prices", Numbers, {})
        NOTATION.names(list(prices), SERVICES)
        read["prices"] = prices if fresh else dict.fromkeys(SERVICES, FIRST_PRICE) | prices
        read["bought"] = NOTATION.names(NOTATION.part(own, "bought", Names, []), SERVICES)
        return read
