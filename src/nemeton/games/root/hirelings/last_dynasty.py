"""Last Dynasty, and Bluebird Nobles on the weak side."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nemeton.kernel import Ask, Rule

from .. import rulings
from ..rules.battle import legal_battles
from ..rules.effects import place_warriors, score
from ..rules.movement import legal_moves, make_move
from ..rules.rule import may_place, owner_of, ruled_by, ruler
from ..state import map_of, played_by
from ..steps import FactionStep
from .base import DAWN, DAY, Hireling, on_map

if TYPE_CHECKING:
    from ..pieces import Side
    from ..rules.movement import Move
    from ..state import Root, RootState

CLEARINGS_A_POINT = 3


class LastDynasty(Hireling):
    """Five birds that always stay together."""

    name = card = "last_dynasty"
    related = ("eyrie",)
    warriors = 5
    warrior_word = "dynast"
    steps = (*Hireling.steps, "fight")
    worth = (1.3, 0.6)

    def set_up(self, game: Root, side: Side, seat: int) -> Rule[None]:
        """All of them in one clearing at the edge of the map."""
        about = {"band": side, "count": self.warriors}
        where = yield Ask(seat, "root.hireling.place", list(map_of(game.state).edge), about=about, law="A.6.3")
        place_warriors(game, side, where, self.warriors, "A.6.3")

    def edges(self, state: RootState, side: Side) -> list[int]:
        """Where they may come back."""
        return [where for where in map_of(state).edge if may_place(state, side, where)]

    def leaves(self, state: RootState, side: Side) -> list[Move]:
        """Moves of all of them together."""
        return [move for move in legal_moves(state, side) if move.count == state.clearings[move.origin].warriors[side]]

    def rules_there(self, state: RootState, side: Side) -> bool:
        """Does their controller rule where they stand?"""
        return any(ruler(state, where) == played_by(state, side) for where in on_map(state, side))

    def can_act(self, state: RootState, side: Side) -> bool:
        if not on_map(state, side):
            return bool(state.supply[side] and self.edges(state, side))
        return bool(legal_battles(state, side) or (self.rules_there(state, side) and self.leaves(state, side)))

    def day(self, game: Root, step: FactionStep) -> Rule[None]:
        """Who is gone comes back at the edge and battles; who rules moves on and battles; others battle twice."""
        state, side = game.state, step.seat
        fight = FactionStep(side, "fight")
        if not on_map(state, side):
            yield from self.place_one(game, side, self.edges(state, side), DAY, count=self.warriors)
            game.push(fight)
        elif self.rules_there(state, side):
            game.push(fight)
            moves = self.leaves(state, side)
            if moves:
                asked = played_by(state, side)
                move = yield Ask(asked, "root.hireling.move", moves, about={"band": side}, law=DAY)
                yield from make_move(game, side, move, DAY)
        else:
            game.push(fight, fight)

    def fight(self, game: Root, step: FactionStep) -> Rule[None]:
        """They battle if they can."""
        yield from self.may_battle(game, step.seat, DAY, must=True)


class BluebirdNobles(Hireling):
    """Nobles: who has as many as others rules."""

    name = "last_dynasty_demoted"
    card, demoted, related = LastDynasty.card, True, LastDynasty.related

    def gives_ties(self, state: RootState, side: Side, seat: int, where: int) -> bool:
        """Their controller rules where nobody has more, as Lords of the Forest do: with a piece of the own faction
        there (7.2.2, ruling B10)."""
        if played_by(state, side) != seat:
            return False
        return not rulings.NOBLES_WANT_A_PIECE or owner_of(state, seat).is_there(state, seat, where)

    def dawn(self, game: Root, step: FactionStep) -> None:
        """A point for every three clearings that the controller rules."""
        state, seat = game.state, played_by(game.state, step.seat)
        ruled = len(ruled_by(state, seat)) + owner_of(state, seat).rules_elsewhere(state, seat)
        score(game, seat, ruled // CLEARINGS_A_POINT, DAWN)


SIDES = (LastDynasty(), BluebirdNobles())
