"""The thematic map: four boards of one island, which always lie the same way (p. 23).

Lands reach a little over the edge of their board: a land belongs to the board that bears its number. The outer north
and south are cliffs, so only what touches the ocean is coastal. Tokens of other boxes are left out.
"""

from collections.abc import Collection

from ..trials import Trial
from .board import Board, Site

Links = tuple[tuple[str, str], ...]

THEMATIC_BOARDS: dict[str, Board] = {
    "NW": Board(
        lands={
            1: Site("sands", True, (2, 5, 6), {"explorer": 2, "dahan": 1}),
            2: Site("sands", True, (1, 3, 4, 5), {"city": 1}),
            3: Site("wetland", True, (2, 4), {"town": 1}),
            4: Site("jungle", False, (2, 3, 5, 7), {}),
            5: Site("mountain", False, (1, 2, 4, 6, 7, 8), {}),
            6: Site("sands", False, (1, 5, 8, 9), {"dahan": 2}),
            7: Site("wetland", False, (4, 5, 8), {"dahan": 1}),
            8: Site("mountain", False, (5, 6, 7, 9), {"explorer": 1, "dahan": 1}),
            9: Site("mountain", False, (6, 8), {"dahan": 1}),
        },
        sides={},
        ocean=(),
    ),
    "NE": Board(
        lands={
            1: Site("sands", True, (2, 5), {"city": 1}),
            2: Site("jungle", True, (1, 3, 5), {}),
            3: Site("jungle", True, (2, 4, 5, 7), {"dahan": 1}),
            4: Site("wetland", True, (3, 7), {"dahan": 1}),
            5: Site("jungle", False, (1, 2, 3, 7, 8, 9), {"town": 1}),
            6: Site("mountain", False, (7,), {"dahan": 2}),
            7: Site("mountain", False, (3, 4, 5, 6, 8), {"explorer": 3, "dahan": 3}),
            8: Site("sands", False, (5, 7, 9), {}),
            9: Site("wetland", False, (5, 8), {}),
        },
        sides={},
        ocean=(),
    ),
    "W": Board(
        lands={
            1: Site("jungle", True, (2, 5, 7, 8, 9), {"town": 2, "dahan": 2}),
            2: Site("sands", True, (1, 3, 4, 5), {"town": 1}),
            3: Site("sands", True, (2, 4), {}),
            4: Site("sands", False, (2, 3, 5, 6), {}),
            5: Site("jungle", False, (1, 2, 4, 6, 7), {"explorer": 1}),
            6: Site("mountain", False, (4, 5, 7), {"explorer": 1, "dahan": 1}),
            7: Site("wetland", False, (1, 5, 6, 8), {"dahan": 2}),
            8: Site("jungle", False, (1, 7, 9, 10), {"dahan": 2}),
            9: Site("sands", False, (1, 8, 10), {}),
            10: Site("mountain", False, (8, 9), {}),
        },
        sides={},
        ocean=(),
    ),
    "E": Board(
        lands={
            1: Site("jungle", True, (2, 5, 6), {"explorer": 1}),
            2: Site("wetland", True, (1, 3, 4, 5), {"town": 1}),
            3: Site("wetland", True, (2, 4, 7), {"town": 1, "city": 1, "dahan": 2, "blight": 1}),
            4: Site("wetland", False, (2, 3, 5, 7, 8, 9), {"explorer": 1, "dahan": 3}),
            5: Site("sands", False, (1, 2, 4, 6, 9), {}),
            6: Site("mountain", False, (1, 5, 9, 10), {}),
            7: Site("mountain", False, (3, 4, 8), {}),
            8: Site("mountain", False, (4, 7, 9), {"explorer": 1}),
            9: Site("wetland", False, (4, 5, 6, 8, 10), {"dahan": 2}),
            10: Site("wetland", False, (6, 9), {"dahan": 2}),
        },
        sides={},
        ocean=(),
    ),
}

# Which lands of different boards border on each other. With a board that is not in play its pairs are gone.
ACROSS: Links = (
    ("W6", "E10"), ("W7", "E9"), ("W7", "E10"), ("W8", "E8"), ("W8", "E9"), ("W10", "E7"), ("W10", "E8"),
    ("NW7", "NE7"), ("NW7", "NE8"), ("NW7", "NE9"), ("NW8", "NE7"), ("NW9", "NE6"), ("NW9", "NE7"),
    ("NW1", "W3"), ("NW6", "W3"), ("NW6", "W4"), ("NW9", "W4"), ("NW9", "W6"),
    ("NE4", "E1"), ("NE4", "E6"), ("NE6", "E6"), ("NE6", "E10"), ("NE7", "E6"),
)  # fmt: skip

# Four lands meet at one point in the middle of the island; these pairs of them have nothing but the point in common.
CROSSWISE: Links = (("NW9", "E10"), ("NE6", "W6"))

# A land that reaches over to another board and touches the ocean there.
OVERSEAS: Links = (("NE0", "E1"),)

# The boards that the book takes for so many players (p. 23).
USUAL: dict[int, tuple[str, ...]] = {1: ("NE",), 2: ("W", "E"), 3: ("W", "E", "NE"), 4: ("W", "E", "NE", "NW")}

# Tables that tests play on the map.
TRIALS = (
    Trial(11, 1, {"thematic": True, "board_1": "W"}),
    Trial(12, 2, {"thematic": True}),
    Trial(13, 3, {"thematic": True, "blight_card": "memory_fades_to_dust"}),
    Trial(14, 4, {"thematic": True, "blight_card": "downward_spiral"}),
)

DIAGONALS = ({"NW", "E"}, {"NE", "W"})  # they meet in one point only


def hangs_together(boards: Collection[str]) -> bool:
    """Do these boards make one island? Each must join another with a side.

    >>> hangs_together(["W", "NW"]), hangs_together(["W", "NE"]), hangs_together(["W", "NE", "NW"])
    (True, False, True)
    """
    return len(boards) > 2 or set(boards) not in DIAGONALS
