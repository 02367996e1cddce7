"""From what somebody has written to a state. Whatever is wrong with a position is found, not only the first thing.

A notation (notation.py) goes on behind what is wrong, with the usual value instead. Where a game's reader cannot go on,
the entries with problems are left out and the rest is read again, until nothing new is found. Only what can be read is
then checked by the game.
"""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec

from .bounds import MOST_STEPS, MOST_TURNS, brief
from .errors import BadPosition, NemetonError
from .notation import READING, Notation, Reading
from .state import State
from .words import Phrase

if TYPE_CHECKING:
    from .book import Rulebook

S = TypeVar("S", bound=State)

MOST_PROBLEMS = 20  # are told of one position
UNREADABLE = (msgspec.ValidationError, LookupError, TypeError, ValueError)


def read_state(book: "Rulebook[S]", data: Any) -> S:
    """The state that somebody has written; a bad one says all its problems."""
    if not isinstance(data, dict):
        raise BadPosition("position/not_a_position", problem=type(data).__name__)
    problems: list[BadPosition] = []
    rest = dict(data)
    while True:
        reading = Reading(rest)
        state = _read(book, rest, reading, is_whole=len(rest) == len(data))
        problems += [problem for problem in reading.problems if not _is_told(problem, problems)]
        new = reading.bad & set(rest)
        if state is not None or not new:
            break
        rest = {key: value for key, value in rest.items() if key not in new}
    if not problems:
        assert state is not None
        problems = _checked(book, state)
    if problems:
        raise joined(problems)
    assert state is not None
    return state


def joined(problems: list[BadPosition]) -> BadPosition:
    """All problems as one error."""
    first, *others = problems[:MOST_PROBLEMS]
    for problem in others:
        problem.others = ()
    first.others = tuple(others)
    return first


def _read(book: "Rulebook[S]", data: dict[str, Any], reading: Reading, *, is_whole: bool) -> S | None:
    """Read once. What fails only because of something that was wrong before, or was left out, is no problem of its
    own."""
    before = READING.set(reading)
    try:
        return book.read(data) if book.read else msgspec.convert(data, book.state, str_keys=True)
    except Exception as error:  # nothing that somebody has written may come out as a fault of the program
        is_known = reading.entry in reading.bad if isinstance(error, NemetonError) else bool(reading.problems)
        if is_whole and not is_known:
            reading.add(_problem(book, error))
        return None
    finally:
        READING.reset(before)


def _checked(book: "Rulebook[S]", state: S) -> list[BadPosition]:
    """What a game says of a state that could be read. Behind one problem a check may stumble over it."""
    reading = Reading({})
    before = READING.set(reading)
    try:
        for phrase in _impossible(book, state):
            problem = BadPosition("position/impossible", game=book.name, problem=phrase)
            if not _is_told(problem, reading.problems):
                reading.add(problem.told_by(lambda language: book.words(language, state)))
            if len(reading.problems) >= MOST_PROBLEMS:
                break
    except Exception as error:
        if not reading.problems:
            reading.add(_problem(book, error))
    finally:
        READING.reset(before)
    return reading.problems


def _problem(book: "Rulebook[S]", error: Exception) -> BadPosition:
    """Whatever was raised, as a problem of the position."""
    if isinstance(error, BadPosition):
        return error
    if isinstance(error, NemetonError):
        problem = BadPosition(error.code, **error.values)
    elif isinstance(error, UNREADABLE):
        told = brief(str(error) or type(error).__name__, most=500)
        problem = BadPosition("position/malformed", game=book.name, problem=told)
    else:
        problem = BadPosition("position/unplayable", game=book.name, problem=type(error).__name__)
    problem.__cause__ = error
    return problem


def _impossible(book: "Rulebook[S]", state: S) -> Iterator[Phrase]:
    """Whatever cannot be in a state, first things first: what holds for every game, then what this one checks."""
    if not 0 <= state.turn <= MOST_TURNS:
        yield Phrase("kernel.bad_turn", {"most": MOST_TURNS})
    if len(state.agenda) > MOST_STEPS:
        yield Phrase("kernel.bad_agenda", {"most": MOST_STEPS})
    if book.legal is not None:
        Notation(book.name).legal(state.agenda, book.legal(state))
    for check in (book.check, book.beginning):
        for problem in check(state):
            yield Phrase(problem.kind, problem.values)
    if state.result is not None and not book.can_end(state.result, book.seats_of(state)):
        yield Phrase("kernel.bad_result")


def _is_told(problem: BadPosition, told: list[BadPosition]) -> bool:
    return any(problem.code == other.code and repr(problem.values) == repr(other.values) for other in told)
