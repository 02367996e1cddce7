"""What may be chosen now, as things to click.

An option that names a territory, a spot of water or somebody's clans lights it up. Where clans set out, the way is
chosen in two clicks: the clans, then the territory; if all set out from one territory, or all go to one, the other
end alone is clicked. How many go is a number on that territory. A target carries the option as JSON in `data-answer`,
what must be chosen first in `data-from`. Answers that are no place (a card, to pass, to be done) are the prompt's.
"""

import json
from collections.abc import Callable, Iterator
from typing import NamedTuple

from nemeton.drawing.svg import attributes, piece, translate
from nemeton.drawing.woodcut import Point, num
from nemeton.kernel import Ask, Option, Pick
from nemeton.kernel.values import to_json

from ..clash import ATTACK, SHELTER, WITHDRAW
from ..hexes import Spot
from ..moving import CLAN
from ..state import InisState
from ..territories import MOUNTAINS, STONE_CIRCLE
from .ink import bend, coil
from .layout import Layout
from .places import centre, outline


class Place(NamedTuple):
    """What is clicked: a territory, clans of a seat in it, the walls in it, or a spot of water."""

    where: str = ""
    seat: int = -1
    walls: bool = False
    spot: Spot | None = None

    @property
    def name(self) -> str:
        """Its name in the picture."""
        if self.spot is not None:
            return f"spot-{self.spot[0]}-{self.spot[1]}"
        return f"{self.where}-{self.seat}" if self.seat >= 0 else f"{self.where}-walls" if self.walls else self.where


class Choice(NamedTuple):
    """One way to click an option: what to start with, if anything, the place that answers, and a number on it."""

    option: Option
    place: Place
    start: Place | None = None
    number: int = 0


# From options to places

TERRITORIES_ASKED = frozenset(
    {
        "inis.capital", "inis.place_first", "inis.return", "inis.place", "inis.where", "inis.next_clash", "inis.walk",
        "inis.lose_own",
    }
)  # fmt: skip
CLANS_ASKED = frozenset({"inis.eye", "inis.swap", "inis.lure", "inis.morrigan.clash"})


def choices_of(view: InisState, ask: Ask) -> list[Choice]:
    """How the options of an ask are clicked, as far as they are places."""
    if isinstance(ask, Pick):
        return []
    if ask.kind in TERRITORIES_ASKED:
        return [Choice(option, Place(option)) for option in ask.options if option in view.tiles]
    if ask.kind in CLANS_ASKED:
        return [Choice(option, Place(option[0], option[1])) for option in ask.options if isinstance(option, tuple)]
    read = READ.get(ask.kind)
    return list(read(view, ask)) if read else []


INTO_ONE = ("conquest", "the_battle_of_moytura")  # all go to one territory, and it is always told where from


def _group(_view: InisState, ask: Ask) -> Iterator[Choice]:
    ways = [option for option in ask.options if isinstance(option, tuple)]
    origins, targets = {way[0] for way in ways}, {way[1] for way in ways}
    for way in ways:
        origin, where, count = way
        if ask.about["card"] in INTO_ONE or (len(origins) > 1 and len(targets) == 1):
            yield Choice(way, Place(origin), None, count)
        else:
            yield Choice(way, Place(where), Place(origin, ask.seat) if len(origins) > 1 else None, count)


def _maneuver(view: InisState, ask: Ask) -> Iterator[Choice]:
    clash = view.clash
    assert clash is not None
    for option in ask.options:
        match option:
            case (kind, int(rival)) if kind == ATTACK:
                yield Choice(option, Place(clash.where, rival))
            case (kind, str(where), int(count)) if kind == WITHDRAW:
                yield Choice(option, Place(where), None, count)


def _tyranny(_view: InisState, ask: Ask) -> Iterator[Choice]:
    for option in ask.options:
        where, rival, target = option
        yield Choice(option, Place(target), Place(where, rival))


def _spot(_view: InisState, ask: Ask) -> Iterator[Choice]:
    return (Choice(option, Place(spot=option)) for option in ask.options)


def _whom(view: InisState, ask: Ask) -> Iterator[Choice]:
    """Players are clicked where their clans stand: in the one territory that the card looks at, or anywhere."""
    where = STONE_CIRCLE if ask.about.get("card") == "adv_stone_circle" else view.clash.where if view.clash else ""
    for place in [where] if where else view.tiles:
        for seat in ask.options:
            if isinstance(seat, int) and view.tiles[place].clans[seat]:
                yield Choice(seat, Place(place, seat))


def _other_world(_view: InisState, ask: Ask) -> Iterator[Choice]:
    where = ask.about["where"]
    for option in ask.options:
        if isinstance(option, tuple):
            yield Choice(option, Place(where) if option[0] == "add" else Place(where, option[1]))


def _shelter(_view: InisState, ask: Ask) -> Iterator[Choice]:
    for option in ask.options:
        place = Place(ask.about["where"], walls=True) if option == SHELTER else Place(ask.about["where"], ask.seat)
        yield Choice(option, place)


def _loss(view: InisState, ask: Ask) -> Iterator[Choice]:
    """A clan is given up where it stands; cards lie in the hand."""
    clash = view.clash
    where = MOUNTAINS if ask.kind == "inis.toll_paid" else clash.where if clash else ""
    seat = ask.about["whom"] if ask.kind == "inis.attack.which" else ask.seat
    if CLAN in ask.options:
        yield Choice(CLAN, Place(where, seat))


def _cauldron(_view: InisState, ask: Ask) -> Iterator[Choice]:
    return (Choice(count, Place(ask.about["where"]), None, count) for count in ask.options if count)


READ: dict[str, Callable[[InisState, Ask], Iterator[Choice]]] = {
    "inis.group": _group, "inis.maneuver": _maneuver, "inis.withdraw": _maneuver, "inis.tyranny": _tyranny,
    "inis.spot": _spot, "inis.whom": _whom, "inis.cuchulain": _whom, "inis.other_world": _other_world,
    "inis.shelter": _shelter, "inis.attack.loss": _loss, "inis.attack.which": _loss, "inis.toll_paid": _loss,
    "inis.cauldron": _cauldron,
}  # fmt: skip


# From places to the picture


class Choices:
    """Everything that one ask offers on the island. Without an ask there is nothing."""

    def __init__(self, view: InisState, ask: Ask | None, layout: Layout) -> None:
        self._view, self._layout = view, layout
        self._choices = choices_of(view, ask) if ask else []
        self._numbers: dict[tuple[Place | None, Place], list[int]] = {}
        for choice in self._choices:
            self._numbers.setdefault((choice.start, choice.place), []).append(choice.number)
        self.spots: list[Spot] = [choice.place.spot for choice in self._choices if choice.place.spot is not None]
        self.chips = {choice.number for choice in self._choices if self._is_counted(choice)}

    def _is_counted(self, choice: Choice) -> bool:
        return len(self._numbers[choice.start, choice.place]) > 1

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
        places = list(dict.fromkeys(choice.place for choice in self._choices if choice.place.spot is None))
        soft = {choice.place for choice in self._choices if choice.start is not None}
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
                building.place for building in self._layout.buildings
                if (building.ident == "capital" and self._view.capital == place.where)
                or building.ident.startswith(f"citadel-{place.where}-")
            ]  # fmt: skip
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
        for start in dict.fromkeys(choice.start for choice in self._choices if choice.start is not None):
            place, half, high = self._stand(start)
            box = _box((0, 0), half + 4, high, 10)
            grip = f'<rect class="lit-edge" {box}/><rect class="lit" {box}/>'
            data = {"data-from": start.name}
            drawn += piece(f"start-{start.name}", "start", translate(place), grip, data=data)
        return drawn

    def hits(self) -> str:
        """What the pointer meets, above all pieces: territories first, then clans, then numbers."""
        drawn = sorted(
            self._choices, key=lambda choice: (self._is_counted(choice), choice.place.seat >= 0, choice.place.walls)
        )
        return "".join(self._hit(choice) for choice in drawn)

    def _hit(self, choice: Choice) -> str:
        place = choice.place
        data = {
            "class": "hit" + " chip" * self._is_counted(choice) + " is-open" * (choice.start is None),
            "data-from": choice.start.name if choice.start else "",
            "data-to": place.name,
            "data-answer": json.dumps(to_json(choice.option), ensure_ascii=False, separators=(",", ":")),
        }
        if self._is_counted(choice):
            x, y = self._chip_at(choice)
            return f'<use{attributes(data)} href="#s-chip-{choice.number}" x="{num(x)}" y="{num(y)}"/>'
        if place.seat >= 0 or place.walls:
            (x, y), half, high = self._stand(place)
            return f"<rect{attributes(data)} {_box((x, y), half + 3, high, 12)}/>"
        x, y = centre(place.spot if place.spot is not None else self._view.tiles[place.where].at)
        return f'<circle{attributes(data)} cx="{num(x)}" cy="{num(y)}" r="84"/>'

    def _chip_at(self, choice: Choice) -> Point:
        """Numbers stand in rows over the lower half of the territory."""
        counts = self._numbers[choice.start, choice.place]
        at, many = counts.index(choice.number), len(counts)
        in_row = 2 if many == 4 else 3 if many <= 6 else 4
        rows = (many + in_row - 1) // in_row
        row, column = divmod(at, in_row)
        here = min(in_row, many - row * in_row)
        step = 40 if in_row == 4 else 50
        x, y = centre(self._view.tiles[choice.place.where].at)
        return x + (column - (here - 1) / 2) * step, y + 48 - (rows - 1 - row) * 48


def _box(foot: Point, half: float, high: float, low: float) -> str:
    """A box that stands around something: so high above its foot, so low below."""
    x, y = num(foot[0] - half), num(foot[1] - high)
    return f'x="{x}" y="{y}" width="{num(2 * half)}" height="{num(high + low)}" rx="9"'


def glow(tag: str) -> str:
    """Light around a shape, given as the beginning of its tag: a broad halo, a bright line, marching dashes."""
    return "".join(f'{tag} class="{css}"/>' for css in ("halo-glow", "rim-edge", "rim"))


CURL = bend(coil(0, 0, 19, 2.2, -90))
