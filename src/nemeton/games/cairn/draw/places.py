"""Where things lie in the picture. Whoever looks has the own first row at the bottom: `near` is that side's seat."""

from functools import cache

from nemeton.drawing.woodcut import Point

from ..field import DIRECTIONS, FOREST, column_and_row

CELL = 120
MARGIN = 30  # between the outer spaces and the villages; carries the coordinates
VILLAGE_HEIGHT = 92
FIELD_TOP = VILLAGE_HEIGHT + MARGIN
FIELD = 5 * CELL
WIDTH = FIELD + 2 * MARGIN
HEIGHT = FIELD + 2 * FIELD_TOP
# A picture that stands alone shows the docks as well: tokens to the left, stones to the right.
ALONE = (-204, -12, WIDTH + 2 * 204, HEIGHT + 2 * 12)  # left, top, width, height

BESIDE = (23.0, 14.0)  # a shaman on a totem space or a megalith steps aside, so that both can be read
STANDING = (0.0, 3.0)


@cache
def centre(space: str, near: int) -> Point:
    """The middle of a space."""
    column, row = column_and_row(space)
    if near == FOREST:
        column, row = 4 - column, 4 - row
    return MARGIN + (column + 0.5) * CELL, FIELD_TOP + (4.5 - row) * CELL


@cache
def heading(direction: str, near: int) -> Point:
    """A direction as a step in the picture."""
    east, north = DIRECTIONS[direction]
    return (-east, north) if near == FOREST else (east, -north)


def way_out(space: str, direction: str, near: int) -> tuple[Point, Point]:
    """Where a way off the field crosses its edge, and the step it takes there.

    >>> way_out("c5", "N", 0), way_out("c5", "NE", 0), way_out("c4", "NE", 0)
    (((330.0, 122), (0, -1)), ((372.0, 122), (1, -1)), ((492.0, 122), (1, -1)))
    """
    (x, y), (east, south) = centre(space, near), heading(direction, near)
    edge = FIELD_TOP if south < 0 else FIELD_TOP + FIELD
    spaces_to_edge = (abs(edge - y) - CELL / 2) / CELL  # a jump crosses the whole space of whom it jumps over
    return (x + east * (42 + CELL * spaces_to_edge), edge), (east, south)


def village_top(seat: int, near: int) -> float:
    """Where a tribe's village begins."""
    return HEIGHT - VILLAGE_HEIGHT if seat == near else 0


def village_place(seat: int, near: int, at: int, waiting: int) -> Point:
    """Where a waiting shaman stands, the `at`-th of so many; a crowd moves together and leaves room for its number."""
    first, apart = (496, 48) if waiting <= 3 else (486, 26)
    return first + apart * at, village_top(seat, near) + VILLAGE_HEIGHT / 2 + 3
