"""Corvid Spies, and Raven Sentries on the weak side."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nemeton.kernel import Ask, Rule

from ..places import clearings_of, suits_of
from ..rules.battle import legal_battles
from ..rules.effects import take_at_random
from ..rules.hirelings import Way
from ..rules.modifiers import BOTH, EXTRA_HITS, Modifier
from ..rules.rule import has_enemy_pieces, owner_of
from ..state import buildings_in, enemies, enemy_sides, played_by, tokens_in
from ..steps import FactionStep, Triggered
from .base import DAY, Hireling, on_map

if TYPE_CHECKING:
    from ..pieces import Side
    from ..state import Battle, Root, RootState

SENT = 2
RAID, STEAL = "raid", "steal"


class Spies(Hireling):
    """Six crows among the enemies."""

    name = card = "corvid_spies"
    related = ("corvids",)
    warriors = 6
    warrior_word = "spy"
    steps = (*Hireling.steps, "act", "band_battle")
    reactions = ("band_battle",)
    worth = (1.6, 0.5)

    def set_up(self, game: Root, side: Side, seat: int) -> Rule[None]:
        """Two of them, in two clearings of one suit."""
        state = game.state
        where = yield from self.place_one(game, side, list(state.clearings), "A.6.3", seat=seat)
        alike = {at for suit in suits_of(state, where) for at in clearings_of(state, suit)} - {where}
        yield from self.place_one(game, side, sorted(alike), "A.6.3", seat=seat)

    def haunts(self, state: RootState, side: Side) -> list[int]:
        """Clearings with enemy pieces; warriors that the controller has hired are none (Law Zh.1.11)."""
        seat = played_by(state, side)
        foes = enemy_sides(state, seat)
        return [at for at in state.clearings if any(has_enemy_pieces(state, seat, foe, at) for foe in foes)]

    def can_act(self, state: RootState, side: Side) -> bool:
        return bool(on_map(state, side)) or bool(state.supply[side] and self.haunts(state, side))

    def day(self, game: Root, step: FactionStep) -> Rule[None]:
        """First two of them among the enemies."""
        game.push(FactionStep(step.seat, "act"))
        for _ in range(SENT):
            yield from self.place_one(game, step.seat, self.haunts(game.state, step.seat), DAY)

    def victims(self, state: RootState, side: Side, where: int) -> list[int]:
        """Enemies with pieces of their faction there, and cards."""
        foes = enemies(state, played_by(state, side))
        return [foe for foe in foes if state.hands[foe] and owner_of(state, foe).is_there(state, foe, where)]

    def act(self, game: Root, step: FactionStep) -> Rule[None]:
        """A battle wherever they are, or a random card of each enemy in one of these clearings."""
        state, side = game.state, step.seat
        asked = played_by(state, side)
        fields = sorted({battle.where for battle in legal_battles(state, side)})
        dens = [where for where in on_map(state, side) if self.victims(state, side, where)]
        ways = [Way(side, RAID)] * bool(fields) + [Way(side, STEAL)] * bool(dens)
        if not ways:
            return
        choice = yield Ask(asked, "root.hireling.way", ways, about={"band": side}, law=DAY)
        if choice.way == RAID:
            game.push(Triggered(state.active, tuple(FactionStep(side, "band_battle", where) for where in fields)))
            return
        where = yield Ask(asked, "root.hireling.where", dens, about={"band": side}, law=DAY)
        for foe in self.victims(state, side, where):
            take_at_random(game, asked, foe)

    def band_battle(self, game: Root, step: FactionStep) -> Rule[None]:
        """They battle in one of the clearings."""
        yield from self.may_battle(game, step.seat, DAY, clearings=[step.where], must=True)

    def is_sound(self, state: RootState, step: FactionStep) -> bool:
        return step.name != "band_battle" or step.where in state.clearings


def more_hits(state: RootState, seat: int, battle: Battle) -> int:
    """One more where buildings or tokens of the player's faction are."""
    return int(bool(buildings_in(state, seat, battle.where) or tokens_in(state, seat, battle.where)))


class Sentries(Hireling):
    """Sentries at what their controller has built."""

    name = "corvid_spies_demoted"
    card, demoted, related = Spies.card, True, Spies.related
    in_battle = (Modifier(EXTRA_HITS, BOTH, "raven_sentries", more_hits),)


SIDES = (Spies(), Sentries())
