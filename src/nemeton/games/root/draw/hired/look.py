"""What a hireling is to the picture, and how its figure is cut.

Hirelings stand on a plinth, factions never do: that tells them apart without colour, and the plinth bears the colour
of whoever controls them. Without a controller it is plain wood.
"""

from collections.abc import Callable
from typing import NamedTuple

from ..emblems_scenes import Scene
from ..figures import Figure, drawn_figure
from ..ink import CREAM, lines, shape

GOLD, METAL, LEATHER, TIMBER = "#e9bf4d", "#cdd2d3", "#a5673a", "#b98a52"
RED, INK, STONE = "#c53d2b", "#2f2a26", "#aeb1ac"
Part = tuple[str, str]  # a path and its colour


class Carving(NamedTuple):
    """A figure, what is held or worn before its body, and what is cut into that."""

    figure: Figure
    before: tuple[Part, ...] = ()
    over: str = ""


class Row(NamedTuple):
    """Something that a card does: when (`gain`, `ever`, `dawn`, `noon`), and signs for what."""

    when: str
    signs: tuple[str, ...]


class CardSide(NamedTuple):
    """One side of a card: its name in the code, who is shown on it and in which colour, what it does in signs, and
    what else is in its picture, behind the figure and before it."""

    name: str
    carving: Callable[[], Carving]
    colour: str
    rows: tuple[Row, ...]
    behind: Scene = ()
    in_front: Scene = ()


class HiredLook(NamedTuple):
    """A hireling: the strong side of its card, whose name is its own, and the weak one."""

    strong: CardSide
    weak: CardSide
    stands_weak: bool = False  # do its figures stand on the map on the weak side, too?
    signs: tuple[tuple[str, Callable[[], str]], ...] = ()  # of its buildings and tokens, by full name

    @property
    def name(self) -> str:
        """The id that rules and positions use."""
        return self.strong.name

    def side(self, *, promoted: bool) -> CardSide:
        """The side that lies up."""
        return self.strong if promoted else self.weak


PLINTH = "M-21 25H21L25 35.6H-25Z"


def carved(one: Carving, colour: str) -> str:
    """A figure with all that it holds; its feet are 26 below the middle."""
    edges = "".join(f'<path d="{path}" stroke="{CREAM}" stroke-width="6.4"/>' for path, _ in one.before)
    front = "".join(shape(path, fill, 1.6) for path, fill in one.before)
    return edges + drawn_figure(one.figure, colour) + front + one.over


def on_plinth(one: Carving, colour: str) -> str:
    """The same as a piece of the map; the style sheet colours the plinth."""
    edge = f'<path d="{PLINTH}" stroke="{CREAM}" stroke-width="6.4"/>'
    stand = f'<path class="plinth" d="{PLINTH}" stroke-width="2"/>' + lines("M-20.6 29H21.6", 1, more='opacity=".5"')
    return edge + carved(one, colour) + stand
