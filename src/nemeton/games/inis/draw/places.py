"""Where things lie: hexagons that stand on a corner, their coasts, and the box around the island.

A side's curve is seeded by its two corners, so neighbours share it and it never changes; a new territory leaves every
other where it is.
"""

import math
from collections.abc import Collection, Iterable
from functools import cache, lru_cache
from typing import NamedTuple

from nemeton.drawing.woodcut import Point, num

from ..hexes import Spot
from .ink import bend, wavy

RADIUS = 100.0
WIDE = RADIUS * math.sqrt(3)
WAYS: tuple[Spot, ...] = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))  # beyond side k lies way k
MARGIN = 30.0  # of water around the island


@cache
def centre(spot: Spot) -> Point:
    """The middle of a spot.

    >>> centre((0, 0)), centre((0, 2))
    ((0.0, 0.0), (173.2, 300.0))
    """
    q, r = spot
    return round(WIDE * (q + r / 2), 1), RADIUS * 1.5 * r


@cache
def corner(spot: Spot, k: int) -> Point:
    """Corner k (0 is the upper right one, then clockwise), a little off the grid, the same for all who share it."""
    x, y = centre(spot)
    angle = math.radians(60 * k - 30)
    x, y = x + RADIUS * math.cos(angle), y + RADIUS * math.sin(angle)
    one, other = round(x), round(y)
    return x + 4 * math.sin(one * 12.9 + other * 7.3), y + 4 * math.sin(one * 4.7 + other * 11.1)


def _key(point: Point) -> tuple[int, int]:
    return round(point[0]), round(point[1])


@cache
def side(spot: Spot, k: int) -> list[Point]:
    """Side k, from corner k to the next."""
    one, other = corner(spot, k), corner(spot, (k + 1) % 6)
    first, last = sorted((one, other), key=_key)
    points = wavy(first, last, 7.5, _key(first), _key(last))
    return points if first == one else points[::-1]


@cache
def outline(spot: Spot, scale: float = 1) -> str:
    """The border of a spot around (0, 0)."""
    cx, cy = centre(spot)
    sides = [[((x - cx) * scale, (y - cy) * scale) for x, y in side(spot, k)] for k in range(6)]
    return bend(sides[0], digits=0) + "".join(bend(points, start="", digits=0) for points in sides[1:]) + "z"


def coast(spots: Collection[Spot]) -> str:
    """The shore of the whole island."""
    return _coast(frozenset(spots))


@lru_cache(maxsize=512)
def _coast(spots: frozenset[Spot]) -> str:
    """All sides with no territory beyond, joined into smooth loops; headlands are rounded off."""
    sides: dict[tuple[int, int], tuple[list[Point], tuple[int, int]]] = {}
    for spot in sorted(spots):
        cx, cy = centre(spot)
        for k, (dq, dr) in enumerate(WAYS):
            if (spot[0] + dq, spot[1] + dr) in spots:
                continue
            points = side(spot, k)
            x, y = points[0]
            alone = (spot[0] + WAYS[k - 1][0], spot[1] + WAYS[k - 1][1]) not in spots
            start = (x + (cx - x) * 0.1, y + (cy - y) * 0.1) if alone else (x, y)
            sides[_key(points[0])] = [start, *points[1:-1]], _key(points[-1])
    loops = ""
    while sides:
        at = next(iter(sides))
        loop: list[Point] = []
        while at in sides:
            points, at = sides.pop(at)
            loop += points
        loops += bend(loop, closed=True, digits=0)
    return loops


class Box(NamedTuple):
    """A part of the plane."""

    left: float
    top: float
    width: float
    height: float

    def __str__(self) -> str:
        return " ".join(num(value) for value in self)


def box_around(spots: Iterable[Spot]) -> Box:
    """The island with some water around it."""
    middles = [centre(spot) for spot in spots]
    left, right = min(x for x, _ in middles), max(x for x, _ in middles)
    top, bottom = min(y for _, y in middles), max(y for _, y in middles)
    return Box(
        left - WIDE / 2 - MARGIN,
        top - RADIUS - MARGIN,
        right - left + WIDE + 2 * MARGIN,
        bottom - top + 2 * RADIUS + 2 * MARGIN,
    )
