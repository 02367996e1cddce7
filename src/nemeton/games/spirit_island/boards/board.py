"""What a board is: its lands, the sides where another can be joined, its ocean. Land 0 of a board is its ocean."""

from typing import NamedTuple

Point = tuple[float, float]


class Site(NamedTuple):
    """A land as the board shows it. The thematic map has outlines of its own (`draw.thematic`)."""

    terrain: str
    coastal: bool
    adjacent: tuple[int, ...]
    pieces: dict[str, int]  # what stands there at first
    label: Point = (0, 0)
    outline: tuple[Point, ...] = ()


class Side(NamedTuple):
    """A side where another board can be joined."""

    lands: tuple[int, ...]
    breaks: tuple[int, ...]


class Board(NamedTuple):
    """One board of the island."""

    lands: dict[int, Site]
    sides: dict[str, Side]
    ocean: tuple[Point, ...]


class Join(NamedTuple):
    """Two boards side by side."""

    one: int
    side: str
    other: int
    other_side: str


class Layout(NamedTuple):
    """How boards lie: each is turned by so many degrees and then moved; which sides meet."""

    places: tuple[tuple[int, Point], ...]
    joins: tuple[Join, ...]
    corners: tuple[tuple[int, str, int, str], ...] = ()  # boards that touch in one point only
