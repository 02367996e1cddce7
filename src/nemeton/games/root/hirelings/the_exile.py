"""The Exile, and the Brigand on the weak side."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator
from typing import TYPE_CHECKING, Any, ClassVar

from nemeton.kernel import Ask, Asked, Rule

from ..cards import CLUB, RUIN_ITEMS
from ..choices import Click, Place, RootChoice, Scene
from ..places import clearings_beside, forests_beside
from ..rules.battle import Assault, legal_battles
from ..rules.effects import draw_cards, score, take_at_random
from ..rules.hirelings import ENOUGH, BandDeed
from ..rules.ruins import fill_ruins
from ..rules.rule import faction, owner_of
from ..state import band_of, held, item_gone, map_of, others, played_by, ready_items
from ..steps import FactionStep, PrepareBand, StartBattle
from .base import ALWAYS, DAY, Hireling, with_faction_pieces

if TYPE_CHECKING:
    from nemeton.kernel import Option

    from ..pieces import Loss, Side
    from ..state import Battle, Root, RootState

CLUBS = 3
TO_BATTLE = 2


class Gift(BandDeed, tag="gift"):
    """Give the Exile an item for a card and a point."""

    item: str
    words, verb_sign = "gift", "ui-hire"

    def clicked(self, scene: Scene, option: Option) -> Iterator[Click]:
        """The item in its box."""
        yield Click(option, f"box-{scene.ask.seat}-{self.item}")

    def label(self, view: RootState) -> Any:
        """As it is told."""
        from nemeton.kernel import Label

        return Label(None, self.phrase(), self.verb_sign)


class Roam(RootChoice, tag="roam"):
    """The Exile goes to another forest."""

    where: str
    words, verb_sign = "roam", "ui-move"


class GiveUp(RootChoice):
    """Which item the Exile loses."""

    item: str
    words = "give_up"
    clicks: ClassVar = ()

    def clicked(self, scene: Scene, option: Option) -> Iterator[Click]:
        """Nowhere: items on the card are small."""
        return iter(())


class Exile(Hireling):
    """A wanderer who fights with what is on his card."""

    name = card = "the_exile"
    related = ("vagabond", "vagabond_2")
    has_pawn = True
    carries = (CLUB,) * CLUBS
    steps = (*Hireling.steps, "roam", "rest")
    deeds_are = (Gift,)
    asked: ClassVar = {
        "root.hireling.forest": Asked(plain=Place),
        "root.hireling.roam": Asked((Roam, Assault), words={ENOUGH: "root.option.no_more_of_band"}),
        "root.hireling.give_up": Asked(plain=GiveUp),
    }
    worth = (1.2, 0.4)

    def grounds(self, state: RootState) -> Collection[int | str]:
        return map_of(state).forests

    def set_up(self, game: Root, side: Side, seat: int) -> Rule[None]:
        """In any forest, with three clubs."""
        forests = list(map_of(game.state).forests)
        where = yield Ask(seat, "root.hireling.forest", forests, about={"band": side}, law="A.6.3")
        band_of(game.state, side).pawn = where
        game.tell("root.band_goes", band=side, to=where, law="A.6.3")

    def near(self, state: RootState, side: Side) -> tuple[int, ...]:
        """The clearings beside his forest."""
        pawn = band_of(state, side).pawn
        return clearings_beside(state, pawn) if pawn else ()

    def ready(self, state: RootState, side: Side) -> list[str]:
        """His items that lie face up."""
        band = band_of(state, side)
        return sorted((Counter(band.items) - Counter(band.spent)).elements())

    # Gifts, at any moment of anybody's own turn

    def deeds(self, state: RootState, side: Side, seat: int) -> list[BandDeed]:
        """Who has faction pieces near him may give items, beside what his controller does in daylight."""
        found = super().deeds(state, side, seat)
        box = sorted(set(state.item_boxes[seat]))
        own = owner_of(state, seat)
        if box and any(own.is_there(state, seat, where) for where in self.near(state, side)):
            found += [Gift(side, item) for item in box]
        return found

    def accept(self, game: Root, side: Side, seat: int, deed: BandDeed) -> None:
        """A card and a point for an item."""
        if not isinstance(deed, Gift):
            super().accept(game, side, seat, deed)
            return
        state = game.state
        state.item_boxes[seat].remove(deed.item)
        item_gone(state, seat, deed.item)
        band_of(state, side).items.append(deed.item)
        game.tell("root.gift", seat=seat, band=side, item=deed.item, law=ALWAYS)
        draw_cards(game, seat, 1, ALWAYS)
        score(game, seat, 1, ALWAYS)

    # Daylight

    def can_attack(self, state: RootState, side: Side, where: int) -> bool:
        return where in self.near(state, side)

    def roams(self, state: RootState, side: Side) -> list[Roam | Assault]:
        """Moves for an item, battles for two."""
        ready = len(self.ready(state, side))
        pawn = band_of(state, side).pawn
        found: list[Roam | Assault] = [Roam(str(to)) for to in forests_beside(state, pawn)] if ready and pawn else []
        if ready >= TO_BATTLE:
            found += legal_battles(state, side, clearings=list(self.near(state, side)))
        return found

    def can_act(self, state: RootState, side: Side) -> bool:
        return bool(self.roams(state, side))

    def day(self, game: Root, step: FactionStep) -> None:
        """As often as items allow; then all of them are refreshed."""
        game.push(FactionStep(step.seat, "roam"), FactionStep(step.seat, "rest"))

    def roam(self, game: Root, step: FactionStep) -> Rule[None]:
        """Exhaust an item to go on, two to battle beside the forest."""
        state, side = game.state, step.seat
        options = self.roams(state, side)
        if not options:
            return
        choice = yield Ask(
            played_by(state, side), "root.hireling.roam", [*options, ENOUGH], about={"band": side}, law=DAY
        )
        if choice == ENOUGH:
            return
        game.push(step)
        band = band_of(state, side)
        if isinstance(choice, Roam):
            band.spent += self.ready(state, side)[:1]
            band.pawn = choice.where
            game.tell("root.band_goes", band=side, to=choice.where, law=DAY)
        else:
            band.spent += self.ready(state, side)[:TO_BATTLE]
            game.push(StartBattle(side, choice.whom, choice.where))

    def rest(self, game: Root, step: FactionStep) -> None:
        """All items are refreshed."""
        band_of(game.state, step.seat).spent.clear()

    # Battle

    def most_rolled(self, state: RootState, side: Side, battle: Battle) -> int:
        """As many hits as he has items."""
        return len(band_of(state, side).items)

    def most_lost(self, state: RootState, side: Side, battle: Battle) -> int:
        return len(self.ready(state, side)) + len(band_of(state, side).items)

    def struck(self, state: RootState, side: Side, battle: Battle, hits: int) -> None:
        """In a copy of the state; whoever reckons does not look at his items."""

    def take_hits(self, game: Root, side: Side, battle: Battle, hits: int, chooser: int) -> Rule[list[Loss]]:
        """A hit exhausts an item; where none is left to exhaust, one is gone."""
        state, band = game.state, band_of(game.state, side)
        for _ in range(hits):
            ready = self.ready(state, side)
            if ready:
                band.spent.append(ready[0])
                continue
            if not band.items:
                break
            lost = yield Ask(
                chooser, "root.hireling.give_up", sorted(set(band.items)), about={"band": side}, law=ALWAYS
            )
            band.items.remove(lost)
            band.spent.remove(lost)
            state.items_gone.append(lost)
            game.tell("root.band_item_lost", band=side, item=lost, law=ALWAYS)
        return []


# The weak side


class Dig(RootChoice, tag="dig_up"):
    """Take an item from under a ruin."""

    where: int
    words, verb_sign = "dig_up", "ui-hire"


class Rob(RootChoice, tag="rob"):
    """Exhaust a crafted item to take a card of somebody."""

    item: str
    whom: int
    words, verb_sign = "rob_with", "ui-card"

    def clicked(self, scene: Scene, option: Option) -> Iterator[Click]:
        """The item, then whom."""
        yield Click(option, f"seat-{self.whom}", f"box-{scene.ask.seat}-{self.item}")


DUG, ROBBED = "brigand_dug", "brigand_robbed"


class Brigand(Hireling):
    """A thief who searches ruins and pockets."""

    name = "the_exile_demoted"
    card, demoted, related = Exile.card, True, Exile.related
    fills_ruins = True
    steps = (*Hireling.steps, "prowl")
    uses = (DUG, ROBBED)
    asked: ClassVar = {"root.hireling.prowl": Asked((Dig, Rob), words={ENOUGH: "root.option.no_more_of_band"})}

    def set_up(self, game: Root, side: Side, seat: int) -> None:
        """Items come under the ruins, as a wanderer brings them."""
        fill_ruins(game)

    def items_brought(self, state: RootState, side: Side) -> tuple[str, ...]:
        """Those under the ruins, once it is set up."""
        waits = any(isinstance(step, PrepareBand) and step.band == side for step in state.agenda)
        return () if waits else RUIN_ITEMS

    def chances(self, state: RootState, side: Side) -> list[Dig | Rob]:
        """What is still to be done, each once."""
        seat = played_by(state, side)
        there = with_faction_pieces(state, seat)
        found: list[Dig | Rob] = []
        if DUG not in state.used:
            found += [Dig(where) for where in there if state.ruins.get(where)]
        if ROBBED not in state.used:
            victims = [
                other
                for other in others(state, seat)
                if state.hands[other] and any(owner_of(state, other).is_there(state, other, where) for where in there)
            ]
            found += [Rob(item, whom) for item in sorted(set(ready_items(state, seat))) for whom in victims]
        return found

    def can_act(self, state: RootState, side: Side) -> bool:
        return bool(self.chances(state, side))

    def day(self, game: Root, step: FactionStep) -> None:
        game.push(FactionStep(step.seat, "prowl"))

    def prowl(self, game: Root, step: FactionStep) -> Rule[None]:
        """Each of the two once."""
        state, side = game.state, step.seat
        seat, options = played_by(state, side), self.chances(state, side)
        if not options:
            return
        choice = yield Ask(seat, "root.hireling.prowl", [*options, ENOUGH], about={"band": side}, law=DAY)
        if choice == ENOUGH:
            return
        game.push(step)
        if isinstance(choice, Dig):
            state.used.append(DUG)
            self.dig_up(game, seat, choice.where)
        else:
            state.used.append(ROBBED)
            state.exhausted.setdefault(seat, []).append(choice.item)
            take_at_random(game, seat, choice.whom)

    def dig_up(self, game: Root, seat: int, where: int) -> None:
        """An item from under a ruin; an empty ruin is removed."""
        state = game.state
        under = state.ruins[where]
        game.shown()
        item = under[0].card
        under.remove(held(under, item))
        if not under:
            del state.ruins[where]
        game.tell("root.explored", seat=seat, where=where, item=item, law=DAY)
        faction(state, seat).gains_item(game, seat, item)


SIDES = (Exile(), Brigand())
