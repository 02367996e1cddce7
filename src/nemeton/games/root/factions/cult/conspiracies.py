"""The conspiracies of the Cult in birdsong, paid with acolytes (Law 10.4.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nemeton.kernel import Ask, Option, Rule

from ... import rulings
from ...choices import Anytime
from ...pieces import BUILDING, WARRIOR, Loss
from ...places import clearings_of, suits_of
from ...refusals import refused_battles
from ...rules.battle import Assault, legal_battles
from ...rules.card_effects import anytime_options, use
from ...rules.common_knowledge import by_hand
from ...rules.effects import place_building, place_warriors, to_supply
from ...rules.movement import Move, legal_moves, move_warriors
from ...rules.removing import among_alike, remove_together
from ...rules.rule import is_shielded, may_place
from ...state import enemy_sides
from ...steps import FactionStep, StartBattle
from ..base import Faction
from .board import CONVERT, CRUSADE, SANCTIFY, CultBoard, garden_of
from .choices import END, Convert, Sanctify
from .refusals import refused_conspiracies

if TYPE_CHECKING:
    from ...state import Root, RootState

TOLD = {CRUSADE: "root.crusade", CONVERT: "root.convert", SANCTIFY: "root.sanctify"}


def board_of(state: RootState, seat: int) -> CultBoard:
    """The Cult's board."""
    board = state.boards[seat]
    assert isinstance(board, CultBoard)
    return board


def gardens_for(state: RootState, seat: int, where: int) -> list[str]:
    """The suits of gardens that match a clearing and are left."""
    board = board_of(state, seat)
    return [suit for suit in suits_of(state, where) if getattr(board, garden_of(suit))]


class Conspirators(Faction):
    """A faction that conspires where the outcast live."""

    def choose_garden(self, game: Root, seat: int, where: int, law: str) -> Rule[str]:
        """The suit of a garden that matches a clearing; where there are several suits, any that is left."""
        suits = gardens_for(game.state, seat, where)
        if len(suits) == 1:
            return suits[0]
        suit: str = yield Ask(seat, "root.cult.garden", suits, about={"where": where}, law=law)
        return suit

    def conspire(self, game: Root, seat: int) -> Rule[None]:
        """As often as acolytes pay for it, in any order."""
        state = game.state
        options = self.conspiracies(state, seat)
        if not options:
            return
        board = board_of(state, seat)
        choice = yield Ask(
            seat,
            "root.cult.conspire",
            by_hand(state, seat, lambda: [*options, *anytime_options(state, seat), END]),  # offers may name its cards
            about={"left": board.acolytes, "suit": board.outcast, "count": board.price(CRUSADE)},
            law="10.4.3",
            refused=lambda: refused_conspiracies(state, seat),
        )
        if choice == END:
            return
        game.push(FactionStep(seat, "conspire"))
        match choice:
            case Anytime():
                use(game, seat, choice)
            case Move(origin, to, count):
                self.pay(game, seat, CRUSADE, "10.4.3.I")
                game.push(FactionStep(seat, "strike", to))
                move_warriors(game, seat, origin, to, count, "10.4.3.I")
            case Assault(where, whom):
                self.pay(game, seat, CRUSADE, "10.4.3.I")
                game.push(StartBattle(seat, whom, where))
            case Convert(where, whom):
                self.pay(game, seat, CONVERT, "10.4.3.II")
                self.convert(game, seat, where, whom)
            case Sanctify(where, whom, piece):
                self.pay(game, seat, SANCTIFY, "10.4.3.III")
                yield from self.sanctify(game, seat, where, whom, piece)

    def conspiracies(self, state: RootState, seat: int) -> list[Option]:
        """All that the acolytes can pay for in clearings of the outcast."""
        board = board_of(state, seat)
        shunned, foes = clearings_of(state, board.outcast), enemy_sides(state, seat)
        options: list[Option] = []
        if board.acolytes >= board.price(CRUSADE):
            options += [*legal_moves(state, seat, origins=shunned), *legal_battles(state, seat, clearings=shunned)]
        if board.acolytes >= board.price(CONVERT) and can_refill(state, seat):
            options += [
                Convert(where, whom)
                for where in shunned
                if may_place(state, seat, where)
                for whom in foes
                if state.clearings[where].warriors[whom] and not is_shielded(state, whom, where, seat)
            ]
        if board.acolytes >= board.price(SANCTIFY):
            options += [
                Sanctify(where, whom, piece)
                for where in shunned
                if gardens_for(state, seat, where) and may_place(state, seat, where)
                for whom, piece in sorted(set(state.clearings[where].buildings))
                if whom in foes and not is_shielded(state, whom, where, seat)
            ]
        return options

    def pay(self, game: Root, seat: int, conspiracy: str, law: str) -> None:
        """Acolytes go back to the supply."""
        board = board_of(game.state, seat)
        price = board.price(conspiracy)
        board.acolytes -= price
        to_supply(game, seat, price)
        game.tell(TOLD[conspiracy], seat=seat, count=price, law=law)

    def strike(self, game: Root, step: FactionStep) -> Rule[None]:
        """10.4.3.I A crusade that has moved may battle where it has come to."""
        state, seat = game.state, step.seat
        battles = legal_battles(state, seat, clearings=[step.where])
        if not battles:
            return
        choice = yield Ask(
            seat,
            "root.cult.strike",
            [*battles, END],
            about={"where": step.where},
            law="10.4.3.I",
            refused=lambda: refused_battles(state, seat),
        )
        if choice != END:
            game.push(StartBattle(seat, choice.whom, choice.where))

    def convert(self, game: Root, seat: int, where: int, whom: int) -> None:
        """10.4.3.II One of theirs leaves, one of ours takes the place."""
        remove_together(game, [Loss(whom, where, WARRIOR, by=seat, replaced=True)])
        place_warriors(game, seat, where, 1, "10.4.3.II")

    def sanctify(self, game: Root, seat: int, where: int, whom: int, piece: str) -> Rule[None]:
        """10.4.3.III A building leaves, which scores, and a garden that matches the clearing stands in its place."""
        state, board = game.state, board_of(game.state, seat)
        garden = garden_of((yield from self.choose_garden(game, seat, where, "10.4.3.III")))
        losses = yield from among_alike(game, seat, [Loss(whom, where, BUILDING, piece, by=seat)])
        was_taken = state.treetop
        remove_together(game, losses)
        setattr(board, garden, getattr(board, garden) - 1)
        place_building(game, seat, where, garden, "10.4.3.III", aloft=was_taken != state.treetop)


def can_refill(state: RootState, seat: int) -> bool:
    """Is there a warrior to be placed? Those that have just been paid are (ruling C1)."""
    return bool(state.supply[seat]) or rulings.PAID_WARRIORS_REPLACE
