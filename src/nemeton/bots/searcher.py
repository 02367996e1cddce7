"""What grows the trees of a search, one for each answer, and what several of them have found, added up."""

from collections.abc import Iterable, Sequence
from math import inf
from random import Random
from typing import Any, NamedTuple

from nemeton.kernel import Game, Option

from .bot import Clock
from .tree import FIRST_ESTIMATE, FIRST_WORLDS, Branch, Tree

CHECK_EVERY = 16  # iterations, to see whether the choice can still change


class Visited(NamedTuple):
    """What a search has found about an option: how often it went there, what that led to in all, what it looked like
    before."""

    option: Option
    visits: int
    total: float
    estimate: float

    @property
    def value(self) -> float:
        """What the option is worth."""
        return (self.total + FIRST_ESTIMATE * self.estimate) / (self.visits + FIRST_ESTIMATE)


class Report(NamedTuple):
    """What a search has found about each option, and in how many iterations."""

    found: Sequence[Visited]
    iterations: int


class Searcher:
    """Grows a tree for each answer of a seat, and begins each with what the last one foresaw."""

    def __init__(self) -> None:
        self._tree: Tree | None = None

    @property
    def nodes(self) -> int:
        """How many nodes are kept for the next answer."""
        return 0 if self._tree is None else self._tree.nodes

    @property
    def kept(self) -> int:
        """With how many iterations of earlier searches the last one began."""
        return 0 if self._tree is None else self._tree.kept

    def grow(
        self, game: Game[Any], seat: int, rng: Random, clock: Clock, most: float, worlds: int = FIRST_WORLDS
    ) -> Report:
        """What so many iterations tell, or as many as there is time for; the first estimates come from so many worlds.
        A win that is sure needs none."""
        tree = self._tree = Tree(game, seat, rng, clock, self._tree, worlds)
        branches = tree.root.branches[seat]
        done = 0
        if not any(branch.estimate >= 1 for branch in branches.values()):
            while not is_enough(done, most, clock, branches):
                tree.iterate(game.imagined(seat, rng, simulated=True))
                done += 1
        return Report([Visited(option, one.visits, one.total, one.estimate) for option, one in branches.items()], done)


def is_enough(done: int, most: float, clock: Clock, branches: dict[Option, Branch]) -> bool:
    """Is the budget spent, or can what is left of it no longer change the choice?"""
    left = most - done
    if clock.seconds < inf:
        used = clock.used
        left = min(left, (clock.seconds - used) * (done / used if done else inf))
    if left <= 0 or len(branches) == 1:
        return True
    if done % CHECK_EVERY:
        return False
    second, first = sorted(branch.visits for branch in branches.values())[-2:]
    return first - second > left


def best_of(reports: Iterable[Report]) -> Option:
    """What several searches of one question went to most often, together; a win that is sure in all of them at once."""
    found: dict[Option, list[Visited]] = {}
    for report in reports:
        for one in report.found:
            found.setdefault(one.option, []).append(one)
    together = [
        Visited(
            option,
            sum(one.visits for one in ones),
            sum(one.total for one in ones),
            sum(one.estimate for one in ones) / len(ones),
        )
        for option, ones in found.items()
    ]
    won = [one for one in together if one.estimate >= 1]
    return won[0].option if won else max(together, key=lambda one: (one.visits, one.value)).option


def shares(most: float, count: int) -> list[float]:
    """So many iterations, divided among so many searches; none goes without.

    >>> shares(200, 3), shares(2, 3), shares(float("inf"), 2)
    ([67, 67, 66], [1, 1, 1], [inf, inf])
    """
    if most == inf:
        return [inf] * count
    whole, more = divmod(int(most), count)
    return [max(1, whole + (number < more)) for number in range(count)]
