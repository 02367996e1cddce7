"""The search bot: it grows a tree of imagined games (tree.py) before each answer, and goes on with it at the next one.

It may think in several processes (thinkers.py): each grows a tree of its own with its part of the iterations and by
chance of its own, and what they find is added up. Where all win or lose together it plans instead (planning.py), and
where a game has a compiled core it searches there (compiled.py).
"""

import os
from itertools import count
from math import inf
from random import Random
from typing import Any

from nemeton.kernel import Game, Option
from nemeton.kernel.parcels import packed

from .bot import Clock, Seed, choices
from .compiled import core_of
from .planning import TOUCH_UP, Planner
from .searcher import Report, Searcher, best_of, shares
from .thinkers import Task, is_known, thinkers
from .tree import FIRST_WORLDS

_number = count(1)  # of bots, by which thinkers know their trees


class SearchBot:
    """Searches for so many iterations, or for so long, before each answer; and never longer than `at_most` seconds."""

    def __init__(
        self,
        seed: Seed = 1,
        iterations: int | None = None,
        seconds: float | None = None,
        at_most: float = inf,
        compiled: int | None = None,
        processes: int = 1,
    ) -> None:
        """`compiled` are the iterations where the game has a compiled core; without it, as many as elsewhere. The
        iterations are divided among so many `processes`, of which this one is the first."""
        self._rng = Random(seed)
        self._iterations = inf if seconds else iterations  # None: as many as the game says
        self._compiled = compiled if iterations else None
        self.seconds = min(seconds or inf, at_most)
        self._planner = Planner(self._rng)
        self._searcher = Searcher()
        self._processes = processes
        self._name = f"{os.getpid()} {next(_number)}"
        self.iterations = 0

    @property
    def nodes(self) -> int:
        """How many nodes are kept for the next answer."""
        return self._searcher.nodes

    @property
    def kept(self) -> int:
        """With how many iterations of earlier searches the last one began, in this process."""
        return self._searcher.kept

    def choose(self, game: Game[Any], seat: int) -> Option:
        """The option that the search went to most often."""
        clock = Clock(self.seconds)
        options = choices(game, seat)
        if len(options) == 1:
            self._planner.follow(options[0])
            return options[0]
        if game.book.is_cooperative and game.book.instinct is not None:
            return self._planned(game, seat, clock)
        core = core_of(game, seat)
        if core is not None:
            return self._by_core(core, game.book.thinking.compiled)
        reports = self._searched(game, seat, clock, self._iterations or game.book.thinking.iterations)
        self.iterations += sum(report.iterations for report in reports)
        return best_of(reports)

    def _searched(self, game: Game[Any], seat: int, clock: Clock, most: float) -> list[Report]:
        """What this process finds, and the others that take part."""
        with thinkers(self._processes - 1 if is_known(game) else 0) as others:
            own, *parts = shares(most, 1 + len(others))
            worlds = -(-FIRST_WORLDS // (1 + len(others)))
            begun = [
                other
                for other, part in zip(others, parts, strict=True)
                if other.begin(self._task(game, seat, clock, part, worlds))
            ]
            reports = [self._searcher.grow(game, seat, self._rng, clock, own, worlds)]
            return [*reports, *(report for other in begun if (report := other.end()) is not None)]

    def _task(self, game: Game[Any], seat: int, clock: Clock, iterations: float, worlds: int) -> Task:
        """What another process is to do."""
        seed, seconds = self._rng.getrandbits(64), clock.seconds - clock.used
        return Task(self._name, packed(game), seat, seed, iterations, seconds, worlds)

    def _by_core(self, core: Any, usual: int) -> Option:
        """The same search in the compiled core."""
        most = self._compiled or self._iterations or usual
        done, found = core.search(
            self._rng.getrandbits(64), 0 if most == inf else int(most), self.seconds if self.seconds < inf else 0.0
        )
        self.iterations += done
        option, _, _ = max(found, key=lambda branch: (branch[1], branch[2]))
        return option

    def _planned(self, game: Game[Any], seat: int, clock: Clock) -> Option:
        """The next answer of a plan for everybody (planning.py)."""
        planner, before = self._planner, self._planner.tries
        share = 1 if planner.is_news(game) else TOUCH_UP
        most = self._iterations or game.book.thinking.iterations
        planner.begin(game, seat, clock)
        while planner.tries - before < most / share and clock.used < clock.seconds / share:
            planner.better()
        self.iterations += planner.tries - before
        return planner.answer()
