"""Where things stand: figures in the upper half of a glade, buildings on its squares, counters along its lower rim.

Whatever can be clicked has a name (`group-5-0`: the pieces of seat 0 in clearing 5) and one spot or more, each in one
of the parts of the picture: the map, the boards of the seats, the score, the common things.
"""

import math
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from nemeton.drawing.targets import Spot, Spots
from nemeton.drawing.woodcut import Point

from ..places import Place
from ..rules.rule import faction
from ..state import RootState, map_of, sides, slots_of
from .hired.table import is_band
from .landmarks import aloft
from .mountain import between
from .terrain import SIZE, SLOT, slot_place, woodland

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


ON_PLINTH = 0.86  # how large a figure on a plinth is beside one without
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
    size: float = SIZE


class Heap(NamedTuple):
    """Tokens of one kind."""

    seat: int
    kind: str
    where: Place
    place: Point
    many: int
    size: float = 1.0
    is_open: bool = True  # does it show what it is? Tokens in forests may lie face down


class Layout:
    """Everything that stands on the map; `numbers` are those of the figures in every place, by side."""

    def __init__(self, view: RootState, numbers: Sequence[Mapping[Place, list[int]]], spots: Spots) -> None:
        self.wood = woodland(view.options.map)
        self.groups: list[Group] = []
        self.tiles: list[Tile] = []
        self.heaps: list[Heap] = []
        self.pawns: list[tuple[int, Point]] = []  # in forests
        self.lying: list[Heap] = []  # tokens in forests
        self._pawns = [own.pawn_of(view, side) for side, own in enumerate(view.company.owners)]  # where each stands
        for where in view.clearings:
            x, y = self.wood.spots[where]
            spots.add(f"clearing-{where}", Spot(MAP, x, y, self.wood.radius(where), self.wood.radius(where), "glade"))
            self._buildings(view, where, spots)
            self._tokens(view, where, spots)
            self._figures(view, where, [numbers[side].get(where, []) for side in sides(view)], spots)
        for path in view.closed_paths:
            x, y = between(self.wood, path)
            spots.add("closed-{}-{}".format(*path), Spot(MAP, x, y, 24 * SIZE, 18 * SIZE))
        for forest in map_of(view).forests:
            x, y = self.wood.haven(forest)
            spots.add(f"forest-{forest}", Spot(MAP, x, y, 40, 40, "forest"))
        self._wanderers(view, spots)
        self._in_forests(view, spots)

    def _buildings(self, view: RootState, where: int, spots: Spots) -> None:
        slots = map_of(view).clearings[where].slots
        here = self._on_ground(view, where, spots)
        ruin = [(-1, "ruin")] if where in view.ruins else []
        if not (here or ruin):
            return
        seen: Counter[tuple[int, str]] = Counter()
        for at, (seat, kind) in enumerate([*here, *ruin]):
            x, y = slot_place(self.wood, where, at if kind != "ruin" else slots - 1, slots)
            ident = f"ruin-{where}" if seat < 0 else f"{kind}-{where}-{seen[seat, kind]}"
            seen[seat, kind] += 1
            self.tiles.append(Tile(ident, kind, (x, y)))
            half = SLOT / 2 * SIZE
            name = f"ruin-{where}" if seat < 0 else f"piece-{where}-{seat}-{kind}"
            spots.add(name, Spot(MAP, x, y, half, half))

    def _on_ground(self, view: RootState, where: int, spots: Spots) -> list[tuple[int, str]]:
        """The buildings on the squares of a glade; one in the treetop stands there."""
        here = view.clearings[where].buildings
        has_more = slots_of(view, where) > map_of(view).clearings[where].slots
        found = aloft(view) if view.treetop is not None and has_more else None
        if found is None or view.treetop is None:
            return here
        place, size = found
        seat, kind = view.treetop
        self.tiles.append(Tile(f"{kind}-{where}-aloft", kind, place, size))
        spots.add(f"piece-{where}-{seat}-{kind}", Spot(MAP, *place, SLOT / 2 * size, SLOT / 2 * size))
        left = list(here)
        left.remove(view.treetop)
        return left

    def _tokens(self, view: RootState, where: int, spots: Spots) -> None:
        if not view.clearings[where].tokens:
            return
        x, y = self.wood.spots[where]
        heaps = Counter(view.clearings[where].tokens)
        places = beads(len(heaps), self.wood.radius(where) / SIZE)
        for ((seat, kind), count), (dx, dy, size) in zip(heaps.items(), places, strict=True):
            place = x + dx * SIZE, y + dy * SIZE
            self.heaps.append(Heap(seat, kind, where, place, count, size))
            spots.add(f"piece-{where}-{seat}-{kind}", Spot(MAP, *place, 18 * SIZE * size, 18 * SIZE * size, "disc"))

    def _figures(self, view: RootState, where: int, numbers: list[list[int]], spots: Spots) -> None:
        present = [(side, False) for side in sides(view) if numbers[side]]
        present = sorted([*present, *((side, True) for side in sides(view) if self._pawns[side] == where)])
        if not present:
            return
        if len(present) > MOST_IN_ROW:  # pawns stand behind
            present = sorted(present, key=lambda one: not one[1])
        x, y = self.wood.spots[where]
        places = crowd(len(present), map_of(view).clearings[where].slots)
        half = min(22, gap_of(len(present)) / 2) * SIZE
        for (seat, is_pawn), (dx, dy, size) in zip(present, places, strict=True):
            if is_band(view, seat):  # on a plinth
                size, dy = size * ON_PLINTH, dy - 26 * size * (1 - ON_PLINTH)
            px, py = x + dx * SIZE, y + dy * SIZE
            self.groups.append(Group(seat, where, (px, py), size * SIZE, [] if is_pawn else numbers[seat], is_pawn))
            spot = Spot(MAP, px, py - 3 * size * SIZE, half, 32 * size * SIZE)
            if is_pawn:
                spots.add(f"pawn-{where}-{seat}", spot)
            if not is_pawn or not numbers[seat]:
                spots.add(f"group-{where}-{seat}", spot)

    def _wanderers(self, view: RootState, spots: Spots) -> None:
        met: Counter[str] = Counter()
        for seat, place in enumerate(self._pawns):
            if isinstance(place, str):
                x, y = self.wood.haven(place)
                x += PAWN_GAP * met[place] * SIZE
                met[place] += 1
                self.pawns.append((seat, (x, y)))
                spots.add(f"group-0-{seat}", Spot(MAP, x, y - 3, 24 * SIZE, 33 * SIZE))

    def _in_forests(self, view: RootState, spots: Spots) -> None:
        """Tokens in forests lie in a row below the middle, and further down where a pawn stands."""
        standing = set(self._pawns)
        for seat, board in enumerate(view.boards):
            for forest, pieces in faction(view, seat).in_forests(board).items():
                heaps, own = Counter(pieces), faction(view, seat).tokens
                x, y = self.wood.haven(forest)
                y += (46 if forest in standing else 31) * SIZE
                size = 0.9 if len(heaps) < 3 else 0.7
                for at, (kind, count) in enumerate(heaps.items()):
                    place = x + (at - (len(heaps) - 1) / 2) * 37 * size * SIZE, y
                    self.lying.append(Heap(seat, kind, forest, place, count, size, kind in own))
                    spots.add(f"relic-{forest}-{kind}", Spot(MAP, *place, 18 * SIZE * size, 18 * SIZE * size, "disc"))
