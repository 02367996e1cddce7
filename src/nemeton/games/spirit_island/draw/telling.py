"""How the story of Spirit Island is told on its board."""

from typing import Any

from nemeton.drawing.woodcut import Point
from nemeton.kernel.beside import Telling

from ..island import is_ocean
from ..state import IslandState
from .geometry import isle
from .pins import middle

REACH = 58.0
SORTS = {
    "moved": "move",
    "shifted": "move",
    "cascaded": "move",
    "presence": "place",
    "begins": "place",
    "arrived": "place",
    "built": "place",
    "born": "place",
    "dreamt": "place",
    "replaced": "place",
    "defended": "place",
    "healed": "place",
    "blight": "place",
    "destroyed": "gone",
    "removed": "gone",
    "withered": "gone",
    "drowned": "gone",
    "ravages": "fight",
    "strikes": "fight",
    "plays": "card",
    "uses": "card",
    "uses_on": "card",
    "reveals": "card",
    "fear_card": "card",
    "learnt": "card",
    "forgot": "card",
    "gave": "card",
    "island_blighted": "card",
    "fear": "points",
    "earned": "points",
    "terror": "points",
}


def spot(view: IslandState, place: Any, _eyes: int) -> Point | None:
    """The middle of a land."""
    if not isinstance(place, str) or place not in view.lands:
        return None
    land = isle(tuple(view.boards))
    return middle(view, place) if place in (land.harbours if is_ocean(place) else land.fields) else None


INVADERS = ("ravages", "builds", "reveals", "fear_card", "arrived")
TELLING = Telling(
    SORTS,
    spot,
    REACH,
    late=frozenset({"spirit_island.moved"}),
    by_itself=frozenset(f"spirit_island.{kind}" for kind in INVADERS),
)
