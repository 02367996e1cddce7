"""The coach: which answer a bot would give, what the others are worth, and why, in the words of the game.

It knows what the seat knows: it looks at imagined worlds only. Every option is looked at in the same worlds with the
same chance to come, and what the game's judge counts there (`Rulebook.coach`) is compared with what it counts, on
average, after the other options. The same seed gives the same counsel, as long as there is time.
"""

import json
from collections.abc import Iterable, Mapping, Sequence
from math import inf
from random import Random
from statistics import fmean
from typing import Any, NamedTuple

from nemeton.kernel import Game, Option, Phrase
from nemeton.kernel.coaching import WON, Argument, Coach

from .bot import Clock, choices
from .look import outcome, some, world_of
from .weigh import Weighed

WORLDS = 4
MOST_OPTIONS = 40  # of more options than that, some are looked at
SHOWN = 3  # the best options
ABOUT_EQUAL = 0.006  # options that are worth so little less than the best are as good
MOST_REASONS = 3
LEAST_WEIGHT, LEAST_PART = 0.03, 0.15  # of a reason, and of it as a part of the weightiest one
COST_PART = 0.5  # what an answer costs is told if it weighs so much of what it brings


class Counsel(NamedTuple):
    """The best options, how many were looked at and how many are about equal to the best; why it is the best, the
    weightiest reason first, and what it costs."""

    best: tuple[Weighed, ...]
    looked_at: int
    equals: int
    reasons: tuple[Argument, ...]
    cost: Argument | None


class _Look(NamedTuple):
    """What came of an option in a world: its worth, the judge's parts, the state before and after."""

    worth: float
    parts: Mapping[str, float]
    before: Any
    after: Any


def counselled(game: Game[Any], seat: int, seed: int | str, seconds: float = inf) -> Counsel:
    """What a bot would answer on this seat, and why."""
    clock, rng = Clock(seconds), Random(seed)
    options = list(some(choices(game, seat), MOST_OPTIONS, rng))
    rng.shuffle(options)
    looks: list[list[_Look]] = [[] for _ in options]  # by option, in each world
    for number in range(WORLDS):
        found = _looked(game, seat, options, f"{seed} {number}", clock)
        if len(found) < len(options) and number:
            break  # the time is over
        options, looks = options[: len(found)], looks[: len(found)]
        for own, look in zip(looks, found, strict=True):
            own.append(look)
        if clock.is_over or (number == 1 and all(own[0].worth == own[1].worth for own in looks)):
            break  # nothing that is hidden or to be drawn makes a difference here
    order = sorted(range(len(options)), key=lambda at: -_worth(looks[at]))
    best, others = looks[order[0]], [looks[at] for at in order[1:]]
    ranked = tuple(Weighed(options[at], _worth(looks[at])) for at in order)
    equals = sum(one.worth >= ranked[0].worth - ABOUT_EQUAL for one in ranked)
    reasons, cost = _why(game, seat, best, others) if equals < len(ranked) else (_won(game, seat, best), None)
    return Counsel(ranked[:SHOWN], len(ranked), equals, reasons, cost)


def _looked(game: Game[Any], seat: int, options: Sequence[Option], seed: str, clock: Clock) -> list[_Look]:
    """A look at each option in one world, at as many as there is time for; one at least."""
    world, coach, found = world_of(game, seat, Random(seed)), game.book.coach, list[_Look]()
    for option in options:
        if found and clock.is_over:
            break
        worths, end = outcome(world, seat, option, Random(seed))
        parts = coach.parts(end.state, seat) if coach is not None else {}
        found.append(_Look(worths[seat], parts, world.state, end.state))
    return found


def _worth(looks: Sequence[_Look]) -> float:
    return fmean(look.worth for look in looks)


def _won(game: Game[Any], seat: int, best: Sequence[_Look]) -> tuple[Argument, ...]:
    """Where all answers are as good there is nothing to say, unless all of them win."""
    coach, weights = game.book.coach, [look.parts.get(WON, 0.0) for look in best]
    if coach is None or min(weights) <= 0:
        return ()
    phrase = _told(coach, WON, seat, best, 0.0, weights[0])
    return () if phrase is None else (Argument(phrase, weights[0], coach.laws.get(WON, "")),)


def _why(
    game: Game[Any], seat: int, best: Sequence[_Look], others: Sequence[Sequence[_Look]]
) -> tuple[tuple[Argument, ...], Argument | None]:
    """What made the difference between an option and the other ones, and what speaks against it."""
    coach = game.book.coach
    if coach is None or not others:
        return (), None
    found: list[Argument] = []
    for part in dict.fromkeys(name for look in best for name in (*look.parts, WON)):
        own = _mean(part, best)
        usual = _mean(part, [look for looks in others for look in looks])
        weight = 0.0 if own is None or usual is None else own - usual
        phrase = _told(coach, part, seat, best, usual, weight) if abs(weight) >= LEAST_WEIGHT else None
        if phrase is not None:
            found.append(Argument(phrase, weight, coach.laws.get(part, "")))
    found.sort(key=lambda reason: -reason.weight)
    most = found[0].weight if found else 0.0
    reasons = [reason for reason in found if reason.weight > 0 and reason.weight >= LEAST_PART * most]
    cost = found[-1] if found and found[-1].weight < -COST_PART * max(most, 0.0) else None
    return tuple(reasons[:MOST_REASONS]), cost


def _mean(part: str, looks: Iterable[_Look]) -> float | None:
    """What a part comes to on average. A game that goes on is not won or lost; one that is over has nothing else."""
    values = [look.parts.get(part, 0.0) for look in looks if part in look.parts or part == WON]
    return fmean(values) if values else None


def _told(
    coach: Coach, part: str, seat: int, best: Sequence[_Look], usual: float | None, weight: float
) -> Phrase | None:
    """What is said of a part: worlds may differ, so it is what holds in those that make most of the difference."""
    says: dict[str, Phrase] = {}
    differences: dict[str, float] = {}
    for look in best:
        phrase = coach.tell(part, look.before, look.after, seat, weight > 0)
        if phrase is not None:
            name = json.dumps([phrase.kind, phrase.attribute, dict(phrase.values)], default=repr)
            says[name] = phrase
            differences[name] = differences.get(name, 0.0) + look.parts.get(part, 0.0) - (usual or 0.0)
    sign = 1 if weight > 0 else -1
    return says[max(says, key=lambda name: sign * differences[name])] if says else None
