"""Random games over every number of players, every set of factions, every map with both kinds of suits, every deck."""

import itertools
import math
from typing import Any

import pytest

from nemeton.games.root import GAME
from nemeton.games.root.decks import DECKS
from nemeton.games.root.maps import MAPS
from nemeton.games.root.rules.rule import FACTIONS
from nemeton.kernel import Configuration
from tests.games.fuzzing import at_tables, fuzzed

BOARDS: list[dict[str, Any]] = [{"suits": "random"}, *({"map": name} for name in MAPS)]


def sets_of(players: int) -> list[tuple[str, ...]]:
    """The sets of so many factions, the second of a kind only beside the first. Two of one kind and nobody else would
    hardly ever end."""
    sets = []
    for names in itertools.combinations(FACTIONS, players):
        firsts = {FACTIONS[name].second_of for name in names} - {""}
        if firsts <= set(names) and players > 2 * len(firsts):
            sets.append(names)
    return sets


def everything() -> tuple[Configuration, ...]:
    """Each set of factions in an order of its own, on each map, with the decks by turns."""
    tables = []
    for players in GAME.players:
        for number, factions in enumerate(sets_of(players)):
            for at, board in enumerate(BOARDS):
                turned = (at + number) % players
                seated = factions[turned:] + factions[:turned]
                seats = {f"seat_{seat + 1}": faction for seat, faction in enumerate(seated)}
                deck = list(DECKS)[(at + number) % len(DECKS)]
                tables.append(Configuration(players, {**seats, **board, "deck": deck}))
    # Neighbours in the list shall differ: few games then meet much.
    step = next(step for step in range(len(tables) // 2 + 1, 0, -1) if math.gcd(step, len(tables)) == 1)
    return tuple(tables[at * step % len(tables)] for at in range(len(tables)))


def test_every_set_of_factions_is_played_on_every_map():
    tables = everything()
    assert (
        len({str(table) for table in tables}) == len(tables) == len(BOARDS) * sum(map(len, map(sets_of, GAME.players)))
    )
    assert {table.players for table in tables} == set(GAME.players)
    assert {table.options["deck"] for table in tables} == set(DECKS)
    seated = {value for table in tables for name, value in table.options.items() if name.startswith("seat_")}
    assert seated == set(FACTIONS)


@pytest.mark.slow
def test_a_few_fuzzed_games():
    assert fuzzed(at_tables(GAME, everything()), 3, "short").games == 3


@pytest.mark.long
@pytest.mark.parametrize("part", range(20))
def test_five_thousand_fuzzed_games(part: int):
    """Whole games, everything checked after every answer, in twenty parts; each begins with other tables."""
    tables = everything()
    begin = part * len(tables) // 20
    assert fuzzed(at_tables(GAME, tables[begin:] + tables[:begin]), 250, f"long/{part}", now_and_then=40).games == 250
