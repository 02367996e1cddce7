"""Ink and interlace: the pens that Inis is drawn with.

Lengths are in board units: a territory is a hexagon of radius 100. Pigments stand in the drawing as attributes, for
a landscape is a painting; ink, parchment, seats and light belong to the style sheet, which knows day and night.
Path data is written short: one decimal, each step counted from the point before it.
"""

import math
from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise

from nemeton.drawing.woodcut import Point, grain, num

GOLD, MOSS, BLOOD, PARCHMENT = "#d9a83a", "#66783f", "#a8321f", "#f1e6ca"


# Elements


def shape(d: str, fill: str, css: str = "pen") -> str:
    """A painted shape, inked around unless its class says otherwise."""
    return f'<path class="{css}" fill="{fill}" d="{d}"/>' if css else f'<path fill="{fill}" d="{d}"/>'


def wash(d: str, fill: str, opacity: str = "") -> str:
    """Paint without a line around it."""
    thin = f' opacity="{opacity}"' if opacity else ""
    return f'<path fill="{fill}"{thin} d="{d}"/>'


def line(d: str, css: str = "line") -> str:
    """A stroke of the pen; its class says how broad."""
    return f'<path class="{css}" d="{d}"/>'


def stroke(d: str, colour: str, width: float, more: str = "") -> str:
    """A stroke in a colour of its own."""
    return f'<path class="stroke" stroke="{colour}" stroke-width="{num(width)}"{more} d="{d}"/>'


def put(body: str, x: float, y: float, scale: float = 1, *, turn: float = 0, flip: bool = False) -> str:
    """Something drawn around (0, 0), put elsewhere."""
    moved = f"translate({num(x)} {num(y)})"
    if turn:
        moved += f"rotate({num(turn)})"
    if flip:
        moved += f"scale({-scale:.3g} {scale:.3g})"
    elif scale != 1:
        moved += f"scale({scale:.3g})"
    return f'<g transform="{moved}">{body}</g>'


def use(symbol: str, more: str = "") -> str:
    """A thing that stands among the definitions."""
    return f'<use href="#s-{symbol}"{more}/>'


# Path data


def _pair(x: float, y: float) -> str:
    one, other = num(x), num(y)
    return one + other if other.startswith("-") else f"{one} {other}"


def _chain(numbers: Sequence[str]) -> str:
    text = ""
    for written in numbers:
        text += written if not text or written.startswith("-") else f" {written}"
    return text


def bend(points: Sequence[Point], *, closed: bool = False, start: str = "M", digits: int = 1) -> str:
    """The curve through the points, written with a bend from each to the next."""
    count = len(points)
    last = count - 1
    before_x, before_y = round(points[0][0], digits), round(points[0][1], digits)
    numbers: list[str] = []
    for at in range(count if closed else last):
        if closed:
            a, b, c, d = (points[(at + k) % count] for k in (-1, 0, 1, 2))
        else:
            a, b, c, d = (points[max(0, min(last, at + k))] for k in (-1, 0, 1, 2))
        for x, y in (
            (b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6),
            (c[0] - (d[0] - b[0]) / 6, c[1] - (d[1] - b[1]) / 6),
            c,
        ):
            numbers += (num(round(x, digits) - before_x), num(round(y, digits) - before_y))
        before_x, before_y = round(c[0], digits), round(c[1], digits)
    opening = f"{start}{_pair(round(points[0][0], digits), round(points[0][1], digits))}" if start else ""
    return f"{opening}c{_chain(numbers)}{'z' if closed else ''}"


def edges(points: Sequence[Point], *, closed: bool = True) -> str:
    """Straight from point to point."""
    rounded = [(round(x, 1), round(y, 1)) for x, y in points]
    steps = [num(part) for (ax, ay), (bx, by) in pairwise(rounded) for part in (bx - ax, by - ay)]
    return f"M{_pair(*rounded[0])}l{_chain(steps)}{'z' if closed else ''}"


def round_(x: float, y: float, rx: float, ry: float | None = None) -> str:
    """A circle or an ellipse as path data, so that many of one colour are one path."""
    ry = rx if ry is None else ry
    arc = f"a{_pair(rx, ry)} 0 1 1 "
    return f"M{_pair(x - rx, y)}{arc}{num(2 * rx)} 0{arc}{num(-2 * rx)} 0z"


def coil(x: float, y: float, radius: float, turns: float, start: float = 0, hand: int = 1) -> list[Point]:
    """A spiral from its rim inwards; `start` in degrees, hand 1 turns clockwise."""
    steps = int(turns * 8)
    points = []
    for at in range(steps + 1):
        angle = math.radians(start) + hand * math.tau * turns * at / steps
        reach = radius * (1 - at / steps * 0.92)
        points.append((x + reach * math.cos(angle), y + reach * math.sin(angle)))
    return points


def wavy(start: Point, end: Point, swing: float, *key: object, steps: int = 5) -> list[Point]:
    """A line drawn by hand; the same key gives the same line for ever."""
    rng = grain("wavy", *key)
    dx, dy = end[0] - start[0], end[1] - start[1]
    length = math.hypot(dx, dy) or 1
    nx, ny = -dy / length, dx / length
    lean, phase = rng.uniform(-1, 1), rng.choice((-1, 1))
    points = [start]
    for step in range(1, steps):
        t = step / steps
        swell = phase * math.sin(math.tau * t) * 0.75 + lean * math.sin(math.pi * t) * 0.5
        off = swing * (swell + rng.uniform(-0.42, 0.42))
        points.append((start[0] + dx * t + nx * off, start[1] + dy * t + ny * off))
    return [*points, end]


def ray(middle: Point, degrees: float, near: float, far: float) -> str:
    """A short stroke away from a point."""
    c, s = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    return f"M{_pair(middle[0] + near * c, middle[1] + near * s)}l{_pair((far - near) * c, (far - near) * s)}"


def hexagon(radius: float, corner: float = 0, steps: int = 3) -> list[Point]:
    """A hexagon that stands on a corner, its corners rounded off."""
    tips = [(radius * math.sin(math.tau * k / 6), -radius * math.cos(math.tau * k / 6)) for k in range(6)]
    if not corner:
        return tips
    points: list[Point] = []
    for k, tip in enumerate(tips):
        ends = []
        for other in (tips[k - 1], tips[(k + 1) % 6]):
            far = math.dist(tip, other)
            ends.append((tip[0] + (other[0] - tip[0]) / far * corner, tip[1] + (other[1] - tip[1]) / far * corner))
        for step in range(steps + 1):
            t = step / steps
            a, b, c = (1 - t) ** 2, 2 * t * (1 - t), t * t
            points.append((a * ends[0][0] + b * tip[0] + c * ends[1][0], a * ends[0][1] + b * tip[1] + c * ends[1][1]))
    return points


# Interlace

Place = Callable[[float, float], Point]
HALF = 0.56  # half a step of the grid, and a whisker so that the pieces overlap


class Knot:
    """Interlace on a grid, after the way scribes drew it.

    Strands run aslant through the points (x, y) with x + y odd. At a point two strands cross, unless a wall stands
    there: "h" (level) or "v" (upright) turns both back. Which strand lies on top depends on the parity of x alone,
    and so every strand goes over, under, over, under, whatever walls there are. `place` maps the grid into the plane:
    the same knot can be a panel, a ring, or a cord around a territory.
    """

    def __init__(
        self,
        width: int,
        height: int,
        place: Place,
        walls: Mapping[tuple[int, int], str] | None = None,
        *,
        ring: bool = False,
        open_ends: bool = False,
    ) -> None:
        self.under, self.over = "", ""
        self._width, self._height, self._place, self._open = width, height, place, open_ends
        for x in range(width if ring else width + 1):
            for y in range(height + 1):
                if (x + y) % 2 == 0:
                    continue
                wall = (walls or {}).get((x, y), "")
                if y in (0, height):
                    wall = "h"
                elif x in (0, width) and not ring and not open_ends:
                    wall = "v"
                if wall:
                    self._turn(x, y, wall, ring)
                else:
                    self._cross(x, y)

    def _line(self, *points: Point) -> str:
        start, *others = (self._place(*point) for point in points)
        steps = _chain([num(part) for x, y in others for part in (x - start[0], y - start[1])])
        return f"M{_pair(*start)}{'q' if len(others) == 2 else 'l'}{steps}"

    def _cross(self, x: int, y: int) -> None:
        left = 0 if self._open and x == 0 else -HALF
        right = 0 if self._open and x == self._width else HALF
        rising = self._line((x + left, y - left), (x + right, y - right))
        falling = self._line((x + left, y + left), (x + right, y + right))
        over, under = (rising, falling) if x % 2 == 0 else (falling, rising)
        self.over += over
        self.under += under

    def _turn(self, x: int, y: int, wall: str, ring: bool) -> None:
        start: Point
        end: Point
        middle: Point
        for side in (-1, 1):
            if wall == "h":
                start, end, middle = (x - HALF, y + side * HALF), (x + HALF, y + side * HALF), (x, y + side / 4)
            else:
                start, end, middle = (x + side * HALF, y - HALF), (x + side * HALF, y + HALF), (x + side / 4, y)
            if not 0 <= middle[1] <= self._height or not (ring or 0 <= middle[0] <= self._width):
                continue
            if self._open and wall == "h" and x == 0:
                self.under += self._line((x, y + side / 4), (x + 0.25, y), end)
            elif self._open and wall == "h" and x == self._width:
                self.under += self._line(start, (x - 0.25, y), (x, y + side / 4))
            else:
                self.under += self._line(start, (x, y), end)

    def drawn(self, strand: float, css: str = "") -> str:
        """The strands, outlined in ink; the class of the group gives their colour."""
        layers = "".join(
            f'<path class="rim" stroke-width="{num(strand + 2)}" d="{d}"/><path stroke-width="{num(strand)}" d="{d}"/>'
            for d in (self.under, self.over)
        )
        return f'<g class="knot{" " + css if css else ""}">{layers}</g>'


def panel(
    width: int, height: int, cell: float, walls: Mapping[tuple[int, int], str] | None = None, *, open_ends: bool = False
) -> Knot:
    """A knot in a rectangle."""
    return Knot(width, height, lambda x, y: (x * cell, y * cell), walls, open_ends=open_ends)


def cord(points: Sequence[Point], band: float, crossings: int, height: int = 2) -> Knot:
    """A closed plait that follows a closed line."""
    loop = [*points, points[0]]
    lengths = [0.0]
    for one, other in pairwise(loop):
        lengths.append(lengths[-1] + math.dist(one, other))
    total = lengths[-1]

    def place(x: float, y: float) -> Point:
        along = (x / (2 * crossings) * total) % total
        at = max(k for k in range(len(points)) if lengths[k] <= along)
        (ax, ay), (bx, by) = loop[at], loop[at + 1]
        size = math.dist(loop[at], loop[at + 1]) or 1
        t, off = (along - lengths[at]) / size, (y / height - 0.5) * band
        return ax + (bx - ax) * t - (by - ay) / size * off, ay + (by - ay) * t + (bx - ax) / size * off

    return Knot(2 * crossings, height, place, ring=True)


def circle_points(radius: float, count: int = 40) -> list[Point]:
    """Points on a circle."""
    return [(radius * math.cos(math.tau * i / count), radius * math.sin(math.tau * i / count)) for i in range(count)]
