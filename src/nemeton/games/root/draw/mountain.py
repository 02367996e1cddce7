"""What the land of a mountain has: peaks among the trees, snow that melts, bridges, and the middle of a buried path."""

from __future__ import annotations

import math
import random
from typing import TYPE_CHECKING

from nemeton.drawing.woodcut import Point, num

from .geometry import HEIGHT, STEP, WIDTH, Cell, aside, blob, sampled
from .ink import flow

if TYPE_CHECKING:
    from .terrain import Woodland

ROOM, APART, FAR = 27, 46, 95  # for a peak; between two peaks; between two patches of snow


def peaks_in(wood: Woodland, cells: set[Cell]) -> list[tuple[Point, float]]:
    """Where peaks rise in a forest, and how large: in its midst first."""
    values = wood.field.values
    found: list[tuple[Point, float]] = []
    for row, column in sorted(cells, key=lambda cell: (-values[cell[0]][cell[1]], cell)):
        x, y, room = column * STEP * 1.0, row * STEP * 1.0, values[row][column]
        if room > ROOM and all(math.hypot(x - px, (y - py) * 1.4) > APART for (px, py), _ in found):
            found.append(((x, y), 1.45 if room > 44 else 1.15))
    return found


def thaw(wood: Woodland) -> str:
    """Patches of snow on the open land."""
    rng, drawn = random.Random("thaw"), ""
    taken = set[Cell]().union(*wood.faces.values())
    spots: list[Point] = []
    for number in range(200):
        x, y = rng.uniform(30, WIDTH - 30), rng.uniform(26, HEIGHT - 26)
        is_open = (round(y / STEP), round(x / STEP)) not in taken and wood.field.at((x, y)) > 30
        if is_open and all(math.dist((x, y), one) > FAR for one in spots):
            spots.append((x, y))
            r = rng.uniform(11, 21)
            cuts = (
                f"M{num(x - r * 0.4)} {num(y + r * 0.2)}h{num(r * 0.7)}m{num(-r * 0.3)} {num(r * 0.14)}h{num(r * 0.5)}"
            )
            drawn += f'<path class="patch" d="{flow(blob((x, y), r, number, 0.14, 0.5, 14), closed=True)}"/>'
            drawn += f'<path class="patch-cut" d="{cuts}"/>'
    return drawn


def bridge(wood: Woodland, way: list[Point]) -> str:
    """Planks where a trail meets the river."""
    path, stream = sampled(way, 4), sampled(wood.river, 4)
    index = min(range(len(path)), key=lambda at: min(math.dist(path[at], spot) for spot in stream))
    part = path[max(0, index - 7) : index + 8]
    left, right = aside(part, 11), aside(part, -11)
    planks = "".join(f"M{num(a[0])} {num(a[1])}L{num(b[0])} {num(b[1])}" for a, b in zip(left, right, strict=True))
    d = flow(part)
    return (
        f'<path class="pier-edge wide" d="{d}"/><path class="pier wide" d="{d}"/>'
        f'<path class="planks" d="{planks}"/><path class="rails" d="{flow(left)}{flow(right)}"/>'
    )


def between(wood: Woodland, path: tuple[int, int]) -> Point:
    """The middle of that part of a path that lies between its glades."""
    ends = [(wood.spots[where], wood.radius(where)) for where in path]
    seen = [spot for spot in sampled(wood.trails[path], 4) if all(math.dist(spot, end) > r for end, r in ends)]
    return seen[len(seen) // 2]
