"""What the pictures of cards, quests, leaders and characters show: signs of the woodland, each with its place and size,
painted in that order. The window is 72 by 72 around (0, 0); the ground lies at 24."""

from typing import NamedTuple


class Thing(NamedTuple):
    """A sign in a scene; `turn` in degrees."""

    sign: str
    x: float
    y: float
    size: float
    turn: float = 0


Scene = tuple[Thing, ...]
T = Thing

WOOD = (T("tree-oak", -26, 8, 1.3), T("tree-oak", 27, 9, 1.3))
GROVE = (T("tree-birch", -27, 6, 1.25), T("tree-birch", 28, 8, 1.15))
PINES = (T("tree-spruce", -27, 4, 1.3), T("tree-spruce", 27, 7, 1.15))


CARD_SCENES: dict[str, Scene] = {  # of cards that are of no deck
    "vizier": (*PINES, T("w-eyrie", 0, 4, 1.0), T("ui-crown", -3, -25, 0.7)),
}

LEADER_SCENES: dict[str, Scene] = {
    "builder": (T("w-eyrie", -9, 5, 1.0), T("b-workshop", 19, 15, 1.15), T("item-hammer", 18, -12, 0.9, 20)),
    "charismatic": (
        T("w-eyrie", -17, 7, 0.8), T("w-eyrie", 17, 7, 0.8), T("w-eyrie", 0, 3, 1.0), T("ui-heart", 0, -30, 0.5),
    ),
    "commander": (T("w-eyrie", -7, 5, 1.0), T("ui-battle", 18, 5, 1.1), T("ui-hit", 21, -20, 0.7)),
    "despot": (T("t-keep", 17, 10, 1.3), T("w-eyrie", -8, 5, 1.0), T("ui-crown", -12, -27, 0.8)),
}  # fmt: skip

CHARACTER_SCENES: dict[str, Scene] = {
    "thief": (T("w-vagabond", -8, 4, 1.0), T("ui-card", 20, 8, 1.2, 14)),
    "tinker": (T("w-vagabond", -8, 4, 1.0), T("item-hammer", 20, 6, 1.2, 12)),
    "ranger": (*PINES, T("w-vagabond", -5, 4, 1.0), T("item-crossbow", 20, 8, 1.1)),
    "vagrant": (T("w-vagabond", -8, 4, 1.0), T("ui-battle", 20, 8, 1.0)),
    "arbiter": (T("item-sword", -24, 4, 1.3), T("w-vagabond", 0, 4, 1.0), T("item-sword", 24, 4, 1.3)),
    "scoundrel": (T("w-vagabond", -8, 4, 1.0), T("item-torch", 19, 2, 1.6, 8)),
    "adventurer": (*WOOD, T("w-vagabond", -4, 4, 1.0), T("item-bag", 20, 12, 1.1)),
    "ronin": (T("w-vagabond", -8, 4, 1.0), T("item-sword", 19, 0, 1.5, 14)),
    "harrier": (T("w-vagabond", -4, 8, 0.95), T("wing", -24, -6, 1.0), T("wing", 22, -6, 1.0, 20)),
}
