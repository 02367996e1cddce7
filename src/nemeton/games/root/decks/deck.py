"""What a deck is."""

from collections.abc import Mapping
from typing import NamedTuple

from nemeton.kernel import Asked

from ..cards import DOMINANCE, Card


class Deck(NamedTuple):
    """The shared deck of a table."""

    name: str
    cards: tuple[Card, ...]
    asked: Mapping[str, Asked] = {}  # what its cards ask, and what may be answered
    shifts_rule: bool = False  # may its cards change who rules before the birdsong's own procedure?

    def dealt(self, players: int) -> list[str]:
        """Every card by name, as often as there are copies; two players play without dominance cards (Law 5.1.3)."""
        used = [card for card in self.cards if players > 2 or card.kind != DOMINANCE]
        return [card.id for card in used for _ in range(card.copies)]
