"""The decks. Adding one is a file of its own and a row here; the rules know no card by name."""

from typing import TYPE_CHECKING

from ..cards import AMBUSH, AMBUSHES, CARDS, DOMINANCE, DOMINANCES, HOOKS
from ..rules.modifiers import add_card
from .base import BASE
from .deck import Deck
from .exiles import EXILES

if TYPE_CHECKING:
    from ..state import RootState

DECKS: dict[str, Deck] = {deck.name: deck for deck in (BASE, EXILES)}


def deck_of(state: "RootState") -> list[str]:
    """Every card of the deck that a table plays with, as often as there are copies."""
    return DECKS[state.options.deck].dealt(len(state.factions))


def enlist(deck: Deck) -> None:
    """The cards of a deck take part: they are found by name and by their hooks. Decks may share cards."""
    for card in deck.cards:
        if card.id in CARDS:
            assert CARDS[card.id] is card, f"two cards are named {card.id}"
            continue
        CARDS[card.id] = card
        if card.kind == AMBUSH:
            AMBUSHES.append(card.id)
        if card.kind == DOMINANCE:
            DOMINANCES.append(card.id)
        for hook, cards in HOOKS.items():
            if getattr(card, hook) is not None:
                cards.append(card)
        add_card(card)


for _deck in DECKS.values():
    enlist(_deck)
