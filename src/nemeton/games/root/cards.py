"""What a card is: a row of facts, and beside them what it does at the moments that the rules know. The cards themselves
stand in `decks/`, one file for a deck; the quests stand here."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from nemeton.kernel import Rule

    from .draw.emblems_scenes import Scene
    from .rules.modifiers import Modifier
    from .state import Root, RootState
    from .steps import CardStep

BIRD, FOX, RABBIT, MOUSE = "bird", "fox", "rabbit", "mouse"
SUITS = (FOX, RABBIT, MOUSE)
ANY = "any"  # a crafting piece of whatever suit

AMBUSH, DOMINANCE, ITEM, PERSISTENT, IMMEDIATE = "ambush", "dominance", "item", "persistent", "immediate"

BOOT, BAG, CROSSBOW, HAMMER, SWORD, TEA, COINS, TORCH = (
    "boot",
    "bag",
    "crossbow",
    "hammer",
    "sword",
    "tea",
    "coins",
    "torch",
)
CLUB = "club"  # only hirelings bring any (Law B.4.2)
ITEM_SUPPLY = {BOOT: 2, BAG: 2, CROSSBOW: 1, HAMMER: 1, SWORD: 2, TEA: 2, COINS: 2}  # Law 5.1.5
RUIN_ITEMS = (BAG, BOOT, HAMMER, SWORD)  # Law 9.3.4


class AtStart(NamedTuple):
    """What a crafted card does at the start of a phase of its player, before anything else in it (Law 1.4.1)."""

    phase: str
    does: Callable[[Root, int], Rule[None] | None]


class AtEnd(NamedTuple):
    """What a crafted card does at the end of a phase of its player, after everything else in it."""

    phase: str
    does: Callable[[Root, int], Rule[None] | None]


class AnyTime(NamedTuple):
    """What a crafted card lets its player do at any moment of a phase (Law 1.4.2): whom or what it can be used on now,
    which of the two it `aims` at, and what happens then."""

    phase: str
    targets: Callable[[RootState, int], list[int]]
    use: Callable[[Root, int, int], None]
    aims: str = ""  # SEAT, CLEARING (own warriors there), LAND (a clearing), or at nothing
    once: bool = True  # in a turn; False: it is discarded when it is used
    might: Callable[[RootState, int], bool] | None = None  # for all that everybody knows, where targets tell of a hand


SEAT, CLEARING, LAND = "seat", "clearing", "land"


class Card(NamedTuple):
    """One card of a shared deck; `cost` are the suits of the crafting pieces that it wants. Whatever a card does is a
    hook: the rules ask it of the crafted cards of a player and name no card."""

    id: str
    suit: str
    kind: str
    cost: tuple[str, ...] = ()
    item: str = ""
    points: int = 0
    copies: int = 1
    picture: Scene = ()
    on_crafting: Callable[[Root, int], None] | None = None  # once, for its player (Law 4.1.3)
    at_start: AtStart | None = None
    at_end: AtEnd | None = None
    any_time: AnyTime | None = None
    goes_on: Callable[[Root, CardStep], Rule[None] | None] | None = None  # a step of its own that has waited
    in_battle: tuple[Modifier, ...] = ()
    rule: Callable[[RootState, int, int], int] | None = None  # counts so much more for rule in a clearing
    ways: Callable[[RootState, int, int], tuple[int, ...]] | None = None  # where else one may move to from a clearing
    frees: Callable[[RootState, int, int, int], bool] | None = None  # may one move so without rule?
    draws: Callable[[RootState, int, int], int] | None = None  # cards in the evening, instead of so many
    instead_of_drawing: Callable[[Root, int, bool], Rule[bool]] | None = None  # in the evening; is it the last draw?
    item_crafted: Callable[[Root, int, int], None] | None = None  # somebody, its player too, has crafted an item
    item_points: int = 0  # points more for each item that its player crafts
    takes_fallen: Callable[[bool, bool], bool] | None = None  # warriors to a supply: from the map? for another piece?
    is_law_of_steps: bool = False  # do steps that wait name it as their law?


class Quest(NamedTuple):
    """A quest: its suit and the two items that it wants."""

    id: str
    suit: str
    items: tuple[str, str]


# Every card of every deck; filled by `decks/`.
CARDS: dict[str, Card] = {}
AMBUSHES: list[str] = []
DOMINANCES: list[str] = []

# By deck, the cards that have a hook, in their order there: most hooks are asked all the time.
HOOK_NAMES = (
    *("at_start", "at_end", "any_time", "rule", "ways", "frees", "draws"),
    *("instead_of_drawing", "item_crafted", "takes_fallen"),
)
HOOKS: dict[str, dict[str, list[Card]]] = {}

F, R, M = FOX, RABBIT, MOUSE

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


def law_of(card: str) -> str:
    """The law that a card is."""
    return f"card.{card}"


def kind_of(card: str) -> str:
    """The kind of a card; of one that there is not, none."""
    return CARDS[card].kind if card in CARDS else ""


def suit_of(card: str) -> str:
    """The suit of a card.

    >>> suit_of("ambush_bird"), len(QUESTS)
    ('bird', 15)
    """
    return CARDS[card].suit


def matches(card: str, suit: str) -> bool:
    """Does a card match a suit? Birds are wild; nothing stands in for a bird (Law 2.1.1).

    >>> matches("ambush_bird", FOX), matches("ambush_fox", FOX), matches("ambush_fox", BIRD)
    (True, True, False)
    """
    own = CARDS[card].suit
    return own in (BIRD, suit)
