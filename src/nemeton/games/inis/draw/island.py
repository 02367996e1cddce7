"""The island itself: the sea with its ringed shore, territories, the cords of chieftains, the frame of interlace."""

from collections.abc import Mapping
from functools import cache

from nemeton.drawing.svg import label, title
from nemeton.drawing.woodcut import num

from ..state import FACE_UP, NOBODY, InisState, chieftain
from .ink import cord, edges, hexagon, panel, put, use
from .landscapes import landscape
from .places import Box, centre, coast, outline
from .signs import (
    EFFECTS,
    capital,
    citadel,
    clan,
    festival,
    horn,
    of,
    parapet,
    sanctuary,
    shield,
    swords,
    tile_effect,
    torc,
)

CELL = 5.0  # of the frame's interlace, in pixels of the page
BAND, KNOT = 4 * CELL, 8 * CELL


# Definitions


def definitions(view: InisState, chips: set[int]) -> str:
    """What is drawn more than once: figures, buildings, borders, the shore."""
    symbols = fixed_symbols() + "".join(
        f'<g id="s-clan-{seat}" class="inis {of(seat)}">{clan(seat)}</g>' for seat in range(len(view.reserve))
    )
    symbols += "".join(f'<g id="s-chip-{count}" class="inis">{chip(count)}</g>' for count in sorted(chips))
    borders = "".join(
        f'<path id="b-{where}" d="{outline(tile.at)}"/><clipPath id="in-{where}"><use href="#b-{where}"/></clipPath>'
        for where, tile in view.tiles.items()
    )
    shore = f'<path id="s-shore" d="{coast([tile.at for tile in view.tiles.values()])}"/>'
    return f'<defs>{GRADIENTS}{symbols}{borders}{shore}<clipPath id="in-shore">{use("shore")}</clipPath></defs>'


GRADIENTS = (
    '<linearGradient id="calm" x2="0" y2="1"><stop class="calm-0" offset=".5"/><stop class="calm-1" offset=".72"/>'
    '<stop class="calm-2" offset="1"/></linearGradient>'
)


@cache
def fixed_symbols() -> str:
    """Symbols that every position may need."""
    band = edges(hexagon(87, 14))
    plait = f'<path class="cord-band" d="{band}"/>{cord(hexagon(87, 14), 8.5, 27).drawn(2.8)}'
    drawn = {
        "citadel": citadel(),
        "capital": capital(),
        "sanctuary": sanctuary(),
        "festival": festival(),
        "torc": torc(),
        "swords": swords(),
        "horn": horn(),
        "parapet": parapet(),
        "cord": plait,
        "card": CARD_BACK,
    }
    return "".join(f'<g id="s-{name}" class="inis">{body}</g>' for name, body in drawn.items())


CARD_BACK = '<rect class="pen back" x="-9" y="-12" width="18" height="24" rx="3"/>'


@cache
def chip(count: int) -> str:
    """A number to click: so many clans."""
    return f'<circle class="chip-face" r="23"/>{label(str(count), "chip-num", 0, 9)}'


# Sea and frame. Their lengths are pixels of the stage; they reach beyond it and are cut off at its edge.


@cache
def sea() -> str:
    """Water with small waves."""
    wave = '<path class="wave" d="M8 14q6-7 12 0t12 0M54 37q6-7 12 0t12 0"/>'
    pattern = f'<pattern id="waves" width="92" height="46" patternUnits="userSpaceOnUse">{wave}</pattern>'
    size = 'width="6000" height="6000"'
    return f'<g class="sea"><defs>{pattern}</defs><rect class="water" {size}/><rect fill="url(#waves)" {size}/></g>'


RINGS = "".join(f'<use href="#s-shore" class="ring-{number}"/>' for number in range(1, 8))


@cache
def frame() -> str:
    """Interlace along the edges and a closed knot in each corner; a small stage leaves it out."""
    unit = panel(8, 4, CELL, {(2, 1): "h", (2, 3): "h", (5, 2): "v"}, open_ends=True).drawn(CELL * 0.5)
    walls = {(3, 4): "v", (5, 4): "v", (4, 3): "h", (4, 5): "h", (2, 1): "h", (6, 1): "h", (2, 7): "h", (6, 7): "h"}
    walls |= {(1, 2): "v", (1, 6): "v", (7, 2): "v", (7, 6): "v"}
    knot = panel(8, 8, CELL, walls).drawn(CELL * 0.5)
    size = f'width="{num(KNOT)}" height="{num(BAND)}" patternUnits="userSpaceOnUse"'
    definitions = (
        f'<pattern id="band" {size}><g id="s-band" class="inis">{unit}</g></pattern>'
        f'<pattern id="band-down" {size} patternTransform="rotate(90)">{use("band")}</pattern>'
        f'<g id="s-corner" class="inis"><rect class="frame-corner" width="{num(KNOT)}" height="{num(KNOT)}"/>{knot}</g>'
    )
    level, upright = f'width="6000" height="{num(BAND)}"', f'width="{num(BAND)}" height="6000"'
    sides = (
        ("top", level, "band"),
        ("low", level, "band"),
        ("left", upright, "band-down"),
        ("right", upright, "band-down"),
    )
    bands = "".join(
        f'<g class="band-{side}"><rect class="frame-ground" {lengths}/><rect fill="url(#{fill})" {lengths}/></g>'
        for side, lengths, fill in sides
    )
    corners = "".join(f'<use class="corner-{at}" href="#s-corner"/>' for at in range(1, 5))
    return f'<g class="frame"><defs>{definitions}</defs>{bands}{corners}</g>'


# Territories


def territories(view: InisState, told: Mapping[str, str]) -> str:
    """All tiles within the shore; what a pointer is told of each comes in words."""
    tiles = "".join(territory(where, told[where], centre(tile.at)) for where, tile in view.tiles.items())
    return f'<g class="land" clip-path="url(#in-shore)"><use href="#s-shore" class="earth"/>{tiles}</g>{SHORE_LINE}'


SHORE_LINE = '<use href="#s-shore" class="night"/><use href="#s-shore" class="shore"/>'


def territory(where: str, told: str, middle: tuple[float, float]) -> str:
    """One tile with its landscape."""
    place = f"translate({num(middle[0])} {num(middle[1])})"
    return (
        f'<g id="tile-{where}" class="tile" transform="{place}">{title(told)}<g clip-path="url(#in-{where})">'
        f'{landscape(where)}<rect class="calm" x="-115" y="-115" width="230" height="230"/></g>'
        f'<use href="#b-{where}" class="border"/></g>'
    )


def cords(view: InisState) -> str:
    """The chieftain's cord with the chieftain's shield on its top; a red band where a clash is fought."""
    drawn = ""
    for where, tile in view.tiles.items():
        leader = chieftain(view, where)
        x, y = centre(tile.at)
        place = f'transform="translate({num(x)} {num(y)})"'
        if view.clash is not None and view.clash.where == where:
            disc = f'<circle class="pen blood" cy="-84" r="18"/>{put(use("swords"), 0, -83, 0.76)}'
            band = f'<path class="pen band" d="{_BAND}"/><path class="red" d="{_BAND}"/>'
            drawn += f'<g id="cord-{where}" class="fight" {place}>{band}{disc}</g>'
        elif leader != NOBODY:
            drawn += (
                f'<g id="cord-{where}" class="cord {of(leader)}" {place}>{use("cord")}{put(shield(leader), 0, -86)}</g>'
            )
    return drawn


_BAND = edges(hexagon(88, 14))


def names(view: InisState, written: Mapping[str, str]) -> str:
    """The name of each territory, above all that stands on it, and what it does by itself."""
    drawn = ""
    for where, tile in view.tiles.items():
        x, y = centre(tile.at)
        lines = split_name(written[where])
        css = "name two" if len(lines) > 1 else "name long" if len(lines[0]) > 10 else "name"
        first = 60 if len(lines) == 1 else 50
        body = "".join(label(text, css, 0, first + 14.5 * at) for at, text in enumerate(lines))
        if where in EFFECTS:
            body += put(tile_effect(where), -57, -46)
        drawn += f'<g transform="translate({num(x)} {num(y)})">{body}</g>'
    return drawn


def split_name(name: str) -> list[str]:
    """One line, or two as even as the words allow.

    >>> split_name("Gates of Tír Na Nóg"), split_name("Misty Lands")
    (['Gates of', 'Tír Na Nóg'], ['Misty Lands'])
    """
    words = name.split()
    if len(name) <= 12 or len(words) == 1:
        return [name]
    cuts = [[" ".join(words[:at]), " ".join(words[at:])] for at in range(1, len(words))]
    return min(cuts, key=lambda cut: (max(map(len, cut)), -len(cut[0])))


def advantages(view: InisState, told: Mapping[str, str]) -> str:
    """The Advantage card of each territory at its foot: in the colour of who holds it, open, or face down."""
    drawn = ""
    for where, tile in view.tiles.items():
        x, y = centre(tile.at)
        if tile.advantage >= 0:
            css, inside = f"held {of(tile.advantage)}", f"{use('card')}{put(shield(tile.advantage, 7), 0, 0)}"
        elif tile.advantage == FACE_UP:
            css, inside = "open", f'{use("card")}<path class="fine" d="M-5-6h10M-5-1h10M-5 4h6"/>'
        else:
            css, inside = (
                "played",
                f'{use("card")}<path class="fine" d="M-8-8l16 16M-8 0l9 9M-1-10l9 9M8-8l-16 16M8 0l-9 9M1-10l-9 9"/>',
            )
        place = f"translate({num(x)}px,{num(y + 82)}px)"
        drawn += (
            f'<g id="advantage-{where}" class="advantage {css}" style="transform:{place}">{title(told[where])}'
            f'<g class="size">{inside}</g></g>'
        )
    return drawn


def island_box(box: Box, alone: bool) -> str:
    """The attributes of the inner picture; on a page it fills the room that the style sheet leaves it."""
    if not alone:
        return f'class="island" viewBox="{box}" width="100%" height="100%"'
    size = f'x="{num(ASIDE)}" y="{num(BAND)}" width="{num(box.width)}" height="{num(box.height)}"'
    return f'class="island" viewBox="{box}" {size}'


ASIDE = BAND + 122.0  # the docks left and right of an island that stands alone
