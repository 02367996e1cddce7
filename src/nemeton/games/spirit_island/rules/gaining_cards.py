"""Gaining power cards: decks and progressions, keeping, forgetting."""

from collections.abc import Iterable

from nemeton.kernel import Hidden, Label, hidden

from ..choices import IslandChoice, asks, explained
from ..fields import CardName
from ..powers.card import CARDS
from ..spirits import PANELS
from ..state import Island, IslandOptions, IslandState

DRAWN = 4


class Keep(IslandChoice, tag="keep"):
    """Keep one of the cards that were drawn."""

    card: CardName

    def label(self, view: IslandState) -> Label:
        """In brief it is told what the card does."""
        return explained(self, self.card)


class Forget(IslandChoice, tag="forget"):
    """Forget a card."""

    card: CardName


asks("spirit_island.keep", Keep)
asks("spirit_island.forget", Forget)


def learns_by_list(options: IslandOptions, spirit: str) -> bool:
    """Does a spirit take its new cards from a progression (p. 3)?"""
    return options.progression and spirit in PANELS and bool(PANELS[spirit].progression)


def has_decks(options: IslandOptions, spirits: Iterable[str]) -> bool:
    """Are both power decks in the game? Where all learn by lists, every other power card leaves it (p. 3)."""
    return not all(learns_by_list(options, spirit) for spirit in spirits)


def next_lesson(state: IslandState, seat: int) -> str:
    """The next card of its progression, where it learns by one and has not learnt it all."""
    spirit = state.spirits[seat]
    lessons = PANELS[spirit.name].progression if learns_by_list(state.options, spirit.name) else ()
    return lessons[spirit.learnt] if spirit.learnt < len(lessons) else ""


def decks_left(state: IslandState) -> list[str]:
    """The power decks from which a card can be drawn."""
    decks = {"minor": (state.minors, state.minor_discard), "major": (state.majors, state.major_discard)}
    return [deck for deck, piles in decks.items() if any(piles)]


def draw(game: Island, deck: str, count: int = DRAWN) -> list[str]:
    """The top cards of a deck for everybody to see; when it runs out, its discard pile is mixed."""
    state = game.state
    cards, discard = (state.minors, state.minor_discard) if deck == "minor" else (state.majors, state.major_discard)
    found: list[str] = []
    while len(found) < count and (cards or discard):
        if not cards:
            mixed: list[Hidden] = hidden(sorted(discard))
            game.shuffle(mixed, f"{deck}s")
            cards.extend(mixed)
            discard.clear()
        found.append(cards.pop().card)
    game.shown()
    return sorted(found)


def discard_drawn(game: Island, cards: list[str]) -> None:
    """Cards that nobody kept go to the discard pile of their deck."""
    for card in cards:
        (game.state.minor_discard if CARDS[card].deck == "minor" else game.state.major_discard).append(card)


def forget(game: Island, seat: int, card: str, law: str = "powers.forgetting") -> None:
    """A card is lost: to its deck's discard pile, or under the panel."""
    spirit = game.state.spirits[seat]
    for pile in (spirit.hand, spirit.played, spirit.discard):
        if card in pile:
            pile.remove(card)
            break
    if CARDS[card].deck in ("minor", "major"):
        discard_drawn(game, [card])
    else:
        spirit.forgotten.append(card)
    game.tell("spirit_island.forgot", seat=seat, card=card, law=law)


def keep(game: Island, seat: int, card: str, law: str = "powers.gaining") -> None:
    """A new card comes to hand."""
    game.state.spirits[seat].hand.append(card)
    game.tell("spirit_island.learnt", seat=seat, card=card, law=law)


def study(game: Island, seat: int) -> str:
    """Take the next card of the progression; which. Nothing where none is left."""
    card = next_lesson(game.state, seat)
    if card:
        game.state.spirits[seat].learnt += 1
        keep(game, seat, card, "powers.progression")
    return card
