"""Riverfolk Flotilla, and Otter Divers on the weak side."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from nemeton.kernel import Ask, Asked, Rule

from ..choices import Place
from ..rules.effects import draw_cards
from ..rules.movement import travelled, ways_from
from ..rules.rule import may_enter, may_leave, owner_of
from ..state import band_of, map_of, others, played_by
from ..steps import FactionStep, Triggered
from .base import ALWAYS, DAWN, Hireling

if TYPE_CHECKING:
    from ..pieces import Loss, Side
    from ..state import Battle, Root, RootState

MOST_HITS = 3
DRAW, LEAVE = "draw_with", "draw_none"


class PawnBand(Hireling):
    """A band that is one pawn in a clearing; nobody battles or removes it."""

    has_pawn = True
    steps = (*Hireling.steps, "go", "gone")
    wards = ("root.refused.band_pawn", ALWAYS)
    asked: ClassVar = {"root.hireling.pawn": Asked(plain=Place)}

    def is_there(self, state: RootState, side: Side, where: int) -> bool:
        """Its pawn is a piece like any other (Law Zh.1.33)."""
        return band_of(state, side).pawn == where

    def wards_off(self, state: RootState, side: Side, attacker: Side, defender: Side, where: int) -> bool:
        """Nobody battles it."""
        return defender == side

    def begin_at(self, game: Root, side: Side, seat: int, places: list[int], law: str) -> Rule[None]:
        """The pawn comes to one of these clearings."""
        if places:
            where = yield Ask(seat, "root.hireling.pawn", places, about={"band": side}, law=law)
            self.go_to(game, side, where, law)

    def go_to(self, game: Root, side: Side, where: int, law: str) -> None:
        """There it is."""
        band_of(game.state, side).pawn = where
        game.tell("root.band_goes", band=side, to=where, law=law)

    def ways(self, state: RootState, side: Side) -> list[int]:
        """Where it may go, whoever rules: along its ways, and by ferry (Law V.2.5, D.3.7)."""
        pawn = band_of(state, side).pawn
        if not isinstance(pawn, int) or not pawn or not may_leave(state, side, pawn):
            return []
        return [to for to in ways_from(state, side, pawn) if may_enter(state, side, to)]

    def go(self, game: Root, step: FactionStep) -> Rule[None]:
        """It must move if it can; what the land makes of that comes before what follows."""
        state, side, effects = game.state, step.seat, list[FactionStep]()
        places, origin = self.ways(state, side), band_of(state, side).pawn
        if places:
            yield from self.begin_at(game, side, played_by(state, side), places, DAWN)
            to = band_of(state, side).pawn
            assert isinstance(origin, int)
            assert isinstance(to, int)
            effects = travelled(game, side, origin, to)
        game.push(*([Triggered(state.active, tuple(effects))] if effects else []), FactionStep(side, "gone"))

    def gone(self, game: Root, step: FactionStep) -> None:
        """It has moved: what comes now?"""


class Flotilla(PawnBand):
    """A fleet on the river that takes everybody along, and fights."""

    name = card = "riverfolk_flotilla"
    related = ("riverfolk",)
    steps = (*PawnBand.steps, "treat_all", "fight")
    asked: ClassVar = {
        **PawnBand.asked,
        "root.hireling.treat_all": Asked(words={DRAW: "root.option.draw_with", LEAVE: "root.option.draw_none"}),
    }
    worth = (1.2, 0.5)

    def set_up(self, game: Root, side: Side, seat: int) -> Rule[None]:
        """Where the river meets the edge of the map."""
        board = map_of(game.state)
        places = [where for where in board.edge if board.clearings[where].river]
        yield from self.begin_at(game, side, seat, places, "A.6.3")

    def dawn(self, game: Root, step: FactionStep) -> None:
        """Whoever is there may draw; then it must move along the river; then it may battle."""
        state, side = game.state, step.seat
        where, seat = band_of(state, side).pawn, played_by(state, side)
        there = [
            each
            for each in (seat, *others(state, seat))
            if isinstance(where, int) and where and owner_of(state, each).is_there(state, each, where)
        ]
        draws = [FactionStep(side, "treat_all", by=each) for each in there]
        game.push(*draws, FactionStep(side, "go"), FactionStep(side, "fight"))

    def treat_all(self, game: Root, step: FactionStep) -> Rule[None]:
        """A player may draw a card."""
        about = {"band": step.seat}
        choice = yield Ask(step.by, "root.hireling.treat_all", [DRAW, LEAVE], about=about, law=DAWN)
        if choice == DRAW:
            draw_cards(game, step.by, 1, DAWN)

    def neighbours(self, state: RootState, side: Side, where: int) -> tuple[int, ...]:
        """Along the river."""
        return map_of(state).clearings[where].river

    def can_attack(self, state: RootState, side: Side, where: int) -> bool:
        return band_of(state, side).pawn == where

    def most_rolled(self, state: RootState, side: Side, battle: Battle) -> int:
        return MOST_HITS

    def most_lost(self, state: RootState, side: Side, battle: Battle) -> int:
        return 0

    def struck(self, state: RootState, side: Side, battle: Battle, hits: int) -> None:
        """Nothing of it can be removed."""

    def take_hits(self, game: Root, side: Side, battle: Battle, hits: int, chooser: int) -> Rule[list[Loss]]:
        """Nothing of it can be removed."""
        yield from ()
        return []

    def fight(self, game: Root, step: FactionStep) -> Rule[None]:
        """It may battle where it lies."""
        yield from self.may_battle(game, step.seat, DAWN)

    def is_sound(self, state: RootState, step: FactionStep) -> bool:
        return step.name != "treat_all" or 0 <= step.by < len(state.factions)


class OtterDivers(Hireling):
    """Divers who help along the river."""

    name = "riverfolk_flotilla_demoted"
    card, demoted, related = Flotilla.card, True, Flotilla.related

    def frees(self, state: RootState, side: Side, mover: Side, origin: int, to: int) -> bool:
        """Their controller moves from and to the river whoever rules there."""
        sites = map_of(state).clearings
        return played_by(state, side) == mover and any(
            where in sites and bool(sites[where].river) for where in (origin, to)
        )


SIDES = (Flotilla(), OtterDivers())
