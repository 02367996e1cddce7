"""What everybody knows of cards that lie hidden. Nobody is asked in secret for what all know to be impossible, and
everybody is asked for what could be, whatever they hold: then neither a question nor its absence tells anything
(ruling R11)."""

from collections import Counter
from collections.abc import Callable

from nemeton.kernel import PUBLIC, Hidden, Option

from .cards import DECK, DOMINANCES
from .ruling import faction
from .state import RootState, seats

WHOLE_DECK = Counter(DECK)


def might_hold(state: RootState, cards: list[Hidden], fits: Callable[[str], bool]) -> int:
    """How many of these hidden cards might fit, for all that everybody knows."""
    known = [card.card for card in cards if card.is_known_to(PUBLIC)]
    unknown = len(cards) - len(known)
    found = sum(fits(card) for card in known)
    if not unknown:
        return found
    return found + min(unknown, sum(count for card, count in cards_unseen(state).items() if fits(card)))


def cards_unseen(state: RootState) -> Counter[str]:
    """The cards of the shared deck of which not everybody knows where they lie."""
    seen = [*state.discard, *state.available, *state.dominance]
    for area in state.play_areas:
        seen += area
    hidden = [state.deck, *state.hands]
    for seat in seats(state):
        seen += faction(state, seat).open_cards(state.boards[seat])
        hidden.append(faction(state, seat).hidden_cards(state.boards[seat]))
    seen += [card.card for cards in hidden for card in cards if card.is_known_to(PUBLIC)]
    unseen = WHOLE_DECK - Counter(seen)
    if len(state.factions) == 2:  # without dominance cards (Law 5.1.3)
        for card in DOMINANCES:
            del unseen[card]
    return unseen


def by_hand(
    state: RootState, seat: int, options: Callable[[], list[Option]]
) -> list[Option] | Callable[[], list[Option]]:
    """Options that depend on a hand: open to all where all know the hand, an empty one for example."""
    return options() if all(card.is_known_to(PUBLIC) for card in state.hands[seat]) else options
