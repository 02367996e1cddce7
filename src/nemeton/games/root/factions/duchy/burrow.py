"""The Burrow and the tunnels that lead to it (Law 12.2.2, 12.2.4, 12.5.1.V)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nemeton.kernel import Ask, Rule

from ... import rulings
from ...pieces import TOKEN, Loss
from ...places import Elsewhere
from ...rules.effects import place_token, spend_card
from ...rules.movement import Passage, arrived, came_in
from ...rules.removing import remove_together
from ...rules.rule import may_enter, may_leave
from ..base import Faction
from .board import BURROW, DIGGERS, TUNNEL, DuchyBoard
from .choices import STAY

if TYPE_CHECKING:
    from ...state import Root, RootState
    from .choices import Dig


def board_of(state: RootState, seat: int) -> DuchyBoard:
    """The Duchy's board."""
    board = state.boards[seat]
    assert isinstance(board, DuchyBoard)
    return board


def tunnels(state: RootState) -> tuple[int, ...]:
    """The clearings beside the Burrow: those with a tunnel."""
    return tuple(
        where for where, here in state.clearings.items() for _, token in here.tokens if token == TUNNEL
    )  # whoever digs, its automaton too


class Burrower(Faction):
    """A faction with a clearing of its own off the map, which it always rules and nobody else ever enters."""

    elsewhere = (Elsewhere(BURROW, tunnels),)

    def passages(self, state: RootState, side: int) -> list[Passage]:
        """12.2.2 Between the Burrow and the tunnels. No rule is asked for, since the Duchy rules one end."""
        found: list[Passage] = []
        waiting = board_of(state, side).burrow
        for where in tunnels(state):
            if may_enter(state, side, where):
                found += [Passage(BURROW, where, count) for count in range(1, waiting + 1)]
            if may_leave(state, side, where):
                standing = state.clearings[where].warriors[side]
                found += [Passage(where, BURROW, count) for count in range(1, standing + 1)]
        return found

    def go_through(self, game: Root, side: int, passage: Passage, law: str) -> None:
        """Warriors go down, or come up; others may make something of those who come up."""
        board, clearings = board_of(game.state, side), game.state.clearings
        origin, to, count = passage.origin, passage.to, passage.count
        if isinstance(origin, int):
            clearings[origin].warriors[side] -= count
            board.burrow += count
        else:
            board.burrow -= count
        if isinstance(to, int):
            clearings[to].warriors[side] += count
        game.tell("root.moved", seat=side, origin=origin, to=to, count=count, law=law)
        if isinstance(to, int):
            came_in(game, side, to)
            arrived(game, side, to)

    def recruit(self, game: Root, seat: int, count: int, law: str) -> None:
        """Warriors come to the Burrow, as many as there are (1.5.4)."""
        state = game.state
        count = min(count, state.supply[seat])
        if count:
            state.supply[seat] -= count
            board_of(state, seat).burrow += count
            game.tell("root.placed", seat=seat, where=BURROW, count=count, law=law)

    def dig(self, game: Root, seat: int, choice: Dig) -> Rule[None]:
        """12.5.1.V A card is spent, a tunnel placed, and up to four come up through it. If all tunnels are out, one is
        taken up first; nobody scores for it (12.2.4)."""
        state, where = game.state, choice.where
        board = board_of(state, seat)
        if not board.tunnel:
            lifted = yield Ask(seat, "root.duchy.lift", list(tunnels(state)), about={"where": where}, law="12.2.4")
            remove_together(game, [Loss(seat, lifted, TOKEN, TUNNEL, by=seat)])
        spend_card(game, seat, choice.card, "12.5.1.V")
        board.tunnel -= 1
        place_token(game, seat, where, TUNNEL, "12.5.1.V")
        most = min(DIGGERS, board.burrow) if may_enter(state, seat, where) else 0
        if not most:
            return
        numbers = [*range(most, 0, -1), STAY]
        count = yield Ask(seat, "root.duchy.emerge", numbers, about={"where": where}, law="12.5.1.V")
        if count != STAY:
            self.go_through(game, seat, Passage(BURROW, where, count), "12.5.1.V")

    def stationed(self, state: RootState, side: int) -> dict[str, int]:
        return {BURROW: board_of(state, side).burrow}

    def come_to(self, game: Root, side: int, place: str, count: int, law: str) -> None:
        self.recruit(game, side, count, law)

    def warriors_on_board(self, board: DuchyBoard) -> int:
        """Those in the Burrow."""
        return board.burrow

    def rules_elsewhere(self, state: RootState, side: int) -> int:
        """12.2.2 The Burrow is a clearing, and always theirs."""
        return int(rulings.ALL_CLEARINGS_ARE_CLAIMED)
