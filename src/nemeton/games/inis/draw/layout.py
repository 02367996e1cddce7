"""Where the things of a territory stand: buildings in a row, clans of each seat before them, the sheltered on walls."""

from collections.abc import Sequence
from typing import NamedTuple

from nemeton.drawing.woodcut import Point
from nemeton.kernel import Entry

from ..state import InisState, Tile, citadels_in, seats
from .clans import figures
from .places import centre

BUILDINGS, CLANS = -17.0, 37.0  # where the feet are, below or above the middle of the tile
ROOM = 138.0  # how broad the things of one kind may stand


class Building(NamedTuple):
    """A building or token; more than three of a kind are one with a number."""

    kind: str
    ident: str
    place: Point
    number: int = 0


class Group(NamedTuple):
    """The exposed clans of a seat in a territory: the middle of their feet, how broad they stand, and each figure."""

    seat: int
    where: str
    middle: Point
    width: float
    size: float
    standing: list[tuple[int, Point]]
    number: int


class Sheltered(NamedTuple):
    """A clan on the wall of a citadel."""

    seat: int
    figure: int
    place: Point
    capital: bool


class Layout(NamedTuple):
    """Everything that stands on the island."""

    buildings: list[Building]
    groups: dict[tuple[str, int], Group]
    sheltered: list[Sheltered]

    def group(self, where: str, seat: int) -> Point:
        """Where a seat's clans stand, or would."""
        found = self.groups.get((where, seat))
        return found.middle if found else (0, 0)


BREADTH = {"capital": 44, "citadel": 31, "sanctuary": 24, "festival": 32}


def lay_out(view: InisState, journal: Sequence[Entry]) -> Layout:
    """The places of all things in a position."""
    layout = Layout([], {}, [])
    numbers = figures(view, journal)
    for where, tile in view.tiles.items():
        middle = centre(tile.at)
        buildings = lined_up(row_of(view, where, tile), middle)
        layout.buildings.extend(buildings)
        hidden = [0] * len(tile.clans)
        if view.clash is not None and view.clash.where == where:
            hidden = view.clash.sheltered
            layout.sheltered.extend(
                on_walls(view, where, buildings, [numbers[seat].get(where, []) for seat in seats(view)])
            )
        exposed = {
            seat: numbers[seat][where][hidden[seat] :] for seat in seats(view) if tile.clans[seat] > hidden[seat]
        }
        for group in groups(where, middle, exposed, crowded=bool(buildings)):
            layout.groups[where, group.seat] = group
    return layout


def row_of(view: InisState, where: str, tile: Tile) -> list[tuple[str, str, int]]:
    """Kind, id and number of what was built or put on a tile."""
    row = [("capital", "capital", 0)] if view.capital == where else []
    for kind, count in (("citadel", tile.citadels), ("sanctuary", tile.sanctuaries)):
        shown = count if count <= 3 else 1
        row += [(kind, f"{kind}-{where}-{at}", count if count > 3 else 0) for at in range(shown)]
    return [*row, ("festival", "festival", 0)] if view.festival == where else row


def lined_up(row: Sequence[tuple[str, str, int]], middle: Point) -> list[Building]:
    """Side by side, closer together where they are many."""
    total = sum(BREADTH[kind] for kind, _, _ in row)
    squeeze = min(1, ROOM / total) if total else 1
    x = middle[0] - total * squeeze / 2
    placed = []
    for kind, ident, number in row:
        half = BREADTH[kind] * squeeze / 2
        placed.append(Building(kind, ident, (x + half, middle[1] + BUILDINGS), number))
        x += 2 * half
    return placed


def on_walls(
    view: InisState, where: str, buildings: Sequence[Building], numbers: Sequence[Sequence[int]]
) -> list[Sheltered]:
    """Who shelters stands on a wall of its own, or beside another where walls are drawn as one."""
    clash = view.clash
    assert clash is not None
    guests = [(seat, figure) for seat in seats(view) for figure in numbers[seat][: clash.sheltered[seat]]]
    walls = [building for building in buildings if building.kind in ("capital", "citadel")]
    assert walls or not guests
    assert len(guests) <= citadels_in(view, where)
    placed = []
    for at, (seat, figure) in enumerate(guests):
        wall = walls[min(at, len(walls) - 1)]
        aside = 11.0 * max(0, at - len(walls) + 1)
        top = -34.0 if wall.kind == "capital" else -27.0
        placed.append(Sheltered(seat, figure, (wall.place[0] + aside, wall.place[1] + top), wall.kind == "capital"))
    return placed


FAN = {1: 15, 2: 12, 3: 7, 4: 4}  # how far apart figures of one seat stand, by the number of seats present
MOST = {1: 3, 2: 3, 3: 2, 4: 1}  # how many of them are seen; the others stand behind the last


def groups(where: str, middle: Point, present: dict[int, list[int]], *, crowded: bool) -> list[Group]:
    """The clans of a territory, seat by seat from the left."""
    if not present:
        return []
    fan, most = FAN[len(present)], MOST[len(present)]
    size = 1.0 if crowded or len(present) > 2 else 1.14
    widths = {seat: 36 + fan * (min(len(numbers), most) - 1) for seat, numbers in present.items()}
    squeeze = min(1, ROOM / sum(widths.values()))
    x = middle[0] - sum(widths.values()) * squeeze / 2
    y = middle[1] + CLANS
    placed = []
    for seat, numbers in present.items():
        width = widths[seat] * squeeze
        shown = min(len(numbers), most)
        standing = []
        for at, number in enumerate(numbers):
            k = max(0, shown - len(numbers) + at)  # the first ones stand at the back
            standing.append((number, (x + 18 * squeeze + fan * squeeze * k, y - (shown - 1 - k) * 2.5)))
        placed.append(Group(seat, where, (x + width / 2, y), width, size, standing, len(numbers)))
        x += width
    return placed
