"""The board of the Marquise as people write it."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from ..base import Faction
from .board import BUILDINGS, KINDS, WOOD

if TYPE_CHECKING:
    from ...positions import Page


class WrittenMarquise(Faction):
    """Buildings and wood that are not on the map are on the board."""

    warrior_word = "cat"
    tokens = ("keep", "wood")
    board_keys = ("keep", "actions", "recruited")

    def read_board(
        self, page: Page, own: dict[str, Any], seat: int, fresh: bool, placed: Counter[str]
    ) -> dict[str, Any]:
        """The keep is where it is seen, on the board before the setup, else gone."""
        keep = own.get("keep", "map" if placed["keep"] else "board" if fresh else "gone")
        left = {kind: max(0, BUILDINGS - placed[kind]) for kind in KINDS}
        return {"keep": keep, **left, "wood": max(0, WOOD - placed["wood"])}
