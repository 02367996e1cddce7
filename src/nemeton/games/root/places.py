"""Places: which suits they have and what lies beside them. A place is a clearing (its number), a forest, or one that is
neither, by its name."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from . import rulings
from .cards import ANY, BIRD, CARDS, SUITS
from .maps import MAPS

if TYPE_CHECKING:
    from nemeton.kernel import Hidden

    from .maps.map import Forest
    from .state import RootState

Place: TypeAlias = int | str
EVERY = "every"  # what a clearing of every suit is called


class Elsewhere(NamedTuple):
    """A place that is neither clearing nor forest, as the Burrow is (Law 12.2.2), and the clearings beside it now."""

    name: str
    beside: Callable[[RootState], tuple[int, ...]]


# These are filled by whoever brings such things into the game.
ELSEWHERE: dict[str, Elsewhere] = {}
SUIT_TOKENS: dict[str, tuple[str, ...]] = {}  # tokens that give further suits to their clearing
FURTHER_SUITS: dict[str, tuple[str, ...]] = {}  # landmarks that do
EXTRA_SLOTS: dict[str, int] = {}  # landmarks that give further building slots to their clearing


# Suits


def suits_of(state: RootState, where: int) -> tuple[str, ...]:
    """The suits of a clearing: its own one first, then others that the map prints and those that tokens and landmarks
    bring."""
    here, site = state.clearings[where], MAPS[state.options.map].clearings[where]
    suits = site.suits if len(site.suits) > 1 and here.suit == site.suit else (here.suit,)
    if SUIT_TOKENS:
        further = [suit for _, token in here.tokens for suit in SUIT_TOKENS.get(token, ())]
        suits = tuple(dict.fromkeys((*suits, *further)))
    if state.landmarks:
        for name, at in state.landmarks.items():
            if at == where and name in FURTHER_SUITS:
                suits = tuple(dict.fromkeys((*suits, *FURTHER_SUITS[name])))
    return suits


def is_of_every_suit(state: RootState, where: int) -> bool:
    """Does every card match a clearing?"""
    return len(suits_of(state, where)) == len(SUITS)


def has_suit(state: RootState, where: int, suit: str) -> bool:
    """Is a clearing of this suit? Every clearing matches a bird card (Law 2.1.1)."""
    return suit == BIRD or suit in suits_of(state, where)


def first_suit(state: RootState, where: int) -> str:
    """The suit of a clearing where just one is wanted, to name it for example."""
    return suits_of(state, where)[0]


def crafting_suit(state: RootState, where: int) -> str:
    """The suit of a crafting piece in a clearing; where there is every suit, it is used as any."""
    suits = suits_of(state, where)
    return ANY if len(suits) == len(SUITS) else suits[0]


def crafting_suits(state: RootState, clearings: Iterable[int]) -> dict[str, int]:
    """The suits of crafting pieces in these clearings, and how many there are of each."""
    counts: dict[str, int] = {}
    for where in clearings:
        suit = crafting_suit(state, where)
        counts[suit] = counts.get(suit, 0) + 1
    return counts


def told_suit(state: RootState, where: int) -> str:
    """The suit of a clearing as it is told: its own, or all."""
    return EVERY if is_of_every_suit(state, where) else first_suit(state, where)


def fits(state: RootState, card: str, where: int) -> bool:
    """Does a card match a clearing, by one of its suits?"""
    return has_suit(state, where, CARDS[card].suit)


def matcher(state: RootState, where: int) -> Callable[[str], bool]:
    """The test whether a card matches a clearing, for many cards."""
    suits = (BIRD, *suits_of(state, where))
    return lambda card: CARDS[card].suit in suits


def fitting(state: RootState, cards: list[Hidden], where: int) -> list[str]:
    """The cards that match a clearing, each name once."""
    suits = (BIRD, *suits_of(state, where))
    return sorted({card.card for card in cards if CARDS[card.card].suit in suits})


def clearings_of(state: RootState, suit: str) -> list[int]:
    """The clearings that match a suit; everything matches a bird card."""
    return list(state.clearings) if suit == BIRD else [at for at in state.clearings if suit in suits_of(state, at)]


# What lies beside what (Law 2.2.1, 2.4)


def clearings_beside(state: RootState, place: Place) -> tuple[int, ...]:
    """The clearings beside a place; between clearings along paths that are open."""
    board = MAPS[state.options.map]
    if isinstance(place, str):
        return ELSEWHERE[place].beside(state) if place in ELSEWHERE else board.forests[place].clearings
    paths = board.clearings[place].paths
    if state.closed_paths:
        return tuple(to for to in paths if (min(place, to), max(place, to)) not in state.closed_paths)
    return paths


def paths_of(state: RootState) -> list[tuple[int, int]]:
    """All paths that are open, the lower number first."""
    sites = MAPS[state.options.map].clearings
    paths = [(where, to) for where, site in sites.items() for to in site.paths if where < to]
    return [path for path in paths if path not in state.closed_paths]


def forests_beside(state: RootState, place: Place) -> tuple[str, ...]:
    """The forests beside a clearing or a forest; paths bound forests whether they are open or not (Law B.3.2)."""
    forests = MAPS[state.options.map].forests
    if isinstance(place, str):
        if place not in forests:
            return ()
        near, coast = forests[place].forests, MAPS[state.options.map].coast
        if coast and not rulings.SHORE_ROUND_THE_LAKE:
            near += tuple(to for to in forests if to != place and to not in near and _meet(forests, place, to, coast))
        return near
    return tuple(name for name, forest in forests.items() if place in forest.clearings)


def _meet(forests: dict[str, Forest], one: str, other: str, coast: tuple[int, ...]) -> bool:
    """Do two forests touch the same clearing at the lake?"""
    return any(where in coast and where in forests[other].clearings for where in forests[one].clearings)


def beside(state: RootState, place: Place) -> tuple[Place, ...]:
    """All that lies beside a place: clearings, forests, then places that are neither."""
    nooks = [one.name for one in ELSEWHERE.values() if place in one.beside(state)]
    return (*clearings_beside(state, place), *forests_beside(state, place), *nooks)
