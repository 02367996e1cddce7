"""The board of the Hundreds as people write it: `{"warlord": 5, "mood": "rowdy", "command": ["boot"]}`."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from nemeton.kernel.bounds import MaybeName

from ...cards import ITEM_SUPPLY
from ...written import NOTATION, Names
from ..base import Faction
from .board import MOB, MOBS, MOODS, STRONGHOLD, STRONGHOLDS, STUBBORN

if TYPE_CHECKING:
    from ...positions import Page

ITEM_LISTS = ("command", "prowess", "gained", "from_ruins")


class WrittenHundreds(Faction):
    """Strongholds and mobs that are not on the map are on the board; who does not say a mood is stubborn."""

    warrior_word = "rat"
    tokens = (MOB,)
    board_keys = ("warlord", "mood", *ITEM_LISTS, "commanded", "advanced")

    def read_board(
        self, page: Page, own: dict[str, Any], seat: int, fresh: bool, placed: Counter[str]
    ) -> dict[str, Any]:
        """Names are those of moods and items. Items under ruins are theirs if nobody else brings any."""
        for key in ITEM_LISTS:
            NOTATION.names(NOTATION.part(own, key, Names, []), ITEM_SUPPLY)
        mood = NOTATION.part(own, "mood", MaybeName, "" if fresh else STUBBORN)
        NOTATION.names([mood] if mood else [], MOODS)
        return {
            STRONGHOLD: max(0, STRONGHOLDS - placed[STRONGHOLD]),
            MOB: max(0, MOBS - placed[MOB]),
            "mood": mood,
            "brought": not fresh and not page.has_filled_ruins,
        }
