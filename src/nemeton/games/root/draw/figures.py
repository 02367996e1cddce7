"""The figures that stand in the woodland: a silhouette with a cream halo, its colour, and the lines cut into it."""

from functools import cache
from typing import NamedTuple

from ..factions.look import LOOKS
from .ink import CREAM, dot, lines, mirrored, shape


class Figure(NamedTuple):
    """A silhouette, a tail behind it, and what is cut into it."""

    outline: str
    cuts: str
    tail: str = ""


def eyes(x: float, y: float, radius: float = 2) -> str:
    """A pair of round eyes."""
    return mirrored(dot(-x, y, radius, CREAM, 1) + dot(-x + 0.3, y, radius * 0.45))


@cache
def figure(faction: str) -> str:
    """A warrior of a faction, or its pawn; its feet are 26 below the middle, its head 33 above."""
    look = LOOKS[faction]
    outline, cuts, tail = look.figure()
    colour = look.colour
    behind = lines(tail, 11, CREAM) + lines(tail, 7.6) + lines(tail, 4.2, colour) if tail else ""
    body = f'<path d="{outline}" stroke="{CREAM}" stroke-width="6.4"/>' + shape(outline, colour, 2.1)
    shade = lines("M9.6 24Q11 14 8 7M12.6 24Q13.6 17 11.6 11", 0.9, more='opacity=".45"')
    return behind + body + shade + cuts
