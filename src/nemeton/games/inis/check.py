"""Invariants: what must be true of every position, played or written by hand."""

from collections.abc import Iterator

from nemeton.kernel import Problem

from .cards import ACTION, CARDS, TALE
from .state import CLANS, InisState, seats


def action_cards(state: InisState) -> Iterator[str]:
    """Every Action card, wherever it lies; one that lies in two places comes twice."""
    zones = (*state.actions, *state.drafting, *state.locked, state.deck, state.aside, state.discard)
    for cards in zones:
        yield from (card.card for card in cards)
    yield from (play.card for play in state.plays if not play.gone and CARDS[play.card].kind == ACTION)


def tale_cards(state: InisState) -> Iterator[str]:
    """Every Epic Tale, wherever it lies."""
    for cards in (*state.tales, *(drawing.cards for drawing in state.draws), state.tale_deck):
        yield from (card.card for card in cards)
    yield from state.tale_discard
    for play in state.plays:
        if not play.gone and CARDS[play.card].kind == TALE:
            yield play.card
        if play.card == "deirdres_beauty":
            yield from play.told  # what the rivals have revealed lies beside it
    if state.clash is not None and state.clash.cauldron >= 0:
        yield "dagdas_cauldron"


def check(state: InisState) -> Iterator[Problem]:
    """Whatever is wrong with a position, first things first."""
    for seat in seats(state):
        clans = state.reserve[seat] + sum(tile.clans[seat] for tile in state.tiles.values())
        if state.clash is not None and state.clash.cauldron == seat:
            clans += state.clash.in_cauldron
        if clans != CLANS:
            yield Problem("inis.check.clans", {"seat": seat, "count": clans})
