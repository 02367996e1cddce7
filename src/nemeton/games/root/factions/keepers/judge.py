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
    VALUES,
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

# What a relic in a clearing is worth of its points: beside a waystation of its kind, or where one of the supply can be
# pitched for it in the next birdsong.
READY, TO_BE_PITCHED = 0.33, 0.28
ON_THE_WAY = (READY, 0.29, 0.26, 0.23)  # the same by steps to a waystation of its kind
LOST_SIGHT = 0.19  # and if there is none near
AWAITED = 0.17  # what it is worth more beside such a waystation if a servant can recover it
COLUMN_SHARE = 0.6  # what each relic brings a full column nearer, in points
UNSEEN = 2.25  # what a relic of which nobody knows the value is worth
IN_REACH, RULED_ROUND = 0.03, 0.03  # of a relic in a forest beside a clearing that they hold, and of each one ruled
OUT = (0.0, 0.3, 0.5, 0.55)  # so many relics in clearings: somebody can be about them
WAYSTATIONS = (0.0, 1.8, 2.6, 2.8)  # each draws a card and recruits; the last one waits for a relic of its kind
SERVANTS = {  # what the cards of a column bring each round, the first ones most
    MOVE: (0.22, 0.18, 0.14, 0.1, 0.06),
    DELVE: (0.23, 0.21, 0.18, 0.14, 0.08),
    RECOVER: (0.25, 0.23, 0.2, 0.14, 0.08),
}
BIRDS, IDLE = 1.2, 0.55  # a bird serves everywhere, a card whose suit is not met where warriors stand hardly
MOST_ROUNDS = 3.5  # so long a servant may stay
MOST_WANTED = 3
RECRUIT, ENOUGH_SERVANTS = 0.1, 8  # what a card in hand is worth more while it may become one of so many servants
# What so many warriors are worth beside what all are: without the first ones nothing can be done.
KNIGHTS = (0.0, 0.6, 1.2, 1.7, 2.1, 2.45, 2.75, 2.95, 3.1, 3.2, 3.3, 3.35)
CROWDED = 0.2  # what the warrior is missed that the evening costs


class JudgedKeepers(Faction):
    """A faction that scores what it carries home."""

    growth = -2.4
    pauses = (
        *("root.keepers.encamp", "root.keepers.decamp", "root.keepers.recruit", "root.keepers.gather"),
        *(f"root.keepers.{column}" for column in COLUMNS),
        "root.keepers.more",
    )
    exposure: ClassVar = {**dict.fromkeys(FACES, 2.0), **dict.fromkeys(RELICS, 2.6)}

    def hopes(self, state: RootState, seat: int, woods: Woods) -> float:
        """Relics on their way home, those in reach, the servants that bring them, waystations."""
        board = state.boards[seat]
        assert isinstance(board, KeepersBoard)
        ruled = {*woods.ruled[seat]}
        camps = camps_by_kind(state, seat)
        lasting = min(1.0, woods.rounds / 2)
        found = (carried(state, seat, board, camps) + AWAITED * awaited(state, seat, board)) * lasting
        found += buried(state, seat, board, ruled) * lasting
        found += retinue(state, seat, board) * min(MOST_ROUNDS, woods.rounds)
        found += RECRUIT * min(len(state.hands[seat]), max(0, ENOUGH_SERVANTS - servants(board))) * lasting
        found += KNIGHTS[min(woods.warriors[seat], len(KNIGHTS) - 1)] * lasting
        out = sum(count for piece, count in woods.pieces[seat].items() if piece in RELICS)
        found += OUT[min(out, len(OUT) - 1)] * lasting
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
    """What the servants bring in a round: cards whose suit is met where warriors stand are worth more, and each further
    one of a column less; who delves wants relics in forests, who recovers those that are still abroad."""
    held = {one for where, here in state.clearings.items() if here.warriors[seat] for one in suits_of(state, where)}
    below, abroad = sum(map(len, board.forests.values())), len(KINDS) * len(VALUES) - len(board.recovered)
    wanted = {MOVE: 1.0, DELVE: min(1.0, below / 3), RECOVER: min(1.0, abroad / 3)}
    found = 0.0
    for column in COLUMNS:
        suits = map(suit, board.retinue[column])
        shares = sorted((BIRDS if one == BIRD else 1.0 if one in held else IDLE for one in suits), reverse=True)
        worths = SERVANTS[column]
        for at, share in enumerate(shares):
            found += wanted[column] * share * worths[min(at, len(worths) - 1)]
    return found


def columns_begun(board: KeepersBoard) -> float:
    """Kinds of which a relic is still wanted for a full column: a nearly full one is worth more."""
    kinds = [kind_of(piece) for piece in board.recovered]
    full = min(kinds.count(kind) for kind in KINDS)
    return COLUMN_SHARE * sum([kinds.count(kind) > full for kind in KINDS])


def crowds(state: RootState, seat: int) -> float:
    """Warriors that the evening costs."""
    return CROWDED * sum([here.warriors[seat] > 3 for here in state.clearings.values()])
