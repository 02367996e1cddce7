"""Mobs: how they raze, spread and are incited; and the oppression of clearings (Law 14.4.1, 14.6, 14.7.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nemeton.kernel import Ask, Rule

from ...cards import SUITS
from ...choices import Anytime
from ...pieces import BUILDING, TOKEN, Loss
from ...places import fits, has_suit
from ...rules.card_effects import anytime_options, use
from ...rules.effects import place_token, score, spend_card
from ...rules.movement import adjacent_for
from ...rules.removing import remove_together
from ...rules.rule import may_place
from ...state import enemy_sides, with_token
from ...steps import FactionStep
from .board import JUBILANT, JUBILANT_ROLLS, MOB, OPPRESSION
from .choices import NO_INCITE, NO_ROLL, ROLL, Incite
from .hoard import board_of
from .oppression import oppressed
from .refusals import refused_inciting
from .warlord import Led

if TYPE_CHECKING:
    from ...state import Root, RootState


class Rabble(Led):
    """A faction whose mobs go their own way."""

    # Razing (14.4.1)

    def raze(self, game: Root, seat: int) -> None:
        """Enemy buildings and tokens leave all clearings with mobs at once; items are dug up; a mob spreads."""
        state = game.state
        where = with_token(state, seat, MOB)
        ruined = [FactionStep(seat, "ransack", at) for at in where if at in state.ruins]
        game.push(*ruined, FactionStep(seat, "spread"))
        foes = enemy_sides(state, seat)
        losses = [
            Loss(owner, at, BUILDING, kind, by=seat) for at in where for owner, kind in state.clearings[at].buildings
        ]
        losses += [Loss(owner, at, TOKEN, kind, by=seat) for at in where for owner, kind in state.clearings[at].tokens]
        losses = [loss for loss in losses if loss.owner in foes]
        if losses:
            game.tell("root.razed", seat=seat, count=len(losses), law="14.4.1")
            remove_together(game, losses)

    def reachable(self, state: RootState, seat: int) -> list[int]:
        """Clearings beside a mob where another one may come."""
        mobs = with_token(state, seat, MOB)
        near = {at for where in mobs for at in adjacent_for(state, seat, where)} - {*mobs}
        return [at for at in sorted(near) if may_place(state, seat, at)]

    def spread(self, game: Root, seat: int, law: str) -> None:
        """The mob die is rolled once; what comes of it is asked next."""
        state = game.state
        if not board_of(state, seat).mob or not with_token(state, seat, MOB):
            return
        rolled = game.roll(len(SUITS), lowest=0, name="mob")[0]
        is_idle = not self.riots(state, seat, SUITS[rolled])
        game.tell("root.mob_die_idle" if is_idle else "root.mob_die", seat=seat, suit=SUITS[rolled], law=law)
        if not is_idle:
            game.push(FactionStep(seat, "riot", count=rolled))

    def riots(self, state: RootState, seat: int, suit: str) -> list[int]:
        """Clearings of the suit that was rolled, without a mob and beside one."""
        return [at for at in self.reachable(state, seat) if has_suit(state, at, suit)]

    def riot(self, game: Root, seat: int, suit: str) -> Rule[None]:
        """A mob comes to a clearing of the suit that was rolled."""
        law = "14.4.1" if game.state.phase == "birdsong" else "14.7.3"
        places = self.riots(game.state, seat, suit)
        if places and board_of(game.state, seat).mob:
            where = yield Ask(seat, "root.hundreds.spread", places, about={"suit": suit}, law=law)
            self.lay_mob(game, seat, where, law)

    def lay_mob(self, game: Root, seat: int, where: int, law: str) -> None:
        """A mob comes to a clearing."""
        board_of(game.state, seat).mob -= 1
        place_token(game, seat, where, MOB, law)

    # Inciting (14.6.1)

    def may_be_incited(self, state: RootState, seat: int) -> list[int]:
        """Clearings without a mob and with a warrior of theirs, the warlord among them."""
        mobs = with_token(state, seat, MOB) if board_of(state, seat).mob else [*state.clearings]
        return [
            where
            for where in state.clearings
            if where not in mobs and self.fighters(state, seat, where) and may_place(state, seat, where)
        ]

    def incitements(self, state: RootState, seat: int) -> list[Incite]:
        """A mob for each card that matches."""
        places = self.may_be_incited(state, seat)
        cards = sorted({card.card for card in state.hands[seat]})
        return [Incite(card, where) for card in cards for where in places if fits(state, card, where)]

    def incite(self, game: Root, seat: int) -> Rule[None]:
        """14.6.1 One card after the other, as many as they like."""
        state = game.state
        if not state.hands[seat] or not self.may_be_incited(state, seat):
            return
        choice = yield Ask(
            seat,
            "root.hundreds.incite",
            lambda: [*self.incitements(state, seat), *anytime_options(state, seat), NO_INCITE],
            about={"left": board_of(state, seat).mob},
            law="14.6.1",
            refused=lambda: refused_inciting(state, seat, self.may_be_incited(state, seat)),
        )
        if choice == NO_INCITE:
            return
        game.push(FactionStep(seat, "incite"))
        if isinstance(choice, Anytime):
            use(game, seat, choice)
            return
        spend_card(game, seat, choice.card, "14.6.1")
        self.lay_mob(game, seat, choice.where, "14.6.1")
        if board_of(state, seat).mood == JUBILANT and self.is_with(state, seat, choice.where):
            game.push(FactionStep(seat, "jubilant", count=JUBILANT_ROLLS))

    def jubilant(self, game: Root, seat: int, left: int) -> Rule[None]:
        """14.7.3 Up to four times the die spreads mobs."""
        state = game.state
        if not left or not board_of(state, seat).mob or not self.reachable(state, seat):
            return
        choice = yield Ask(seat, "root.hundreds.jubilant", [ROLL, NO_ROLL], about={"left": left}, law="14.7.3")
        if choice == ROLL:
            game.push(FactionStep(seat, "jubilant", count=left - 1))
            self.spread(game, seat, "14.7.3")

    # Oppression (14.6.2)

    def oppress(self, game: Root, seat: int) -> None:
        """14.6.2 Points for oppressed clearings."""
        count = len(oppressed(game.state, seat))
        game.tell("root.oppressed", seat=seat, count=count, law="14.6.2")
        score(game, seat, OPPRESSION[min(count, len(OPPRESSION) - 1)], "14.6.2")
