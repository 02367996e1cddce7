"""Looking one answer ahead: what `judge` says of each seat once an option was taken and what it led to was decided.

An answer often leads to further asks of the same seat in the same turn (leave the field, then choose what to build).
Judging in between would say little, so the seat's best continuation is looked for, within small bounds.
"""

from collections.abc import Sequence
from random import Random
from typing import Any

from nemeton.kernel import Ask, Game, Option, Together

from .bot import choices

WIDTHS = (8, 4, 2)  # how many options are looked at in the first, second and third further ask of the same seat

Values = tuple[float, ...]


def values(game: Game[Any]) -> Values:
    """How well each seat stands, from 0 (lost) to 1 (won)."""
    judge, state = game.book.judge, game.state
    if game.book.standings is not None:
        return game.book.standings(state)
    return tuple([judge(state, seat) for seat in range(game.players)])


def deciders(game: Game[Any]) -> Sequence[int]:
    """Who decides now in a playout: all who are asked together, else the seat of the first ask."""
    if isinstance(game._question, Together):
        return [ask.seat for ask in game._question.asks if ask.seat not in game._question.given]
    ask = game.ask
    return [] if ask is None else [ask.seat]


def world_of(game: Game[Any], seat: int, rng: Random) -> Game[Any]:
    """A simulated world in which an answer of the seat has its effect: where several decide together, the others have
    given any answer."""
    world = game.imagined(seat, rng, simulated=True)
    question = world._question
    if isinstance(question, Together):
        for ask in question.asks:
            if ask.seat != seat and ask.seat not in question.given:
                world.answer(ask.options[rng.randrange(len(ask.options))], ask.seat)
    return world


def after(game: Game[Any], seat: int, option: Option, rng: Random, widths: Sequence[int] = WIDTHS) -> Values:
    """How well each seat stands once the seat has taken an option and gone on as it likes best."""
    twin = game.fork(light=True)
    twin.answer(option, seat)
    if widths and goes_on(game, twin, seat):
        twin = game.fork()  # a light game cannot be forked, and most options need no more than that
        twin.answer(option, seat)
        if goes_on(game, twin, seat):
            return best_continuation(twin, seat, rng, widths)
    return values(twin)


def goes_on(game: Game[Any], twin: Game[Any], seat: int) -> bool:
    """Does the same seat decide again, alone and in the same turn?"""
    question = twin._question
    return isinstance(question, Ask) and question.seat == seat and twin.state.turn == game.state.turn


def best_continuation(game: Game[Any], seat: int, rng: Random, widths: Sequence[int]) -> Values:
    """How well each seat stands after the answer that is best for the one who is asked."""
    found = (after(game, seat, option, rng, widths[1:]) for option in some(choices(game, seat), widths[0], rng))
    return max(found, key=lambda standing: standing[seat])


def some(options: Sequence[Option], most: int, rng: Random) -> Sequence[Option]:
    """The options, or a sample of them where there are many."""
    return options if len(options) <= most else rng.sample(options, most)
