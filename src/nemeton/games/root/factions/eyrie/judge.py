"""What the Eyrie may hope for."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

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

    growth = 0.6
    exposure: ClassVar = {"roost": 2.0}
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
        short, tight = 0, 0
        for column, gains in DECREE_WORTH.items():
            wanted: dict[str, int] = {}
            for card in board.decree[column]:
                suit = BIRD if card == VIZIER else CARDS[card].suit
                wanted[suit] = wanted.get(suit, 0) + 1
            total, possible = len(board.decree[column]), able[column]
            lack = sum(max(0, count - possible.get(suit, 0)) for suit, count in wanted.items())
            lack = max(lack, total - possible[BIRD])
            tight += sum(count == possible.get(suit, 0) for suit, count in wanted.items())
            found += gains[min(total - lack, len(gains) - 1)]
            short += lack
        found += SITE * min(2, able[BUILD][BIRD]) - TIGHT * tight
        if short:
            cards = [card for column in board.decree.values() for card in column]
            birds = sum([card == VIZIER or CARDS[card].suit == BIRD for card in cards])
            found -= 2.5 + 0.8 * birds
        return found


# What so many cards of a column are worth: the next one always less, and each must be carried out every turn.
DECREE_WORTH = {
    RECRUIT: (0.0, 0.6, 1.0, 1.2),
    MOVE: (0.0, 0.6, 1.05, 1.3),
    BATTLE: (0.0, 0.45, 0.75, 0.9),
    BUILD: (0.0, 1.3, 1.9, 2.1),
}
SITE = 0.4  # a clearing where the next roost can be built
TIGHT = 0.12  # a card that can be carried out just so often as it must be


def openings(state: RootState, seat: int, woods: Woods) -> dict[str, dict[str, int]]:
    """About how often a decree card can be carried out, by column and suit."""
    found: dict[str, dict[str, int]] = {column: {BIRD: 0} for column in DECREE_WORTH}
    sites, ruled, clearings = map_of(state).clearings, woods.ruled[seat], state.clearings
    board = state.boards[seat]
    assert isinstance(board, EyrieBoard)
    moves = len(board.decree[MOVE])  # before it fights and builds
    ahead = moves > 0 and not (state.active == seat and state.phase == "daylight")
    there = 0  # of the sites, those that it rules now
    for where, here in clearings.items():
        own = here.warriors[seat]
        is_roost = (seat, "roost") in here.buildings
        foes = sum(here.warriors) - own + len(here.buildings) - is_roost + len(here.tokens)
        has_room = not is_roost and sites[where].slots > len(here.buildings) + (where in state.ruins)
        near = 0  # who could come
        if ahead and (has_room or (foes and not own)):
            near = max([clearings[beside].warriors[seat] for beside in clearings_beside(state, where)])
        here_able = {
            RECRUIT: 3 * is_roost,
            MOVE: own,
            BATTLE: foes if own or near > 1 else 0,
            BUILD: has_room and (where in ruled or near > 2 + max(here.warriors) + len(here.buildings)),
        }
        there += has_room and where in ruled
        for column, often in here_able.items():
            if often:
                able = found[column]
                able[BIRD] += often
                for suit in suits_of(state, where):
                    able[suit] = able.get(suit, 0) + often
    found[BUILD][BIRD] = min(found[BUILD][BIRD], there + moves)
    for suit, often in found[RECRUIT].items():
        found[RECRUIT][suit] = min(often, state.supply[seat])
    return found
