"""A picture of Inis, read back: what tests look for in the SVG."""

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from nemeton.games.inis import GAME
from nemeton.games.inis.state import InisState
from nemeton.kernel import Ask, Game
from nemeton.kernel.records import start
from tests.games.random_play import any_option, random_answers
from tests.games.svg import Picture, on_a_page

__all__ = ["on_a_page", "picture", "random_play"]


def picture(game: Game[InisState], seat: int = 0, language: str = "en") -> Picture:
    """The picture that a seat sees, standing alone."""
    return Picture(game.svg(seat, language))


def random_play(
    players: int, seed: int, answers: int, scenario: str = "random", prefer: Callable[[Any], bool] | None = None
) -> Iterator[Game[InisState]]:
    """The game before each of so many answers given at random; an option that is preferred is taken if there is one."""

    def choose(ask: Ask, rng: Random) -> Any:
        wanted = [option for option in ask.options if prefer(option)] if prefer and len(ask.options) < 200 else []
        return rng.choice(wanted) if wanted else any_option(ask, rng)

    return random_answers(start(GAME, players, {"scenario": scenario}, seed), seed, answers, choose)
