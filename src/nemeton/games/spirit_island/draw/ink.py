"""The pen of the island: colours that signs bring along, and shapes as short text. Every sign stands in a box of 48."""

import math
from collections.abc import Sequence
from itertools import pairwise

from nemeton.drawing.woodcut import Point, num

INK, BONE, GOLD, GLOW, FEAR = "#070a12", "#f6ead6", "#ffe08a", "#7ff5e6", "#c9a2ff"
FAST, SLOW = "#ffb347", "#7fb8ff"
ELEMENT_COLOURS = {
    "sun": "#ffd84d",
    "moon": "#c9d4ff",
    "fire": "#ff7847",
    "air": "#b9a6ff",
    "water": "#53b9ff",
    "earth": "#c2ab96",
    "plant": "#6fdc7d",
    "animal": "#ff9fb0",
    "any": "#ffffff",
}
TERRAIN_COLOURS = {"jungle": "#58a566", "mountain": "#a79fbd", "sands": "#e3bd7c", "wetland": "#84cfcd"}
TERRAIN_GROUNDS = {"jungle": "#23633f", "mountain": "#665f7b", "sands": "#b0834a", "wetland": "#2d6f80"}
ACTION_COLOURS = {"ravage": "#ff5a4a", "build": "#ffb347", "explore": "#e6eef5"}


# Points


def ring(count: int, radius: float, start: float = -90, wobble: Sequence[float] = (1.0,)) -> list[Point]:
    """Points around the middle, each as far as the next of `wobble` says."""
    turns = [math.radians(start + 360 * i / count) for i in range(count)]
    far = [radius * wobble[i % len(wobble)] for i in range(count)]
    return [(r * math.cos(a), r * math.sin(a)) for r, a in zip(far, turns, strict=True)]


def polygon(points: Sequence[Point]) -> str:
    """A closed line."""
    return "M" + "L".join(f"{num(x)} {num(y)}" for x, y in points) + "Z"


def whole(points: Sequence[Point], *, closed: bool = False) -> str:
    """A line in whole units, each step counted from the one before.

    >>> whole([(0, 0), (10.2, 4), (10, -3)]), whole([(1, 1), (2, 2)], closed=True)
    ('M0 0l10 4 0-7', 'M1 1l1 1z')
    """
    spots = [(round(x), round(y)) for x, y in points]
    text = ""
    for (ax, ay), (bx, by) in pairwise(spots):
        for step in (bx - ax, by - ay):
            text += f"{step}" if not text or step < 0 else f" {step}"
    return f"M{spots[0][0]} {spots[0][1]}l{text}" + "z" * closed


def rays(count: int, near: float, far: float) -> str:
    """Strokes from the middle outwards."""
    ends = zip(ring(count, near), ring(count, far), strict=True)
    return "".join(f"M{num(a)} {num(b)}L{num(c)} {num(d)}" for (a, b), (c, d) in ends)


# Elements


def shape(d: str, fill: str = "", edge: str = "", width: float = 0, more: str = "") -> str:
    """A face, with an edge where one is given."""
    paint = f' fill="{fill}"' if fill else ""
    line = f' stroke="{edge}" stroke-width="{width:g}"' if edge else ""
    return f'<path d="{d}"{paint}{line}{" " + more if more else ""}/>'


def strokes(d: str, width: float, colour: str = "currentColor", more: str = "") -> str:
    """Lines with round ends."""
    return (
        f'<path d="{d}" fill="none" stroke="{colour}" stroke-width="{width:g}" stroke-linecap="round"'
        f"{' ' + more if more else ''}/>"
    )


def box(x: float, y: float, width: float, height: float, css: str, rx: float = 4) -> str:
    """A rectangle of a class."""
    size = f'width="{num(width)}" height="{num(height)}"'
    return f'<rect class="{css}" x="{num(x)}" y="{num(y)}" {size} rx="{num(rx)}"/>'


def circle(x: float, y: float, radius: float, css: str) -> str:
    """A circle of a class."""
    at = f' cx="{num(x)}" cy="{num(y)}"' if x or y else ""
    return f'<circle class="{css}"{at} r="{num(radius)}"/>'


def put(body: str, x: float, y: float, scale: float = 1) -> str:
    """A drawing set down somewhere."""
    size = f"scale({scale:.3g})" if scale != 1 else ""
    return f'<g transform="translate({num(x)} {num(y)}){size}">{body}</g>'


def use(name: str, x: float = 0, y: float = 0, scale: float = 1, css: str = "") -> str:
    """A sign of the definitions."""
    kind = f' class="{css}"' if css else ""
    if scale == 1:
        at = f' x="{num(x)}" y="{num(y)}"' if x or y else ""
        return f'<use{kind} href="#s-{name}"{at}/>'
    return f'<use{kind} href="#s-{name}" transform="translate({num(x)} {num(y)})scale({scale:.3g})"/>'
