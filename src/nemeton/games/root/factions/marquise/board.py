"""The board of the Marquise."""

from typing import Literal

import msgspec

KINDS = ("sawmill", "workshop", "recruiter")
WOOD_COST = (0, 1, 2, 3, 3, 4)
POINTS = {"sawmill": (0, 1, 2, 3, 4, 5), "workshop": (0, 2, 2, 3, 4, 5), "recruiter": (0, 1, 2, 3, 3, 4)}
DRAWS = {"recruiter": (0, 0, 1, 0, 1, 0)}
BUILDINGS, WOOD = 6, 8


class MarquiseBoard(msgspec.Struct, tag="marquise"):
    """Wood and buildings still on the board (Law 6.3)."""

    wood: int = 8
    sawmill: int = 6
    workshop: int = 6
    recruiter: int = 6
    keep: Literal["board", "map", "gone"] = "board"
    actions: int = 0
    recruited: bool = False
