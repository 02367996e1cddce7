"""The market of the Riverfolk: what others buy at the start of their birdsong, and what comes of it (Law 11.2.6,
11.2.7)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, ClassVar

from nemeton.kernel import Refusal

from ... import rulings
from ...rules.card_effects import Offer
from ...rules.effects import join_hand, take_from_hand
from ...rules.rule import faction
from ..base import Faction
from .board import HAND_CARD, MERCENARIES, RIVERBOATS, SERVICES, put
from .choices import SERVICES_SOLD, BuyBoats, BuyCard, HireMercenaries, Service
from .prices import board_of, river_of, services_left, why_not

if TYPE_CHECKING:
    from ...state import Root, RootState

SOME_OF: dict[str, Callable[[int], Service]] = {  # a service as an option, whichever card it is
    HAND_CARD: lambda seat: BuyCard(seat, ""),
    RIVERBOATS: BuyBoats,
    MERCENARIES: HireMercenaries,
}
OWN_PHASES = ("daylight", "evening")  # when mercenaries serve


class Market(Faction):
    """Whoever sells services, and lends warriors to who has paid for them."""

    has_open_hand = True
    lends_warriors = True
    reckons = True
    sells: ClassVar = SERVICES_SOLD

    # Selling

    def turn_begins(self, game: Root, seat: int) -> None:
        """Services last for one turn."""
        board_of(game.state, seat).bought = []

    def offers(self, state: RootState, seat: int, whom: int, at_start: bool) -> list[Offer]:
        """11.2.6 What the player on turn can pay for. Nobody is refused who can pay."""
        if not at_start or services_left(state, seat, whom) <= 0:
            return []
        return [option for service in SERVICES for option in self.of_service(state, seat, whom, service)]

    def of_service(self, state: RootState, seat: int, whom: int, service: str) -> list[Service]:
        """A service as it can be bought: every card of the hand by itself."""
        if why_not(state, seat, whom, service) is not None:
            return []
        if service == HAND_CARD:
            return [BuyCard(seat, card) for card in sorted({card.card for card in state.hands[seat]})]
        return [BuyBoats(seat) if service == RIVERBOATS else HireMercenaries(seat)]

    def refused_offers(self, state: RootState, seat: int, whom: int) -> Iterator[Refusal]:
        """Services that are not for sale to this player now."""
        for service in SERVICES:
            reason = why_not(state, seat, whom, service)
            if reason is not None:
                yield Refusal(SOME_OF[service](seat), *reason)

    def accept(self, game: Root, seat: int, whom: int, option: Offer) -> None:
        """11.2.6 The service is paid and granted."""
        assert isinstance(option, Service)
        state = game.state
        board = board_of(state, seat)
        price = board.prices[option.service]
        board.bought.append(option.service)
        game.tell("root.bought", seat=whom, whom=seat, service=option.service, count=price, law="11.2.6")
        self.take_payment(game, seat, whom, price)
        if isinstance(option, BuyCard):
            join_hand(game, whom, take_from_hand(state, seat, option.card))
            game.tell("root.bought_card", seat=whom, whom=seat, card=option.card, law="11.2.7.I")

    def take_payment(self, game: Root, seat: int, buyer: int, price: int) -> None:
        """Warriors of the buyer; for items of a Vagabond own ones, as many as there are (11.2.6.I, 11.2.6.III)."""
        state = game.state
        board = board_of(state, seat)
        paid = faction(state, buyer).pays(game, buyer, price)
        if paid:
            put(board.payments, buyer, paid)
        own = min(price - paid, state.supply[seat])
        if own:
            state.supply[seat] -= own
            put(board.payments, seat, own)

    # What was bought

    def opens_ways(self, state: RootState, side: int, mover: int, where: int) -> tuple[int, ...]:
        """11.2.7.II Riverboats: the river is a path for the buyer."""
        return river_of(state, where) if self.serves(state, side, mover, RIVERBOATS) else ()

    def serves(self, state: RootState, side: int, whom: int, service: str) -> bool:
        """Has the player on turn bought it?"""
        return whom == state.active and service in board_of(state, side).bought

    def lends(self, state: RootState, side: int, to: int, where: int) -> int:
        """11.2.7.III Mercenaries, by day and in the evening, and never in a battle against themselves."""
        if state.phase not in OWN_PHASES or not self.serves(state, side, to, MERCENARIES):
            return 0
        battle = state.battle
        if battle is not None and side in (battle.attacker, battle.defender):
            return 0
        return state.clearings[where].warriors[side]

    def strength(self, state: RootState, side: int, where: int) -> int:
        """For rule, warriors that are lent count for who has hired them and for nobody else (ruling F2)."""
        if rulings.HIRED_COUNT_FOR_ONE and self.lends(state, side, state.active, where):
            return 0
        return super().strength(state, side, where)
