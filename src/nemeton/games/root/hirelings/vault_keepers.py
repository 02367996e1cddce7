"""Vault Keepers, and Badger Bodyguards on the weak side."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from nemeton.kernel import Ask, Asked, Rule

from ..choices import Place
from ..rules.battle import legal_battles
from ..rules.effects import place_building, place_warriors
from ..rules.hirelings import ENOUGH, Way
from ..rules.rule import may_place
from ..state import buildings_in, map_of, played_by, slots_free, with_building
from ..steps import FactionStep, Triggered
from .base import ALWAYS, DAY, HIRED, Hireling, on_map

if TYPE_CHECKING:
    from ..pieces import Side
    from ..state import Battle, Root, RootState

VAULT, VAULTS = "vault", 6
GUARDS = 2
DEFEND, GUARD = "defend", "guard"


class VaultKeepers(Hireling):
    """Badgers around their vaults."""

    name = card = "vault_keepers"
    related = ("keepers",)
    warriors = 6
    warrior_word = "vaulter"
    piece_counts: ClassVar = {VAULT: VAULTS}
    steps = (*Hireling.steps, "watch", "band_battle")
    reactions = ("band_battle",)
    asked: ClassVar = {"root.hireling.vault": Asked(plain=Place, words={ENOUGH: "root.option.no_more_of_band"})}
    worth = (1.3, 0.7)

    def set_up(self, game: Root, side: Side, seat: int) -> Rule[None]:
        """A vault and two warriors where a slot is free; in the usual setup not in the last one of a corner, where a
        faction may begin (ruling B1): in an advanced one factions look for room themselves (A.8.2.I)."""
        state, sites = game.state, map_of(game.state).clearings
        free = [where for where in state.clearings if slots_free(state, where)]
        if state.draft is None:
            free = [where for where in free if slots_free(state, where) > sites[where].corner]
        yield from self.found(game, side, seat, free, GUARDS, "A.6.3")

    def found(self, game: Root, side: Side, seat: int, places: list[int], guards: int, law: str) -> Rule[None]:
        """A vault comes to one of these clearings, and warriors with it."""
        if not places or not self.pieces_aside(game.state, side, VAULT):
            return
        where = yield Ask(seat, "root.hireling.vault", places, about={"band": side}, law=law)
        place_building(game, side, where, VAULT, law)
        place_warriors(game, side, where, guards, law)

    def sites(self, state: RootState, side: Side) -> list[int]:
        """Where a vault could come."""
        return [where for where in state.clearings if slots_free(state, where) and may_place(state, side, where)]

    def hired(self, game: Root, step: FactionStep) -> Rule[None]:
        """If nothing of them is on the map, a vault and two warriors come anywhere."""
        state, side = game.state, step.seat
        if not on_map(state, side) and not with_building(state, side, VAULT):
            yield from self.found(game, side, played_by(state, side), self.sites(state, side), GUARDS, HIRED)

    def can_act(self, state: RootState, side: Side) -> bool:
        can_build = self.pieces_aside(state, side, VAULT) and self.sites(state, side)
        return bool(can_build or self.ways(state, side))

    def day(self, game: Root, step: FactionStep) -> Rule[None]:
        """First there may be a new vault at or beside another; if there can be none, one anywhere with a warrior."""
        state, side = game.state, step.seat
        game.push(FactionStep(side, "watch"))
        sites = self.sites(state, side) if self.pieces_aside(state, side, VAULT) else []
        if not sites:
            return
        vaults = with_building(state, side, VAULT)
        near = {at for where in vaults for at in (where, *self.neighbours(state, side, where))}
        places = [where for where in sites if where in near]
        guards = 0 if places else 1
        asked = played_by(state, side)
        where = yield Ask(asked, "root.hireling.vault", [*(places or sites), ENOUGH], about={"band": side}, law=DAY)
        if where != ENOUGH:
            place_building(game, side, where, VAULT, DAY)
            place_warriors(game, side, where, guards, DAY)

    def fields(self, state: RootState, side: Side) -> list[int]:
        """Clearings with a vault where they can battle."""
        vaults = sorted({*with_building(state, side, VAULT)})
        return sorted({battle.where for battle in legal_battles(state, side, clearings=vaults)})

    def ways(self, state: RootState, side: Side) -> list[str]:
        """What they could do then."""
        found = [DEFEND] if self.fields(state, side) else []
        posts = [where for where in with_building(state, side, VAULT) if may_place(state, side, where)]
        return [*found, GUARD] if state.supply[side] and posts else found

    def watch(self, game: Root, step: FactionStep) -> Rule[None]:
        """A battle at each vault, or a warrior at each."""
        state, side = game.state, step.seat
        ways = [Way(side, way) for way in self.ways(state, side)]
        if not ways:
            return
        asked = played_by(state, side)
        choice = yield Ask(asked, "root.hireling.way", [*ways, ENOUGH], about={"band": side}, law=DAY)
        if choice == ENOUGH:
            return
        if choice.way == DEFEND:
            raids = tuple(FactionStep(side, "band_battle", where) for where in self.fields(state, side))
            game.push(Triggered(state.active, raids))
            return
        yield from self.place_at_each(game, side, with_building(state, side, VAULT), DAY)

    def band_battle(self, game: Root, step: FactionStep) -> Rule[None]:
        """They may battle at one of their vaults."""
        if buildings_in(game.state, step.seat, step.where, VAULT):
            yield from self.may_battle(game, step.seat, DAY, clearings=[step.where])

    def is_sound(self, state: RootState, step: FactionStep) -> bool:
        return step.name != "band_battle" or step.where in state.clearings


class Bodyguards(Hireling):
    """Bodyguards: the first hit does no harm."""

    name = "vault_keepers_demoted"
    card, demoted, related = VaultKeepers.card, True, VaultKeepers.related

    def spares(self, state: RootState, side: Side, seat: int, battle: Battle) -> str:
        """Their controller ignores the first hit of a battle; this adds nothing to the like of others."""
        return ALWAYS if played_by(state, side) == seat else ""


SIDES = (VaultKeepers(), Bodyguards())
