"""The figures that stand in the woodland: a silhouette with a cream halo, its colour, and the lines cut into it."""

from functools import cache
from typing import NamedTuple

from .ink import CREAM, FACTION_COLOURS, dot, lines, mirrored, shape


class Figure(NamedTuple):
    """A silhouette, a tail behind it, and what is cut into it."""

    outline: str
    cuts: str
    tail: str = ""


def eyes(x: float, y: float, radius: float = 2) -> str:
    """A pair of round eyes."""
    return mirrored(dot(-x, y, radius, CREAM, 1) + dot(-x + 0.3, y, radius * 0.45))


def cat() -> Figure:
    """Pointed ears, whiskers, a tail."""
    outline = (
        "M-15 26C-16 14-13 6-9 1C-15-1-18-6-17-12L-17-31L-7-23.5Q0-25.5 7-23.5L17-31L17-12C18-6 15-1 9 1"
        "C13 6 16 14 15 26Z"
    )
    side = (
        shape("M-10.5-15Q-6.5-17.5-3.4-12Q-8-11-10.5-15Z", CREAM, 1)
        + dot(-6.6, -13.8, 1.2)
        + lines("M-5-6L-14-8M-5-5L-13.5-3", 1)
        + lines("M-2.5-23V-19", 1.4)
    )
    nose = '<path class="spot" d="M-2-8.4H2L0-6Z" stroke-width=".8"/>'
    mouth = lines("M0-6V-4.2M-3-3.4Q0-2 0-4.2Q0-2 3-3.4", 1)
    return Figure(outline, mirrored(side) + nose + mouth, "M12 22C25 24 26 10 20 4")


def hawk() -> Figure:
    """A crest and a hooked beak."""
    outline = "M-15 26C-19 8-16-8-9-16L-15-28L-5-23L-3-33L3-25C10-25 14-20 14-15L23-9Q19-5 14-6C15 2 17 12 15 26Z"
    beak = shape("M13.6-15L23-9Q19-5 14-6Q10.6-10 13.6-15Z", "#e7b64a", 1.1)
    eye = dot(7, -16, 3, CREAM, 1) + dot(7.6, -16, 1.3) + lines("M-1-20L10-21", 1.6)
    return Figure(outline, beak + eye + lines("M-12 0Q-8 6-12 14M-8-6Q-5-1-7 2", 1.1))


def mouse() -> Figure:
    """Round ears, and a kerchief over the mouth."""
    outline = (
        "M-14 26C-15 14-12 6-8 1C-12-2-13-7-12-11C-23-11-23-29-12-29C-7-29-5-25-5-22Q0-24 5-22C5-25 7-29 12-29"
        "C23-29 23-11 12-11C13-7 12-2 8 1C12 6 15 14 14 26Z"
    )
    kerchief = shape("M-11.6-8Q0-4 11.6-8L9 0L0 7L-9 0Z", "#f4e9c4", 1.1) + lines("M-5-3L-1 1M5-3L1 1", 0.9)
    return Figure(outline, mirrored(dot(-13, -20, 4.6, "#dbe6b5", 0.9)) + eyes(5, -13, 2.1) + kerchief)


def wanderer() -> Figure:
    """A broad hat over a masked face."""
    outline = (
        "M-18 26L-9 2C-13-1-14-6-13-10L-22-12Q-18-17.5-10-18.5L-5-31Q4-34 9-27L10-18.5Q18-17.5 22-12L13-10"
        "C14-6 13-1 9 2L18 26Z"
    )
    hat = shape("M-22-12Q-18-17.5-10-18.5L-5-31Q4-34 9-27L10-18.5Q18-17.5 22-12Q0-18-22-12Z", "#7a6a55")
    mask = shape("M-12.6-11Q0-15 12.6-11L11-4.4Q5-2.6 0-6.6Q-5-2.6-11-4.4Z", "#3b332c", 0.8)
    band = lines("M-9.4-20Q0-22.6 10-20", 2.4, "#b5432a")
    face = mirrored(dot(-6, -8, 1.7, CREAM)) + dot(0, -2.2, 1.8) + lines("M-4 4L-7 11M4 4L7 11", 1.1)
    return Figure(outline, hat + band + mask + face)


FIGURES = {"marquise": cat, "eyrie": hawk, "alliance": mouse, "vagabond": wanderer}


@cache
def figure(faction: str) -> str:
    """A warrior of a faction, or the Vagabond; its feet are 26 below the middle, its head 33 above."""
    outline, cuts, tail = FIGURES[faction]()
    colour = FACTION_COLOURS[faction]
    behind = lines(tail, 11, CREAM) + lines(tail, 7.6) + lines(tail, 4.2, colour) if tail else ""
    body = f'<path d="{outline}" stroke="{CREAM}" stroke-width="6.4"/>' + shape(outline, colour, 2.1)
    shade = lines("M9.6 24Q11 14 8 7M12.6 24Q13.6 17 11.6 11", 0.9, more='opacity=".45"')
    return behind + body + shade + cuts
