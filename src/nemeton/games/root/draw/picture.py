"""The picture of a position, as SVG, for the seat that looks at it.

* The picture is as large as its stage. The map, the score, the common things and the board of each seat are parts of
  it with measures of their own; the style sheet says where they lie and how large: beside each other on a broad stage,
  below each other on a narrow one. One drawing serves every screen. A picture that stands alone has a size, and its
  style inside.
* Whatever can travel is a `piece` with an id of its own and its place in the style attribute, so that a picture that
  is morphed into the next one glides. The order of the pieces never changes.
* Colours, theme and motion live in root.css; only signs and card pictures bring pigments of their own. Words come from
  the messages, never from here.
* Layers of the map, bottom to top: ground (never changes), light, glades, buildings, tokens, warriors, pawns, numbers,
  pieces that pay, signboards, battle, what is clicked, marks of what happened.
"""

import re
from collections.abc import Sequence
from functools import cache
from html import escape
from pathlib import Path

from nemeton.drawing.sheets import style_of
from nemeton.drawing.svg import aside
from nemeton.drawing.targets import Spots
from nemeton.drawing.woodcut import num
from nemeton.kernel import Ask, Entry, Words
from nemeton.kernel.beside import MARKS
from nemeton.kernel.laid import BoardPicture, Laid

from ..factions.look import LOOKS
from ..state import RootState, others, seats
from .battle import on_map
from .commons import COMMONS_HIGH, SCORE_HIGH, commons, score, stones
from .emblems import face
from .layout import COMMONS, MAP, SCORE, Layout, board_part
from .panel import HIGH, WIDE, Page, panel
from .pieces import (
    battle_mark,
    buried,
    ferry,
    forest_names,
    glades,
    heaps,
    numbers,
    opened,
    pawns,
    payers,
    signboards,
    tiles,
    warriors,
)
from .targets import Targets
from .terrain import ground
from .words import clearing_told, description, headline, said, seat_told

SHEET = Path(__file__).parent / "root.css"
BOARD_HIGH = {SCORE: SCORE_HIGH, COMMONS: COMMONS_HIGH}
MAP_BOX = (-24.0, -24.0, 1048.0, 848.0)
ALONE_BOARD = 320.0  # how broad boards are beside a map that stands alone


def draw(
    view: RootState, *, seat: int, ask: Ask | None, journal: Sequence[Entry], words: Words, style: bool = True
) -> str:
    """What a seat sees. With `style` the picture stands alone; without, the page links tokens.css and root.css."""
    parts = drawn_parts(view, ask, journal, words, alone=style)
    boxes = places_alone(len(view.factions)) if style else {}
    still_land = f'<g class="ground">{still(view.options.map)}</g>'
    land = parts.pop(MAP)
    drawn = inner(MAP, still_land + land, boxes) if style else still_land + inner(MAP, land, boxes)
    for part, body in parts.items():
        drawn += inner(ranked(part, seat, view), body, boxes)
    desc = f"<desc>{escape(description(view, seat, words))}</desc>"
    tag = opening(view, words, size_alone(boxes) if style else "")
    return f"{tag}{desc}{style_of(SHEET, 'root', style)}{pictures(drawn)}{drawn}</svg>"


def lay(view: RootState, *, seat: int, ask: Ask | None, journal: Sequence[Entry], words: Words) -> Laid:
    """The same for a page that puts map and boards where it wants them: the reader's own board first."""
    parts = drawn_parts(view, ask, journal, words, alone=False)
    land = f'<g class="ground">{still(view.options.map)}</g>{inner(MAP, parts.pop(MAP), {})}'
    desc = f"<desc>{escape(description(view, seat, words))}</desc>"
    tag = opening(view, words, 'sole" viewBox="{} {} {} {}'.format(*map(num, MAP_BOX)))
    own = board_part(seat) if seat >= 0 else ""
    order = sorted(parts, key=lambda part: (part != own, part in (SCORE, COMMONS)))
    boards = tuple(board_picture(view, part, parts[part], words, is_own=part == own) for part in order)
    return Laid(f"{tag}{desc}{pictures(land + ''.join(parts.values()))}{land}</svg>", MAP_BOX[2] / MAP_BOX[3], boards)


def board_picture(view: RootState, part: str, body: str, words: Words, *, is_own: bool) -> BoardPicture:
    """One of the parts beside the map as a picture of its own."""
    if part in (SCORE, COMMONS):
        title = said(words, f"root.draw.{part}")
    else:
        title = said(words, f"root.seat.{view.factions[int(part.removeprefix('board-'))]}")
    high = BOARD_HIGH.get(part, HIGH)
    picture = aside(f"root map-{view.options.map}", WIDE, high, title, body)
    return BoardPicture(part, title, picture, high / WIDE, is_own)


def drawn_parts(
    view: RootState, ask: Ask | None, journal: Sequence[Entry], words: Words, *, alone: bool
) -> dict[str, str]:
    """What lies in each part of the picture, with what may be chosen there."""
    spots = Spots()
    layout = Layout(view, journal, spots)
    parts = {SCORE: score(view, words, spots), COMMONS: commons(view, words, spots)}
    parts |= {board_part(each): board(Page(view, each, words, spots)) for each in seats(view)}
    targets = Targets(view, ask, spots)
    for each in seats(view):
        parts[board_part(each)] += targets.offered(each, words)
    for part in parts:
        parts[part] += f"{targets.glow(part)}{targets.starts(part)}{targets.hits(part)}"
    fight = on_map(view, layout, journal, words) if alone else ""
    return {MAP: woodland_layers(view, layout, ask, targets, words) + fight, **parts}


def woodland_layers(view: RootState, layout: Layout, ask: Ask | None, targets: Targets, words: Words) -> str:
    """All of the map that changes."""
    told = {where: clearing_told(view, where, words) for where in view.clearings}
    return "".join(
        [
            f'<g class="forests">{forest_names(view, layout, words)}</g>',
            opened(view, layout),
            f'<g class="targets">{targets.glow(MAP, wide=True)}</g>',
            f'<g class="glades">{glades(view, told)}</g>',
            ferry(view, layout, words) + buried(view, layout, words),
            f'<g class="tiles">{tiles(layout)}</g>',
            f'<g class="heaps">{heaps(layout)}</g>',
            f'<g class="warriors">{warriors(view, layout)}</g>',
            f'<g class="pawns">{pawns(view, layout)}</g>',
            f'<g class="numbers">{numbers(layout)}</g>',
            f'<g class="payers">{payers(view, ask.seat, layout) if ask and targets.is_crafting else ""}</g>',
            f'<g class="signboards">{signboards(view, layout)}{battle_mark(view, layout)}</g>',
            f'<g class="hits">{targets.glow(MAP)}{targets.starts(MAP)}{targets.hits(MAP)}</g>',
            MARKS,
        ]
    )


def board(page: Page) -> str:
    """The board of a seat."""
    told = seat_told(page.view, page.seat, page.words)
    look = LOOKS[page.view.factions[page.seat]]
    return panel(page, look.panel(page, page.view.boards[page.seat]), told)


@cache
def still(name: str) -> str:
    """What never changes on a map, the stones of the score among it."""
    return f'<defs><g id="s-stones" class="root">{stones()}</g></defs>{ground(name)}'


# The frame of it all

Box = tuple[float, float, float, float]


def places_alone(players: int) -> dict[str, Box]:
    """Where the parts lie in a picture that stands alone: boards at the right, score and common things below."""
    _, _, wide, high = MAP_BOX
    tall = ALONE_BOARD * HIGH / WIDE
    half = wide / 2
    boxes = {MAP: (0.0, 0.0, wide, high)}
    boxes |= {board_part(seat): (wide, seat * tall, ALONE_BOARD, tall) for seat in range(players)}
    boxes[SCORE] = (0.0, high, half, half * SCORE_HIGH / WIDE)
    boxes[COMMONS] = (half, high, half, half * COMMONS_HIGH / WIDE)
    return boxes


MOST_BESIDE = 3  # others whose boards are all of one size


def ranked(part: str, seat: int, view: RootState) -> str:
    """A part with its rank: a narrow stage has most room for the reader's own board."""
    own = max(seat, 0)
    rest = [each for each in seats(view) if each != own]
    if len(rest) > MOST_BESIDE:  # a guest's board is large as well: that of who is on turn, or comes next
        guest = view.active if view.active in rest else others(view, own)[0]
        rest = [guest, *(each for each in rest if each != guest)]
    order = [board_part(each) for each in (own, *rest)]
    return f"{part} rank-{order.index(part)}" if part in order else part


def inner(part: str, body: str, boxes: dict[str, Box]) -> str:
    """A part of the picture; on a page the style sheet says where it lies and how large it is."""
    at, name = "", part.split()[0]
    if name in boxes:
        x, y, width, _ = boxes[name]
        left, top, wide, _ = MAP_BOX if part == MAP else (0.0, 0.0, WIDE, HIGH)
        size = width / wide
        at = f' transform="translate({num(x - left * size)} {num(y - top * size)})scale({size:.4g})"'
    data = f' data-part="{name}"' if name != MAP else ""  # a page brings it near
    return f'<g class="part {part}"{data}{at}>{body}</g>'


def opening(view: RootState, words: Words, size: str = "") -> str:
    """The tag of the picture; it names map and factions, so that a page can take over their colours."""
    css = f"root board map-{view.options.map} seats-{len(view.factions)}"
    css += "".join(f" p{seat + 1}-{faction}" for seat, faction in enumerate(view.factions))
    name = escape(headline(view, words))
    frame = f'class="{css} {size}"' if size else f'class="{css}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {frame} role="img" lang="{words.language}" aria-label="{name}">'


def size_alone(boxes: dict[str, Box]) -> str:
    """The class and the measures of a picture that stands alone."""
    width = num(max(x + wide for x, _, wide, _ in boxes.values()))
    height = num(max(y + high for _, y, _, high in boxes.values()))
    return f'alone" viewBox="0 0 {width} {height}" width="{width}" height="{height}'


def pictures(drawn: str) -> str:
    """The pictures of those cards that are shown."""
    shown = sorted(set(re.findall(r"#s-art-(\w+)", drawn)))
    faces = "".join(f'<g id="s-art-{card}" class="root">{face(card)}</g>' for card in shown)
    return f"<defs>{faces}</defs>" if shown else ""
