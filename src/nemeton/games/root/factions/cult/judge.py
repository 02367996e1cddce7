"""What the Cult may hope for."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from nemeton.kernel import BLANK

from ...cards import BIRD, SUITS, suit_of
from ...places import first_suit
from ...state import HAND_LIMIT, map_of
from ..base import Faction
from .board import CultBoard, garden_of, rite_of

if TYPE_CHECKING:
    from ...judge import Woods
    from ...state import RootState

CARD = 0.4  # what a card in hand counts elsewhere; revealed ones come back
RITUAL = 0.12  # and what each card is good for every round: it is revealed and comes back
MATCHING = (0.3, 0.48, 0.62, 0.72)  # how likely the evening's cards have a suit, by how many more than one are drawn
HELD, NOW = 0.85, 0.5  # how likely a card in hand becomes a rite of the next turn, or of this one
RITE = 0.8  # what a point that a rite may score counts
FIRST_GARDEN, GARDEN = 1.0, 0.35  # a first garden of a suit scores nothing, but the second one does
ACOLYTE, HATED = 0.45, 0.4
OPENING = 0.25  # a free slot where it rules


class JudgedCult(Faction):
    """A faction that plants, then celebrates."""

    growth = 1.6
    pauses = ("root.cult.conspire", "root.cult.strike", "root.cult.day")
    exposure: ClassVar = {garden_of(suit): 2.5 for suit in SUITS}

    def hopes(self, state: RootState, seat: int, woods: Woods) -> float:
        """Gardens score once a turn for a card of their suit, let draw, and rule; acolytes act; warriors hold ground
        for the gardens to come."""
        board = state.boards[seat]
        assert isinstance(board, CultBoard)
        in_hand = dict.fromkeys((*SUITS, BIRD, ""), 0)
        for one in state.hands[seat]:
            in_hand["" if one.card == BLANK else suit_of(one.card)] += 1
        revealed = [suit_of(card) for card in board.revealed]
        draws = board.draws()
        often, later = MATCHING[draws], max(0.0, woods.rounds - 1)
        is_day = state.active == seat and state.phase != "evening"
        cards = min(HAND_LIMIT, len(state.hands[seat]) + len(revealed))
        found = CARD * len(revealed) + RITUAL * woods.rounds * cards
        found += ACOLYTE * min(6, board.acolytes) + HATED * board.hated
        for suit in SUITS:
            planted = board.planted(suit)
            if not planted:
                continue
            found += FIRST_GARDEN + GARDEN * planted
            scores = board.rite(suit)
            own = in_hand[suit]
            if is_day and own and rite_of(suit) not in state.used:
                found += NOW * scores
                own -= 1
            known = own + revealed.count(suit) > 0
            soon = HELD if known else min(HELD, often + 0.2 * in_hand[""])
            found += RITE * scores * (min(1.0, woods.rounds) * soon + later * often)
        return found + 0.33 * woods.rounds * draws + OPENING * openings(state, seat, woods)


def openings(state: RootState, seat: int, woods: Woods) -> float:
    """Clearings that it rules with room for a garden that is left."""
    sites, board = map_of(state).clearings, state.boards[seat]
    count = 0
    for where in woods.ruled[seat]:
        here = state.clearings[where]
        free = sites[where].slots - len(here.buildings) - (where in state.ruins)
        count += min(free, getattr(board, garden_of(first_suit(state, where))))
    return float(min(4, count))
