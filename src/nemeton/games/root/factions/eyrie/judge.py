"""What the Eyrie may hope for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...cards import BIRD, CARDS
from ...places import clearings_beside, suits_of
from ...state import map_of
from ..base import Faction
from .board import BATTLE, BUILD, EVENING_POINTS, MOVE, RECRUIT, ROOSTS, VIZIER, EyrieBoard

if TYPE_CHECKING:
    from ...judge import Woods
    from ...state import RootState


class JudgedEyrie(Faction):
    """A faction whose decree promises more than it may keep."""

    pauses = ("root.eyrie.add", *(f"root.eyrie.{column}" for column in (RECRUIT, MOVE, BATTLE, BUILD)))

    def hopes(self, state: RootState, seat: int, woods: Woods) -> float:
        """Roosts score every evening, the decree gives actions, and a decree that cannot be kept costs both."""
        board = state.boards[seat]
        assert isinstance(board, EyrieBoard)
        roosts = ROOSTS - board.roost
        income = EVENING_POINTS[roosts - 1] if roosts else 0
        found = 0.6 * woods.rounds * income + 0.5 * roosts
        if state.active == seat and state.phase != "evening":
            found += income
        able = openings(state, seat, woods)
        short = 0
        for column, gain in DECREE_WORTH.items():
            wanted: dict[str, int] = {}
            for card in board.decree[column]:
                suit = BIRD if card == VIZIER else CARDS[card].suit
                wanted[suit] = wanted.get(suit, 0) + 1
            for suit, count in wanted.items():
                often = able[column].get(suit, 0)
                found += gain * min(count, often)
                short += max(0, count - often)
        if short:
            cards = [card for column in board.decree.values() for card in column]
            birds = sum([card == VIZIER or CARDS[card].suit == BIRD for card in cards])
            found -= 2.0 + 0.7 * birds
        return found


DECREE_WORTH = {RECRUIT: 0.5, MOVE: 0.45, BATTLE: 0.45, BUILD: 0.7}


def openings(state: RootState, seat: int, woods: Woods) -> dict[str, dict[str, int]]:
    """About how often a decree card can be carried out, by column and suit."""
    found: dict[str, dict[str, int]] = {column: {BIRD: 0} for column in DECREE_WORTH}
    sites, ruled, clearings = map_of(state).clearings, woods.ruled[seat], state.clearings
    for where, here in clearings.items():
        own = here.warriors[seat]
        is_roost = (seat, "roost") in here.buildings
        foes = sum(here.warriors) - own + len(here.buildings) - is_roost + len(here.tokens)
        if (
            foes
            and not own
            and not any(clearings[beside].warriors[seat] > 1 for beside in clearings_beside(state, where))
        ):
            foes = 0  # nobody is near
        here_able = {
            RECRUIT: 3 * is_roost,
            MOVE: own,
            BATTLE: foes,
            BUILD: not is_roost
            and where in ruled
            and sites[where].slots > len(here.buildings) + (where in state.ruins),
        }
        for column, often in here_able.items():
            if often:
                able = found[column]
                able[BIRD] += often
                for suit in suits_of(state, where):
                    able[suit] = able.get(suit, 0) + often
    for suit, often in found[RECRUIT].items():
        found[RECRUIT][suit] = min(often, state.supply[seat])
    return found
