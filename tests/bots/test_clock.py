"""A bot with a limit of time gives its best answer so far when the time is over."""

from random import Random
from time import perf_counter
from typing import Any

import pytest

import nemeton
from nemeton.bots import make
from nemeton.bots.bot import choices
from nemeton.kernel import Game
from tests.bots.tiny import DOORS, begin

pytestmark = pytest.mark.slow

LONG = "search:999999s"  # without a limit this bot would think for eleven days
PATIENCE = 60.0  # seconds; far more than the few answers of a test take


def after_some_answers(name: str, count: int, seed: int = 3) -> Game[Any]:
    """A game after so many answers by chance."""
    game, rng = nemeton.start(name, max(nemeton.rulebooks()[name].players), seed), Random(seed)
    for _ in range(count):
        ask = rng.choice(game.asks)
        game.answer(rng.choice(ask.options), ask.seat)
    return game


@pytest.mark.parametrize("name", list(nemeton.rulebooks()))
@pytest.mark.parametrize("spec", ["gentle", "greedy", "search:999999", LONG])
def test_a_bot_answers_when_its_time_is_over(name: str, spec: str):
    begun, game = perf_counter(), after_some_answers(name, 30)
    for number in range(3):
        seat = game.asks[0].seat
        option = make(spec, number, at_most=0.05).choose(game.imagined(seat, Random(number)), seat)
        assert option in choices(game, seat)
        game.answer(option, seat)
    assert perf_counter() - begun < PATIENCE


@pytest.mark.parametrize("spec", ["gentle", "greedy", "search:400", LONG])
def test_even_without_any_time_there_is_an_answer(spec: str):
    game = begin(DOORS)
    assert make(spec, 1, at_most=0.0).choose(game.imagined(0, Random(1)), 0) in game.asks[0].options


def test_what_was_found_until_then_counts():
    """A tenth of a second is enough to see which door leads to the chest."""
    assert make(LONG, 1, at_most=0.1).choose(begin(DOORS).imagined(0, Random(1)), 0) == "dark"


@pytest.mark.parametrize("spec", ["greedy", "search:20"])
def test_a_limit_that_is_not_reached_changes_no_strength(spec: str):
    assert make(spec, 1, at_most=3600.0).choose(begin(DOORS).imagined(0, Random(1)), 0) == "dark"
