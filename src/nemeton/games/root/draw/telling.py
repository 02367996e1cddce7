"""How the story of Root is told on its board."""

from typing import Any

from nemeton.drawing.woodcut import Point
from nemeton.kernel import Entry
from nemeton.kernel.beside import Telling

from ..factions.look import LOOKS
from ..rules.rule import faction
from ..state import RootState
from .terrain import RADIUS, woodland

SORTS = {
    "moved": "move",
    "wanders": "move",
    "ferried": "move",
    "cleared": "place",
    "settled": "place",
    "treetop": "place",
    "bartered": "card",
    "placed": "place",
    "built": "place",
    "token": "place",
    "explored": "place",
    "battle": "fight",
    "strikes": "fight",
    "rolled": "dice",
    "removed": "gone",
    "base_lost": "gone",
    "ambushes": "card",
    "foiled": "card",
    "crafted": "card",
    "spent": "card",
    "drew": "card",
    "took": "card",
    "aids": "card",
    "quest": "card",
    "dominance": "card",
    "takes_dominance": "card",
    "scored": "points",
    "lost_points": "points",
    "reached_mark": "points",
    "hired": "card",
    "passed_on": "card",
    "control": "dice",
    "uprising_die": "dice",
    "rises": "fight",
    "band_goes": "move",
    "on_path": "place",
    "waylaid": "gone",
    "gift": "card",
    "recalled": "card",
}


def spot(view: RootState, place: Any, _eyes: int) -> Point | None:
    """The middle of a clearing, or of a forest where somebody wanders."""
    wood = woodland(view.options.map)
    if isinstance(place, str):
        return wood.haven(place) if place in wood.map.forests else None
    return wood.spots.get(place)


def origin(before: RootState, entry: Entry) -> Any:
    """Where a pawn stood that wanders: its line tells only where it goes."""
    seat = entry.values.get("seat")
    if entry.kind != "root.wanders" or not isinstance(seat, int):
        return None
    return faction(before, seat).pawn(before.boards[seat])


TELLING = Telling(
    SORTS | {kind: sort for look in LOOKS.values() for kind, sort in look.tellings.items()}, spot, RADIUS + 12, origin
)
