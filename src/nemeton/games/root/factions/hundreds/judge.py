"""What the Hundreds may hope for."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from ...rules.rule import FACTIONS
from ...state import enemy_sides, with_token
from ...steps import FactionStep, Phase
from ..base import Faction
from .board import (
    BITTER,
    GRANDIOSE,
    JUBILANT,
    LAVISH,
    MOB,
    MOBS,
    OPPRESSION,
    RELENTLESS,
    ROWDY,
    STRONGHOLD,
    STRONGHOLDS,
    STUBBORN,
    VALUES,
    WRATHFUL,
    HundredsBoard,
    hoard,
)

if TYPE_CHECKING:
    from ...judge import Woods
    from ...state import RootState

STEADY = (0.0, 0.75, 1.25, 1.8, 2.3, 3.1, 4.0, 4.2, 4.4)  # oppressed clearings, smoothed: the next one helps a little
LASTING = 0.55  # how much of this evening's oppression each round to come repeats
CONTESTED = 0.3  # a clearing that they rule among few enemies, each round: they are soon gone
RIDER, RIDERS = 0.2, 12  # what a warrior is worth beside what all are: so many drive enemies out
RAZED, DUG_UP, IDLE_MOB = 0.7, 0.7, 0.2  # what a mob may bring next morning
COMMANDED, LED = 0.5, 0.6  # an action more in each round
KEPT = 0.12  # an item that does not raise a value yet
LORD, COMPANY = 1.6, 0.06
MOOD_WORTH = {
    STUBBORN: 0.5,
    WRATHFUL: 0.7,
    RELENTLESS: 0.5,
    ROWDY: 0.55,
    GRANDIOSE: 0.25,
    LAVISH: 0.1,
    BITTER: 0.1,
    JUBILANT: 0.1,
}


class JudgedHundreds(Faction):
    """A faction that scores where nobody else is left."""

    growth = 2.4
    pauses = (
        *("root.hundreds.mood", "root.hundreds.lavish", "root.hundreds.command", "root.hundreds.advance"),
        *("root.hundreds.press", "root.hundreds.relentless", "root.hundreds.incite"),
    )
    exposure: ClassVar = {STRONGHOLD: 1.1, MOB: 0.5}
    threats = (MOB,)

    def hopes(self, state: RootState, seat: int, woods: Woods) -> float:
        """Oppression this evening and later, the hoard, strongholds, what mobs will raze, the warlord and his mood."""
        board = state.boards[seat]
        assert isinstance(board, HundredsBoard)
        alone, contested = self.holdings_on_map(state, seat, woods)
        found = LASTING * woods.rounds * STEADY[min(alone, len(STEADY) - 1)] + CONTESTED * woods.rounds * contested
        found += RIDER * min(RIDERS, woods.warriors[seat])
        if state.active == seat and is_before_oppression(state, seat):
            found += OPPRESSION[min(alone, len(OPPRESSION) - 1)]
        found += woods.rounds * (COMMANDED * (VALUES[len(board.command)] - 1) + LED * (VALUES[len(board.prowess)] - 1))
        found += KEPT * len(hoard(board)) + 0.25 * woods.rounds * (STRONGHOLDS - board.stronghold)
        return found + self.mobs_promise(state, seat) + self.warlord_promises(state, seat, board)

    def holdings_on_map(self, state: RootState, seat: int, woods: Woods) -> tuple[int, float]:
        """Ruled clearings without an enemy; and the others that they rule, the less the more enemies are there."""
        alone, contested = 0, 0.0
        foes = enemy_sides(state, seat)
        pawns = {pawn_of(state, foe) for foe in foes if foe < len(state.boards)}
        for where in woods.ruled[seat]:
            here = state.clearings[where]
            count = sum([here.warriors[foe] for foe in foes]) + (where in pawns)
            count += sum([owner in foes for owner, _ in here.buildings]) + sum(
                [owner in foes for owner, _ in here.tokens]
            )
            if count:
                contested += 1 / (1 + count)
            else:
                alone += 1
        return alone, contested

    def mobs_promise(self, state: RootState, seat: int) -> float:
        """What stands or lies beside mobs until the next morning."""
        found = 0.0
        foes = enemy_sides(state, seat)
        for where in with_token(state, seat, MOB):
            here = state.clearings[where]
            found += IDLE_MOB + DUG_UP * bool(state.ruins.get(where))
            found += RAZED * sum([owner in foes for owner, _ in (*here.buildings, *here.tokens)])
        return found

    def warlord_promises(self, state: RootState, seat: int, board: HundredsBoard) -> float:
        """He recruits and advances; his mood helps while he is there."""
        if not board.warlord:
            return 0.0
        found = LORD + COMPANY * min(6, state.clearings[board.warlord].warriors[seat]) + MOOD_WORTH.get(board.mood, 0.0)
        out = MOBS - board.mob
        if board.mood == BITTER:
            found += 0.12 * out
        elif board.mood == JUBILANT:
            found += 0.16 * board.mob * bool(state.hands[seat])
        elif board.mood == LAVISH:
            found += 0.05 * len(hoard(board))
        return found


def pawn_of(state: RootState, seat: int) -> int | str:
    """Where the pawn of a seat stands; 0 if it has none."""
    return FACTIONS[state.factions[seat]].pawn(state.boards[seat])


def is_before_oppression(state: RootState, seat: int) -> bool:
    """Does this evening's oppression still come?"""
    return any(step == Phase(seat, "evening") or step == FactionStep(seat, "oppress") for step in state.agenda)
