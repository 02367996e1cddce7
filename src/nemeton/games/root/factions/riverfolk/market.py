"""The market of the Riverfolk, people or automata: what others buy at the start of their birdsong, and what comes of it
(Law 11.2.6, 11.2.7, B.9.2.3)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, ClassVar

from nemeton.kernel import Refusal

from ... import rulings
from ...rules.card_effects import Offer
from ...rules.rule import faction
from .board import HAND_CARD, MERCENARIES, RIVERBOATS, SERVICES, put
from .choices import SERVICES_SOLD, BuyBoats, BuyCard, HireMercenaries, Service
from .for_automata import OWN_PHASES, SellsToAutomata
from .prices import river_of, services_left, trader_of

if TYPE_CHECKING:
    from ...state import Root, RootState

SOME_OF: dict[str, Callable[[int], Service]] = {  # a service as an option, whichever card it is
    HAND_CARD: lambda seat: BuyCard(seat, ""),
    RIVERBOATS: BuyBoats,
    MERCENARIES: HireMercenaries,
}


class Market(SellsToAutomata):
    """Whoever sells services, and lends warriors to who has paid for them."""

    lends_warriors = True
    sells: ClassVar = SERVICES_SOLD
    sells_by = "11.2.6"
    sold_out = "root.refused.empty_hand"  # told when there is no card to buy

    # Selling

    def gives_card(self, game: Root, seat: int, whom: int, card: str) -> None:
        """A card that was sold goes to the hand of the buyer."""
        raise NotImplementedError

    def turn_begins(self, game: Root, seat: int) -> None:
        """Services last for one turn."""
        trader_of(game.state, seat).bought = []

    def offers(self, state: RootState, seat: int, whom: int, at_start: bool) -> list[Offer]:
        """11.2.6 What the player on turn can pay for. Nobody is refused who can pay."""
        if not at_start or services_left(state, seat, whom) <= 0:
            return []
        return [option for service in SERVICES for option in self.of_service(state, seat, whom, service)]

    def of_service(self, state: RootState, seat: int, whom: int, service: str) -> list[Service]:
        """A service as it can be bought: every card by itself."""
        if self.withholds(state, seat, whom, service) is not None:
            return []
        if service == HAND_CARD:
            return [BuyCard(seat, card) for card in sorted(set(self.goods(state, seat)))]
        return [BuyBoats(seat) if service == RIVERBOATS else HireMercenaries(seat)]

    def refused_offers(self, state: RootState, seat: int, whom: int) -> Iterator[Refusal]:
        """Services that are not for sale to this player now."""
        for service in SERVICES:
            reason = self.withholds(state, seat, whom, service)
            if reason is not None:
                yield Refusal(SOME_OF[service](seat), *reason)

    def paragraph(self, human: str) -> str:
        """By which paragraph it sells, of those for people."""
        return human

    def withholds(self, state: RootState, seat: int, whom: int, service: str) -> tuple[str, str] | None:
        if services_left(state, seat, whom) <= 0:
            return "root.refused.services", self.paragraph("11.2.6.II")
        if service == HAND_CARD and not self.goods(state, seat):
            return self.sold_out, self.paragraph("11.2.7.I")
        if service == MERCENARIES and not self.may_be_hired_by(state, whom):
            return "root.refused.may_not_hire", self.paragraph("11.2.7.III.B")
        if service != HAND_CARD and service in trader_of(state, seat).bought:
            return "root.refused.bought", self.paragraph("11.2.7")
        return self.too_dear(state, seat, whom, self.asking_price(state, seat, whom, service))

    def may_be_hired_by(self, state: RootState, whom: int) -> bool:
        """Does it sell mercenaries to somebody?"""
        return faction(state, whom).may_hire

    def too_dear(self, state: RootState, seat: int, whom: int, price: int) -> tuple[str, str] | None:
        """Why somebody cannot pay a price, with its paragraph."""
        own = faction(state, whom)
        if own.purse(state, whom) >= price:
            return None
        return ("root.refused.purse", "11.2.6.I") if own.warriors else ("root.refused.purse_items", "11.2.6.III")

    def accept(self, game: Root, seat: int, whom: int, option: Offer) -> None:
        """11.2.6 The service is paid and granted."""
        assert isinstance(option, Service)
        self.sell(game, seat, whom, option.service)
        if isinstance(option, BuyCard):
            self.gives_card(game, seat, whom, option.card)

    def sell(self, game: Root, seat: int, whom: int, service: str) -> None:
        """Somebody pays for a service."""
        price = self.asking_price(game.state, seat, whom, service)
        trader_of(game.state, seat).bought.append(service)
        game.tell("root.bought", seat=whom, whom=seat, service=service, count=price, law=self.paragraph("11.2.6"))
        self.take_payment(game, seat, whom, price)

    def take_payment(self, game: Root, seat: int, buyer: int, price: int) -> None:
        """Warriors of the buyer; for who does not pay with warriors own ones, as many as there are (11.2.6.I,
        11.2.6.III)."""
        state = game.state
        payments = trader_of(state, seat).payments
        paid = faction(state, buyer).pays(game, buyer, price)
        if paid:
            put(payments, buyer, paid)
        own = min(price - paid, state.supply[seat])
        if own:
            state.supply[seat] -= own
            put(payments, seat, own)

    # What was bought

    def opens_ways(self, state: RootState, side: int, mover: int, where: int) -> tuple[int, ...]:
        """11.2.7.II Riverboats: the river is a path for the buyer."""
        return river_of(state, where) if self.serves(state, side, mover, RIVERBOATS) else ()

    def serves(self, state: RootState, side: int, whom: int, service: str) -> bool:
        """Has the player on turn bought it?"""
        return whom == state.active and service in trader_of(state, side).bought

    def borrowers(self, state: RootState, side: int) -> list[int]:
        """11.2.7.III Who counts its warriors as own this turn: who has hired them."""
        return [state.active] if MERCENARIES in trader_of(state, side).bought else []

    def lends_now(self, state: RootState, side: int) -> bool:
        """11.2.7.III Mercenaries, by day and in the evening."""
        return state.phase in OWN_PHASES and bool(self.borrowers(state, side))

    def lends(self, state: RootState, side: int, to: int, where: int) -> int:
        """11.2.7.III Never in a battle against themselves."""
        if not self.lends_now(state, side) or to not in self.borrowers(state, side):
            return 0
        battle = state.battle
        if battle is not None and side in (battle.attacker, battle.defender):
            return 0
        return state.clearings[where].warriors[side]

    def strength(self, state: RootState, side: int, where: int) -> int:
        """For rule, warriors that are lent count for who has hired them and for nobody else (ruling F2)."""
        if rulings.HIRED_COUNT_FOR_ONE and any(
            self.lends(state, side, to, where) for to in self.borrowers(state, side)
        ):
            return 0
        return super().strength(state, side, where)
