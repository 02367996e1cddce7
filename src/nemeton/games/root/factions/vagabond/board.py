"""The board of the Vagabond."""

import msgspec

HOSTILE, INDIFFERENT, ALLIED = -1, 0, 3


class Item(msgspec.Struct, array_like=True):
    """An item of the Vagabond."""

    kind: str
    exhausted: bool = False
    damaged: bool = False
    from_ruin: bool = False  # one of two sets under the ruins; told only where two Vagabonds play (Law 9.7.3)


class VagabondBoard(msgspec.Struct, tag="vagabond"):
    """The pawn, the items, the relationships, the quests done (Law 9.3)."""

    character: str = ""
    at: int = 0  # the clearing; 0 while in a forest
    forest: str = ""
    items: list[Item] = []
    relations: dict[int, int] = {}  # by seat: HOSTILE, or INDIFFERENT to ALLIED
    aids: dict[int, int] = {}  # by seat, aids of this turn since the last improvement
    quests: list[str] = []
    refreshing: int = 0
    tea_paid: int = 0  # from its track, at the start of this birdsong, for services (Law 11.2.6.III)
