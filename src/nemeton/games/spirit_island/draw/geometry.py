"""The island's shape: boards laid side by side or those of the thematic map, their borders bent by one smooth field.

The field moves every point of the island, so that shared borders, joined boards and corners of three lands stay closed
without any special case.
"""

import math
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from itertools import pairwise
from typing import Any

from nemeton.drawing.woodcut import Point

from ..boards import BOARDS, LAYOUTS
from ..island import board_of, is_thematic, terrain
from .thematic import COASTS, LABELS, OPEN_SEA, OUTLINES

UNIT = 600.0  # a board's side
STEP = 0.02  # a border has a point every so many sides
MARGIN = 76.0
SHALLOWS = 60.0  # so much sea is beside the thematic map of two or four boards
OFFING = 96.0  # and of one or three, whose coast leaves only small corners free
BERTH = 64.0  # and so much around the middle of an ocean
Line = list[Point]


@dataclass
class Field:
    """A land as it is drawn."""

    name: str
    board: str
    terrain: str
    outline: Line
    label: Point
    coast: list[Line] = field(default_factory=list)


@dataclass
class Isle:
    """The island as it is drawn; oceans are kept apart."""

    fields: dict[str, Field]
    oceans: dict[str, Line]
    harbours: dict[str, Point]  # where pieces of an ocean stand
    cliffs: list[Line]
    seams: list[Line]
    width: float
    height: float

    def place(self, land: str) -> Point:
        """The middle of a land or an ocean."""
        return self.fields[land].label if land in self.fields else self.harbours[land]


# Points


def drift(x: float, y: float) -> Point:
    """Where the field carries a point."""
    dx = 0.010 * math.sin(17 * x + 5 * y + 1.3) + 0.0065 * math.sin(-23 * x + 31 * y + 0.4)
    dy = 0.010 * math.sin(-6 * x + 18 * y + 4.1) + 0.0065 * math.sin(33 * x + 19 * y + 2.9)
    dx += 0.003 * math.sin(61 * x + 47 * y + 2.2)
    dy += 0.003 * math.sin(-49 * x + 63 * y + 0.7)
    return x + dx, y + dy


def edges(shape: Sequence[Point]) -> Iterable[tuple[Point, Point]]:
    """The sides of a closed shape."""
    return zip(shape, [*shape[1:], shape[0]], strict=True)


def along(points: Sequence[Point], *, closed: bool) -> Line:
    """The same line with many points."""
    found: Line = []
    for (x0, y0), (x1, y1) in edges(points) if closed else pairwise(points):
        count = max(1, round(math.hypot(x1 - x0, y1 - y0) / STEP))
        found += [(x0 + (x1 - x0) * i / count, y0 + (y1 - y0) * i / count) for i in range(count)]
    return found if closed else [*found, points[-1]]


def inside(point: Point, shape: Sequence[Point]) -> bool:
    """Does a point lie in a shape?"""
    x, y = point
    hit = False
    for (x0, y0), (x1, y1) in edges(shape):
        if (y0 > y) != (y1 > y) and x < (x1 - x0) * (y - y0) / (y1 - y0) + x0:
            hit = not hit
    return hit


def edge_distance(point: Point, shape: Sequence[Point]) -> float:
    """How far a point is from the border of a shape."""
    best = 1e9
    px, py = point
    for (x0, y0), (x1, y1) in edges(shape):
        vx, vy = x1 - x0, y1 - y0
        t = ((px - x0) * vx + (py - y0) * vy) / (vx * vx + vy * vy + 1e-9)
        t = 0.0 if t < 0 else 1.0 if t > 1 else t
        best = min(best, (px - x0 - t * vx) ** 2 + (py - y0 - t * vy) ** 2)
    return math.sqrt(best)


def room_at(point: Point, border: Line) -> float:
    """How far a point is from a border, as its many points tell it: a little too far, but at once."""
    px, py = point
    return math.sqrt(min([(x - px) * (x - px) + (y - py) * (y - py) for x, y in border]))


def coarse(border: Line) -> Line:
    """A border with a third of its points, to see on which side of it something lies."""
    return border[::3]


# Boards

CORNERS = {"BL": (0.0, 0.0), "BR": (1.0, 0.0), "TR": (1.5, 0.866), "TL": (0.5, 0.866)}
SIDES = {"bottom": ("BR", "BL"), "right": ("TR", "BR"), "top": ("TL", "TR")}


def on_side(p: Point, q: Point) -> bool:
    """Do both points lie on one side of a board where another can be joined?"""
    return (
        all(abs(y) < 0.002 for _, y in (p, q))
        or all(abs(y - 0.866) < 0.002 for _, y in (p, q))
        or all(abs(y - (x - 1) * 1.732) < 0.004 for x, y in (p, q))
    )


def outer_edges(shapes: Mapping[Any, Sequence[Point]]) -> set[frozenset[Point]]:
    """Sides that belong to one land only."""
    times = Counter(frozenset(side) for shape in shapes.values() for side in edges(shape))
    return {side for side, count in times.items() if count == 1}


def laid(turn: int, shift: Point) -> Callable[[Point], Point]:
    """Where a point of a board lies on the island."""
    angle = math.radians(turn)
    c, s = math.cos(angle), math.sin(angle)
    return lambda p: (p[0] * c - p[1] * s + shift[0], p[0] * s + p[1] * c + shift[1])


def on_canvas(p: Point) -> Point:
    """A point of the island in the picture, where y grows downwards."""
    x, y = drift(*p)
    return x * UNIT, -y * UNIT


@cache
def isle(boards: tuple[str, ...]) -> Isle:
    """The island of these boards."""
    return moved(on_the_map(boards) if is_thematic(boards) else side_by_side(boards))


def side_by_side(boards: tuple[str, ...]) -> Isle:
    """Boards of the usual side, each turned and moved to its place."""
    layout = LAYOUTS[len(boards)]
    joined = {(join.one, join.side) for join in layout.joins} | {(join.other, join.other_side) for join in layout.joins}
    found = Isle({}, {}, {}, [], [], 0, 0)
    for at, name in enumerate(boards):
        world = laid(*layout.places[at])

        def drawn(points: Sequence[Point], closed: bool = False, world: Callable[[Point], Point] = world) -> Line:
            return [on_canvas(p) for p in along([world(p) for p in points], closed=closed)]

        outer = outer_edges({number: site.outline for number, site in BOARDS[name].lands.items()})
        for number, site in BOARDS[name].lands.items():
            label = on_canvas(world(site.label))
            here = Field(f"{name}{number}", name, site.terrain, drawn(site.outline, True), label)
            sides = [side for side in edges(site.outline) if frozenset(side) in outer]
            here.coast = [drawn(side) for side in sides if not on_side(*side)]
            found.fields[here.name] = here
        found.oceans[f"{name}0"] = drawn(BOARDS[name].ocean, True)
        for side, ends in SIDES.items():
            line = drawn([CORNERS[end] for end in ends])
            (found.seams if (at, side) in joined else found.cliffs).append(line)
    return found


# The thematic map


def on_the_map(boards: tuple[str, ...]) -> Isle:
    """Boards of the thematic map, which always lie the same way: where one is missing there are cliffs."""
    found = Isle({}, {}, {}, [], [], 0, 0)
    shapes = {f"{name}{number}": OUTLINES[f"{name}{number}"] for name in boards for number in BOARDS[name].lands}
    outer = outer_edges(shapes)
    shores = {frozenset(side) for line in COASTS.values() for side in pairwise(line)}
    for land, shape in shapes.items():
        name, number = board_of(land), int(land.removeprefix(board_of(land)))
        here = Field(land, name, terrain(land), softened(shape, closed=True), on_canvas(LABELS[name][number - 1]))
        sides = [side for side in edges(shape) if frozenset(side) in outer]
        here.coast = [softened(line) for line in strung([side for side in sides if frozenset(side) in shores])]
        steep = strung([side for side in sides if frozenset(side) not in shores])
        found.cliffs += [softened(line) for line in steep]
        found.seams += [softened(line) for line in seams_of(land, shapes)]
        found.fields[land] = here
    for name in boards:
        sea = along([*COASTS[name], *OPEN_SEA[name]], closed=True)
        found.oceans[f"{name}0"] = [on_canvas(p) for p in sea]
    return found


def strung(sides: Iterable[tuple[Point, Point]]) -> list[Line]:
    """Sides as lines: one that begins where the last one ended goes on with it.

    >>> strung([((0, 0), (1, 0)), ((1, 0), (1, 1)), ((5, 5), (6, 6))])
    [[(0, 0), (1, 0), (1, 1)], [(5, 5), (6, 6)]]
    """
    found: list[Line] = []
    for start, end in sides:
        if found and found[-1][-1] == start:
            found[-1].append(end)
        else:
            found.append([start, end])
    return found


def seams_of(land: str, shapes: Mapping[str, Line]) -> list[Line]:
    """Where a land borders on lands of boards that come later."""
    names = list(shapes)
    later = {
        frozenset(side)
        for other in names[names.index(land) + 1 :]
        if board_of(other) != board_of(land)
        for side in edges(shapes[other])
    }
    return strung(side for side in edges(shapes[land]) if frozenset(side) in later)


@cache
def junctions() -> frozenset[Point]:
    """Where three lands of the map meet, or two at its edge: such points stay where they are."""
    meeting = Counter(point for shape in OUTLINES.values() for point in shape)
    edge = {point for side in outer_edges(OUTLINES) for point in side}
    return frozenset(point for point, lands in meeting.items() if lands + (point in edge) > 2)


def softened(points: Sequence[Point], *, closed: bool = False) -> Line:
    """A line of the map with many points and round bends, on the canvas."""
    line = along(points, closed=closed)
    for _ in range(2):
        before, after = [line[-1], *line[:-1]], [*line[1:], line[0]]
        ends = {0, len(line) - 1} if not closed else set()
        line = [
            here
            if at in ends or here in junctions()
            else ((back[0] + 2 * here[0] + on[0]) / 4, (back[1] + 2 * here[1] + on[1]) / 4)
            for at, (back, here, on) in enumerate(zip(before, line, after, strict=True))
        ]
    return [on_canvas(p) for p in line]


def moved(found: Isle) -> Isle:
    """The island in the upper left corner of the picture, with some sea around it."""
    found.harbours = {name: harbour(found, name) for name in found.oceans}
    left, top, right, low = frame(found)

    def move(line: Line) -> Line:
        return [(x - left, y - top) for x, y in line]

    for land in found.fields.values():
        land.outline, land.coast = move(land.outline), [move(line) for line in land.coast]
        land.label = move([land.label])[0]
    found.oceans = {name: move(line) for name, line in found.oceans.items()}
    found.harbours = {name: move([spot])[0] for name, spot in found.harbours.items()}
    found.cliffs, found.seams = [move(line) for line in found.cliffs], [move(line) for line in found.seams]
    found.width, found.height = right - left, low - top
    return found


def frame(found: Isle) -> tuple[float, float, float, float]:
    """The edges of the picture: left, top, right, bottom. The map has many lands, so they get nearly all of it: what is
    farther out at sea than its harbours is left out."""
    lands = [p for land in found.fields.values() for p in land.outline]
    if is_thematic(tuple(land.board for land in found.fields.values())):
        room = OFFING if len(found.oceans) % 2 else SHALLOWS
        spots = [*around(lands, room), *around(found.harbours.values(), BERTH)]
    else:
        spots = [*around([*lands, *(p for sea in found.oceans.values() for p in sea)], MARGIN)]
    xs, ys = [x for x, _ in spots], [y for _, y in spots]
    return min(xs), min(ys), max(xs), max(ys)


def around(spots: Iterable[Point], room: float) -> Iterable[Point]:
    """The corners of a square around every point."""
    return ((x + side * room, y + side * room) for x, y in spots for side in (-1, 1))


def harbour(found: Isle, ocean: str) -> Point:
    """The roomiest place of an ocean."""
    line = found.oceans[ocean]
    shore = [p for land in found.fields.values() if land.board == board_of(ocean) and land.coast for p in land.outline]
    xs, ys = [x for x, _ in line], [y for _, y in line]
    grid = [
        (min(xs) + (max(xs) - min(xs)) * i / 12, min(ys) + (max(ys) - min(ys)) * j / 12)
        for i in range(13)
        for j in range(13)
    ]
    edge = coarse(line)
    return max((spot for spot in grid if inside(spot, edge)), key=lambda spot: room_at(spot, line + shore))
