"""Cards of hirelings beside the map: a small card of 150 by 104, a row of 300 by 42 for the table, control markers as
pennons in the colour of who controls them, and markers on the score track.

A card shows the figure, which side lies up, when it acts (gained, always, dawn, noon) and by signs what it does.
"""

from collections.abc import Sequence
from typing import NamedTuple

from nemeton.drawing.svg import label, title
from nemeton.drawing.woodcut import Point, num

from ..ink import box, put, use
from .look import Row
from .roster import HIRED

CARD_WIDE, CARD_HIGH = 150.0, 104.0
ROW_WIDE, ROW_HIGH = 300.0, 42.0
MOST_ROWS = 3  # of signs on a small card
SIZES = {"h-back": 0.86, "b": 0.78, "t": 0.84}  # of signs that are larger or smaller than the others


class LyingItem(NamedTuple):
    """An item on a card."""

    name: str
    exhausted: bool = False


class HiredCard(NamedTuple):
    """A card as it lies: whose it is, and what lies on it."""

    name: str  # the hireling, one of `roster.NAMES`
    promoted: bool = True
    held_by: str = ""  # the faction that controls it; none while it is in the supply
    markers: int = 0  # control markers on it
    won_at: int = 0  # in the supply: the next mark of the score track that wins a card
    left: int = 0  # pieces in its supply
    warriors: int = 0  # on the card
    items: tuple[LyingItem, ...] = ()  # on the card


def owned(faction: str) -> str:
    """The class that lends the colour of who controls a hireling; plain wood without one."""
    return f"of-{faction or 'nobody'}"


# Signs


def sign_size(sign: str) -> float:
    """How large a sign is drawn in a row of them."""
    return SIZES.get(sign, SIZES.get(sign.partition("-")[0], 0.74))


def row_of_signs(row: Row, x: float, y: float, scale: float, step: float) -> str:
    """When, then what."""
    drawn = use(f"h-{row.when}", x, y, 0.72 * scale)
    for at, sign in enumerate(row.signs, 1):
        drawn += use(sign, x + at * step + 3 * scale, y, sign_size(sign) * scale)
    return drawn


def pennons(faction: str, count: int, x: float, y: float, size: float = 1) -> str:
    """Control markers: as many pennons as turns are left."""
    cloth = "".join(f'<path class="pennon" d="M{num(at * 14)}-9h11v16l-5.5-4.4-5.5 4.4z"/>' for at in range(count))
    return f'<g class="{owned(faction)}">{put(cloth, x, y, size)}</g>' if count else ""


def fitted(name: str, room: float, widest: float = 8.4) -> str:
    """The class that makes a name fit into so much room."""
    for css, share in (("", 1.0), (" is-long", 0.85), (" is-longer", 0.74)):
        if len(name) * widest * share <= room:
            return css
    return " is-longest"


# Cards


def small_card(card: HiredCard, named: str, told: str = "") -> str:
    """The whole card; `named` is written on it, `told` to a pointer."""
    look = HIRED[card.name]
    side = look.side(promoted=card.promoted)
    css = "is-strong" if card.promoted else "is-weak"
    drawn = box(2, 2, CARD_WIDE - 4, CARD_HIGH - 4, f"hired-card {css}", 8)
    drawn += box(5.4, 5.4, CARD_WIDE - 10.8, CARD_HIGH - 10.8, f"hired-line {css}", 6)
    laden = bool(card.warriors or card.items)
    figure = use(f"w-{side.name}", 35, 38 if laden else 43, 0.72 if laden else 0.84)
    drawn += f'<g class="{owned(card.held_by)}">{figure}</g>'
    shown = side.rows[:MOST_ROWS]
    low = (41 if card.markers else 46) - 9.75 * (len(shown) - 1)
    many = max(len(row.signs) for row in shown)
    drawn += box(66, low - 10, 22 + 18.2 * many, 20 + 19.5 * (len(shown) - 1), "hired-signs", 5)
    for at, row in enumerate(shown):
        drawn += row_of_signs(row, 76, low + at * 19.5, 0.84, 18.2)
    drawn += label(named, "hired-name" + fitted(named, 112), 70, 93)
    drawn += use("h-strong" if card.promoted else "h-weak", 136, 87, 0.62)
    drawn += on_it(card, 17, 74, 0.8) + pennons(card.held_by, card.markers, 76, 77, 0.72)
    return f"<g>{title(told or named)}{drawn}</g>"


def card_row(card: HiredCard, named: str, told: str = "", *, mine: bool = False) -> str:
    """The same in a row: name and signs in two lines, who holds it at the right."""
    look = HIRED[card.name]
    side = look.side(promoted=card.promoted)
    css = ("is-strong" if card.promoted else "is-weak") + " is-mine" * mine
    drawn = box(2, 1, ROW_WIDE - 4, ROW_HIGH - 2, f"hired-row {css}", 6)
    drawn += f'<g class="{owned(card.held_by)}">{use(f"w-{side.name}", 22, 20.6, 0.48)}</g>'
    drawn += use("h-strong" if card.promoted else "h-weak", 47, 12, 0.5)
    drawn += label(named, "row-name" + fitted(named, 172), 56, 17)
    x, many = 52.0, sum(len(row.signs) + 1 for row in side.rows)
    drawn += box(44, 22.6, 14.4 * many + 6 * len(side.rows), 16.8, "hired-signs", 4)
    for row in side.rows:
        drawn += row_of_signs(row, x, 31, 0.62, 14.4)
        x += 14.4 * (len(row.signs) + 1) + 6
    drawn += on_it(card, 232 if card.held_by else 244, 31, 0.62)
    if card.held_by:
        drawn += use(f"w-{card.held_by}", 241, 15.6, 0.34) + pennons(card.held_by, card.markers, 252, 16.4, 0.74)
    elif card.won_at:
        drawn += use("ui-point", 268, 14.6, 0.62) + label(str(card.won_at), "row-supply", 277, 20)
    return f"<g>{title(told or named)}{drawn}</g>"


def on_it(card: HiredCard, x: float, y: float, scale: float) -> str:
    """What lies on a card: warriors with their number, items upright or turned."""
    drawn = ""
    if card.warriors:
        drawn += use(f"w-{card.name}", x, y, 0.36 * scale) + label(
            f"×{card.warriors}", "hired-left", x + 10 * scale, y + 5
        )
        x += 32 * scale
    step = min(19.0, 60 / max(1, len(card.items))) * scale
    for item in card.items:
        half = 9.5 * scale
        turn = "rotate(90)" if item.exhausted else ""
        css = "item is-exhausted" if item.exhausted else "item ready"
        drawn += box(x - half, y - half, 2 * half, 2 * half, css, 3)
        sign = use(f"item-{item.name}")
        drawn += f'<g transform="translate({num(x)} {num(y)}){turn}scale({0.62 * scale:.3g})">{sign}</g>'
        x += step
    return drawn


# The score track


def track_marks(marks: Sequence[int], at: dict[int, Point]) -> str:
    """Markers on the score track that nobody has reached: a ring and a pennon of plain wood at the stone."""
    cloth = '<path class="pennon" d="M5-17h12v14l-6-4.6-6 4.6z"/>'
    ring = '<circle class="track-ring" r="12.6"/>'
    drawn = "".join(f'<g id="hired-mark-{mark}">{put(ring + cloth, *at[mark])}</g>' for mark in marks)
    return f'<g class="{owned("")}">{drawn}</g>' if drawn else ""
