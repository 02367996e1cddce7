"""How the story of Inis is told on its board."""

from typing import Any

from nemeton.drawing.woodcut import Point
from nemeton.kernel.beside import Telling

from ..state import InisState
from .places import RADIUS, centre

SORTS = {
    "placed": "place",
    "moved": "move",
    "removed": "gone",
    "citadel": "place",
    "sanctuary": "place",
    "new_tile": "place",
    "festival": "place",
    "swapped": "place",
    "takes_advantage": "card",
    "clash": "fight",
    "attacks": "fight",
    "plays": "card",
    "reveals": "card",
    "throws": "card",
    "threw_tales": "card",
    "drew": "card",
    "steals": "card",
    "gives": "card",
    "discarded_action": "card",
    "deed": "points",
    "pretender": "points",
}


def spot(view: InisState, place: Any, _eyes: int) -> Point | None:
    """The middle of a territory."""
    tile = view.tiles.get(place) if isinstance(place, str) else None
    return None if tile is None else centre(tile.at)


TELLING = Telling(SORTS, spot, RADIUS * 0.62, by_itself=frozenset({"inis.assembly"}))
