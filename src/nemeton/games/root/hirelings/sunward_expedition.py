"""Sunward Expedition, and Mole Artisans on the weak side."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from nemeton.kernel import EVERYBODY, Ask, Asked, Hidden, Phrase, Rule

from ..choices import Place, RootChoice
from ..rules.battle import legal_battles
from ..rules.effects import discard_card, join_hand, place_token, place_warriors
from ..rules.hirelings import Way
from ..rules.movement import can_move
from ..rules.rule import may_place
from ..state import band_of, played_by, tokens_in, with_token
from ..steps import FactionStep
from .base import ALWAYS, DAY, Hireling

if TYPE_CHECKING:
    from ..pieces import Side
    from ..state import Root, RootState

FOOTHOLD, FOOTHOLDS = "foothold", 3
COMPANY = 3  # so many come with a foothold
MARCH, REINFORCE = "march", "reinforce"
REVEAL, DISCARD = "reveal", "discard_it"


class So(RootChoice):
    """So many of them."""

    count: int
    words = "so_many"
    clicks: ClassVar = ()

    def phrase(self) -> Phrase:
        """The number."""
        return Phrase("root.option.so_many", {"count": self.count})


class Expedition(Hireling):
    """Eight moles with three footholds."""

    name = card = "sunward_expedition"
    related = ("duchy",)
    warriors = 8
    warrior_word = "delver"
    piece_counts: ClassVar = {FOOTHOLD: FOOTHOLDS}
    tokens = (FOOTHOLD,)
    steps = (*Hireling.steps, "land", "advance", "move", "fight")
    asked: ClassVar = {
        "root.hireling.lift": Asked(plain=Place),
        "root.hireling.company": Asked(plain=So),
    }
    worth = (1.6, 0.6)

    def set_up(self, game: Root, side: Side, seat: int) -> Rule[None]:
        """A foothold and three warriors anywhere."""
        about = {"band": side, "count": COMPANY}
        where = yield Ask(seat, "root.hireling.place", list(game.state.clearings), about=about, law="A.6.3")
        place_token(game, side, where, FOOTHOLD, "A.6.3")
        place_warriors(game, side, where, COMPANY, "A.6.3")

    def landings(self, state: RootState, side: Side) -> list[int]:
        """Clearings without a foothold."""
        return [
            where
            for where in state.clearings
            if not tokens_in(state, side, where, FOOTHOLD) and may_place(state, side, where)
        ]

    def can_act(self, state: RootState, side: Side) -> bool:
        return bool(self.landings(state, side) or self.ways(state, side))

    def day(self, game: Root, step: FactionStep) -> Rule[None]:
        """First a foothold; one from the map if all are out. Then they go on."""
        state, side = game.state, step.seat
        game.push(FactionStep(side, "advance"))
        if not self.landings(state, side):
            return
        if not self.pieces_aside(state, side, FOOTHOLD):
            about = {"band": side}
            asked = played_by(state, side)
            where = yield Ask(asked, "root.hireling.lift", with_token(state, side, FOOTHOLD), about=about, law=DAY)
            state.clearings[where].tokens.remove((side, FOOTHOLD))
            game.tell("root.removed", seat=side, where=where, piece=FOOTHOLD, number=1, law=DAY)
        game.push(FactionStep(side, "land"))

    def land(self, game: Root, step: FactionStep) -> Rule[None]:
        """A foothold where there is none, and up to three warriors with it."""
        state, side = game.state, step.seat
        asked, most = played_by(state, side), min(COMPANY, state.supply[side])
        about = {"band": side, "count": most}
        where = yield Ask(asked, "root.hireling.place", self.landings(state, side), about=about, law=DAY)
        place_token(game, side, where, FOOTHOLD, DAY)
        if most:
            about = {"band": side, "where": where}
            counts = list(range(most, -1, -1))
            count = yield Ask(asked, "root.hireling.company", counts, about=about, law=DAY)
            place_warriors(game, side, where, count, DAY)

    def ways(self, state: RootState, side: Side) -> list[str]:
        """What they could do then."""
        found = [MARCH] if can_move(state, side) or legal_battles(state, side) else []
        bases = [where for where in with_token(state, side, FOOTHOLD) if may_place(state, side, where)]
        return [*found, REINFORCE] if state.supply[side] and bases else found

    def advance(self, game: Root, step: FactionStep) -> Rule[None]:
        """A move and then a battle, or a warrior at each foothold."""
        state, side = game.state, step.seat
        ways = [Way(side, way) for way in self.ways(state, side)]
        if not ways:
            return
        choice = yield Ask(played_by(state, side), "root.hireling.way", ways, about={"band": side}, law=DAY)
        if choice.way == MARCH:
            game.push(FactionStep(side, "move"), FactionStep(side, "fight"))
            return
        yield from self.place_at_each(game, side, with_token(state, side, FOOTHOLD), DAY)


class Artisans(Hireling):
    """Artisans who need a plan only for a while."""

    name = "sunward_expedition_demoted"
    card, demoted, related = Expedition.card, True, Expedition.related
    steps = (*Hireling.steps, "keep")
    reveals = True
    asked: ClassVar = {
        "root.hireling.keep": Asked(words={REVEAL: "root.option.reveal", DISCARD: "root.option.discard_it"}),
    }

    def keeps_card(self, game: Root, side: Side, seat: int, card: str) -> bool:
        """The card of an item that was crafted lies open here until its player says what becomes of it."""
        if played_by(game.state, side) != seat:
            return False
        band_of(game.state, side).cards.append(card)
        game.push(FactionStep(side, "keep"))
        return True

    def keep(self, game: Root, step: FactionStep) -> Rule[None]:
        """It may be revealed instead of discarded."""
        state, side = game.state, step.seat
        about = {"band": side, "card": band_of(state, side).cards[-1]}
        choice = yield Ask(played_by(state, side), "root.hireling.keep", [REVEAL, DISCARD], about=about, law=ALWAYS)
        if choice == DISCARD:
            discard_card(game, band_of(state, side).cards.pop())

    def turn_over(self, game: Root, side: Side, seat: int) -> None:
        """At the end of the evening revealed cards come back, however many are in the hand."""
        band = band_of(game.state, side)
        if band.held_by == seat and band.cards:
            for card in band.cards:
                join_hand(game, seat, Hidden(card, EVERYBODY))
            game.tell("root.plans_back", seat=seat, count=len(band.cards), law=ALWAYS)
            band.cards = []

    def is_sound(self, state: RootState, step: FactionStep) -> bool:
        return step.name != "keep" or bool(band_of(state, step.seat).cards)


SIDES = (Expedition(), Artisans())
