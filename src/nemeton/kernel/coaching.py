"""Coaching: why an answer is good, told by what the judge of the game counts. Data that a game brings; bots read it
(`nemeton.bots.coach`)."""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from .words import Phrase

WON = "won"  # the part of a game that is over
DECIDED = 20.0  # what that part weighs


class Argument(NamedTuple):
    """One thing that made the difference: a sentence, how much it weighed (below zero: against it), and the law."""

    phrase: Phrase
    weight: float
    law: str = ""


class Coach(NamedTuple):
    """How a game tells what its judge thinks.

    `parts(state, seat)` is what the judge counts for a seat, in a dozen groups that people have words for; the seat
    stands the better the more they sum up to. Of a game that is over there is but one, `WON`. `tell(part, before,
    after, seat, speaks_for)` says what a group is like afterwards, in places and numbers, where that speaks for an
    answer or against it; None where there is nothing to say. It must name nothing that the seat cannot know. `laws`
    are the sections of the rules, by group.
    """

    parts: Callable[[Any, int], Mapping[str, float]]
    tell: Callable[[str, Any, Any, int, bool], Phrase | None]
    laws: Mapping[str, str] = {}


def decided(state: Any, seat: int) -> dict[str, float] | None:
    """The only part of a game that is over; None of one that goes on."""
    result = state.result
    if result is None:
        return None
    return {WON: 0.0 if not result.winners else DECIDED if seat in result.winners else -DECIDED}


def told_end(kind: str, state: Any, seat: int) -> Phrase:
    """How a game ends for a seat, or that it does not end yet, by the message that the game has for that."""
    result = state.result
    if result is None:
        return Phrase(kind, {"how": "goes_on"})
    how = "draw" if not result.winners else "won" if seat in result.winners else "lost"
    return Phrase(kind, {"how": how})
