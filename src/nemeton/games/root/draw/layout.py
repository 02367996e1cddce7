"""Where things stand: figures in the upper half of a glade, buildings on its squares, counters along its lower rim.

Whatever can be clicked has a name (`group-5-0`: the pieces of seat 0 in clearing 5) and one spot or more, each in one
of the parts of the picture: the map, the boards of the seats, the score, the common things.
"""

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from nemeton.drawing.targets import Spot, Spots
from nemeton.drawing.woodcut import Point
from nemeton.kernel import Entry

from ..rules.rule import faction
from ..state import RootState, map_of, seats
from .terrain import SIZE, SLOT, slot_place, woodland
from .warriors import figures

MAP, SCORE, COMMONS = "map", "score", "commons"
CROWDS = {1: (42, 1.0), 2: (42, 1.0), 3: (40, 0.98), 4: (35, 0.86)}  # groups of figures: their gap and size


def board_part(seat: int) -> str:
    """The part of the picture that holds the board of a seat."""
    return f"board-{seat}"


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
        for at, ((seat, kind), count) in enumerate(heaps.items()):
            off = at - (len(heaps) - 1) / 2
            place = x + off * 37 * SIZE, y + (60 - abs(off) * 5) * SIZE
            self.heaps.append(Heap(seat, kind, where, place, count))
            spots.add(f"piece-{where}-{seat}-{kind}", Spot(MAP, *place, 18 * SIZE, 18 * SIZE, "disc"))

    def _figures(self, view: RootState, where: int, numbers: list[list[int]], spots: Spots) -> None:
        pawn = [faction(view, seat).pawn(board) == where for seat, board in enumerate(view.boards)]
        present = [seat for seat in seats(view) if numbers[seat] or pawn[seat]]
        if not present:
            return
        gap, size = CROWDS[len(present)]
        slots = map_of(view).clearings[where].slots
        rise = (27 if slots < 3 else 31) - 26 * (1 - size)
        shift = 8 if len(present) <= 2 else 14
        x, y = self.wood.spots[where]
        for at, seat in enumerate(present):
            px = x + (shift + (at - (len(present) - 1) / 2) * gap) * SIZE
            place = px, y - rise * SIZE
            self.groups.append(Group(seat, where, place, size * SIZE, numbers[seat], pawn[seat]))
            half = min(22, gap / 2) * SIZE
            spots.add(f"group-{where}-{seat}", Spot(MAP, px, place[1] - 3 * size * SIZE, half, 32 * size * SIZE))

    def _wanderers(self, view: RootState, spots: Spots) -> None:
        for seat, board in enumerate(view.boards):
            place = faction(view, seat).pawn(board)
            if isinstance(place, str):
                x, y = self.wood.haven(place)
                self.pawns.append((seat, (x, y)))
                spots.add(f"group-0-{seat}", Spot(MAP, x, y - 3, 24 * SIZE, 33 * SIZE))
