"""A picture of Spirit Island, read back: what tests look for in the SVG."""

from collections.abc import Iterator
from random import Random
from typing import Any

from nemeton.games.spirit_island import GAME
from nemeton.games.spirit_island.rules.spirit_phase import Done
from nemeton.games.spirit_island.state import IslandGame
from nemeton.kernel import Ask, Words
from nemeton.kernel.records import start
from tests.games.random_play import any_option, random_answers
from tests.games.svg import on_a_page

__all__ = ["on_a_page", "random_play", "words_of"]


def words_of(game: IslandGame, language: str = "en") -> Words:
    """The words of a game, whose seats are called after their spirits."""
    return GAME.words(language, game.state)


def random_play(players: int, seed: int, answers: int, **options: Any) -> Iterator[IslandGame]:
    """The game before each of so many answers given at random; nobody is done soon."""
    return random_answers(start(GAME, players, options, seed), seed, answers, seldom_done)


def seldom_done(ask: Ask, rng: Random) -> Any:
    """One of the options; who would be done thinks again, four times out of five."""
    option = any_option(ask, rng)
    return ask.options[0] if isinstance(option, Done) and rng.random() < 0.8 else option
