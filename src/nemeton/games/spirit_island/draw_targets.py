"""What may be chosen now, lit and ready to be clicked, in each part of the picture.

A target carries the option as JSON in `data-answer`, what must be chosen first in `data-from`. Of a place with several
answers only its discs are clicked.
"""

from collections.abc import Iterator

import msgspec

from nemeton.drawing.svg import attributes, label, piece, translate
from nemeton.drawing.woodcut import Point, num
from nemeton.kernel import Ask
from nemeton.kernel.values import to_json

from .draw_choices import Choice, choices_of
from .draw_ink import use
from .draw_layout import MAP, Spot, Spots
from .state import IslandState

DISC = 20.0


class Targets:
    """Everything that one ask offers in the picture. Without an ask there is nothing."""

    def __init__(self, view: IslandState, ask: Ask | None, spots: Spots) -> None:
        self._spots = spots
        found = choices_of(view, ask) if ask else []
        self._choices = [
            one for one in found if one.place in spots.known and (not one.start or one.start in spots.known)
        ]
        self._together: dict[tuple[str, str], list[Choice]] = {}
        for one in self._choices:
            self._together.setdefault((one.place, one.start), []).append(one)

    def _in(self, part: str, place: str) -> Iterator[tuple[int, Spot]]:
        """The spots of a place in a part of the picture, numbered."""
        return ((at, spot) for at, spot in enumerate(self._spots.known[place]) if spot.part == part)

    def glow(self, part: str, *, lands: bool = False) -> str:
        """Lit places: lands, which lie under everything, or the others; softly lit where something must be chosen
        first."""
        soft = {one.place for one in self._choices} - {one.place for one in self._choices if not one.start}
        drawn = ""
        for place in dict.fromkeys(one.place for one in self._choices):
            for at, spot in self._in(part, place):
                if (spot.shape == "land") == lands:
                    ident = f"target-{place}" if not at else f"target-{place}-{at}"
                    css = "target is-soft" if place in soft else "target"
                    drawn += f'<g id="{ident}" class="{css} lit-{spot.shape}">{light(place, spot)}</g>'
        return drawn

    def starts(self, part: str) -> str:
        """What is chosen first."""
        drawn = ""
        for start in dict.fromkeys(one.start for one in self._choices if one.start):
            for at, spot in self._in(part, start):
                grip = f'<circle class="grip-edge" r="{num(spot.wide)}"/><circle class="grip" r="{num(spot.wide)}"/>'
                ident = f"start-{start}" if not at else f"start-{start}-{at}"
                drawn += piece(ident, "start", translate((spot.x, spot.y)), grip, data={"data-from": start})
        return drawn

    def hits(self, part: str) -> str:
        """Places first, small ones above large ones, then discs."""
        drawn = []
        for (place, _), together in self._together.items():
            for _at, spot in self._in(part, place):
                if len(together) == 1:
                    drawn.append((-spot.wide, hit(together[0], spot)))
                else:
                    drawn += discs(together, spot)
        return "".join(body for _, body in sorted(drawn, key=lambda one: one[0]))


def data_of(choice: Choice, css: str) -> str:
    """The attributes of what is clicked."""
    answer = msgspec.json.encode(to_json(choice.option)).decode()
    return attributes(
        {
            "class": css + " is-open" * (not choice.start),
            "data-from": choice.start,
            "data-to": choice.place,
            "data-answer": answer,
        }
    )


def outline(spot: Spot, more: float = 1) -> str:
    """A box around a spot."""
    x, y = num(spot.x - spot.wide - more), num(spot.y - spot.high - more)
    return f'x="{x}" y="{y}" width="{num(2 * (spot.wide + more))}" height="{num(2 * (spot.high + more))}" rx="7"'


def area(place: str, spot: Spot) -> str:
    """The shape of a spot, as the beginning of a tag."""
    if spot.shape == "land":
        return f'use href="#l-{place.removeprefix("land-")}"'
    if spot.shape == "disc":
        return f'circle cx="{num(spot.x)}" cy="{num(spot.y)}" r="{num(spot.wide)}"'
    return f"rect {outline(spot)}"


def light(place: str, spot: Spot) -> str:
    """A halo and a bright line around a spot."""
    tag = area(place, spot)
    return "".join(f'<{tag} class="{css}"/>' for css in ("halo", "rim-edge", "rim"))


def hit(choice: Choice, spot: Spot) -> str:
    """An area that answers."""
    return f"<{area(choice.place, spot)}{data_of(choice, 'hit')}/>"


# Discs


def middle(spot: Spot, at: int, many: int, size: float) -> Point:
    """Where a disc lies: in rows over the spot."""
    in_row = min(many, 4)
    rows = -(-many // in_row)
    row, column = divmod(at, in_row)
    here = min(in_row, many - row * in_row)
    step = DISC * 2.1 * size
    return spot.x + (column - (here - 1) / 2) * step, spot.y + (row - (rows - 1) / 2) * step


def discs(together: list[Choice], spot: Spot) -> list[tuple[float, str]]:
    """All discs of a place, above everything else."""
    size = 1.0 if spot.part == MAP else 0.55
    many = len(together)
    return [(1.0, disc(one, middle(spot, at, many, size), size)) for at, one in enumerate(together)]


def disc(choice: Choice, place: Point, size: float) -> str:
    """A number or a sign to click."""
    if choice.sign.isdecimal() or not choice.sign:
        body = label(choice.sign, "disc-number", 0, 9)
    else:
        body = use(choice.sign, 0, 0, 0.62)
    at = f'transform="translate({num(place[0])} {num(place[1])})scale({size:g})"'
    face = f'<g class="up"><circle class="disc-face" r="{num(DISC)}"/>{body}</g>'
    return f"<g{data_of(choice, 'hit disc')} {at}>{face}</g>"
