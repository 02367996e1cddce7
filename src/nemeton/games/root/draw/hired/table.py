"""Hirelings at a table: whose colour a side bears, which figure it has, and the board with their cards."""

from collections import Counter
from collections.abc import Iterator

from nemeton.drawing.svg import piece, translate
from nemeton.drawing.targets import Spots
from nemeton.kernel import Phrase, Words

from ...state import NOBODY, BandInPlay, RootState, owner_names, played_by, sides
from ..ink import put
from .cards import ROW_HIGH, ROW_WIDE, HiredCard, LyingItem, card_row, owned
from .roster import CARD_SIDES

HIRED = "hired"  # the part of the picture
STEP = 44.0
HIRED_HIGH = 4 + 3 * STEP
HIRE = "ui-hire"


def is_band(view: RootState, side: int) -> bool:
    """Does nobody play this side?"""
    return side >= len(view.factions)


def colour_of(view: RootState, side: int) -> str:
    """The class that lends a side its colour: its faction's, or that of who controls a band."""
    seat = played_by(view, side)
    return owned(view.factions[seat] if seat != NOBODY else "")


def figure_of(view: RootState, side: int) -> str:
    """The sign of a warrior or pawn of a side; a hireling may look otherwise when its weak side lies up."""
    return f"w-{owner_names(view)[side]}"


def side_of(band: BandInPlay) -> str:
    """The side of its card that lies up, as topics and words call it."""
    return next(name for name in (f"{band.name}_demoted" * band.demoted, band.name) if name)


def shown_cards(view: RootState) -> list[str]:
    """The sides of cards that lie beside the map."""
    return [name for name in map(side_of, view.bands) if name in CARD_SIDES]


def controlled(view: RootState, seat: int) -> list[str]:
    """The same of those that a seat controls."""
    return [side_of(band) for band in view.bands if band.held_by == seat and band.name in CARD_SIDES]


def always_shown(view: RootState) -> list[str]:
    """Signs that a page may need beside the picture: figures, and the sign of hiring."""
    return [HIRE, *(f"w-{name}" for name in shown_cards(view))] if view.bands else []


def marks_left(view: RootState) -> list[int]:
    """Markers of the score track that nobody has reached (Law A.6.4)."""
    return sorted(mark for mark, seat in view.marks.items() if seat == NOBODY)


def cards(view: RootState) -> Iterator[tuple[int, HiredCard]]:
    """All cards as they lie, by side."""
    next_mark = min(marks_left(view), default=0)
    for side in sides(view)[len(view.factions) :]:
        band = view.bands[side - len(view.factions)]
        if band.name not in CARD_SIDES:
            continue
        spent = Counter(band.spent)
        upright = (Counter(band.items) - spent).elements()
        items = (*(LyingItem(item) for item in upright), *(LyingItem(item, exhausted=True) for item in band.spent))
        yield (
            side,
            HiredCard(
                band.name,
                promoted=not band.demoted,
                held_by=view.factions[band.held_by] if band.held_by != NOBODY else "",
                markers=band.control,
                won_at=next_mark,
                left=view.supply[side],
                warriors=band.lying,
                items=items,
            ),
        )


def hired_board(view: RootState, words: Words, spots: Spots) -> str:
    """The cards of all hirelings, one row each; a row can be chosen, and tells its card in large."""
    drawn = ""
    for at, (side, card) in enumerate(cards(view)):
        y = 4 + at * STEP
        spots.box(f"band-{side}", HIRED, 2, y + 1, ROW_WIDE - 4, ROW_HIGH - 2)
        name = side_of(view.bands[side - len(view.factions)])
        told = held_told(view, side, words)
        row = card_row(card, words.say(Phrase(f"root.band.{name}")), told, mine=card.held_by == holder_on_turn(view))
        drawn += f'<g id="hired-{side}" data-card="{name}">{put(row, 0, y)}</g>'
    return drawn


def holder_on_turn(view: RootState) -> str:
    """The faction on turn."""
    return view.factions[view.active] if view.active != NOBODY else "nobody"


def held_told(view: RootState, side: int, words: Words) -> str:
    """Who controls it, and for how long."""
    band = view.bands[side - len(view.factions)]
    if band.held_by == NOBODY:
        return words.say(Phrase("root.draw.band_free", {"band": side}))
    return words.say(Phrase("root.draw.band_held", {"band": side, "seat": band.held_by, "count": band.control}))


# On paths

ON_PATH = 0.66  # how large a figure is that stands on a path


def on_paths(view: RootState, place_of: dict[tuple[int, int], tuple[float, float]]) -> str:
    """Figures on paths, each under the name of its path."""
    drawn = ""
    for side in sides(view)[len(view.factions) :]:
        band = view.bands[side - len(view.factions)]
        for path in band.paths:
            place = f"{translate(place_of[path])} scale({ON_PATH:g})"
            ident = f"bandit-{side}-{path[0]}-{path[1]}"
            body = f'<use href="#s-{figure_of(view, side)}"/>'
            drawn += piece(ident, f"warrior {colour_of(view, side)}", place, body)
    return drawn
