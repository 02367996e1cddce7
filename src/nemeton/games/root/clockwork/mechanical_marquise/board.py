"""The board of the Mechanical Marquise."""

from typing import Literal

import msgspec

KINDS = ("sawmill", "workshop", "recruiter")
POINTS = (0, 1, 2, 3, 4, 5)  # the same on every track
BUILDINGS = 6
BUILT_FOR = {"fox": "sawmill", "rabbit": "workshop", "mouse": "recruiter"}  # by the suit of the order


class MechanicalMarquiseBoard(msgspec.Struct, tag="mechanical_marquise"):
    """Her order, the buildings still on the board, and what this turn has seen (B.4.3)."""

    order: str = ""
    sawmill: int = BUILDINGS
    workshop: int = BUILDINGS
    recruiter: int = BUILDINGS
    keep: Literal["board", "map", "gone"] = "board"
    has_built: bool = False
    expanded: int = 0  # so often this turn
    entered: list[int] = []  # the clearings that she has moved into
    fallen: int = 0  # warriors that she has lost in defence in the battle that is being fought
