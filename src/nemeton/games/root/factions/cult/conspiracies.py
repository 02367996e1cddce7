"""The conspiracies of the Cult in birdsong, paid with acolytes (Law 10.4.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nemeton.kernel import Ask, Option, Rule

from ... import rulings
from ...choices import Anytime
from ...pieces import BUILDING, WARRIOR, Loss
from ...places import clearings_of
from ...refusals import refused_battles
from ...rules.battle import Assault, legal_battles
from ...rules.card_effects import anytime_options, use
from ...rules.common_knowledge import by_hand
from ...rules.effects import place_building, place_warriors, to_supply
from ...rules.movement import Move, legal_moves, move_warriors
from ...rules.removing import remove_together
from ...rules.rule import may_place
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


class Conspirators(Faction):
    """A faction that conspires where the outcast live."""

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
                self.sanctify(game, seat, where, whom, piece)

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
                if state.clearings[where].warriors[whom]
            ]
        if board.acolytes >= board.price(SANCTIFY) and getattr(board, garden_of(board.outcast)):
            options += [
                Sanctify(where, whom, piece)
                for where in shunned
                if may_place(state, seat, where)
                for whom, piece in sorted(set(state.clearings[where].buildings))
                if whom in foes
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

    def sanctify(self, game: Root, seat: int, where: int, whom: int, piece: str) -> None:
        """10.4.3.III A building leaves, which scores, and a garden of the outcast stands in its place."""
        board = board_of(game.state, seat)
        garden = garden_of(board.outcast)
        remove_together(game, [Loss(whom, where, BUILDING, piece, by=seat)])
        setattr(board, garden, getattr(board, garden) - 1)
        place_building(game, seat, where, garden, "10.4.3.III")


def can_refill(state: RootState, seat: int) -> bool:
    """Is there a warrior to be placed? Those that have just been paid are (ruling C1)."""
    return bool(state.supply[seat]) or rulings.PAID_WARRIORS_REPLACE
