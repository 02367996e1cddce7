"""Simulated games: bots think in them. Nobody is asked in secret who has nothing to choose, nothing is told, and forks
are as exact as everywhere."""

from random import Random
from typing import Any

import pytest

from nemeton.kernel import Ask, Game, Together, play_of
from nemeton.kernel.records import start
from tests.kernel.parlour.book import PARLOUR


def somewhere(seed: int, answers: int) -> Game[Any]:
    """A table after some answers."""
    game = start(PARLOUR, 3, {"packet": 3}, seed)
    rng = Random(seed)
    for _ in range(answers):
        if game.over:
            break
        ask = rng.choice(game.asks)
        game.answer(rng.choice(ask.options), ask.seat)
    return game


def simulated(seed: int, answers: int, seat: int = 0) -> Game[Any]:
    return somewhere(seed, answers).imagined(seat, Random(seed), simulated=True)


def looks(game: Game[Any]) -> tuple[Any, ...]:
    return game.book.encode(game.state), [ask.id for ask in game.asks], game.chance.counter, game.simulated


@pytest.mark.parametrize("seed", range(5))
def test_a_fork_of_a_simulated_game_is_the_same_at_every_ask(seed: int):
    world, rng = simulated(seed, 5), Random(seed)
    for _ in range(60):
        twin = world.fork()
        assert looks(twin) == looks(world)
        if world.over:
            break
        ask = rng.choice(world.asks)
        option = rng.choice(ask.options)
        for game in (world, twin):
            game.answer(option, ask.seat)
        assert looks(twin) == looks(world)


@pytest.mark.parametrize("light", [False, True])
def test_who_has_nothing_to_choose_is_not_asked_in_a_simulation(light: bool):
    asked = 0
    for seed in range(8):
        world, rng = simulated(seed, 4), Random(seed)
        world = world.fork(light=True) if light else world
        before = world.question
        for _ in range(80):
            if world.over:
                break
            question = world.question
            standing = list(PARLOUR.standing(play_of(world)))  # type: ignore[misc]
            if question is not before and isinstance(question, Ask | Together) and not standing:
                assert all(len(ask.options) > 1 for ask in world.asks)
                asked += 1
            ask = rng.choice(world.asks)
            world.answer(rng.choice(ask.options), ask.seat)
    assert asked > 50


def test_a_table_asks_in_secret_all_the_same():
    """The same play without simulation: there are asks with a sole option."""
    sole = 0
    for seed in range(8):
        game, rng = somewhere(seed, 4), Random(seed)
        while not game.over:
            ask = rng.choice(game.asks)
            sole += len(ask.options) == 1
            game.answer(rng.choice(ask.options), ask.seat)
    assert sole > 0


def test_a_simulation_tells_nothing():
    world, rng = simulated(2, 5), Random(2)
    while not world.over:
        ask = rng.choice(world.asks)
        world.answer(rng.choice(ask.options), ask.seat)
    assert world.journal == []
    assert not somewhere(2, 5).imagined(0, rng).simulated


def test_imagining_again_replaces_the_guess_and_keeps_the_simulation():
    world = simulated(3, 6)
    other = world.imagined(0, Random(9))
    assert other.simulated
    assert len(other.history) == len(world.history)
    assert world.book.conceal(other.state, 0) == world.book.conceal(world.state, 0)
    hands = {world.book.encode(world.imagined(0, Random(seed)).state) for seed in range(12)}
    assert len(hands) > 1


def test_another_seats_guess_comes_on_top():
    """What seat 1 imagines in a world that seat 0 has imagined does not undo that world."""
    world = simulated(3, 6)
    assert len(world.imagined(1, Random(1)).history) == len(world.history) + 1
