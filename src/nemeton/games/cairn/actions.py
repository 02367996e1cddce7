"""The three actions (Turn, "1) Choose one of three actions"): which are legal, as options of one ask.

Leaving the field is written "off:" and the direction. What one shaman can do depends only on what stands around it, so
it is worked out once for each such surrounding.
"""

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from nemeton.kernel import Phrase, Refusal

from .choices import CairnChoice, Goal, is_off, off
from .field import (
    BIT,
    DIAGONAL,
    DIRECTIONS,
    NEAR,
    ORTHOGONAL,
    OTHER_FACE,
    SPACES,
    TOTEMS,
    VILLAGE,
    leads_out,
    neighbour,
    subsets,
)
from .state import CairnState, Space, enemy_of, standing


class Add(CairnChoice, tag="add"):
    """Add a shaman on a totem space."""

    space: Space
    uses = heading = "add"


class Move(CairnChoice, tag="move"):
    """Move a shaman by one space, or off the field."""

    origin: Space
    to: Goal
    uses = heading = "move"

    def phrase(self) -> Phrase:
        """Leaving the field is said otherwise."""
        return Phrase(f"cairn.option.move{'_off' if is_off(self.to) else ''}", {"origin": self.origin, "to": self.to})


class Jump(CairnChoice, tag="jump"):
    """Jump over one neighbour, straight on, or off the field."""

    origin: Space
    to: Goal
    uses = heading = "jump"

    def phrase(self) -> Phrase:
        """It is told whom one jumps over, too; leaving the field is said otherwise."""
        over = jumped(self.origin, self.to)
        values = {"origin": self.origin, "over": over, "to": self.to}
        return Phrase(f"cairn.option.jump{'_off' if is_off(self.to) else ''}", values)


def jumped(origin: str, to: str) -> str:
    """The space that a jump crosses.

    >>> jumped("a1", "c3"), jumped("c4", "off:N")
    ('b2', 'c5')
    """
    way = to.removeprefix("off:") if is_off(to) else None
    for direction in DIRECTIONS:
        over = neighbour(origin, direction)
        if over and (direction == way or neighbour(origin, direction, 2) == to):
            return over
    raise AssertionError(f"no jump leads from {origin} to {to}")


Action = Add | Move | Jump

STEPS = {"orthogonal": ORTHOGONAL, "diagonal": DIAGONAL, "any": DIRECTIONS}


def legal_actions(state: CairnState, seat: int) -> list[Action]:
    """Every action that the faces of the three tokens allow."""
    actions: list[Action] = []
    tokens = state.tokens
    own, enemy = standing(state, seat), standing(state, enemy_of(seat))
    occupied = own | enemy
    jumpable = own if tokens["jump"] == "own" else enemy
    around = surroundings(tokens["move"], seat, state.options.corner_exit)
    places = state.shamans[seat]
    if VILLAGE in places:
        totem = TOTEMS[seat][tokens["add"]]
        if totem not in places:
            actions.append(ADD[totem])
    for space in places:
        if space != VILLAGE:
            reach, moves, near, jumps = around[space]
            actions += moves[occupied & reach]
            if jumpable & near:
                for landing, jump in jumps[jumpable & near]:
                    if not occupied & landing:
                        actions.append(jump)
    return actions


ADD = {space: Add(space) for totems in TOTEMS for space in totems.values()}


class Around(NamedTuple):
    """What matters around a space: where a step may lead, the moves by what is occupied there; all neighbours, and the
    jumps by whom one can jump among them, each with the landing space that must be free."""

    reach: int
    moves: dict[int, tuple[Action, ...]]
    near: int
    jumps: dict[int, tuple[tuple[int, Action], ...]]


@cache
def surroundings(face: str, seat: int, corner_exit: bool) -> dict[str, Around]:
    """For each space what can be done from it, worked out beforehand for every surrounding."""

    def around(space: str) -> Around:
        reach = sum(BIT[to] for direction in STEPS[face] if (to := neighbour(space, direction)))
        moves = {
            occupied: tuple(moves_from(space, face, occupied, seat, corner_exit=corner_exit))
            for occupied in subsets(reach)
        }
        return Around(reach, moves, NEAR[space], jumps_around(space, seat, corner_exit))

    return {space: around(space) for space in SPACES}


@cache
def jumps_around(space: str, seat: int, corner_exit: bool) -> dict[int, tuple[tuple[int, Action], ...]]:
    """The jumps from a space by whom one can jump next to it."""
    ways = list(jumps_from(space, seat, corner_exit=corner_exit))
    return {
        jumpable: tuple((landing, action) for over, landing, action in ways if jumpable & over)
        for jumpable in subsets(NEAR[space])
    }


def moves_from(space: str, face: str, occupied: int, seat: int, *, corner_exit: bool) -> Iterator[Action]:
    """One step of a shaman in the directions of a face, to a free space or out through the enemy's side."""
    for to in steps(space, face, occupied, seat, corner_exit=corner_exit):
        yield Move(space, to)


def steps(
    space: str, face: str, occupied: int, seat: int, *, corner_exit: bool, may_leave: bool = True
) -> Iterator[str]:
    """Where one step leads from a space."""
    for direction in STEPS[face]:
        to = neighbour(space, direction)
        if to is None:
            if may_leave and leads_out(space, direction, seat, corner_exit=corner_exit):
                yield off(direction)
        elif not occupied & BIT[to]:
            yield to


def jumps_from(space: str, seat: int, *, corner_exit: bool) -> Iterator[tuple[int, int, Action]]:
    """Jumps over exactly one neighbour, straight on: whom it leads over, the space that must be free, the action.
    Whoever jumps out through the enemy's side lands on no space."""
    for direction in DIRECTIONS:
        over = neighbour(space, direction)
        if over is None:
            continue
        to = neighbour(space, direction, 2)
        if to is not None:
            yield BIT[over], BIT[to], Jump(space, to)
        elif leads_out(space, direction, seat, 2, corner_exit=corner_exit):
            yield BIT[over], 0, Jump(space, off(direction))


# What a player would expect to do and may not


def refused_actions(state: CairnState, seat: int) -> Iterator[Refusal]:
    """Actions that come to mind and are not on offer, each with its reason."""
    legal = set(legal_actions(state, seat))
    yield from _refused_adds(state, seat)
    for space in state.shamans[seat]:
        if space != VILLAGE:
            for refusal in (*_refused_moves(state, seat, space), *_refused_jumps(state, seat, space)):
                if refusal.option not in legal:
                    yield refusal


def _refused_adds(state: CairnState, seat: int) -> Iterator[Refusal]:
    face = state.tokens["add"]
    yield Refusal(Add(TOTEMS[seat][OTHER_FACE[face]]), "cairn.refused.other_totem", "action.add")
    totem = TOTEMS[seat][face]
    if VILLAGE not in state.shamans[seat]:
        yield Refusal(Add(totem), "cairn.refused.village_empty", "action.add")
    elif totem in state.shamans[seat]:
        yield Refusal(Add(totem), "cairn.refused.own_on_totem", "action.add")


def _refused_moves(state: CairnState, seat: int, space: str) -> Iterator[Refusal]:
    occupied = standing(state, seat) | standing(state, enemy_of(seat))
    face = state.tokens["move"]
    for direction in DIRECTIONS:
        to = neighbour(space, direction)
        option = Move(space, to or off(direction))
        if to is None and not leads_out(space, direction, seat, corner_exit=state.options.corner_exit):
            yield Refusal(option, "cairn.refused.wrong_side", "action.leaving")
        elif to is not None and occupied & BIT[to]:
            yield Refusal(option, "cairn.refused.occupied", "action.one_shaman")
        elif direction not in STEPS[face]:
            yield Refusal(option, f"cairn.refused.token_{face}", "action.move")


def _refused_jumps(state: CairnState, seat: int, space: str) -> Iterator[Refusal]:
    own, enemy = standing(state, seat), standing(state, enemy_of(seat))
    face = state.tokens["jump"]
    jumpable = own if face == "own" else enemy
    for direction in DIRECTIONS:
        over, to = neighbour(space, direction), neighbour(space, direction, 2)
        if over is None or not (own | enemy) & BIT[over]:
            continue
        option = Jump(space, to or off(direction))
        if not jumpable & BIT[over]:
            yield Refusal(option, f"cairn.refused.jump_{face}", "action.jump")
        elif to is None:
            yield Refusal(option, "cairn.refused.wrong_side", "action.leaving")
        else:
            yield Refusal(option, "cairn.refused.landing", "action.jump")
