"""Where things stand: figures in the upper half of a glade, buildings on its squares, counters along its lower rim.

Whatever can be clicked has a name (`group-5-0`: the pieces of seat 0 in clearing 5) and one spot or more, each in one
of the parts of the picture: the map, the boards of the seats, the score, the common things.
"""

import math
from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from nemeton.drawing.targets import Spot, Spots
from nemeton.drawing.woodcut import Point
from nemeton.kernel import Entry

from ..rules.rule import faction
from ..state import RootState, map_of, seats
from .mountain import between
from .terrain import SIZE, SLOT, slot_place, woodland
from .warriors import figures

MAP, SCORE, COMMONS = "map", "score", "commons"
CROWDS = {1: (42, 1.0), 2: (42, 1.0), 3: (40, 0.98), 4: (35, 0.86)}  # groups of figures in one row: their gap and size
TWO_ROWS = {3: (36, 0.76), 4: (30, 0.68), 5: (25, 0.6)}  # the same by how many stand in front
MOST_IN_ROW, MOST_IN_EDGE = 4, 3


def board_part(seat: int) -> str:
    """The part of the picture that holds the board of a seat."""
    return f"board-{seat}"


def gap_of(many: int) -> float:
    """From one of so many groups to the next."""
    gap, _ = CROWDS[max(1, many)] if many <= MOST_IN_ROW else TWO_ROWS[(many + 1) // 2]
    return gap


def crowd(many: int, slots: int) -> list[tuple[float, float, float]]:
    """Where so many groups stand, off the middle of a glade: x, y and size. Up to four stand in one row; of more, the
    back row comes first and stands between the heads of the front one.

    >>> [len({y for _, y, _ in crowd(many, 2)}) for many in (1, 4, 5, 10)]
    [1, 1, 2, 2]
    """
    low = 4 if slots > 2 else 0
    if many <= MOST_IN_ROW:
        gap, size = CROWDS[many]
        rise, shift = 27 + low - 26 * (1 - size), 8 if many <= 2 else 14
        return [(shift + (at - (many - 1) / 2) * gap, -rise, size) for at in range(many)]
    front = (many + 1) // 2
    gap, size = TWO_ROWS[front]
    back = many - front
    behind = [(17 + (at - (back - 1) / 2) * gap, -22 - low - 29 * size, size) for at in range(back)]
    return behind + [(2 + (at - (front - 1) / 2) * gap, float(-18 - low), size) for at in range(front)]


def beads(many: int, radius: float) -> list[tuple[float, float, float]]:
    """Where so many heaps of tokens lie, off the middle: up to three in the lower edge, more along the rim."""
    if many <= MOST_IN_EDGE:
        return [((at - (many - 1) / 2) * 37, 60 - abs(at - (many - 1) / 2) * 5, 1.0) for at in range(many)]
    size = 0.92 if many <= 5 else 0.82
    radius += 3 if many > 5 else 0
    step = min(37.0 * size / radius, 3.2 / (many - 1))
    angles = [math.pi / 2 + (at - (many - 1) / 2) * step for at in reversed(range(many))]
    return [(radius * math.cos(angle), radius * math.sin(angle), size) for angle in angles]


PAWN_GAP = 44  # between two pawns in one forest


class Group(NamedTuple):
    """The pieces of a seat that move: its warriors in a clearing, or the pawn. `numbers` are the figures."""

    seat: int
    where: int
    place: Point
    size: float
    numbers: list[int]
    pawn: bool = False


class Tile(NamedTuple):
    """A building, or with nobody's seat a ruin, on its square."""

    ident: str
    kind: str
    place: Point


class Heap(NamedTuple):
    """Tokens of one kind."""

    seat: int
    kind: str
    where: int
    place: Point
    many: int
    size: float = 1.0


class Layout:
    """Everything that stands on the map."""

    def __init__(self, view: RootState, journal: Sequence[Entry], spots: Spots) -> None:
        self.wood = woodland(view.options.map)
        self.groups: list[Group] = []
        self.tiles: list[Tile] = []
        self.heaps: list[Heap] = []
        self.pawns: list[tuple[int, Point]] = []  # in forests
        numbers = figures(view, journal)
        for where in view.clearings:
            x, y = self.wood.spots[where]
            spots.add(f"clearing-{where}", Spot(MAP, x, y, self.wood.radius(where), self.wood.radius(where), "glade"))
            self._buildings(view, where, spots)
            self._tokens(view, where, spots)
            self._figures(view, where, [numbers[seat].get(where, []) for seat in seats(view)], spots)
        for path in view.closed_paths:
            x, y = between(self.wood, path)
            spots.add("closed-{}-{}".format(*path), Spot(MAP, x, y, 24 * SIZE, 18 * SIZE))
        for forest in map_of(view).forests:
            x, y = self.wood.haven(forest)
            spots.add(f"forest-{forest}", Spot(MAP, x, y, 40, 40, "forest"))
        self._wanderers(view, spots)

    def _buildings(self, view: RootState, where: int, spots: Spots) -> None:
        slots = map_of(view).clearings[where].slots
        here = view.clearings[where].buildings
        ruin = [(-1, "ruin")] if where in view.ruins else []
        seen: Counter[tuple[int, str]] = Counter()
        for at, (seat, kind) in enumerate([*here, *ruin]):
            x, y = slot_place(self.wood, where, at if kind != "ruin" else slots - 1, slots)
            ident = f"ruin-{where}" if seat < 0 else f"{kind}-{where}-{seen[seat, kind]}"
            seen[seat, kind] += 1
            self.tiles.append(Tile(ident, kind, (x, y)))
            half = SLOT / 2 * SIZE
            name = f"ruin-{where}" if seat < 0 else f"piece-{where}-{seat}-{kind}"
            spots.add(name, Spot(MAP, x, y, half, half))

    def _tokens(self, view: RootState, where: int, spots: Spots) -> None:
        x, y = self.wood.spots[where]
        heaps = Counter(view.clearings[where].tokens)
        places = beads(len(heaps), self.wood.radius(where) / SIZE)
        for ((seat, kind), count), (dx, dy, size) in zip(heaps.items(), places, strict=True):
            place = x + dx * SIZE, y + dy * SIZE
            self.heaps.append(Heap(seat, kind, where, place, count, size))
            spots.add(f"piece-{where}-{seat}-{kind}", Spot(MAP, *place, 18 * SIZE * size, 18 * SIZE * size, "disc"))

    def _figures(self, view: RootState, where: int, numbers: list[list[int]], spots: Spots) -> None:
        pawn = [faction(view, seat).pawn(board) == where for seat, board in enumerate(view.boards)]
        present = [seat for seat in seats(view) if numbers[seat] or pawn[seat]]
        if len(present) > MOST_IN_ROW:  # pawns stand behind
            present = sorted(present, key=lambda seat: not pawn[seat])
        x, y = self.wood.spots[where]
        places = crowd(len(present), map_of(view).clearings[where].slots) if present else []
        half = min(22, gap_of(len(present)) / 2) * SIZE
        for seat, (dx, dy, size) in zip(present, places, strict=True):
            px, py = x + dx * SIZE, y + dy * SIZE
            self.groups.append(Group(seat, where, (px, py), size * SIZE, numbers[seat], pawn[seat]))
            spots.add(f"group-{where}-{seat}", Spot(MAP, px, py - 3 * size * SIZE, half, 32 * size * SIZE))

    def _wanderers(self, view: RootState, spots: Spots) -> None:
        met: Counter[str] = Counter()
        for seat, board in enumerate(view.boards):
            place = faction(view, seat).pawn(board)
            if isinstance(place, str):
                x, y = self.wood.haven(place)
                x += PAWN_GAP * met[place] * SIZE
                met[place] += 1
                self.pawns.append((seat, (x, y)))
                spots.add(f"group-0-{seat}", Spot(MAP, x, y - 3, 24 * SIZE, 33 * SIZE))
