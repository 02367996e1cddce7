"""The pen of the woodland: paths, strokes and dots as short text. One ink, flat colours, light from the left.

Whatever is drawn with these stands inside an element of the class `sign`, which lends ink, breadth and paper; only
what differs is written down.
"""

import math
from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise

from nemeton.drawing.woodcut import Point, num

CREAM = "#fbf3dc"
SUIT_COLOURS = {"fox": "#b5432a", "rabbit": "#e3b53c", "mouse": "#d58a63", "bird": "#5f8f9c", "any": "#a79c86"}


# Elements


def shape(d: str, fill: str = "", width: float | None = None, more: str = "") -> str:
    """A face with an inked edge; a width of 0 leaves the edge out."""
    colour = f' fill="{fill}"' if fill else ""
    edge = ' stroke="none"' if width == 0 else f' stroke-width="{width:g}"' if width is not None else ""
    return f'<path d="{d}"{colour}{edge}{" " + more if more else ""}/>'


def lines(d: str, width: float = 1.2, colour: str = "", more: str = "") -> str:
    """Strokes of the pen."""
    ink = f' stroke="{colour}"' if colour else ""
    return f'<path d="{d}" fill="none"{ink} stroke-width="{width:g}"{" " + more if more else ""}/>'


def dot(x: float, y: float, radius: float, fill: str = "", width: float = 0) -> str:
    """A spot of ink, or of a colour with an inked edge."""
    colour = f'fill="{fill}"' if fill else 'class="spot"'
    edge = f'stroke-width="{width:g}"' if width else 'stroke="none"'
    return f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(radius)}" {colour} {edge}/>'


def egg(x: float, y: float, rx: float, ry: float, fill: str = "", width: float = 1.2) -> str:
    """An ellipse with an inked edge."""
    colour = f'fill="{fill}"' if fill else 'class="spot"'
    return f'<ellipse cx="{num(x)}" cy="{num(y)}" rx="{num(rx)}" ry="{num(ry)}" {colour} ' + (
        'stroke="none"/>' if not width else f'stroke-width="{width:g}"/>'
    )


@lru_cache(5_000)
def box(x: float, y: float, width: float, height: float, css: str, rx: float = 4) -> str:
    """A rectangle of a class."""
    size = f'width="{num(width)}" height="{num(height)}"'
    return f'<rect class="{css}" x="{num(x)}" y="{num(y)}" {size} rx="{num(rx)}"/>'


def mirrored(body: str) -> str:
    """A drawing and its image beyond the middle line."""
    return body + f'<g transform="scale(-1 1)">{body}</g>'


def put(body: str, x: float, y: float, scale: float = 1) -> str:
    """A drawing set down somewhere."""
    if not body:
        return ""
    size = f"scale({scale:.3g})" if scale != 1 else ""
    return f'<g transform="translate({num(x)} {num(y)}){size}">{body}</g>'


@lru_cache(5_000)
def use(name: str, x: float = 0, y: float = 0, scale: float = 1) -> str:
    """A symbol of the definitions."""
    if scale == 1:
        at = f' x="{num(x)}" y="{num(y)}"' if x or y else ""
        return f'<use href="#s-{name}"{at}/>'
    return f'<use href="#s-{name}" transform="translate({num(x)} {num(y)})scale({scale:.3g})"/>'


# Curves


def flow(points: Sequence[Point], *, closed: bool = False, digits: int = 1) -> str:
    """A curve through the points (Catmull-Rom), each step counted from the one before."""
    count = len(points)

    def at(index: int) -> Point:
        return points[index % count] if closed else points[max(0, min(count - 1, index))]

    k = 10**digits
    x, y = round(points[0][0] * k), round(points[0][1] * k)
    numbers: list[int] = []
    for i in range(count if closed else count - 1):
        a, b, c, d = at(i - 1), at(i), at(i + 1), at(i + 2)
        bend = (
            (b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6),
            (c[0] - (d[0] - b[0]) / 6, c[1] - (d[1] - b[1]) / 6),
            c,
        )
        for px, py in bend:
            numbers += (round(px * k) - x, round(py * k) - y)
        x, y = round(c[0] * k), round(c[1] * k)
    start = joined((round(points[0][0] * k), round(points[0][1] * k)), k)
    return f"M{start}c{joined(numbers, k)}" + ("z" if closed else "")


def soft(points: Sequence[Point], *, closed: bool) -> str:
    """A curve that the points guide and that rounds them off: whole units, never a kink."""
    spots = [*points, points[0]] if closed else list(points)
    middles = [((a[0] + b[0]) / 2, (a[1] + b[1]) / 2) for a, b in pairwise(spots)]
    start = middles[0] if closed else points[0]
    turns = list(zip(spots[1:-1], middles[1:], strict=False)) + ([(spots[0], middles[0])] if closed else [])
    x, y = round(start[0]), round(start[1])
    numbers: list[int] = []
    for bend, end in turns:
        numbers += (round(bend[0]) - x, round(bend[1]) - y, round(end[0]) - x, round(end[1]) - y)
        x, y = round(end[0]), round(end[1])
    return f"M{joined((round(start[0]), round(start[1])), 1)}q{joined(numbers, 1)}" + ("z" if closed else "")


def joined(numbers: Sequence[int], k: int) -> str:
    """Numbers in parts of 1/k, with a space only where it is needed.

    >>> joined([15, -20, 5, 100], 10)
    '1.5-2 .5 10'
    """
    text = ""
    for count in numbers:
        written = num(count / k) if k > 1 else str(count)
        text += written if not text or written.startswith("-") else f" {written}"
    return text


def star(points: int, outer: float, inner: float, x: float = 0, y: float = 0) -> str:
    """A star with so many points."""
    corners = []
    for i in range(points * 2):
        radius, turn = (outer if i % 2 == 0 else inner), math.pi * i / points - math.pi / 2
        corners.append((x + radius * math.cos(turn), y + radius * math.sin(turn)))
    return "M" + "L".join(f"{num(px)} {num(py)}" for px, py in corners) + "Z"
