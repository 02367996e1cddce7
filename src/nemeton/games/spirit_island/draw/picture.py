"""The picture of a position, as SVG, for the seat that looks at it.

* The picture is as large as its stage. The island, the invaders' side and the panel of each spirit are parts of it with
  measures of their own; the style sheet says where they lie and how large. On a tall stage a long island is turned by a
  quarter, and whatever stands on it is turned back. A picture that stands alone has a size, and its style inside.
* Whatever can travel is a `piece` with an id of its own and its place in the style attribute, so that a picture that
  is morphed into the next one glides. What has just moved from land to land flies once.
* Colours, theme and motion live in spirit_island.css; only signs and card pictures bring pigments of their own. Words
  come from the messages, never from here.
* Layers of the island, bottom to top: ground (never changes), light, plates, badges, piles, ways, what is clicked,
  marks of what happened, pins that people put there.
"""

from collections.abc import Sequence
from functools import lru_cache
from html import escape
from pathlib import Path

from nemeton.drawing.sheets import style_of
from nemeton.drawing.svg import aside, signs_in
from nemeton.drawing.woodcut import num
from nemeton.kernel import Ask, Entry, Words
from nemeton.kernel.beside import MARKS, PINS
from nemeton.kernel.laid import EMPTY_GROUND, BoardPicture, Laid, ground_layer

from ..state import IslandState
from .cards import CARD_HIGH, CARD_WIDE, whole_card
from .commons import HIGH as COMMONS_HIGH
from .corner import ALIGNED, free_corner
from .emblems import face
from .geometry import Isle, isle
from .ink import put
from .layout import COMMONS, MAP, panel_part
from .panel import HIGH, WIDE
from .scene import Scene, scene_of
from .targets import Targets
from .terrain import ground
from .words import headline, said

SHEET = Path(__file__).parent / "spirit_island.css"
ART = "art-"  # how the sign of a card's picture begins
SCOPE = "isle"
LEAST_ASPECT, MOST_ASPECT = 1.28, 1.3  # of a stage: beside or above the island there is room for the invaders' side
ALONE = 1000.0  # how broad an island is that stands alone, panels beside it


def draw(
    view: IslandState, *, seat: int, ask: Ask | None, journal: Sequence[Entry], words: Words, style: bool = True
) -> str:
    """What a seat sees. With `style` the picture stands alone; without, the page links tokens.css and the sheet."""
    land = isle(tuple(view.boards))
    scene = scene_of(view, land, journal, words)
    standing, parts = drawn_parts(view, ask, scene)
    layers = "".join(standing)
    boxes = places_alone(view, land) if style else {}
    still_land = still(tuple(view.boards))
    offered = cards_on_offer(view, land, words) if style else ""
    drawn = (
        inner(MAP, still_land + layers + offered, boxes, land) if style else still_land + inner(MAP, layers, {}, land)
    )
    for part, body in parts.items():
        drawn += inner(ranked(part, seat, view), body, boxes, land)
    desc = f"<desc>{escape(scene.told)}</desc>"
    tag = opening(view, land, words, size_alone(boxes) if style else "")
    return f"{tag}{desc}{style_of(SHEET, SCOPE, style)}{pictures(drawn)}{drawn}</svg>"


def lay(view: IslandState, *, seat: int, ask: Ask | None, journal: Sequence[Entry], words: Words) -> Laid:
    """The same for a page that puts island and boards where it wants them. Where a corner of the sea is free the
    invaders' side lies there; else it is the first of the boards. The reader's own panel comes next."""
    land = isle(tuple(view.boards))
    scene = scene_of(view, land, journal, words)
    layers, parts = drawn_parts(view, ask, scene)
    desc = f"<desc>{escape(scene.told)}</desc>"
    tag = opening(view, land, words, size_sole(view, land))
    own = panel_part(seat) if seat >= 0 else ""
    order = sorted(parts, key=lambda part: (part != COMMONS, part != own))
    boards = tuple(board_picture(view, part, parts[part], words, is_own=part == own) for part in order)
    signs = pictures("".join([*layers, *parts.values()]))
    drawn = (tag, desc, signs, EMPTY_GROUND, f'<g class="part {MAP}">', *layers, "</g></svg>")
    aspect = min(MOST_ASPECT, max(LEAST_ASPECT, land.width / land.height))
    return Laid(drawn, aspect, boards, (land.width, land.height), still(tuple(view.boards)))


@lru_cache(50)
def still(boards: tuple[str, ...]) -> str:
    """The layer of an island that never changes. It uses no picture of a card."""
    return ground_layer(ground(boards))


def board_picture(view: IslandState, part: str, body: str, words: Words, *, is_own: bool) -> BoardPicture:
    """The invaders' side or the panel of a spirit as a picture of its own."""
    if part == COMMONS:
        title = said(words, "draw.commons")
        corner = free_corner(tuple(view.boards), COMMONS_HIGH / WIDE)
        return BoardPicture(
            part, title, aside(SCOPE, WIDE, COMMONS_HIGH, title, body), COMMONS_HIGH / WIDE, corner=corner
        )
    title = said(words, f"spirit.{view.spirits[int(part.removeprefix('panel-'))].name}")
    return BoardPicture(part, title, aside(SCOPE, WIDE, HIGH, title, body), HIGH / WIDE, is_own)


def drawn_parts(view: IslandState, ask: Ask | None, scene: Scene) -> tuple[list[str], dict[str, str]]:
    """What lies on the island, in layers, and in each other part of the picture, with what may be chosen there."""
    targets, parts = Targets(view, ask, scene.spots), dict(scene.parts)
    for part in parts:
        parts[part] += f"{targets.glow(part)}{targets.starts(part)}{targets.hits(part)}"
    layers = [
        f'<g class="targets">{targets.glow(MAP, wide=True)}</g>',
        *scene.standing,
        f'<g class="ways">{scene.ways}</g>',
        f'<g class="hits">{targets.glow(MAP)}{targets.starts(MAP)}{targets.hits(MAP)}</g>',
        '<path class="walked"/>',
        MARKS,
        PINS,
    ]
    return layers, parts


# The frame of it all

Box = tuple[float, float, float, float]


def places_alone(view: IslandState, land: Isle) -> dict[str, Box]:
    """Where the parts lie in a picture that stands alone: one or two panels at the right, more below the island."""
    wide = ALONE if len(view.spirits) < 3 else ALONE * 1.3
    high = wide * land.height / land.width
    column = 330.0
    boxes = {MAP: (0.0, 0.0, wide, high)}
    tall = column * HIGH / WIDE
    boxes[COMMONS] = (wide, 0.0, column, column * COMMONS_HIGH / WIDE)
    top = column * COMMONS_HIGH / WIDE
    for seat in range(len(view.spirits)):
        below = top + seat * tall
        boxes[panel_part(seat)] = (wide, below, column, tall)
        if len(view.spirits) > 2:
            beside = seat < 2
            place = (wide, top + seat * tall) if beside else ((seat - 2) * column, high)
            boxes[panel_part(seat)] = (*place, column, tall)
    return boxes


def ranked(part: str, seat: int, view: IslandState) -> str:
    """A part with its rank: a stage has most room for the reader's own panel."""
    own = max(seat, 0)
    order = [panel_part(own), *(panel_part(each) for each in range(len(view.spirits)) if each != own)]
    return f"{part} rank-{order.index(part)}" if part in order else part


def inner(part: str, body: str, boxes: dict[str, Box], land: Isle) -> str:
    """A part of the picture; on a page the style sheet says where it lies and how large it is."""
    at, name = "", part.split()[0]
    if name in boxes:
        x, y, width, _ = boxes[name]
        size = width / (land.width if name == MAP else WIDE)
        at = f' transform="translate({num(x)} {num(y)})scale({size:.4g})"'
    near = f' data-part="{name}"' if name != MAP else ""  # a page brings it near
    return f'<g class="part {part}"{near}{at}>{body}</g>'


def opening(view: IslandState, land: Isle, words: Words, size: str = "") -> str:
    """The tag of the picture; it names the spirits, so that a page can take over their colours, and the island's
    measures."""
    long = " is-long" if land.width > 1.3 * land.height else ""
    css = f"{SCOPE} board seats-{len(view.spirits)}{long}"
    css += "".join(f" p{seat + 1}-{spirit.name}" for seat, spirit in enumerate(view.spirits))
    frame = f'class="{css}" style="--isle-wide:{land.width:.0f};--isle-high:{land.height:.0f}" data-lens="yes"'
    if size:
        frame = f'class="{css} {size}"'
    name = escape(headline(view, words))
    return f'<svg xmlns="http://www.w3.org/2000/svg" {frame} role="img" lang="{words.language}" aria-label="{name}">'


def size_alone(boxes: dict[str, Box]) -> str:
    """The class and the measures of a picture that stands alone."""
    width = num(max(x + wide for x, _, wide, _ in boxes.values()))
    height = num(max(y + high for _, y, _, high in boxes.values()))
    return f'alone" viewBox="0 0 {width} {height}" width="{width}" height="{height}'


def size_sole(view: IslandState, land: Isle) -> str:
    """The class and the measures of an island whose boards lie elsewhere: it leaves the invaders' corner free."""
    at = ALIGNED[free_corner(tuple(view.boards), COMMONS_HIGH / WIDE).name]
    box = f"0 0 {num(land.width)} {num(land.height)}"
    return f'sole" viewBox="{box}" preserveAspectRatio="{at} meet" data-lens="yes'


def pictures(drawn: str) -> str:
    """The pictures of those cards that are shown."""
    return defined(frozenset(name for name in signs_in(drawn) if name.startswith(ART)))


@lru_cache(500)
def defined(shown: frozenset[str]) -> str:
    """The definitions of those pictures."""
    faces = "".join(f'<g id="s-{name}">{face(name.removeprefix(ART), linked=True)}</g>' for name in sorted(shown))
    return f"<defs>{faces}</defs>" if shown else ""


def cards_on_offer(view: IslandState, land: Isle, words: Words) -> str:
    """Power cards of which one is to be kept, large enough to read, at the foot of the island."""
    found = [card for spirit in view.spirits for card in spirit.drawn]
    if not found:
        return ""
    size = min(1.3, land.width / (len(found) * (CARD_WIDE + 16)))
    left = (land.width - len(found) * (CARD_WIDE + 16) * size) / 2
    top = land.height - CARD_HIGH * size - 8
    return "".join(
        put(whole_card(view, card, words), left + at * (CARD_WIDE + 16) * size, top, size)
        for at, card in enumerate(found)
    )
