"""The board of the Cult."""

import msgspec

from ...cards import SUITS

GARDENS = 5  # of each suit
POINTS = (0, 2, 2, 3, 4)  # above the columns: what a rite scores with so many gardens on the map
DRAWING = 2  # from so many gardens of a suit on, one card more in the evening
FIRST_WARRIORS = 4
SPREAD_WARRIORS, FIRST_ACOLYTES = 3, 2  # in an advanced setup (Law A.8.2)
CRUSADE, CONVERT, SANCTIFY = "crusade", "convert", "sanctify"
PRICES = {CRUSADE: 2, CONVERT: 2, SANCTIFY: 3}  # in acolytes (Law 10.4.3)


def garden_of(suit: str) -> str:
    """The garden of a suit."""
    return f"garden_{suit}"


def rite_of(suit: str) -> str:
    """What is remembered of a turn in which a suit has scored (Law 10.5.3)."""
    return f"rite_{suit}"


class CultBoard(msgspec.Struct, tag="cult"):
    """Gardens still on the board, acolytes, the outcast, the lost souls, and cards revealed today (Law 10.3)."""

    garden_fox: int = GARDENS
    garden_rabbit: int = GARDENS
    garden_mouse: int = GARDENS
    acolytes: int = 0
    outcast: str = ""
    hated: bool = False
    lost_souls: list[str] = []
    revealed: list[str] = []

    def planted(self, suit: str) -> int:
        """How many gardens of a suit are on the map."""
        left: int = getattr(self, garden_of(suit), GARDENS)  # birds have none
        return GARDENS - left

    def price(self, conspiracy: str) -> int:
        """What a conspiracy costs now: one acolyte less while the outcast is hated (Law 10.4.3)."""
        return PRICES[conspiracy] - self.hated

    def rite(self, suit: str) -> int:
        """What a rite of a suit scores: the number above the rightmost empty space (Law 10.5.3)."""
        return POINTS[self.planted(suit) - 1] if self.planted(suit) else 0

    def draws(self) -> int:
        """Cards drawn beside the first one: a sign for each suit with enough gardens on the map (Law 10.6.3)."""
        return sum(self.planted(suit) >= DRAWING for suit in SUITS)
