"""The board of the Marquise."""

from typing import Literal

import msgspec

KINDS = ("sawmill", "workshop", "recruiter")


class MarquiseBoard(msgspec.Struct, tag="marquise"):
    """Wood and buildings still on the board (Law 6.3)."""

    wood: int = 8
    sawmill: int = 6
    workshop: int = 6
    recruiter: int = 6
    keep: Literal["board", "map", "gone"] = "board"
    actions: int = 0
    recruited: bool = False
