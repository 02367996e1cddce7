"""Exposure: others guess what a plot is (Law 13.2.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nemeton.kernel import Ask, Hidden, Rule, show

from ...pieces import TOKEN, Loss
from ...places import fitting, matcher
from ...rules.common_knowledge import might_hold, pledged
from ...rules.effects import hand_over, join_hand, who_sees
from ...rules.removing import remove_together
from ...rules.rule import faction
from ...state import enemies, held
from ...steps import FactionStep
from ..base import Faction
from .board import KINDS, PLOT, Plot
from .choices import Expose
from .plots import board_of, is_down

if TYPE_CHECKING:
    from ...rules.card_effects import Offer
    from ...state import Root, RootState


class Exposed(Faction):
    """A faction whose plots are guessed."""

    def may_guess(self, state: RootState, seat: int, whom: int, where: int) -> bool:
        """May an enemy with a piece there guess a plot, apart from the card that it takes?"""
        return (
            where in state.clearings
            and is_down(state, seat, where)
            and whom in enemies(state, seat)
            and faction(state, whom).is_there(state, whom, where)
        )

    def guessable(self, state: RootState, seat: int, whom: int) -> list[int]:
        """The clearings in which an enemy may guess."""
        down = board_of(state, seat).plots
        return [where for where in sorted(down) if self.may_guess(state, seat, whom, where)] if down else []

    def offers(self, state: RootState, seat: int, whom: int, at_start: bool) -> list[Offer]:
        """On their own turn, between their actions (1.4.2) and before the evening's draw, enemies may guess: each plot
        may be called each of the four, for a card that matches its clearing."""
        if at_start:
            return []
        return [
            Expose(seat, where, kind)
            for where in self.guessable(state, seat, whom)
            if fitting(state, state.hands[whom], where)
            for kind in KINDS
        ]

    def might_offer(self, state: RootState, seat: int, whom: int) -> bool:
        """Could somebody guess, for all that everybody knows?"""
        return any(
            might_hold(state, state.hands[whom], matcher(state, where)) for where in self.guessable(state, seat, whom)
        )

    def accept(self, game: Root, seat: int, whom: int, option: Offer) -> None:
        """A guess is made aloud: so all know that a matching card is there to be shown."""
        assert isinstance(option, Expose)
        game.tell("root.guesses", seat=whom, where=option.where, piece=option.kind, law="13.2.4")
        game.state.pledge = pledged(game.state, whom, option.where, 1, in_hand=True)
        game.push(FactionStep(seat, "expose", option.where, KINDS.index(option.kind), whom))

    def shown(self, game: Root, step: FactionStep) -> Rule[None]:
        """The card is shown to the Conspiracy. A wrong guess loses it to them, and all know what the plot is not; a
        right one keeps it and removes the plot without its effect."""
        state, seat, whom, where = game.state, step.seat, step.by, step.where
        kind = KINDS[step.count]
        if not (self.may_guess(state, seat, whom, where) and fitting(state, state.hands[whom], where)):
            state.pledge = None  # in a position that somebody wrote, what came before may have taken card or plot away
            return
        card = yield Ask(
            whom,
            "root.corvids.show",
            lambda: fitting(state, state.hands[whom], where),
            about={"where": where, "piece": kind},
            law="13.2.4",
        )
        state.pledge = None
        board = board_of(state, seat)
        if board.plots[where].kind.card != kind:
            board.plots[where].deny(kind)
            join_hand(game, seat, hand_over(game, whom, card, seat, whom, fits=matcher(state, where)), whom)
            game.shown()
            game.tell("root.guessed_wrong", seat=whom, whom=seat, where=where, piece=kind, law="13.2.4")
            game.tell("root.took_what", seat=seat, whom=whom, card=card, only=who_sees(state, whom, seat))
            return
        show(held(state.hands[whom], card), seat)
        game.shown()
        game.tell("root.guessed_right", seat=whom, whom=seat, where=where, piece=kind, law="13.2.4")
        game.tell("root.showed", seat=whom, whom=seat, card=card, only=(seat, whom))
        board.exposing = True
        remove_together(game, [Loss(seat, where, TOKEN, PLOT, by=whom)])

    def known_plot(self, seat: int, kind: str) -> Plot:
        """A plot of which all know the kind."""
        return Plot(Hidden(kind, 1 << seat), sorted({*KINDS} - {kind}))
