"""Dominance cards (Law 3.3), and the coalitions that they make (9.2.8)."""

from typing import ClassVar

from nemeton.kernel import EVERYBODY, Hidden, Phrase

from .. import rulings
from ..cards import BIRD, CARDS, DOMINANCE, DOMINANCES, matches, suit_of
from ..choices import Anytime, Scene
from ..places import has_suit
from ..state import NOBODY, Root, RootState, map_of, matching
from .common_knowledge import might_hold
from .effects import join_hand, spend_card, take_from_hand, win
from .rule import faction, ruled_by

POINTS_FOR_DOMINANCE = 10
CLEARINGS_FOR_DOMINANCE = 3


class Activate(Anytime, tag="activate"):
    """Activate a dominance card, or form a coalition by it."""

    card: str
    whom: int
    seat_field = "whom"
    sign = "ui-crown"

    def phrase(self) -> Phrase:
        """With a partner it is a coalition."""
        if self.whom == NOBODY:
            return Phrase("root.option.activate", {"card": self.card})
        return Phrase("root.option.coalition", {"card": self.card, "whom": self.whom})

    def spot(self, scene: Scene, name: str) -> str:
        """Who has no partner gives up the points."""
        if name == "whom" and self.whom == NOBODY:
            return f"score-{scene.ask.seat}"
        return super().spot(scene, name)


class Take(Anytime, tag="take"):
    """Take a dominance card that lies beside the map, for a card that matches."""

    card: str
    paid: str
    heading, verb_sign, costs = "take", "ui-crown", "take"
    clicks: ClassVar = ("paid", "available-{card}")

    def told_briefly(self, view: RootState, field: str) -> Phrase:
        """The card that is paid."""
        return Phrase("root.text.card", {"card": self.paid})


def might_use_dominance(state: RootState, seat: int) -> bool:
    """Could the seat take a dominance card (Law 3.3.4) or activate one, for all that everybody knows?"""
    hand = state.hands[seat]
    if not hand:
        return False
    suits = [suit_of(card) for card in state.available]
    if suits and might_hold(state, hand, lambda card: any(matches(card, suit) for suit in suits)):
        return True
    return may_activate(state, seat) and might_hold(state, hand, lambda card: card in DOMINANCES)


def may_activate(state: RootState, seat: int) -> bool:
    """May the seat activate a dominance card, if it holds one (Law 3.3.1, 9.2.8)?"""
    if state.dominance[seat] or state.partner[seat] != NOBODY:
        return False
    enough = state.points[seat] >= POINTS_FOR_DOMINANCE
    return (enough and faction(state, seat).can_use_dominance(state, seat)) or bool(may_join(state, seat))


def may_join(state: RootState, seat: int) -> list[int]:
    """With whom the seat may form a coalition now; as an activation it wants the same points (ruling R2)."""
    if rulings.COALITION_NEEDS_TEN_POINTS and state.points[seat] < POINTS_FOR_DOMINANCE:
        return []
    return faction(state, seat).coalitions(state, seat)


def dominance_options(state: RootState, seat: int) -> list[Anytime]:
    """Activate a dominance card from the hand (Law 3.3.1), or take one that lies beside the map (3.3.4)."""
    options: list[Anytime] = []
    own = sorted({card.card for card in state.hands[seat] if CARDS[card.card].kind == DOMINANCE})
    if own and may_activate(state, seat):
        if faction(state, seat).can_use_dominance(state, seat):
            options += [Activate(card, NOBODY) for card in own]
        options += [Activate(card, friend) for card in own for friend in may_join(state, seat)]
    for card in state.available:
        options += [Take(card, paid) for paid in matching(state.hands[seat], suit_of(card))]
    return options


def activate(game: Root, seat: int, card: str, friend: int) -> None:
    """A dominance card is activated, to win by it (Law 3.3.1) or for a coalition (9.2.8)."""
    state = game.state
    take_from_hand(state, seat, card)
    state.dominance[seat] = card
    if friend != NOBODY:
        state.partner[seat] = friend
        faction(state, seat).joins(game, seat, friend)
    game.tell("root.dominance", seat=seat, card=card, whom=friend, law="9.2.8" if friend != NOBODY else "3.3.1")


def take(game: Root, seat: int, card: str, paid: str) -> None:
    """A dominance card that lies beside the map is taken for a matching card (Law 3.3.4)."""
    spend_card(game, seat, paid, "3.3.4")
    game.state.available.remove(card)
    join_hand(game, seat, Hidden(card, EVERYBODY))
    game.tell("root.takes_dominance", seat=seat, card=card, law="3.3.4")


def check_dominance(game: Root, seat: int) -> None:
    """At the start of birdsong an active dominance card may have won (Law 3.3.1)."""
    if rules_by_dominance(game.state, seat):
        win(game, seat, "dominance")


def rules_by_dominance(state: RootState, seat: int) -> bool:
    """Does the seat rule what its active dominance card wants? Who has joined a coalition wins by no card."""
    card = state.dominance[seat]
    if not card or state.partner[seat] != NOBODY:
        return False
    ruled = set(ruled_by(state, seat))
    if suit_of(card) == BIRD:
        return any(one in ruled and other in ruled for one, other in map_of(state).opposite)
    return sum(has_suit(state, where, suit_of(card)) for where in ruled) >= CLEARINGS_FOR_DOMINANCE
