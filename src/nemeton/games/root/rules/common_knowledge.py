"""What everybody knows of cards that lie hidden. Nobody is asked in secret for what all know to be impossible, and
everybody is asked for what could be, whatever they hold: then neither a question nor its absence tells anything
(ruling R11)."""

from collections.abc import Callable, Iterator

from nemeton.kernel import EVERYBODY, PUBLIC, Hidden, Option

from ..places import first_suit, is_of_every_suit
from ..state import Pledge, RootState, seats
from .rule import faction


def might_hold(state: RootState, cards: list[Hidden], fits: Callable[[str], bool], count: int = 1) -> bool:
    """Might so many of these hidden cards fit, for all that everybody knows? One that not everybody knows may be any
    card of which not everybody knows where it lies."""
    unknown = 0
    for card in cards:
        if card.known != EVERYBODY:
            unknown += 1
        elif fits(card.card):
            count -= 1
    if count > unknown:
        return False
    for card in hidden_cards(state) if count > 0 else ():
        if card.known != EVERYBODY and fits(card.card):
            count -= 1
            if not count:
                break
    return count <= 0


def hidden_cards(state: RootState) -> Iterator[Hidden]:
    """Every card of the shared deck that lies hidden somewhere."""
    yield from state.deck
    yield from state.market
    for seat in seats(state):
        yield from state.hands[seat]
        yield from faction(state, seat).hidden_cards(state.boards[seat])


def pledged(state: RootState, seat: int, where: int, count: int, *, in_hand: bool = False) -> Pledge | None:
    """What all know of somebody who is about to spend or show so many cards that match a clearing: nothing, where every
    card does."""
    if is_of_every_suit(state, where):
        return None
    return Pledge(seat, first_suit(state, where), count, in_hand=in_hand)


def by_hand(
    state: RootState, seat: int, options: Callable[[], list[Option]]
) -> list[Option] | Callable[[], list[Option]]:
    """Options that depend on a hand: open to all where all know the hand, an empty one for example."""
    return options() if all(card.is_known_to(PUBLIC) for card in state.hands[seat]) else options
