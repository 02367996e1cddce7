"""Forest Patrol, and Feline Physicians on the weak side."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from nemeton.kernel import Ask, Asked, Rule

from ..choices import RootChoice
from ..pieces import WARRIOR
from ..places import fitting, matcher
from ..rules.battle import legal_battles
from ..rules.common_knowledge import might_hold
from ..rules.effects import place_warriors, reclaim, spend_card
from ..rules.hirelings import Way
from ..rules.movement import can_move
from ..rules.rule import may_place, owner_of
from ..state import band_of, played_by
from ..steps import FactionStep
from .base import ALWAYS, DAY, Hireling, on_map, with_faction_pieces

if TYPE_CHECKING:
    from ..pieces import Loss, Side
    from ..state import Battle, Root, RootState

MARCH, RALLY = "march", "rally"
SAVE_NOBODY = "save_nobody"


class ForestPatrol(Hireling):
    """Twelve cats that watch the whole woodland."""

    name = card = "forest_patrol"
    related = ("marquise",)
    warriors = 12
    warrior_word = "patrol"
    steps = (*Hireling.steps, "move", "fight")
    worth = (1.3, 0.6)
    keeps_fallen = True

    def set_up(self, game: Root, side: Side, seat: int) -> None:
        """One warrior in every clearing."""
        for where in game.state.clearings:
            place_warriors(game, side, where, 1, "A.6.3")

    def has_lost(self, game: Root, side: Side, losses: list[Loss], battle: Battle | None) -> list[FactionStep]:
        """One of those that are removed together lies down on the card instead."""
        if any(loss.sort == WARRIOR for loss in losses):
            reclaim(game.state, side, 1)
            game.state.supply[side] -= 1
            band_of(game.state, side).lying += 1
            game.tell("root.lies_down", band=side, count=1, law=ALWAYS)
        return []

    def ways(self, state: RootState, side: Side) -> list[str]:
        """What it could do now."""
        found = [MARCH] if can_move(state, side) or legal_battles(state, side) else []
        return [*found, RALLY] if band_of(state, side).lying and self.posts(state, side) else found

    def posts(self, state: RootState, side: Side) -> list[int]:
        """Where those on the card may come back."""
        return [where for where in on_map(state, side) if may_place(state, side, where)]

    def can_act(self, state: RootState, side: Side) -> bool:
        return bool(self.ways(state, side))

    def day(self, game: Root, step: FactionStep) -> Rule[None]:
        """A move and then a battle, or all from the card to one clearing where some stand."""
        state, side = game.state, step.seat
        ways = [Way(side, way) for way in self.ways(state, side)]
        if not ways:
            return
        choice = yield Ask(played_by(state, side), "root.hireling.way", ways, about={"band": side}, law=DAY)
        if choice.way == MARCH:
            game.push(FactionStep(side, "move"), FactionStep(side, "fight"))
            return
        band = band_of(state, side)
        places = self.posts(state, side)
        about = {"band": side, "count": band.lying}
        where = yield Ask(played_by(state, side), "root.hireling.place", places, about=about, law=DAY)
        state.supply[side] += band.lying
        count, band.lying = band.lying, 0
        place_warriors(game, side, where, count, DAY)


class Treat(RootChoice):
    """Spend a card for those who have fallen."""

    card: str
    words = "treat"


class FelinePhysicians(Hireling):
    """Healers: who has lost warriors may have them back."""

    name = "forest_patrol_demoted"
    card, demoted, related = ForestPatrol.card, True, ForestPatrol.related
    steps = (*Hireling.steps, "treat")
    reactions = ("treat",)
    asked: ClassVar = {
        "root.hireling.treat": Asked(plain=Treat, words={SAVE_NOBODY: "root.option.no_treatment"}),
    }

    def tends(self, game: Root, side: Side, losses: list[Loss]) -> list[FactionStep]:
        """Warriors of its controller's own faction fell in clearings."""
        seat = played_by(game.state, side)
        fallen: dict[int, int] = {}
        for loss in losses:
            if loss.owner == seat and loss.sort == WARRIOR and not loss.piece:
                fallen[loss.where] = fallen.get(loss.where, 0) + loss.number
        return [FactionStep(side, "treat", where, count) for where, count in fallen.items()]

    def treat(self, game: Root, step: FactionStep) -> Rule[None]:
        """A card that matches their clearing, and they stand where pieces of their faction are."""
        state, side = game.state, step.seat
        seat = played_by(state, side)
        own = owner_of(state, seat)
        homes: list[int | str] = [at for at in with_faction_pieces(state, seat) if may_place(state, seat, at)]
        homes += [at for at, standing in own.stationed(state, seat).items() if standing]  # the Burrow too (12.2.2)
        if not homes or not might_hold(state, state.hands[seat], matcher(state, step.where)):
            return
        card = yield Ask(
            seat,
            "root.hireling.treat",
            lambda: [*fitting(state, state.hands[seat], step.where), SAVE_NOBODY],
            about={"where": step.where, "count": step.count, "band": side},
            law=ALWAYS,
            secret=True,
        )
        if card == SAVE_NOBODY:
            return
        spend_card(game, seat, card, ALWAYS)
        own.calls_back(game, seat, step.where, step.count)
        about = {"band": side, "count": step.count}
        where = yield Ask(seat, "root.hireling.place", homes, about=about, law=ALWAYS)
        if isinstance(where, str):
            own.come_to(game, seat, where, step.count, ALWAYS)
        else:
            place_warriors(game, seat, where, step.count, ALWAYS)

    def is_sound(self, state: RootState, step: FactionStep) -> bool:
        return step.name != "treat" or (step.where in state.clearings and step.count > 0)


SIDES = (ForestPatrol(), FelinePhysicians())
