"""The picture of a position, as SVG, for the seat that looks at it.

* The view box of a page's picture holds the field and the two villages. Tokens and stones to come lie in docks outside
  of it; the style sheet says where: left and right of a wide stage, in rows below a narrow one. One drawing serves
  every screen. A picture that stands alone has its docks left and right inside the view box, and its style inside too.
* Whatever can travel is a `piece` with an id of its own and its place in the style attribute, so that a picture that is
  morphed into the next one glides. The order of the pieces never changes.
* Colours, theme and motion live in cairn.css. The drawing says what a thing is (`shaman sea is-movable`), never how it
  looks. Words come from the messages, never from here.
* What is drawn often, or lies high and never changes, is drawn once in the ground and used where it is seen: pages keep
  the ground, so that it is not sent again.
* Layers, bottom to top: ground (never changes), villages, traces, targets, marks, docks, megaliths, ways,
  shamans, hits.
"""

from collections.abc import Sequence
from functools import cache
from html import escape
from pathlib import Path

from nemeton.drawing.sheets import style_of
from nemeton.kernel import Ask, Entry, Words
from nemeton.kernel.laid import EMPTY_GROUND, Laid, ground_layer

from ..field import FOREST, SEA
from ..state import CairnState
from .choices import Choices
from .field import ground, marks, textures
from .pieces import figures, megaliths, shamans, stack, tokens, villages
from .places import ALONE, HEIGHT, WIDTH
from .trace import last_events, trace, turned_tokens
from .words import description, headline

SHEET = Path(__file__).parent / "cairn.css"
ASPECT = 1.24  # of its stage


def draw(
    view: CairnState, *, seat: int, ask: Ask | None, journal: Sequence[Entry], words: Words, style: bool = True
) -> str:
    """What a seat sees. With `style` the picture stands alone; without, the page links tokens.css and cairn.css."""
    return "".join(drawn(view, seat, ask, journal, words, still(near_of(seat)), style))


def lay(view: CairnState, *, seat: int, ask: Ask | None, journal: Sequence[Entry], words: Words) -> Laid:
    """The same for a page: all of it is the map."""
    field = drawn(view, seat, ask, journal, words, EMPTY_GROUND, alone=False)
    return Laid(tuple(field), ASPECT, ground=still(near_of(seat)))


def near_of(seat: int) -> int:
    """Who sits at the lower side of the picture."""
    return FOREST if seat == FOREST else SEA


def drawn(
    view: CairnState, seat: int, ask: Ask | None, journal: Sequence[Entry], words: Words, land: str, alone: bool
) -> list[str]:
    """The picture above a ground, in layers."""
    near = near_of(seat)
    choices = Choices(ask, near)
    events = last_events(journal)
    traces = trace(events, near)
    return [
        opening(headline(view, words), words.language, alone),
        f"<desc>{escape(description(view, near, words))}</desc>",
        inside(alone),
        land,
        '<g class="villages">',
        *villages(view, near, words),
        "</g>",
        f'<g class="traces">{traces.frames}</g>',
        '<g class="targets">',
        *choices.targets(),
        "</g>",
        '<g class="marks"><use href="#field-marks"/></g>',
        '<g class="docks">',
        stack(view, words),
        *tokens(view, choices, turned_tokens(events), words),
        "</g>",
        '<g class="megaliths">',
        *megaliths(view, near, choices, words),
        "</g>",
        f'<g class="ways">{traces.ways}</g>',
        '<g class="shamans">',
        *shamans(view, near, choices, words),
        "</g>",
        f'<g class="hits">{choices.hits()}</g>',
        "</svg>",
    ]


@cache
def still(near: int) -> str:
    """The layer that never changes, with what is drawn once and used."""
    return ground_layer(f"<defs>{shared(near)}</defs>{ground(near)}")


@cache
def shared(near: int) -> str:
    """What is drawn once and used: the marks of the field, both figures, the textures of land and slabs."""
    return f'<g id="field-marks" class="cairn">{marks(near)}</g>{figures()}{textures()}'


def opening(name: str, language: str, alone: bool) -> str:
    """The tag of the picture."""
    if alone:
        left, top, width, height = ALONE
        frame = f'class="cairn board alone" viewBox="{left} {top} {width} {height}" width="{width}" height="{height}"'
    else:
        frame = f'class="cairn board" viewBox="0 0 {WIDTH} {HEIGHT}" preserveAspectRatio="xMidYMin meet"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {frame} role="img" lang="{language}" aria-label="{escape(name)}">'


def inside(alone: bool) -> str:
    """What a picture that stands alone brings along: its style, and a table to lie on."""
    if not alone:
        return ""
    left, top, width, height = ALONE
    table = f'<rect class="table" x="{left}" y="{top}" width="{width}" height="{height}" rx="16"/>'
    return style_of(SHEET, "cairn", alone) + table
