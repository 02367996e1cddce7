"""Zone × who may look: canary cards in every hidden zone appear in no output of anybody who may not look there.

The tables are written by hand from the rulebooks, beside what the games themselves believe. A game with a new zone must
be added here, and one without hidden zones says so.
"""

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import msgspec
import pytest

import nemeton
from nemeton.games.cairn import sight as cairn_sight
from nemeton.kernel import EVERYBODY, PUBLIC, Game, Hidden
from tests.kernel.parlour import sight as parlour_sight
from tests.kernel.parlour.book import PARLOUR, parlour

from .play import Table, played, shown_to, tables_of, viewers

Place = tuple[Hidden, set[int]]


class Zone(NamedTuple):
    """A hidden zone: its name in the game's own table, and its cards with the seats that may look by right."""

    name: str
    places: Callable[[Any], Iterator[Place]]


def owned(zones: list[list[Hidden]]) -> Iterator[Place]:
    """Cards by seat, each seat's for its own eyes."""
    return ((card, {seat}) for seat, cards in enumerate(zones) for card in cards)


ZONES: dict[str, tuple[Zone, ...]] = {
    "parlour": (
        Zone("deck", lambda state: ((card, set()) for card in state.deck)),
        Zone("cellar", lambda state: ((card, set()) for card in state.cellar)),
        Zone("packets", lambda state: owned(state.packets)),
        Zone("hands", lambda state: owned(state.hands)),
    ),
    "cairn": (
        Zone("stack, the rest", lambda state: ((card, set()) for card in state.stack if card.known != EVERYBODY)),
    ),
}

# Zones that the games' own tables name and that hide nothing.
OPEN = {
    "parlour": set(),
    "cairn": {"field", "villages", "upcoming", "tokens", "score", "stack, tucked stones"},
}


def hidden_cards(data: Any) -> list[Hidden]:
    """Every hidden card anywhere in a state."""
    if isinstance(data, Hidden):
        return [data]
    if isinstance(data, msgspec.Struct):
        return [card for name in data.__struct_fields__ for card in hidden_cards(getattr(data, name))]
    parts = list(data.values()) if isinstance(data, dict) else data if isinstance(data, list | tuple) else []
    return [card for part in parts for card in hidden_cards(part)]


def outputs(game: Game[Any], seat: int) -> str:
    """All that leaves the process for a seat, as one text."""
    return "\n".join(
        part.decode(errors="replace") if channel != "state" else str(game.seen_by(seat))
        for channel, part in shown_to(game, seat, since=len(game.journal)).items()
    )


def assert_canaries_stay_hidden(game: Game[Any]) -> None:
    """Put a canary in each hidden place in turn: who does not know it, and may not look, is not shown it."""
    for zone in ZONES[game.book.name]:
        for at, (card, owners) in enumerate(zone.places(game.state)):
            truth, card.card = card.card, f"{card.card.split('-')[0]}-canary{at}"
            for ask in game.asks:
                ask.reconsider()
            for seat in viewers(game):
                is_shown = "canary" in outputs(game, seat)
                may_look = seat in owners or card.is_known_to(seat)
                assert is_shown == may_look, f"{zone.name}: seat {seat} {'sees' if is_shown else 'does not see'} a card"
            card.card = truth
    for ask in game.asks:
        ask.reconsider()


TABLES = [*tables_of(PARLOUR), *(table for book in nemeton.games().values() for table in tables_of(book))]


@pytest.mark.parametrize("table", TABLES, ids=lambda table: table.name)
def test_canaries_stay_hidden(table: Table):
    for game, rng in played(table, 3):
        if rng.random() < 0.2:
            assert_canaries_stay_hidden(game)


@pytest.mark.parametrize("table", TABLES, ids=lambda table: table.name)
def test_every_hidden_card_lies_in_a_zone_of_the_table(table: Table):
    for game, _ in played(table, 1):
        zones = ZONES[table.book.name]
        listed = {id(card) for zone in zones for card, _ in zone.places(game.state)}
        unlisted = [card for card in hidden_cards(game.state) if id(card) not in listed and card.known != EVERYBODY]
        assert unlisted == []


@pytest.mark.parametrize("name", ["parlour", *nemeton.games()])
def test_the_tables_name_the_same_zones_as_the_games(name: str):
    own = {"parlour": parlour_sight.ZONES, "cairn": cairn_sight.ZONES}[name]
    assert {zone.name for zone in ZONES[name]} | OPEN[name] == set(own)


def test_owners_see_their_own_cards():
    """The owner of a hand or a packet knows every card in it, at any point of play."""
    for game, _ in played(tables_of(PARLOUR)[1], 5):
        state = game.state
        for zones in (state.hands, state.packets):
            assert all(card.is_known_to(seat) for card, owners in owned(zones) for seat in owners)
        assert not any(card.is_known_to(PUBLIC) for card in hidden_cards(state))


@pytest.mark.parametrize("zone", ["deck", "cellar", "packets", "hands"])
def test_a_zone_that_is_not_concealed_is_found(zone: str):
    def leaky(state: Any, seat: int) -> Any:
        view = parlour_sight.conceal(state, seat)
        setattr(view, zone, getattr(state, zone))
        return view

    table = tables_of(parlour(conceal=leaky))[0]
    with pytest.raises(AssertionError, match=f"{zone}: seat .* sees a card"):
        play_with_canaries(table)


def play_with_canaries(table: Table) -> None:
    for game, _ in played(table, 1):
        assert_canaries_stay_hidden(game)
