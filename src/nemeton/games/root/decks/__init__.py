"""The decks. Adding one is a file of its own and a row here; the rules know no card by name."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from ..cards import AMBUSH, AMBUSHES, CARDS, DOMINANCE, DOMINANCES, HOOK_NAMES, HOOKS
from ..clockwork import people_among
from ..rules.modifiers import add_card
from .base import BASE
from .deck import Deck
from .exiles import EXILES

if TYPE_CHECKING:
    from ..state import RootState

DECKS: dict[str, Deck] = {deck.name: deck for deck in (BASE, EXILES)}


def dominant(factions: Iterable[str], against: str) -> int:
    """How many there are whom dominance cards serve (Law 5.1.3): people, and nobody where they play together (B.3.4,
    B.3.5)."""
    return 0 if against == "machines" else people_among(factions)


def deck_of(state: "RootState") -> list[str]:
    """Every card of the deck that a table plays with, as often as there are copies."""
    return DECKS[state.options.deck].dealt(dominant(state.factions, state.options.against))


def enlist(deck: Deck) -> None:
    """The cards of a deck take part: they are found by name and by their hooks. Decks may share cards."""
    hooks = HOOKS.setdefault(deck.name, {name: [] for name in HOOK_NAMES})
    for card in deck.cards:
        for name, cards in hooks.items():
            if getattr(card, name) is not None and card not in cards:
                cards.append(card)
        if card.id in CARDS:
            assert CARDS[card.id] is card, f"two cards are named {card.id}"
            continue
        CARDS[card.id] = card
        if card.kind == AMBUSH:
            AMBUSHES.append(card.id)
        if card.kind == DOMINANCE:
            DOMINANCES.append(card.id)
        add_card(card)


for _deck in DECKS.values():
    enlist(_deck)
