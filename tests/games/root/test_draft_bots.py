"""Bots choose factions, homelands and first cards with sense (Law A.8, A.10)."""

from random import Random

import pytest

from nemeton.bots.bot import play_seat
from nemeton.bots.catalog import make
from nemeton.games.root import GAME
from nemeton.kernel.records import start
from tests.games.root.drafting import drafting

FIVE = ["ambush_fox", "dominance_bird", "dominance_fox", "cobbler", "anvil"]


def test_a_bot_takes_what_promises_most():
    game = drafting("marquise", "hundreds", "keepers", players=2)
    assert make("greedy", 1).choose(game, 1).faction == "hundreds"


def test_a_bot_keeps_an_ambush_and_lets_dominance_go():
    game = drafting(
        "eyrie",
        chosen=("alliance", "corvids", "duchy"),
        players=3,
        clearings={12: "crow plot"},
        homelands={"corvids": [12]},
        boards={"corvids": {"plots": {"12": "bomb"}}},
        hands={"duchy": FIVE},
    )
    assert {ask.kind for ask in game.asks} == {"root.keep"}
    kept = make("greedy", 1).choose(game, 0)
    assert "ambush_fox" in kept
    assert not {"dominance_bird", "dominance_fox"} <= {*kept}


@pytest.mark.parametrize("name", ["random", "gentle", "greedy", "search:4"])
def test_every_bot_comes_through_an_advanced_setup(name: str):
    game, rng = start(GAME, 3, {"setup": "advanced", "map": "winter"}, 5), Random(1)
    bot = make(name, 1)
    while game.state.phase == "setup":
        play_seat(game, game.asks[0].seat, bot, rng)
    assert len({*game.state.factions}) == 3
    assert [len(cards) for cards in game.state.hands] == [3, 3, 3]
