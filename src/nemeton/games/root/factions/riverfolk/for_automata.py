"""What the Riverfolk, people or automata, sell to automata on their turns (Law of Rootbotics 9.7). Boats automata buy
by cards of advanced services alone."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import TYPE_CHECKING, TypeVar

from ...cards import BIRD, CARDS
from ...clockwork.automaton import Automaton
from ...clockwork.targets import Eyes
from ...rules.effects import is_machine
from ...rules.rule import faction
from ...state import MACHINE_LOT
from ..base import Faction
from .board import HAND_CARD, MERCENARIES, RIVERBOATS
from .prices import services_left, trader_of

if TYPE_CHECKING:
    from ...state import Root, RootState

T = TypeVar("T")
OWN_PHASES = ("daylight", "evening")  # when mercenaries serve
FEW_FIGHTERS = 2  # who fights with more needs no mercenaries


class SellsToAutomata(Faction):
    """Who sells to automata: any number of services if it is one itself."""

    def goods(self, state: RootState, seat: int) -> list[str]:
        """The cards that it sells."""
        raise NotImplementedError

    def loses_card(self, state: RootState, seat: int, card: str) -> None:
        """A card that was sold to somebody without a hand leaves it."""
        raise NotImplementedError

    def sell(self, game: Root, seat: int, whom: int, service: str) -> None:
        """Somebody pays for a service."""
        raise NotImplementedError

    def would_sell(self, state: RootState, seat: int, whom: int, service: str, *, even_behind: bool = False) -> bool:
        """Would an automaton buy a service now? It can pay, it has no fewer points than the seller (if it minds), and a
        person who sells may still sell so much."""
        points = Eyes(state, whom).most_points()
        is_behind = points.value(whom) < points.value(seat) and not even_behind
        if is_behind or not self.can_be_paid(state, seat, whom, service):
            return False
        return is_machine(state, seat) or services_left(state, seat, whom) > 0

    def can_be_paid(self, state: RootState, seat: int, whom: int, service: str) -> bool:
        """Are there as many warriors as it costs: the buyer's, or own ones where these are laid down for it?"""
        buyer, price = buyer_of(state, whom), self.asking_price(state, seat, whom, service)
        return buyer.has_ready(state, whom) and state.supply[seat if buyer.seller_pays else whom] >= price

    def sells_card(self, game: Root, seat: int, whom: int) -> str:
        """The card with an item that is there and with most points (by a card of advanced services first of all a
        bird), of several one at random; no bird to who wants none."""
        state, buyer = game.state, buyer_of(game.state, whom)
        wanted = [
            card
            for card in self.goods(state, seat)
            if buyer.has_item(state, whom, card) and (buyer.buys_birds or CARDS[card].suit != BIRD)
        ]
        wanted = buyer.liked(state, whom, wanted)
        most = max((CARDS[card].points for card in wanted), default=0)
        return self.sells_one(game, seat, whom, [card for card in wanted if CARDS[card].points == most])

    def sells_one(self, game: Root, seat: int, whom: int, wanted: Collection[str], *, even_behind: bool = False) -> str:
        """One of these cards, of several one at random; "" if there is none, or if it would not buy."""
        if not wanted or not self.would_sell(game.state, seat, whom, HAND_CARD, even_behind=even_behind):
            return ""
        best = sorted(set(wanted))
        card = best[0] if len(best) == 1 else game.draw_one(best, MACHINE_LOT)
        self.sell(game, seat, whom, HAND_CARD)
        self.loses_card(game.state, seat, card)
        game.tell("root.machine.buys", seat=whom, whom=seat, card=card, law="RB.9.7")
        return card

    # Boats (cards of advanced services)

    def would_carry(self, state: RootState, seat: int, whom: int) -> bool:
        """Would an automaton buy boats now, when it has none?"""
        return RIVERBOATS not in trader_of(state, seat).bought and self.would_sell(state, seat, whom, RIVERBOATS)

    def lent_boats(self, state: RootState, seat: int, find: Callable[[], T]) -> T:
        """What is found while the river is a path for whoever is on turn."""
        bought = trader_of(state, seat).bought
        bought.append(RIVERBOATS)
        found = find()
        bought.pop()
        return found

    def carries(self, game: Root, seat: int, whom: int) -> None:
        """Boats are bought."""
        self.sell(game, seat, whom, RIVERBOATS)

    # Mercenaries

    def would_be_hired(self, state: RootState, seat: int, whom: int) -> bool:
        """Would an automaton hire mercenaries now, when they serve and have not been hired?"""
        if state.phase not in OWN_PHASES or not buyer_of(state, whom).may_hire:
            return False
        return MERCENARIES not in trader_of(state, seat).bought and self.would_sell(state, seat, whom, MERCENARIES)

    def hired_to_fight(self, game: Root, seat: int, whom: int, where: int, against: int) -> None:
        """Who battles with one or two warriors hires those that stand there, but not against themselves."""
        warriors = game.state.clearings[where].warriors
        is_weak = 0 < warriors[whom] <= FEW_FIGHTERS
        if is_weak and warriors[seat] and against != seat and self.would_be_hired(game.state, seat, whom):
            self.sell(game, seat, whom, MERCENARIES)

    def hired_for(self, game: Root, seat: int, whom: int, possible: Callable[[], bool]) -> bool:
        """Mercenaries are hired if only they make something possible."""
        if not self.would_be_hired(game.state, seat, whom):
            return False
        bought = trader_of(game.state, seat).bought
        bought.append(MERCENARIES)
        helps = possible()
        bought.pop()
        if helps:
            self.sell(game, seat, whom, MERCENARIES)
        return helps


def buyer_of(state: RootState, seat: int) -> Automaton:
    """The automaton of a seat."""
    own = faction(state, seat)
    assert isinstance(own, Automaton), f"{own.name} buys as people do"
    return own
