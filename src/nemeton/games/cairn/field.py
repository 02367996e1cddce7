"""The field: 25 spaces, the two tribes' sides, totems and stone circles. Facts and geometry, no behaviour.

Columns a to e as Sea sees them from left to right, row 1 is Sea's first row, row 5 Forest's. A set of spaces is also
a whole number with one bit a space; rows are six bits wide, so that a shift by a column never wraps into the next row.
"""

from collections.abc import Iterator
from functools import cache
from sys import intern
from typing import Literal

SEA, FOREST = 0, 1
TRIBES = ("sea", "forest")

FILES, RANKS = "abcde", "12345"
SPACES = tuple(intern(file + rank) for rank in RANKS for file in FILES)  # one string object a space: quick to compare
VILLAGE = "village"

FIRST_ROW = (SPACES[:5], SPACES[20:])
TOTEMS = ({"black": "b1", "white": "d1"}, {"white": "b5", "black": "d5"})
STONE_CIRCLES = ("b3", "d3")
STARTING_SPACES = (("a1", "c1", "e1"), ("a5", "c5", "e5"))

Token = Literal["add", "move", "jump", "transform"]
ACTION_TOKENS = ("add", "move", "jump")
FACES = {
    "add": ("white", "black"),
    "move": ("orthogonal", "diagonal"),
    "jump": ("own", "enemy"),
    "transform": ("middle", "end"),
}
OTHER_FACE = {face: other for one, two in FACES.values() for face, other in ((one, two), (two, one))}

ORTHOGONAL = {"N": (0, 1), "E": (1, 0), "S": (0, -1), "W": (-1, 0)}
DIAGONAL = {"NE": (1, 1), "SE": (1, -1), "SW": (-1, -1), "NW": (-1, 1)}
DIRECTIONS = ORTHOGONAL | DIAGONAL

ROW = 6
LINES = (1, ROW, ROW + 1, ROW - 1)  # along a row, a column, and the two diagonals, as shifts
BIT = {space: 1 << (RANKS.index(space[1]) * ROW + FILES.index(space[0])) for space in SPACES} | {VILLAGE: 0}


def column_and_row(space: str) -> tuple[int, int]:
    """Counted from 0.

    >>> column_and_row("c2")
    (2, 1)
    """
    return FILES.index(space[0]), RANKS.index(space[1])


@cache
def neighbour(space: str, direction: str, distance: int = 1) -> str | None:
    """The space so far away in a direction; None off the field.

    >>> neighbour("c2", "NE"), neighbour("c2", "S", 2)
    ('d3', None)
    """
    (column, row), (east, north) = column_and_row(space), DIRECTIONS[direction]
    column, row = column + distance * east, row + distance * north
    return SPACES[5 * row + column] if 0 <= column < 5 and 0 <= row < 5 else None


def leads_out(space: str, direction: str, seat: int, distance: int = 1, *, corner_exit: bool = True) -> bool:
    """Does going so far lead off the field through the enemy's side? Over its corners only if the table says so (R2).

    >>> leads_out("c5", "N", SEA), leads_out("c5", "N", FOREST), leads_out("a4", "W", SEA)
    (True, False, False)
    >>> leads_out("a5", "NW", SEA), leads_out("a5", "NW", SEA, corner_exit=False)
    (True, False)
    """
    (column, row), (east, north) = column_and_row(space), DIRECTIONS[direction]
    column, row = column + distance * east, row + distance * north
    beyond = row > 4 if seat == SEA else row < 0
    return beyond and (corner_exit or 0 <= column < 5)


NEIGHBOURS = {space: tuple(n for d in DIRECTIONS if (n := neighbour(space, d))) for space in SPACES}
NEAR = {space: sum(BIT[n] for n in NEIGHBOURS[space]) for space in SPACES} | {VILLAGE: 0}
FIRST_ROW_BITS = tuple(sum(BIT[space] for space in row) for row in FIRST_ROW)


def subsets(bits: int) -> Iterator[int]:
    """Every set of some of these spaces.

    >>> sorted(subsets(0b101))
    [0, 1, 4, 5]
    """
    some = bits
    while some:
        yield some
        some = (some - 1) & bits
    yield 0


@cache
def spaces_of(bits: int) -> tuple[str, ...]:
    """The spaces of a set, in the order of the field.

    >>> spaces_of(BIT["c2"] | BIT["a1"])
    ('a1', 'c2')
    """
    return tuple(space for space in SPACES if bits & BIT[space])
