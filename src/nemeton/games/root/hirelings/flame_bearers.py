"""Flame Bearers, and Rat Smugglers on the weak side."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, ClassVar

from nemeton.kernel import Ask, Asked, Label, Phrase, Rule

from ..cards import CARDS
from ..choices import Click, RootChoice, Scene
from ..pieces import BUILDING, TOKEN, WARRIOR, Loss
from ..rules.battle import Assault, legal_battles
from ..rules.common_knowledge import might_hold
from ..rules.effects import spend_card
from ..rules.hirelings import BandDeed
from ..rules.movement import Move, Passage, can_move, every_move, make_move
from ..rules.removing import among_alike, remove_together
from ..rules.rule import is_shielded, may_place, owner_of
from ..state import enemy_sides, played_by
from ..steps import FactionStep, StartBattle
from .base import DAWN, DAY, HIRED, Hireling, on_map

if TYPE_CHECKING:
    from nemeton.kernel import Option

    from ..pieces import Side
    from ..state import Root, RootState

FIRST = 2


class Burn(RootChoice, tag="burn"):
    """A piece of an enemy goes up in flames."""

    whom: int
    sort: str
    piece: str
    words, verb_sign = "burn", "ui-hit"

    def phrase(self) -> Phrase:
        """Whose, and what."""
        return Phrase("root.option.burn", {"whom": self.whom, "piece": self.piece or WARRIOR})

    def label(self, view: RootState) -> Label:
        """As it is told."""
        return Label(None, self.phrase(), self.verb_sign)

    def clicked(self, scene: Scene, option: Option) -> Iterator[Click]:
        """The piece itself."""
        where = scene.ask.about["where"]
        yield Click(option, f"piece-{where}-{self.whom}-{self.piece}" if self.piece else f"group-{where}-{self.whom}")


class FlameBearers(Hireling):
    """Rats with torches."""

    name = card = "flame_bearers"
    related = ("hundreds",)
    warriors = 6
    warrior_word = "bearer"
    steps = (*Hireling.steps, "spread")
    asked: ClassVar = {"root.hireling.burn": Asked((Burn,))}
    worth = (1.8, 0.6)

    def set_up(self, game: Root, side: Side, seat: int) -> Rule[None]:
        """Two of them anywhere."""
        for _ in range(FIRST):
            yield from self.place_one(game, side, list(game.state.clearings), "A.6.3", seat=seat)

    def hired(self, game: Root, step: FactionStep) -> Rule[None]:
        """If none is on the map, two come anywhere."""
        if not on_map(game.state, step.seat):
            yield from self.come_anywhere(game, step.seat, HIRED)

    def come_anywhere(self, game: Root, side: Side, law: str) -> Rule[None]:
        """Two of them, in any clearings."""
        for _ in range(FIRST):
            yield from self.place_one(game, side, list(game.state.clearings), law)

    def dawn(self, game: Root, step: FactionStep) -> Rule[None]:
        """In each clearing with some of them, one enemy piece for each; then they become more."""
        state, side = game.state, step.seat
        losses: list[Loss] = []
        for where in on_map(state, side):
            for left in range(state.clearings[where].warriors[side], 0, -1):
                fuel = self.fuel(state, side, where, losses)
                if not fuel:
                    break
                about = {"band": side, "where": where, "left": left}
                choice = yield Ask(played_by(state, side), "root.hireling.burn", fuel, about=about, law=DAWN)
                losses.append(Loss(choice.whom, where, choice.sort, choice.piece, by=side))
        game.push(FactionStep(side, "spread"))
        remove_together(game, (yield from among_alike(game, played_by(state, side), counted(losses))))

    def fuel(self, state: RootState, side: Side, where: int, lost: list[Loss]) -> list[Burn]:
        """Enemy pieces that are left there: of each owner warriors before anything else."""
        found: list[Burn] = []
        here = state.clearings[where]
        for foe in enemy_sides(state, played_by(state, side)):
            if is_shielded(state, foe, where, side):
                continue
            gone = [loss for loss in lost if loss.owner == foe and loss.where == where]
            fallen = sum(loss.sort == WARRIOR for loss in gone)
            if here.warriors[foe] > fallen:
                found.append(Burn(foe, WARRIOR, ""))
            elif owner_of(state, foe).fighters(state, foe, where) > fallen:
                continue  # a special warrior shields the rest (ruling H3)
            else:
                for sort, pieces in ((BUILDING, here.buildings), (TOKEN, here.tokens)):
                    left = [kind for owner, kind in pieces if owner == foe]
                    for loss in gone:
                        if loss.sort == sort:
                            left.remove(loss.piece)
                    found += [Burn(foe, sort, kind) for kind in sorted(set(left))]
        return found

    def spread(self, game: Root, step: FactionStep) -> Rule[None]:
        """One comes to them or beside them; if that cannot be, two anywhere."""
        state, side = game.state, step.seat
        held = on_map(state, side)
        near = sorted({at for where in held for at in (where, *self.neighbours(state, side, where))})
        near = [where for where in near if may_place(state, side, where)]
        if near:
            yield from self.place_one(game, side, near, DAWN)
        else:
            yield from self.come_anywhere(game, side, DAWN)


def counted(losses: list[Loss]) -> list[Loss]:
    """Warriors that fall together in a clearing are one loss: who may save them does it for all of them (6.2.3)."""
    fallen = Counter(loss for loss in losses if loss.sort == WARRIOR)
    return [
        *(loss._replace(number=number) for loss, number in fallen.items()),
        *(loss for loss in losses if loss.sort != WARRIOR),
    ]


class Smuggle(BandDeed, tag="smuggle"):
    """Discard a card that shows an item, to move or battle."""

    paid: str
    words, verb_sign = "smuggle", "ui-card"

    def label(self, view: RootState) -> Label:
        """By the card that pays."""
        return Label(Phrase("root.text.smuggle"), Phrase("root.text.card", {"card": self.paid}), self.verb_sign)

    def clicked(self, scene: Scene, option: Option) -> Iterator[Click]:
        """The card."""
        yield Click(option, f"band-{self.band}", f"card-{self.paid}")


def shows_item(card: str) -> bool:
    """Does a card show an item?"""
    return bool(CARDS[card].item)


class Smugglers(Hireling):
    """Smugglers who carry whoever has wares."""

    name = "flame_bearers_demoted"
    card, demoted, related = FlameBearers.card, True, FlameBearers.related
    steps = (*Hireling.steps, "smuggle")
    deeds_are = (Smuggle,)
    asked: ClassVar = {"root.hireling.smuggle": Asked((Move, Passage, Assault))}

    def is_open(self, state: RootState, side: Side, seat: int) -> bool:
        """May its controller move or battle now?"""
        is_due = state.phase == "daylight" and played_by(state, side) == seat
        return is_due and bool(can_move(state, seat) or legal_battles(state, seat))

    def deeds(self, state: RootState, side: Side, seat: int) -> list[BandDeed]:
        """A card with an item pays for each move or battle."""
        if not self.is_open(state, side, seat):
            return []
        cards = sorted({card.card for card in state.hands[seat]})
        return [Smuggle(side, card) for card in cards if card in CARDS and shows_item(card)]

    def might_deed(self, state: RootState, side: Side, seat: int) -> bool:
        return self.is_open(state, side, seat) and might_hold(state, state.hands[seat], shows_item)

    def accept(self, game: Root, side: Side, seat: int, deed: BandDeed) -> None:
        """The card is discarded."""
        assert isinstance(deed, Smuggle)
        spend_card(game, seat, deed.paid, DAY)
        game.push(FactionStep(side, "smuggle"))

    def smuggle(self, game: Root, step: FactionStep) -> Rule[None]:
        """A move or a battle of the controller's own faction."""
        state, seat = game.state, played_by(game.state, step.seat)
        options: list[Any] = [*every_move(state, seat), *legal_battles(state, seat)]
        if not options:
            return
        choice = yield Ask(seat, "root.hireling.smuggle", options, law=DAY)
        if isinstance(choice, Assault):
            game.push(StartBattle(seat, choice.whom, choice.where))
        else:
            yield from make_move(game, seat, choice, DAY)


SIDES = (FlameBearers(), Smugglers())
