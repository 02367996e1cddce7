"""Pins and arrows that people put on the island while they talk, in the colours of their seats."""

import math
from collections.abc import Sequence
from itertools import groupby

from nemeton.drawing.svg import translate
from nemeton.drawing.woodcut import Point, num
from nemeton.kernel.beside import Pin, Pinning

from ..island import dry_lands, is_ocean, oceans_in_play
from ..state import IslandState
from .geometry import isle

STEP = 34.0  # from one pin in a land to the next
SHORT = 30.0  # an arrow ends so far before the middle of a land
HEAD = "M20 0L-10-15L-3 0L-10 15Z"
DROP = "M0 0C-4-12-15-18-15-30A15 15 0 1 1 15-30C15-18 4-12 0 0Z"


def places(view: IslandState) -> list[str]:
    """All lands, and oceans where they are in play."""
    return [*dry_lands(view), *oceans_in_play(view)]


def season(view: IslandState) -> str:
    """Pins last for a phase."""
    return f"{view.turn}.{view.phase}"


def middle(view: IslandState, place: str) -> Point:
    """Where a land is pointed at."""
    land = isle(tuple(view.boards))
    return land.harbours[place] if is_ocean(place) else land.fields[place].label


def pins_drawn(view: IslandState, pins: Sequence[Pin]) -> str:
    """Arrows below, pins above; several in one land stand side by side."""
    drawn = "".join(arrow(view, pin) for pin in pins if pin.end)
    alone = sorted((pin for pin in pins if not pin.end), key=lambda pin: (pin.start, pin.seat))
    for place, group in groupby(alone, key=lambda pin: pin.start):
        here = list(group)
        x, y = middle(view, place)
        for at, pin in enumerate(here):
            drawn += drop(pin, (x + (at - (len(here) - 1) / 2) * STEP, y))
    return drawn


def drop(pin: Pin, place: Point) -> str:
    """A pin: a drop with an eye."""
    body = f'<path class="pin-face" d="{DROP}"/><circle class="pin-eye" cy="-30" r="6"/>'
    return (
        f'<g id="pin-{pin.seat}-{pin.start}" class="pin of-{pin.seat + 1}" style="transform:{translate(place)}">'
        f'<g class="up">{body}</g></g>'
    )


def arrow(view: IslandState, pin: Pin) -> str:
    """An arrow, bent a little, so that one to and one fro lie beside each other."""
    (ax, ay), (bx, by) = middle(view, pin.start), middle(view, pin.end)
    long = math.dist((ax, ay), (bx, by)) or 1
    ux, uy = (bx - ax) / long, (by - ay) / long
    ex, ey = bx - ux * SHORT, by - uy * SHORT
    cx, cy = (ax + ex) / 2 - uy * long * 0.14, (ay + ey) / 2 + ux * long * 0.14
    turn = math.degrees(math.atan2(ey - cy, ex - cx))
    way = f"M{num(ax)} {num(ay)}Q{num(cx)} {num(cy)} {num(ex)} {num(ey)}"
    at = f'transform="translate({num(ex)} {num(ey)})rotate({num(turn)})"'
    return (
        f'<g id="pin-{pin.seat}-{pin.start}-{pin.end}" class="pin of-{pin.seat + 1}">'
        f'<path class="pin-edge" d="{way}"/><path class="pin-way" d="{way}"/>'
        f'<path class="pin-face" {at} d="{HEAD}"/></g>'
    )


PINNING = Pinning(places=places, word="land", season=season, draw=pins_drawn)
