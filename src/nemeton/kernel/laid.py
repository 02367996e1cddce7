"""A drawing as a page lays it out: the map by itself, and the boards that belong to it, each a picture of its own."""

from typing import NamedTuple

USUAL_ASPECT = 1.25
GROUND = '<g class="ground">'  # the layer of a map that never changes begins so
EMPTY_GROUND = f"{GROUND}</g>"


class Corner(NamedTuple):
    """A corner of the map where nothing lies: a triangle `free` long and `free / lean` high,
    both in the units of the map, which lies at the other end of a stage that is larger than it."""

    name: str  # "top-left"
    free: float
    lean: float


class BoardPicture(NamedTuple):
    """A board beside the map: its name in the drawing, what it is called in words, and the picture as SVG.

    `ratio` is its height by its breadth. `is_own` is the reader's own board, which has most room. One with a corner
    lies in that corner of the map and not among the others.
    """

    name: str
    title: str
    picture: str
    ratio: float
    is_own: bool = False
    corner: Corner | None = None


class Laid(NamedTuple):
    """The map as SVG, how broad its stage should be by its height, the boards, and the measures of the map's view box
    where one of them lies in a corner of it. The map is told in `layers`, texts that follow each other: what stays as
    it was is best a layer by itself, the very same text again. The `ground` never changes and is large: it is not
    copied with every map, an empty layer stands in its place."""

    layers: tuple[str, ...]
    aspect: float = USUAL_ASPECT
    boards: tuple[BoardPicture, ...] = ()
    size: tuple[float, float] = (0, 0)
    ground: str = ""

    @property
    def map(self) -> str:
        """The map as one text."""
        return "".join(self.layers)

    @property
    def whole(self) -> str:
        """The map with its ground."""
        return self.map.replace(EMPTY_GROUND, self.ground, 1) if self.ground else self.map


def filled(layers: tuple[str, ...], empty: str, drawn: str) -> tuple[str, ...]:
    """Layers with something drawn into one that is empty, if there is such a one.

    >>> filled(("<svg>", '<g class="pins"></g></svg>'), '<g class="pins"></g>', "<path/>")
    ('<svg>', '<g class="pins"><path/></g></svg>')
    """
    for at in reversed(range(len(layers))):  # such a layer lies high
        if empty in layers[at]:
            layer = layers[at].replace(empty, f"{empty.removesuffix('</g>')}{drawn}</g>", 1)
            return (*layers[:at], layer, *layers[at + 1 :])
    return layers


def ground_layer(drawn: str) -> str:
    """The layer of a map that never changes."""
    return f"{GROUND}{drawn}</g>"
