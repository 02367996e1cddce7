"""Luck: what dice and draws did to the chances of the seats, apart from what was chosen.

Where an answer made chance speak, the same answer is given again in the same position with other dice and other draws,
a dozen times. What the judge says after the real ones, less what it says on average after the others, is luck. What
the players know stays as it is, hands too: only what nobody knew is drawn anew.
"""

from random import Random
from statistics import fmean
from typing import Any

from nemeton.kernel import Game
from nemeton.kernel.chronicle import chances_of
from nemeton.kernel.history import Answered

OTHERS = 12  # throws and draws that might have come as well

Chances = tuple[float, ...]


def had_chance(event: Answered, after: Game[Any]) -> bool:
    """Did chance speak after an answer, or was something turned up?"""
    return after.chance.counter != event.chance_before or len(after.reveals) != event.shown_before


def luck_of(before: Game[Any], event: Answered, after: Game[Any], rng: Random, others: int = OTHERS) -> Chances:
    """By how much each seat's chance is better after an answer than on average after the same one with other chance;
    one number for all where they win together. All are nothing where chance had no part in it."""
    real = _gained(chances_of(before), chances_of(after))
    if not had_chance(event, after):
        return (0.0,) * len(real)
    found = list[Chances]()
    for _ in range(others):
        world = before.redrawn(rng)
        if any(ask.seat == event.seat and ask.offered(event.option) is not None for ask in world.asks):
            stood = chances_of(world)  # a judge may look at what lies hidden, so gains are compared
            world.answer(event.option, event.seat, to=event.kind or None)
            found.append(_gained(stood, chances_of(world)))
    if not found:
        return (0.0,) * len(real)
    return tuple(round(own - fmean(usual), 4) for own, usual in zip(real, zip(*found, strict=True), strict=True))


def _gained(before: Chances, after: Chances) -> Chances:
    return tuple(later - earlier for earlier, later in zip(before, after, strict=True))
