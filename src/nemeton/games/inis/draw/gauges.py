"""How near each seat is to winning, as small drawings: three rings of six, and the tokens of a seat."""

import math
from functools import cache

from nemeton.drawing.svg import label
from nemeton.drawing.woodcut import num

from ..state import TO_WIN, InisState, conditions, seats
from .ink import put
from .signs import brenn, condition, crown, deed, of, pretender, shield
from .words import would_be_king


def rings(view: InisState, seat: int) -> list[str]:
    """The three conditions: territories, clans led, sanctuaries."""
    led, holy, lands = conditions(view, seat)
    return [ring(kind, value, view.deeds[seat]) for kind, value in (("lands", lands), ("led", led), ("holy", holy))]


@cache
def ring(kind: str, value: int, deeds: int) -> str:
    """Six arcs around the number: thick for what is reached, a gem for what a Deed could add, thin for the rest."""
    drawn = ""
    if value >= TO_WIN:
        drawn += '<circle class="reached" r="28"/>'
    elif value + deeds >= TO_WIN:
        drawn += '<circle class="in-reach" r="28"/>'
    for at in range(TO_WIN):
        first, last = math.radians(60 * at - 85), math.radians(60 * at - 35)
        x, y = 22 * math.cos(first), 22 * math.sin(first)
        d = f"M{num(x)} {num(y)}A22 22 0 0 1 {num(22 * math.cos(last))} {num(22 * math.sin(last))}"
        if at < value:
            drawn += f'<path class="arc-edge" d="{d}"/><path class="arc" d="{d}"/>'
        elif at < value + deeds:
            middle = (first + last) / 2
            gem = f'<circle class="gem" cx="{num(22 * math.cos(middle))}" cy="{num(22 * math.sin(middle))}" r="4"/>'
            drawn += f'<path class="arc-thin" d="{d}"/>{gem}'
        else:
            drawn += f'<path class="arc-thin" d="{d}"/>'
    return (
        drawn
        + label(str(value), "gauge-value", 0, 5)
        + f'<g class="gauge-sign">{put(condition(kind), 0, 13.5, 0.5)}</g>'
    )


def would_win(view: InisState, seat: int) -> bool:
    """Would this seat be king if the Assembly came now? When the game is over: is it?"""
    return would_be_king(view) == seat if view.result is None else seat in view.result.winners


def tokens(view: InisState, seat: int) -> tuple[str, float]:
    """Deeds, the Brenn, the Pretender token; and their breadth."""
    marks: list[tuple[str, float]] = []  # each with the room it needs
    if deeds := view.deeds[seat]:
        marks.append((put(deed(), 0, 0, 0.95) + label(str(deeds), "gauge-count left", 13, 7), 38))
    if view.brenn == seat:
        marks.append((put(brenn(10.5), 0, 1), 30))
    if view.pretenders[seat]:
        marks.append((pretender(seat), 30))
    drawn, x = "", 0.0
    for mark, room in marks:
        drawn += put(mark, x, 0)
        x += room
    return drawn, x


def standings(view: InisState) -> str:
    """All seats in a column, for a picture that stands alone: shield, conditions, tokens, a crown for who would win."""
    drawn = ""
    for seat in seats(view):
        row = "".join(put(body, -16 + 32 * at, 0, 0.52) for at, body in enumerate(rings(view, seat)))
        body = put(shield(seat, 11), -45, 0) + row + put(tokens(view, seat)[0], -44, 27, 0.62)
        if would_win(view, seat):
            body += put(crown(), -45, -15, 0.8)
        drawn += f'<g class="standing {of(seat)}">{put(body, 0, 58 * seat)}</g>'
    return f'<g class="dock standings">{drawn}</g>'
