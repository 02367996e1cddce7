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

from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from html import escape
from itertools import chain
from pathlib import Path

from nemeton.drawing.sheets import style_of
from nemeton.drawing.svg import aside, signs_in
from nemeton.drawing.woodcut import num
from nemeton.kernel import Ask, Entry, Words
from nemeton.kernel.beside import MARKS
from nemeton.kernel.laid import EMPTY_GROUND, BoardPicture, Laid, ground_layer

from ..state import RootState, others, seats
from .battle import on_map
from .commons import COMMONS_HIGH, SCORE_HIGH, stones
from .emblems import face
from .hired.roster import symbols as hired_symbols
from .hired.table import HIRED, HIRED_HIGH, always_shown
from .landmark_cards import LANDMARKS
from .landmark_cards import high as landmarks_high
from .layout import COMMONS, MAP, SCORE, board_part
from .panel import HIGH, WIDE
from .pieces import payers
from .scene import Scene, scene_of
from .targets import Targets
from .terrain import ground
from .words import description, headline, said

SHEET = Path(__file__).parent / "root.css"
BOARD_HIGH = {SCORE: SCORE_HIGH, COMMONS: COMMONS_HIGH, HIRED: HIRED_HIGH}
ART = "art-"  # how the sign of a card's picture begins
COMMON_PARTS = (SCORE, COMMONS, LANDMARKS, HIRED)
MAP_BOX = (-24.0, -24.0, 1048.0, 848.0)
ALONE_BOARD = 320.0  # how broad boards are beside a map that stands alone


def draw(
    view: RootState, *, seat: int, ask: Ask | None, journal: Sequence[Entry], words: Words, style: bool = True
) -> str:
    """What a seat sees. With `style` the picture stands alone; without, the page links tokens.css and root.css."""
    scene = scene_of(view, journal, words)
    layers, parts = drawn_parts(view, ask, scene, words)
    land = "".join(layers)
    if style:
        land += on_map(view, scene.layout, journal, words)
    boxes = places_alone(view) if style else {}
    still_land = still(view.options.map)
    known = pictures(view, [land, *chain.from_iterable(parts.values())])
    drawn = inner(MAP, still_land + land, boxes) if style else still_land + inner(MAP, land, boxes)
    for part, body in parts.items():
        drawn += inner(ranked(part, seat, view), "".join(body), boxes)
    desc = f"<desc>{escape(description(view, seat, scene.told, words))}</desc>"
    tag = opening(view, words, size_alone(boxes) if style else "")
    return f"{tag}{desc}{style_of(SHEET, 'root', style)}{known}{drawn}</svg>"


def lay(view: RootState, *, seat: int, ask: Ask | None, journal: Sequence[Entry], words: Words) -> Laid:
    """The same for a page that puts map and boards where it wants them: the reader's own first, then hirelings."""
    scene = scene_of(view, journal, words)
    layers, parts = drawn_parts(view, ask, scene, words)
    desc = f"<desc>{escape(description(view, seat, scene.told, words))}</desc>"
    tag = opening(view, words, 'sole" viewBox="{} {} {} {}'.format(*map(num, MAP_BOX)))
    own = board_part(seat) if seat >= 0 else ""
    order = sorted(parts, key=lambda part: (part != own, part != HIRED, part in COMMON_PARTS))
    boards = tuple(board_picture(view, part, "".join(parts[part]), words, is_own=part == own) for part in order)
    known = pictures(view, [*layers, *chain.from_iterable(parts.values())])
    woods = (tag, desc, known, EMPTY_GROUND, f'<g class="part {MAP}">', *layers, "</g></svg>")
    return Laid(woods, MAP_BOX[2] / MAP_BOX[3], boards, ground=still(view.options.map))


def board_picture(view: RootState, part: str, body: str, words: Words, *, is_own: bool) -> BoardPicture:
    """One of the parts beside the map as a picture of its own."""
    if part in COMMON_PARTS:
        title = said(words, f"root.draw.{part}")
    else:
        title = said(words, f"root.seat.{view.factions[int(part.removeprefix('board-'))]}")
    high = landmarks_high(view) if part == LANDMARKS else BOARD_HIGH.get(part, HIGH)
    picture = aside(f"root map-{view.options.map}", WIDE, high, title, body)
    return BoardPicture(part, title, picture, high / WIDE, is_own)


def drawn_parts(view: RootState, ask: Ask | None, scene: Scene, words: Words) -> tuple[list[str], dict[str, list[str]]]:
    """What lies on the map and in each other part of the picture, with what may be chosen there, in layers."""
    targets, parts = Targets(view, ask, scene.spots), {part: [drawn] for part, drawn in scene.parts.items()}
    for each in seats(view):
        parts[board_part(each)].append(targets.offered(each, words))
    for part, layers in parts.items():
        layers.append(f"{targets.glow(part)}{targets.starts(part)}{targets.hits(part)}")
    return woodland_layers(view, scene, ask, targets), parts


def woodland_layers(view: RootState, scene: Scene, ask: Ask | None, targets: Targets) -> list[str]:
    """All of the map that changes."""
    paying = payers(view, ask.seat, scene.layout) if ask and targets.is_crafting else ""
    return [
        scene.low,
        f'<g class="targets">{targets.glow(MAP, wide=True)}</g>',
        *scene.middle,
        f'<g class="payers">{paying}</g>',
        scene.high,
        f'<g class="hits">{targets.glow(MAP)}{targets.starts(MAP)}{targets.hits(MAP)}</g>',
        MARKS,
    ]


@cache
def still(name: str) -> str:
    """The layer of a map that never changes, the stones of the score among it. It uses no picture of a card."""
    return ground_layer(f'<defs><g id="s-stones" class="root">{stones()}</g></defs>{ground(name)}')


# The frame of it all

Box = tuple[float, float, float, float]


def places_alone(view: RootState) -> dict[str, Box]:
    """Where the parts lie in a picture that stands alone: boards at the right, score and common things below."""
    _, _, wide, high = MAP_BOX
    tall = ALONE_BOARD * HIGH / WIDE
    half = wide / 2
    boxes = {MAP: (0.0, 0.0, wide, high)}
    boxes |= {board_part(seat): (wide, seat * tall, ALONE_BOARD, tall) for seat in seats(view)}
    boxes[SCORE] = (0.0, high, half, half * SCORE_HIGH / WIDE)
    boxes[COMMONS] = (half, high, half, half * COMMONS_HIGH / WIDE)
    below = high + half * COMMONS_HIGH / WIDE
    if view.landmarks:
        boxes[LANDMARKS] = (0.0, below, half, half * landmarks_high(view) / WIDE)
    if view.bands:
        boxes[HIRED] = (half, below, half, half * HIRED_HIGH / WIDE)
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
    css = f"root board map-{view.options.map} seats-{len(view.factions)}" + " has-bands" * bool(view.bands)
    css += "".join(f" p{seat + 1}-{faction}" for seat, faction in enumerate(view.factions))
    name = escape(headline(view, words))
    frame = f'class="{css} {size}"' if size else f'class="{css}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {frame} role="img" lang="{words.language}" aria-label="{name}">'


def size_alone(boxes: dict[str, Box]) -> str:
    """The class and the measures of a picture that stands alone."""
    width = num(max(x + wide for x, _, wide, _ in boxes.values()))
    height = num(max(y + high for _, y, _, high in boxes.values()))
    return f'alone" viewBox="0 0 {width} {height}" width="{width}" height="{height}'


def pictures(view: RootState, drawn: Iterable[str]) -> str:
    """The pictures of those cards that are shown, and what is shown of hirelings."""
    return defined(frozenset().union(*map(signs, drawn)), tuple(always_shown(view)))


@lru_cache(5_000)
def signs(layer: str) -> frozenset[str]:
    """The signs in a layer; most layers come again and again."""
    return signs_in(layer)


@lru_cache(500)
def defined(shown: frozenset[str], always: tuple[str, ...]) -> str:
    """The definitions of those signs that no ground holds."""
    cards = sorted(name.removeprefix(ART) for name in shown if name.startswith(ART))
    faces = "".join(f'<g id="s-{ART}{card}" class="root">{face(card)}</g>' for card in cards)
    faces += hired_symbols({*shown, *always})
    return f"<defs>{faces}</defs>" if faces else ""
