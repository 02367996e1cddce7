"""Sight: who knows which hidden card, and the two ways to write a state for somebody who must not know everything.

A hidden card carries the seats that know it, one bit each. Effects that show, pass or give a card add to it; mixing
cards into a hidden zone clears it. `concealed` shows a seat what it knows and blanks elsewhere; `refill` deals all
cards that a seat cannot know anew over the places where they may lie.
"""

from collections.abc import Callable, Iterable, Sequence
from random import Random

import msgspec

PUBLIC = -1  # what a spectator sees
ALL = -2  # everything
TABLE = -3  # what its players know together: all that at least one of them knows

BLANK = ""
EVERYBODY = (1 << 30) - 1


class Hidden(msgspec.Struct, array_like=True):
    """A card that lies hidden somewhere, and who knows it all the same."""

    card: str
    known: int = 0

    def is_known_to(self, seat: int) -> bool:
        """Does the seat know it? The public knows what everybody knows.

        >>> Hidden("fox", 0b10).is_known_to(1), Hidden("fox", 0b10).is_known_to(0)
        (True, False)
        """
        if seat < 0:
            return seat == ALL or self.known == EVERYBODY or (seat == TABLE and self.known != 0)
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
    seen = [
        Hidden(card.card, EVERYBODY if card.known == EVERYBODY else 0 if seat == PUBLIC else 1 << seat)
        if card.is_known_to(seat)
        else Hidden(BLANK)
        for card in cards
    ]
    return seen if ordered else sorted(seen, key=lambda card: (card.card == BLANK, card.card))


class Lots(Random):
    """Chance for one act of imagining. It keeps what `refill` has dealt, so that a fork deals the same without drawing
    all lots again."""

    def __init__(self, seed: int, dealt: list[list[str]]) -> None:
        super().__init__(seed)
        self.kept = dealt
        self.again = bool(dealt)
        self.next = 0

    def dealing(self, deal: Callable[[Random], list[str]]) -> list[str]:
        """A deal by a chance of its own, or the one that was made here before."""
        own = self.getrandbits(64)
        if not self.again:
            self.kept.append(deal(Random(own)))
        self.next += 1
        return self.kept[self.next - 1]


def refill(
    zones: Sequence[list[Hidden]],
    seat: int,
    rng: Random,
    fits: Callable[[int, str], bool] | None = None,
) -> None:
    """Deal the cards that the seat does not know anew over the places of `zones` where they lie, in place.

    `fits(zone, card)` says which card may lie in which zone, for all the seat knows. The truth fits, so there is a
    deal; the one found owes nothing to the truth.
    """
    if seat < 0:
        unknown = [(card, zone) for zone, cards in enumerate(zones) for card in cards if not card.is_known_to(seat)]
    else:
        bit = 1 << seat  # written out, because bots do this all the time
        unknown = [(card, zone) for zone, cards in enumerate(zones) for card in cards if not card.known & bit]

    def deal(chance: Random) -> list[str]:
        cards = sorted([card.card for card, _ in unknown])
        lot = chance.random
        cards.sort(key=lambda _card: lot())
        return cards if fits is None else _matched([zone for _, zone in unknown], cards, fits, chance)

    cards = rng.dealing(deal) if isinstance(rng, Lots) else deal(rng)
    for (place, _), card in zip(unknown, cards, strict=True):
        place.card = card


def _matched(places: list[int], cards: list[str], fits: Callable[[int, str], bool], rng: Random) -> list[str]:
    """The cards, one for each place and each where it fits: they settle one after the other at random, and who finds no
    free place makes another move on."""
    here: list[str | None] = [None] * len(places)

    def settle(card: str, tried: set[int]) -> bool:
        wanted = [at for at, zone in enumerate(places) if at not in tried and fits(zone, card)]
        rng.shuffle(wanted)
        wanted.sort(key=lambda at: here[at] is not None)
        for at in wanted:
            if at in tried:
                continue
            tried.add(at)
            occupant = here[at]
            if occupant is None or settle(occupant, tried):
                here[at] = card
                return True
        return False

    for card in cards:
        if not settle(card, set()):
            raise AssertionError(f"{card} fits nowhere, so what the seat is said to know cannot be true")
    return [card for card in here if card is not None]
