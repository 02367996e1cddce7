"""Which warrior stands where. The rules count warriors; a picture wants each of them to keep its number, so that a
figure glides and none is exchanged for another. The journal tells every warrior that came, went or moved: walked back
from the present position it gives the counts at its beginning, and walked forwards again every figure its place."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from nemeton.kernel import Entry

from .factions.base import WARRIOR
from .ruling import FACTIONS
from .state import RootState, seats

Counts = list[dict[int, int]]  # by seat and clearing
Figures = list[dict[int, list[int]]]  # the same, as numbers of figures


class Change(NamedTuple):
    """So many warriors of a seat go from one clearing to another; 0 is the supply."""

    seat: int
    origin: int
    to: int
    number: int


def figures(view: RootState, journal: Sequence[Entry]) -> Figures:
    """The numbers of the figures in every clearing, by seat."""
    counts: Counts = [
        {where: here.warriors[seat] for where, here in view.clearings.items() if here.warriors[seat]}
        for seat in seats(view)
    ]
    most = [FACTIONS[faction].warriors for faction in view.factions]
    changes = list(told(journal))
    begun = before(counts, changes, most)
    if begun is None:  # a story that does not lead here: a position written by hand, a journal that was cut
        return lined_up(counts)
    standing = lined_up(begun)
    supply = [
        sorted(set(range(most[seat])) - {number for numbers in places.values() for number in numbers})
        for seat, places in enumerate(standing)
    ]
    for change in changes:
        moved(standing[change.seat], supply[change.seat], change)
    return standing


def moved(places: dict[int, list[int]], supply: list[int], change: Change) -> None:
    """The last figures of a clearing set out; the first of the supply come."""
    _, origin, to, count = change
    leaving = places[origin][-count:] if origin else supply[:count]
    if origin:
        places[origin] = places[origin][:-count]
    else:
        del supply[:count]
    if to:
        places[to] = sorted([*places.get(to, ()), *leaving])
    else:
        supply[:] = sorted([*supply, *leaving])


def told(journal: Sequence[Entry]) -> Iterator[Change]:
    """What the journal says of warriors."""
    for entry in journal:
        values = entry.values
        match entry.kind:
            case "root.placed":
                yield Change(values["seat"], 0, values["where"], values["count"])
            case "root.moved":
                yield Change(values["seat"], values["origin"], values["to"], values["count"])
            case "root.removed" if values["piece"] == WARRIOR:
                yield Change(values["seat"], values["where"], 0, values["number"])


def before(counts: Counts, changes: Sequence[Change], most: Sequence[int]) -> Counts | None:
    """The counts before all changes; none if the changes cannot have led to these counts."""
    found = [dict(places) for places in counts]
    for seat, origin, to, count in reversed(changes):
        if seat >= len(found):
            return None
        places = found[seat]
        if to:
            places[to] = places.get(to, 0) - count
            if places[to] < 0:
                return None
        if origin:
            places[origin] = places.get(origin, 0) + count
    fits = all(sum(places.values()) <= limit for places, limit in zip(found, most, strict=True))
    return found if fits else None


def lined_up(counts: Counts) -> Figures:
    """Figures numbered in the order of the clearings."""
    standing: Figures = []
    for places in counts:
        first, numbered = 0, {}
        for where, count in places.items():
            numbered[where] = list(range(first, first + count))
            first += count
        standing.append(numbered)
    return standing
