"""What a map is: facts, no behaviour. Clearings are numbered from 1."""

from typing import NamedTuple


class Site(NamedTuple):
    """A clearing as the board shows it. `x` and `y` are where it is drawn, on a canvas of 1000 by 800."""

    slots: int
    ruin: bool
    corner: bool
    paths: tuple[int, ...]
    river: tuple[int, ...]
    x: int
    y: int
    suits: tuple[str, ...] = ()  # none printed: markers are dealt at random

    @property
    def suit(self) -> str:
        """The first suit that is printed, if there is one."""
        return self.suits[0] if self.suits else ""


class Forest(NamedTuple):
    """A forest: the clearings that it touches, and the forests behind one path (on the winter map also behind the
    river, on the lake map also along the shore)."""

    clearings: tuple[int, ...]
    forests: tuple[str, ...]
    x: int
    y: int


class Stand(NamedTuple):
    """Three sorts of trees that grow together: what they are, and which leaf colour of the style sheet they have."""

    trees: tuple[tuple[str, int], tuple[str, int], tuple[str, int]]


class Look(NamedTuple):
    """How a map is drawn: its forests in turn, what lies on open land, and whether the river divides forests."""

    stands: tuple[Stand, ...]
    litter: str
    is_divided_by_water: bool
    lake: tuple[tuple[int, int], ...] = ()  # its shore
    plants: tuple[tuple[int, int, str], ...] = ()  # what grows in the water
    things: tuple[str, ...] = ()  # what stands on it beside the pieces of players
    bridges: tuple[tuple[int, int], ...] = ()  # paths that cross the river
    has_thaw: bool = False  # does snow melt on the open land?
    tower_at: tuple[int, int] = (0, 0)
    signs_right: tuple[int, ...] = ()  # clearings whose signboard stands at the upper right


class Map(NamedTuple):
    """One board."""

    name: str
    clearings: dict[int, Site]
    forests: dict[str, Forest]
    edge: tuple[int, ...]  # the clearings on the outer ring (Law Zh.1.13)
    opposite: tuple[tuple[int, int], ...]  # corners that face each other
    river: tuple[tuple[int, int, tuple[tuple[int, int], ...]], ...]  # how it is drawn: from, to, points between
    look: Look
    closed: tuple[tuple[int, int], ...] = ()  # paths that are closed when the game begins, the lower number first
    most_players: int = 6
    coast: tuple[int, ...] = ()  # clearings at the lake (Law V.2.3)
    shore: tuple[str, ...] = ()  # forests at the lake (Law V.2.4)
    tower: int = 0  # the clearing with the tower, if there is one (Law V.3.4)
    ferry: int = 0  # where the ferry lies when the game begins (Law V.2.1)

    @property
    def prints_suits(self) -> bool:
        """Has every clearing a suit printed?"""
        return all(site.suits for site in self.clearings.values())
