"""The board of the Duchy as people write it."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from ...cards import CARDS
from ...written import NOTATION, Names, Numbers
from ..base import Faction
from .board import CITADEL, MARKET, MINISTERS, OF_EACH, RANKS, TUNNEL

if TYPE_CHECKING:
    from ...positions import Page


class WrittenDuchy(Faction):
    """Buildings and tunnels that are not on the map are on the board; crowns that nobody wears and that have not left
    the game as well."""

    warrior_word = "mole"
    tokens = (TUNNEL,)
    board_keys = ("burrow", "swayed", "lost", "revealed", "acted", "actions")

    def read_board(
        self, page: Page, own: dict[str, Any], seat: int, fresh: bool, placed: Counter[str]
    ) -> dict[str, Any]:
        """Names are those of ministers, ranks and cards."""
        for key in ("swayed", "acted"):
            NOTATION.names(NOTATION.part(own, key, Names, []), MINISTERS)
        NOTATION.names(NOTATION.part(own, "revealed", Names, []), CARDS)
        NOTATION.names(list(NOTATION.part(own, "lost", Numbers, {})), RANKS)
        return {piece: max(0, OF_EACH - placed[piece]) for piece in (CITADEL, MARKET, TUNNEL)}
