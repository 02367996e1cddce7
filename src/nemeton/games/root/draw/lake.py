"""A lake: deep water that is lighter towards the shore, what grows in it, the ways of the ferry, and jetties."""

from __future__ import annotations

import math
import random
from typing import TYPE_CHECKING

from nemeton.drawing.woodcut import Point, num

from .geometry import STEP, Field, aside, sampled
from .ink import flow

if TYPE_CHECKING:
    from .terrain import Planted, Woodland

WAVE, ROW = 22.0, 12.5


def lake_field(shore: list[Point]) -> Field:
    """How far everything is from the water."""
    water = Field().press(sampled([*shore, shore[0]], 7), 7)
    for row, line in enumerate(water.values):
        for column in range(len(line)):
            if within((column * STEP, row * STEP), shore):
                line[column] = -9.0
    return water


def within(point: Point, polygon: list[Point]) -> bool:
    """Is a point inside?

    >>> square = [(0.0, 0.0), (2.0, 0.0), (2.0, 2.0), (0.0, 2.0)]
    >>> within((1, 1), square), within((3, 1), square)
    (True, False)
    """
    x, y = point
    odd = False
    for (x1, y1), (x2, y2) in zip(polygon, [*polygon[1:], polygon[0]], strict=True):
        if (y1 > y) != (y2 > y) and x < (x2 - x1) * (y - y1) / (y2 - y1) + x1:
            odd = not odd
    return odd


def lake(wood: Woodland, planted: Planted) -> str:
    """The water with its waves, reeds, lilies and the ways of the ferry."""
    d = flow(wood.lake, closed=True, digits=0)
    drawn = "".join(f'<path class="{css}" d="{d}"/>' for css in ("shore-edge", "shore", "lake"))
    shelves = "".join(f'<path class="shelf shelf-{number}" d="{d}"/>' for number in (1, 2, 3))
    drawn += f'<clipPath id="lake-edge"><path d="{d}"/></clipPath>'
    drawn += f'<g clip-path="url(#lake-edge)">{shelves}{waves(wood)}</g>{ways(wood)}'
    for x, y, kind in wood.map.look.plants:
        ident = planted.setdefault((kind, 9, 1.25), f"k{len(planted)}")
        drawn += f'<use href="#{ident}" x="{x}" y="{y}"/>'
    return drawn


def waves(wood: Woodland) -> str:
    """Broken lines, light and deep by turns."""
    rng, drawn, row = random.Random("lake"), "", 0
    left, right = min(x for x, _ in wood.lake), max(x for x, _ in wood.lake)
    y, bottom = min(y for _, y in wood.lake) + 14, max(y for _, y in wood.lake)
    while y < bottom:
        wave = [(left + at * WAVE, y + 3.4 * math.sin(at * 1.3 + row)) for at in range(int((right - left) / WAVE) + 1)]
        dashes = " ".join(str(rng.randint(14, 60)) for _ in range(6))
        css = "deep" if row % 2 else "light"
        drawn += f'<path class="ripple {css}" stroke-dasharray="{dashes}" d="{flow(wave, digits=0)}"/>'
        y, row = y + ROW, row + 1
    return drawn


def ways(wood: Woodland) -> str:
    """Dots from each jetty to the middle of the lake."""
    ends = [wood.landing(where)[1] for where in wood.map.coast]
    mx, my = sum(x for x, _ in ends) / len(ends), sum(y for _, y in ends) / len(ends)
    return "".join(
        f'<path class="ferry-way" d="M{num(x)} {num(y)}'
        f'Q{num((x + mx) / 2)} {num((y + my) / 2 + 8)} {num(mx)} {num(my)}"/>'
        for x, y in ends
    )


def jetties(wood: Woodland) -> str:
    """A plank walk into the water at each clearing of the coast: here the ferry lands."""
    drawn = ""
    for where in wood.map.coast:
        start, end = wood.landing(where)
        part = sampled([start, ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2), end], 6)
        sides = zip(aside(part, 9), aside(part, -9), strict=True)
        planks = "".join(f"M{num(a[0])} {num(a[1])}L{num(b[0])} {num(b[1])}" for a, b in sides)
        way = flow(part)
        drawn += f'<path class="pier-edge" d="{way}"/><path class="pier" d="{way}"/><path class="planks" d="{planks}"/>'
    return drawn
