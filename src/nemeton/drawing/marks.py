"""Marks on a board that tell what has just happened: an arrow where something went, a ring where something came or was
lost, a jagged ring where it was fought for. Colours come from the page: `of-1` is the first seat."""

import math
from collections.abc import Iterable
from typing import NamedTuple

from .woodcut import Point, num

BEND = 0.12  # of an arrow, so that one to and one fro lie beside each other
TEETH = 22  # of the ring of a fight


class Mark(NamedTuple):
    """One mark: what sort of thing happened, where, whose it is (-1 is nobody's), from where and how many."""

    sort: str
    end: Point
    seat: int = -1
    start: Point | None = None
    many: int = 1


def together(marks: Iterable[Mark]) -> list[Mark]:
    """Marks of the same sort in the same place are one, with the sum of what they count.

    >>> together([Mark("place", (1, 2), 0), Mark("place", (1, 2), 0, None, 2)])
    [Mark(sort='place', end=(1, 2), seat=0, start=None, many=3)]
    """
    found: dict[tuple[object, ...], Mark] = {}
    for mark in marks:
        key = mark.sort, mark.end, mark.seat, mark.start
        known = found.get(key)
        found[key] = mark if known is None else known._replace(many=known.many + mark.many)
    return list(found.values())


def marks_drawn(marks: Iterable[Mark], reach: float, name: str = "") -> str:
    """All marks, rings below and arrows above. With a name of their own they are new when they are morphed in."""
    every = together(marks)
    rings = "".join(_ring(mark, reach) for mark in every if mark.start is None)
    drawn = rings + "".join(_arrow(mark, reach) for mark in every if mark.start is not None)
    return f'<g id="marks-{name}">{drawn}</g>' if name and drawn else drawn


def _ring(mark: Mark, reach: float) -> str:
    """A ring around a place; one with teeth for a fight."""
    x, y = mark.end
    if mark.sort in ("fight", "dice"):
        points = [
            (x + radius * math.cos(turn), y + radius * math.sin(turn))
            for at in range(2 * TEETH)
            for radius, turn in [(reach * (1.13 if at % 2 else 0.97), math.tau * at / (2 * TEETH))]
        ]
        body = "M" + "L".join(f"{num(px)} {num(py)}" for px, py in points) + "Z"
        shape = f'<path class="mark-edge" d="{body}"/><path class="mark-line" d="{body}"/>'
    else:
        circle = f'cx="{num(x)}" cy="{num(y)}" r="{num(reach)}"'
        shape = f'<circle class="mark-edge" {circle}/><circle class="mark-line" {circle}/>'
    told = f"{'−' if mark.sort == 'gone' else '+'}{mark.many}" if mark.sort in ("gone", "place") else ""
    sign = _number(told, (x + reach * 0.72, y - reach * 0.72), reach) if told else ""
    return f'<g class="film-mark is-{mark.sort} {_whose(mark.seat)}">{shape}{sign}</g>'


def _arrow(mark: Mark, reach: float) -> str:
    """A bent arrow, with a number where several went."""
    assert mark.start is not None
    (ax, ay), (bx, by) = mark.start, mark.end
    long = math.dist((ax, ay), (bx, by))
    if not long:
        return ""
    ux, uy = (bx - ax) / long, (by - ay) / long
    short = min(reach * 0.55, long * 0.3)
    ax, ay, ex, ey = ax + ux * short * 0.6, ay + uy * short * 0.6, bx - ux * short, by - uy * short
    cx, cy = (ax + ex) / 2 - uy * long * BEND, (ay + ey) / 2 + ux * long * BEND
    turn = math.degrees(math.atan2(ey - cy, ex - cx))
    size = reach / 80
    way = f"M{num(ax)} {num(ay)}Q{num(cx)} {num(cy)} {num(ex)} {num(ey)}"
    head = f"M{num(34 * size)} 0L{num(-8 * size)} {num(-22 * size)}L{num(-8 * size)} {num(22 * size)}Z"
    at = f'transform="translate({num(ex)} {num(ey)})rotate({num(turn)})"'
    middle = (ax + ex) / 4 + cx / 2, (ay + ey) / 4 + cy / 2
    number = _number(str(mark.many), middle, reach) if mark.many > 1 else ""
    return (
        f'<g class="film-mark is-move {_whose(mark.seat)}"><path class="mark-edge" d="{way}"/>'
        f'<path class="mark-edge" {at} d="{head}"/><path class="mark-line" d="{way}" pathLength="1"/>'
        f'<path class="mark-head" {at} d="{head}"/>{number}</g>'
    )


def _number(text: str, place: Point, reach: float) -> str:
    x, y = place
    size = reach / 80
    disc = f'<circle class="mark-disc" cx="{num(x)}" cy="{num(y)}" r="{num(20 * size)}"/>'
    return f'{disc}<text class="mark-number" x="{num(x)}" y="{num(y)}" font-size="{num(24 * size)}">{text}</text>'


def _whose(seat: int) -> str:
    return f"of-{seat + 1}" if seat >= 0 else "of-nobody"
