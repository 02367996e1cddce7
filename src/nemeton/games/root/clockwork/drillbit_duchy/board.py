"""The board of the Drillbit Duchy: the Burrow, two tracks of buildings, nine ministers from top to bottom."""

import msgspec

from ...cards import FOX, MOUSE, RABBIT

BURROW = "burrow"
CITADEL, MARKET, TUNNEL = "citadel", "market", "tunnel"
OF_EACH = 3
ICONS = (1, 1, 2)  # what each citadel on the map adds to the recruits
MINISTERS = {
    "captain": FOX,
    "marshal": RABBIT,
    "foremole": MOUSE,
    "brigadier": FOX,
    "banker": RABBIT,
    "mayor": MOUSE,
    "earl_of_stone": FOX,
    "baron_of_dirt": RABBIT,
    "duchess_of_mud": MOUSE,
}


class DrillbitDuchyBoard(msgspec.Struct, tag="drillbit_duchy"):
    """The order, what has not come to the map, who stands in the Burrow, who wears a crown (B.10.3)."""

    order: str = ""
    citadel: int = OF_EACH
    market: int = OF_EACH
    tunnel: int = OF_EACH
    burrow: int = 0
    swayed: list[str] = []
    ambushes: list[str] = []  # bought, and laid open before it (cards of advanced services)
