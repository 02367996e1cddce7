"""What the Riverfolk may hope for."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from ..base import Faction
from .board import HAND_CARD, MERCENARIES, POSTS, RIVERBOATS, RiverfolkBoard, post_of, total

if TYPE_CHECKING:
    from ...judge import Woods
    from ...state import RootState

PAYMENT = 0.8  # what somebody's payment counts: others weigh it when they buy
CUSTOM, USUAL_RIVALS = 1.5, 3  # what each rival more than usual brings every round: all of them buy
DIVIDEND = 0.45  # a fund that is kept scores half a point in the next birdsong
# How many of a service rivals buy at each price, from one on: where many sit at a table, what a single rival gains
# by a payment matters less.
DEMAND = {
    HAND_CARD: ((2.2, 1.0, 0.3, 0.1), (3.2, 2.4, 1.0, 0.4)),
    MERCENARIES: ((0.5, 0.2, 0.1, 0.0), (0.9, 0.6, 0.3, 0.1)),
    RIVERBOATS: ((0.1, 0.05, 0.0, 0.0), (0.2, 0.1, 0.0, 0.0)),
}


class JudgedRiverfolk(Faction):
    """A faction that saves, and builds what its savings pay for."""

    pauses = ("root.offers", "root.riverfolk.day", "root.riverfolk.prices")
    exposure: ClassVar = {post_of(suit): 2.5 for suit in POSTS}

    def hopes(self, state: RootState, seat: int, woods: Woods) -> float:
        """Funds act again every turn and score by halves while a post stands; posts let others buy more and craft."""
        board = state.boards[seat]
        assert isinstance(board, RiverfolkBoard)
        posts, rounds = sum(woods.pieces[seat].values()), woods.rounds
        funds = total(board.funds)
        saving = 0.15 + 0.22 * rounds if posts else 0.15 + 0.12 * rounds
        found = saving * (funds + total(board.commitments)) + PAYMENT * total(board.payments)
        if posts:
            found += DIVIDEND * funds
        found += CUSTOM * rounds * (len(state.factions) - 1 - USUAL_RIVALS)
        found += posts * (1.3 + 0.25 * rounds - 0.12 * posts)
        return found + PAYMENT * min(1.0, rounds) * self.sales(state, seat, board)

    def sales(self, state: RootState, seat: int, board: RiverfolkBoard) -> float:
        """The warriors that others may pay in a round; of cards no more can be sold than there are."""
        if not board.prices:
            return 0.0
        is_crowded, hand = len(state.factions) > 4, len(state.hands[seat])
        found = 0.0
        for service, price in board.prices.items():
            sold = DEMAND[service][is_crowded][price - 1]
            if service == HAND_CARD:
                sold = min(sold, 0.6 * hand)
            found += price * sold
        return found
