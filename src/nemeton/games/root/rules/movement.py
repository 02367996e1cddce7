"""Moving (Law 4.2)."""

from collections.abc import Iterator, Sequence
from functools import cache
from typing import ClassVar

from nemeton.kernel import Ask, Asked, Phrase, Refusal, Rule, step

from .. import rulings
from ..choices import RootChoice
from ..pieces import Side
from ..places import Place, clearings_beside
from ..state import NOBODY, Root, RootState, crafted_hooks, played_by, sides
from ..steps import FactionStep, Moves, Triggered
from .land import land_of
from .rule import bands_with, may_enter, may_leave, owner_of, ruler, why_not

STOP = "stop"
NO_CLEARING = 0  # no clearing: pieces come from a forest or from a place of their own


class Move(RootChoice, tag="move"):
    """Move so many warriors along a path."""

    origin: int
    to: int
    count: int
    heading, row_field, sign, verb_sign = "move", "to", "{count}", "ui-move"
    clicks: ClassVar = ("origin", "to")


class Passage(RootChoice, tag="passage"):
    """Move so many warriors between a clearing and a place that is neither clearing nor forest (Law 12.2.2)."""

    origin: Place
    to: Place
    count: int
    heading, row_field, sign, verb_sign = "move", "to", "{count}", "ui-move"
    clicks: ClassVar = ("origin", "to")

    def phrase(self) -> Phrase:
        """As any move is told."""
        return Phrase("root.option.move", {"origin": self.origin, "to": self.to, "count": self.count})


ASKED = {"root.move": Asked((Move, Passage), words={STOP: ""})}


def ways_from(state: RootState, side: Side, where: int) -> tuple[int, ...]:
    """Where a side may move to from a clearing: along paths, ways of its own, those that its crafted cards open, and
    those that the land has beside its paths."""
    ways, land = own_ways(state, side, where), land_of(state)
    return tuple(dict.fromkeys((*ways, *land.ways(state, where)))) if land is not None else ways


def own_ways(state: RootState, side: Side, where: int) -> tuple[int, ...]:
    """The same without what the land has beside its paths."""
    ways = owner_of(state, side).neighbours(state, side, where)
    if hooks := crafted_hooks(state, side, "ways"):
        ways = tuple(dict.fromkeys((*ways, *(to for hook in hooks for to in hook(state, side, where)))))
    return ways


def adjacent_for(state: RootState, side: Side, where: int) -> tuple[int, ...]:
    """The clearings that are adjacent to another one for what a side does; by its crafted cards too (ruling X6)."""
    if rulings.CARDS_JOIN_FOR_ALL:
        return own_ways(state, side, where)
    return owner_of(state, side).neighbours(state, side, where)


def needs_rule(state: RootState, side: Side, origin: int, to: int) -> bool:
    """Must a side rule one of the two clearings to move between them (Law 4.2.1)?"""
    if any(hook(state, side, origin, to) for hook in crafted_hooks(state, side, "frees")):
        return False
    if any(own.frees(state, band, side, origin, to) for band, own in bands_with(state, "frees")):
        return False
    return owner_of(state, side).needs_rule(state, side, origin, to)


@cache
def moves_along(origin: int, to: int, count: int) -> tuple[Move, ...]:
    """Moves of one warrior up to so many along a path; the same are on offer turn after turn."""
    return tuple(Move(origin, to, number) for number in range(1, count + 1))


def legal_moves(state: RootState, side: Side, *, origins: list[int] | None = None) -> list[Move]:
    """Every move: from where, to where, how many warriors. The mover rules one of the two clearings (Law 4.2.1); whom
    nobody plays, nobody moves."""
    moves = own_moves(state, side) if origins is None else []
    for origin, to, count in open_ways(state, side, origins):
        moves += moves_along(origin, to, count)
    return moves


def can_move(state: RootState, side: Side) -> bool:
    """Is there any move?"""
    return next(open_ways(state, side), None) is not None or bool(own_moves(state, side))


def own_moves(state: RootState, side: Side) -> list[Move]:
    """The moves of a side that no other has."""
    return owner_of(state, side).own_moves(state, side) if played_by(state, side) != NOBODY else []


def open_ways(state: RootState, side: Side, origins: list[int] | None = None) -> Iterator[tuple[int, int, int]]:
    """From where to where warriors of a side may move, and how many of them are there."""
    own, player = owner_of(state, side), played_by(state, side)
    if player == NOBODY:
        return
    rulers: dict[int, int] = {}  # and whether one may enter: found out once for each clearing
    open_to: dict[int, bool] = {}
    is_plain = land_of(state) is None and not crafted_hooks(state, side, "ways")
    for origin in state.clearings if origins is None else origins:
        count = state.clearings[origin].warriors[side]
        if not count or not may_leave(state, side, origin):
            continue
        if origin not in rulers:
            rulers[origin] = ruler(state, origin)
        for to in own.neighbours(state, side, origin) if is_plain else ways_from(state, side, origin):
            if to not in open_to:
                open_to[to] = may_enter(state, side, to)
                rulers[to] = ruler(state, to)
            is_lord = player in (rulers[origin], rulers[to]) or not needs_rule(state, side, origin, to)
            if is_lord and open_to[to]:
                yield origin, to, count


def every_move(state: RootState, side: Side) -> list[Move | Passage]:
    """Every move, those from and to places that are neither clearing nor forest among them."""
    moves: list[Move | Passage] = [*legal_moves(state, side)]
    if played_by(state, side) != NOBODY:
        moves += owner_of(state, side).passages(state, side)
    return moves


def refused_moves(state: RootState, side: Side) -> Iterator[Refusal]:
    """Ways along which a side's warriors may not go: it rules neither end, or the ground is scorched."""
    for origin, here in state.clearings.items():
        if not here.warriors[side]:
            continue
        for to in ways_from(state, side, origin):
            if not may_leave(state, side, origin):
                yield Refusal(Move(origin, to, 1), *why_not(state, "forbids_leaving", side, origin))
            elif not may_enter(state, side, to):
                yield Refusal(Move(origin, to, 1), *why_not(state, "forbids_entering", side, to))
            elif played_by(state, side) not in (ruler(state, origin), ruler(state, to)) and needs_rule(
                state, side, origin, to
            ):
                yield Refusal(Move(origin, to, 1), "root.refused.no_rule", "4.2.1")
        for to, kind, law in closed_ways(state, side, origin):
            yield Refusal(Move(origin, to, 1), kind, law)


def closed_ways(state: RootState, side: Side, origin: int) -> list[tuple[int, str, str]]:
    """Ways that the land has beside its paths and that are not open now: where to, and why."""
    land = land_of(state)
    if land is None:
        return []
    return [way for way in land.closed_ways(state, origin) if way[0] not in own_ways(state, side, origin)]


def move_warriors(game: Root, side: Side, origin: int, to: int, count: int, law: str = "4.2") -> None:
    """Warriors move; others may make something of it."""
    clearings = game.state.clearings
    clearings[origin].warriors[side] -= count
    game.tell("root.moved", seat=side, origin=origin, to=to, count=count, law=law)
    count -= waylaid(game, side, origin, to, count)
    clearings[to].warriors[side] += count
    if count:
        arrived(game, side, to, travelled(game, side, origin, to))
    game.push(*owner_of(game.state, side).has_moved(game, side, origin, to, count))


def waylaid(game: Root, side: Side, origin: int, to: int, count: int) -> int:
    """How many of the warriors that go along a path a band removes; they are on no clearing then."""
    if not game.state.bands or to not in clearings_beside(game.state, origin):
        return 0
    return sum(own.waylays(game, band, side, origin, to, count) for band, own in bands_with(game.state, "waylays"))


def make_move(game: Root, side: Side, move: Move | Passage, law: str) -> Rule[None]:
    """One of the moves is made."""
    own = owner_of(game.state, side)
    if isinstance(move, Passage):
        own.go_through(game, side, move, law)
    elif move in own.own_moves(game.state, side):
        yield from own.make_own_move(game, side, move, law)
    else:
        move_warriors(game, side, move.origin, move.to, move.count, law)


def came_in(game: Root, side: Side, to: int) -> None:
    """Pieces of a side have moved into a clearing, but not from another one on the map: what bands make of it."""
    for band, own in bands_with(game.state, "halts"):
        own.halts(game, band, side, NO_CLEARING, to)


def travelled(game: Root, side: Side, origin: int, to: int) -> list[FactionStep]:
    """Pieces of a side have gone from clearing to clearing: what bands and the land make of it."""
    effects, land = passed(game, side, origin, to), land_of(game.state)
    if land is None:
        return effects
    return [*effects, *land.travelled(game, side, origin, to, to in own_ways(game.state, side, origin))]


def passed(game: Root, side: Side, origin: int, to: int) -> list[FactionStep]:
    """The same without the land, which those who go along with somebody else do not concern."""
    effects: list[FactionStep] = []
    for band, own in bands_with(game.state, "halts"):
        effects += own.halts(game, band, side, origin, to)
    return effects


def arrived(game: Root, side: Side, to: int, more: Sequence[FactionStep] = ()) -> None:
    """Warriors of a side have moved into a clearing; who moved them answers for it (Law D.3.7). Something more may
    come of it at the same time."""
    state = game.state
    mover = played_by(state, side)
    effects = [*more]
    for owner in sides(state):
        if owner not in (side, mover):
            effects += owner_of(state, owner).entered(game, owner, mover, to)
    if effects:
        game.push(Triggered(state.active, tuple(effects)))


@step(Moves)
def moves(game: Root, step: Moves) -> Rule[None]:
    """A player may make some moves, one after the other."""
    state = game.state
    options = every_move(state, step.seat)
    if not step.left or not options:
        return
    move = yield Ask(
        step.seat,
        "root.move",
        [*options, STOP],
        about={"left": step.left},
        law=step.law,
        refused=lambda: refused_moves(state, step.seat),
    )
    if move == STOP:
        return
    game.push(Moves(step.seat, step.left - 1, step.law))
    yield from make_move(game, step.seat, move, step.law)
