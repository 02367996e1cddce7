"""What the Keepers may hope for: each relic is as near to home as the next things to be done for it."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from ...cards import BIRD
from ...places import clearings_beside, suits_of
from ...state import slots_free
from ..base import Faction
from .board import (
    COLUMNS,
    DELVE,
    FACES,
    KINDS,
    MOVE,
    RECOVER,
    RELICS,
    KeepersBoard,
    Relic,
    is_shown,
    kind_of,
    servants,
    suit,
    upper_side,
    value_of,
)

if TYPE_CHECKING:
    from ...judge import Woods
    from ...state import RootState

ON_THE_WAY = (0.36, 0.3, 0.25, 0.21)  # what a relic is worth of its points, by steps to a waystation of its kind
LOST_SIGHT = 0.18  # the same if there is none near
TO_BE_PITCHED = 0.34  # the same where a waystation can be pitched for it in the next birdsong
AWAITED = 0.2  # what it is worth more beside such a waystation if a servant can recover it
COLUMN_SHARE = 0.6  # what each relic brings a full column nearer, in points
UNSEEN = 2.25  # what a relic of which nobody knows the value is worth
IN_REACH, RULED_ROUND = 0.05, 0.03  # of a relic in a forest beside a clearing that they hold, and of each one ruled
WAYSTATIONS = (0.0, 1.2, 1.8, 2.0)  # the first ones draw and recruit, the last one waits for a relic of its kind
SERVANT = {MOVE: 0.24, DELVE: 0.3, RECOVER: 0.22}  # what a card of the retinue brings each round, the first ones
SURPLUS = 0.8  # of that, for every further one of a column
MOST_WANTED = 3
RECRUIT, ENOUGH_SERVANTS = 0.1, 8  # what a card in hand is worth more while it may become one of so many servants
KNIGHT, ENOUGH_KNIGHTS = 0.2, 9  # what a warrior is worth beside what all are, and how many are
CROWDED = 0.2  # what the warrior is missed that the evening costs


class JudgedKeepers(Faction):
    """A faction that scores what it carries home."""

    growth = -1.4
    pauses = (
        *("root.keepers.encamp", "root.keepers.decamp", "root.keepers.recruit", "root.keepers.gather"),
        *(f"root.keepers.{column}" for column in COLUMNS),
        *("root.keepers.dig", "root.keepers.more", "root.keepers.carry"),
    )
    exposure: ClassVar = {**dict.fromkeys(FACES, 0.9), **dict.fromkeys(RELICS, 1.6)}

    def hopes(self, state: RootState, seat: int, woods: Woods) -> float:
        """Relics on their way home, those in reach, the servants that bring them, waystations."""
        board = state.boards[seat]
        assert isinstance(board, KeepersBoard)
        ruled = {*woods.ruled[seat]}
        camps = camps_by_kind(state, seat)
        lasting = min(1.0, woods.rounds / 2)
        found = (carried(state, seat, board, camps) + AWAITED * awaited(state, seat, board)) * lasting
        found += buried(state, seat, board, ruled) * lasting
        found += retinue(state, seat, board) * min(2.5, woods.rounds)
        found += RECRUIT * min(len(state.hands[seat]), max(0, ENOUGH_SERVANTS - servants(board))) * lasting
        found += KNIGHT * min(woods.warriors[seat], ENOUGH_KNIGHTS) * lasting
        placed = sum(map(len, camps.values()))
        found += WAYSTATIONS[placed] * lasting
        return found + columns_begun(board) * lasting - crowds(state, seat)


def camps_by_kind(state: RootState, seat: int) -> dict[str, list[int]]:
    """Where a waystation takes relics of a kind."""
    found: dict[str, list[int]] = {}
    for where, here in state.clearings.items():
        for owner, piece in here.buildings:
            if owner == seat:
                found.setdefault(upper_side(piece), []).append(where)
    return found


def carried(state: RootState, seat: int, board: KeepersBoard, camps: dict[str, list[int]]) -> float:
    """Relics in clearings: the nearer to a waystation of their kind the better, and with somebody to carry them, or to
    pitch one of the supply."""
    found, ways = 0.0, {kind: steps_to(state, homes) for kind, homes in camps.items()}
    supply = {kind for waystation in board.waystations for kind in waystation.split("_")}
    for where, here in state.clearings.items():
        for owner, piece in here.tokens:
            if owner != seat:
                continue
            steps = ways.get(kind_of(piece), {}).get(where, len(ON_THE_WAY))
            share = ON_THE_WAY[steps] if steps < len(ON_THE_WAY) else LOST_SIGHT
            guarded = here.warriors[seat] > 0 or not steps
            if steps and guarded and kind_of(piece) in supply and slots_free(state, where):
                share = TO_BE_PITCHED
            found += (share if guarded else 0.5 * share) * (value_of(piece) + COLUMN_SHARE)
    return found


def awaited(state: RootState, seat: int, board: KeepersBoard) -> float:
    """The values of the relics that servants can recover next: for each one of them a card that fits the clearing, the
    most precious relics first, and birds for what nobody else fits."""
    ready = sorted(
        (
            (value_of(piece), where)
            for where, here in state.clearings.items()
            for kinds in [{upper_side(face) for owner, face in here.buildings if owner == seat and face in FACES}]
            if kinds
            for owner, piece in here.tokens
            if owner == seat and kind_of(piece) in kinds
        ),
        reverse=True,
    )
    left = sorted(map(suit, board.retinue[RECOVER]), key=lambda one: one == BIRD)
    found = 0.0
    for value, where in ready:
        fitting = (BIRD, *suits_of(state, where))
        server = next((one for one in left if one in fitting), None)
        if server is not None:
            left.remove(server)
            found += value
    return found


def steps_to(state: RootState, homes: list[int]) -> dict[int, int]:
    """How far each clearing lies from the nearest of some, as far as it matters."""
    found = dict.fromkeys(homes, 0)
    reached = [*homes]
    for steps in range(1, len(ON_THE_WAY)):
        reached = [to for where in reached for to in clearings_beside(state, where) if to not in found]
        found |= dict.fromkeys(reached, steps)
    return found


def buried(state: RootState, seat: int, board: KeepersBoard, ruled: set[int]) -> float:
    """Relics in forests beside clearings that they hold and rule; the more of these the surer the servant stays."""
    found = 0.0
    for forest, lying in board.forests.items():
        around = clearings_beside(state, forest)
        own = sum([where in ruled for where in around])
        reached = any(where in ruled and state.clearings[where].warriors[seat] for where in around)
        best = max(worth_of(relic) for relic in lying)
        if reached:
            found += best * (IN_REACH + RULED_ROUND * min(own, MOST_WANTED)) + 0.04 * (len(lying) - 1)
    return found


def worth_of(relic: Relic) -> float:
    """The value of a relic, as far as it is known."""
    return float(relic.value.card) if is_shown(relic) else UNSEEN


def retinue(state: RootState, seat: int, board: KeepersBoard) -> float:
    """What the servants bring in a round: cards whose suit is met where warriors stand are worth more."""
    held = {one for where, here in state.clearings.items() if here.warriors[seat] for one in suits_of(state, where)}
    found = 0.0
    for column in COLUMNS:
        worths = sorted(
            (1.25 if suit(card) == "bird" else 1.0 if suit(card) in held else 0.6 for card in board.retinue[column]),
            reverse=True,
        )
        for at, worth in enumerate(worths):
            found += SERVANT[column] * worth * (1.0 if at < 2 else SURPLUS)
    return found


def columns_begun(board: KeepersBoard) -> float:
    """Kinds of which a relic is still wanted for a full column: a nearly full one is worth more."""
    kinds = [kind_of(piece) for piece in board.recovered]
    full = min(kinds.count(kind) for kind in KINDS)
    return 0.5 * sum([kinds.count(kind) > full for kind in KINDS])


def crowds(state: RootState, seat: int) -> float:
    """Warriors that the evening costs."""
    return CROWDED * sum([here.warriors[seat] > 3 for here in state.clearings.values()])
