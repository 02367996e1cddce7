"""What happened last: where a shaman came from and went to, who was banished, which stone or token was touched.

The spaces of a move are framed in the tribe's colour and a broad arrow leads from one to the other, so that a single
step is seen as well as a long way. Gold is never used here; it belongs to what may be chosen.
"""

import math
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Any, NamedTuple

from nemeton.drawing.woodcut import Point, closed, cut, path, ring
from nemeton.kernel import Entry

from ..field import TRIBES
from ..state import enemy_of
from .places import CELL, FIELD, FIELD_TOP, HEIGHT, centre

TURN = "cairn.turn"
SEEN = frozenset(
    {
        "cairn.added",
        "cairn.moved",
        "cairn.left",
        "cairn.banished",
        "cairn.swapped",
        "cairn.stone_moved",
        "cairn.stones_swapped",
        "cairn.raised",
        "cairn.flipped",
    }
)


def last_events(journal: Sequence[Entry]) -> list[Entry]:
    """What can be seen of the turn that runs, or of the one before while nothing has happened in it yet."""
    events: list[Entry] = []
    for entry in reversed(journal):
        if entry.kind in SEEN:
            events.append(entry)
        elif entry.kind == TURN and events:
            break
    return events[::-1]


def turned_tokens(events: Iterable[Entry]) -> frozenset[str]:
    """The tokens that were turned over."""
    return frozenset(entry.values["token"] for entry in events if entry.kind == "cairn.flipped")


class Trace(NamedTuple):
    """Marks on the slabs, and arrows that lie above the megaliths."""

    frames: str = ""
    ways: str = ""

    def __add__(self, other: object) -> "Trace":
        assert isinstance(other, Trace)
        return Trace(self.frames + other.frames, self.ways + other.ways)


def trace(events: Iterable[Entry], near: int) -> Trace:
    """The marks of all events."""
    found = Trace()
    for entry in events:
        found += mark(entry.kind, entry.values, near)
    return found


def mark(kind: str, values: Mapping[str, Any], near: int) -> Trace:
    """The mark of one event."""
    match kind:
        case "cairn.moved":
            return moved(TRIBES[values["seat"]], values["origin"], values["to"], near)
        case "cairn.swapped":
            own, enemy = TRIBES[values["seat"]], TRIBES[enemy_of(values["seat"])]
            there, back = (values["own"], values["enemy"]), (values["enemy"], values["own"])
            return moved(own, *there, near) + moved(enemy, *back, near)
        case "cairn.added":
            return entered(values["seat"], values["space"], near)
        case "cairn.left":
            return left(values["seat"], values["origin"], near)
        case "cairn.banished":
            return banished(TRIBES[values["seat"]], values["space"], near)
        case "cairn.stone_moved":
            return moved("stone", values["origin"], values["to"], near)
        case "cairn.stones_swapped":
            there, back = (values["one"], values["other"]), (values["other"], values["one"])
            return moved("stone", *there, near) + moved("stone", *back, near)
        case "cairn.raised":
            return Trace(group("stone", frame(values["space"], near)))
    return Trace()


def group(css: str, marks: str) -> str:
    """Marks of one tribe, or of a stone."""
    return f'<g class="trace {css}">{marks}</g>'


@cache
def moved(css: str, origin: str, to: str, near: int) -> Trace:
    """Both spaces framed, and an arrow from the one to the other."""
    marks = frame(origin, near) + footprint(origin, near) + frame(to, near)
    return Trace(group(css, marks), group(css, arrow(centre(origin, near), centre(to, near), start=26, stop=30)))


@cache
def entered(seat: int, space: str, near: int) -> Trace:
    """From the village to a space of the first row."""
    x, y = centre(space, near)
    edge = HEIGHT - FIELD_TOP + 26 if seat == near else FIELD_TOP - 26
    tribe = TRIBES[seat]
    return Trace(group(tribe, frame(space, near)), group(tribe, arrow((x - 36, edge), (x - 36, y))))


@cache
def left(seat: int, space: str, near: int) -> Trace:
    """From a space out through the enemy's side."""
    x, y = centre(space, near)
    edge = FIELD_TOP - 24 if seat == near else FIELD_TOP + FIELD + 24
    tribe = TRIBES[seat]
    marks = frame(space, near) + footprint(space, near)
    return Trace(group(tribe, marks), group(tribe, arrow((x, y), (x, edge), start=26)))


@cache
def banished(css: str, space: str, near: int) -> Trace:
    """An emptied place, crossed out."""
    x, y = centre(space, near)
    cross = "".join(cut((x - s * 17, y + 17), (x + s * 17, y + 49), 5) for s in (-1, 1))
    return Trace(group(css, frame(space, near) + footprint(space, near)), group(css, path(cross, "way")))


@cache
def frame(space: str, near: int) -> str:
    """The slab tinted, with brackets in its corners."""
    x, y = centre(space, near)
    half, arm = CELL / 2 - 7, 22
    tint = closed([(x - half, y - half), (x + half, y - half), (x + half, y + half), (x - half, y + half)])
    brackets = ""
    for u, v in ((-1, -1), (1, -1), (1, 1), (-1, 1)):
        cx, cy = x + u * half, y + v * half
        brackets += closed(
            [
                (cx - u * arm, cy),
                (cx, cy),
                (cx, cy - v * arm),
                (cx - u * 5, cy - v * arm),
                (cx - u * 5, cy - v * 5),
                (cx - u * arm, cy - v * 5),
            ]
        )
    return path(tint, "tint") + path(brackets, "bracket")


@cache
def footprint(space: str, near: int) -> str:
    """The ring that whoever left has left behind."""
    x, y = centre(space, near)
    return path(closed(ring(24, 30, 11, (x, y + 33))), "left-behind")


def arrow(here: Point, there: Point, *, start: float = 0, stop: float = 0) -> str:
    """A broad arrow, tapered where it begins; `start` and `stop` keep it clear of what stands at its ends."""
    dx, dy = there[0] - here[0], there[1] - here[1]
    length = math.hypot(dx, dy)
    ux, uy = dx / length, dy / length
    tip = length - stop

    def at(along: float, across: float) -> Point:
        return here[0] + ux * along - uy * across, here[1] + uy * along + ux * across

    head = [at(tip - 20, -6), at(tip - 24, -17), at(tip, 0), at(tip - 24, 17), at(tip - 20, 6)]
    return path(closed([at(start, 2), at(start, -2), *head]), "way")
