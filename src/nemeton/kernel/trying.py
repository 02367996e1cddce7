"""Trying an answer: what bots do most of all, so it shall cost little."""

from typing import Any, TypeVar

from .asks import Ask
from .game import Game, loop_of
from .history import Answered
from .state import State
from .values import Option

S = TypeVar("S", bound=State)


def tried(game: Game[S], option: Option, seat: int) -> Game[S]:
    """A light game in which the seat has just taken an option that is on offer.

    Whoever looks ahead knows what is on offer now, so the copy does not find it out again. And at a pause of its game
    (`Rulebook.pauses`) the copy stops before it is found out what is on offer there, even if that is a single thing.
    """
    loop = loop_of(game)
    question: Any = loop.question
    if not isinstance(question, Ask) or question.seat != seat or loop.interrupted or option not in question.options:
        return answered(game, option, seat)
    since = loop.history[loop.checkpoints[-1].events :]
    if any(isinstance(event, Answered) and event.standing for event in since):
        return answered(game, option, seat)  # the question that was asked last is not the one that is open
    twin = loop.blank()
    twin.light, twin.known = True, loop.yielded  # light from the beginning: no checkpoint is made on the way
    twin.restore(loop.checkpoints[-1], loop.history)
    twin.lighten()
    twin.known, twin.halts = 0, game.book.pauses
    twin.run(option)
    return Game(twin)


def answered(game: Game[S], option: Option, seat: int) -> Game[S]:
    """The same in the plain way."""
    twin = game.fork(light=True)
    twin.answer(option, seat)
    return twin
