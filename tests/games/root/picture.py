"""A picture of Root, read back: what tests look for in the SVG."""

from collections.abc import Iterator

from nemeton.games.root import GAME
from nemeton.games.root.state import RootGame
from nemeton.kernel import Words
from nemeton.kernel.records import start
from tests.games.random_play import random_answers
from tests.games.svg import on_a_page

__all__ = ["on_a_page", "random_play", "words_of"]


def words_of(game: RootGame, language: str = "en") -> Words:
    """The words of a game, whose seats are called after their factions."""
    return GAME.words(language, game.state)


def random_play(players: int, seed: int, answers: int, **options: str) -> Iterator[RootGame]:
    """The game before each of so many answers given at random."""
    return random_answers(start(GAME, players, options, seed), seed, answers)
