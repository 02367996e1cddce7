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


def ambush(suit: str) -> Scene:
    """Eyes between trees."""
    return (
        T("tree-oak", -23, -2, 1.7), T("tree-oak", 24, 0, 1.7), T(f"suit-{suit}", 0, 0, 2.0), T("ui-hit", 19, -22, 0.8),
        T("tree-oak", -17, 22, 1.1), T("tree-oak", 18, 23, 1.1),
    )  # fmt: skip


def dominance(suit: str) -> Scene:
    """A crowned head over the woodland."""
    return (
        *WOOD, T("tree-oak", -13, 24, 0.9), T("tree-oak", 14, 24, 0.9), T(f"suit-{suit}", 0, 8, 2.0),
        T("ui-crown", 0, -21, 1.25),
    )  # fmt: skip


def favor(suit: str) -> Scene:
    """Three of a kind who do one a favour."""
    return (
        *WOOD, T(f"suit-{suit}", -21, 14, 1.15), T(f"suit-{suit}", 22, 14, 1.15), T(f"suit-{suit}", 0, 2, 1.75),
        T("ui-heart", 0, -24, 0.75),
    )  # fmt: skip


CARD_SCENES: dict[str, Scene] = {
    **{f"ambush_{suit}": ambush(suit) for suit in ("bird", "fox", "rabbit", "mouse")},
    **{f"dominance_{suit}": dominance(suit) for suit in ("bird", "fox", "rabbit", "mouse")},
    "favor_of_the_foxes": favor("fox"), "favor_of_the_rabbits": favor("rabbit"), "favor_of_the_mice": favor("mouse"),
    # Items
    "birdy_bindle": (*PINES, T("suit-bird", -11, -3, 1.5), T("item-bag", 14, 9, 1.6)),
    "woodland_runners": (*PINES, T("item-boot", -12, 8, 1.5, -14), T("item-boot", 13, 1, 1.5, 10)),
    "arms_trader": (T("item-sword", -20, -1, 1.5, -24), T("item-sword", 20, -1, 1.5, 24), T("suit-bird", 0, 2, 1.6)),
    "crossbow_bird": (*PINES, T("item-crossbow", 0, 0, 1.9), T("suit-bird", 20, -16, 0.9)),
    "gently_used_knapsack": (*WOOD, T("item-bag", 0, 4, 2.1), T("tree-leaf", 21, -19, 1.2, 30)),
    "root_tea_fox": (T("tree-tuft", -24, 20, 1.3), T("item-tea", -3, 5, 1.9), T("suit-fox", 21, -16, 0.95)),
    "travel_gear_fox": (*GROVE, T("item-boot", -3, 3, 2.0), T("suit-fox", 21, -17, 0.95)),
    "protection_racket": (T("suit-fox", 0, -9, 1.7), T("item-coins", -20, 14, 1.2), T("item-coins", 20, 14, 1.2)),
    "foxfolk_steel": (T("item-sword", 2, 0, 1.9, 40), T("suit-fox", -16, 10, 1.3), T("ui-hit", 20, 15, 0.7)),
    "anvil": (T("b-workshop", 0, 12, 1.9), T("item-hammer", 8, -15, 1.35, 48)),
    "smugglers_trail": (*WOOD, T("item-bag", 9, 7, 1.6), T("suit-rabbit", -15, 0, 1.35)),
    "root_tea_rabbit": (T("tree-tuft", 24, 20, 1.3), T("item-tea", -3, 4, 1.9), T("suit-rabbit", 21, -14, 1.0)),
    "a_visit_to_friends": (T("suit-rabbit", -15, -4, 1.3), T("suit-rabbit", 15, -4, 1.3), T("item-boot", 0, 19, 1.1)),
    "bake_sale": (T("ui-build", -14, 2, 1.8), T("item-coins", 17, 9, 1.4), T("suit-rabbit", 17, -17, 0.85)),
    "mouse_in_a_sack": (T("suit-mouse", 0, -12, 1.4), T("item-bag", 0, 14, 1.7), T("tree-tuft", -24, 22, 1.2)),
    "root_tea_mouse": (T("tree-mushroom", -24, 19, 1.5), T("item-tea", -1, 5, 1.9), T("suit-mouse", 21, -17, 0.95)),
    "travel_gear_mouse": (*GROVE, T("item-boot", -3, 4, 2.0), T("suit-mouse", 21, -17, 0.95)),
    "investments": (T("item-coins", -16, 10, 1.3), T("item-coins", 16, 10, 1.3), T("suit-mouse", 0, -10, 1.5)),
    "sword": (*GROVE, T("item-sword", 0, 1, 2.1), T("suit-mouse", 20, -18, 0.85)),
    "crossbow_mouse": (*GROVE, T("item-crossbow", 0, 1, 1.9), T("suit-mouse", 20, -18, 0.85)),
    # What stays in play
    "armorers": (T("ui-hit", -21, -18, 0.8), T("ui-hit", 22, -16, 0.8), T("armour", 0, 3, 1.0)),
    "sappers": (T("b-ruin", 4, 10, 1.6), T("item-torch", -23, 9, 1.2, -12), T("ui-hit", 16, -16, 1.1)),
    "brutal_tactics": (T("ui-hit", 0, 0, 2.3), T("ui-battle", 0, 0, 1.7)),
    "royal_claim": (T("t-keep", 0, 12, 1.8), T("ui-crown", 0, -21, 1.2), *WOOD),
    "stand_and_deliver": (*WOOD, T("w-vagabond", -9, 4, 0.9), T("item-crossbow", 17, 6, 1.15, 60)),
    "tax_collector": (T("item-bag", -21, 13, 1.2), T("w-marquise", 0, 4, 0.95), T("item-coins", 22, 14, 1.2)),
    "command_warren": (
        *GROVE, T("suit-rabbit", -15, 13, 1.2), T("suit-rabbit", 15, 13, 1.2), T("ui-battle", 0, -9, 1.4),
    ),
    "better_burrow_bank": (T("burrow", 0, 6, 1.0), T("ui-card", -16, -16, 1.0, -12), T("ui-card", 16, -16, 1.0, 12)),
    "cobbler": (T("item-boot", -9, 3, 1.8), T("item-hammer", 18, -6, 1.2, 30), T("tree-tuft", 24, 22, 1.1)),
    "scouting_party": (*PINES, T("suit-mouse", -12, 10, 1.2), T("suit-mouse", 13, 10, 1.2), T("eye", 0, -16, 1.0)),
    "codebreakers": (T("ui-card", -15, 6, 1.6, -14), T("ui-card", 4, 3, 1.6, 4), T("eye", 12, -14, 1.0)),
    "vizier": (*PINES, T("w-eyrie", 0, 4, 1.0), T("ui-crown", -3, -25, 0.7)),
}  # fmt: skip

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
