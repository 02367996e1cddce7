"""Furious Protector, and Stoic Protector on the weak side."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nemeton.kernel import Rule

from ..pieces import WARRIOR, Loss
from ..rules.removing import remove_together
from ..rules.rule import may_place
from ..state import are_allied, band_of, played_by, seats
from ..steps import FactionStep
from .base import ALWAYS, HIRED, with_faction_pieces
from .riverfolk_flotilla import PawnBand

if TYPE_CHECKING:
    from ..pieces import Side
    from ..state import Root, RootState


class Protector(PawnBand):
    """A bear: where it stands no enemy places anything, and warriors fall."""

    name = card = "furious_protector"
    barred = ("root.refused.protector", ALWAYS)
    outlasts_sweeps = True
    worth = (1.0, 0.6)

    def set_up(self, game: Root, side: Side, seat: int) -> Rule[None]:
        """In any clearing."""
        yield from self.begin_at(game, side, seat, list(game.state.clearings), "A.6.3")

    def forbids_placing(self, state: RootState, side: Side, where: int, placer: Side) -> bool:
        """No enemy places pieces where it stands."""
        return band_of(state, side).pawn == where and not (placer >= 0 and are_allied(state, side, placer))

    def dawn(self, game: Root, step: FactionStep) -> None:
        """It must move, whoever rules; then a warrior of each player there falls."""
        game.push(FactionStep(step.seat, "go"))

    def gone(self, game: Root, step: FactionStep) -> None:
        """A warrior of every player's own faction, the controller's too; bands are spared."""
        state, side, where = game.state, step.seat, band_of(game.state, step.seat).pawn
        if isinstance(where, int) and where:
            here = state.clearings[where]
            remove_together(game, [Loss(seat, where, WARRIOR, by=side) for seat in seats(state) if here.warriors[seat]])


class StoicProtector(PawnBand):
    """A bear that stands before its controller's pieces."""

    name = "furious_protector_demoted"
    card, demoted = Protector.card, True
    wards = ("root.refused.protected", ALWAYS)

    def hired(self, game: Root, step: FactionStep) -> Rule[None]:
        """If it is not on the map, it comes to a clearing with pieces of the controller's faction."""
        state, side = game.state, step.seat
        seat = played_by(state, side)
        if not band_of(state, side).pawn:
            places = [where for where in with_faction_pieces(state, seat) if may_place(state, side, where)]
            yield from self.begin_at(game, side, seat, places, HIRED)

    def dawn(self, game: Root, step: FactionStep) -> None:
        """It must move, whoever rules."""
        game.push(FactionStep(step.seat, "go"))

    def stands_before(self, state: RootState, side: Side, owner: Side, where: int) -> bool:
        """Are these pieces of its controller's own faction, where it stands?"""
        return band_of(state, side).pawn == where and owner == played_by(state, side)

    def wards_off(self, state: RootState, side: Side, attacker: Side, defender: Side, where: int) -> bool:
        """Nobody battles it, and no enemy them."""
        is_spared = self.stands_before(state, side, defender, where) and not are_allied(state, side, attacker)
        return is_spared or super().wards_off(state, side, attacker, defender, where)

    def shields(self, state: RootState, side: Side, owner: Side, where: int, by: Side) -> bool:
        """No enemy removes them."""
        is_enemy = by not in (-1, owner) and not are_allied(state, side, by)
        return is_enemy and self.stands_before(state, side, owner, where)


SIDES = (Protector(), StoicProtector())
