"""The benchmark of thinking: how many iterations a second the search bot does, alone and in several processes, and how
much of a search it keeps for its next answer.

The questions are those of random play. Alone and together are measured at the same ones, one after the other, so that a
busy machine slows both alike.
"""

from collections.abc import Callable, Iterator
from itertools import count
from random import Random
from time import perf_counter
from typing import Any, NamedTuple

from .bench import full_games
from .bots import SearchBot
from .bots.compiled import core_of
from .kernel import Game, Rulebook

THOUGHTFUL = 0.04  # of the questions of a game that is played at random, so many are thought about
THOUGHT = 0.5  # seconds
LONGEST_LINE = 3  # so many answers in a row are given, to see what is kept for them


class Thoughts(NamedTuple):
    """Iterations of some searches, in so many seconds; in plans of Spirit Island, tries."""

    searches: int
    iterations: int
    seconds: float

    @property
    def pace(self) -> float:
        """Iterations a second."""
        return self.iterations / self.seconds if self.seconds else 0.0


class BotFigures(NamedTuple):
    """How fast bots think in one game."""

    game: str
    alone: Thoughts
    together: Thoughts | None  # in several processes; None where there is no tree to grow
    later: int  # answers of the same seat one after the other, but for the first
    kept: int  # iterations with which those began
    done: int  # iterations that were added to them

    @property
    def share(self) -> float:
        """Of the iterations behind a later answer, so many were there when it was asked."""
        return self.kept / (self.kept + self.done) if self.kept else 0.0


def bench_bots(
    book: Rulebook[Any],
    seconds: float,
    processes: int,
    seed: int = 1,
    on_progress: Callable[[float], None] = lambda _done: None,
) -> BotFigures:
    """Measure for about so many seconds."""
    alone, together, later = list[Thoughts](), list[Thoughts](), list[tuple[int, int]]()
    until = perf_counter() + seconds
    for at, game in enumerate(_questions(book, seed), seed):
        alone.append(_thought(SearchBot(at, seconds=THOUGHT), game))
        if not book.is_cooperative and core_of(game, game.asks[0].seat) is None:  # it grows a tree
            if not together:
                _thought(SearchBot(at, seconds=THOUGHT, processes=processes), game)  # the other processes start
            together.append(_thought(SearchBot(at, seconds=THOUGHT, processes=processes), game))
            later += _line(SearchBot(at, seconds=THOUGHT), game)
        on_progress(max(0.0, min(1.0, 1 - (until - perf_counter()) / seconds)))
        if perf_counter() > until:
            break
    kept, done = (sum(one[part] for one in later) for part in range(2))
    return BotFigures(book.name, _sum(alone), _sum(together) if together else None, len(later), kept, done)


def _questions(book: Rulebook[Any], seed: int) -> Iterator[Game[Any]]:
    """Questions of random play that leave a choice, without end."""
    for number in count():
        for game in full_games(book, seed, number, THOUGHTFUL):
            if game.ask is not None and len(game.ask.options) > 1:
                yield game


def _thought(bot: SearchBot, game: Game[Any]) -> Thoughts:
    seat = game.asks[0].seat
    imagined = game.imagined(seat, Random(1))
    began = perf_counter()
    bot.choose(imagined, seat)
    return Thoughts(1, bot.iterations, perf_counter() - began if bot.iterations else 0.0)


def _line(bot: SearchBot, game: Game[Any]) -> list[tuple[int, int]]:
    """What a bot keeps for further answers of its seat, and what it adds."""
    table, seat, found = game.fork(), game.asks[0].seat, list[tuple[int, int]]()
    while table.asks and table.asks[0].seat == seat and len(found) <= LONGEST_LINE:
        before = bot.iterations
        option = bot.choose(table.imagined(seat, Random(1)), seat)
        if len(table.asks[0].options) > 1:
            found.append((bot.kept, bot.iterations - before))
        table.answer(option, seat)
    return found[1:]


def _sum(thoughts: list[Thoughts]) -> Thoughts:
    searches, iterations, seconds = (sum(column) for column in zip(*thoughts, strict=True))
    return Thoughts(int(searches), int(iterations), seconds)
