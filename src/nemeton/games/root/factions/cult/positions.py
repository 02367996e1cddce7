"""The board of the Cult as people write it."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from nemeton.kernel.bounds import MaybeName

from ...cards import CARDS, SUITS
from ...written import NOTATION, Names
from ..base import Faction
from .board import GARDENS, garden_of

if TYPE_CHECKING:
    from ...positions import Page


class WrittenCult(Faction):
    """Lost souls and revealed cards are written by name."""

    warrior_word = "lizard"
    board_keys = ("outcast", "hated", "acolytes", "lost_souls", "revealed")

    def read_board(
        self, page: Page, own: dict[str, Any], seat: int, fresh: bool, placed: Counter[str]
    ) -> dict[str, Any]:
        """Gardens that are not on the map are on the board; somebody is outcast from the setup on."""
        outcast = NOTATION.part(own, "outcast", MaybeName, "" if fresh else SUITS[0])
        if outcast:
            NOTATION.names([outcast], SUITS)
        cards = {key: NOTATION.names(NOTATION.part(own, key, Names, []), CARDS) for key in ("lost_souls", "revealed")}
        gardens = {garden_of(suit): max(0, GARDENS - placed[garden_of(suit)]) for suit in SUITS}
        return {"outcast": outcast, **cards, **gardens}
