"""The base deck and the quests: facts, no behaviour. What effects do stands in `card_effects.py` and `battle.py`."""

from typing import NamedTuple

BIRD, FOX, RABBIT, MOUSE = "bird", "fox", "rabbit", "mouse"
SUITS = (FOX, RABBIT, MOUSE)
ANY = "any"  # a crafting piece of whatever suit

AMBUSH, DOMINANCE, ITEM, PERSISTENT, IMMEDIATE = "ambush", "dominance", "item", "persistent", "immediate"

BOOT, BAG, CROSSBOW, HAMMER, SWORD, TEA, COINS, TORCH = (
    "boot", "bag", "crossbow", "hammer", "sword", "tea", "coins", "torch",
)  # fmt: skip
ITEM_SUPPLY = {BOOT: 2, BAG: 2, CROSSBOW: 1, HAMMER: 1, SWORD: 2, TEA: 2, COINS: 2}  # Law 5.1.5
RUIN_ITEMS = (BAG, BOOT, HAMMER, SWORD)  # Law 9.3.4


class Card(NamedTuple):
    """One card of the shared deck; `cost` are the suits of the crafting pieces that it wants."""

    id: str
    suit: str
    kind: str
    cost: tuple[str, ...] = ()
    item: str = ""
    points: int = 0
    copies: int = 1


class Quest(NamedTuple):
    """A quest of the Vagabond: its suit and the two items that it wants."""

    id: str
    suit: str
    items: tuple[str, str]


B, F, R, M = BIRD, FOX, RABBIT, MOUSE

_CARDS = (
    Card("ambush_bird", B, AMBUSH, (), copies=2),
    Card("ambush_fox", F, AMBUSH, ()),
    Card("ambush_rabbit", R, AMBUSH, ()),
    Card("ambush_mouse", M, AMBUSH, ()),
    Card("dominance_bird", B, DOMINANCE, ()),
    Card("dominance_fox", F, DOMINANCE, ()),
    Card("dominance_rabbit", R, DOMINANCE, ()),
    Card("dominance_mouse", M, DOMINANCE, ()),
    Card("birdy_bindle", B, ITEM, (M,), item="bag", points=1),
    Card("woodland_runners", B, ITEM, (R,), item="boot", points=1),
    Card("arms_trader", B, ITEM, (F, F), item="sword", points=2),
    Card("crossbow_bird", B, ITEM, (F,), item="crossbow", points=1),
    Card("gently_used_knapsack", F, ITEM, (M,), item="bag", points=1),
    Card("root_tea_fox", F, ITEM, (M,), item="tea", points=2),
    Card("travel_gear_fox", F, ITEM, (R,), item="boot", points=1),
    Card("protection_racket", F, ITEM, (R, R), item="coins", points=3),
    Card("foxfolk_steel", F, ITEM, (F, F), item="sword", points=2),
    Card("anvil", F, ITEM, (F,), item="hammer", points=2),
    Card("smugglers_trail", R, ITEM, (M,), item="bag", points=1),
    Card("root_tea_rabbit", R, ITEM, (M,), item="tea", points=2),
    Card("a_visit_to_friends", R, ITEM, (R,), item="boot", points=1),
    Card("bake_sale", R, ITEM, (R, R), item="coins", points=3),
    Card("mouse_in_a_sack", M, ITEM, (M,), item="bag", points=1),
    Card("root_tea_mouse", M, ITEM, (M,), item="tea", points=2),
    Card("travel_gear_mouse", M, ITEM, (R,), item="boot", points=1),
    Card("investments", M, ITEM, (R, R), item="coins", points=3),
    Card("sword", M, ITEM, (F, F), item="sword", points=2),
    Card("crossbow_mouse", M, ITEM, (F,), item="crossbow", points=1),
    Card("armorers", B, PERSISTENT, (F,), copies=2),
    Card("sappers", B, PERSISTENT, (M,), copies=2),
    Card("brutal_tactics", B, PERSISTENT, (F, F), copies=2),
    Card("royal_claim", B, PERSISTENT, (ANY, ANY, ANY, ANY)),
    Card("stand_and_deliver", F, PERSISTENT, (M, M, M), copies=2),
    Card("tax_collector", F, PERSISTENT, (F, R, M), copies=3),
    Card("favor_of_the_foxes", F, IMMEDIATE, (F, F, F)),
    Card("command_warren", R, PERSISTENT, (R, R), copies=2),
    Card("better_burrow_bank", R, PERSISTENT, (R, R), copies=2),
    Card("cobbler", R, PERSISTENT, (R, R), copies=2),
    Card("favor_of_the_rabbits", R, IMMEDIATE, (R, R, R)),
    Card("scouting_party", M, PERSISTENT, (M, M), copies=2),
    Card("codebreakers", M, PERSISTENT, (M,), copies=2),
    Card("favor_of_the_mice", M, IMMEDIATE, (M, M, M)),
)

CARDS: dict[str, Card] = {card.id: card for card in _CARDS}
DECK = tuple(card.id for card in _CARDS for _ in range(card.copies))
AMBUSHES = tuple(card.id for card in _CARDS if card.kind == AMBUSH)
DOMINANCES = tuple(card.id for card in _CARDS if card.kind == DOMINANCE)

_QUESTS = (
    Quest("fundraising_fox", F, (TEA, COINS)),
    Quest("errand_fox", F, (TEA, BOOT)),
    Quest("logistics_help_fox", F, (BOOT, BAG)),
    Quest("repair_a_shed_fox", F, (TORCH, HAMMER)),
    Quest("give_a_speech_fox", F, (TORCH, TEA)),
    Quest("guard_duty_rabbit", R, (TORCH, SWORD)),
    Quest("errand_rabbit", R, (TEA, BOOT)),
    Quest("give_a_speech_rabbit", R, (TORCH, TEA)),
    Quest("fend_off_a_bear_rabbit", R, (TORCH, CROSSBOW)),
    Quest("expel_bandits_rabbit", R, (SWORD, SWORD)),
    Quest("expel_bandits_mouse", M, (SWORD, SWORD)),
    Quest("guard_duty_mouse", M, (TORCH, SWORD)),
    Quest("fend_off_a_bear_mouse", M, (TORCH, CROSSBOW)),
    Quest("escort_mouse", M, (BOOT, BOOT)),
    Quest("logistics_help_mouse", M, (BOOT, BAG)),
)

QUESTS: dict[str, Quest] = {quest.id: quest for quest in _QUESTS}


def suit_of(card: str) -> str:
    """The suit of a card.

    >>> suit_of("ambush_bird"), len(DECK), len(QUESTS)
    ('bird', 54, 15)
    """
    return CARDS[card].suit


def matches(card: str, suit: str) -> bool:
    """Does a card match a suit? Birds are wild; nothing stands in for a bird (Law 2.1.1).

    >>> matches("ambush_bird", FOX), matches("ambush_fox", FOX), matches("ambush_fox", BIRD)
    (True, True, False)
    """
    own = CARDS[card].suit
    return own in (BIRD, suit)
