"""What may be chosen now, lit and ready to be clicked, in each part of the picture.

Lands are lit below the pieces. What stands upright when the island is turned are the faces of the discs.
"""

from collections.abc import Sequence

import msgspec

from nemeton.drawing.svg import label
from nemeton.drawing.targets import Lights, Spot, Spots, clicked, outline
from nemeton.drawing.woodcut import Point, num
from nemeton.kernel import Ask
from nemeton.kernel.values import to_json

from ..state import IslandState
from .choices import Click, clicks_of
from .ink import use
from .layout import MAP

DISC = 20.0
ROOMY = 60.0  # half the breadth of a place with a corner for discs


class Targets(Lights[Click]):
    """Everything that one ask offers in the picture. Without an ask there is nothing."""

    under = ("land",)

    def __init__(self, view: IslandState, ask: Ask | None, spots: Spots) -> None:
        super().__init__(clicks_of(view, ask) if ask else (), spots)

    def light(self, place: str, spot: Spot) -> str:
        """A halo and a bright line around a spot."""
        tag = area(place, spot)
        return "".join(f'<{tag} class="{css}"/>' for css in ("halo", "rim-edge", "rim"))

    def grip(self, spot: Spot) -> str:
        """A ring around what is chosen first."""
        return f'<circle class="grip-edge" r="{num(spot.wide)}"/><circle class="grip" r="{num(spot.wide)}"/>'

    def hit(self, choice: Click, spot: Spot) -> str:
        """An area that answers."""
        return f"<{area(choice.place, spot)}{data_of(choice, 'hit')}/>"

    def discs(self, together: Sequence[Click], spot: Spot) -> list[str]:
        """All discs of a place; on a panel they leave free what an innate power needs."""
        size = 1.0 if spot.part == MAP else 0.55
        if spot.part != MAP and spot.wide > ROOMY:
            size = 0.65
            aside, below = DISC * 2.1 * size * min(len(together), 4) / 2, DISC * size + 2
            spot = spot._replace(x=spot.x + spot.wide - aside - 2, y=spot.y + spot.high - below)
        return [disc(one, middle(spot, at, len(together), size), size) for at, one in enumerate(together)]


def data_of(choice: Click, css: str) -> str:
    """The attributes of what is clicked."""
    return clicked(choice, msgspec.json.encode(to_json(choice.option)).decode(), css)


def area(place: str, spot: Spot) -> str:
    """The shape of a spot, as the beginning of a tag."""
    if spot.shape == "land":
        return f'use href="#l-{place.removeprefix("land-")}"'
    if spot.shape == "disc":
        return f'circle cx="{num(spot.x)}" cy="{num(spot.y)}" r="{num(spot.wide)}"'
    return f"rect {outline(spot, more=1, corner=7)}"


# Discs


def middle(spot: Spot, at: int, many: int, size: float) -> Point:
    """Where a disc lies: in rows over the spot."""
    in_row = min(many, 4)
    rows = -(-many // in_row)
    row, column = divmod(at, in_row)
    here = min(in_row, many - row * in_row)
    step = DISC * 2.1 * size
    return spot.x + (column - (here - 1) / 2) * step, spot.y + (row - (rows - 1) / 2) * step


def disc(choice: Click, place: Point, size: float) -> str:
    """A number or a sign to click."""
    if choice.sign.isdecimal() or not choice.sign:
        body = label(choice.sign, "disc-number", 0, 9)
    else:
        body = use(choice.sign, 0, 0, 0.62)
    at = f'transform="translate({num(place[0])} {num(place[1])})scale({size:g})"'
    face = f'<g class="up"><circle class="disc-face" r="{num(DISC)}"/>{body}</g>'
    return f"<g{data_of(choice, 'hit disc')} {at}>{face}</g>"
