"""Invariants: what must be true of every position, played or written by hand."""

from collections import Counter
from collections.abc import Iterator

from nemeton.kernel import Problem

from .boards import AllianceBoard, EyrieBoard
from .cards import DECK, DOMINANCES
from .ruling import FACTIONS
from .state import RootState, seats, slots_free


def check(state: RootState) -> Iterator[Problem]:
    """Whatever is wrong with a position, first things first."""
    for seat in seats(state):
        warriors = state.supply[seat] + sum(here.warriors[seat] for here in state.clearings.values())
        board = state.boards[seat]
        if isinstance(board, AllianceBoard):
            warriors += board.officers
        if warriors != FACTIONS[state.factions[seat]].warriors:
            yield Problem("root.check.warriors", {"seat": seat, "count": warriors})
    for where in state.clearings:
        if slots_free(state, where) < 0:
            yield Problem("root.check.slots", {"where": where})
    cards = Counter([*state.discard, *state.available, *(card for area in state.play_areas for card in area)])
    cards.update(card for card in state.dominance if card)
    cards.update(card.card for zone in (*state.hands, state.deck) for card in zone if card.card)
    blank = sum(not card.card for zone in (*state.hands, state.deck) for card in zone)
    for board in state.boards:
        if isinstance(board, AllianceBoard):
            cards.update(card.card for card in board.supporters if card.card)
            blank += sum(not card.card for card in board.supporters)
        if isinstance(board, EyrieBoard):
            cards.update(card for column in board.decree.values() for card in column if card != "vizier")
    deck = Counter(card for card in DECK if len(state.factions) > 2 or card not in DOMINANCES)
    for card, count in (cards - deck).items():
        yield Problem("root.check.twice", {"card": card, "count": count})
    if cards.total() + blank != deck.total():
        yield Problem("root.check.cards", {"count": cards.total() + blank})
