"""Which figure stands where. The rules count clans; a picture wants each of them to keep its number, so that a figure
glides and none is exchanged for another. The journal tells every clan that came, went or moved: walked back from the
present position it gives the counts at its beginning, and walked forwards again it gives every figure its place."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from nemeton.kernel import Entry

from . import rulings
from .state import CLANS, InisState, seats

Counts = list[dict[str, int]]  # by seat and territory
Figures = list[dict[str, list[int]]]  # the same, as numbers of figures


class Change(NamedTuple):
    """So many clans of a seat go from one place to another; an empty name is the reserve."""

    seat: int
    origin: str
    where: str
    number: int


def figures(view: InisState, journal: Sequence[Entry]) -> Figures:
    """The numbers of the figures in every territory, by seat."""
    counts: Counts = [
        {where: tile.clans[seat] for where, tile in view.tiles.items() if tile.clans[seat]} for seat in seats(view)
    ]
    changes = list(told(journal))
    begun = before(counts, changes)
    if begun is None:  # a story that does not lead here: a position written by hand, a journal that was cut
        return lined_up(counts)
    standing = lined_up(begun)
    reserve = [
        sorted(set(range(CLANS)) - {number for numbers in places.values() for number in numbers}) for places in standing
    ]
    for seat, origin, where, count in changes:
        places = standing[seat]
        leaving = places[origin][-count:] if origin else reserve[seat][:count]
        if origin:
            places[origin] = places[origin][:-count]
        else:
            reserve[seat] = reserve[seat][count:]
        if where:
            places[where] = sorted([*places.get(where, ()), *leaving])
        else:
            reserve[seat] = sorted([*reserve[seat], *leaving])
    return standing


def told(journal: Sequence[Entry]) -> Iterator[Change]:
    """What the journal says of clans."""
    for entry in journal:
        if entry.kind in CHANGES:
            yield from CHANGES[entry.kind](entry.values)


def _placed(values: Mapping[str, Any]) -> Iterator[Change]:
    yield Change(values["seat"], "", values["where"], values["count"])


def _moved(values: Mapping[str, Any]) -> Iterator[Change]:
    yield Change(values["seat"], values["origin"], values["where"], values["count"])


def _removed(values: Mapping[str, Any]) -> Iterator[Change]:
    yield Change(values["seat"], values["where"], "", 1)


def _swapped(values: Mapping[str, Any]) -> Iterator[Change]:
    if not rulings.SWAPPED_CLAN_IS_REMOVED:
        yield Change(values["whom"], values["where"], "", 1)


CHANGES = {"inis.placed": _placed, "inis.moved": _moved, "inis.removed": _removed, "inis.swapped": _swapped}


def before(counts: Counts, changes: Sequence[Change]) -> Counts | None:
    """The counts before all changes; none if the changes cannot have led to these counts."""
    found = [dict(places) for places in counts]
    for seat, origin, where, count in reversed(changes):
        if seat >= len(found):
            return None
        places = found[seat]
        if where:
            places[where] = places.get(where, 0) - count
            if places[where] < 0:
                return None
        if origin:
            places[origin] = places.get(origin, 0) + count
    return found if all(sum(places.values()) <= CLANS for places in found) else None


def lined_up(counts: Counts) -> Figures:
    """Figures numbered in the order of the territories."""
    standing: Figures = []
    for places in counts:
        first, numbered = 0, {}
        for where, count in places.items():
            numbered[where] = list(range(first, first + count))
            first += count
        standing.append(numbered)
    return standing
