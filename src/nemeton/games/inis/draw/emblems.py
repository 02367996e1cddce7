"""The pictures of the cards and territories: small woodcuts in a frame of their kind, moss for Action cards, gold for
Advantage cards (their landscape), blood for Epic Tales. No words and no ids, for a page shows many of them at once."""

from collections.abc import Callable
from functools import cache

from nemeton.drawing.woodcut import grain, num

from ..cards import ACTION, ADVANTAGE
from ..decks import CARDS
from ..territories import TERRITORIES
from .emblems_tales import BONE, NIGHT, SILVER, TALE_PICTURES, harp
from .ink import BLOOD, GOLD, line, panel, put, round_, shape, stroke, wash
from .landscapes import landscape
from .scenery import INK, oaks
from .signs import branch, citadel, clan, deed, horn, of, swords
from .signs import festival as bonfire
from .signs import sanctuary as menhir

SKY = wash("M-36-36h72v72h-72z", "#dfe6c8") + wash(round_(22, -22, 8), "#efd98c")
HILL = shape("M-36 12c20-12 52-14 72-2v26h-72z", "#93a765")


def figure(seat: int, x: float, y: float, scale: float) -> str:
    """A clan of a seat."""
    return put(f'<g class="{of(seat)}">{clan(seat)}</g>', x, y, scale)


def plus(x: float, y: float) -> str:
    """More of it."""
    d = f"M{num(x)} {num(y - 8)}v16m-8-8h16"
    return stroke(d, INK, 8) + stroke(d, BONE, 4.4)


def bard() -> str:
    """A harp."""
    return HILL + put(harp("#c08b3e"), 0, 2, 0.98)


def citadel_card() -> str:
    """A tower, and one far off."""
    return HILL + put(citadel(), -20, 18, 0.7) + put(citadel(), 6, 30, 1.45)


def conquest() -> str:
    """A host, and swords."""
    return HILL + figure(0, -21, 30, 0.9) + figure(0, -5, 31, 0.9) + put(swords(), 18, -4, 1.05)


def craftsmen_and_peasants() -> str:
    """An anvil and a sheaf."""
    anvil = (
        shape("M-32 4h32c-2 6-8 8-11 9v7l5 6h-20l5-6v-7c-7 0-11-4-11-9z", "#6b675f")
        + stroke("M-20-2l-5-18", "#8a5a2e", 4)
        + shape("M-33-20h16v-8h-16z", SILVER)
    )
    sheaf = (
        shape("M-10 0c4-10 4-14-3-28 7-3 19-3 26 0-7 14-7 18-3 28z", "#f0d27a")
        + line("M-5-29l3 28M0-30v29M5-29l-3 28")
        + stroke("M-7-12h14", "#8a3d1c", 4)
    )
    return HILL + anvil + put(sheaf, 19, 29, 1.2)


def druid() -> str:
    """An oak, and the sickle for its mistletoe."""
    sickle = "M28 30c10-14 6-36-12-42 12 12 12 28 4 38z"
    return HILL + oaks([(-10, 30, 24)], "#56703f", grain("druid")) + shape(sickle, GOLD)


def emissaries() -> str:
    """One walks, with a green branch."""
    way = "M-36 34c16-8 30-2 44-12 8-6 12-8 28-10"
    return HILL + stroke(way, "#e7d7ae", 6) + figure(1, -8, 28, 1.05) + put(branch(), 18, -12, 0.85)


def exploration() -> str:
    """A boat, and land ahead."""
    sea = wash("M-36 2h72v34h-72z", "#86b2b2") + shape("M4 2c6-10 16-14 32-12v12z", "#93a765")
    boat = (
        shape("M-30 12c8 16 36 16 44-2l-8 2h-28z", "#7a4a26")
        + line("M-8 12v-42")
        + shape("M-5-29c20 6 24 24 18 36h-18z", BONE)
        + stroke("M4-22c6 8 6 18 4 27", BLOOD, 3)
    )
    return sea + boat + stroke("M-32 28q8-6 16 0t16 0 16 0 16 0", "#2e5a60", 2.4)


def festival() -> str:
    """Dancers around a fire."""
    return (
        wash("M-36-36h72v72h-72z", "#4b5a63")
        + shape("M-36 14c20-10 52-10 72 0v22h-72z", "#50613f")
        + figure(3, -23, 28, 0.7)
        + figure(2, 24, 28, 0.7)
        + put(bonfire(), 0, 31, 1.35)
    )


def geis() -> str:
    """A knot that binds."""
    walls = {(4, 3): "h", (4, 5): "h", (3, 4): "v", (5, 4): "v", (2, 1): "h", (6, 7): "h", (6, 1): "h", (2, 7): "h"}
    knot = panel(8, 8, 7.4, walls).drawn(4)
    return wash("M-36-36h72v72h-72z", "#51633f") + put(knot, -29.6, -29.6)


def master_craftsman() -> str:
    """A brooch under the hammer."""
    hammer = (
        stroke("M26-6l-20-20", INK, 6)
        + stroke("M26-6l-20-20", "#a8743c", 3.2)
        + shape("M-4-20l14-14 8 8-14 14z", SILVER)
    )
    return (
        HILL
        + shape("M-26 14h44c-2 6-10 8-14 8l4 10h-26l4-10c-8 0-12-4-12-8z", "#6b675f")
        + put(deed(), -8, 2, 1.15)
        + hammer
    )


def migration() -> str:
    """All leave, one behind the other."""
    arrow = "M-12-20c12-8 24-8 34-1"
    return (
        HILL
        + figure(1, -24, 31, 0.88)
        + figure(1, -6, 29, 0.82)
        + figure(1, 11, 26, 0.74)
        + stroke(arrow, INK, 4)
        + shape("M30-28l-1 15-12-5z", INK)
    )


def new_alliance() -> str:
    """Two torcs, one through the other."""
    pair = (round_(-9, 2, 16), "#c9482b"), (round_(10, 2, 16), "#2f6fa3")
    rings = "".join(stroke(ring, INK, 9) + stroke(ring, colour, 5) for ring, colour in pair)
    over = stroke("M-2-9a16 16 0 0 1 9 8", INK, 9) + stroke("M-3-12a16 16 0 0 1 10 12", "#c9482b", 5)
    return HILL + rings + over


def new_clans() -> str:
    """Two who come."""
    return HILL + figure(2, -17, 31, 0.98) + figure(2, 9, 31, 0.98) + plus(25, -14)


def raid() -> str:
    """The bull that is driven off."""
    horns = "M-12-10c-12 2-18-6-18-16M12-10c12 2 18-6 18-16"
    head = "M-14-14q14-6 28 0c4 8 2 14-2 20l-3 18q-9 7-18 0l-3-18c-4-6-6-12-2-20z"
    return (
        HILL
        + stroke(horns, INK, 9)
        + stroke(horns, BONE, 5)
        + shape(head, "#8a5a2e")
        + shape("M-9 18q9-6 18 0v8q-9 7-18 0z", "#d9b48a")
        + wash(round_(-7, -2, 2.4) + round_(7, -2, 2.4) + round_(-4, 21, 1.8) + round_(4, 21, 1.8), INK)
        + stroke("M-5 28a5 5 0 0 0 10 0", GOLD, 2.6)
    )


def sanctuary() -> str:
    """Standing stones."""
    return HILL + put(menhir(), -22, 24, 0.8) + put(menhir(), 23, 25, 0.72) + put(menhir(), 0, 31, 1.4)


def scouts_and_spies() -> str:
    """An eye among leaves."""
    leaves = "".join(f"M{x} {y}q9-16 20-4-8 10-20 4z" for x, y in ((-31, 26), (6, 28), (-31, -16), (9, -18), (-12, 33)))
    return (
        wash("M-36-36h72v72h-72z", "#6f8a5a")
        + shape(leaves, "#3f5a28")
        + shape("M-27 2q27-28 54 0-27 26-54 0z", BONE)
        + shape(round_(0, 1, 11), "#2f6fa3")
        + wash(round_(0, 1, 5), INK)
        + wash(round_(3, -2, 2), "#fff")
    )


def warlord() -> str:
    """A horn calls."""
    return (
        wash("M-36-36h72v72h-72z", "#e9c9a4")
        + shape("M-36 14c20-12 52-14 72-2v24h-72z", "#a8703f")
        + put(horn(), -12, -8, 1.35)
        + put(swords(), 14, 16, 0.9)
    )


ACTION_PICTURES: dict[str, Callable[[], str]] = {
    "bard": bard,
    "citadel": citadel_card,
    "conquest": conquest,
    "craftsmen_and_peasants": craftsmen_and_peasants,
    "druid": druid,
    "emissaries": emissaries,
    "exploration": exploration,
    "festival": festival,
    "geis": geis,
    "master_craftsman": master_craftsman,
    "migration": migration,
    "new_alliance": new_alliance,
    "new_clans": new_clans,
    "raid": raid,
    "sanctuary": sanctuary,
    "scouts_and_spies": scouts_and_spies,
    "warlord": warlord,
}


# Frames


_EDGE = 'x="-36" y="-36" width="72" height="72" rx="7"'
FRAME = f'<rect class="card-edge" {_EDGE}/><rect class="card-rim" {_EDGE}/>'


def _window(body: str) -> str:
    """A picture cut off at its frame; a picture within a picture needs no name to be cut by."""
    return f'<svg x="-36" y="-36" width="72" height="72" viewBox="-36 -36 72 72">{body}</svg>'


@cache
def art(card: str) -> str:
    """What a card shows."""
    facts = CARDS[card]
    if facts.kind == ADVANTAGE:
        return put(landscape(facts.territory), 0, 26, 0.62)
    return SKY + ACTION_PICTURES[card]() if facts.kind == ACTION else NIGHT + TALE_PICTURES[card]()


@cache
def card_face(card: str) -> str:
    """A card in its frame, around (0, 0)."""
    return f'<g class="card-{CARDS[card].kind}">{_window(art(card))}{FRAME}</g>'


@cache
def tile_face(territory: str) -> str:
    """A territory in a frame of earth."""
    return f'<g class="card-land">{_window(put(landscape(territory), 0, 14, 0.5))}{FRAME}</g>'


@cache
def icon(topic: str) -> str:
    """The picture of a card or a territory; nothing for any other topic."""
    if topic in CARDS:
        return _icon(card_face(topic), "-39 -39 78 78")
    if topic in TERRITORIES:
        return _icon(tile_face(topic), "-39 -39 78 78")
    return ""


def _icon(body: str, box: str) -> str:
    return f'<svg class="inis icon" viewBox="{box}" aria-hidden="true" focusable="false">{body}</svg>'
