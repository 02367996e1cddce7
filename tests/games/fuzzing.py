"""Random games with every check on, at more tables than a game names for its tests."""

import copy
from collections.abc import Iterable
from typing import Any

from nemeton.fuzz import NOW_AND_THEN, Tally, fuzz
from nemeton.kernel import Configuration, Rulebook


def at_tables(book: Rulebook[Any], tables: Iterable[Configuration]) -> Rulebook[Any]:
    """The game, to be played at these tables by turns."""
    widened = copy.copy(book)
    widened.configurations = tuple(tables)
    return widened


def fuzzed(book: Rulebook[Any], games: int, seed: str, *, now_and_then: int = NOW_AND_THEN) -> Tally:
    """So many games are played and no check fails; what was played."""
    played: list[Tally] = []
    failure = fuzz(book, games, seed, played.append, now_and_then=now_and_then)
    assert failure is None, f"{failure.check}: {failure.problem}"
    return played[-1]
