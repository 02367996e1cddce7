"""How an automaton chooses (Law of Rootbotics 2): by what its action says, then by the priority of clearings, or by the
letters of the setup. What decided is told, so that people can follow it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, NamedTuple

from ..rules.rule import faction, opponents_in, owner_of
from ..state import enemies, map_of

if TYPE_CHECKING:
    from ..pieces import Side
    from ..state import Root, RootState

ONLY, HIGH, LOW, LETTER = "only", "high_priority", "low_priority", "letter"


class Test(NamedTuple):
    """What an action looks for, and what it is called; of several targets those with the most of it are kept."""

    why: str
    value: Callable[[int], int]


class Chosen(NamedTuple):
    """A clearing or a player, and what decided for it, in order."""

    target: int
    whys: tuple[str, ...]


# Clearings (B.2.1)


def in_order(state: RootState, clearings: Iterable[int], *, lowest: bool = False) -> list[int]:
    """Clearings by priority, the highest first (or last); the Pass comes first in either case (B.12.2.2)."""
    tower = map_of(state).tower
    return sorted(clearings, key=lambda where: (where != tower, -where if lowest else where))


def choose_clearing(
    state: RootState, clearings: Iterable[int], *tests: Test, lowest: bool = False, whys: tuple[str, ...] = ()
) -> Chosen | None:
    """The clearing that passes all tests best; of equal ones that of highest (or lowest) priority. Only clearings that
    may be targeted are asked about (B.2.3)."""
    left = in_order(state, clearings, lowest=lowest)
    if not left:
        return None
    kept, found = narrowed(left, tests)
    if len(kept) > 1:
        found.append(LOW if lowest else HIGH)
    return Chosen(kept[0], (*whys, *found) or (ONLY,))


def narrowed(left: Sequence[int], tests: Iterable[Test]) -> tuple[list[int], list[str]]:
    """Those that pass all tests best, and the tests that told them from the others."""
    kept, found = list(left), list[str]()
    for test in tests:
        if len(kept) == 1:
            break
        values = [test.value(one) for one in kept]
        best = [one for one, value in zip(kept, values, strict=True) if value == max(values)]
        if len(best) < len(kept):
            found.append(test.why)
        kept = best
    return kept, found


# Players (B.2.2)


def choose_player(state: RootState, players: Iterable[int], *tests: Test) -> Chosen | None:
    """The player who passes all tests best; of equal ones, who comes first in the setup."""
    left = sorted(players, key=lambda seat: (faction(state, seat).order, seat))
    if not left:
        return None
    kept, found = narrowed(left, tests)
    if len(kept) > 1:
        found.append(LETTER)
    return Chosen(kept[0], tuple(found) or (ONLY,))


def foes(state: RootState, seat: int) -> list[int]:
    """Whose pieces an automaton looks at when it chooses: in a game against the machines, people alone (B.3.5.1)."""
    found = enemies(state, seat)
    if state.options.against == "machines":
        return [other for other in found if not faction(state, other).plays_itself]
    return found


def opponents(state: RootState, seat: int, where: int) -> list[int]:
    """Whom an automaton may battle in a clearing."""
    if not owner_of(state, seat).can_attack(state, seat, where):
        return []
    known = foes(state, seat)
    return [other for other in opponents_in(state, seat, where) if other in known]


# What is counted


def pieces_of(state: RootState, side: Side, where: int) -> int:
    """All pieces of a side in a clearing: warriors, buildings, tokens, a pawn."""
    return warriors_of(state, side, where) + razeable(state, side, where) + is_pawn_in(state, side, where)


def is_pawn_in(state: RootState, side: Side, where: int) -> bool:
    """Does a pawn that is no warrior stand there?"""
    own = faction(state, side)
    return not own.warriors and own.pawn(state.boards[side]) == where


def warriors_of(state: RootState, side: Side, where: int) -> int:
    """The warriors of a side in a clearing."""
    return owner_of(state, side).fighters(state, side, where)


def buildings_of(state: RootState, side: Side, where: int) -> int:
    """The buildings of a side in a clearing."""
    return sum(owner == side for owner, _ in state.clearings[where].buildings)


def razeable(state: RootState, side: Side, where: int) -> int:
    """The buildings and tokens of a side in a clearing."""
    here = state.clearings[where]
    return sum(owner == side for owner, _ in (*here.buildings, *here.tokens))


def of_foes(state: RootState, seat: int, counts: Callable[[RootState, Side, int], int], where: int) -> int:
    """The same of all foes together."""
    return sum(counts(state, foe, where) for foe in foes(state, seat))


def defenseless_buildings(state: RootState, side: Side, where: int) -> int:
    """The buildings of a side in a clearing where it has no warriors."""
    return 0 if warriors_of(state, side, where) else buildings_of(state, side, where)


class Eyes(NamedTuple):
    """The tests of one automaton, each made when it is needed."""

    state: RootState
    seat: int

    def most_enemies(self) -> Test:
        """Clearings: most enemy pieces."""
        return Test("most_enemies", lambda where: of_foes(self.state, self.seat, pieces_of, where))

    def fewest_enemies(self) -> Test:
        """Clearings: fewest enemy pieces."""
        return Test("fewest_enemies", lambda where: -of_foes(self.state, self.seat, pieces_of, where))

    def fewest_enemy_warriors(self) -> Test:
        """Clearings: fewest enemy warriors."""
        return Test("fewest_enemy_warriors", lambda where: -of_foes(self.state, self.seat, warriors_of, where))

    def most_enemy_buildings(self) -> Test:
        """Clearings: most enemy buildings."""
        return Test("most_enemy_buildings", lambda where: of_foes(self.state, self.seat, buildings_of, where))

    def most_enemy_razeable(self) -> Test:
        """Clearings: most enemy buildings and tokens."""
        return Test("most_enemy_razeable", lambda where: of_foes(self.state, self.seat, razeable, where))

    def most_defenseless(self) -> Test:
        """Clearings: most defenseless buildings."""
        return Test("most_defenseless", lambda where: of_foes(self.state, self.seat, defenseless_buildings, where))

    def most_own(self) -> Test:
        """Clearings: most own warriors."""
        return Test("most_own", lambda where: self.state.clearings[where].warriors[self.seat])

    def fewest_own(self) -> Test:
        """Clearings: fewest own warriors."""
        return Test("fewest_own", lambda where: -self.state.clearings[where].warriors[self.seat])

    def most_points(self) -> Test:
        """Players: most victory points; who plays for dominance has none."""
        return Test("most_points", lambda other: -1 if self.state.dominance[other] else self.state.points[other])

    def fewest_points(self) -> Test:
        """Players: fewest victory points."""
        return Test("fewest_points", lambda other: 1 if self.state.dominance[other] else -self.state.points[other])

    def most_pieces(self, where: int) -> Test:
        """Players: most pieces in a clearing."""
        return Test("most_pieces", lambda other: pieces_of(self.state, other, where))

    def most_buildings(self, where: int) -> Test:
        """Players: most buildings in a clearing."""
        return Test("most_buildings", lambda other: buildings_of(self.state, other, where))

    def most_razeable(self, where: int) -> Test:
        """Players: most buildings and tokens in a clearing."""
        return Test("most_razeable", lambda other: razeable(self.state, other, where))


def tell_place(game: Root, seat: int, act: str, where: int, reasons: tuple[str, ...], law: str) -> None:
    """The journal says what an automaton does where, and why there."""
    game.tell("root.machine.place", seat=seat, act=act, where=where, reasons=reasons, law=law)


def tell_player(game: Root, seat: int, act: str, whom: int, reasons: tuple[str, ...], law: str) -> None:
    """The journal says to whom an automaton does something, and why to that one."""
    game.tell("root.machine.player", seat=seat, act=act, whom=whom, reasons=reasons, law=law)
