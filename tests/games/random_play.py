"""A game that goes on with answers given at random."""

from collections.abc import Callable, Iterator
from random import Random
from typing import Any, TypeVar

from nemeton.kernel import Ask, Game, State

S = TypeVar("S", bound=State)


def any_option(ask: Ask, rng: Random) -> Any:
    """One of the options, each as likely as the others."""
    return rng.choice(ask.options)


def random_answers(
    game: Game[S], seed: int, most: int, choose: Callable[[Ask, Random], Any] = any_option
) -> Iterator[Game[S]]:
    """The game before each of so many answers given at random; it may be over before."""
    rng = Random(seed)
    for _ in range(most):
        if game.over:
            return
        yield game
        ask = rng.choice(game.asks)
        game.answer(choose(ask, rng), ask.seat, to=ask.kind)
