"""What a bot is, and how it comes to its answers: it is given an imagined game, never the table's own."""

from collections.abc import Sequence
from math import inf
from random import Random
from time import perf_counter
from typing import Any, Protocol, TypeAlias

from nemeton.kernel import Game, Option

Seed: TypeAlias = int | str


class Clock:
    """How long a bot may think about one answer. It looks at the clock after each look at an option, and when the time
    is over it gives the best answer so far."""

    def __init__(self, seconds: float = inf) -> None:
        self.seconds = seconds
        self._begun = perf_counter()

    @property
    def used(self) -> float:
        """The seconds that have passed."""
        return perf_counter() - self._begun

    @property
    def is_over(self) -> bool:
        """Is the time over? Without a limit, never."""
        return self.seconds < inf and self.used >= self.seconds

    def mixed(self, options: Sequence[Option], rng: Random) -> Sequence[Option]:
        """The options in any order, where time may end before all of them were looked at."""
        return options if self.seconds == inf else rng.sample(options, len(options))


class Bot(Protocol):
    """Chooses one of the options that its seat is asked for.

    The game is an imagined one: what the seat cannot know is a guess in it, and so is all chance to come.
    A bot may keep a count `iterations` of the lines it has looked at; the arena reports it.
    """

    def choose(self, game: Game[Any], seat: int) -> Option:
        """One of the options of the asks that wait for the seat."""
        ...


def choices(game: Game[Any], seat: int) -> Sequence[Option]:
    """Every answer that the seat may give now, each once; an answer goes to the first of its asks that offers it."""
    return game.options(seat)


def play_seat(game: Game[Any], seat: int, bot: Bot, rng: Random) -> Option:
    """Let a bot answer for a seat at a table: it sees an imagined game, and its choice is played on the real one."""
    option = bot.choose(game.imagined(seat, rng), seat)
    game.answer(option, seat)
    return option
