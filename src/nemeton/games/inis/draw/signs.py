"""Figures, buildings, tokens and marks. A figure or a building stands on (0, 0) and grows upwards; a token or a mark is
centred on (0, 0). Seats differ by colour, outline and emblem: Boar with spear and spiral, Salmon with hood and three
leaves, Stag with antlers and wheel, Crane with crest and crescent."""

import math
from functools import cache

from nemeton.drawing.svg import label
from nemeton.drawing.woodcut import num

from .ink import BLOOD, GOLD, MOSS, PARCHMENT, bend, coil, edges, hexagon, line, put, round_, shape, stroke, wash
from .scenery import INK

TRIBES = ("boar", "salmon", "stag", "crane")


def of(seat: int) -> str:
    """The class that gives a thing its seat's colours."""
    return f"of-{seat + 1}"


# Seats


@cache
def emblem(seat: int, r: float = 6) -> str:
    """The sign of a seat: spiral, three leaves, wheel, crescent."""
    width = f' stroke-width="{num(r * 0.3)}"'
    if seat == 0:
        return f'<path class="sign"{width} d="{bend(coil(0, 0, r, 1.8, 90))}"/>'
    if seat == 1:
        half = [(0.0, -r * 0.1), (-r * 0.4, -r * 0.55), (0, -r * 1.05), (r * 0.4, -r * 0.55)]
        leaf = f'<path class="sign-face" d="{bend(half, closed=True)}"'
        return "".join(f'{leaf} transform="translate(0 {num(r * 0.12)})rotate({turn})"/>' for turn in (0, 120, 240))
    if seat == 2:
        wheel = f"{round_(0, 0, r * 0.92)}M{num(-r)} 0H{num(r)}M0 {num(-r)}V{num(r)}"
        return f'<path class="sign"{width} d="{wheel}"/>'
    horn, back = num(r * 0.55), num(r * 0.85)
    moon = f"M{horn}-{back}A{num(r)} {num(r)} 0 1 0 {horn} {back}A{num(r * 0.8)} {num(r * 0.8)} 0 1 1 {horn}-{back}z"
    return f'<path class="sign-face" d="{moon}"/>'


@cache
def clan(seat: int) -> str:
    """One clan, with the shadow it stands on."""
    return f'<ellipse class="shadow" rx="13" ry="3.6"/>{(_boar, _salmon, _stag, _crane)[seat]()}'


def _body(d: str, css: str = "body") -> str:
    return f'<path class="pen {css}" d="{d}"/>'


def _boar() -> str:
    return (
        line("M11 1v-48", "line thick")
        + _body("M11-56l3.6 10-3.6 3.5-3.6-3.5z", "metal")
        + _body("M-9.5 0c-.5-14 1-24 5-27h9c4 3 5.5 13 5 27z")
        + _body(round_(0, -32.5, 6), "skin")
        + _body("M-6.6-33c0-9 13.2-9 13.2 0l-2.6-1.5h-8z", "dark")
        + _body(round_(-4, -13.5, 9), "dark")
        + put(emblem(0, 5.2), -4, -13.5)
    )


def _salmon() -> str:
    return (
        line("M-12 1v-43", "line thick")
        + _body("M-11-43c-8-4-12 1-11.5 10 4.5-3 7.5-2 11.5-1z", "metal")
        + _body("M-11 0c1-14 2-22 4-28 1-10 7-17 13-23 .5 9 2 15 2 23 2 8 3 18 3.5 28z")
        + _body("M-3.6-27c-1.9-8 9.1-10 9-1.5-.4 4-7.9 5-9 1.5z", "skin")
        + put(emblem(1, 5.4), 1, -11)
    )


def _stag() -> str:
    antlers = "M-3-37c-6-3-9-8-9-17M-11-46l-6-4M-8-41l-6.5-.5M3-37c6-3 9-8 9-17M11-46l6-4M8-41l6.5-.5"
    return (
        stroke(antlers, INK, 4.6)
        + stroke(antlers, "#f3e3b5", 1.9)
        + _body("M-13 0c1-12 2-22 8-27h10c6 5 7 15 8 27-7-2.5-19-2.5-26 0z")
        + _body(round_(0, -31.5, 6.2), "skin")
        + _body("M-6.4-31c-.6-9 13.4-9 12.8 0l-6.4-3z", "dark")
        + put(emblem(2, 6), 0, -13)
    )


def _crane() -> str:
    return (
        _body("M-8 0c-2-16 0-24 4-27h8c4 3 6 11 6 27z", "dark")
        + _body(round_(0, -32, 6), "skin")
        + _body("M-6.8-31.5c-.2-8.5 13.8-8.5 13.6 0l-3.8-2h-6z")
        + _body("M-8-36c2-14 17-14 20.5 1-4.5-6-8.5-7-12.5-5-3-2-5 0-8 4z")
        + _body("M-11-20c4-3.5 14-3.5 18 0 1.5 10-2 18-9 22-7-4-10.5-12-9-22z")
        + put(emblem(3, 6), -2, -11.5)
    )


@cache
def shield(seat: int, r: float = 12) -> str:
    """The colour and sign of a seat on a small round shield."""
    return f'<g class="{of(seat)}"><circle class="pen body" r="{num(r)}"/>{emblem(seat, r * 0.56)}</g>'


def badge(count: int, *, r: float = 11, css: str = "") -> str:
    """A number on a dark disc, rimmed in the colour of the group it counts."""
    return f'<g class="badge{" " + css if css else ""}"><circle r="{num(r)}"/>{label(str(count), "num", 0, 5.6)}</g>'


# Buildings and tokens


@cache
def citadel() -> str:
    """A tower."""
    return (
        '<ellipse class="shadow" rx="15" ry="4"/>'
        + line("M-12.5 1l2.5-29h-3v-8h26v9h-3l2.5 28z", "halo")
        + shape("M-12.5 1l2.5-29h20l2.5 29q-12.5 3-25 0z", "#b9ad93")
        + wash("M4-27l6-1 2.5 29-7 1.3z", "#7d735e", ".6")
        + line("M-9-8h6M0-8h7M-6-15h7M4-15h4M-8.5-22h5M0-22h7", "fine")
        + shape("M-13-27v-9h5v3.5h5.5v-3.5h5v3.5h5.5v-3.5h5v9z", "#d3c8ae")
        + wash("M-3.6 2v-9c0-5 7.2-5 7.2 0v9z", INK)
    )


@cache
def parapet() -> str:
    """The top of a tower, before whoever shelters there."""
    return shape("M-13-27v-9h5v3.5h5.5v-3.5h5v3.5h5.5v-3.5h5v9z", "#d3c8ae")


@cache
def capital() -> str:
    """A broch on a mound, with a golden banner: a citadel that nobody mistakes."""
    wall = "M-15-36v-10h6v4h6v-4h6v4h6v-4h6v10z"
    return (
        '<ellipse class="shadow" rx="23" ry="5"/>'
        + shape("M-23 1c7-10 39-10 46 0q-23 7-46 0z", "#8f9a63")
        + line("M-15-2l3.5-34h-3.5v-10l15-8 15 8v10h-3.5l3.5 34", "halo")
        + line("M0-50v-18")
        + shape("M0-68c6-3 10 4 18 1q-3 5 0 11c-8 3-12-4-18-1z", GOLD)
        + shape("M-15-2c2-14 4-24 3.5-34h23c-.5 10 1.5 20 3.5 34q-15 5-30 0z", "#cbbd9c")
        + wash("M4-36h7.5c-.5 10 1.5 20 3.5 34l-8.5 2c.5-14-.5-24-2.5-36z", "#8a7c60", ".55")
        + shape("M-10-43l10-11 10 11z", BLOOD)
        + shape(wall, "#e6dabb")
        + wash("M-4.5 0v-9c0-6 9-6 9 0v9z", INK)
        + line(bend(coil(0, -25, 5.5, 1.6, 90)), "fine")
    )


@cache
def sanctuary() -> str:
    """A standing stone with a spiral, moss at its foot."""
    stone = "M-9.5 1c-1.5-13 .5-29 5.5-36 3-3.5 9-2 10.5 3 2.5 10 4 22 3 33"
    return (
        '<ellipse class="shadow" rx="13" ry="3.6"/>'
        + line(stone, "halo")
        + shape(f"{stone}q-9.5 3-19 0z", "#f2f4e9")
        + wash("M3-36.5c3.5.5 4 4.5 5 9.5 2 10 2 19 1.5 28l-6 1.4c2-14.4 2-28.4-.5-38.9z", "#8d978c", ".6")
        + stroke(bend(coil(-1.4, -21, 6.6, 1.9, 90)), "#0f6a57", 2.3)
        + shape("M-11 1.5c2-6.5 6-2.5 8-4.5 3-3 5 3 8 1 3-3 5 1 6 3.5q-11 4-22 0z", MOSS, "pen thin")
    )


@cache
def festival() -> str:
    """A bonfire in a garland."""
    return (
        shape(round_(0, -14, 15.5), "#4d3420")
        + stroke(round_(0, -14, 13.2), MOSS, 3, ' stroke-dasharray="4 2.2"')
        + shape(
            "M-6.5-7c-4.5-8 2.5-10 2-17 5.5 2 6.5 6 6.1 9 2.4-2 2.4-4 2-6.5 5.4 4.5 6.4 10.5 2.4 15z",
            "#e8682a",
            "pen thin",
        )
        + wash("M-3-7c-2-4 3-6 2.5-10 4.5 3.5 5.5 7.5 3.5 10.2z", "#ffd964")
        + stroke("M-8-5l16-3.4M8-5l-16-3.4", "#20140b", 2.6)
    )


@cache
def torc() -> str:
    """An open neck ring, laid before the clans of a chieftain."""
    arc = "M-16-1c-2.4 9 34.4 9 32 0"
    return (
        stroke(arc, INK, 5.6)
        + stroke(arc, GOLD, 3)
        + stroke(arc, "#7c5510", 3, ' stroke-dasharray="1 3.4" stroke-linecap="butt"')
        + shape(round_(-16, -2, 3.4) + round_(16, -2, 3.4), GOLD)
    )


@cache
def brenn(r: float = 14) -> str:
    """The Brenn: a full torc with a leaf of oak in it."""
    x, y = r * math.sin(math.radians(58)), -r * math.cos(math.radians(58))
    ring = f"M{num(-x)} {num(y)}A{num(r)} {num(r)} 0 1 0 {num(x)} {num(y)}"
    leaf = "M0 5c-5-3-3-6-6-8 3-2 1-5 3-6.5 1-2.5 5-2.5 6 0 2 1.5 0 4.5 3 6.5-3 2-1 5-6 8z"
    return (
        stroke(ring, INK, 7)
        + stroke(ring, GOLD, 4.2)
        + stroke(ring, "#7c5510", 4.2, ' stroke-dasharray="1.2 4" stroke-linecap="butt"')
        + shape(round_(-x, y, 4) + round_(x, y, 4), GOLD)
        + put(shape(leaf, MOSS, "pen thin"), 0, 0, r / 12)
        + line(f"M0 {num(-r * 0.7)}V{num(r * 0.62)}", "fine")
    )


@cache
def deed() -> str:
    """A golden brooch with its pin."""
    gems = "".join(
        round_(8.5 * math.cos(math.radians(a)), 8.5 * math.sin(math.radians(a)), 2.6) for a in (30, 150, 270)
    )
    return (
        stroke("M-11 10l23-22", INK, 4)
        + stroke("M-11 10l23-22", "#f6e2a6", 1.7)
        + stroke(round_(0, 0, 8.5), INK, 6.2)
        + stroke(round_(0, 0, 8.5), GOLD, 3.6)
        + shape(gems, BLOOD, "pen thin")
    )


@cache
def crown() -> str:
    """A circlet."""
    return shape("M-10 5l-2-12 7 5 5-9 5 9 7-5-2 12z", GOLD)


@cache
def pretender(seat: int) -> str:
    """A circlet held up, on the seat's colour."""
    return (
        f'<g class="{of(seat)}"><path class="pen body" d="{edges(hexagon(13))}"/>{put(crown(), 0, -3, 0.72)}'
        '<path class="sign" stroke-width="2.6" d="M-3.4 10v-4M0 10v-5M3.4 10v-4"/></g>'
    )


CROW = (
    "M21-2c-4-4.5-9-4.5-12-2.5-4-2.5-8-11.5-18-16.5 1 4 1 5 2.5 7-2.5-1-5.5-1.5-7.5-1 3 3 3 4 4.5 5.5"
    "-2.5 0-4.5.5-6 2 4.5 1.5 6.5 4.5 8 7-5.5 1.5-10.5 4-15.5 8 4 0 5 0 7 1 6 0 13 0 18-2 4 4.5 1 8.5-2 12"
    " 5-.5 7-3 8.5-5.5.5 2 0 3.5-.5 5 5-4.5 4-9.5 3-13 3-1 4.5-3 5-5z"
)


@cache
def crow() -> str:
    """A crow on the wing, flying to the right."""
    return wash(CROW, "#1d1a1c") + wash(round_(13, -2.8, 1.2), GOLD)


@cache
def crows(direction: int) -> str:
    """The flock in its ring; the arrow shows which way turns pass."""
    arrow = "M-27 12A30 30 0 1 1 27 12"
    flock = put(crow(), 1, 3, 0.82) + put(crow(), -11, -14, 0.36) + put(crow(), 11, -16, 0.32)
    ring = stroke(arrow, INK, 5) + stroke(arrow, GOLD, 2.4) + shape("M20.5 12.5l7 13.5 7.5-14.5-7.5 2.5z", GOLD)
    return medal() + put(ring + flock, 0, 0, flip=direction < 0)


@cache
def medal() -> str:
    """A disc of parchment for a token at sea."""
    return '<circle class="pen medal" r="37"/><circle class="fine" r="33"/>'


@cache
def pile(count: int) -> str:
    """Territories to come: tiles one on the other."""
    high = min(3, count)
    tiles = "".join(f'<path class="pen medal" transform="translate(0 {-5 * i})" d="{_TILE}"/>' for i in range(high))
    if not count:
        return f'<path class="empty-place" d="{_TILE}"/>'
    return tiles + put(triskel(15), 0, -5 * (high - 1)) + put(badge(count), 20, 16)


_TILE = edges(hexagon(30, 6))


@cache
def serpent() -> str:
    """A beast of the margin: two coils above the waves."""
    body = "M-53 8c0-27 26-27 26 0M-23 8c0-30 30-30 30 0M20 8c-2-22 6-42 20-44 10-2 16 6 10 10M-68 8c-4-8 2-14 8-12"
    return (
        stroke(body, INK, 12)
        + stroke(body, "#7c9a5c", 8.6)
        + stroke(body, PARCHMENT, 2.2, ' stroke-dasharray="1 6"')
        + shape("M38-43c-4-7-10-7-13-4 4 1 6 4 8 7z", "#7c9a5c")
        + wash(round_(44, -34.5, 1.6), INK)
        + stroke("M55-27c6 1 8 3 11 0", BLOOD, 1.8)
        + line("M-76 10q6-7 12 0t12 0 12 0 12 0 12 0 12 0 12 0 12 0 12 0", "wave")
    )


# Marks


@cache
def triskel(r: float = 11, css: str = "mark") -> str:
    """Three spirals that turn one way: played when something happens."""
    arms = ""
    for k in range(3):
        a = math.radians(120 * k - 90)
        start = coil(r * 0.56 * math.cos(a), r * 0.56 * math.sin(a), r * 0.5, 1.45, 120 * k + 115)
        arms += bend([(0, 0), *start[1:]])
    return f'<path class="{css}" stroke-width="{num(r * 0.19)}" d="{arms}"/>'


@cache
def swords() -> str:
    """Two crossed leaf blades."""
    one = (
        shape("M0-20c3.4 8 3 16 2.2 23h-4.4c-.8-7-1.2-15 2.2-23z", "#ece5d2")
        + stroke("M0 4v7", "#7a5023", 3.4)
        + stroke("M-6 3.5h12", INK, 3.4)
        + shape(round_(0, 12.5, 2.4), GOLD, "pen thin")
    )
    return "".join(f'<g transform="rotate({turn})translate(0 3)">{one}</g>' for turn in (-42, 42))


@cache
def horn() -> str:
    """A war horn: the instigator's mark."""
    return shape("M-13-7c9 3 15 8 18 16 4-1 7-4 8-8-5-6-15-11-26-11z", GOLD) + line(
        "M5 9c4-1 7-4 8-8M-4-8.5l-2 4M3-5.5l-3 4M14 10l4 3M16 5l5 1M10 13l2 5"
    )


@cache
def branch() -> str:
    """A green branch: peace is offered."""
    leaves = "".join(
        f"M0 {y}c{-2 * s}-5 {2 * s}-9 {6 * s}-9 0 4 {-2 * s} 8 {-6 * s} 9z" for y in (8, 2, -4) for s in (1, -1)
    )
    return shape(round_(0, 0, 15), "#eef3dc") + line("M0 12v-20") + shape(leaves, "#6f9a45", "pen thin")


@cache
def blade() -> str:
    """A blade: peace is refused."""
    return shape(round_(0, 0, 15), "#f6dfd0") + put(swords(), 0, 0, 0.58)


@cache
def tile_effect(territory: str) -> str:
    """What a territory does by itself: a toll for those who move in, no citadels, the crows' price."""
    disc = '<circle class="pen medal" r="12"/>'
    if territory == "mountains":  # who comes in gives something up
        way = line("M-8-4H3", "mark bold") + '<path class="mark-face" d="M1-9l8 5-8 5z"/>'
        return disc + way + f'<g class="warn">{line("M-5 6h10", "mark bold")}</g>'
    if territory == "swamp":
        tower = '<path class="mark-face" d="M-5 7l1-8h-2v-6h3v2h2v-2h2v2h2v-2h3v6h-2l1 8z"/>'
        return disc + tower + f'<g class="warn">{line("M-8 8l16-16", "mark bold")}</g>'
    if territory == "gates_of_tir_na_nog":
        return disc + put(crow(), -1, 0, 0.44)
    return ""


EFFECTS = frozenset({"mountains", "swamp", "gates_of_tir_na_nog"})


@cache
def condition(kind: str) -> str:
    """Signs of the three ways to win: lands under foot, clans led, sanctuaries."""
    if kind == "lands":
        spots = ((-4.6, -2.6), (4.6, -2.6), (0, 5.3))
        rims = "".join(edges([(x + px, y + py) for px, py in hexagon(5)]) for x, y in spots)
        return line(rims, "mark bold")
    if kind == "led":
        heads = round_(-4.5, -3, 2.4) + round_(4.5, -3, 2.4)
        bodies = "M-9 9c0-7 2-9 4.5-9s4.5 2 4.5 9zM0 9c0-7 2-9 4.5-9s4.5 2 4.5 9z"
        return f'<path class="mark-face" d="{heads}{bodies}"/>' + line("M-5-8l2.5-2.5 2.5 3 2.5-3 2.5 2.5", "mark bold")
    stone = "M-6 9c-1-9 1-17 4-19 3-1.5 6 0 7 4 1.4 6 1.4 11 1 15z"
    return line(stone + bend(coil(-0.4, -0.5, 3.8, 1.5, 90)), "mark bold")
