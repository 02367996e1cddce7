"""Moving (Law 4.2)."""

from collections.abc import Iterator
from typing import ClassVar

from nemeton.kernel import Ask, Asked, Refusal, Rule

from ..choices import RootChoice
from ..state import Root, RootState, seats
from ..steps import FactionStep, Moves, Triggered
from .rule import faction, may_enter, may_leave, ruler

STOP = "stop"


class Move(RootChoice, tag="move"):
    """Move so many warriors along a path."""

    origin: int
    to: int
    count: int
    heading, sign = "way", "{count}"
    clicks: ClassVar = ("origin", "to")


ASKED = {"root.move": Asked((Move,), words={STOP: ""})}


def legal_moves(state: RootState, seat: int, *, origins: list[int] | None = None) -> list[Move]:
    """Every move: from where, to where, how many warriors. The mover rules one of the two clearings (Law 4.2.1)."""
    own = faction(state, seat)
    rulers: dict[int, int] = {}  # and whether one may enter: found out once for each clearing
    open_to: dict[int, bool] = {}
    moves = own.own_moves(state, seat) if origins is None else []
    for origin in state.clearings if origins is None else origins:
        count = state.clearings[origin].warriors[seat]
        if not count or not may_leave(state, seat, origin):
            continue
        for to in own.neighbours(state, seat, origin):
            if to not in open_to:
                open_to[to] = may_enter(state, seat, to)
            for end in (origin, to):
                if end not in rulers:
                    rulers[end] = ruler(state, end)
            is_lord = seat in (rulers[origin], rulers[to]) or not own.needs_rule(state, seat, origin, to)
            if is_lord and open_to[to]:
                moves += [Move(origin, to, number) for number in range(1, count + 1)]
    return moves


def refused_moves(state: RootState, seat: int) -> Iterator[Refusal]:
    """Ways along which a seat's warriors may not go: it rules neither end, or the ground is scorched."""
    own = faction(state, seat)
    for origin, here in state.clearings.items():
        if not here.warriors[seat]:
            continue
        for to in own.neighbours(state, seat, origin):
            if not may_enter(state, seat, to):
                yield Refusal(Move(origin, to, 1), "root.refused.scorched", "G.6.2")
            elif seat not in (ruler(state, origin), ruler(state, to)):
                yield Refusal(Move(origin, to, 1), "root.refused.no_rule", "4.2.1")


def move_warriors(game: Root, seat: int, origin: int, to: int, count: int, law: str = "4.2") -> None:
    """Warriors move; others may make something of it (Outrage)."""
    clearings = game.state.clearings
    clearings[origin].warriors[seat] -= count
    clearings[to].warriors[seat] += count
    game.tell("root.moved", seat=seat, origin=origin, to=to, count=count, law=law)
    arrived(game, seat, to)
    game.push(*faction(game.state, seat).has_moved(game, seat, origin, to, count))


def make_move(game: Root, seat: int, move: Move, law: str) -> Rule[None]:
    """One of the legal moves is made."""
    own = faction(game.state, seat)
    if move in own.own_moves(game.state, seat):
        yield from own.make_own_move(game, seat, move, law)
    else:
        move_warriors(game, seat, move.origin, move.to, move.count, law)


def arrived(game: Root, seat: int, to: int) -> None:
    """Warriors of a seat have moved into a clearing."""
    state = game.state
    effects: list[FactionStep] = []
    for owner in seats(state):
        if owner != seat:
            effects += faction(state, owner).entered(game, owner, seat, to)
    if effects:
        game.push(Triggered(state.active, tuple(effects)))


def moves(game: Root, step: Moves) -> Rule[None]:
    """A player may make some moves, one after the other."""
    state = game.state
    options = legal_moves(state, step.seat)
    if not step.left or not options:
        return
    move = yield Ask(step.seat, "root.move", [*options, STOP], about={"left": step.left}, law=step.law,
                     refused=lambda: refused_moves(state, step.seat))  # fmt: skip
    if move == STOP:
        return
    game.push(Moves(step.seat, step.left - 1, step.law))
    yield from make_move(game, step.seat, move, step.law)
