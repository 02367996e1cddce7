"""What the Vagabond may hope for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...cards import BOOT, HAMMER, SWORD, TEA, TORCH
from ..base import Faction
from .board import ALLIED, HOSTILE, VagabondBoard

ITEM_WORTH = {SWORD: 0.9, BOOT: 0.8, HAMMER: 0.8, TORCH: 0.7, TEA: 0.8}
OTHER_ITEM, EXHAUSTED, DAMAGED = 0.5, 0.75, 0.25

if TYPE_CHECKING:
    from ...judge import Woods
    from ...state import RootState


class JudgedVagabond(Faction):
    """A faction that lives on its items."""

    pauses = ("root.vagabond.refresh", "root.vagabond.slip", "root.vagabond.day")

    def hopes(self, state: RootState, seat: int, woods: Woods) -> float:
        """Items are actions, exhausted ones come back and damaged ones hardly; friends are points to come."""
        board = state.boards[seat]
        assert isinstance(board, VagabondBoard)
        found = 0.0
        for item in board.items:
            use = DAMAGED if item.damaged else EXHAUSTED if item.exhausted else 1.0
            found += ITEM_WORTH.get(item.kind, OTHER_ITEM) * use
        for place in board.relations.values():
            found += 1.2 if place == ALLIED else -0.2 if place == HOSTILE else 0.4 * place
        kinds = {item.kind for item in board.items if not item.damaged}
        if TORCH in kinds and board.at in state.ruins:
            found += 0.4
        return found * (0.5 + 0.12 * woods.rounds)
