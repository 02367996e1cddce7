"""The tables that tests and benchmarks play. Whatever wants to be tried says at which of them it sits."""

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from nemeton.kernel import Configuration


class Trial(NamedTuple):
    """A part of a table: its number, how many play, what it is played with besides."""

    table: int
    players: int
    options: Mapping[str, Any] = {}


def tables(parts: Iterable[Trial]) -> tuple[Configuration, ...]:
    """The tables in the order of their numbers, each put together from its parts.

    >>> tables([Trial(2, 3, {"level": 6}), Trial(1, 4), Trial(2, 3, {"scenario": "none"})])
    (Configuration(players=4, options={}), Configuration(players=3, options={'level': 6, 'scenario': 'none'}))
    """
    found: dict[int, Configuration] = {}
    for part in sorted(parts, key=lambda part: part.table):
        before = found.get(part.table, Configuration(part.players))
        assert before.players == part.players, f"table {part.table} has two numbers of players"
        found[part.table] = Configuration(part.players, {**before.options, **part.options})
    return tuple(found.values())
