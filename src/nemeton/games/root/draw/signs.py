"""Every sign of the woodland, in a box of 24 by 24 around (0, 0): suits, buildings, tokens, items, deeds, marks."""

import math
from collections.abc import Callable
from functools import cache, partial

from nemeton.drawing.woodcut import num

from ..factions.look import LOOKS
from .figures import figure
from .hired.roster import hired_sign
from .ink import CREAM, SUIT_COLOURS, dot, egg, lines, mirrored, shape, star, use

GOLD, METAL, LEATHER, TIMBER = "#e9bf4d", "#cdd2d3", "#a5673a", "#b98a52"


# Suits: told apart by ears or beak


def fox() -> str:
    """Pointed ears."""
    head = "M-10.5-12L-4.5-6.3Q0-7.6 4.5-6.3L10.5-12L11-1Q9 4.5 4 8L0 12L-4 8Q-9 4.5-11-1Z"
    cheek = shape("M-10.9-.4Q-4.6 0-2.6 5.5L-.6 11.2L-4 8Q-9 4.5-10.9-.4Z", CREAM, 0.8)
    ear = '<path class="spot" d="M-9.3-8.6L-5.6-5.2L-9.4-3Z" stroke="none"/>'
    return shape(head, SUIT_COLOURS["fox"]) + mirrored(cheek + ear + dot(-4.2, -1.2, 1.35)) + dot(0, 10.6, 1.9)


def rabbit() -> str:
    """Long ears."""
    head = (
        "M-6-1.5Q-10.5-12.5-6.6-12.8Q-3-12.6-1.8-4.2Q0-4.7 1.8-4.2Q3-12.6 6.6-12.8Q10.5-12.5 6-1.5"
        "Q8.6 2 7.6 6Q6 11.6 0 11.8Q-6 11.6-7.6 6Q-8.6 2-6-1.5Z"
    )
    side = lines("M-6-10.2Q-5.6-6-4-3", 1.5) + dot(-3.3, 2, 1.4) + dot(-2.6, 8, 2.5, CREAM)
    nose = '<path class="spot" d="M-1.8 5.2H1.8L0 7.2Z" stroke-width=".8"/>'
    return shape(head, SUIT_COLOURS["rabbit"]) + mirrored(side) + nose + lines("M0 7V9.4")


def mouse() -> str:
    """Round ears."""
    ears = mirrored(dot(-7.2, -5.2, 5.6, SUIT_COLOURS["mouse"], 1.3) + dot(-7.4, -5, 3, CREAM))
    head = shape("M-6.6-3Q0-8.4 6.6-3Q8.6 3 4 7L0 11.8L-4 7Q-8.6 3-6.6-3Z", SUIT_COLOURS["mouse"])
    return ears + head + mirrored(dot(-3, 0.8, 1.4) + lines("M-2 8L-8.5 6.4M-2 9L-8 10.4", 0.9)) + dot(0, 10.4, 1.9)


def bird() -> str:
    """A beak."""
    head = "M-10 11Q-11.5-5-3-8.8L-7-12.4L-.6-11L1-12.6L2.4-9.6Q7.6-8 7.8-3.6L12.5-.6L7 2Q5.6 6.4 8.4 11Z"
    beak = shape("M7.8-3.6L12.5-.6L7 2Q6-1 7.8-3.6Z", CREAM, 0.9)
    return (
        shape(head, SUIT_COLOURS["bird"])
        + beak
        + dot(3.4, -3.8, 1.5)
        + lines("M-6.4 9Q-6.6 3-3.4 0M-1.6 9.4Q-1.6 5 .6 2.6", 1)
    )


def any_suit() -> str:
    """Whatever suit: three leaves."""
    return "".join(
        f'<g transform="rotate({turn})">{shape("M0-1Q7-4 5-10Q0-13-5-10Q-7-4 0-1Z", SUIT_COLOURS[suit])}</g>'
        for turn, suit in ((0, "fox"), (120, "rabbit"), (240, "mouse"))
    )


SUIT_SIGNS = {"fox": fox, "rabbit": rabbit, "mouse": mouse, "bird": bird, "any": any_suit}


# Buildings and tokens


def toothed(radius: float, depth: float, teeth: int) -> str:
    """The blade of a saw."""
    spots: list[str] = []
    for i in range(teeth):
        turn = math.tau * i / teeth
        for r, a in ((radius, turn), (radius - depth, turn + 0.32)):
            spots.append(f"{num(math.cos(a) * r)} {num(math.sin(a) * r)}")
    return f"M{'L'.join(spots)}Z"


def ruin() -> str:
    """Broken walls."""
    walls = shape("M-13 11V3L-9-1L-10-9H-4L-3-3L0-7L3-2L4-11H10V-2L13 4V11Z", "#cfc5b0")
    joints = lines("M-12 5H-3M3 5H12M-9 0H-4M4-4H10M-6 5V11M7 5V11M0-2V4", 1)
    return walls + joints + '<path class="spot" d="M-3 11V7Q0 3 3 7V11Z"/>'


def edged(edge: tuple[str, str], colour: str) -> str:
    """The face of a tile or counter with an outline of its own."""
    outline, line = edge
    return shape(outline, colour, 2) + lines(line, 1.1, CREAM, 'opacity=".8"')


@cache
def tile(body: str, colour: str, edge: tuple[str, str] = ("", "")) -> str:
    """A tile of 36 in the colour of its faction, square if it has no other edge; what is on it says what it is."""
    if edge[0]:
        return edged(edge, colour) + body
    face = (
        f'<rect x="-18" y="-18" width="36" height="36" rx="4" fill="{colour}" stroke-width="2"/>'
        f'<path d="M-14-14h28v28h-28z" fill="none" stroke="{CREAM}" stroke-width="1.1" opacity=".75"/>'
    )
    return face + body


def building(drawn: str, colour: str, edge: tuple[str, str] = ("", "")) -> str:
    """A tile with the sign of a building."""
    return tile(f'<g transform="scale({1 if edge[0] else 1.08})">{drawn}</g>', colour, edge)


def token(drawn: str, colour: str, edge: tuple[str, str] = ("", "")) -> str:
    """A round counter of radius 16.5, or one with an edge of its own."""
    if edge[0]:
        return edged(edge, colour) + f'<g transform="translate(0 1.4)">{drawn}</g>'
    rim = f'<circle r="13.7" fill="none" stroke="{CREAM}" stroke-width="1.2" opacity=".85"/>'
    return dot(0, 0, 16.5, colour, 2) + rim + f'<g transform="scale(.92)">{drawn}</g>'


# Items


def boot() -> str:
    """A boot."""
    return shape("M-6-12H3V2Q10 3 11.6 8V11H-7Q-8 4-6-3Z", LEATHER) + lines("M-6-8H3M-7 8.4H11M3-3L0-2.4M3 0L0 .8", 1.1)


def bag() -> str:
    """A sack, tied."""
    sack = shape("M-5-6Q-13 2-9 10Q0 13.6 9 10Q13 2 5-6Z", "#c99a58") + shape("M-6-6L-8-12Q0-8.6 8-12L6-6Z", "#c99a58")
    return sack + lines("M-6-6H6", 2.2) + lines("M4 9Q7 4 5-1M7.6 7Q9 3 7.6 0", 0.9)


def crossbow() -> str:
    """A crossbow."""
    stock = lines("M0-8V12", 4.6) + lines("M0-8V12", 2.4, TIMBER)
    bow = "M-12-1Q-8-10 0-9Q8-10 12-1"
    return (
        stock + lines(bow, 4.4) + lines(bow, 2.2, METAL) + lines("M-12-1L0 2L12-1", 1) + shape("M-2-9L0-14L2-9Z", METAL)
    )


def hammer() -> str:
    """A hammer."""
    haft = lines("M0-4V12", 4.8) + lines("M0-4V12", 2.6, TIMBER)
    return haft + shape("M-10-11H6L12-7L6-3H-10Z", METAL) + lines("M-6-11V-3M-8-7H-9", 1)


def sword() -> str:
    """A sword."""
    blade = shape("M0-14L2.8-10V4H-2.8V-10Z", METAL) + lines("M0-10V3", 0.9)
    return (
        blade
        + shape("M-8 4H8V6.6H-8Z", "#e0b24a")
        + shape("M-1.8 6.6H1.8V11H-1.8Z", LEATHER)
        + dot(0, 12, 2, "#e0b24a", 1.1)
    )


def tea() -> str:
    """A cup that steams."""
    cup = (
        shape("M-9-4H7V3Q7 9 1 10H-3Q-9 9-9 3Z", "#e8dcc0")
        + lines("M7-2Q13-2 12 2Q11 6 6 6", 2)
        + lines("M-11 11.6H9", 1.8)
    )
    steam = lines("M-4-7Q-6-9-4-11M1-7Q-1-9 1-11.6", 1.3)
    return cup + steam + lines("M-9-1H7", 0.9) + lines("M3 7Q5 4 5 0", 0.9)


def coins() -> str:
    """Coins."""
    heap = "".join(egg(x, y, 7.6, 3.6, GOLD) for x, y in ((-2, 8), (-1, 4.4), (-2.6, 0.8)))
    return heap + dot(3, -6, 6, "#f0cb5e", 1.3) + '<circle cx="3" cy="-6" r="3.4" fill="none" stroke-width=".9"/>'


def torch() -> str:
    """A torch."""
    flame = shape("M0 0Q-9-2-6.4-8Q-4-6.4-3-8Q-3-12 2-14Q1-9.6 4.6-8Q9-3 0 0Z", "#ee9a35")
    return shape("M-3-1H3L1.4 13H-1.4Z", TIMBER) + flame + shape("M0-1.4Q-3.6-3-1-7Q3.6-4 0-1.4Z", "#f8dd7a", 0)


ITEM_SIGNS = {
    "boot": boot,
    "bag": bag,
    "crossbow": crossbow,
    "hammer": hammer,
    "sword": sword,
    "tea": tea,
    "coins": coins,
    "torch": torch,
}


# Deeds and marks


def battle() -> str:
    """Crossed swords."""
    blade = shape("M-9.5-11.5L-6.5-11L6 4L3.4 6.4L-10-8.6Z", "#e9e6dc")
    return mirrored(blade + lines("M2 8L8 2", 3) + lines("M6 6L10 10", 3.4))


def move() -> str:
    """A bent arrow."""
    return shape("M-12 4Q-5-7 3-5L1.6-10.6L12-3L3.4 5.4L3.6 .6Q-4-2-8 7Z")


def build() -> str:
    """A house."""
    return shape("M-10 11V-1L0-11L10-1V11Z") + lines("M-13 2L0-11L13 2", 2) + '<path class="spot" d="M-3 11V4H3V11Z"/>'


def recruit() -> str:
    """Somebody more."""
    return shape("M-7 12Q-8 2-4 0Q-7-3-5-8Q0-13 5-8Q7-3 4 0Q8 2 7 12Z") + lines("M9-9V-1M5-5H13", 2.2)


def card() -> str:
    """A card."""
    return shape("M-8-11H6Q8-11 8-9V9Q8 11 6 11H-6Q-8 11-8 9Z") + lines("M-4-6H4M-4-2H4M-4 2H1")


def point() -> str:
    """A leaf: a point."""
    leaf = shape("M0-12Q9-6 9 3Q8 9 1.4 9.6L1.4 12.6H-1.4L-1.4 9.6Q-8 9-9 3Q-9-6 0-12Z", GOLD)
    return leaf + lines("M0 10V-6M0 4L5 0M0 4L-5 0M0-1L3.6-4M0-1L-3.6-4", 1)


def hit() -> str:
    """A hit."""
    return shape(star(6, 13, 5.6), "#d0492f")


def crown() -> str:
    """Who rules, or wants to."""
    return shape("M-11 8L-13-7L-5.5-1L0-10L5.5-1L13-7L11 8Z", GOLD) + lines("M-10 4H10", 1)


def heart() -> str:
    """An ally."""
    return shape("M0 11Q-13 1-10-6Q-6-12 0-5Q6-12 10-6Q13 1 0 11Z", "#c2503b")


def tick() -> str:
    """Done."""
    return lines("M-8 0L-2 7L9-9", 7.5, CREAM) + lines("M-8 0L-2 7L9-9", 4.2, "#35702f")


def lock() -> str:
    """A padlock."""
    return lines("M-6-2V-8Q-6-14 0-14Q6-14 6-8V-2", 2.6) + shape("M-10-3H10V12H-10Z", GOLD, 1.6) + dot(0, 3.6, 2.2)


def home() -> str:
    """A roof over a door."""
    walls = shape("M-9 12V-1L0-9L9-1V12Z", CREAM, 1.4) + '<path class="spot" d="M-3 12V4H3V12Z"/>'
    return walls + shape("M-13 1L0-12L13 1L10 4L0-6L-10 4Z", "#b5593a", 1.4)


DEED_SIGNS = {
    "battle": battle,
    "move": move,
    "build": build,
    "recruit": recruit,
    "card": card,
    "point": point,
    "hit": hit,
    "crown": crown,
    "heart": heart,
    "tick": tick,
    "lock": lock,
    "home": home,
}


# Things of the land, about 56 broad, feet at 26


def haloed(*paths: str) -> str:
    """The cream edge that every piece has."""
    return "".join(f'<path d="{d}" stroke="{CREAM}" stroke-width="6.4" fill="{CREAM}"/>' for d in paths)


def ferry() -> str:
    """A raft with a hut and a pole."""
    raft, hut, pole = "M-30 12H30L26 25H-26Z", "M-13 12V-4L0-15L13-4V12Z", "M22-34H25V14H22Z"
    logs = lines("M-28 16.6H28M-27 21H27", 1.2) + "".join(dot(x, 18.6, 2.4, "#ecd3a0", 1) for x in (-25, 25))
    rope = lines("M-26 12V2M-26 4Q-20 8-13 4", 1.4)
    waves = lines("M-33 28Q-27 24-21 28T-9 28T3 28T15 28T27 28T36 27", 1.8, "#4f8a94")
    roof = shape("M-18-2L0-18L18-2L14 1.6L0-11L-14 1.6Z", "#b5593a", 1.6)
    house = shape(hut, "#e9d7a6", 1.8) + roof + '<path class="spot" d="M-4 12V4H4V12Z"/>'
    return haloed(raft, hut, pole) + shape(pole, TIMBER, 1.4) + house + shape(raft, TIMBER, 2) + logs + rope + waves


def tower() -> str:
    """A tall tower with a pennon."""
    body = "M-13 26L-10-8H-15V-24H-9V-19H-4V-24H4V-19H9V-24H15V-8H10L13 26Z"
    flag = "M0-24V-40L17-35.4L1.6-30.6V-24Z"
    joints = lines("M-10-2H-4M2 3H9M-10 9H-5M4 12H11M-11 18H-7M-9-13H-3M4-13H9", 1.2)
    gate = '<path class="spot" d="M-4.6 26V16Q0 10 4.6 16V26ZM-1.6-6H1.6V1H-1.6Z"/>'
    pennon = lines("M0-24V-40", 1.8) + shape("M0-40L17-35.4L0-30.6Z", "#c53d2b", 1.4)
    wall = shape(body, "#d8d0c4", 2.1) + shape("M6-8H10L13 26H8Z", "#2a2018", 0, 'opacity=".18"')
    return haloed(body, flag) + pennon + wall + joints + gate


def closed() -> str:
    """A fall of stones that buries a path."""
    heap = "M-22 12Q-24 1-14 1Q-13-13 1-13Q12-12 11 0Q22 0 22 12Q0 17-22 12Z"
    stones = shape("M-22 12Q-24 1-14 1Q-5 1-5 13Q-14 15-22 12Z", "#a89d92", 1.5)
    stones += shape("M-14 1Q-13-13 1-13Q12-12 11 0Q2-1 0 6Q-5 1-14 1Z", "#c3b9ae", 1.5)
    stones += shape("M-5 13Q-4 1 5 .4Q13 0 13.4 13Q4 16-5 13Z", "#b7ada3", 1.5)
    stones += shape("M11 0Q22 0 22 12Q18 13.6 13.4 13Q13.4 3 11 0Z", "#968b80", 1.5)
    cuts = lines("M4-10Q8-8 8-3M9 4Q11 8 10 11M-16 5Q-12 5-10 9", 1.2)
    return haloed(heap) + stones + cuts + lines("M-9-4Q-7-9-2-10", 1.8, "#f3ede4", 'opacity=".7"')


LAND_SIGNS = {"ferry": ferry, "tower": tower, "closed": closed}


def land_symbols(names: tuple[str, ...]) -> str:
    """The definitions of such things, for a map that has them."""
    return "".join(f'<g id="s-land-{name}" class="root sign">{LAND_SIGNS[name]()}</g>' for name in names)


# All of them

RUIN_COLOUR = "#8f8677"


@cache
def tables() -> dict[str, dict[str, Callable[[], str]]]:
    """All signs by sort and kind; those of figures, buildings and tokens come from their factions."""
    looks = LOOKS.items()
    return {
        "suit": SUIT_SIGNS,
        "b": {kind: drawn for _, look in looks for kind, drawn in look.buildings.items()} | {"ruin": ruin},
        "t": {kind: drawn for _, look in looks for kind, drawn in look.tokens.items()},
        "item": ITEM_SIGNS,
        "ui": DEED_SIGNS,
        "m": {name: drawn for _, look in looks for name, drawn in look.signs.items()},
        "w": {name: partial(figure, name) for name in (*LOOKS, *LOOKS.undecided)},
    }


@cache
def sign(name: str) -> str:
    """A sign by its full name: suit-fox, b-ruin, item-tea, ui-hit."""
    sort, _, kind = name.partition("-")
    if sort == "mark":
        from .landmark_signs import mark

        return mark(kind)
    return hired_sign(name) or tables()[sort][kind]()


@cache
def symbols() -> str:
    """All signs as definitions, so that a picture repeats one with a short reference."""
    names = [f"{sort}-{kind}" for sort, table in tables().items() for kind in table]
    drawn = {name: sign(name) for name in names}
    drawn |= {f"w-{name}": look.symbol() for name, look in LOOKS.items() if look.symbol()}
    looks = LOOKS.values()
    for look in looks:
        drawn |= {f"tile-{kind}": building(sign(f"b-{kind}"), look.colour, look.tile_edge) for kind in look.buildings}
    drawn["tile-ruin"] = building(ruin(), RUIN_COLOUR)
    for look in looks:
        drawn |= {f"tile-{kind}": tile(body(), look.colour, look.tile_edge) for kind, body in look.other_tiles.items()}
    for look in looks:
        for kind in look.tokens:
            whole = look.whole_tokens.get(kind)
            colour = look.token_colours.get(kind, look.colour)
            drawn[f"token-{kind}"] = whole() if whole is not None else token(sign(f"t-{kind}"), colour, look.token_edge)
    drawn["back"] = '<rect x="-8" y="-11" width="16" height="22" rx="2.5" fill="#8c5a34"/>' + shape(
        "M0-5Q4.3-2 3.6 2Q2 4 0 5Q-2 4-3.6 2Q-4.3-2 0-5Z", "#e0ac4c", 0.8
    )
    drawn |= lightened({name: body for name, body in drawn.items() if name.startswith("w-")})
    return "".join(f'<g id="s-{name}" class="root sign">{body}</g>' for name, body in drawn.items())


def lightened(figures: dict[str, str]) -> dict[str, str]:
    """Figures that are another one with something more refer to it, so that it is sent once.

    >>> lightened({"w-cat": "<path/>", "w-brass_cat": "<path/><circle/>"})["w-brass_cat"]
    '<use href="#s-w-cat"/><circle/>'
    """
    light: dict[str, str] = {}
    for name, body in figures.items():
        other = next((earlier for earlier in light if body.startswith(figures[earlier])), "")
        light[name] = use(other) + body.removeprefix(figures[other]) if other else body
    return light
