"""The Elder Treetop: one more building slot, dear to lose."""

from collections.abc import Iterator
from typing import ClassVar

from nemeton.kernel import Ask, Asked, Problem, Rule

from .. import rulings
from ..pieces import BUILDING, Loss
from ..rules.effects import gain_points
from ..state import NOBODY, Root, RootState, map_of, played_by, printed_slots_free, seats
from ..steps import FactionStep
from .landmark import Landmark

ALOFT, BELOW, SLOT = "treetop", "ground", "treetop_slot"


class ElderTreetop(Landmark):
    """A corner clearing gets a building slot more. Who removes an enemy building from that slot scores a point more."""

    name = "elder_treetop"
    slots = 1
    steps = (SLOT,)
    asked: ClassVar = {
        "root.treetop.build": Asked(words={ALOFT: "root.option.treetop.build", BELOW: "root.option.ground.build"}),
        "root.treetop.lose": Asked(words={ALOFT: "root.option.treetop.lose", BELOW: "root.option.ground.lose"}),
    }

    @property
    def least_players(self) -> int:  # type: ignore[override]
        """Its card advises against a game of two (ruling L3)."""
        return 3 if rulings.TREETOP_WANTS_THREE else 2

    def may_stand(self, state: RootState, where: int) -> bool:
        return map_of(state).clearings[where].corner

    def check(self, state: RootState) -> Iterator[Problem]:
        """Its slot holds a building of its clearing, and must if those that are printed are full."""
        yield from super().check(state)
        where = self.at(state)
        fits = state.treetop is None or (bool(where) and state.treetop in state.clearings[where].buildings)
        if not fits or (where and printed_slots_free(state, where) < 0):
            yield Problem("root.check.treetop", {"law": self.law})

    def built(self, game: Root, side: int, where: int, piece: str, *, aloft: bool | None) -> None:
        """A building has come to the clearing: the slot is taken if no other was free; else who built it says which
        slot it is, unless it took the place of another (`aloft` says whether that stood in the treetop)."""
        state = game.state
        if where != self.at(state) or state.treetop is not None or aloft is False:
            return
        if aloft or printed_slots_free(state, where) < 0:
            state.treetop = (side, piece)
        elif aloft is None:
            player = played_by(state, side)
            number = state.clearings[where].buildings.index((side, piece))
            game.push(FactionStep(state.active if player == NOBODY else player, SLOT, where, number))

    def step(self, game: Root, step: FactionStep) -> Rule[None]:
        """Which slot the building takes; for a band who controls it says so."""
        state = game.state
        side, piece = state.clearings[step.where].buildings[step.count]
        about = {"where": step.where, "piece": piece}
        slot = yield Ask(step.seat, "root.treetop.build", [BELOW, ALOFT], about=about, law=self.law)
        if slot == ALOFT:
            state.treetop = (side, piece)
            game.tell("root.treetop", seat=side, where=step.where, piece=piece, law=self.law)

    def is_sound(self, state: RootState, step: FactionStep) -> bool:
        """Somebody has just built there and the slot is free."""
        if step.where != self.at(state) or state.treetop is not None:
            return False
        buildings = state.clearings[step.where].buildings
        return step.count < len(buildings) and played_by(state, buildings[step.count][0]) in (step.seat, NOBODY)

    def falls(self, game: Root, chooser: int, losses: list[Loss]) -> Rule[list[Loss]]:
        """Of several buildings of a kind some are lost: who chooses says whether the one in the treetop is among
        them."""
        state = game.state
        alike = [
            at for at, loss in enumerate(losses) if loss.sort == BUILDING and self.is_like_the_one_aloft(state, loss)
        ]
        if not alike or len(alike) == state.clearings[self.at(state)].buildings.count(state.treetop or (-1, "")):
            return losses
        about = {"where": self.at(state), "piece": losses[alike[0]].piece}
        slot = yield Ask(chooser, "root.treetop.lose", [BELOW, ALOFT], about=about, law=self.law)
        losses = list(losses)
        losses[alike[0]] = losses[alike[0]]._replace(aloft=slot == ALOFT)
        return losses

    def is_like_the_one_aloft(self, state: RootState, loss: Loss) -> bool:
        """Is it the building in the slot, or another of its kind?"""
        return loss.where == self.at(state) and state.treetop == (loss.owner, loss.piece)

    def razed(self, game: Root, loss: Loss) -> None:
        """A building has been removed: if it stood in the slot, an enemy who did it scores a point more."""
        state = game.state
        is_last = (loss.owner, loss.piece) not in state.clearings[loss.where].buildings
        if loss.sort != BUILDING or not self.is_like_the_one_aloft(state, loss) or not (loss.aloft or is_last):
            return
        state.treetop = None
        if loss.by in seats(state) and loss.by != loss.owner:
            gain_points(game, loss.by, 1, self.law)


LANDMARK = ElderTreetop()
