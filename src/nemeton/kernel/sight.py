"""Sight: who knows which hidden card, and the two ways to write a state for somebody who must not know everything.

A hidden card carries the seats that know it, one bit each. Effects that show, pass or give a card add to it; mixing cards
into a hidden zone clears it. `concealed` shows a seat what it knows and blanks elsewhere; `refill` deals all cards that a seat
cannot know anew over the places where they may lie.
"""

from collections.abc import Callable, Iterable, Sequence
from random import Random

import msgspec

PUBLIC = -1  # what a spectator sees
ALL = -2  # everything

BLANK = ""
EVERYBODY = (1 << 30) - 1


class Hidden(msgspec.Struct, array_like=True):
    """A card that lies hidden somewhere, and who knows it all the same."""

    card: str
    known: int = 0

    def is_known_to(self, seat: int) -> bool:
        """Does the seat know it? The public knows what everybody knows.

        >>> Hidden("fox", 0b10).is_known_to(1), Hidden("fox", 0b10).is_known_to(0), Hidden("fox", EVERYBODY).is_known_to(PUBLIC)
        (True, False, True)
        """
        if seat < 0:
            return seat == ALL or self.known == EVERYBODY
        return bool(self.known >> seat & 1)


def hidden(cards: Iterable[str]) -> list[Hidden]:
    """Cards that nobody knows."""
    return [Hidden(card) for card in cards]


def show(card: Hidden, *seats: int) -> Hidden:
    """These seats have seen the card; PUBLIC stands for everybody."""
    for seat in seats:
        card.known |= EVERYBODY if seat == PUBLIC else 1 << seat
    return card


def mix(cards: Iterable[Hidden], *looking: int) -> None:
    """The cards were mixed, or some were taken away unseen: nobody but these seats knows which is which."""
    still = 0
    for seat in looking:
        still |= 1 << seat
    for card in cards:
        card.known &= still


def concealed(cards: Iterable[Hidden], seat: int, *, ordered: bool = True) -> list[Hidden]:
    """The same number of cards, those the seat does not know blank. What others know is not told either.

    Where the order means nothing, as in a hand, it would tell which card came when: there known cards come first.
    """
    seen = [Hidden(card.card, EVERYBODY if card.known == EVERYBODY else 0 if seat == PUBLIC else 1 << seat)
            if card.is_known_to(seat) else Hidden(BLANK) for card in cards]  # fmt: skip
    return seen if ordered else sorted(seen, key=lambda card: (card.card == BLANK, card.card))


def refill(
    zones: Sequence[list[Hidden]],
    seat: int,
    rng: Random,
    fits: Callable[[int, str], bool] = lambda _zone, _card: True,
    tries: int = 50,
) -> None:
    """Deal the cards that the seat does not know anew over the places of `zones` where they lie, in place.

    `fits(zone, card)` says which card may lie in which zone. The truth always fits, so when chance finds no other deal
    in some tries the cards are left as they are.
    """
    places = [(zone, at) for zone, cards in enumerate(zones) for at, card in enumerate(cards) if not card.is_known_to(seat)]
    unknown = sorted(zones[zone][at].card for zone, at in places)  # so that the guess owes nothing to the truth
    for _ in range(tries):
        dealt = unknown[:]
        rng.shuffle(dealt)
        if all(fits(zone, card) for (zone, _), card in zip(places, dealt, strict=True)):
            for (zone, at), card in zip(places, dealt, strict=True):
                zones[zone][at].card = card
            return
