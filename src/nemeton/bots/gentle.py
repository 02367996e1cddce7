"""The gentle bot: it plays sensibly and errs now and then, for people who want to win their first games.

It looks at some of its options as the greedy bot does, but in one imagined world only, and it misjudges each of them a
little. The error is measured by how far the best and the worst of them lie apart (`Rulebook.thinking`): of nearly equal
options it takes any, and a great mistake is rare. The lower levels (levels.py) are blinder: they see fewer options, err
more, and the first does not think of what it will do next in its turn.
"""

from math import inf
from random import Random
from typing import Any

from nemeton.kernel import Game, Option

from .bot import Clock, Seed, choices
from .look import after, at_once, some, world_of

OPTIONS_SEEN = 24  # of more options than that, some are overlooked
FURTHER_LOOKS = 4  # how many ways to go on are looked at


class GentleBot:
    """Looks one answer ahead, and is mistaken now and then; for so many seconds at most."""

    def __init__(
        self,
        seed: Seed = 1,
        seconds: float = inf,
        *,
        error: float | None = None,
        seen: int = OPTIONS_SEEN,
        looks: int = FURTHER_LOOKS,
    ) -> None:
        """It errs by so much, by itself as the game says, sees so many options, and looks at so many ways to go on;
        with none of them it judges at once."""
        self._rng = Random(seed)
        self._error = error
        self._seen = seen
        self._looks = looks
        self.seconds = seconds
        self.iterations = 0

    def choose(self, game: Game[Any], seat: int) -> Option:
        """The option that seems best."""
        clock, rng = Clock(self.seconds), self._rng
        options = some(choices(game, seat), self._seen, rng)
        if len(options) == 1:
            return options[0]
        world = world_of(game, seat, rng)
        found: list[tuple[float, Option]] = []
        for option in clock.mixed(options, rng):
            if found and clock.is_over:
                break
            standing = after(world, seat, option, rng, self._looks) if self._looks else at_once(world, seat, option)
            found.append((standing[seat], option))
        self.iterations += len(found)
        values = [value for value, _ in found]
        part = game.book.thinking.error if self._error is None else self._error
        error = part * (max(values) - min(values))
        seeming = [(value + rng.gauss(0, error), rng.random()) for value in values]
        return found[seeming.index(max(seeming))][1]
