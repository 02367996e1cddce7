"""Trails, glades and the distance to them: the plain geometry under the woodland. Nothing here is left to chance."""

import math
import random
from collections.abc import Iterable, Sequence
from itertools import pairwise

from nemeton.drawing.woodcut import Point

WIDTH, HEIGHT = 1000, 800
STEP = 8  # of the grid on which distances are known
FAR = 74.0  # no distance is told beyond

Cell = tuple[int, int]  # row, column
Grid = list[list[float]]


def sampled(points: Sequence[Point], step: float = 8) -> list[Point]:
    """Points every `step` units along the curve through some points."""
    fine: list[Point] = []
    last = len(points) - 1
    for i in range(last):
        a, b = points[max(0, i - 1)], points[i]
        c, d = points[i + 1], points[min(last, i + 2)]
        parts = max(2, int(math.dist(b, c) / step))
        for j in range(parts):
            t = j / parts
            fine.append((_between(a[0], b[0], c[0], d[0], t), _between(a[1], b[1], c[1], d[1], t)))
    return [*fine, points[-1]]


def _between(a: float, b: float, c: float, d: float, t: float) -> float:
    return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t**3)


def aside(points: Sequence[Point], distance: float) -> list[Point]:
    """The line moved sideways; positive is to the left of the way one goes."""
    moved = []
    for i, (x, y) in enumerate(points):
        (ax, ay), (bx, by) = points[max(0, i - 1)], points[min(len(points) - 1, i + 1)]
        length = math.hypot(bx - ax, by - ay) or 1
        moved.append((x + (by - ay) / length * distance, y - (bx - ax) / length * distance))
    return moved


def footpath(a: Point, b: Point, seed: int) -> list[Point]:
    """An unhurried way: one gentle bow with a smaller one against it."""
    rng = random.Random(seed)
    bend, wobble = rng.choice((-1, 1)) * rng.uniform(7, 13), rng.uniform(-6, 6)
    dx, dy = b[0] - a[0], b[1] - a[1]
    length = math.hypot(dx, dy)
    way = []
    for i in range(9):
        t = i / 8
        side = bend * math.sin(math.pi * t) + wobble * math.sin(2 * math.pi * t)
        way.append((a[0] + dx * t - dy / length * side, a[1] + dy * t + dx / length * side))
    return way


def blob(
    centre: Point, radius: float, seed: int, rough: float = 0.06, squash: float = 1.0, corners: int = 18
) -> list[Point]:
    """An uneven round shape."""
    rng = random.Random(seed)
    phases = [rng.uniform(0, math.tau) for _ in range(3)]
    rim = []
    for i in range(corners):
        angle = math.tau * i / corners
        waves = math.sin(2 * angle + phases[0]) * 0.5 + math.sin(3 * angle + phases[1]) * 0.6
        r = radius * (1 + rough * (waves + math.sin(5 * angle + phases[2]) * 0.4))
        rim.append((centre[0] + math.cos(angle) * r, centre[1] + math.sin(angle) * r * squash))
    return rim


class Field:
    """How far it is to the nearest of some obstacles, on a grid."""

    def __init__(self) -> None:
        self.columns, self.rows = WIDTH // STEP + 1, HEIGHT // STEP + 1
        self.values: Grid = [[FAR] * self.columns for _ in range(self.rows)]

    def press(self, points: Iterable[Point], margin: float) -> "Field":
        """Lower the field around points that are `margin` thick."""
        reach = FAR + margin
        for x, y in points:
            first, last = max(0, int((x - reach) / STEP)), min(self.columns, int((x + reach) / STEP) + 2)
            across = [(column * STEP - x) ** 2 for column in range(first, last)]
            for row in range(max(0, int((y - reach) / STEP)), min(self.rows, int((y + reach) / STEP) + 2)):
                line, down = self.values[row], (row * STEP - y) ** 2
                for column, over in enumerate(across, first):
                    limit = line[column] + margin
                    if limit > 0 and down + over < limit * limit:
                        line[column] = math.sqrt(down + over) - margin
        return self

    def with_(self, other: "Field") -> "Field":
        """The nearer of two distances."""
        both = Field()
        both.values = [
            [min(a, b) for a, b in zip(one, two, strict=True)]
            for one, two in zip(self.values, other.values, strict=True)
        ]
        return both

    def at(self, point: Point) -> float:
        """The distance at any point."""
        fx = min(max(point[0] / STEP, 0), self.columns - 1.001)
        fy = min(max(point[1] / STEP, 0), self.rows - 1.001)
        c, r = int(fx), int(fy)
        u, v, g = fx - c, fy - r, self.values
        return (g[r][c] * (1 - u) + g[r][c + 1] * u) * (1 - v) + (g[r + 1][c] * (1 - u) + g[r + 1][c + 1] * u) * v

    def region(self, start: Point, wall: float) -> set[Cell]:
        """The cells that can be reached without touching an obstacle."""
        seed = round(start[1] / STEP), round(start[0] / STEP)
        seen, waiting = {seed}, [seed]
        while waiting:
            r, c = waiting.pop()
            for cell in ((r + 1, c), (r - 1, c), (r, c + 1), (r, c - 1)):
                if cell not in seen and 0 <= cell[0] < self.rows and 0 <= cell[1] < self.columns:
                    if self.values[cell[0]][cell[1]] > wall:
                        seen.add(cell)
                        waiting.append(cell)
        return seen


# Level lines (marching squares)

Edge = tuple[int, int, int, int]  # between two neighbours of the grid


def level_lines(values: Grid, level: float) -> list[list[Point]]:
    """Closed and open lines on which the grid has this value, as chains of points."""
    links: dict[Edge, list[Edge]] = {}
    inside = [[value >= level for value in row] for row in values]
    for r, (above, below) in enumerate(pairwise(inside)):
        if not any(above) and not any(below):
            continue
        for c in range(len(above) - 1):
            corners = above[c], above[c + 1], below[c + 1], below[c]
            if 0 < sum(corners) < 4:
                edges = _crossed(r, c, corners)
                for one, other in zip(edges[::2], edges[1::2], strict=True):
                    links.setdefault(one, []).append(other)
                    links.setdefault(other, []).append(one)
    ends = [edge for edge, beside in links.items() if len(beside) == 1]
    chains, used = [], set[Edge]()
    for start in [*ends, *links]:
        if start not in used:
            chain = _followed(links, start, used)
            if len(chain) > 3:
                chains.append([_crossing(values, edge, level) for edge in chain])
    return chains


def _crossed(r: int, c: int, inside: tuple[bool, bool, bool, bool]) -> list[Edge]:
    """The sides of a square that the line crosses."""
    sides: list[Edge] = [(r, c, r, c + 1), (r, c + 1, r + 1, c + 1), (r + 1, c, r + 1, c + 1), (r, c, r + 1, c)]
    turns = (inside[0] != inside[1], inside[1] != inside[2], inside[3] != inside[2], inside[0] != inside[3])
    return [side for side, crossed in zip(sides, turns, strict=True) if crossed]


def _crossing(values: Grid, edge: Edge, level: float) -> Point:
    r1, c1, r2, c2 = edge
    a, b = values[r1][c1], values[r2][c2]
    t = (level - a) / (b - a)
    return (c1 + (c2 - c1) * t) * STEP, (r1 + (r2 - r1) * t) * STEP


def _followed(links: dict[Edge, list[Edge]], start: Edge, used: set[Edge]) -> list[Edge]:
    """The chain that begins at an edge."""
    chain, here = [start], start
    used.add(start)
    while ahead := [edge for edge in links[here] if edge not in used]:
        here = ahead[0]
        used.add(here)
        chain.append(here)
    return chain
