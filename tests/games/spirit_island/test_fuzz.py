"""Random games over every spirit, every number of players, every adversary at every level and every scenario."""

from random import Random
from typing import Any, get_args

import pytest

from nemeton.games.spirit_island import GAME
from nemeton.games.spirit_island.adversaries import ADVERSARIES
from nemeton.games.spirit_island.boards import THEMATIC, hangs_together
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
    return (*tables, *on_the_map())


def on_the_map() -> tuple[Configuration, ...]:
    """The thematic map: every spirit on every board alone, and each adversary at each of its levels, the scenarios, the
    spirits and the numbers of players by turns."""
    tables = [
        Configuration(1, {"thematic": True, "seat_1": spirit, "board_1": board})
        for spirit in SPIRITS
        for board in THEMATIC
    ]
    for number, (adversary, level) in enumerate(
        (name, at) for name, one in ADVERSARIES.items() for at in range(len(one.levels))
    ):
        for players in GAME.players:
            scenario = SCENARIOS[(number + players) % len(SCENARIOS)]
            seats = {f"seat_{seat + 1}": SPIRITS[(number + 3 * seat) % len(SPIRITS)] for seat in range(players)}
            options = {"thematic": True, "adversary": adversary, "level": level, "scenario": scenario}
            tables.append(Configuration(players, {**options, **EXTRAS[number % len(EXTRAS)], **seats}))
    return tuple(tables)


def map_by_lot(number: int, seed: str) -> Configuration:
    """A table on the thematic map: one to four players by turns; spirits, boards, adversary, level, scenario and the
    rest by lot. Every second table begins where the book lays it."""
    rng = Random(f"{seed}/{number}/map")
    players = 1 + number % 4
    adversary = rng.choice(list(ADVERSARIES))
    foe = {"adversary": adversary, "level": rng.randrange(len(ADVERSARIES[adversary].levels))}
    options: dict[str, Any] = {"thematic": True, **foe, "scenario": rng.choice(SCENARIOS), **rng.choice(EXTRAS)}
    options |= {f"seat_{seat}": spirit for seat, spirit in enumerate(rng.sample(list(SPIRITS), players), 1)}
    if rng.random() < 0.5:
        boards = rng.sample(THEMATIC, players)
        while not hangs_together(boards):
            boards = rng.sample(THEMATIC, players)
        options |= {f"board_{seat}": board for seat, board in enumerate(boards, 1)}
    return Configuration(players, options)


def test_everything_is_met():
    tables = everything()
    for name, wanted in (("scenario", SCENARIOS), ("adversary", ADVERSARIES), ("level", range(7))):
        assert {table.options[name] for table in tables if name in table.options} == set(wanted)
    assert {table.options.get("seat_1") for table in tables} == {*SPIRITS, None}
    assert {table.players for table in tables} == {1, 2, 3, 4}


def test_the_lot_meets_everything_on_the_map():
    """A thousand tables: at each number of players every level, scenario, spirit and board."""
    tables = [map_by_lot(number, "lot") for number in range(1000)]
    foes = {(name, level) for name, one in ADVERSARIES.items() for level in range(len(one.levels))}
    for players in (1, 2, 3, 4):
        here = [table.options for table in tables if table.players == players]
        assert {(options["adversary"], options["level"]) for options in here} == foes
        assert {options["scenario"] for options in here} == {*SCENARIOS}
        assert {options[f"seat_{players}"] for options in here} == {*SPIRITS}
        assert {options.get(f"board_{players}", "any") for options in here} == {"any", *THEMATIC}
    met = {(options["seat_1"], name, options[name]) for _, options in tables for name in ("adversary", "scenario")}
    assert len(met) == len(SPIRITS) * (len(ADVERSARIES) + len(SCENARIOS))


@pytest.mark.slow
def test_a_few_fuzzed_games():
    assert fuzzed(at_tables(GAME, everything()), 12, "short").games == 12


@pytest.mark.slow
def test_a_few_fuzzed_games_on_the_map():
    assert fuzzed(at_tables(GAME, on_the_map()[::9]), 12, "map").games == 12


@pytest.mark.long
@pytest.mark.parametrize("part", range(4))
def test_a_thousand_fuzzed_games_on_the_map(part: int):
    """Whole games at tables by lot, everything checked after every answer, in four parts; all of them end."""
    tables = [map_by_lot(number, "lot") for number in range(250 * part, 250 * (part + 1))]
    played = fuzzed(at_tables(GAME, tables), 250, f"map/{part}")
    assert (played.games, played.unfinished) == (250, 0)


@pytest.mark.long
@pytest.mark.parametrize("part", range(12))
def test_three_thousand_fuzzed_games(part: int):
    """Whole games, everything checked after every answer, in twelve parts; all of them end."""
    played = fuzzed(at_tables(GAME, everything()), 250, f"long/{part}")
    assert (played.games, played.unfinished) == (250, 0)
