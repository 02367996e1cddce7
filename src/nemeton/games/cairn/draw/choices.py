"""What may be chosen now, as things to click: lit targets, movable pieces, and the answers they carry.

An option names one place, or two: who goes, and where. A target carries the option as JSON in `data-answer`; where
somebody must be chosen first it also carries `data-from`, the same as the piece that starts there. A target that only
one option leads to is open: one click on it is enough. The others wait for a piece to be chosen.
"""

import json
from collections import Counter
from functools import cache, lru_cache
from typing import NamedTuple

from nemeton.drawing.svg import attributes
from nemeton.drawing.woodcut import Point, closed, num, path
from nemeton.kernel import Ask, Option
from nemeton.kernel.values import to_json

from ..choices import CairnChoice, is_off
from ..field import ACTION_TOKENS, SPACES
from ..phrases import VOCABULARY
from .places import CELL, centre, way_out

ACTION = "cairn.action"
ON_FIELD = frozenset(SPACES)


class Click(NamedTuple):
    """One way to click an option: the piece to start with, if any, and the place that answers."""

    start: str
    place: str
    option: Option
    token: str = ""
    of_stones: bool = False  # is the piece to start with a megalith?


class Choices:
    """Everything that one ask offers, sorted by where it is clicked. Without an ask there is nothing."""

    def __init__(self, ask: Ask | None, near: int) -> None:
        self._choices = clicks_of(ask) if ask else []
        self._near = near
        self._spots = [self._spot(choice) for choice in self._choices]
        self._ways = Counter(self._spots)
        self._on_pieces = [choice for choice in self._choices if choice.place not in ON_FIELD]
        starts = frozenset(choice.start for choice in self._choices if choice.start)
        of_stones = any(choice.of_stones for choice in self._choices)
        self._must_choose_first = len(starts) > 1
        self.shamans_from = frozenset() if of_stones else starts
        self.stones_from = starts if of_stones else frozenset()
        used = {choice.token for choice in self._choices}
        self.idle_tokens = frozenset(ACTION_TOKENS) - used if ask is not None and ask.kind == ACTION else frozenset()

    def targets(self) -> list[str]:
        """The lit spaces and ways out; softly lit where a piece must be chosen first."""
        drawn: dict[str | Point, str] = {}
        chosen = zip(self._choices, self._spots, strict=True)
        lit = {spot for choice, spot in chosen if not (choice.start and self._must_choose_first)}
        for choice, spot in zip(self._choices, self._spots, strict=True):
            css = "target" if spot in lit else "target is-soft"
            if choice.place in ON_FIELD:
                drawn[spot] = f'<g id="target-{choice.place}" class="{css}">{lit_space(choice.place, self._near)}</g>'
            elif is_off(choice.place):
                name = f"target-{choice.start}-{choice.place.replace(':', '-')}"
                shape = lit_way_out(choice.start, choice.place, self._near)
                drawn[spot] = f'<g id="{name}" class="{css} way-out">{shape}</g>'
        return [*drawn.values()]

    def hits(self) -> str:
        """What the pointer meets on the field, above all pieces."""
        drawn = ""
        for choice, spot in zip(self._choices, self._spots, strict=True):
            is_open = self._ways[spot] == 1
            if choice.place in ON_FIELD:
                drawn += hit(choice, centre(choice.place, self._near), CELL / 2, is_open)
            elif is_off(choice.place):
                (x, y), (east, south) = way_out(choice.start, choice.place[4:], self._near)
                drawn += hit(choice, (x + east * 12, y + south * 16), 26, is_open)
        return drawn

    def on_piece(self, ident: str, radius: float) -> str:
        """What the pointer meets on a token or a megalith that is itself an answer."""
        return "".join(
            [hit(one, (0, 0), radius, self._ways[one.place] == 1) for one in self._on_pieces if one.place == ident]
        )

    def _spot(self, choice: Click) -> str | Point:
        return way_out(choice.start, choice.place[4:], self._near)[0] if is_off(choice.place) else choice.place


@lru_cache(10_000)
def hit(choice: Click, middle: Point, half: float, is_open: bool) -> str:
    """What the pointer meets of one choice; the same moves are on offer turn after turn."""
    data = attributes(
        {
            "class": "hit is-open" if is_open else "hit",
            "data-token": choice.token,
            "data-from": choice.start,
            "data-to": choice.place,
            "data-answer": json.dumps(to_json(choice.option), ensure_ascii=False, separators=(",", ":")),
        }
    )
    x, y, size = num(middle[0] - half), num(middle[1] - half), num(2 * half)
    return f'<rect{data} x="{x}" y="{y}" width="{size}" height="{size}" rx="8"/>'


def clicks_of(ask: Ask) -> list[Click]:
    """How each option is clicked; to decline or to stop is no place, the prompt has a button for it."""
    clicks: list[Click] = []
    for option in ask.options:
        choice = VOCABULARY.choice(ask.kind, option)
        if not isinstance(choice, CairnChoice):
            continue
        places = [getattr(choice, field) for field in choice.clicks or choice.__struct_fields__]
        start, place = ("", *places) if len(places) == 1 else places
        clicks.append(Click(start, place, option, choice.uses, choice.of_stones))
        if choice.either_first:
            clicks.append(Click(place, start, option, choice.uses, choice.of_stones))
    return clicks


# Shapes


@cache
def lit_space(space: str, near: int) -> str:
    """A lit slab, a rim, and a fringe of cuts. The shape tells it, the colour only helps."""
    x, y = centre(space, near)
    half = 53.5
    corners = [(-1, -0.84), (-0.84, -1), (0.84, -1), (1, -0.84), (1, 0.84), (0.84, 1), (-0.84, 1), (-1, 0.84)]
    rim = closed([(x + half * u, y + half * v) for u, v in corners])
    fringe = ""
    for i, along in enumerate(range(-42, 43, 12)):
        inwards, reach = along - round(along / 10), 52 - (16 if i % 2 else 10)
        for side in (-52, 52):
            tip = side // 52 * reach
            stroke = [(along - 2, side), (inwards, tip), (along + 2, side)]
            fringe += closed([(x + u, y + v) for u, v in stroke]) + closed([(x + v, y + u) for u, v in stroke])
    return path(rim, "shine") + path(fringe, "fringe") + path(rim, "rim-edge") + path(rim, "rim")


@cache
def lit_way_out(space: str, place: str, near: int) -> str:
    """An arrowhead at the edge of the field where a shaman may leave it."""
    (x, y), (east, south) = way_out(space, place[4:], near)
    length = (east * east + south * south) ** 0.5
    ux, uy = east / length, south / length

    def at(along: float, across: float) -> Point:
        return x + ux * along - uy * across, y + uy * along + ux * across

    head = closed([at(30, 0), at(6, 19), at(11, 7), at(-16, 5), at(-16, -5), at(11, -7), at(6, -19)])
    return path(head, "rim-edge") + path(head, "arrow")
