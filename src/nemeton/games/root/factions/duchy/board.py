"""The board of the Duchy: the Burrow, two tracks of buildings, and nine ministers in three ranks."""

from collections.abc import Iterable
from typing import NamedTuple

import msgspec

BURROW = "burrow"
CITADEL, MARKET, TUNNEL = "citadel", "market", "tunnel"
BUILDINGS = (CITADEL, MARKET)
OF_EACH = 3  # citadels, markets, tunnels
CITADEL_WARRIORS = (1, 2, 2)  # what each emptied space of the track adds to the birdsong
ASSEMBLY, DIGGERS = 2, 4
SQUIRE, NOBLE, LORD = "squire", "noble", "lord"
BRIGADIER, BANKER, MAYOR = "brigadier", "banker", "mayor"
FOREMOLE, CAPTAIN, MARSHAL = "foremole", "captain", "marshal"
DUCHESS, BARON, EARL = "duchess_of_mud", "baron_of_dirt", "earl_of_stone"


class Rank(NamedTuple):
    """What swaying a minister of a rank takes and brings."""

    cards: int
    points: int
    crowns: int = 3


RANKS = {SQUIRE: Rank(2, 1), NOBLE: Rank(3, 2), LORD: Rank(4, 3)}
MINISTERS = {
    **dict.fromkeys((FOREMOLE, CAPTAIN, MARSHAL), SQUIRE),
    **dict.fromkeys((BRIGADIER, BANKER, MAYOR), NOBLE),
    **dict.fromkeys((DUCHESS, BARON, EARL), LORD),
}
NUMERALS = dict(zip(MINISTERS, ("I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX"), strict=True))


def law_of(minister: str) -> str:
    """The paragraph that says what a minister does."""
    return f"12.5.2.{NUMERALS[minister]}"


class DuchyBoard(msgspec.Struct, tag="duchy"):
    """What has not come to the map, who stands in the Burrow, who was swayed, and what this turn has used (Law 12.3).

    A minister of `swayed` wears a crown; `lost` are the crowns that have left the game, by rank.
    """

    citadel: int = OF_EACH
    market: int = OF_EACH
    tunnel: int = OF_EACH
    burrow: int = 0
    swayed: list[str] = []
    lost: dict[str, int] = {}
    revealed: list[str] = []  # cards that lie open until the evening
    acted: list[str] = []  # ministers who have acted today
    actions: int = 0  # left of the assembly


def crowns_left(board: DuchyBoard, rank: str) -> int:
    """The crowns of a rank that can still be given."""
    return RANKS[rank].crowns - of_rank(board.swayed, rank) - board.lost.get(rank, 0)


def of_rank(ministers: Iterable[str], rank: str) -> int:
    """How many of these have a rank."""
    return sum(MINISTERS[name] == rank for name in ministers)


def highest(ministers: list[str]) -> list[str]:
    """Those of the highest rank among some: lords, then nobles, then squires (Law 12.2.3)."""
    for rank in (LORD, NOBLE, SQUIRE):
        found = [name for name in MINISTERS if name in ministers and MINISTERS[name] == rank]
        if found:
            return found
    return []


def recruits(board: DuchyBoard) -> int:
    """The warriors of a birdsong: one, and those of the emptied spaces of the citadels (Law 12.4).

    >>> [recruits(DuchyBoard(citadel=left)) for left in (3, 2, 1, 0)]
    [1, 2, 4, 6]
    """
    return 1 + sum(CITADEL_WARRIORS[: OF_EACH - board.citadel])
