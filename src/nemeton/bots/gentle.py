"""The gentle bot: it plays sensibly and errs now and then, for people who want to win their first games.

It looks at some of its options as the greedy bot does, but in one imagined world only, and it misjudges each of them a
little. The error is measured by how far the best and the worst of them lie apart (`Rulebook.thinking`): of nearly equal
options it takes any, and a great mistake is rare.
"""

from math import inf
from random import Random
from typing import Any

from nemeton.kernel import Game, Option

from .bot import Clock, Seed, choices
from .look import after, some, world_of

OPTIONS_SEEN = 24  # of more options than that, some are overlooked
FURTHER_LOOKS = 4  # how many ways to go on are looked at


class GentleBot:
    """Looks one answer ahead, and is mistaken now and then; for so many seconds at most."""

    def __init__(self, seed: Seed = 1, seconds: float = inf) -> None:
        self._rng = Random(seed)
        self._seconds = seconds
        self.iterations = 0

    def choose(self, game: Game[Any], seat: int) -> Option:
        """The option that seems best."""
        clock, rng = Clock(self._seconds), self._rng
        options = some(choices(game, seat), OPTIONS_SEEN, rng)
        if len(options) == 1:
            return options[0]
        world = world_of(game, seat, rng)
        found: list[tuple[float, Option]] = []
        for option in clock.mixed(options, rng):
            if found and clock.is_over:
                break
            found.append((after(world, seat, option, rng, FURTHER_LOOKS)[seat], option))
        self.iterations += len(found)
        values = [value for value, _ in found]
        error = game.book.thinking.error * (max(values) - min(values))
        seeming = [(value + rng.gauss(0, error), rng.random()) for value in values]
        return found[seeming.index(max(seeming))][1]
