"""What may be chosen now, as things to click.

An option that names a territory, a spot of water or somebody's clans lights it up. Where clans set out, the way is
chosen in two clicks: the clans, then the territory; if all set out from one territory, or all go to one, the other
end alone is clicked. How many go is a number on that territory. A target carries the option as JSON in `data-answer`,
what must be chosen first in `data-from`. Answers that are no place (a card, to pass, to be done) are the prompt's.
"""

import json
from collections.abc import Callable
from typing import NamedTuple

from nemeton.drawing.svg import attributes, piece, translate
from nemeton.drawing.woodcut import Point, num
from nemeton.kernel import Ask, Option, Pick
from nemeton.kernel.values import to_json

from ..choices import InisChoice, Place, Way
from ..hexes import Spot
from ..phrases import VOCABULARY
from ..state import InisState
from .ink import bend, coil
from .layout import Layout
from .places import centre, outline


class Click(NamedTuple):
    """One way to click an option, and a number on the place that answers."""

    option: Option
    way: Way
    number: int = 0

    @property
    def place(self) -> Place:
        """The place that answers."""
        return self.way[-1]

    @property
    def start(self) -> Place | None:
        """What is chosen first, if anything."""
        return self.way[0] if len(self.way) > 1 else None


# From options to places

GROUPS = "inis.group"


def clicks_of(view: InisState, ask: Ask) -> list[Click]:
    """How the options of an ask are clicked, as far as they are places."""
    if isinstance(ask, Pick):
        return []
    clicks: list[Click] = []
    for option in ask.options:
        choice = VOCABULARY.choice(ask.kind, option)
        if isinstance(choice, InisChoice):
            number = getattr(choice, "count", 0)
            clicks += [Click(option, way, number) for way in choice.clicked(view, ask)]
    return clicks if ask.kind != GROUPS else [*map(shortened(clicks), clicks)]


def shortened(clicks: list[Click]) -> Callable[[Click], Click]:
    """Groups that all set out from one territory, or all go to one, are clicked at the other end alone."""
    starts, targets = {click.start for click in clicks}, {click.place for click in clicks}

    def short(click: Click) -> Click:
        if click.start is None or (len(starts) > 1 and len(targets) > 1):
            return click
        return click._replace(way=(click.place if len(starts) == 1 else Place(click.start.where),))

    return short


# From places to the picture


class Choices:
    """Everything that one ask offers on the island. Without an ask there is nothing."""

    def __init__(self, view: InisState, ask: Ask | None, layout: Layout) -> None:
        self._view, self._layout = view, layout
        self._clicks = clicks_of(view, ask) if ask else []
        self._numbers: dict[tuple[Place | None, Place], list[int]] = {}
        for click in self._clicks:
            self._numbers.setdefault((click.start, click.place), []).append(click.number)
        self.spots: list[Spot] = [click.place.spot for click in self._clicks if click.place.spot is not None]
        self.chips = {click.number for click in self._clicks if self._is_counted(click)}

    def _is_counted(self, click: Click) -> bool:
        return len(self._numbers[click.start, click.place]) > 1

    def ghosts(self) -> str:
        """Spots of water where a territory may come."""
        drawn = ""
        for spot in self.spots:
            x, y = centre(spot)
            d = outline(spot, 0.9)
            body = glow(f'<path d="{d}"') + f'<path class="curl" d="{CURL}"/>'
            name = Place(spot=spot).name
            drawn += f'<g id="target-{name}" class="target ghost" transform="translate({num(x)} {num(y)})">{body}</g>'
        return drawn

    def targets(self) -> str:
        """Lit territories, clans and walls; softly lit where clans must be chosen first."""
        places = list(dict.fromkeys(click.place for click in self._clicks if click.place.spot is None))
        soft = {click.place for click in self._clicks if click.start is not None}
        return "".join(self._lit(place, "target is-soft" if place in soft else "target") for place in places)

    def _lit(self, place: Place, css: str) -> str:
        x, y = centre(self._view.tiles[place.where].at)
        if place.seat >= 0 or place.walls:
            (x, y), half, _ = self._stand(place)
            body = glow(f'<ellipse rx="{num(half + 4)}" ry="12"')
        else:
            body = glow(f'<use href="#b-{place.where}"')
        return f'<g id="target-{place.name}" class="{css}" transform="translate({num(x)} {num(y)})">{body}</g>'

    def _stand(self, place: Place) -> tuple[Point, float, float]:
        """Where clans or walls stand that are clicked: the middle of their feet, half their breadth, their height."""
        if place.walls:
            walls = [
                building.place
                for building in self._layout.buildings
                if (building.ident == "capital" and self._view.capital == place.where)
                or building.ident.startswith(f"citadel-{place.where}-")
            ]
            xs = [x for x, _ in walls]
            return ((min(xs) + max(xs)) / 2, walls[0][1]), (max(xs) - min(xs)) / 2 + 17, 46
        group = self._layout.groups.get((place.where, place.seat))
        if group is not None:
            return group.middle, group.width / 2, 60 * group.size
        guest = next(guest for guest in self._layout.sheltered if guest.seat == place.seat)
        return guest.place, 15, 44

    def starts(self) -> str:
        """Clans that set out: chosen first."""
        drawn = ""
        for start in dict.fromkeys(click.start for click in self._clicks if click.start is not None):
            place, half, high = self._stand(start)
            box = _box((0, 0), half + 4, high, 10)
            grip = f'<rect class="lit-edge" {box}/><rect class="lit" {box}/>'
            data = {"data-from": start.name}
            drawn += piece(f"start-{start.name}", "start", translate(place), grip, data=data)
        return drawn

    def hits(self) -> str:
        """What the pointer meets, above all pieces: territories first, then clans, then numbers."""
        drawn = sorted(
            self._clicks, key=lambda click: (self._is_counted(click), click.place.seat >= 0, click.place.walls)
        )
        return "".join(self._hit(click) for click in drawn)

    def _hit(self, click: Click) -> str:
        place = click.place
        data = {
            "class": "hit" + " chip" * self._is_counted(click) + " is-open" * (click.start is None),
            "data-from": click.start.name if click.start else "",
            "data-to": place.name,
            "data-answer": json.dumps(to_json(click.option), ensure_ascii=False, separators=(",", ":")),
        }
        if self._is_counted(click):
            x, y = self._chip_at(click)
            return f'<use{attributes(data)} href="#s-chip-{click.number}" x="{num(x)}" y="{num(y)}"/>'
        if place.seat >= 0 or place.walls:
            (x, y), half, high = self._stand(place)
            return f"<rect{attributes(data)} {_box((x, y), half + 3, high, 12)}/>"
        x, y = centre(place.spot if place.spot is not None else self._view.tiles[place.where].at)
        return f'<circle{attributes(data)} cx="{num(x)}" cy="{num(y)}" r="84"/>'

    def _chip_at(self, click: Click) -> Point:
        """Numbers stand in rows over the lower half of the territory."""
        counts = self._numbers[click.start, click.place]
        at, many = counts.index(click.number), len(counts)
        in_row = 2 if many == 4 else 3 if many <= 6 else 4
        rows = (many + in_row - 1) // in_row
        row, column = divmod(at, in_row)
        here = min(in_row, many - row * in_row)
        step = 40 if in_row == 4 else 50
        x, y = centre(self._view.tiles[click.place.where].at)
        return x + (column - (here - 1) / 2) * step, y + 48 - (rows - 1 - row) * 48


def _box(foot: Point, half: float, high: float, low: float) -> str:
    """A box that stands around something: so high above its foot, so low below."""
    x, y = num(foot[0] - half), num(foot[1] - high)
    return f'x="{x}" y="{y}" width="{num(2 * half)}" height="{num(high + low)}" rx="9"'


def glow(tag: str) -> str:
    """Light around a shape, given as the beginning of its tag: a broad halo, a bright line, marching dashes."""
    return "".join(f'{tag} class="{css}"/>' for css in ("halo-glow", "rim-edge", "rim"))


CURL = bend(coil(0, 0, 19, 2.2, -90))
