"""The Black Market: a card of the hand for one that nobody has seen."""

from collections.abc import Iterator
from typing import ClassVar

from nemeton.kernel import Label, Phrase, Problem, Refusal

from ..rules.effects import draw_card, hand_over, join_hand
from ..rules.land import Deed
from ..rules.rule import faction
from ..state import Root, RootState, map_of
from .landmark import Landmark

STALLS = 3
USED = "black_market"


class Barter(Deed, tag="barter"):
    """Give a card for the one that lies face down in this place, counted from 1."""

    card: str
    stall: int
    sign, verb_sign = "ui-card", "ui-card"
    clicks: ClassVar = ("card", "stall-{stall}")

    def phrase(self) -> Phrase:
        """With the card; without one the market alone."""
        if not self.card:
            return Phrase("root.option.barter_at_all")
        return Phrase("root.option.barter", {"card": self.card, "number": self.stall})

    def label(self, view: RootState) -> Label:
        """The card, then the place; without a card it is told in one."""
        if not self.card:
            return Label(None, self.phrase(), self.verb_sign)
        card = Phrase("root.text.card", {"card": self.card})
        place = Phrase("root.text.stall", {"number": self.stall})
        return Label(Phrase("root.text.barter"), place, self.verb_sign, row=card)


class BlackMarket(Landmark):
    """A clearing with one building slot and no ruin. Three cards lie face down beside it; once in their turn players
    with a piece of their faction there may swap a card of their hand for one of them."""

    name = "black_market"
    keeps_cards = True
    used_once = (USED,)
    deeds = (Barter,)
    worth = 0.15

    def may_stand(self, state: RootState, where: int) -> bool:
        site = map_of(state).clearings[where]
        return site.slots == 1 and not site.ruin

    def is_set_up(self, game: Root, where: int) -> None:
        """Three cards of the deck, unseen."""
        for _ in range(STALLS):
            card = draw_card(game)
            if card is not None:
                game.state.market.append(card)
        game.tell("root.market", count=len(game.state.market), law=self.law)

    def check(self, state: RootState) -> Iterator[Problem]:
        """No cards before it is set up, and never more than three."""
        yield from super().check(state)
        if len(state.market) > (STALLS if self.at(state) else 0):
            yield Problem("root.check.market", {"law": self.law})

    def may_barter(self, state: RootState, seat: int) -> bool:
        """Is it their turn, are they there, and have they not bartered yet?"""
        is_free = state.active == seat and state.phase != "setup" and USED not in state.used
        return is_free and self.at(state) > 0 and faction(state, seat).is_there(state, seat, self.at(state))

    def might_offer(self, state: RootState, seat: int) -> bool:
        """Any card will do."""
        return bool(state.hands[seat]) and bool(state.market) and self.may_barter(state, seat)

    def offers(self, state: RootState, seat: int) -> list[Deed]:
        """Each card for each of the places: somebody who has left a card there knows what lies in one."""
        if not self.might_offer(state, seat):
            return []
        cards = sorted({card.card for card in state.hands[seat]})
        return [Barter(card, stall) for card in cards for stall in range(1, len(state.market) + 1)]

    def refused(self, state: RootState, seat: int) -> Iterator[Refusal]:
        """It has been used this turn; nobody is there; the hand is empty."""
        reason = ""
        if USED in state.used:
            reason = "root.refused.bartered"
        elif not self.may_barter(state, seat):
            reason = "root.refused.market_far"
        elif not state.hands[seat]:
            reason = "root.refused.market_card"
        if reason:
            yield Refusal(Barter("", 0), reason, self.law)

    def accept(self, game: Root, seat: int, deed: Deed) -> None:
        """The card given lies face down, and only who saw it go knows it; the other comes to the hand."""
        assert isinstance(deed, Barter)
        state, at = game.state, deed.stall - 1
        state.used.append(USED)
        taken, state.market[at] = state.market[at], hand_over(game, seat, deed.card, seat)
        join_hand(game, seat, taken)
        own = faction(state, seat)
        seen_by = () if own.has_open_hand else (seat,)
        game.shown(*seen_by)
        game.tell("root.bartered", seat=seat, number=deed.stall, law=self.law)
        game.tell("root.bartered_what", seat=seat, card=taken.card, paid=deed.card, only=seen_by)


LANDMARK = BlackMarket()
