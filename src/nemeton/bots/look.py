"""Looking one answer ahead: what `judge` says of each seat once an option was taken and what it led to was decided.

An answer often leads to further asks of the same seat in the same turn (leave the field, then choose what to build).
Judging in between would say little, so the seat's best continuation is looked for: so many looks are shared among the
options of the next ask, and what remains for each among those of the one behind it. Where only one is left, any answers
lead to the end. A game whose turns hang together as a whole brings an `instinct`: then the turn is played out by it.
"""

from collections.abc import Sequence
from random import Random
from typing import Any

from nemeton.kernel import Ask, Game, Option, Standing, Together, tried

from .bot import choices

LOOKS = 8  # how many ways to go on are looked at
MOST_FURTHER = 20  # further asks of the same seat

Values = tuple[float, ...]


def values(game: Game[Any]) -> Values:
    """How well each seat stands, from 0 (lost) to 1 (won)."""
    judge, state = game.book.judge, game.state
    if game.book.standings is not None:
        return game.book.standings(state)
    return tuple([judge(state, seat) for seat in range(game.players)])


def deciders(game: Game[Any]) -> Sequence[int]:
    """Who decides now in a playout: all who are asked together, else the seat of the first ask."""
    question = game.question
    if isinstance(question, Together):
        return [ask.seat for ask in question.asks if ask.seat not in question.given]
    ask = game.ask
    return [] if ask is None else [ask.seat]


def world_of(game: Game[Any], seat: int, rng: Random) -> Game[Any]:
    """A simulated world in which an answer of the seat has its effect: where several decide together, the others have
    given any answer."""
    world = game.imagined(seat, rng, simulated=True)
    question = world.question
    if isinstance(question, Together):
        for ask in question.asks:
            if ask.seat != seat and ask.seat not in question.given:
                world.answer(ask.options[rng.randrange(len(ask.options))], ask.seat)
    return world


def after(game: Game[Any], seat: int, option: Option, rng: Random, looks: int = LOOKS) -> Values:
    """How well each seat stands once the seat has taken an option and gone on as it likes best."""
    return outcome(game, seat, option, rng, looks)[0]


def outcome(game: Game[Any], seat: int, option: Option, rng: Random, looks: int = LOOKS) -> tuple[Values, Game[Any]]:
    """The same, and the game as it is then."""
    twin = tried(game, option, seat)
    if game.book.instinct is not None:
        played_out(game, twin, rng)
    elif goes_on(game, twin, seat):
        if looks >= 2:
            return _best_continued(game, seat, option, rng, looks)
        played_on(game, twin, seat, rng)
    return values(twin), twin


def _best_continued(game: Game[Any], seat: int, option: Option, rng: Random, looks: int) -> tuple[Values, Game[Any]]:
    """What comes of an option and the seat's next one, whichever it likes best."""
    twin = game.fork()  # a light game cannot be forked, and most options need no more than that
    twin.answer(option, seat)
    options = some(choices(twin, seat), looks, rng)
    found = [outcome(twin, seat, further, rng, looks // len(options)) for further in options]
    return max(found, key=lambda one: one[0][seat])


def at_once(game: Game[Any], seat: int, option: Option) -> Values:
    """How well each seat stands right after an option, whatever the turn may bring."""
    return values(tried(game, option, seat))


def goes_on(game: Game[Any], twin: Game[Any], seat: int) -> bool:
    """Does the same seat decide again, alone, in the same turn and before that takes a pause?"""
    question = twin.question
    return (
        isinstance(question, Ask)
        and question.seat == seat
        and twin.state.turn == game.state.turn
        and question.kind not in game.book.pauses
    )


def played_on(game: Game[Any], twin: Game[Any], seat: int, rng: Random) -> Game[Any]:
    """The twin, after the seat has gone on with any answers while it decides alone."""
    for _ in range(MOST_FURTHER):
        if not goes_on(game, twin, seat):
            break
        options = choices(twin, seat)
        twin.answer(options[rng.randrange(len(options))], seat)
    return twin


def played_out(game: Game[Any], twin: Game[Any], rng: Random) -> Game[Any]:
    """The twin, after everybody has gone on by instinct until the turn is over."""
    while not twin.over and twin.state.turn == game.state.turn:
        ask, option = by_instinct(twin, twin.asks, rng)
        twin.answer(option, ask.seat)
    return twin


def by_instinct(game: Game[Any], asks: Sequence[Ask], rng: Random) -> tuple[Ask, Option]:
    """What instinct does next: it uses a right to act at any time, unless it says None, or does what is asked first."""
    instinct = game.book.instinct
    assert instinct is not None
    for ask in asks:
        if isinstance(ask, Standing):
            option = instinct(game, ask, rng)
            if option is not None:
                return ask, option
    return asks[0], instinct(game, asks[0], rng)


def some(options: Sequence[Option], most: int, rng: Random) -> Sequence[Option]:
    """The options, or a sample of them where there are many."""
    return options if len(options) <= most else rng.sample(options, most)
