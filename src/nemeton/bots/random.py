"""The random bot: any option, each as likely as the other."""

from random import Random
from typing import Any

from nemeton.kernel import Game, Option

from .bot import Seed, choices


class RandomBot:
    """Takes any option."""

    def __init__(self, seed: Seed = 1) -> None:
        self._rng = Random(seed)

    def choose(self, game: Game[Any], seat: int) -> Option:
        """Any option of the seat's asks."""
        return self._rng.choice(choices(game, seat))
