"""Trees and herbs, cut in wood: the colour of a crown comes from outside, light from the left, shade on the right."""

import math
from functools import cache

from .ink import CREAM, dot, lines, shape

SHADE, LIGHT = 'class="bark" opacity=".55"', 'opacity=".38"'


def crown(d: str) -> str:
    """Leaves in the colour of the tree."""
    return f'<path class="crown" d="{d}"/>'


def oak() -> str:
    """A broad crown."""
    leaves = "M-9 8Q-15 6-12.6 0Q-15-6-9-8.6Q-6-15 0-13.4Q7-15 9.4-8.6Q15-6 12.4 0Q15 7 8.6 8Q4 12 0 9.4Q-4 12-9 8Z"
    cuts = "M-2 7.6Q3 8 6.4 4M1 5Q6.4 3.4 7.4-1.4M5.6 7.4Q11 4 11-1.6M3 1.6Q5.4-.4 5-4.4M8-3Q9.4-5 8-7.6"
    trunk = shape("M-1.8 8H1.8L2.6 15H-2.6Z", "#5b4026", 1)
    return trunk + crown(leaves) + lines(cuts, 1, more=SHADE) + lines("M-9-2Q-8-8-2-10", 1.7, "#fff1c9", LIGHT)


def birch() -> str:
    """A tall crown, the ribs of a leaf."""
    trunk = shape("M-1.2 8H1.2L1.6 16H-1.6Z", "#efe6d0", 1)
    leaves = "M0-17Q8.6-10 8.4 0Q8 9.6 0 10Q-8 9.6-8.4 0Q-8.6-10 0-17Z"
    cuts = "M0 8.6V-8M0 5L3.4 1.4M0 1L3.4-2.6M0 6L-3 3M0 2L-3-1M4.4 7.4Q7.6 2 6.2-5"
    return trunk + crown(leaves) + lines(cuts, 1, more=SHADE) + lines("M-5.4 0Q-5.6-7-1.6-11.4", 1.7, "#fff1c9", LIGHT)


NEEDLES = "M0-19L4.6-9H2.6L8-1H5L10.6 9Q0 12-10.6 9L-5-1H-8L-2.6-9H-4.6Z"


def spruce() -> str:
    """Three tiers of needles."""
    cuts = "M1.2-14L3-9.6M2-7.6L6-1.4M.4-7L3.4-1.6M3.4 .8L8.4 8.4M1 1.4L5 9.2"
    trunk = shape("M-1.4 10H1.4V15H-1.4Z", "#4c3722", 1)
    return trunk + crown(NEEDLES) + lines(cuts, 1, more=SHADE) + lines("M-3-8L-1-13M-5-1L-3-5", 1.4, "#fff8dc", LIGHT)


def snow_spruce() -> str:
    """The same under snow."""
    trunk = shape("M-1.4 10H1.4V15H-1.4Z", "#4c3722", 1)
    snow = (
        "M0-19L3.4-11.4Q0-13.6-2-9.4H-4.6ZM-3.4-7L-8-1H-3.4Q-1-5 3-4.6ZM-5.4 .6L-10.6 9Q-6.6 9.6-3.4 5.4"
        "Q0 2 5 4L2.4 0Q-2-2.6-5.4 .6Z"
    )
    return trunk + crown(NEEDLES) + f'<path class="snow" d="{snow}"/>' + lines("M2-7L6-1M4 3L8 8", 1, more=SHADE)


def bare() -> str:
    """Branches without leaves."""
    twigs = "M0 15V-4M0 5L-7-5M0 2L7-8M-3.6 0L-4-8M0-4L-3-14M0-4L4-13M3.6-3L9-3M-6-3L-11-4"
    return lines(twigs, 2.6, "currentColor") + lines("M-5 15H5", 1.2, "#7f929d")


def leaf() -> str:
    """A fallen leaf."""
    return shape("M0-7Q6-3 5 3Q3 6 0 7Q-3 6-5 3Q-6-3 0-7Z", "currentColor", 0.9) + lines(
        "M0 9V-4M0 2L3-1M0 3L-3 0", 0.9
    )


def tuft() -> str:
    """Grass."""
    return lines("M-5 4Q-4 0-6-3M-2 4V-4M1 4Q1-1 4-5M4 4Q5 1 8 0", 1.1, "currentColor")


def mushroom() -> str:
    """A toadstool."""
    return shape("M-1.6 1H1.6L2 6H-2Z", CREAM, 0.9) + shape("M-6 1.4Q-5-6 0-6Q5-6 6 1.4Z", "#b5432a", 1)


def reed() -> str:
    """Bulrushes."""
    return lines("M-4 8V-6M0 8V-10M4 8Q4-1 7-6", 1.4, "currentColor") + lines("M-4-6V-1M0-10V-4", 3.2, "#6d4b2b")


def lily() -> str:
    """A water lily on its leaf."""
    leaf = shape("M0 1L10.4-1A11 4.8 0 1 0 9 4Z", "#6f9a4c", 1)
    petals = "M-5-.6Q-7.4-5-3.4-4.4Q-2.6-8.6 0-5Q2.6-8.6 3.4-4.4Q7.4-5 5-.6Q0 2-5-.6Z"
    return leaf + shape(petals, "#fbeef0", 0.9) + dot(0, -2.2, 1.2, "#e9bf4d")


def flower() -> str:
    """A daisy."""
    turns = (0, 1.26, 2.51, 3.77, 5.03)
    petals = "".join(dot(math.cos(a) * 3.4, math.sin(a) * 3.4 - 2, 2.3, CREAM, 0.7) for a in turns)
    return lines("M0 8V0M0 5Q3 4 4 2", 1.1, "#567039") + petals + dot(0, -2, 2, "#e9bf4d", 0.6)


def larch() -> str:
    """Feathery young green."""
    leaves = (
        "M0-18L3.6-12L2.4-11.6L6.4-6L4.4-5.6L8.6 1L6 1.4L9.6 9Q0 12-9.6 9"
        "L-6 1.4L-8.6 1L-4.4-5.6L-6.4-6L-2.4-11.6L-3.6-12Z"
    )
    cuts = lines("M1-12L3-8M2-5L5 0M3 3L6 8M0 9V-8", 0.9, more=SHADE)
    return shape("M-1.2 10H1.2V15H-1.2Z", "#6a4a2c", 1) + crown(leaves) + cuts


def blossom() -> str:
    """A crown in flower."""
    leaves = "M-9 8Q-15 6-12.6 0Q-15-6-9-8.6Q-6-15 0-13.4Q7-15 9.4-8.6Q15-6 12.4 0Q15 7 8.6 8Q4 12 0 9.4Q-4 12-9 8Z"
    places = ((-6, -4), (0, -9), (4, -3), (-3, 4), (6, 3), (-9, 2))
    buds = "".join(dot(x, y, 1.2, "#fbe9e4") for x, y in places)
    trunk = shape("M-1.8 8H1.8L2.6 15H-2.6Z", "#5b4026", 1)
    return trunk + crown(leaves) + lines("M1 5Q6.4 3.4 7.4-1.4M5.6 7.4Q11 4 11-1.6", 1, more=SHADE) + buds


def peak() -> str:
    """Rock with the last snow."""
    rock = shape("M-21 15L-8-13L-3-6L4-21L21 15Q0 18-21 15Z", "currentColor", 1.3)
    caps = "M4-21L-2-8L1-9.6L3-5.4L6-9.4L9.6-9ZM-8-13L-12.4-4L-9-5.8L-6-2.4L-3.8-7.6Z"
    cuts = lines("M6-6L13 13M4-2L8 13M9.4-5L17 12M-4-1L-2 12M-8 2L-7 13M11 3L14 12", 1, more=SHADE)
    return rock + cuts + f'<path class="snow peak" d="{caps}"/>'


def crocus() -> str:
    """The first flower after the snow."""
    stalks = lines("M-2.4 7Q-3 3-5 0M2.4 7Q3 3 5 0M0 7V2", 1.2, "#6f8a52")
    cup = shape("M-3.6 2Q-5-4-2.6-7L0-4.6L2.6-7Q5-4 3.6 2Q0 4.4-3.6 2Z", "#9a7fbf", 0.9)
    return stalks + cup + dot(0, -1.4, 1, "#f0b43a")


TREES = {
    "oak": oak,
    "birch": birch,
    "spruce": spruce,
    "snow_spruce": snow_spruce,
    "bare": bare,
    "leaf": leaf,
    "tuft": tuft,
    "mushroom": mushroom,
    "reed": reed,
    "lily": lily,
    "flower": flower,
    "larch": larch,
    "blossom": blossom,
    "peak": peak,
    "crocus": crocus,
}


@cache
def tree(kind: str) -> str:
    """A tree, about 24 broad and 32 high, around (0, 0)."""
    return TREES[kind]()
