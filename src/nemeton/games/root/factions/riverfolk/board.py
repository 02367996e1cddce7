"""The board of the Riverfolk: where warriors of all colours lie, prices, trade posts."""

import msgspec

from ...cards import FOX, MOUSE, RABBIT

HAND_CARD, RIVERBOATS, MERCENARIES = "hand_card", "riverboats", "mercenaries"
SERVICES = (HAND_CARD, RIVERBOATS, MERCENARIES)
PRICES = (1, 2, 3, 4)
FIRST_PRICE = 2  # where a marker stands before its player has said anything
POSTS = (FOX, MOUSE, RABBIT)
POSTS_OF_A_SUIT = 3
FIRST_WARRIORS, FIRST_PAYMENTS, PROTECTION = 4, 3, 2
POST_COST = 2

Heap = dict[int, int]  # warriors by the seat that owns them


class RiverfolkBoard(msgspec.Struct, tag="riverfolk"):
    """Payments, funds, commitments, prices, and posts that have not come to the map (Law 11.3)."""

    payments: Heap = {}
    funds: Heap = {}
    commitments: Heap = {}
    prices: dict[str, int] = {}  # by service; none before the setup
    posts: dict[str, int] = msgspec.field(default_factory=lambda: dict.fromkeys(POSTS, POSTS_OF_A_SUIT))  # on tracks
    gone: dict[str, int] = msgspec.field(default_factory=lambda: dict.fromkeys(POSTS, 0))  # out of the game
    bought: list[str] = []  # services that the player on turn has bought


def post_of(suit: str) -> str:
    """The name of the trade post of a suit."""
    return f"trade_post_{suit}"


def suit_of_post(piece: str) -> str:
    """The suit of a trade post.

    >>> suit_of_post("trade_post_fox")
    'fox'
    """
    return piece.removeprefix("trade_post_")


def put(heap: Heap, owner: int, count: int) -> None:
    """So many warriors more, or fewer; nobody who has none is named."""
    heap[owner] = heap.get(owner, 0) + count
    assert heap[owner] >= 0, f"{-heap[owner]} warriors too few"
    if not heap[owner]:
        del heap[owner]


def total(heap: Heap) -> int:
    """All warriors of a heap."""
    return sum(heap.values())
