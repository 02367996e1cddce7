"""The board of the Riverfolk Robots: the market, payments, trade posts, and what they are afraid of this turn."""

import msgspec

from ...cards import SUITS

OF_EACH = 3  # trade posts of a suit
WARRIORS = 15
STALLS = 5  # cards that lie in the market


class RiverfolkRobotsBoard(msgspec.Struct, tag="riverfolk_robots"):
    """The market from left to right, warriors that were paid by the seat that owns them, posts that have not come to
    the map, what the player on turn has bought, and the conditions of protectionism that hold this turn (B.9.2)."""

    market: list[str] = []
    payments: dict[int, int] = {}
    posts: dict[str, int] = msgspec.field(default_factory=lambda: dict.fromkeys(SUITS, OF_EACH))
    bought: list[str] = []
    shield: bool = False
    sword: bool = False

    @property
    def order(self) -> str:
        """The rightmost card of the market (B.9.4.3)."""
        return self.market[-1] if self.market else ""
