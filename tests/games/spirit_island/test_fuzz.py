"""Random games over every spirit, every number of players, every adversary at every level and every scenario."""

from typing import Any, get_args

import pytest

from nemeton.games.spirit_island import GAME
from nemeton.games.spirit_island.adversaries import ADVERSARIES
from nemeton.games.spirit_island.spirits import SPIRITS
from nemeton.games.spirit_island.state import IslandOptions
from nemeton.kernel import Configuration
from tests.games.fuzzing import at_tables, fuzzed

SCENARIOS = get_args(IslandOptions.__annotations__["scenario"])
EXTRAS: tuple[dict[str, Any], ...] = (
    {},
    {"blight_card": "none"},
    {"more_blight": True, "blight_card": "downward_spiral"},
    {"bonus_growth": True, "blight_card": "memory_fades_to_dust"},
    {"first_explore": False},
)


def everything() -> tuple[Configuration, ...]:
    """Each adversary at each of its levels with each scenario; spirits, numbers of players and the rest by turns."""
    foes = [(name, level) for name, one in ADVERSARIES.items() for level in range(len(one.levels))]
    tables: list[Configuration] = []
    for scenario in SCENARIOS:
        for adversary, level in foes:
            number = len(tables)
            players = 1 + number % 4
            seats = {f"seat_{seat + 1}": SPIRITS[(number + 3 * seat) % len(SPIRITS)] for seat in range(players)}
            options = {"adversary": adversary, "level": level, "scenario": scenario, **EXTRAS[number % len(EXTRAS)]}
            tables.append(Configuration(players, {**options, **seats}))
    tables += [Configuration(players, {"progression": True}) for players in GAME.players]
    tables += [Configuration(1, {"thematic": True, "seat_1": spirit}) for spirit in SPIRITS]
    return tuple(tables)


def test_everything_is_met():
    tables = everything()
    for name, wanted in (("scenario", SCENARIOS), ("adversary", ADVERSARIES), ("level", range(7))):
        assert {table.options[name] for table in tables if name in table.options} == set(wanted)
    assert {table.options.get("seat_1") for table in tables} == {*SPIRITS, None}
    assert {table.players for table in tables} == {1, 2, 3, 4}


@pytest.mark.slow
def test_a_few_fuzzed_games():
    assert fuzzed(at_tables(GAME, everything()), 12, "short").games == 12


@pytest.mark.long
@pytest.mark.parametrize("part", range(12))
def test_three_thousand_fuzzed_games(part: int):
    """Whole games, everything checked after every answer, in twelve parts; all of them end."""
    played = fuzzed(at_tables(GAME, everything()), 250, f"long/{part}")
    assert (played.games, played.unfinished) == (250, 0)
