"""The board of the Electric Eyrie: a decree with a column for each suit."""

import msgspec

from ...cards import BIRD, CARDS, FOX, MOUSE, RABBIT

COLUMNS = (FOX, MOUSE, RABBIT, BIRD)
VIZIER = "vizier"
ROOSTS = 7
POINTS = (0, 1, 2, 3, 4, 5, 6)


class ElectricEyrieBoard(msgspec.Struct, tag="electric_eyrie"):
    """The suit of the order, the decree, the roosts still on the board (B.5.3)."""

    order: str = ""  # the last card that was added, which lies in the decree
    roost: int = ROOSTS
    decree: dict[str, list[str]] = msgspec.field(default_factory=lambda: {suit: [] for suit in COLUMNS})
    column: str = ""  # the one for which a battle is fought


def suit_in_decree(card: str) -> str:
    """The suit of a card of the decree; viziers are birds."""
    return BIRD if card == VIZIER else CARDS[card].suit
