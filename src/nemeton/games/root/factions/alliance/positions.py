"""The board of the Alliance as people write it."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

import msgspec

from nemeton.kernel.notation import written_cards

from ...written import NOTATION, Cards
from ..base import Faction
from .board import BASES, SYMPATHIES, AllianceBoard

if TYPE_CHECKING:
    from ...positions import Page
    from ...state import RootState


class WrittenAlliance(Faction):
    """Supporters are written as hands are."""

    warrior_word = "rebel"
    tokens = ("sympathy",)
    board_keys = ("supporters", "officers", "operations")

    def write_board(self, state: RootState, seat: int) -> dict[str, Any]:
        """With whoever knows them."""
        board = state.boards[seat]
        assert isinstance(board, AllianceBoard)
        return {"supporters": written_cards(board.supporters, 1 << seat)}

    def read_board(
        self, page: Page, own: dict[str, Any], seat: int, fresh: bool, placed: Counter[str]
    ) -> dict[str, Any]:
        """Bases and sympathy that are not on the map are on the board."""
        cards = page.cards(NOTATION.part(own, "supporters", Cards, []), 1 << seat)
        bases = [suit for suit in BASES if not placed[f"base_{suit}"]]
        sympathy = max(0, SYMPATHIES - placed["sympathy"])
        return {"supporters": msgspec.to_builtins(cards), "sympathy": sympathy, "bases": bases}
