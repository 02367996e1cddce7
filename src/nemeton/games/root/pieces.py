"""Pieces on the map, and those that leave it together."""

from typing import NamedTuple

WARRIOR, BUILDING, TOKEN = "warrior", "building", "token"


class Loss(NamedTuple):
    """Pieces that leave the map together: whose, where, what, and who removes them (-1: nobody scores)."""

    owner: int
    where: int
    sort: str
    piece: str = ""
    number: int = 1
    by: int = -1
