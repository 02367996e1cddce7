"""Highway Bandits, and Bandit Gangs on the weak side."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, ClassVar

from nemeton.kernel import Ask, Asked, Label, Phrase, Rule

from ..choices import Click, RootChoice, Scene
from ..pieces import WARRIOR, Loss
from ..places import paths_of
from ..rules.effects import place_warriors, to_supply
from ..rules.hirelings import ENOUGH, Way
from ..rules.rule import may_place, owner_of
from ..state import are_allied, band_of, played_by
from ..steps import FactionStep
from .base import ALWAYS, DAY, HIRED, Hireling, on_map, with_faction_pieces

if TYPE_CHECKING:
    from nemeton.kernel import Option

    from ..pieces import Side
    from ..state import Root, RootState

FIRST = 2
PLACE, DECLINE = "place_one", "place_none"
RECRUIT, SETTLE = "recruit", "settle"


class OnPath(RootChoice, tag="on_path"):
    """A path between two clearings."""

    where: int
    to: int
    words, verb_sign = "on_path", "ui-hire"

    def label(self, view: RootState) -> Label:
        """As it is told."""
        return Label(
            Phrase("root.text.on_path"), Phrase("root.text.path_between", {"where": self.where, "to": self.to})
        )

    def clicked(self, scene: Scene, option: Option) -> Iterator[Click]:
        """One end of it, then the other."""
        yield Click(option, f"clearing-{self.to}", f"clearing-{self.where}")


class Bandits(Hireling):
    """Four robbers who stand on paths."""

    name = card = "highway_bandits"
    warriors = 4
    warrior_word = "bandit"
    on_paths = True
    steps = (*Hireling.steps, "lurk", "escort")
    reactions = ("escort",)
    asked: ClassVar = {
        "root.hireling.path": Asked((OnPath,), words={ENOUGH: "root.option.no_more_of_band"}),
        "root.hireling.lift_path": Asked((OnPath,), words={ENOUGH: "root.option.no_more_of_band"}),
        "root.hireling.escort": Asked(words={PLACE: "root.option.escort", DECLINE: "root.option.no_escort"}),
    }
    worth = (1.1, 0.7)

    def set_up(self, game: Root, side: Side, seat: int) -> Rule[None]:
        """Two of them, each on another path."""
        for _ in range(FIRST):
            free = [path for path in paths_of(game.state) if path not in band_of(game.state, side).paths]
            path = yield Ask(
                seat, "root.hireling.path", [OnPath(*path) for path in free], about={"band": side}, law="A.6.3"
            )
            self.stand(game, side, (path.where, path.to), "A.6.3")

    def stand(self, game: Root, side: Side, path: tuple[int, int], law: str) -> None:
        """One comes to a path."""
        game.state.supply[side] -= 1
        band_of(game.state, side).paths.append(path)
        game.tell("root.on_path", band=side, where=path[0], to=path[1], law=law)

    # On their paths

    def waylays(self, game: Root, side: Side, mover: Side, origin: int, to: int, count: int) -> int:
        """An enemy who passes loses one of those who move; it is in no clearing then."""
        state = game.state
        if not count or not self.guards(state, side, origin, to) or are_allied(state, side, mover):
            return 0
        to_supply(game, mover, 1, from_map=True)
        game.tell("root.waylaid", seat=mover, band=side, where=origin, to=to, law=ALWAYS)
        own = owner_of(state, mover)
        if isinstance(own, Hireling):  # what a faction makes of its fallen looks at clearings; a band's card does not
            game.push(*own.has_lost(game, mover, [Loss(mover, origin, WARRIOR, by=side)], None))
        return 1

    def guards(self, state: RootState, side: Side, origin: int, to: int) -> bool:
        """Does one stand on this path?"""
        return (min(origin, to), max(origin, to)) in band_of(state, side).paths

    def halts(self, game: Root, side: Side, mover: Side, origin: int, to: int) -> list[FactionStep]:
        """A pawn of an enemy is robbed; the controller may place a warrior where own pieces have gone."""
        state = game.state
        if not self.guards(state, side, origin, to):
            return []
        if not are_allied(state, side, mover):
            return owner_of(state, mover).robbed(game, mover, to)
        return [FactionStep(side, "escort", to)] if mover == played_by(state, side) else []

    def escort(self, game: Root, step: FactionStep) -> Rule[None]:
        """A warrior of the controller's own faction may come to where it has gone."""
        state, seat = game.state, played_by(game.state, step.seat)
        if not state.supply[seat] or not may_place(state, seat, step.where):
            return
        about = {"band": step.seat, "where": step.where}
        choice = yield Ask(seat, "root.hireling.escort", [PLACE, DECLINE], about=about, law=ALWAYS)
        if choice == PLACE:
            place_warriors(game, seat, step.where, 1, ALWAYS)

    def is_sound(self, state: RootState, step: FactionStep) -> bool:
        return step.name != "escort" or step.where in state.clearings

    # Daylight

    def ambushes(self, state: RootState, side: Side) -> list[OnPath]:
        """Paths without one that touch a clearing with pieces of the controller's faction."""
        near = with_faction_pieces(state, played_by(state, side))
        taken = band_of(state, side).paths
        return [OnPath(*path) for path in paths_of(state) if path not in taken and {*path} & {*near}]

    def can_act(self, state: RootState, side: Side) -> bool:
        return bool(self.ambushes(state, side)) and bool(state.supply[side] or band_of(state, side).paths)

    def day(self, game: Root, step: FactionStep) -> Rule[None]:
        """If all are out, one may be taken from the map; then one comes to a path."""
        state, side = game.state, step.seat
        if not state.supply[side]:
            out = [OnPath(*path) for path in band_of(state, side).paths]
            asked = played_by(state, side)
            choice = yield Ask(asked, "root.hireling.lift_path", [*out, ENOUGH], about={"band": side}, law=DAY)
            if choice == ENOUGH:
                return
            band_of(state, side).paths.remove((choice.where, choice.to))
            state.supply[side] += 1
            game.tell("root.off_path", band=side, where=choice.where, to=choice.to, law=DAY)
        game.push(FactionStep(side, "lurk"))

    def lurk(self, game: Root, step: FactionStep) -> Rule[None]:
        """One comes to a path."""
        state, side = game.state, step.seat
        options = self.ambushes(state, side)
        if options:
            path = yield Ask(played_by(state, side), "root.hireling.path", options, about={"band": side}, law=DAY)
            self.stand(game, side, (path.where, path.to), DAY)


class BanditGangs(Hireling):
    """Gangs that live where their controller does."""

    name = "highway_bandits_demoted"
    card, demoted = Bandits.card, True
    wards = ("root.refused.gangs_at_home", ALWAYS)
    warriors = 4
    warrior_word = "bandit"

    def hired(self, game: Root, step: FactionStep) -> Rule[None]:
        """If none is on the map, one comes to a clearing with pieces of the controller's faction."""
        state, side = game.state, step.seat
        if not on_map(state, side):
            yield from self.place_one(game, side, with_faction_pieces(state, played_by(state, side)), HIRED)

    def wards_off(self, state: RootState, side: Side, attacker: Side, defender: Side, where: int) -> bool:
        """Nobody battles them where pieces of their controller's faction are."""
        seat = played_by(state, side)
        return defender == side and seat >= 0 and owner_of(state, seat).is_there(state, seat, where)

    def ways(self, state: RootState, side: Side) -> list[str]:
        """What could be done now."""
        seat = played_by(state, side)
        found = [RECRUIT] if state.supply[seat] and self.camps(state, side) else []
        homes = [where for where in with_faction_pieces(state, seat) if may_place(state, side, where)]
        return [*found, SETTLE] if state.supply[side] and homes else found

    def camps(self, state: RootState, side: Side) -> list[int]:
        """Clearings with gangs, once for each warrior of theirs, where the controller may place."""
        seat = played_by(state, side)
        return [
            where
            for where in on_map(state, side)
            if may_place(state, seat, where)
            for _ in range(state.clearings[where].warriors[side])
        ]

    def can_act(self, state: RootState, side: Side) -> bool:
        return bool(self.ways(state, side))

    def day(self, game: Root, step: FactionStep) -> Rule[None]:
        """A warrior of the controller at each of them, or one more of them."""
        state, side = game.state, step.seat
        seat = played_by(state, side)
        ways = [Way(side, way) for way in self.ways(state, side)]
        if not ways:
            return
        choice = yield Ask(seat, "root.hireling.way", ways, about={"band": side}, law=DAY)
        if choice.way == SETTLE:
            yield from self.place_one(game, side, with_faction_pieces(state, seat), DAY)
            return
        camps = self.camps(state, side)
        while camps and state.supply[seat]:
            where = camps[0]
            if len(camps) > state.supply[seat] and len(set(camps)) > 1:
                about = {"band": side, "count": 1}
                where = yield Ask(seat, "root.hireling.place", sorted(set(camps)), about=about, law=DAY)
            camps.remove(where)
            place_warriors(game, seat, where, 1, DAY)


SIDES = (Bandits(), BanditGangs())
