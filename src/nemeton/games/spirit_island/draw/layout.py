"""Where things stand in a land: cells of a honeycomb, as large as the land allows.

A land's plate, what invaders will do there, and every pile of equal pieces take one cell each. A kind of piece has a
place of its own among the cells, so that others stay where they are when a pile comes or goes; cells grow smaller in a
few steps only. Whatever can be clicked has a name (`piece-A3-town/1`) and one spot or more, each in one part of the
picture: the map, the invaders' side, the panels of the spirits.
"""

import math
from functools import cache
from typing import NamedTuple

from nemeton.drawing.woodcut import Point

from ..invader_facts import KINDS
from ..island import is_ocean, is_sacred, marks_on
from ..pieces import kind_and_hurt, standing
from ..rules.ravaging import defence
from ..state import IslandState
from .geometry import Isle, Line, coarse, edges, inside, isle, room_at
from .outlook import Coming

MAP, COMMONS = "map", "commons"
CAPACITIES = (5, 7, 10, 13, 17, 22)
PITCHES = (66, 62, 58, 54, 50, 46, 43, 40, 37, 34, 31, 28, 26, 24)
ROW = 0.92  # from one row of a honeycomb to the next
KIND_ORDER = (*KINDS[::-1], "dahan", "blight", "shield", "mark")


def panel_part(seat: int) -> str:
    """The part of the picture that holds the panel of a seat."""
    return f"panel-{seat}"


class Pile(NamedTuple):
    """Equal pieces in a land: the same kind with the same damage, or presence of one spirit."""

    name: str  # "town/1", "presence-0", "blight", "shield"
    many: int
    sacred: bool = False

    @property
    def kind(self) -> str:
        """What they are, whatever the damage."""
        return kind_and_hurt(self.name)[0]


# Cells


class Cells(NamedTuple):
    """Room in a land: how large a cell is, where the plate stands, and the other cells, those near the plate first."""

    size: float
    plate: Point
    beside: tuple[Point, ...]


@cache
def cells(boards: tuple[str, ...], land: str, capacity: int) -> Cells:
    """The largest honeycomb with so many cells."""
    here = isle(boards)
    if is_ocean(land):
        return at_sea(here, here.harbours[land], capacity)
    for pitch in PITCHES:
        size = pitch * (1.15 if len(boards) > 2 else 1.0)
        if extent(boards, land) < ROW * size * size * capacity:
            continue  # it cannot hold so many
        found = comb(boards, land, size)
        if len(found) >= capacity:
            middle = sum(x for x, _ in found) / len(found), sum(y for _, y in found) / len(found)
            return ordered(size, sorted(found, key=lambda spot: math.dist(spot, middle))[:capacity])
    x, y = here.fields[land].label
    return ordered(24, [(x + (i % 5 - 2) * 24, y + (i // 5 - 2) * 24) for i in range(capacity)])


@cache
def extent(boards: tuple[str, ...], land: str) -> float:
    """The area of a land."""
    border = isle(boards).fields[land].outline
    return abs(sum(ax * by - bx * ay for (ax, ay), (bx, by) in edges(border))) / 2


@cache
def comb(boards: tuple[str, ...], land: str, pitch: float) -> list[Point]:
    """The most cells of a size that lie within a land."""
    border = isle(boards).fields[land].outline
    return max((shifted(border, pitch, phase) for phase in PHASES), key=len)


PHASES = ((0.0, 0.0), (0.33, 0.0), (0.66, 0.3), (0.0, 0.3), (0.33, 0.6), (0.66, 0.6))


def shifted(border: Line, pitch: float, phase: Point) -> list[Point]:
    """Cells of one honeycomb that lie within a border."""
    xs, ys, edge = [x for x, _ in border], [y for _, y in border], coarse(border)
    spots: list[Point] = []
    row, y = 0, min(ys) + phase[1] * pitch
    while y < max(ys):
        x = min(xs) + (phase[0] + (0.5 if row % 2 else 0)) * pitch
        while x < max(xs):
            if inside((x, y), edge) and room_at((x, y), border) > 0.45 * pitch:
                spots.append((x, y))
            x += pitch
        y += pitch * ROW
        row += 1
    return spots


def at_sea(here: Isle, harbour: Point, capacity: int) -> Cells:
    """Cells around the harbour of an ocean, on the water; its letter stands in for a plate."""
    x, y = harbour
    spots = [(x + (i % 4 - 1.5) * 50, y + 52 + (i // 4) * 50) for i in range(capacity - 1)]
    coast = [point for field in here.fields.values() for point in field.outline]
    if any(room_at(spot, coast) < 30 for spot in spots[1:3]):  # a narrow sea: on whatever side the water is
        around = [(x + column * 50, y + row * 50) for row in range(-4, 5) for column in range(-4, 5) if row or column]
        wet = [spot for spot in around if room_at(spot, coast) > 36 and not is_on_land(here, spot)]
        wet = [(p, q) for p, q in wet if 25 < p < here.width - 25 and 25 < q < here.height - 25]
        spots = sorted(wet, key=lambda spot: math.dist(spot, harbour))[: capacity - 1] or spots
        return Cells(50, harbour, tuple(spots))
    return ordered(50, [harbour, *spots])


def is_on_land(here: Isle, spot: Point) -> bool:
    """Does a point lie in some land?"""
    return any(inside(spot, coarse(field.outline)) for field in here.fields.values())


def ordered(size: float, spots: list[Point]) -> Cells:
    """The plate highest, also where the island is turned; then what is nearest to it."""
    plate = min(spots, key=lambda spot: spot[1] - 0.6 * spot[0])
    rest = sorted((spot for spot in spots if spot != plate), key=lambda spot: math.dist(spot, plate))
    return Cells(size, plate, tuple(rest))


# What stands where


class Ground(NamedTuple):
    """A land with all its things placed."""

    land: str
    size: float
    plate: Point
    badges: list[tuple[Coming, Point]]
    piles: list[tuple[Pile, Point]]


def piles_of(view: IslandState, land: str) -> list[Pile]:
    """All piles of a land."""
    here = view.lands[land]
    found = [Pile(name, count) for name, count in standing(here, (*KINDS[::-1], "dahan")).items()]
    found += [Pile("blight", here.blight)] if here.blight else []
    shield = defence(view, land)
    found += [Pile("shield", shield)] if shield else []
    found += [Pile("mark", 1)] if has_mark(view, land) else []
    for seat, count in enumerate(here.presence):
        if count:
            found.append(Pile(f"presence-{seat}", count, is_sacred(view, seat, land)))
    return found if not is_ocean(land) else [pile for pile in found if pile.name != "shield"]


def has_mark(view: IslandState, land: str) -> bool:
    """Does something else lie on a land until the turn ends?"""
    marks = marks_on(view, land)
    return bool(
        marks.dahan_health
        or marks.shelter
        or marks.keeps_blight_off
        or marks.strikes_at_once
        or marks.dread
        or marks.vengeance
    )


def rank(pile: Pile) -> int:
    """The place of a pile among the ten that a land usually has."""
    if pile.name.startswith("presence-"):
        return len(KIND_ORDER) + int(pile.name.rpartition("-")[2])
    return KIND_ORDER.index(pile.kind)


def placed(view: IslandState, land: str, badges: list[Coming]) -> Ground:
    """Where everything of a land stands."""
    piles = piles_of(view, land)
    needed = 1 + len(badges) + len(piles)
    capacity = next((size for size in CAPACITIES if size >= needed), needed)
    room = cells(tuple(view.boards), land, capacity)
    if is_ocean(land):
        return Ground(land, room.size, room.plate, [], list(zip(piles, room.beside, strict=False)))
    marked = list(zip(badges, room.beside, strict=False))
    slots = sorted(room.beside[len(badges) :], key=lambda spot: (round(spot[1]), spot[0]))
    unused, total = set(range(len(slots))), len(KIND_ORDER) + len(view.spirits)
    taken: list[tuple[Pile, Point]] = []
    for pile in sorted(piles, key=rank):
        wanted = rank(pile) * len(slots) // total
        at = min(unused, key=lambda slot: (abs(slot - wanted), slot))
        unused.remove(at)
        taken.append((pile, slots[at]))
    return Ground(land, room.size, room.plate, marked, taken)
