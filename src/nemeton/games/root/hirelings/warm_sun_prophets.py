"""Warm Sun Prophets, and Lizard Envoys on the weak side."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, ClassVar

from nemeton.kernel import PUBLIC, Ask, Asked, Label, Phrase, Rule, hidden, show

from ..cards import AMBUSHES, suit_of
from ..choices import Click, RootChoice, Scene, standing
from ..places import Place as Where
from ..rules.battle import Assault, legal_battles
from ..rules.effects import join_hand, place_warriors
from ..rules.hirelings import ENOUGH
from ..rules.movement import STOP, Move, Passage, legal_moves, make_move
from ..rules.rule import may_place, owner_of
from ..state import played_by, seats
from ..steps import FactionStep, StartBattle
from .base import DAWN, DAY, HIRED, Hireling, on_map

if TYPE_CHECKING:
    from nemeton.kernel import Option

    from ..pieces import Side
    from ..state import Root, RootState

LOOKED_AT = 5


class Goad(RootChoice, tag="goad"):
    """Make a player battle somebody where Prophets are."""

    where: int
    whom: int
    against: int
    words, verb_sign = "goad", "ui-battle"

    def label(self, view: RootState) -> Label:
        """Whom; then where, against whom."""
        foe = Phrase("root.text.foe", {"where": self.where, "whom": self.against})
        return Label(Phrase("root.text.goad", {"whom": self.whom}), foe, self.verb_sign)

    def phrase(self) -> Phrase:
        """All of it."""
        return Phrase("root.option.goad", {"where": self.where, "whom": self.whom, "by": self.against})

    def clicked(self, scene: Scene, option: Option) -> Iterator[Click]:
        """Who battles, then whom."""
        view = scene.view
        yield Click(option, standing(view, self.where, self.against), standing(view, self.where, self.whom))


class Lure(RootChoice, tag="lure"):
    """Make a player move as many pieces as can go."""

    whom: int
    where: int
    to: Where
    words, verb_sign = "lure", "ui-move"

    def label(self, view: RootState) -> Label:
        """Whom; then from where to where."""
        way = Phrase("root.text.way", {"origin": self.where, "to": self.to})
        return Label(Phrase("root.text.lure", {"whom": self.whom}), way, self.verb_sign)

    def phrase(self) -> Phrase:
        """All of it: the same clearing may be reached from several."""
        return Phrase("root.option.lure", {"whom": self.whom, "origin": self.where, "to": self.to})

    def clicked(self, scene: Scene, option: Option) -> Iterator[Click]:
        """Who goes, then where."""
        yield Click(option, self.spot(scene, "to"), standing(scene.view, self.where, self.whom))


class Preach(RootChoice, tag="preach"):
    """A Prophet comes to a clearing without one."""

    where: int
    words, verb_sign = "preach", "ui-hire"


class Prophets(Hireling):
    """Four preachers whom anybody may have to follow."""

    name = card = "warm_sun_prophets"
    related = ("cult",)
    warriors = 4
    warrior_word = "prophet"
    steps = (*Hireling.steps, "follow")
    asked: ClassVar = {
        "root.hireling.preach": Asked((Goad, Lure, Preach)),
        "root.hireling.follow": Asked((Assault,), words={STOP: "root.option.no_band_battle"}),
    }
    worth = (1.5, 0.5)

    def set_up(self, game: Root, side: Side, seat: int) -> None:
        """One in each clearing with a ruin."""
        for where in game.state.ruins:
            place_warriors(game, side, where, 1, "A.6.3")

    def hired(self, game: Root, step: FactionStep) -> Rule[None]:
        """If none is on the map, one comes anywhere."""
        if not on_map(game.state, step.seat):
            yield from self.place_one(game, step.seat, list(game.state.clearings), HIRED)

    def deeds_of_day(self, state: RootState, side: Side) -> list[Goad | Lure | Preach]:
        """Battles and moves that can be forced, and where another Prophet may come."""
        found: list[Goad | Lure | Preach] = []
        for where in on_map(state, side):
            for seat in seats(state):
                if owner_of(state, seat).is_there(state, seat, where):
                    battles = legal_battles(state, seat, clearings=[where])
                    found += [Goad(where, seat, battle.whom) for battle in battles]
                    found += [Lure(seat, where, to) for to in farthest_moves(state, seat, where)]
        if state.supply[side]:
            free = [where for where, here in state.clearings.items() if not here.warriors[side]]
            found += [Preach(where) for where in free if may_place(state, side, where)]
        return found

    def can_act(self, state: RootState, side: Side) -> bool:
        return bool(self.deeds_of_day(state, side))

    def day(self, game: Root, step: FactionStep) -> Rule[None]:
        """A player battles or moves as they want, or they become more."""
        state, side = game.state, step.seat
        options = self.deeds_of_day(state, side)
        if not options:
            return
        choice = yield Ask(played_by(state, side), "root.hireling.preach", options, about={"band": side}, law=DAY)
        match choice:
            case Preach(where):
                place_warriors(game, side, where, 1, DAY)
            case Goad(where, whom, against):
                game.push(StartBattle(whom, against, where))
            case Lure(whom, where, to):
                if isinstance(to, int):  # nobody else is ever in the Burrow (12.2.2)
                    game.push(FactionStep(side, "follow", to, by=whom))
                yield from make_move(game, whom, farthest_moves(state, whom, where)[to], DAY)

    def follow(self, game: Root, step: FactionStep) -> Rule[None]:
        """The controller may let whom they moved battle where they are now."""
        state, side, whom = game.state, step.seat, step.by
        options: list[Any] = [*legal_battles(state, whom, clearings=[step.where])]
        if not options:
            return
        about = {"band": whom, "whom": whom, "where": step.where}
        asked = played_by(state, side)
        choice = yield Ask(asked, "root.hireling.follow", [*options, STOP], about=about, law=DAY)
        if choice != STOP:
            game.push(StartBattle(whom, choice.whom, choice.where))

    def is_sound(self, state: RootState, step: FactionStep) -> bool:
        return step.name != "follow" or (step.where in state.clearings and step.by in seats(state))


def farthest_moves(state: RootState, seat: int, where: int) -> dict[Where, Move | Passage]:
    """For each clearing to which pieces of a player may go from another one, the Burrow among them (12.2.2): the move
    of as many as can."""
    own = owner_of(state, seat)
    found: dict[Where, Move | Passage] = {}
    moves: list[Move | Passage] = [*legal_moves(state, seat, origins=[where]), *own.own_moves(state, seat)]
    moves += own.passages(state, seat)
    for move in moves:
        known = found.get(move.to)
        if move.origin == where and (known is None or move.count >= known.count):
            found[move.to] = move
    return found


class Recall(RootChoice):
    """Take a card from the discards."""

    card: str
    words = "recall"


class LizardEnvoys(Hireling):
    """Envoys who look through what others have thrown away."""

    name = "warm_sun_prophets_demoted"
    card, demoted, related = Prophets.card, True, Prophets.related
    asked: ClassVar = {"root.hireling.recall": Asked(plain=Recall, words={ENOUGH: "root.option.no_recall"})}

    def dawn(self, game: Root, step: FactionStep) -> Rule[None]:
        """A card of the suit that is most common among the five on top, but no ambush."""
        state, seat = game.state, played_by(game.state, step.seat)
        options = recallable(state.discard)
        if not options:
            return
        card = yield Ask(seat, "root.hireling.recall", [*options, ENOUGH], about={"band": step.seat}, law=DAWN)
        if card == ENOUGH:
            return
        last = len(state.discard) - 1 - state.discard[::-1].index(card)
        del state.discard[last]
        game.tell("root.recalled", seat=seat, card=card, law=DAWN)
        join_hand(game, seat, show(hidden([card])[0], PUBLIC))


def recallable(discard: list[str]) -> list[str]:
    """The cards among the five on top of the discards that are of their most common suit; birds are a suit like the
    others here, and ambushes are never taken."""
    top = discard[-LOOKED_AT:]
    suits = Counter(suit_of(card) for card in top)
    most = max(suits.values(), default=0)
    return sorted({card for card in top if suits[suit_of(card)] == most and card not in AMBUSHES})


SIDES = (Prophets(), LizardEnvoys())
