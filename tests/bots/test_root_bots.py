"""What bots choose in Root: a few positions in which every player knows the answer."""

from random import Random
from typing import Any

import pytest

from nemeton.bots import SearchBot, make
from nemeton.games.root import GAME
from nemeton.games.root.steps import FactionStep, Phase
from nemeton.kernel.values import written
from tests.games.root.woodland import options, woodland

FOUR = ("marquise", "eyrie", "alliance", "vagabond")
BOTS = ("greedy", "search:30")


def chosen(spec: str, game: Any, seed: int = 1) -> Any:
    seat = game.asks[0].seat
    return written(make(spec, seed).choose(game.imagined(seat, Random(seed)), seat))


@pytest.mark.parametrize("spec", BOTS)
def test_the_last_points_are_taken(spec: str):
    """With 29 points a second sawmill wins at once."""
    where = {1: "keep cat cat sawmill wood", 5: "cat", 9: "cat", 3: "roost bird bird", 10: "cat"}
    game = woodland(FOUR, where, agenda=[FactionStep(0, "actions")], points={"marquise": 29})
    choice = chosen(spec, game)
    assert choice[:2] == ("build", "sawmill")
    game.answer(choice)
    assert game.result is not None
    assert game.result.winners == (0,)


@pytest.mark.parametrize("spec", BOTS)
def test_the_eyrie_promises_what_it_can_keep(spec: str):
    """It has a roost among rabbits and none among foxes: a fox to be recruited would bring turmoil."""
    game = woodland(
        FOUR,
        {5: "roost bird bird bird bird", 2: "bird", 1: "keep cat cat"},
        agenda=[Phase(1, "birdsong"), Phase(1, "daylight"), Phase(1, "evening")],
        phase="birdsong",
        active="eyrie",
        hands={"eyrie": ["anvil"]},
        decree={"recruit": ["vizier"], "move": ["vizier"]},
    )
    assert ("anvil", "recruit") in options(game)
    for seed in range(3):
        assert chosen(spec, game, seed) != ("anvil", "recruit")


def test_a_usual_search_thinks_as_much_as_root_says():
    game = woodland(FOUR, {1: "keep cat cat sawmill wood wood", 5: "cat"}, agenda=[FactionStep(0, "actions")])
    bot = SearchBot(1)
    bot.choose(game.imagined(0, Random(1)), 0)
    assert 0 < bot.iterations <= GAME.thinking.iterations < 400
