"""What the Cult may hope for."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from nemeton.kernel import BLANK

from ...cards import BIRD, SUITS, suit_of
from ...places import first_suit
from ...state import map_of
from ..base import Faction
from .board import POINTS, CultBoard, garden_of, rite_of

if TYPE_CHECKING:
    from ...judge import Woods
    from ...state import RootState

CARD = 0.4  # what a card in hand counts elsewhere; revealed ones come back


class JudgedCult(Faction):
    """A faction that plants, then celebrates."""

    pauses = ("root.cult.conspire", "root.cult.strike", "root.cult.day")
    exposure: ClassVar = {garden_of(suit): 1.6 for suit in SUITS}

    def hopes(self, state: RootState, seat: int, woods: Woods) -> float:
        """Gardens score each turn for a card of their suit, let draw, and rule; acolytes act; warriors hold ground for
        the gardens to come."""
        board = state.boards[seat]
        assert isinstance(board, CultBoard)
        held = dict.fromkeys((*SUITS, BIRD, ""), 0)
        for card in (*(one.card for one in state.hands[seat]), *board.revealed):
            held["" if card == BLANK else suit_of(card)] += 1
        found = CARD * len(board.revealed) + 0.45 * min(6, board.acolytes) + 0.4 * board.hated
        for suit in SUITS:
            planted = board.planted(suit)
            scores = POINTS[planted - 1] if planted else 0
            chance = min(1.0, 0.35 + 0.3 * held[suit] + 0.12 * held[""])
            found += 0.62 * woods.rounds * scores * chance + 0.55 * planted
            if state.active == seat and state.phase != "evening" and rite_of(suit) not in state.used:
                found += 0.5 * scores * bool(held[suit])
        return found + 0.3 * woods.rounds * board.draws() + 0.35 * openings(state, seat, woods)


def openings(state: RootState, seat: int, woods: Woods) -> float:
    """Clearings that it rules with room for a garden that is left."""
    sites, board = map_of(state).clearings, state.boards[seat]
    count = 0
    for where in woods.ruled[seat]:
        here = state.clearings[where]
        free = sites[where].slots - len(here.buildings) - (where in state.ruins)
        count += min(free, getattr(board, garden_of(first_suit(state, where))))
    return float(min(4, count))
