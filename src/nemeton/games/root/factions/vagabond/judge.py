"""What the Vagabond may hope for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...cards import BOOT, HAMMER, QUESTS, SWORD, TEA, TORCH
from ...places import suits_of
from ..base import Faction
from .board import ALLIED, HOSTILE, VagabondBoard

ITEM_WORTH = {SWORD: 0.9, BOOT: 0.8, HAMMER: 0.8, TORCH: 0.7, TEA: 0.8}
OTHER_ITEM, DAMAGED = 0.5, 0.25
REFRESHED, REFRESHED_BY_TEA = 3, 2  # items that birdsong refreshes (Law 9.4.1)
RESTING, EXHAUSTED = 0.06, 0.3  # what an exhausted item costs that the next birdsong refreshes, or does not
RUIN, QUEST = 0.8, 0.9  # what may be done where the pawn stands

if TYPE_CHECKING:
    from ...judge import Woods
    from ...state import RootState


class JudgedVagabond(Faction):
    """A faction that lives on its items."""

    growth = -0.7
    pauses = ("root.vagabond.refresh", "root.vagabond.slip", "root.vagabond.day")

    def hopes(self, state: RootState, seat: int, woods: Woods) -> float:
        """Items are actions, exhausted ones come back and damaged ones hardly; friends are points to come."""
        board = state.boards[seat]
        assert isinstance(board, VagabondBoard)
        found, tired, teas = 0.0, 0.0, 0
        for item in board.items:
            value = ITEM_WORTH.get(item.kind, OTHER_ITEM)
            if item.damaged:
                value *= DAMAGED
            elif item.exhausted:
                tired += 1
            elif item.kind == TEA:
                teas += 1
            found += value
        awake = REFRESHED + REFRESHED_BY_TEA * teas
        found -= RESTING * min(tired, awake) + EXHAUSTED * max(0.0, tired - awake)
        for place in board.relations.values():
            found += 1.2 if place == ALLIED else -0.2 if place == HOSTILE else 0.4 * place
        ready = [item.kind for item in board.items if not item.damaged and not item.exhausted]
        if board.at in state.ruins and TORCH in ready:
            found += RUIN
        if board.at and state.quests:
            suits = suits_of(state, board.at)
            found += QUEST * any(
                QUESTS[name].suit in suits and can_give(ready, QUESTS[name].items) for name in state.quests
            )
        return found * (0.5 + 0.12 * woods.rounds)


def can_give(ready: list[str], items: tuple[str, ...]) -> bool:
    """Are these items there, whole and not exhausted?"""
    return all(ready.count(item) >= items.count(item) for item in items)
