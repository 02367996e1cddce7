"""What may be chosen now, lit and ready to be clicked, in each part of the picture.

Glades and forests are lit below the pieces; cards of the hand that an option names lie on the ribbon of their board.
"""

from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from nemeton.drawing.svg import label, piece, translate
from nemeton.drawing.targets import Lights, Spot, Spots, clicked, outline
from nemeton.drawing.woodcut import Point, num
from nemeton.kernel import Ask, Words
from nemeton.kernel.values import to_json

from ..choices import Click
from ..state import RootState
from .choices import clicks_of, topics_of
from .ink import box, use
from .layout import MAP, board_part
from .terrain import SIZE
from .words import said

CARD = "card-"
WHOLE = (168.0, 204.0, 248.0, 300.0)  # where the ribbon may be cut: after the name, behind each number
WIDE = ("glade", "forest")
DISC = 20.0  # the radius of a disc on the map


class Targets(Lights[Click]):
    """Everything that one ask offers in the picture. Without an ask there is nothing."""

    under = WIDE

    def __init__(self, view: RootState, ask: Ask | None, spots: Spots) -> None:
        self._seat = ask.seat if ask else -1
        self._topics = topics_of(ask) if ask else ""
        self._faction = view.factions[ask.seat] if ask else ""
        found = clicks_of(view, ask) if ask else []
        self._spots = spots
        self.cards = sorted(
            {name.removeprefix(CARD) for one in found for name in (one.place, one.start) if name.startswith(CARD)}
        )
        self._lay_out_cards()
        super().__init__(found, spots)

    @property
    def is_crafting(self) -> bool:
        """Can something be crafted?"""
        return any(one.place == f"craft-{self._seat}" for one in self._choices)

    def _lay_out_cards(self) -> None:
        """Cards of the hand that an option names lie on the ribbon of the seat's board."""
        step = min(33.0, 222 / max(1, len(self.cards) - 1))  # the last one ends within the board
        for at, card in enumerate(self.cards):
            self._spots.box(f"{CARD}{card}", board_part(self._seat), 44 + at * step, 3, 31, 31)

    def offered(self, seat: int, words: Words) -> str:
        """Those cards, on the board of the seat that is asked."""
        drawn = ""
        if self.cards and seat == self._seat:  # no half of a name looks out from under them
            last = self._spots.known[f"{CARD}{self.cards[-1]}"][0]
            end = next(end for end in WHOLE if last.x + 16 <= end)
            drawn += box(43, 8, end - 43, 21, f"ribbon-cover of-{self._faction}", 0)
        for card in self.cards if seat == self._seat else ():
            spot = self._spots.known[f"{CARD}{card}"][0]
            told = said(words, f"root.{self._topics}.{card}")
            face = use(f"art-{card}", 0, 0, 0.4)
            drawn += piece(f"offered-{card}", "offered", translate((spot.x, spot.y)), face, told=told)
        return drawn

    def light(self, place: str, spot: Spot) -> str:
        """A halo, a bright line and marching dashes around a spot."""
        if spot.shape in WIDE:
            tag = f'<use href="#b-{place.partition("-")[2]}"'
        else:
            tag = f"<rect {around(spot)}"
        return "".join(f'{tag} class="{css}"/>' for css in ("halo", "rim-edge", "rim"))

    def grip(self, spot: Spot) -> str:
        """A box around what is chosen first; a ring where it is a clearing."""
        if spot.shape == "glade":
            ring = f'cx="0" cy="0" r="{num(spot.wide)}"'
            return f'<circle class="grip-edge" {ring}/><circle class="grip" {ring}/>'
        size = around(spot._replace(x=0, y=0))
        return f'<rect class="grip-edge" {size}/><rect class="grip" {size}/>'

    def hit(self, choice: Click, spot: Spot) -> str:
        """An area that answers."""
        if spot.shape == "forest":
            return f'<use{data_of(choice, "hit")} href="#b-{choice.place.partition("-")[2]}"/>'
        if spot.shape == "glade":
            return f'<circle{data_of(choice, "hit")} cx="{num(spot.x)}" cy="{num(spot.y)}" r="{num(spot.wide)}"/>'
        return f"<rect{data_of(choice, 'hit')} {around(spot)}/>"

    def discs(self, together: Sequence[Click], spot: Spot) -> list[str]:
        """All discs of a place."""
        many = len(together)
        size = grid(many, spot.part, spot.shape).size
        return [disc(one, middle(spot, at, many), size) for at, one in enumerate(together)]


def data_of(choice: Click, css: str) -> str:
    """The attributes of what is clicked."""
    return clicked(choice, msgspec.json.encode(to_json(choice.option)).decode(), css)


def around(spot: Spot) -> str:
    """A box around a spot."""
    return outline(spot, more=2, corner=6)


# Discs


class Grid(NamedTuple):
    """How discs lie: how many in a row, how far apart, how large."""

    in_row: int
    step: float
    size: float


def grid(many: int, part: str, shape: str) -> Grid:
    """As large as so many can be without covering more than their place."""
    if part != MAP:
        return Grid(4 if many <= 12 else 6, 26, 0.62)
    if shape == "box" and many <= 4:  # others stand close by: one above the other
        return Grid(1, 33, 0.78)
    if many <= 3:
        return Grid(3, 42, 1)
    return Grid(4, 34, 0.8) if many <= 16 else Grid(5, 27, 0.64)


def middle(spot: Spot, at: int, many: int) -> Point:
    """Where a disc lies: in rows over the spot."""
    in_row, step, _ = grid(many, spot.part, spot.shape)
    rows = -(-many // in_row)
    row, column = divmod(at, in_row)
    here = min(in_row, many - row * in_row)
    low = 16 * SIZE if rows < 3 and (spot.shape == "glade" or in_row == 1) else 0  # so that heads look out above them
    return spot.x + (column - (here - 1) / 2) * step, spot.y + low + (row - (rows - 1) / 2) * step


def disc(choice: Click, place: Point, size: float) -> str:
    """A number or a sign to click."""
    if choice.sign.isdecimal() or not choice.sign:
        body = label(choice.sign, "disc-number", 0, 8.5)
    else:
        names = choice.sign.split()
        scale = SIGN_SIZES.get(names[0].partition("-")[0], 1.15) if len(names) == 1 else 0.6
        spread = CORNERS if len(names) > 1 else ((0.0, 0.0),)
        body = "".join(use(name, x, y, scale) for name, (x, y) in zip(names, spread, strict=False))
    tint = f" tint-{choice.tint}" if choice.tint else ""
    face = f'<circle class="disc-face" r="{num(DISC)}"/>{body}'
    shrunk = f"scale({size:g})" if size != 1 else ""
    at = f'transform="translate({num(place[0])} {num(place[1])}){shrunk}"'
    return f"<g{data_of(choice, f'hit disc{tint}')} {at}>{face}</g>"


SIGN_SIZES = {"art": 0.36, "w": 0.55}
CORNERS: tuple[Point, ...] = ((-7.5, -7.5), (7.5, -7.5), (-7.5, 7.5), (7.5, 7.5))
