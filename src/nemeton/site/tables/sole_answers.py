"""Answers that the house gives for a person who has nothing to choose.

At a table of one person and bots nobody could learn anything by a pause, so nobody is asked a question with one answer.
So it is at other tables when all people there have said so. Else a person may wish so for windows: questions that are
asked in secret.
"""

from collections.abc import Sequence
from typing import Any

from nemeton.kernel import Ask, CannotUndo, Game, Standing
from nemeton.kernel.history import Undoable

from ..storage import SeatRow
from .ahead import due
from .windows import window_of


def is_alone(seats: Sequence[SeatRow]) -> bool:
    """Does one person play here, and nobody else but bots?"""
    return sum(seat.kind == "person" for seat in seats) == 1 and all(seat.kind != "open" for seat in seats)


def all_agreed(seats: Sequence[SeatRow]) -> bool:
    """Have all people at the table said that they do not want to be asked what has one answer?"""
    people = [seat for seat in seats if seat.kind == "person"]
    return bool(people) and all(seat.skips_sole for seat in people)


def answered_for(game: Game[Any], seats: Sequence[SeatRow]) -> list[tuple[SeatRow, Ask]]:
    """The seats for which the house answers now, each with its question."""
    if is_alone(seats) or all_agreed(seats):
        people = [seat for seat in seats if seat.kind == "person"]
        asked = [(place, [ask for ask in game.asks if ask.seat == place.seat]) for place in people]
        return [(place, asks[0]) for place, asks in asked if len(asks) == 1 and _is_answered(game, asks[0])]
    sole = {ask.seat: ask for ask in window_of(game) if len(ask.options) == 1}
    return [(seat, sole[seat.seat]) for seat in seats if seat.is_passed_over and seat.seat in sole]


def asked_of(game: Game[Any], seat: int, seats: Sequence[SeatRow]) -> list[Ask]:
    """What a seat is asked; a question that the house answers is not shown to anybody, nor is one that the seat has
    answered in advance."""
    if any(place.seat == seat for place, _ in answered_for(game, seats)):
        return []
    if any(given.place.seat == seat for given in due(game, seats)):
        return []
    return [ask for ask in game.asks if ask.seat == seat]


def _is_answered(game: Game[Any], ask: Ask) -> bool:
    """Has this question one answer, and is nothing lost by giving it? Where it would end what the seat may still take
    back, going on is a choice of its own, and the seat is asked."""
    if isinstance(ask, Standing) or len(ask.options) > 1:
        return False
    if ask.secret or not game.undoable(ask.seat):
        return True
    after = game.fork()
    after.answer(ask.options[0], ask.seat, to=ask.id)
    return after.undoable(ask.seat).count > 1


def take_back(game: Game[Any], seat: int, seats: Sequence[SeatRow], *, agreed: bool = False) -> int:
    """Take back the seat's last answer, and before it those that the house gave: they would only be given again. Tells
    how many undos that took; if nothing of the seat's own can be taken back, why not."""
    times = 0
    while True:
        game.undo(seat, agreed=agreed)
        times += 1
        if all(place.seat != seat for place, _ in answered_for(game, seats)):
            return times


def may_take_back(game: Game[Any], seat: int, seats: Sequence[SeatRow]) -> Undoable:
    """What the seat may take back now, or why nothing."""
    undoable = game.undoable(seat)
    if not undoable or not (is_alone(seats) or all_agreed(seats) or seats[seat].is_passed_over):
        return undoable
    try:
        take_back(game.fork(), seat, seats)
    except CannotUndo as error:
        return Undoable(0, error.code)
    return undoable
