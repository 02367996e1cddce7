"""The burin: a small kit that gives every picture of Nemeton the same hand.

A woodcut knows two things only, ink and face. Light falls from the upper left, so a shape is an ink silhouette with a
slightly smaller face laid on it towards the light, and tapered cuts that run in from the dark side. Nothing here knows
a game, a colour or a font: shapes carry class names, the style sheets do the rest.

Paths are written short: one decimal, each step counted from the point before it.
"""

import math
import random
from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import pairwise

Point = tuple[float, float]


def grain(*key: object) -> random.Random:
    """A source of irregularity, the same every time for the same key: stones never twitch between two pictures."""
    return random.Random("/".join(map(str, key)))


# Numbers


@lru_cache(20_000)
def num(value: float) -> str:
    """A short number.

    >>> num(12.0), num(-0.04), num(3.14159), num(-0.5)
    ('12', '0', '3.1', '-.5')
    """
    return _tenths(round(value * 10))


def _tenths(count: int) -> str:
    whole, rest = divmod(abs(count), 10)
    text = (str(whole) if whole or not rest else "") + (f".{rest}" if rest else "")
    return f"-{text}" if count < 0 else text


def _joined(numbers: Iterable[int]) -> str:
    """Tenths, one after the other, with a space only where it is needed."""
    text = ""
    for count in numbers:
        written = _tenths(count)
        text += written if not text or written.startswith("-") else f" {written}"
    return text


def _rounded(points: Iterable[Point]) -> list[tuple[int, int]]:
    return [(round(x * 10), round(y * 10)) for x, y in points]


# Shapes as lists of points


def smooth(points: Sequence[Point], steps: int = 5) -> list[Point]:
    """The closed curve through the points (Catmull-Rom), as a finer list of points."""
    fine: list[Point] = []
    count = len(points)
    for i in range(count):
        (x0, y0), (x1, y1), (x2, y2), (x3, y3) = (points[(i + k) % count] for k in (-1, 0, 1, 2))
        for step in range(steps):
            t = step / steps
            fine.append((_between(x0, x1, x2, x3, t), _between(y0, y1, y2, y3, t)))
    return fine


def _between(a: float, b: float, c: float, d: float, t: float) -> float:
    return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2 + (3 * b - a - 3 * c + d) * t**3)


def rough(points: Sequence[Point], amount: float, *key: object) -> list[Point]:
    """The same points, each off by up to `amount`."""
    rng = grain("rough", *key)
    return [(x + rng.uniform(-amount, amount), y + rng.uniform(-amount, amount)) for x, y in points]


def ring(count: int, rx: float, ry: float | None = None, centre: Point = (0, 0), start: float = -90) -> list[Point]:
    """Points on an ellipse, clockwise from the top."""
    ry = rx if ry is None else ry
    angles = (math.radians(start + 360 * i / count) for i in range(count))
    return [(centre[0] + rx * math.cos(a), centre[1] + ry * math.sin(a)) for a in angles]


def shrunk(points: Sequence[Point], by: float, towards: Point = (0, 0)) -> list[Point]:
    """The shape drawn in by about `by` units and moved by `towards`."""
    cx = sum(x for x, _ in points) / len(points)
    cy = sum(y for _, y in points) / len(points)
    inner = []
    for x, y in points:
        far = math.hypot(x - cx, y - cy) or 1
        keep = max(0.2, (far - by) / far)
        inner.append((cx + (x - cx) * keep + towards[0], cy + (y - cy) * keep + towards[1]))
    return inner


def mirrored(points: Sequence[Point]) -> list[Point]:
    """The shape seen in a mirror that stands on the middle line."""
    return [(-x, y) for x, y in reversed(points)]


# Paths


def closed(points: Iterable[Point]) -> str:
    """A polygon.

    >>> closed([(0, 0), (10, 0.5), (0, 5)])
    'M0 0l10 .5-10 4.5z'
    """
    return opened(points) + "z"


def opened(points: Iterable[Point]) -> str:
    """A line from point to point."""
    rounded = _rounded(points)
    steps = [after - before for one, other in pairwise(rounded) for before, after in zip(one, other, strict=True)]
    return f"M{_joined(rounded[0])}l{_joined(steps)}"


def curve(points: Sequence[Point]) -> str:
    """The closed curve through the points, as `smooth` rounds it, written with a bend from each point to the next."""
    count = len(points)
    x, y = _rounded(points[:1])[0]
    start = f"M{_joined((x, y))}c"
    numbers: list[int] = []
    for i in range(count):
        before, here, there, after = (points[(i + k) % count] for k in (-1, 0, 1, 2))
        bend = _rounded(
            [
                (here[0] + (there[0] - before[0]) / 6, here[1] + (there[1] - before[1]) / 6),
                (there[0] - (after[0] - here[0]) / 6, there[1] - (after[1] - here[1]) / 6),
                there,
            ]
        )
        for px, py in bend:
            numbers += (px - x, py - y)
        x, y = bend[2]
    return f"{start}{_joined(numbers)}z"


def cut(start: Point, end: Point, width: float) -> str:
    """One stroke of the burin: pointed at both ends, `width` wide in the middle."""
    mx, my = (start[0] + end[0]) / 2, (start[1] + end[1]) / 2
    dx, dy = end[0] - start[0], end[1] - start[1]
    length = math.hypot(dx, dy) or 1
    nx, ny = -dy / length * width, dx / length * width
    (x1, y1), (x2, y2), (lx, ly), (rx, ry) = _rounded([start, end, (mx + nx, my + ny), (mx - nx, my - ny)])
    bends = _joined((lx - x1, ly - y1, x2 - x1, y2 - y1, rx - x2, ry - y2, x1 - x2, y1 - y2))
    return f"M{_joined((x1, y1))}q{bends}z"


def wedge(start: Point, end: Point, width: float) -> str:
    """A stroke that enters broad at `start` and runs out to a point at `end`."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    length = math.hypot(dx, dy) or 1
    nx, ny = -dy / length * width / 2, dx / length * width / 2
    return closed([(start[0] + nx, start[1] + ny), end, (start[0] - nx, start[1] - ny)])


def hatch(
    shape: Sequence[Point],
    *key: object,
    step: float = 4,
    reach: float = 0.45,
    width: float = 1.8,
    lean: float = 0.18,
) -> str:
    """Wedges from the right edge of the shape inwards, one every `step`, over about `reach` of its breadth."""
    rng = grain("hatch", *key)
    top, bottom = min(y for _, y in shape), max(y for _, y in shape)
    strokes = []
    y = top + step
    while y < bottom - step * 0.4:
        crossings = sorted(
            x1 + (y - y1) / (y2 - y1) * (x2 - x1)
            for (x1, y1), (x2, y2) in zip(shape, [*shape[1:], shape[0]], strict=True)
            if (y1 <= y < y2) or (y2 <= y < y1)
        )
        for left, right in zip(crossings[::2], crossings[1::2], strict=False):
            length = (right - left) * reach * rng.uniform(0.55, 1.15)
            strokes.append(wedge((right, y), (right - length, y - length * lean), width))
        y += step
    return "".join(strokes)


def rays(
    centre: Point,
    inner: float,
    outer: float,
    count: int,
    first: float = 0,
    last: float = 360,
    width: float = 2,
) -> str:
    """Strokes that radiate from a centre between two radii, from angle `first` to `last` in degrees."""
    span = last - first
    parts = count if span >= 360 else count - 1
    strokes = []
    for i in range(count):
        a = math.radians(first + span * i / parts)
        reach = outer if i % 2 == 0 else inner + (outer - inner) * 0.66
        near = (centre[0] + inner * math.cos(a), centre[1] + inner * math.sin(a))
        far = (centre[0] + reach * math.cos(a), centre[1] + reach * math.sin(a))
        strokes.append(cut(near, far, width))
    return "".join(strokes)


def spiral(centre: Point, radius: float, turns: float, start: float = 0, hand: int = 1) -> str:
    """An open spiral from the centre outwards, to be stroked."""
    steps = int(turns * 16)
    points = []
    for i in range(steps + 1):
        a = math.radians(start) + hand * turns * math.tau * i / steps
        r = radius * i / steps
        points.append((centre[0] + r * math.cos(a), centre[1] + r * math.sin(a)))
    return opened(points)


# Elements


def path(d: str, css: str) -> str:
    """A path element of a class."""
    return f'<path class="{css}" d="{d}"/>'


def disc(x: float, y: float, radius: float, css: str) -> str:
    """A circle element of a class."""
    return f'<circle class="{css}" cx="{num(x)}" cy="{num(y)}" r="{num(radius)}"/>'


def stone(
    points: Sequence[Point],
    *key: object,
    edge: float = 2.2,
    reach: float = 0.5,
    step: float = 4,
    round_off: bool = True,
) -> str:
    """A stone: ink silhouette, face towards the light, hatching on the dark side."""
    face = shrunk(points, edge, (-edge * 0.3, -edge * 0.3))
    drawn = curve if round_off else closed
    edges = smooth(face) if round_off else face
    shade = hatch(edges, *(key or (len(points), points[0])), step=step, reach=reach, width=step * 0.5)
    return path(drawn(points), "ink") + path(drawn(face), "face") + path(shade, "ink")
