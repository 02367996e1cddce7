"""The board of the Eyrie: the decree with its four columns."""

import msgspec

from ...cards import BIRD, CARDS

RECRUIT, MOVE, BATTLE, BUILD = "recruit", "move", "battle", "build"
COLUMNS = (RECRUIT, MOVE, BATTLE, BUILD)
VIZIER = "vizier"
LEADERS = {
    "builder": (RECRUIT, MOVE),
    "charismatic": (RECRUIT, BATTLE),
    "commander": (MOVE, BATTLE),
    "despot": (MOVE, BUILD),
}
ROOSTS = 7
EVENING_POINTS = (0, 1, 2, 3, 4, 4, 5)
DRAWS = (0, 0, 1, 0, 0, 1, 0)


class EyrieBoard(msgspec.Struct, tag="eyrie"):
    """The decree, the leader, the roosts still on the board (Law 7.3)."""

    roost: int = 7
    leader: str = ""
    deposed: list[str] = []
    decree: dict[str, list[str]] = msgspec.field(default_factory=lambda: {column: [] for column in COLUMNS})
    resolved: dict[str, list[str]] = msgspec.field(default_factory=lambda: {column: [] for column in COLUMNS})


def suit(card: str) -> str:
    """The suit of a decree card; viziers are birds."""
    return BIRD if card == VIZIER else CARDS[card].suit
