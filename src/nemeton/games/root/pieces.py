"""Pieces on the map, who owns them, and those that leave it together."""

from typing import NamedTuple, TypeAlias

Side: TypeAlias = int  # a seat, or a band after the last seat (`sides.py`)

WARRIOR, BUILDING, TOKEN = "warrior", "building", "token"


class Loss(NamedTuple):
    """Pieces that leave the map together: whose, where, what, and who removes them (-1: nobody scores)."""

    owner: Side
    where: int
    sort: str
    piece: str = ""
    number: int = 1
    by: Side = -1
    replaced: bool = False  # does another piece take the place?
    aloft: bool = False  # of several buildings that are alike: the one in the slot of a landmark
