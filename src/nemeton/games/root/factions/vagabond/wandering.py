"""How the Vagabond gets about (Law 9.2.3, 9.2.9.II.B, 9.2.9.III.B, 9.4.2, 9.5.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nemeton.kernel import Ask, Option, Rule

from ... import rulings
from ...cards import BOOT
from ...places import clearings_beside, forests_beside
from ...rules.land import land_of
from ...rules.movement import Move, arrived, came_in, needs_rule, passed, travelled, waylaid, ways_from
from ...rules.rule import faction, may_enter, may_leave, ruler
from ...state import NOBODY
from ...steps import Triggered
from ..base import Faction
from .board import ALLIED
from .choices import ALONE, STAY, Bring
from .items import board_of, exhaust, ready
from .relations import hostile_warriors

if TYPE_CHECKING:
    from ...state import Root, RootState


SLIP = "9.4.2"


class Wanderer(Faction):
    """A faction that is a pawn: in a clearing or in a forest."""

    def slip(self, game: Root, seat: int) -> Rule[None]:
        """9.4.2 One move to a neighbouring clearing or forest, for nothing."""
        state = game.state
        board = board_of(state, seat)
        near = clearings_beside(state, board.forest) if board.forest else ways_from(state, seat, board.at)
        options: list[Option] = [*near, *forests_beside(state, board.forest or board.at)]
        options = [to for to in options if isinstance(to, str) or may_enter(state, seat, to)]
        to = yield Ask(seat, "root.vagabond.slip", [*options, STAY], law=SLIP)
        if to == STAY:
            return
        if isinstance(to, int):
            yield from self.move_pawn(game, seat, to, SLIP)
            return
        board.at, board.forest = 0, to
        game.tell("root.wanders", seat=seat, to=to, law=SLIP)

    def ways(self, state: RootState, seat: int) -> list[int]:
        """9.5.1 Where the pawn can go: a boot, two into hostile warriors; out of a forest only to its clearings."""
        boots = len(ready(board_of(state, seat), BOOT))
        near = self.nearby(state, seat)
        return [to for to in near if may_enter(state, seat, to) and self.boots_to(state, seat, to) <= boots]

    def nearby(self, state: RootState, seat: int) -> tuple[int, ...]:
        """The clearings beside the pawn."""
        board = board_of(state, seat)
        if board.forest:
            return clearings_beside(state, board.forest)
        return ways_from(state, seat, board.at) if may_leave(state, seat, board.at) else ()

    def boots_to(self, state: RootState, seat: int, to: int) -> int:
        """How many boots a clearing costs (9.2.9.III.B)."""
        return 1 + hostile_warriors(state, seat, to)

    def move(self, game: Root, seat: int, to: int) -> Rule[None]:
        """Boots are exhausted, and the pawn moves."""
        exhaust(board_of(game.state, seat), *[BOOT] * self.boots_to(game.state, seat, to))
        yield from self.move_pawn(game, seat, to, "9.5.1")

    def own_moves(self, state: RootState, seat: int) -> list[Move]:
        """A move that a card grants. Ruling: it costs no boot, but hostile warriors still cost the additional one
        (9.2.9.III.B), since only slipping and gliding are said to be free of it."""
        board = board_of(state, seat)
        boots = len(ready(board, BOOT))
        return [
            Move(board.at, to, 1)
            for to in self.nearby(state, seat)
            if may_enter(state, seat, to) and self.boots_by_card(state, seat, to) <= boots
        ]

    def make_own_move(self, game: Root, seat: int, move: Move, law: str) -> Rule[None]:
        exhaust(board_of(game.state, seat), *[BOOT] * self.boots_by_card(game.state, seat, move.to))
        yield from self.move_pawn(game, seat, move.to, law)

    def boots_by_card(self, state: RootState, seat: int, to: int) -> int:
        """The boots that a move by a card still costs (ruling R7)."""
        return int(rulings.GRANTED_MOVES_COST_HOSTILE_BOOTS and hostile_warriors(state, seat, to))

    def move_pawn(self, game: Root, seat: int, to: int, law: str) -> Rule[None]:
        """The pawn moves, and may take warriors of one ally along."""
        state, board = game.state, board_of(game.state, seat)
        origin = board.at
        allies = self.companions(state, seat, origin, to, law) if origin else []
        board.at, board.forest = to, ""
        game.tell("root.wanders", seat=seat, to=to, law=law)
        if origin:
            yield from self.come_along(game, seat, allies, origin)
        else:
            came_in(game, seat, to)

    def companions(self, state: RootState, seat: int, origin: int, to: int, law: str) -> list[int]:
        """Allies who may go the same way. Ruling: as if by themselves, so by ways of their own, and most of them need
        rule (1.5.5); nor do they slip out of what holds them (ruling P6)."""
        is_free = law == SLIP and rulings.ALLIES_GO_FREE
        return [
            ally
            for ally, place in board_of(state, seat).relations.items()
            if place == ALLIED
            and to in ways_from(state, ally, origin)
            and (is_free or may_leave(state, ally, origin))
            and may_enter(state, ally, to)
            and (ally in (ruler(state, origin), ruler(state, to)) or not needs_rule(state, ally, origin, to))
        ]

    def come_along(self, game: Root, seat: int, allies: list[int], origin: int) -> Rule[None]:
        """The pawn has gone from clearing to clearing: what the land makes of it, and who comes along."""
        state, to = game.state, board_of(game.state, seat).at
        effects, land = travelled(game, seat, origin, to), land_of(state)
        ally, count = yield from self.bring_allies(game, seat, allies, origin)
        if count:
            effects = land.came_along(effects, ally) if land is not None else effects
            state.clearings[origin].warriors[ally] -= count
            game.tell("root.moved", seat=ally, origin=origin, to=to, count=count, law="9.2.9.II.B")
            count -= waylaid(game, ally, origin, to, count)
            state.clearings[to].warriors[ally] += count
        if count:
            arrived(game, ally, to, [*effects, *passed(game, ally, origin, to)])
        elif effects:
            game.push(Triggered(state.active, tuple(effects)))
        if ally != NOBODY:
            game.push(*faction(state, ally).has_moved(game, ally, origin, to, count))

    def bring_allies(self, game: Root, seat: int, allies: list[int], origin: int) -> Rule[tuple[int, int]]:
        """9.2.9.II.B Warriors of one ally come along: whose, and how many."""
        state, to = game.state, board_of(game.state, seat).at
        options = [
            Bring(ally, count) for ally in allies for count in range(1, state.clearings[origin].warriors[ally] + 1)
        ]
        if not options:
            return NOBODY, 0
        choice = yield Ask(seat, "root.vagabond.allies", [*options, ALONE], about={"to": to}, law="9.2.9.II.B")
        return (NOBODY, 0) if choice == ALONE else (choice.whom, choice.count)
