"""The picture of a position, as SVG, for the seat that looks at it.

* The picture is as large as its stage. The island lies in it as a picture of its own, whose view box follows the
  territories; tokens and cards on the table lie in docks beside it or above it, where the style sheet puts them. One
  drawing serves every screen. A picture that stands alone has a size, its docks at the sides, and its style inside.
* Whatever can travel is a `piece` with an id of its own and its place in the style attribute, so that a picture that
  is morphed into the next one glides. The order of the pieces never changes.
* Colours, theme and motion live in inis.css; only landscapes, buildings and card pictures bring pigments of their own.
  Words come from the messages, never from here.
* Layers of the island, bottom to top: shore, spots, territories, targets, cords, buildings, clans, marks, names,
  Advantage cards, intentions, what is clicked, marks of what happened.
"""

from collections.abc import Sequence
from html import escape
from pathlib import Path

from nemeton.drawing.sheets import style_of
from nemeton.drawing.woodcut import num
from nemeton.kernel import Ask, Entry, Words
from nemeton.kernel.beside import MARKS
from nemeton.kernel.laid import Laid

from ..state import InisState
from .choices import Choices
from .gauges import standings
from .island import ASIDE, BAND, RINGS, advantages, cords, definitions, frame, island_box, names, sea, territories
from .layout import lay_out
from .pieces import buildings, clans, clash_marks, numbers, waiting_clashes
from .places import Box, box_around
from .plays import docks, intentions, staying, withdrawals
from .words import advantage_told, description, headline, said, tile_told

SHEET = Path(__file__).parent / "inis.css"
ASPECT = 1.3  # of its stage


def draw(
    view: InisState, *, seat: int, ask: Ask | None, journal: Sequence[Entry], words: Words, style: bool = True
) -> str:
    """What a seat sees. With `style` the picture stands alone; without, the page links tokens.css and inis.css."""
    return "".join(drawn(view, seat, ask, journal, words, style))


def lay(view: InisState, *, seat: int, ask: Ask | None, journal: Sequence[Entry], words: Words) -> Laid:
    """The same for a page: all of it is the map."""
    return Laid(tuple(drawn(view, seat, ask, journal, words, style=False)), ASPECT)


def drawn(
    view: InisState, seat: int, ask: Ask | None, journal: Sequence[Entry], words: Words, style: bool
) -> list[str]:
    """The picture in layers."""
    layout = lay_out(view, journal)
    choices = Choices(view, ask, layout)
    box = box_around([*(tile.at for tile in view.tiles.values()), *choices.spots])
    told = {where: tile_told(view, where, tile, words) for where, tile in view.tiles.items()}
    cards = {where: advantage_told(tile, words) for where, tile in view.tiles.items()}
    written = {where: said(words, f"inis.territory.{where}") for where in view.tiles}
    return [
        opening(headline(view, words), words.language, box, style),
        f"<desc>{escape(description(view, seat, journal, words))}</desc>",
        style_of(SHEET, "inis", style),
        definitions(view, choices.chips),
        f'<g class="around">{sea()}</g>',
        f"<svg {island_box(box, style)}>",
        f'<g class="rings">{RINGS}</g>',
        f'<g class="spots">{choices.ghosts()}</g>',
        territories(view, told),
        f'<g class="targets">{choices.targets()}</g>',
        f'<g class="cords">{cords(view)}{waiting_clashes(view)}</g>',
        f'<g class="buildings">{buildings(view, layout)}</g>',
        f'<g class="clans">{clans(view, layout)}</g>',
        f'<g class="numbers">{numbers(layout, staying(ask))}{clash_marks(view, layout, journal)}</g>',
        f'<g class="names">{names(view, written)}</g>',
        f'<g class="advantages">{advantages(view, cards)}</g>',
        f'<g class="intents">{intentions(view, layout)}{withdrawals(view, ask)}</g>',
        f'<g class="hits">{choices.starts()}{choices.hits()}</g>',
        MARKS,
        "</svg>",
        f'<g class="around">{frame()}{docks(view, words)}{standings(view) if style else ""}</g>',
        "</svg>",
    ]


def opening(name: str, language: str, box: Box, alone: bool) -> str:
    """The tag of the picture."""
    frame = 'class="inis board"'
    if alone:
        width, height = num(round(box.width + 2 * ASIDE)), num(round(box.height + 2 * BAND))
        frame = (
            f'class="inis board alone" viewBox="0 0 {width} {height}" width="{width}" height="{height}" '
            f'style="--w:{width}px;--h:{height}px"'
        )
    return f'<svg xmlns="http://www.w3.org/2000/svg" {frame} role="img" lang="{language}" aria-label="{escape(name)}">'
