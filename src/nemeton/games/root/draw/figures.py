"""The figures that stand in the woodland: a silhouette with a cream halo, its colour, and the lines cut into it."""

from functools import cache
from typing import NamedTuple

from ..factions.look import LOOKS
from .ink import CREAM, dot, lines, mirrored, shape


class Figure(NamedTuple):
    """A silhouette, a tail behind it, what is cut into it, and things held or worn that belong to the outline, each a
    path and its colour."""

    outline: str
    cuts: str
    tail: str = ""
    extras: tuple[tuple[str, str], ...] = ()


def eyes(x: float, y: float, radius: float = 2) -> str:
    """A pair of round eyes."""
    return mirrored(dot(-x, y, radius, CREAM, 1) + dot(-x + 0.3, y, radius * 0.45))


@cache
def figure(faction: str) -> str:
    """A warrior of a faction, or its pawn; its feet are 26 below the middle, its head 33 above."""
    look = LOOKS[faction]
    return drawn_figure(look.figure(), look.colour)


def drawn_figure(one: Figure, colour: str) -> str:
    """A silhouette in its colour, with a halo."""
    outline, cuts, tail, extras = one
    behind = lines(tail, 11, CREAM) + lines(tail, 7.6) + lines(tail, 4.2, colour) if tail else ""
    behind += "".join(f'<path d="{path}" stroke="{CREAM}" stroke-width="6.4"/>' for path, _ in extras)
    held = "".join(shape(path, fill, 1.6) for path, fill in extras)
    behind += f'<path d="{outline}" stroke="{CREAM}" stroke-width="6.4"/>'
    body = shape(outline, colour, 2.1)
    shade = lines("M9.6 24Q11 14 8 7M12.6 24Q13.6 17 11.6 11", 0.9, more='opacity=".45"')
    return behind + held + body + shade + cuts
