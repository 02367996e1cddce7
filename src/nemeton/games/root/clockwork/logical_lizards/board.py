"""The board of the Logical Lizards: gardens, acolytes, the conspiracy track, lost souls."""

import msgspec

GARDENS = 5  # of each suit
POINTS = (0, 2, 2, 3, 4)
CONVERT, CRUSADE, SANCTIFY = "convert", "crusade", "sanctify"
TRACK = (CONVERT, CRUSADE, CONVERT, CRUSADE, SANCTIFY)


def garden_of(suit: str) -> str:
    """The garden of a suit."""
    return f"garden_{suit}"


class LogicalLizardsBoard(msgspec.Struct, tag="logical_lizards"):
    """What has not come to the map, acolytes, the marker, and the cards that lie open (B.8.3). The top of the lost
    souls is the last; of the revealed the first was revealed first."""

    order: str = ""  # always empty: the order is no card of its own
    suit: str = ""  # of the order
    garden_fox: int = GARDENS
    garden_rabbit: int = GARDENS
    garden_mouse: int = GARDENS
    acolytes: int = 0
    marker: int = len(TRACK) - 1
    lost_souls: list[str] = []
    revealed: list[str] = []
    zeal: str = ""  # why a battle is fought: for a crusade, or by fanatics
