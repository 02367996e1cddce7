"""Weighing answers: what each option of a seat is worth, for whoever looks back at a game.

A worth is what `judge` says of the seat afterwards, from 0 (lost) to 1 (won): the mean over several imagined worlds,
which hold what the seat could know and no more. It is an opinion.
"""

from collections.abc import Sequence
from math import inf
from random import Random
from typing import Any, NamedTuple

from nemeton.kernel import Game, Option

from .bot import Clock, choices
from .look import after, some, world_of
from .tree import Tree

WORLDS = 4
MOST_OPTIONS = 48  # of more options than that, some are looked at


class Weighed(NamedTuple):
    """An option and its worth."""

    option: Option
    worth: float


def weighed(
    game: Game[Any], seat: int, rng: Random, seconds: float = inf, played: Option = None, worlds: int = WORLDS
) -> list[Weighed]:
    """The options of a seat by one look at each, the best first; one that was played is always among them."""
    clock = Clock(seconds)
    options = _looked_at(game, seat, rng, played)
    totals, done = [0.0] * len(options), 0
    while done < worlds and not (done and clock.is_over):
        world = world_of(game, seat, rng)
        found = _values(world, seat, options, rng, clock)
        if len(found) < len(options):  # the time is over
            if not done:
                options, totals, done = options[: len(found)], found, 1
            break
        totals = [total + value for total, value in zip(totals, found, strict=True)]
        done += 1
    return _sorted(Weighed(option, total / done) for option, total in zip(options, totals, strict=True))


def searched(
    game: Game[Any], seat: int, rng: Random, seconds: float, iterations: int, played: Option = None
) -> list[Weighed]:
    """The options of a seat as a search finds them, the best first. Where all play together, by longer looks."""
    if game.book.is_cooperative:
        return weighed(game, seat, rng, seconds, played, worlds=4 * WORLDS)
    clock = Clock(seconds)
    tree, done = Tree(game, seat, rng, clock), 0
    branches = tree.root.branches[seat]
    while done < iterations and not clock.is_over and len(branches) > 1:
        tree.iterate(game.imagined(seat, rng, simulated=True))
        done += 1
    if played is not None and played not in branches:
        [own] = _values(world_of(game, seat, rng), seat, [played], rng, Clock())
        return _sorted([*_worths(branches), Weighed(played, own)])
    return _sorted(_worths(branches))


def _worths(branches: dict[Option, Any]) -> list[Weighed]:
    return [Weighed(option, branch.value) for option, branch in branches.items()]


def _looked_at(game: Game[Any], seat: int, rng: Random, played: Option) -> list[Option]:
    options = [*some(choices(game, seat), MOST_OPTIONS, rng)]
    rng.shuffle(options)
    return options if played is None else [played, *(option for option in options if option != played)]


def _values(world: Game[Any], seat: int, options: Sequence[Option], rng: Random, clock: Clock) -> list[float]:
    found: list[float] = []
    for option in options:
        if found and clock.is_over:
            break
        found.append(after(world, seat, option, rng)[seat])
    return found


def _sorted(found: Any) -> list[Weighed]:
    return sorted(found, key=lambda one: -one.worth)
