"""The board of the Vagabot."""

from typing import Literal

import msgspec

from ...cards import BAG, BOOT, HAMMER, TORCH

CharacterName = Literal["thief", "tinker", "ranger", "vagrant", "scoundrel", "arbiter"]
FIRST_ITEMS = (TORCH, BOOT, BAG, HAMMER)  # any four will do, since all items are alike to it (B.7.2.3)
DAYS = {
    "fox": ("explore", "battle", "special"),
    "rabbit": ("battle", "repair", "special"),
    "mouse": ("quest", "aid", "battle", "repair"),
    "bird": ("explore", "quest", "aid", "battle"),
}
QUESTING_DAYS = {
    "fox": ("explore", "special", "battle"),
    "rabbit": ("special", "aid", "battle"),
    "mouse": ("quest", "aid", "battle"),
    "bird": ("explore", "quest", "battle"),
}


class Item(msgspec.Struct, array_like=True):
    """An item of the Vagabot."""

    kind: str
    exhausted: bool = False
    damaged: bool = False
    on_track: bool = False  # does it lie on the battle track (B.7.2.4)? Filled when the next item is exhausted


class VagabotBoard(msgspec.Struct, tag="vagabot"):
    """The pawn, the items, the quest (B.7.3)."""

    order: str = ""
    character: str = ""
    at: int = 0  # the clearing; 0 while in a forest
    forest: str = ""
    items: list[Item] = []
    quest: str = ""  # the one that lies before it
    quests: list[str] = []  # those done
    rests: bool = False  # does it skip the day?
    covered: list[int] = []  # clearings where an item covers a slot (B.7.7.5)
