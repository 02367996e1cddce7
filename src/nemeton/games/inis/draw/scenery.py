"""What several landscapes share: ink, landforms, grass, trees, standing stones, the sun."""

import math
from collections.abc import Sequence
from random import Random

from nemeton.drawing.woodcut import Point, num

from .ink import bend, edges, line, ray, round_, shape, wash

INK = "#2b2319"


def land(points: Sequence[Point], fill: str, *, inked: bool = True) -> str:
    """A landform: a curve across the tile, coloured down to the bottom, its crest inked."""
    crest = bend(points)
    return wash(f"{crest}V110H{num(points[0][0])}z", fill) + (line(crest) if inked else "")


def hatching(x: float, y: float, dx: float, dy: float, count: int, step: Point, rng: Random) -> str:
    """Strokes side by side."""
    return "".join(
        f"M{num(x + step[0] * i)} {num(y + step[1] * i)}l{num(dx * rng.uniform(0.6, 1.1))} "
        f"{num(dy * rng.uniform(0.6, 1.1))}"
        for i in range(count)
    )


def tufts(spots: Sequence[Point], height: float = 6) -> str:
    """Grass, three blades each."""
    h, low = num(-height), num(-height * 0.9)
    return "".join(
        f"M{num(x - 3)} {num(y)}l-1 {low}M{num(x)} {num(y)}v{h}M{num(x + 3)} {num(y)}l1 {low}" for x, y in spots
    )


def oaks(trees: Sequence[tuple[float, float, float]], fill: str, rng: Random) -> str:
    """Round trees of one colour."""
    crowns = trunks = bumps = ""
    for x, y, size in trees:
        crown = [
            (
                x + size * rng.uniform(0.8, 1.05) * math.cos(a),
                y - size * 1.35 + size * rng.uniform(0.85, 1.1) * math.sin(a),
            )
            for a in (math.tau * i / 7 for i in range(7))
        ]
        crowns += bend(crown, closed=True)
        trunks += f"M{num(x)} {num(y)}v{num(-size * 0.7)}"
        for dx, dy in ((-0.5, -0.1), (0.05, 0.25)):
            bumps += f"M{num(x + size * dx)} {num(y - size * (1.35 + dy))}"
            bumps += f"q{num(size * 0.22)} {num(-size * 0.25)} {num(size * 0.42)} 0"
    return line(trunks, "line thick") + shape(crowns, fill) + line(bumps, "fine")


def pines(trees: Sequence[tuple[float, float, float]], fill: str) -> str:
    """Pointed trees of one colour, dark on their right side."""
    crowns = trunks = shades = ""
    for x, y, s in trees:
        tip = (x, y - s * 2.5)
        right = [(x + s * 0.5, y - s * 1.5), (x + s * 0.25, y - s * 1.55), (x + s * 0.75, y - s * 0.35)]
        left = [(2 * x - px, py) for px, py in reversed(right)]
        crowns += edges([tip, *right, *left])
        shades += edges([tip, *right, (x, y - s * 0.35)])
        trunks += f"M{num(x)} {num(y)}v{num(-s * 0.4)}"
    return line(trunks, "line thick") + shape(crowns, fill) + wash(shades, INK, ".18")


def stones(standing: Sequence[tuple[float, float, float, float, float]], fill: str) -> str:
    """Standing stones: place, breadth, height, lean."""
    faces = shades = ""
    for x, y, w, h, lean in standing:
        faces += (
            bend(
                [
                    (x - w / 2, y),
                    (x - w * 0.5 + lean, y - h * 0.7),
                    (x + lean, y - h),
                    (x + w * 0.5 + lean, y - h * 0.75),
                    (x + w / 2, y),
                ]
            )
            + "z"
        )
        shades += edges(
            [(x + w * 0.12 + lean, y - h * 0.98), (x + w * 0.5 + lean, y - h * 0.72), (x + w / 2, y), (x + w * 0.1, y)]
        )
    return shape(faces, fill) + wash(shades, INK, ".25")


def sun(x: float, y: float, r: float, fill: str = "#e2a73c") -> str:
    """A disc with twelve rays."""
    return shape(round_(x, y, r), fill) + line("".join(ray((x, y), 30 * i, r + 3, r + 8) for i in range(12)))
