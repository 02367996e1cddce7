"""Waystations: pitched, taken down, and where warriors come to them (Law 15.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nemeton.kernel import Ask, Rule

from ...pieces import BUILDING, WARRIOR, Loss
from ...places import fits
from ...rules.card_effects import anytime_options
from ...rules.effects import place_building, place_warriors, spend_card
from ...rules.removing import among_alike, remove_together
from ...rules.rule import may_place
from ...rules.turn import choose_deed
from ...state import map_of, slots_free
from ...steps import FactionStep
from ..base import Faction
from .board import RECRUITS, faces_of, waystation_of
from .choices import NO_BREAK, NO_CAMP, NO_RECRUIT, Decamp, Encamp, Enlist, Return
from .refusals import refused_breaks, refused_camps, refused_recruiting
from .relics import board_of, camps, faces_in, is_on_map

if TYPE_CHECKING:
    from ...state import Root, RootState


class Camping(Faction):
    """A faction whose birdsong is about its waystations."""

    def camp_sites(self, state: RootState, seat: int) -> list[Encamp]:
        """15.4.1 Where a waystation may take the place of a warrior, and with which side up."""
        board = board_of(state, seat)
        faces = [face for waystation in board.waystations for face in faces_of(waystation)]
        return [
            Encamp(where, face)
            for where, here in state.clearings.items()
            if here.warriors[seat]
            and where not in board.camped
            and slots_free(state, where)
            and may_place(state, seat, where)
            for face in faces
        ]

    def encamp(self, game: Root, seat: int) -> Rule[None]:
        """15.4.1 In any clearings a waystation for a warrior, once in each; who has nothing on the map comes back."""
        state = game.state
        board = board_of(state, seat)
        if not is_on_map(state, seat):
            yield from self.come_back(game, seat)
            return
        if not self.camp_sites(state, seat):
            board.camped = []
            return
        step = FactionStep(seat, "encamp")
        ask = Ask(
            seat,
            "root.keepers.encamp",
            lambda: [*self.camp_sites(state, seat), *anytime_options(state, seat), NO_CAMP],
            law="15.4.1",
            refused=lambda: refused_camps(state, seat),
        )
        choice = yield from choose_deed(game, step, ask)
        if choice in (None, NO_CAMP):
            board.camped = [] if choice else board.camped
            return
        game.push(step)
        board.camped.append(choice.where)
        remove_together(game, [Loss(seat, choice.where, WARRIOR, by=seat, replaced=True)])
        self.pitch(game, seat, choice.where, choice.piece)

    def come_back(self, game: Root, seat: int) -> Rule[None]:
        """15.4.1 A waystation and a warrior in a clearing at the edge; where all slots there are taken, a warrior alone
        (1.5.4)."""
        state = game.state
        faces = [face for waystation in board_of(state, seat).waystations for face in faces_of(waystation)]
        edge = [where for where in map_of(state).edge if may_place(state, seat, where)]
        sites = [where for where in edge if slots_free(state, where)]
        options = [Return(where, face) for where in sites for face in faces]
        if not options and state.supply[seat]:
            options = [Return(where, "") for where in edge]
        if not options:
            return
        choice = yield Ask(seat, "root.keepers.return", options, law="15.4.1")
        if choice.piece:
            self.pitch(game, seat, choice.where, choice.piece)
        place_warriors(game, seat, choice.where, 1, "15.4.1")

    def pitch(self, game: Root, seat: int, where: int, face: str) -> None:
        """A waystation leaves the supply for a clearing."""
        board_of(game.state, seat).waystations.remove(waystation_of(face))
        place_building(game, seat, where, face, "15.4.1")

    def breaks(self, state: RootState, seat: int) -> list[Decamp]:
        """15.4.2 Waystations whose place a warrior may take."""
        board = board_of(state, seat)
        if not state.supply[seat]:
            return []
        return [
            Decamp(where, face)
            for where in state.clearings
            if where not in board.camped and may_place(state, seat, where)
            for face in dict.fromkeys(faces_in(state, seat, where))
        ]

    def decamp(self, game: Root, seat: int) -> Rule[None]:
        """15.4.2 In any clearings a warrior for a waystation, once in each."""
        state = game.state
        board = board_of(state, seat)
        if not self.breaks(state, seat):
            board.camped = []
            return
        step = FactionStep(seat, "decamp")
        ask = Ask(
            seat,
            "root.keepers.decamp",
            lambda: [*self.breaks(state, seat), *anytime_options(state, seat), NO_BREAK],
            law="15.4.2",
            refused=lambda: refused_breaks(state, seat),
        )
        choice = yield from choose_deed(game, step, ask)
        if choice in (None, NO_BREAK):
            board.camped = [] if choice else board.camped
            return
        game.push(step)
        board.camped.append(choice.where)
        broken = [Loss(seat, choice.where, BUILDING, choice.piece, by=seat, replaced=True)]
        remove_together(game, (yield from among_alike(game, seat, broken)))
        place_warriors(game, seat, choice.where, 1, "15.4.2")

    def enlistments(self, state: RootState, seat: int) -> list[Enlist]:
        """15.4.3 Which cards bring warriors where: to matching clearings with a waystation."""
        sites = [where for where in dict.fromkeys(camps(state, seat)) if may_place(state, seat, where)]
        cards = sorted({card.card for card in state.hands[seat]})
        return [Enlist(card, where) for card in cards for where in sites if fits(state, card, where)]

    def recruit(self, game: Root, seat: int) -> Rule[None]:
        """15.4.3 Two warriors for each card, as many cards as they like."""
        state = game.state
        if not state.hands[seat] or not state.supply[seat] or not camps(state, seat):
            return
        step = FactionStep(seat, "recruit")
        ask = Ask(
            seat,
            "root.keepers.recruit",
            lambda: [*self.enlistments(state, seat), *anytime_options(state, seat), NO_RECRUIT],
            law="15.4.3",
            refused=lambda: refused_recruiting(state, seat, self.enlistments(state, seat)),
        )
        choice = yield from choose_deed(game, step, ask)
        if choice in (None, NO_RECRUIT):
            return
        game.push(step)
        spend_card(game, seat, choice.card, "15.4.3")
        place_warriors(game, seat, choice.where, RECRUITS, "15.4.3")
