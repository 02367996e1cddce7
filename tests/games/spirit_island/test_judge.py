"""How well the spirits stand, what instinct makes of it, and a whole game by plan."""

from importlib import import_module
from math import log
from random import Random
from typing import Any

import pytest

import nemeton
from nemeton.bots import make, play_seat
from nemeton.bots.look import by_instinct
from nemeton.games.spirit_island import GAME
from nemeton.games.spirit_island.instinct import instinct
from nemeton.games.spirit_island.outlook import Outlook
from nemeton.games.spirit_island.spirits import SPIRITS
from nemeton.games.spirit_island.state import IslandState, Marks
from nemeton.kernel import Result
from nemeton.kernel.records import start
from tests.games.spirit_island.shore import shore

JUDGE: Any = import_module("nemeton.games.spirit_island.judge")  # the package gives that name to the function
judge, traits = JUDGE.judge, JUDGE.traits

PLACES = {"A5": "2 river", "A4": "town explorer 2 dahan", "A2": "city", "A1": "2 city 2 town 3 explorer"}
HAND = ["boon_of_vigor", "flash_floods", "rivers_bounty", "wash_away"]


def state_with(where: dict[str, str] | None = None, **more: Any) -> IslandState:
    return shore({**PLACES, **(where or {})}, **{"hand": {"river": HAND}, "open": {"river": (2, 2)}, **more}).state


def better(where: dict[str, str] | None = None, **more: Any) -> bool:
    """Do the spirits stand better with these changes of one position?"""
    return bool(judge(state_with(where, **more), 0) > judge(state_with(), 0) + 0.001)


def worse(where: dict[str, str] | None = None, **more: Any) -> bool:
    return bool(judge(state_with(where, **more), 0) < judge(state_with(), 0) - 0.001)


def test_judge_fears_invaders_the_bigger_the_more():
    values = [judge(state_with({"A7": piece}), 0) for piece in ("explorer", "town", "city")]
    assert judge(state_with(), 0) > values[0] > values[1] > values[2]


def test_judge_likes_dahan_presence_energy_and_cards():
    assert better({"A7": "2 dahan"})
    assert better({"A7": "river"})
    assert better(energy={"river": 3})
    assert better(open={"river": (4, 2)})
    assert better(open={"river": (2, 4)})
    assert better(hand={"river": [*HAND, "drought"]})


def test_judge_likes_fear_and_counts_what_is_left_to_do():
    assert better(fear=3)
    crowd = {"A7": "9 city"}  # too many to clear the island
    assert traits(state_with(crowd, fear=3))["work"] == traits(state_with(crowd))["work"] - 3


def test_judge_sees_blight_that_is_about_to_fall():
    """A land that will be ravaged for two damage or more; not where it is defended, skipped or too weak."""
    sands: dict[str, Any] = {"ravage": ["s1_sands"]}
    assert worse(**sands)  # A4 is sands
    assert traits(state_with(**sands))["blights_next"] == 1
    for marks in (Marks(defend=2), Marks(skips=["ravage"])):
        assert traits(state_with(**sands, marks={"A4": marks}))["blights_next"] == 0
    assert traits(state_with({"A4": "explorer"}, **sands))["blights_next"] == 0


def test_judge_sees_what_a_ravage_will_take():
    found = traits(state_with({"A4": "town explorer dahan blight river"}, ravage=["s1_sands"]))
    for name in ("cascades_next", "losses_next", "fallen_next"):
        assert found[name] == 1
        assert JUDGE.WEIGHTS[name] < 0


def test_judge_sees_what_is_about_to_be_built():
    assert worse(build=["s1_sands"])
    assert traits(state_with(build=["s1_sands"]))["builds_next"] == 1
    assert traits(state_with(build=["s1_sands"], marks={"A4": Marks(skips=["build"])}))["builds_next"] == 0


def test_blight_that_has_fallen_is_worse_than_blight_that_may_fall():
    lonely = {"A4": "town explorer"}
    fallen = state_with(lonely)
    fallen.blight -= 1
    assert judge(fallen, 0) < judge(state_with(lonely, ravage=["s1_sands"]), 0)


def test_the_last_blight_is_worth_most():
    def loss(left: int) -> float:
        more, less = state_with(is_blighted=True), state_with(is_blighted=True)
        more.blight, less.blight = left, left - 1
        return odds(more) - odds(less)

    def odds(state: IslandState) -> float:
        return log(judge(state, 0) / (1 - judge(state, 0)))

    assert loss(2) > loss(3) > loss(5) > 0


def test_a_finished_game_is_won_or_lost():
    for winners, value in (((0,), 1.0), ((), 0.0)):
        state = state_with()
        state.result = Result("fear", winners)
        assert judge(state, 0) == value


@pytest.mark.parametrize("players", [1, 2, 4])
def test_the_same_weights_serve_any_number_of_players(players: int):
    """A new game is worth about as much for one player as for four."""
    values = [judge(start(GAME, players, {}, seed).state, players - 1) for seed in range(6)]
    assert all(0.3 < value < 0.9 for value in values)


@pytest.mark.parametrize("configuration", GAME.configurations)
def test_every_kind_of_table_can_be_judged(configuration: Any):
    rng = Random(1)
    game = start(GAME, configuration.players, configuration.options, 3, light=True)
    while not game.over and game.state.turn < 4:
        assert 0 < judge(game.state, 0) < 1
        ask = game.asks[0]
        game.answer(instinct(game, ask, rng), ask.seat)


# Instinct


def test_killing_is_worth_more_where_it_keeps_blight_away():
    calm, stormy = Outlook(state_with()), Outlook(state_with(ravage=["s1_sands"]))
    here = calm.state.lands["A4"]
    assert stormy.killed("A4", here, 2) > calm.killed("A4", here, 2) + 2


def test_later_a_land_that_is_built_on_will_be_ravaged():
    state = state_with(build=["s1_sands"])
    soon, later = Outlook(state), Outlook(state, later=True)
    assert soon.harm_in("A4") == 0
    assert later.harm_in("A4") == 1 + 2 + 3  # an explorer, a town, and the city that will be there


def test_invaders_are_not_pushed_to_where_they_would_build():
    outlook = Outlook(state_with(build=["s1_mountain"]))
    assert outlook.move_worth("explorer", "A4", "A5") > outlook.move_worth("explorer", "A4", "A6") + 1


def test_a_right_to_reclaim_is_used_when_growth_is_over():
    river: dict[str, Any] = {"discard": {"river": ["wash_away", "flash_floods"]}, "hand": {"river": ["boon_of_vigor"]}}
    game = shore({"A5": "2 river"}, open={"river": (1, 5)}, **river)
    right = game.asks[1]
    assert right.kind == "spirit_island.reclaim_one"
    assert instinct(game, right, Random(1)) is None
    assert by_instinct(game, game.asks, Random(1))[0].kind == "spirit_island.grow"
    game.state.spirits[0].stage = "play"
    ask, card = by_instinct(game, game.asks, Random(1))
    assert ask.kind == "spirit_island.reclaim_one"
    assert card in right.options


# Whole games


@pytest.mark.slow
def test_a_plan_wins_where_any_answers_lose():
    won = {"random": 0, "search:40": 0}
    for spec in won:
        for seed, spirit in enumerate(SPIRITS[:2] + SPIRITS[3:4]):
            game = nemeton.start("spirit_island", 1, seed, {"seat_1": spirit, "progression": True})
            bot, rng = make(spec, seed), Random(seed)
            while not game.over:
                play_seat(game, 0, bot, rng)
            won[spec] += game.result is not None and bool(game.result.winners)
    assert won["random"] == 0
    assert won["search:40"] > 0
