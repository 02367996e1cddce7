"""The fuzzer: random games over every configuration of a game, with everything checked after every answer.

A failure is a record of the answers that led to it, with the failure written beside them; `reproduce` plays it again,
with the same checks, up to the answer where it fails.
"""

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from random import Random
from typing import Any, NamedTuple, TypeAlias

import msgspec

from .kernel import ALL, LANGUAGES, PUBLIC, Game, NemetonError, Option, Phrase, Rulebook, records
from .kernel.asks import MOST_OPTIONS
from .kernel.values import from_json, is_value, to_json

TURN_LIMIT = 1000
NOW_AND_THEN = 12  # one answer in so many is also forked, undone, and written out in every language

Chosen: TypeAlias = tuple[int, Option]


class Failure(NamedTuple):
    """What went wrong, and the record that leads there."""

    check: str
    problem: str
    record: dict[str, Any]

    @property
    def answers(self) -> int:
        """How many answers lead to it."""
        return len(self.record["segments"][-1]["answers"])

    def written(self) -> dict[str, Any]:
        """The failure as a file holds it."""
        return self.record | {"failure": {"check": self.check, "problem": self.problem}}


class Tally(NamedTuple):
    """What was played: games, answers, and how many games reached the limit of turns."""

    games: int = 0
    answers: int = 0
    unfinished: int = 0


class _Wrong(Exception):
    """A check that failed: its name and what it found."""


def fuzz(
    book: Rulebook[Any],
    games: int,
    seed: int | str = 1,
    on_game: Callable[["Tally"], None] = lambda _tally: None,
    *,
    now_and_then: int = NOW_AND_THEN,
) -> Failure | None:
    """Play so many random games, all checks on; the first failure, or None. `on_game` hears what was played so far.

    One answer in `now_and_then` gets the checks that take longer: in a series of thousands fewer are enough.
    """
    tally = Tally()
    for number in range(games):
        rng = Random(f"{seed}/{number}")
        players, options = book.configurations[number % len(book.configurations)]
        opening: dict[str, Any] = {"players": players, "options": dict(options), "seed": rng.getrandbits(63)}
        found = _play(opening, book, partial(_random_answer, rng), partial(_one_in, now_and_then, rng))
        if isinstance(found, Failure):
            return found
        tally = Tally(number + 1, tally.answers + found.answers, tally.unfinished + found.unfinished)
        on_game(tally)
    return None


def reproduce(book: Rulebook[Any], data: dict[str, Any]) -> Failure | None:
    """Play the record of a failure again with every check at every answer; None when nothing fails any more."""
    segment = data["segments"][-1]
    opening = {"players": data["players"], "options": data.get("options", {}), "seed": segment["chance"]["seed"]}
    answers: Iterator[Any] = iter(segment["answers"])
    found = _play(opening, book, partial(_told_answer, answers), lambda: True)
    return found if isinstance(found, Failure) else None


def is_failure(data: Any) -> bool:
    """Does a file hold a failure?"""
    return isinstance(data, dict) and isinstance(data.get("failure"), dict)


def _one_in(many: int, rng: Random) -> bool:
    return rng.randrange(many) == 0


def _random_answer(rng: Random, game: Game[Any]) -> Chosen:
    asks = game.asks
    ask = asks[rng.randrange(len(asks))]
    return ask.seat, ask.options[rng.randrange(len(ask.options))]


def _told_answer(answers: Iterator[Any], _game: Game[Any]) -> Chosen | None:
    """The answer that a record tells next; None when there is none left."""
    told = next(answers, None)
    return None if told is None else (told[0], from_json(told[1]))


def _play(
    opening: dict[str, Any],
    book: Rulebook[Any],
    choose: Callable[[Game[Any]], Chosen | None],
    is_thorough: Callable[[], bool],
) -> Failure | Tally:
    """One game to its end, or to its first failure. Where it is thorough, every check is made."""
    answers: list[Any] = []
    try:
        game = records.start(book, opening["players"], opening["options"], opening["seed"], turn_limit=TURN_LIMIT)
        check_now(game, thoroughly=True)
        while not game.over:
            chosen = choose(game)
            if chosen is None:
                return Tally(1, len(answers))
            answers.append([chosen[0], to_json(chosen[1])])
            game.answer(chosen[1], chosen[0])
            check_now(game, thoroughly=is_thorough())
        check_the_end(game)
        return Tally(1, len(answers), int(game.result is not None and game.result.how == "unfinished"))
    except Exception as error:  # whatever a rule, a check or a drawing throws is what the fuzzer looks for
        check, problem = error.args if isinstance(error, _Wrong) else ("crash", f"{type(error).__name__}: {error}")
        return Failure(check, problem, _record(book, opening, answers))


def _record(book: Rulebook[Any], opening: dict[str, Any], answers: list[Any]) -> dict[str, Any]:
    """A record written by hand: the game itself may be too broken to write its own."""
    segment = {"rules": book.rules_version, "chance": {"seed": opening["seed"]}, "counter": 0, "answers": answers}
    return {
        "nemeton": records.FORMAT,
        "game": book.name,
        "players": opening["players"],
        "options": opening["options"],
        "turn_limit": TURN_LIMIT,
        "segments": [segment],
    }


# The checks


def check_now(game: Game[Any], *, thoroughly: bool) -> None:
    """What must hold after every answer; and now and then what takes longer."""
    _invariants(game)
    _asks(game)
    everybody = (PUBLIC, *range(game.players))
    _sight(game, everybody if thoroughly else (everybody[len(game.history) % len(everybody)],))  # else in turns
    if thoroughly:
        _fork(game)
        _undo(game)
        _position(game)
        _words(game)


def check_the_end(game: Game[Any]) -> None:
    """What must hold of a game that is over: its record gives it again, and it can be drawn."""
    twin = records.load(game.book, game.record())
    if _picture(twin) != _picture(game):
        raise _Wrong("record", "the replayed record leads to another state")
    if twin.journal != game.journal:
        raise _Wrong("record", "the replayed record tells another journal")
    for seat in (PUBLIC, ALL, *range(game.players)):
        game.svg(seat)


def _picture(game: Game[Any]) -> tuple[bytes, list[Any], int]:
    """All by which two games are the same."""
    return game.book.encode(game.state), [(ask.id, ask.law) for ask in game.asks], game.chance.counter


def _invariants(game: Game[Any]) -> None:
    for problem in game.book.check(game.state):
        told = game.words("en").say(Phrase(problem.kind, problem.values))
        raise _Wrong("invariant", told)


def _asks(game: Game[Any]) -> None:
    if bool(game.asks) == game.over:
        raise _Wrong("asks", "a game that is over asks" if game.over else "a game that is not over asks nothing")
    for ask in game.asks:
        options = list(ask.options)
        if not 0 < len(options) <= MOST_OPTIONS:
            raise _Wrong("asks", f"{ask.kind} has {len(options)} options")
        if len({repr(to_json(option)) for option in options}) != len(options):
            raise _Wrong("asks", f"{ask.kind} offers an option twice")
        if not all(is_value(option) for option in options):
            raise _Wrong("asks", f"{ask.kind} offers something that is not a value")


def _sight(game: Game[Any], seats: Iterable[int]) -> None:
    for seat in seats:
        view = game.seen_by(seat)
        written = game.book.encode(view)
        if game.book.encode(game.book.decode(written)) != written:
            raise _Wrong("sight", f"what {seat} sees cannot be written and read")
        if game.book.encode(game.book.conceal(view, seat)) != written:
            raise _Wrong("sight", f"concealing twice hides more from {seat}")


def _fork(game: Game[Any]) -> None:
    twin = game.fork()
    if _picture(twin) != _picture(game) or twin.journal != game.journal:
        raise _Wrong("fork", "a fork differs from its original")


def _undo(game: Game[Any]) -> None:
    """Taking the last answer back and giving it again leads to the same state."""
    last = game.history[-1] if game.history else None
    seat = getattr(last, "seat", None)
    if last is None or seat is None or not game.undoable(seat):
        return
    twin = game.fork()
    twin.undo(seat)
    twin.answer(last.option, seat)  # type: ignore[union-attr]
    if twin.book.encode(twin.state) != game.book.encode(game.state):
        raise _Wrong("undo", "taking an answer back and giving it again leads to another state")


def _position(game: Game[Any]) -> None:
    """The position at the last checkpoint can be read, and says the same when it is written again."""
    position = msgspec.json.decode(msgspec.json.encode(game.position()))
    twin = records.read_position(game.book, position, 1)
    again = msgspec.json.decode(msgspec.json.encode(twin.position()))
    if not game.over and twin.over and game.state.result is None:
        raise _Wrong("position", "a position of a running game is over when it is read")
    if again != position:
        raise _Wrong("position", "a position that was read is written otherwise")


def _words(game: Game[Any]) -> None:
    """Everything that is asked and told can be said in every language."""
    for language in LANGUAGES:
        words = game.words(language)
        for ask in game.asks:
            game.book.prompt(ask, language)
            for option in ask.options:
                game.book.option_text(ask.kind, option, language)
            for refusal in ask.refused:
                game.book.option_text(ask.kind, refusal.option, language)
                words.say(Phrase(refusal.reason))
        for entry in game.journal[-20:]:
            try:
                words.say(Phrase(entry.kind, entry.values))
            except NemetonError as error:
                raise _Wrong("words", str(error)) from None
