"""The pictures of cards, factions and what these bring: small woodcuts in a frame of their suit. No
words and no ids, for a page shows many of them at once."""

import math
from functools import cache

from nemeton.drawing.woodcut import num

from ..cards import CARDS
from ..factions.look import LOOKS
from .emblems_scenes import Scene, Thing
from .hired.roster import CARD_SIDES
from .ink import CREAM, SUIT_COLOURS, dot, lines, mirrored, shape
from .landmark_signs import SIGNS as LANDMARK_SIGNS
from .signs import sign
from .trees import tree

# Things that only cards show


def armour() -> str:
    """A breastplate."""
    plate = shape("M-19-20Q-9-12 0-17Q9-12 19-20L22-6Q17 4 17 20Q0 28-17 20Q-17 4-22-6Z", "#cdd2d3", 1.8)
    return plate + lines("M0-16V23M-15 2Q0 8 15 2M-16 11Q0 17 16 11", 1.5) + mirrored(dot(-15, -12, 2, "#e0b24a", 1))


def burrow() -> str:
    """A door into a hill."""
    hill = shape("M-34 24Q-28-18 0-18Q28-18 34 24Z", "#8f9a55", 1.6)
    door = (
        shape("M-12 24V6Q0-10 12 6V24Z", "#7a4a26", 1.6) + lines("M-4 24V2M4 24V2", 1) + dot(7, 14, 1.6, "#e9bf4d", 0.8)
    )
    return hill + door


def eye() -> str:
    """An eye that sees all."""
    return shape("M-16 0Q0-15 16 0Q0 15-16 0Z", CREAM, 1.8) + dot(0, 0, 6.4, "#5f8f9c", 1.4) + dot(0, 0, 2.6)


def wing() -> str:
    """A wing."""
    return shape("M-10 14Q-14-12 12-16Q8-8 12-6Q4-4 8 2Q0 2 3 8Q-4 7-10 14Z", CREAM, 1.6) + lines("M-7 9Q-4-6 6-11", 1)


OWN_THINGS = {"armour": armour, "burrow": burrow, "eye": eye, "wing": wing}


# Scenes


def thing(one: Thing, colour: str) -> str:
    """A sign at its place; foliage takes the colour of the card."""
    body = OWN_THINGS[one.sign]() if one.sign in OWN_THINGS else ""
    if not body:
        body = tree(one.sign[5:]) if one.sign.startswith("tree-") else sign(one.sign)
    turn = f"rotate({one.turn:g})" if one.turn else ""
    leaves = f' color="{darker(colour)}"' if one.sign.startswith("tree-") else ""
    return f'<g{leaves} transform="translate({num(one.x)} {num(one.y)}){turn}scale({one.size:.3g})">{body}</g>'


@cache
def darker(colour: str) -> str:
    """A colour on its way to bark.

    >>> darker("#b5432a")
    '#9c4227'
    """
    return "#" + "".join(
        f"{int(int(colour[at : at + 2], 16) * 0.72 + bark * 0.28):02x}" for at, bark in ((1, 92), (3, 66), (5, 32))
    )


@cache
def rays() -> str:
    """Light behind a scene."""
    strokes = ""
    for i in range(32):
        turn = math.tau * i / 32
        near, far = (num(r * math.cos(turn)) + " " + num(r * math.sin(turn) - 2) for r in (22, 56))
        strokes += f"M{near}L{far}"
    return strokes


def scene(things: Scene, colour: str) -> str:
    """Rays, ground, and what stands on it."""
    ground = f'<path d="M-40 24Q0 14 40 24V40H-40Z" fill="{colour}" stroke="none" opacity=".6"/>'
    grass = lines("".join(f"M{x} {29 + x * 7 % 5}q1-4 0-7m3 7q0-4 3-6" for x in range(-32, 32, 11)), 1)
    return (
        f'<rect class="scene" x="-36" y="-36" width="72" height="72" stroke="none"/>'
        f'<rect x="-36" y="-36" width="72" height="72" fill="{colour}" opacity=".25" stroke="none"/>'
        f'<path d="{rays()}" fill="none" stroke="{colour}" stroke-width="1.6" opacity=".7"/>{ground}'
        + "".join(thing(one, colour) for one in things)
        + grass
    )


EDGE = 'x="-36" y="-36" width="72" height="72" rx="7"'


def framed(body: str, colour: str, badge: str = "") -> str:
    """A scene in its frame, its suit in a corner; a picture within a picture is cut off at its edge."""
    window = f'<svg x="-36" y="-36" width="72" height="72" viewBox="-36 -36 72 72">{body}</svg>'
    frame = f'<rect class="card-edge" {EDGE}/><rect {EDGE} fill="none" stroke="{colour}" stroke-width="4"/>'
    corner = ""
    if badge:
        disc = dot(0, 0, 13, CREAM, 1.6)
        corner = f'<g transform="translate(-25 -25)">{disc}<g transform="scale(.85)">{sign(badge)}</g></g>'
    return f'<g class="sign">{window}{frame}{corner}</g>'


def bear() -> str:
    """A bear's head."""
    ears = mirrored(dot(-11, -11, 5.5, "#7a5638", 1.4))
    head = dot(0, 0, 15, "#8a6242", 1.6) + dot(0, 6, 7, "#d9b48a", 1.2) + dot(0, 3, 2.4)
    return ears + head + mirrored(dot(-5.5, -3, 1.7)) + lines("M0 5V9M-4 10Q0 12 4 10", 1)


OWN_THINGS["bear"] = bear


EARTH = "#8d8060"  # the frame of a landmark


# All of them


@cache
def face(topic: str) -> str:
    """The picture of a card, a faction or something that it brings, 78 broad around (0, 0); else nothing."""
    if topic in CARDS:
        suit = CARDS[topic].suit
        return framed(scene(CARDS[topic].picture, SUIT_COLOURS[suit]), SUIT_COLOURS[suit], f"suit-{suit}")
    for look in LOOKS.values():
        if topic in look.portraits:
            shown, ground, frame, badge = look.portraits[topic]
            return framed(scene(shown, ground), frame, badge)
    if topic in CARD_SIDES:
        return hired_face(topic)
    if topic in LANDMARK_SIGNS:
        mark = Thing(f"mark-{topic}", 0, 2, 2.3)
        return framed(scene((Thing("tree-oak", -24, 10, 0.5), Thing("tree-oak", 25, 12, 0.45), mark), EARTH), EARTH)
    if topic in LOOKS:
        colour = LOOKS[topic].colour
        return framed(scene((Thing(f"w-{topic}", 0, 4, 1.05),), colour), colour)
    return ""


STRONG_FRAME, WEAK_FRAME, HIRED_GROUND = "#d9a93a", "#a08d6a", "#b7a06a"


def hired_face(topic: str) -> str:
    """One side of the card of a hireling: a golden frame for the strong one, a plain one for the weak."""
    look, side = CARD_SIDES[topic]
    figure = Thing(f"w-{topic}", 0, 3, 0.88)
    badge, frame = ("h-strong", STRONG_FRAME) if topic == look.name else ("h-weak", WEAK_FRAME)
    return framed(scene((*side.behind, figure, *side.in_front), HIRED_GROUND), frame, badge)


@cache
def icon(topic: str) -> str:
    """The same as a picture of its own."""
    body = face(topic)
    return _icon(body, "-39 -39 78 78") if body else ""


def _icon(body: str, view: str) -> str:
    return f'<svg class="root icon" viewBox="{view}" aria-hidden="true" focusable="false">{body}</svg>'
