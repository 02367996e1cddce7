"""What the pictures of cards and the like show: signs of the woodland, each with its place and size,
painted in that order. The window is 72 by 72 around (0, 0); the ground lies at 24."""

from typing import NamedTuple


class Thing(NamedTuple):
    """A sign in a scene; `turn` in degrees."""

    sign: str
    x: float
    y: float
    size: float
    turn: float = 0


Scene = tuple[Thing, ...]
T = Thing

WOOD = (T("tree-oak", -26, 8, 1.3), T("tree-oak", 27, 9, 1.3))
GROVE = (T("tree-birch", -27, 6, 1.25), T("tree-birch", 28, 8, 1.15))
PINES = (T("tree-spruce", -27, 4, 1.3), T("tree-spruce", 27, 7, 1.15))


class Portrait(NamedTuple):
    """A picture that is no card of a deck: its scene, the colours of the ground and of the frame, the sign in its
    corner."""

    scene: Scene
    ground: str
    frame: str
    badge: str = ""
