"""The board of the Eyrie: the decree with its four columns."""

import msgspec

from ...cards import BIRD, CARDS

RECRUIT, MOVE, BATTLE, BUILD = "recruit", "move", "battle", "build"
COLUMNS = (RECRUIT, MOVE, BATTLE, BUILD)
VIZIER = "vizier"


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
