"""The pictures of powers, spirits, cards of the invaders' side, adversaries and scenarios, made from their own data.

A power's first element rises over ridges of its other ones; on them stand the pieces that it touches, above them what
befalls them. A frame of embers is fast, one of water slow; a major power has a second line. No words, and no ids, for a
page shows many of them at once; a board draws the same with its own definitions (`linked`).
"""

from functools import cache

from nemeton.drawing.woodcut import grain, num

from ..adversaries import ADVERSARIES
from ..fear.deck import FEAR_CARDS
from ..invader_facts import INVADER_CARDS
from ..powers.card import power_row
from ..powers.decks import CARDS, INNATES
from ..rules.blight import BLIGHT_CARDS
from ..scenarios import SCENARIOS
from ..spirits import PANELS, SPIRITS
from .emblems_scenes import (
    above_of,
    elements_of,
    standing_of,
)
from .ink import (
    ELEMENT_COLOURS,
    FAST,
    FEAR,
    GOLD,
    SLOW,
    TERRAIN_COLOURS,
    TERRAIN_GROUNDS,
    put,
    use,
)
from .signs import BLIGHT_EDGE, ELEMENT_SIGNS, sign

NIGHT = "#0a1526"
Signs = tuple[str, ...]


def mark(name: str, x: float, y: float, scale: float, linked: bool) -> str:
    """A sign, drawn or referred to."""
    return use(name, x, y, scale) if linked else put(sign(name), x, y, scale)


def window(body: str, edge: str, more: str = "") -> str:
    """A scene in its frame; a picture within a picture is cut off at its edge."""
    return (
        '<svg x="-36" y="-36" width="72" height="72" viewBox="-36 -36 72 72">'
        f'<path fill="{NIGHT}" d="M-36-36H36V36H-36Z"/>{body}</svg>'
        f'<rect x="-36" y="-36" width="72" height="72" rx="6" fill="none" stroke="{edge}" stroke-width="4"/>{more}'
    )


def stars(*key: str) -> str:
    """A night sky of its own."""
    dice = grain("stars", *key)
    dots = "".join(f"M{dice.uniform(-34, 34):.0f} {dice.uniform(-34, 6):.0f}h.1" for _ in range(12))
    return f'<path d="{dots}" stroke="#fff" stroke-width="1.6" stroke-linecap="round" stroke-opacity=".7"/>'


def ridge(element: str, top: float, sway: float) -> str:
    """A line of landscape in the manner of an element: waves, rocks, flames, crowns of leaves."""
    if element in ("earth", "fire", "sun"):
        way = "".join(f"l6-{num(sway * (1.5 if i % 2 else 1))}l6 {num(sway * (1.5 if i % 2 else 1))}" for i in range(6))
    elif element in ("plant", "animal"):
        way = f"a6 {num(sway)} 0 0 1 12 0" * 6
    else:
        way = f"q9-{num(sway)} 18 0" + "t18 0" * 3
    tone = ELEMENT_COLOURS[element]
    return f'<path d="M-36 {num(top)}{way}V40H-36Z" fill="#0d1c30" stroke="{tone}" stroke-width="2.4"/>'


# Powers


def power_scene(power: str, linked: bool) -> str:
    """The scene of a power."""
    dice = grain("power", power)
    elements = elements_of(power)
    first, tone = elements[0], ELEMENT_COLOURS[elements[0]]
    x, y = dice.uniform(12, 18), dice.uniform(-19, -14)
    drawn = "".join(
        f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{r}" fill="{tone}" fill-opacity=".12"/>' for r in (34, 25, 17)
    )
    drawn += stars(power) + mark(f"e-{first}", x, y, 0.62, linked)
    others = elements[1:] or elements
    drawn += ridge(others[0], 12 + dice.uniform(-2, 2), 6)
    pieces, above = standing_of(power), above_of(power)
    for at, name in enumerate(pieces):
        drawn += mark(name, -19 + 21 * at if len(pieces) > 1 else -13, 11, 0.62 if len(pieces) > 1 else 0.78, linked)
    low = not pieces
    for at, name in enumerate(above):
        drawn += mark(name, -21 + 20 * at, 6 if low else -19, 0.62 if low else 0.46, linked)
    for at, element in enumerate(others[1:3]):
        drawn += ridge(element, 26 + 5 * at, 5)
    return drawn


def power_face(power: str, linked: bool) -> str:
    """The picture of a power card or of an innate power."""
    fast = power_row(power).fast
    edge = FAST if fast else SLOW
    more = ""
    if power in CARDS and CARDS[power].deck == "major":
        more = f'<rect x="-31" y="-31" width="62" height="62" rx="3" fill="none" stroke="{GOLD}" stroke-width="1.6"/>'
    elif power in INNATES:
        corners = "M-36-22V-36H-22M22-36H36V-22M36 22V36H22M-22 36H-36V22"
        more = f'<path d="{corners}" fill="none" stroke="{GOLD}" stroke-width="5"/>'
    return window(power_scene(power, linked), edge, more)


# The invaders' side


def three(signs: Signs, linked: bool) -> str:
    """Three signs side by side, the middle one above the others."""
    left, middle, right = signs
    return mark(left, -18, 15, 0.62, linked) + mark(right, 18, 15, 0.62, linked) + mark(middle, 0, -11, 0.8, linked)


def fear_face(card: str, linked: bool) -> str:
    """A fear card: an eye looks at the scene."""
    rings = "".join(
        f'<ellipse rx="{r}" ry="{r * 0.6:.0f}" cy="-12" fill="{FEAR}" fill-opacity=".1"/>' for r in (34, 24)
    )
    return window(stars(card) + rings + ridge("air", 24, 5) + three(FEAR_CARDS[card].scene, linked), FEAR)


def invader_face(card: str, linked: bool) -> str:
    """Lands of an invader card, side by side; pips for its stage."""
    here = INVADER_CARDS[card]
    lands = here.terrains or ("coast",)
    drawn = ""
    for at, name in enumerate(lands):
        width = 72 / len(lands)
        left = -36 + width * at
        fill = TERRAIN_GROUNDS.get(name, "#10425a")
        drawn += f'<rect x="{num(left)}" y="-36" width="{num(width)}" height="72" fill="{fill}"/>'
        drawn += scatter(name, left, width, card)
        middle = left + width / 2
        drawn += (
            f'<circle cx="{num(middle)}" cy="-2" r="{16 if len(lands) > 1 else 22}" fill="#070a12" fill-opacity=".85"/>'
        )
        drawn += mark(f"g-{name}", middle, -2, 0.5 if len(lands) > 1 else 0.72, linked)
    pips = "".join(f'<circle cx="{num((at - (here.stage - 1) / 2) * 11)}" cy="28" r="4"/>' for at in range(here.stage))
    drawn += f'<path fill="#070a12" fill-opacity=".8" d="M-22 21H22V35H-22Z"/><g fill="#f6ead6">{pips}</g>'
    drawn += mark("g-flag", 26, -26, 0.36, linked) if here.flag else ""
    return window(drawn, "#e6eef5")


def scatter(name: str, left: float, width: float, key: str) -> str:
    """Strokes that make a ground alive."""
    dice = grain("scatter", name, key)
    d = ""
    for _ in range(int(width / 3)):
        x, y = left + dice.uniform(3, width - 9), dice.uniform(-32, 33)
        d += f"M{x:.0f} {y:.0f}" + {"mountain": "l3-6l3 6", "jungle": "q3-7 6 0", "wetland": "h7"}.get(
            name, "q2-3 4 0t4 0"
        )
    tone = TERRAIN_COLOURS.get(name, "#4bb5b4")
    return f'<path d="{d}" fill="none" stroke="{tone}" stroke-width="1.4" stroke-opacity=".75"/>'


def adversary_face(name: str, linked: bool) -> str:
    """An adversary: its colours, and what it brings."""
    adversary = ADVERSARIES[name]
    flag = f'<path fill="{adversary.colour}" d="M-36-36H36V6Q18-2 0 6T-36 6Z"/>'
    return window(flag + ridge("earth", 26, 4) + three(adversary.scene, linked), "#f8eedb")


@cache
def face(topic: str, linked: bool = False) -> str:
    """The picture of a topic, 76 broad around (0, 0); else nothing."""
    if topic in CARDS or topic in INNATES:
        return power_face(topic, linked)
    if topic in SPIRITS:
        rings = "".join(f'<circle r="{r}" fill="{PANELS[topic].colour}" fill-opacity=".16"/>' for r in (44, 34, 26))
        return window(stars(topic) + rings + put(sign(f"s-{topic}"), 0, 0, 1.15), PANELS[topic].colour)
    if topic in FEAR_CARDS:
        return fear_face(topic, linked)
    if topic in INVADER_CARDS:
        return invader_face(topic, linked)
    if topic in BLIGHT_CARDS:
        return window(stars(topic) + ridge("fire", 24, 6) + three(BLIGHT_CARDS[topic].scene, linked), BLIGHT_EDGE)
    if topic in ADVERSARIES.names and topic != "none":
        return adversary_face(topic, linked)
    if topic in SCENARIOS.names and topic != "none":
        return window(stars(topic) + ridge("water", 24, 5) + three(SCENARIOS[topic].scene, linked), GOLD)
    if topic in ELEMENT_SIGNS:
        return window(mark(f"e-{topic}", 0, 0, 1.2, linked), ELEMENT_COLOURS[topic])
    return ""


def facts(card: str) -> str:
    """What one must know of a power card at a glance: its cost and its elements."""
    here = CARDS[card]
    step = min(17.0, 64 / max(1, len(here.elements)))
    first = -step * (len(here.elements) - 1) / 2
    band = '<rect x="-34" y="19" width="68" height="16" fill="#070a12" fill-opacity=".82"/>'
    drawn = band if here.elements else ""
    drawn += "".join(put(sign(f"e-{name}"), first + at * step, 27, 0.32) for at, name in enumerate(here.elements))
    return f'{drawn}{put(sign("g-cost"), -26, -25, 0.62)}<text class="icon-cost" x="-26" y="-18">{here.cost}</text>'


@cache
def icon(topic: str) -> str:
    """The same as a picture of its own."""
    body = face(topic)
    if not body:
        return ""
    body += f'<g class="icon-facts">{facts(topic)}</g>' if topic in CARDS else ""
    return f'<svg class="isle icon" viewBox="-39 -39 78 78" aria-hidden="true" focusable="false">{body}</svg>'
