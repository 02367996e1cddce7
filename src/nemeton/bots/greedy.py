"""The greedy bot: the answer after which its game's `judge` likes the seat's standing best."""

from collections.abc import Sequence
from math import inf
from random import Random
from typing import Any

from nemeton.kernel import Game, Option

from .bot import Clock, Seed, choices
from .look import after, some, world_of

WORLDS = 4  # so many guesses at what is hidden are looked at, if they tell different things
MOST_LOOKS = 256  # of more options than that, some are looked at


class GreedyBot:
    """Looks one answer ahead, and through its own answers that follow from it; for so many seconds at most."""

    def __init__(self, seed: Seed = 1, seconds: float = inf) -> None:
        self._rng = Random(seed)
        self.seconds = seconds
        self.iterations = 0

    def choose(self, game: Game[Any], seat: int) -> Option:
        """The option that leads to the best standing; of equals, any."""
        clock = Clock(self.seconds)
        options = some(choices(game, seat), MOST_LOOKS, self._rng)
        if len(options) == 1:
            return options[0]
        options = clock.mixed(options, self._rng)
        totals = first = self._look(world_of(game, seat, self._rng), seat, options, clock)
        if len(first) < len(options):
            options = options[: len(first)]
        for worlds in range(2, WORLDS + 1):
            found = self._look(world_of(game, seat, self._rng), seat, options, clock)
            if len(found) < len(options):
                break  # the time is over
            totals = [total + value for total, value in zip(totals, found, strict=True)]
            if worlds == 2 and found == first:
                break  # nothing that is hidden or to be drawn makes a difference here
        best = max(totals)
        return self._rng.choice([option for option, total in zip(options, totals, strict=True) if total == best])

    def _look(self, world: Game[Any], seat: int, options: Sequence[Option], clock: Clock) -> list[float]:
        """What each option is worth in a world; of as many as there is time for, one at least."""
        found: list[float] = []
        for option in options:
            if found and clock.is_over:
                break
            found.append(after(world, seat, option, self._rng)[seat])
        self.iterations += len(found)
        return found
