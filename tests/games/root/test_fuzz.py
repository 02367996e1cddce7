"""Random games over every number of players, every set of factions, both maps and both kinds of suits."""

import itertools
from typing import Any

import pytest

from nemeton.games.root import GAME
from nemeton.kernel import Configuration
from tests.games.fuzzing import at_tables, fuzzed

FACTIONS = ("marquise", "eyrie", "alliance", "vagabond")
MAPS: tuple[dict[str, Any], ...] = ({}, {"map": "winter"}, {"suits": "random"})


def everything() -> tuple[Configuration, ...]:
    """Each set of two, three or four factions in an order of its own, on each map."""
    tables = []
    for players in (2, 3, 4):
        for number, factions in enumerate(itertools.combinations(FACTIONS, players)):
            for turned, board in enumerate(MAPS):
                seated = factions[(turned + number) % players :] + factions[: (turned + number) % players]
                seats = {f"seat_{seat + 1}": faction for seat, faction in enumerate(seated)}
                tables.append(Configuration(players, {**seats, **board}))
    return tuple(tables)


def test_every_set_of_factions_is_played_on_every_map():
    tables = everything()
    assert len(tables) == 3 * (6 + 4 + 1)
    assert len({(frozenset(table.options.values())) for table in tables}) == len(tables)


@pytest.mark.slow
def test_a_few_fuzzed_games():
    assert fuzzed(at_tables(GAME, everything()), 3, "short").games == 3


@pytest.mark.long
@pytest.mark.parametrize("part", range(20))
def test_five_thousand_fuzzed_games(part: int):
    """Whole games, everything checked after every answer, in twenty parts."""
    assert fuzzed(at_tables(GAME, everything()), 250, f"long/{part}", now_and_then=40).games == 250
