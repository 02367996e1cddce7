"""Positions, records and table options as nobody should write them: whatever is changed in a real one, it is refused
with a sentence, or it can be drawn and played on.

To see how a game stands that is not yet among `BOUNDED`:

    NEMETON_BOUNDS=root python -m pytest tests/conformance/test_bounds.py -q

Each failing test lists all that it found, one line each.
"""

import copy
import json
import os
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from itertools import islice
from random import Random
from typing import Any, NamedTuple, TypeAlias

import nemeton
from nemeton.kernel import ALL, LANGUAGES, PUBLIC, Game, NemetonError, Rulebook
from nemeton.kernel.bounds import brief
from nemeton.kernel.history import Answered
from nemeton.kernel.records import load, read_position
from tests.kernel.parlour.book import PARLOUR

from .play import choose, depth_of, give, played, tables_of

# The games that this suite covers. `NEMETON_BOUNDS=root` runs it for others too.
BOUNDED = ("parlour", "cairn", "inis", "root", "spirit_island")
BOOKS: dict[str, Rulebook[Any]] = {"parlour": PARLOUR, **nemeton.rulebooks()}
COVERED = [name for name in BOOKS if name in (*BOUNDED, *os.environ.get("NEMETON_BOUNDS", "").split())]

Path: TypeAlias = tuple[Any, ...]
Found: TypeAlias = str  # what is wrong, in one line; nothing is ""

SECONDS = 20  # nothing takes that long unless it never ends
ANSWERS = 50
HUGE, LARGE = 2**63, 10**9
LONG_TEXT = "oak" * 5000


# Real positions and records


@cache
def moments(name: str, most: int = 8, depth: int = 0) -> list[str]:
    """Positions of random games as JSON, chosen so that together they hold as many different entries as can be."""
    book = BOOKS[name]
    found: list[tuple[set[Path], str]] = []
    for table in (table for table in tables_of(book) if depth_of(table) <= depth):
        for seed in range(3 if depth == 0 else 6):
            for game, rng in played(table, seed):
                if game.over or rng.random() < 0.25:
                    position = game.position()
                    found.append(({outline for outline, _ in outlines(position)}, json.dumps(position)))
    return [text for _, text in islice(richest(found), most)]


def richest(found: list[tuple[set[Path], str]]) -> Iterator[tuple[set[Path], str]]:
    """One after the other, whichever adds most that was not there."""
    seen: set[Path] = set()
    while found:
        best = max(found, key=lambda each: len(each[0] - seen))
        if not best[0] - seen:
            return
        seen |= best[0]
        yield best


@cache
def histories(name: str) -> list[str]:
    """Records as JSON: just begun, running with undos, over, settled, and one that began with a position."""
    table = tables_of(BOOKS[name])[0]
    records = []
    for seed, answers in ((1, 0), (2, 15), (3, 40), (4, 100_000)):
        game, rng = table.start(seed), Random(seed)
        for _ in range(answers):
            if game.over:
                break
            answer = choose(game, rng)
            give(game, answer)
            if rng.random() < 0.1 and game.undoable(answer.seat):
                game.undo(answer.seat)
        records.append(game.record())
        if not game.over and answers == 40:
            game.undo(next(event.seat for event in game.history[::-1] if isinstance(event, Answered)), agreed=True)
            records.append(game.record())
            game.settle(nemeton.Result("agreed", (0,), game.book.scores(game.state)))
            records.append(game.record())
    written = json.loads(moments(name)[0])
    again = read_position(BOOKS[name], written, 1)
    if not again.over:
        give(again, choose(again, Random(1)))
        records.append(again.record())
    records[0]["table"] = {"people": [0], "bot": "search"}
    seats = {"names": ["Vera", None], "bots": ["", "greedy"], "nonces": ["ash"]}
    records[1]["table"] = {"id": "oak", "seed": "00", "commitment": "00", **seats}
    records[1] |= {"failure": {"check": "replays", "problem": "it does not"}, "why": "it was strange"}
    return [json.dumps(record) for record in records]


def places(data: Any, path: Path = ()) -> Iterator[Path]:
    """Every place of some data, the whole first."""
    yield path
    for key, value in entries(data):
        yield from places(value, (*path, key))


def entries(data: Any) -> list[tuple[Any, Any]]:
    """The entries of a list or an object."""
    return list(data.items()) if isinstance(data, dict) else list(enumerate(data)) if isinstance(data, list) else []


def outlines(data: Any, path: Path = (), outline: Path = ()) -> Iterator[tuple[Path, Path]]:
    """Every place with its outline: entries of lists, and of objects whose values are all alike, are the same there."""
    yield outline, path
    alike = isinstance(data, list) or (len(path) > 1 and len({type(value) for _, value in entries(data)}) == 1)
    for key, value in entries(data):
        named = alike and "step" not in (data if isinstance(data, dict) else ())
        mark = type(value).__name__ if named else key
        if isinstance(value, dict) and "step" in value:
            mark = value["step"]
        yield from outlines(value, (*path, key), (*outline, mark))


def some_places(data: Any, every: bool) -> list[Path]:
    """All places, or one of each outline."""
    if every:
        return list(places(data))[1:]
    first: dict[Path, Path] = {}
    for outline, path in outlines(data):
        first.setdefault(outline, path)
    return list(first.values())[1:]


def at(data: Any, path: Path) -> Any:
    """What lies at a place."""
    for key in path:
        data = data[key]
    return data


def replaced(text: str, path: Path, value: Any) -> Any:
    """The data with something else at a place."""
    data = json.loads(text)
    at(data, path[:-1])[path[-1]] = value
    return data


def without(text: str, path: Path) -> Any:
    """The data without what lies at a place."""
    data = json.loads(text)
    del at(data, path[:-1])[path[-1]]
    return data


def renamed(text: str, path: Path) -> Any:
    """The data with a misspelt key."""
    data = json.loads(text)
    holder = at(data, path[:-1])
    holder[f"{path[-1]}x"] = holder.pop(path[-1])
    return data


def deep(value: Any, levels: int = 900) -> Any:
    """A value in a list in a list in a list."""
    for _ in range(levels):
        value = [value]
    return value


# What a change may lead to


class Change(NamedTuple):
    """Something changed, and whether it must be refused (else it may also be played)."""

    told: str
    data: Any
    must_fail: bool


class Endless(BaseException):
    """Something takes far too long. It is no `Exception`, so that nothing on the way takes it for a bad position."""


@contextmanager
def in_time(seconds: int = SECONDS) -> Iterator[None]:
    """Whatever never ends ends here with an error."""

    def stop(_signal: int, _frame: Any) -> None:
        raise Endless(f"no end after {seconds} seconds")

    usual = signal.signal(signal.SIGALRM, stop)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, usual)


def outcome(read: Callable[[Any], Game[Any]], change: Change, use: Callable[[Game[Any]], None]) -> tuple[Found, str]:
    """What is wrong with how a change was taken, and the code of its refusal ("" where it was played)."""
    try:
        with in_time():
            try:
                game = read(change.data)
            except NemetonError as error:
                return sentence_of(error, change), error.code
            if change.must_fail:
                return f"{change.told}: was taken", ""
            use(game)
    except (Exception, Endless) as error:
        where = error.__traceback__
        while where is not None and where.tb_next is not None:
            where = where.tb_next
        place = f"{where.tb_frame.f_code.co_filename.split('nemeton/')[-1]}:{where.tb_lineno}" if where else ""
        return f"{change.told}: {type(error).__name__} {str(error)[:100]} ({place})", ""
    return "", ""


def sentence_of(error: NemetonError, change: Change) -> Found:
    """A refusal is one sentence of bearable length in every language."""
    for language in LANGUAGES:
        text = error.text(language)
        if not text or len(text) > 4000:
            return f"{change.told}: {error.code} says {text[:60]!r} in {language}"
        text.encode()
    return ""


def looked_at(game: Game[Any]) -> None:
    """Everybody is shown a picture in every language."""
    for language in LANGUAGES:
        for seat in (*range(game.players), PUBLIC, ALL):
            assert game.svg(seat, language).startswith("<svg")
        for ask in game.asks:
            assert game.book.prompt(ask, language, game.state)
        if game.result is not None:
            assert game.words(language).say(game.book.ended(game.result))


def played_on(game: Game[Any], rng: Random, answers: int = ANSWERS) -> None:
    """Random answers, until the game is over."""
    for _ in range(answers):
        if game.over:
            return
        assert game.asks, "nothing is asked and the game is not over"
        give(game, choose(game, rng))


def looked_at_and_played(seed: int) -> Callable[[Game[Any]], None]:
    """All that must be possible with a game."""

    def use(game: Game[Any]) -> None:
        looked_at(game)
        for seat in {ask.seat for ask in game.asks}:  # as bots think
            played_on(game.imagined(seat, Random(seed), simulated=True), Random(seed), 5)
        played_on(game, Random(seed))
        game.svg(PUBLIC)

    return use


def played_a_little(game: Game[Any]) -> None:
    """Less of it, for many changes."""
    game.svg(ALL)
    played_on(game, Random(1), 8)


# One change of one field


def field_changes(text: str, path: Path, may_be_large: Callable[[Path, int], bool]) -> Iterator[Change]:
    """Far too large, negative, of the wrong type, missing, misspelt, too long, too deep."""
    data = json.loads(text)
    value = at(data, path)
    told = ".".join(map(str, path))

    def put(what: str, new: Any, must_fail: bool = True) -> Change:
        return Change(f"{told} = {what}", replaced(text, path, new), must_fail)

    never, perhaps = wrong_values(value)
    if isinstance(value, int) and not isinstance(value, bool):
        for number in (HUGE, -HUGE, LARGE, -LARGE):
            yield put(str(number), number, not may_be_large(path, number))
    for new in never:
        yield put(brief(new), new)
    for new in perhaps:
        yield put(brief(new), new, must_fail=False)
    if isinstance(value, dict):
        yield put("with another entry", value | {"unheard_of": 1})
    if isinstance(value, list):
        yield put("6000 entries", (value or [0]) * (6000 // max(1, len(value)) + 1))
    yield put("900 deep", deep(value))
    yield put("None", None, must_fail=False)
    yield Change(f"{told} missing", without(text, path), must_fail=False)
    if isinstance(path[-1], str):
        yield Change(f"{told} misspelt", renamed(text, path), must_fail=True)


def wrong_values(value: Any) -> tuple[list[Any], list[Any]]:
    """What cannot stand in the place of a value, and what might."""
    match value:
        case bool():
            return [2, -1, "yes", [], 1.5], []
        case int():
            return ["seven", 1.5, {}, True], [-1, value + 1]
        case str():
            return [LONG_TEXT, "a\0b", "\ud800", 7, {}, False], ["", "nothing of this kind"]
        case list():
            return [7, "oak", True, {"oak": 1}], [[], value + value, value[:1]]
        case dict():
            return [7, "oak", ["oak"], True], [{}]
    return [], []


# Several changes at random


class Changer:
    """Changes data at random, so that it still looks like data of its kind."""

    def __init__(self, texts: list[str], rng: Random) -> None:
        self.others = [json.loads(text) for text in texts]
        self.rng = rng

    def changed(self, text: str) -> Change:
        """One to three changes."""
        data, told = json.loads(text), []
        for _ in range(self.rng.randint(1, 3)):
            deed = self.rng.choice([self.number, self.name, self.entry, self.agenda, self.part])
            told.append(deed(data))
        return Change("; ".join(told), data, must_fail=False)

    def _place(self, data: Any, kind: type) -> Path | None:
        found = [path for path in places(data) if len(path) > 1 and type(at(data, path)) is kind]
        return self.rng.choice(found) if found else None

    def number(self, data: Any) -> str:
        """Another number."""
        path = self._place(data, int)
        if path is None:
            return "nothing"
        old = at(data, path)
        new = self.rng.choice([old + 1, old - 1, 0, 1, 2, -1, 5, 12, self.rng.randint(0, 40)])
        at(data, path[:-1])[path[-1]] = new
        return f"{_told(path)} = {new}"

    def name(self, data: Any) -> str:
        """A name from elsewhere, or two that change places."""
        path, other = self._place(data, str), self._place(data, str)
        if path is None or other is None:
            return "nothing"
        mine, theirs = at(data, path), at(data, other)
        at(data, path[:-1])[path[-1]] = theirs
        if self.rng.random() < 0.6:
            at(data, other[:-1])[other[-1]] = mine
        return f"{_told(path)} = {theirs!r} of {_told(other)}"

    def entry(self, data: Any) -> str:
        """An entry of a list or an object is gone, or there twice, or moves."""
        path = self._place(data, self.rng.choice([list, list, dict]))
        holder = None if path is None else at(data, path)
        if not holder:
            return "nothing"
        key = self.rng.choice([key for key, _ in entries(holder)])
        told = f"{_told((*(path or ()), key))}"
        if isinstance(holder, dict) or self.rng.random() < 0.4:
            del holder[key]
            return f"{told} gone"
        value = copy.deepcopy(holder[key])
        if self.rng.random() < 0.5:
            holder.pop(key)
        holder.insert(self.rng.randint(0, len(holder)), value)
        return f"{told} again"

    def agenda(self, data: Any) -> str:
        """The steps in another order, or one of another position."""
        state = data.get("state", data)
        steps = state.get("agenda")
        others = [step for other in self.others for step in other.get("state", {}).get("agenda", [])]
        if not isinstance(steps, list) or not others:
            return "nothing"
        match self.rng.randrange(3):
            case 0:
                self.rng.shuffle(steps)
            case 1:
                steps.append(copy.deepcopy(self.rng.choice(others)))
            case _:
                steps[self.rng.randint(0, len(steps)) :] = [copy.deepcopy(self.rng.choice(others))]
        return f"agenda {[step.get('step') for step in steps if isinstance(step, dict)]}"

    def part(self, data: Any) -> str:
        """A part of another position."""
        other = self.rng.choice(self.others)
        found = [path for path in places(other) if 1 < len(path) < 4]
        if not found:
            return "nothing"
        path = self.rng.choice(found)
        try:
            holder = at(data, path[:-1])
            holder[path[-1]] = copy.deepcopy(at(other, path))
        except (LookupError, TypeError):
            return "nothing"
        return f"{_told(path)} of another"


def _told(path: Path) -> str:
    return ".".join(map(str, path))


def reader(book: Rulebook[Any]) -> Callable[[Any], Game[Any]]:
    """How a game reads positions."""
    return lambda data: read_position(book, data, 1)


def loader(book: Rulebook[Any]) -> Callable[[Any], Game[Any]]:
    """How a game reads records."""
    return lambda data: load(book, data)
