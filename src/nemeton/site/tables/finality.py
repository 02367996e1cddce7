"""Whether an answer can be taken back: known by giving it on a fork, where nobody sees it.

What is told of it must not depend on what is hidden from the seat. It does not: whether chance is used or something is
shown, and whether others are asked to react, follows from what is public and from the seat's own cards. A test gives
answers in the true game and in imagined ones and compares (tests/site/test_finality.py).
"""

from collections.abc import Sequence
from typing import Any

from nemeton.kernel import Ask, Game, NemetonError, Option, Standing

from ..storage import SeatRow
from .overtaken import ask_meant
from .sole_answers import answered_for, may_take_back

CAN_BE_UNDONE = "undoable"
REASONS = ("chance", "shown", "secret", "over", "answered")  # why an answer cannot be taken back
DO_IT, CHOOSE, CHOOSE_FINAL = "never", "always", "final"  # the values of the preference "confirm"
MOST_FOLLOWED = 50  # answers of the house in a row


class Chosen(NemetonError):
    """An answer was chosen and not given. Nothing is wrong: the page says what it would be, and asks again."""

    def __init__(self, why: str) -> None:
        super().__init__("site/chosen")
        self.why = why


def give(game: Game[Any], seat: int, seats: Sequence[SeatRow], ask_id: str, value: Option, unless: str) -> None:
    """Give an answer on a fork of a table's game. Where it shall only be chosen, `Chosen` tells what it would be."""
    ask = ask_meant(game, seat, ask_id, value)
    if unless == CHOOSE_FINAL and (lets_pass(game, ask, value) or has_one_answer(ask)):
        unless = DO_IT
    is_secret = ask.kind in game.book.passes
    game.answer(value, seat, to=ask.id)
    if unless != DO_IT:
        # Among secret answers nobody knows whose is the last one: what follows would tell.
        why = "secret" if is_secret else why_final(game, seat, seats)
        if unless == CHOOSE or why != CAN_BE_UNDONE:
            raise Chosen(why)


def lets_pass(game: Game[Any], ask: Ask, option: Option) -> bool:
    """Does this answer only decline to react to what another seat does?"""
    passes = game.book.passes
    return ask.kind in passes and passes[ask.kind] == option


def has_one_answer(ask: Ask) -> bool:
    """Is nothing asked but to go on? Such a question stands only because it is the last moment to take something back:
    it is the confirmation, and needs none."""
    return not isinstance(ask, Standing) and len(ask.options) == 1


def why_final(game: Game[Any], seat: int, seats: Sequence[SeatRow]) -> str:
    """Why the answer that a seat has just given cannot be taken back; or that it can."""
    game = _followed(game, seat, seats)
    if reason := game.unseeable(seat):
        return reason.partition("/")[2]
    if game.over:
        return "over"
    if not may_take_back(game, seat, seats):
        return "answered"
    # Whoever may react does so in secret, at a moment that nobody sees: then it is too late.
    is_watched = any(ask.seat != seat and ask.kind in game.book.passes for ask in game.asks)
    return "secret" if is_watched else CAN_BE_UNDONE


def _followed(game: Game[Any], seat: int, seats: Sequence[SeatRow]) -> Game[Any]:
    """The game after what the house answers for this seat at once."""
    followed = game
    for _ in range(MOST_FOLLOWED):
        if followed.unseeable(seat):
            break
        given = next((ask for place, ask in answered_for(followed, seats) if place.seat == seat), None)
        if given is None:
            break
        followed = game.fork() if followed is game else followed
        followed.answer(given.options[0], seat, to=given.id)
    return followed
