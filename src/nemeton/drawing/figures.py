"""Which figure stands where. Rules count pieces; a picture wants each of them to keep its number, so that a figure
glides and none is exchanged for another. A journal tells every piece that came, went or moved: walked back from the
present position it gives the counts at its beginning, and walked forwards again it gives every figure its place."""

from collections.abc import Hashable, Mapping, Sequence
from typing import Generic, NamedTuple, TypeVar

Place = TypeVar("Place", bound=Hashable)


class Change(NamedTuple, Generic[Place]):
    """So many pieces of a seat go from one place to another; an empty name or 0 is the supply."""

    seat: int
    origin: Place
    to: Place
    number: int


def standing_figures(
    counts: Sequence[Mapping[Place, int]], changes: Sequence[Change[Place]], most: Sequence[int]
) -> list[dict[Place, list[int]]]:
    """The numbers of the figures in every place, by seat, given how many stand there now, all that happened before, and
    how many figures each seat has.

    >>> standing_figures([{"hills": 1, "cove": 2}], [Change(0, "", "hills", 3), Change(0, "hills", "cove", 2)], [12])
    [{'hills': [0], 'cove': [1, 2]}]
    """
    begun = _before(counts, changes, most)
    if begun is None:  # a story that does not lead here: a position written by hand, a journal that was cut
        return _lined_up(counts)
    standing = _lined_up(begun)
    supply = [
        sorted(set(range(most[seat])) - {number for numbers in places.values() for number in numbers})
        for seat, places in enumerate(standing)
    ]
    for change in changes:
        _go(standing[change.seat], supply[change.seat], change)
    return standing


def _before(
    counts: Sequence[Mapping[Place, int]], changes: Sequence[Change[Place]], most: Sequence[int]
) -> list[dict[Place, int]] | None:
    """The counts before all changes; none if the changes cannot have led to these counts."""
    found = [dict(places) for places in counts]
    for seat, origin, to, number in reversed(changes):
        if seat >= len(found):
            return None
        places = found[seat]
        if to:
            places[to] = places.get(to, 0) - number
            if places[to] < 0:
                return None
        if origin:
            places[origin] = places.get(origin, 0) + number
    fits = all(sum(places.values()) <= limit for places, limit in zip(found, most, strict=True))
    return found if fits else None


def _lined_up(counts: Sequence[Mapping[Place, int]]) -> list[dict[Place, list[int]]]:
    """Figures numbered in the order of the places."""
    standing = []
    for places in counts:
        first, numbered = 0, {}
        for where, number in places.items():
            numbered[where] = list(range(first, first + number))
            first += number
        standing.append(numbered)
    return standing


def _go(places: dict[Place, list[int]], supply: list[int], change: Change[Place]) -> None:
    """The last figures of a place set out; the first of the supply come."""
    leaving = places[change.origin][-change.number :] if change.origin else supply[: change.number]
    if change.origin:
        places[change.origin] = places[change.origin][: -change.number]
    else:
        del supply[: change.number]
    if change.to:
        places[change.to] = sorted([*places.get(change.to, ()), *leaving])
    else:
        supply[:] = sorted([*supply, *leaving])
