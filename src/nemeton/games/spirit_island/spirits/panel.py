"""A spirit's panel: facts, and the moments of the rules at which it is asked for its special rules."""

from typing import NamedTuple

from ..powers.card import Deck
from ..trials import Trial

PRESENCE = 13  # of every spirit


class Growth(NamedTuple):
    """One icon of a growth option."""

    do: str
    amount: int = 0  # of energy, card plays or presence
    range: int = 0
    to: tuple[str, ...] = ()  # where presence may go; nothing for anywhere


class Slot(NamedTuple):
    """A place on a presence track: what it gives while it is open."""

    number: int = -1  # energy or card plays; only the highest counts
    element: str = ""
    reclaim_one: bool = False


class Panel:
    """Everything about a spirit. What is not written in its file is as for most spirits."""

    word: str  # how written positions call it
    complexity: str
    start: tuple[tuple[int, str], ...]  # how much presence where
    always: tuple[Growth, ...] = ()
    growth: tuple[tuple[Growth, ...], ...]
    energy: tuple[Slot, ...]
    plays: tuple[Slot, ...]
    progression: tuple[str, ...] = ()  # what it learns, in this order, in a first game
    colour: str
    outline: str  # of its presence
    emblem: str  # in dark ink on its presence
    trial: Trial | None = None  # where tests play it

    def __init__(self, own: Deck) -> None:
        self.name = own.name
        self.powers = tuple(own.cards)
        self.cards = own.cards
        self.innates = own.innates
