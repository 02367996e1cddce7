"""The corner of the sea where the invaders' side lies: where the coast leaves most room."""

from functools import cache

from nemeton.drawing.woodcut import Point
from nemeton.kernel.laid import Corner

from .geometry import isle

COAST = 16.0  # so far from the land
HARBOUR = 40.0  # so far from the middle of an ocean, where presence may stand
LEANS = (0.4, 0.577, 0.8, 1.2, 1.7)  # 0.577: the side of a board
ENDS = {"top-left": (0, 0), "top-right": (1, 0), "bottom-left": (0, 1), "bottom-right": (1, 1)}
ALIGNED = {"top-left": "xMaxYMax", "top-right": "xMinYMax", "bottom-left": "xMaxYMin", "bottom-right": "xMinYMin"}


@cache
def free_corner(boards: tuple[str, ...], ratio: float) -> Corner:
    """The corner that holds the largest board of this shape."""
    corners = (Corner(name, free(boards, name, lean), lean) for name in ENDS for lean in LEANS)
    return max(corners, key=lambda corner: corner.free / (1 + corner.lean * ratio))


def free(boards: tuple[str, ...], name: str, lean: float) -> float:
    """How far one gets from a corner along the edge of the picture until a slanted line meets the land."""
    land, (right, low) = isle(boards), ENDS[name]

    def far(point: Point, keeps_off: float) -> float:
        across = land.width - point[0] if right else point[0]
        down = land.height - point[1] if low else point[1]
        return across + lean * down - keeps_off * (1 + lean)

    coast = min(far(point, COAST) for field in land.fields.values() for point in field.outline)
    return max(0.0, min([coast, *(far(point, HARBOUR) for point in land.harbours.values())]))
