"""The benchmark: how fast games run, fork and are drawn, how small their records are, how long strong bots think.

Random play on light games, forks, and OpenSpiel's C++ `breakthrough` where that is installed are measured in short
slices that take turns, so that a busy machine slows all alike and the ratios stay honest.
"""

import gzip
import platform
import sys
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from random import Random
from statistics import mean
from time import perf_counter, process_time
from typing import Any, NamedTuple, TypeAlias

from . import cairn_core
from .bots.catalog import make
from .files import pack
from .kernel import Configuration, Rulebook, records

TURN_LIMIT = 1000
SLICE = 0.2  # seconds
FORKS_AT_ONE_ASK = 10
DRAWINGS = 20

BYTES_AIM = 20.0
CORE_AIM = 2.0  # turns of a compiled core to one move of the other

STRONGEST = "level:8"  # of the site
THOUGHT_AIM = 3.0  # seconds
THOUGHTFUL = 0.05  # of the questions of a game that is played at random, so many are thought about


class Aims(NamedTuple):
    """What is asked of a game, counted in its turns or in its answers: how many of them to one move of the other, and
    how many of them a fork may cost."""

    unit: str
    ratio: float
    fork: float


AIMS = {
    "cairn": Aims("turns", 0.12, 5.0),
    "root": Aims("answers", 0.015, 10.0),
    "spirit_island": Aims("answers", 0.01, 10.0),
}
USUAL_AIMS = Aims("answers", 0.02, 10.0)
BUSY = {"spirit_island": 1}  # boards are drawn after this turn, when much stands on them; chance loses an island early
USUALLY_BUSY = 5


class RandomPlay(NamedTuple):
    """Random play for a while. An answer counts where there were two options or more."""

    seconds: float
    games: int
    turns: int
    answers: int

    def pace(self, unit: str) -> float:
        """Turns or answers per second."""
        return float(getattr(self, unit)) / self.seconds


class TableFigures(NamedTuple):
    """How one table fares: random play, and the processor's seconds for each answer of the strongest bot."""

    table: Configuration
    play: RandomPlay
    thoughts: list[float]


Slices: TypeAlias = Generator[RandomPlay | None, float, None]  # it is sent seconds, and tells what was played in them


class Bench(NamedTuple):
    """Everything that was measured."""

    play: RandomPlay
    other: RandomPlay | None  # OpenSpiel's breakthrough: every move is a turn and an answer
    core: RandomPlay | None  # the same games in a compiled core, driven from Python in the same way
    fork_seconds: float
    light_fork_seconds: float
    drawing_seconds: float
    drawing_bytes: float  # compressed
    record_bytes: float  # of all compressed records, by answer
    cpu_share: float
    aims: Aims
    tables: list[TableFigures]  # the usual one, the largest if that is another, and one that was asked for

    @property
    def ratio(self) -> float | None:
        """Our turns (or answers) per second for each move per second of the other."""
        unit = self.aims.unit
        return None if self.other is None else self.play.pace(unit) / self.other.pace(unit)

    @property
    def core_ratio(self) -> float | None:
        """Turns of the core per second for each move per second of the other."""
        return None if self.other is None or self.core is None else self.core.pace("turns") / self.other.pace("turns")

    @property
    def fork_cost(self) -> float:
        """What a fork costs, in average turns (or answers) of random play."""
        return self.fork_seconds * self.play.pace(self.aims.unit)


def bench(
    book: Rulebook[Any],
    seconds: float,
    seed: int = 1,
    on_progress: Callable[[float], None] = lambda _done: None,
    wished: Configuration | None = None,
) -> Bench:
    """Measure for about so many seconds; `on_progress` is told the part that is done. The table that is wished for is
    measured beside the usual ones."""
    began, used = perf_counter(), process_time()
    forks: tuple[list[float], list[float]] = ([], [])
    everything = [_random_games(book, seed), _forks(book, seed, forks), _breakthrough(seed), _core(book, seed)]
    played: list[list[RandomPlay | None]] = [[] for _ in everything]
    for part in everything:
        if part is not None:
            next(part)
    while not played[0] or perf_counter() - began < 0.9 * seconds:
        for part, found in zip(everything, played, strict=True):
            if part is not None:
                found.append(part.send(SLICE))
        on_progress(min(0.9, (perf_counter() - began) / seconds))
    drawing, weight, size = _drawings_and_records(book, seed)
    share = (process_time() - used) / (perf_counter() - began)
    tables = [_fares(book, one, seed, seconds) for one in (*tables_of(book), *([wished] if wished else []))]
    on_progress(1.0)
    other, core = (_sum(found) if found else None for found in played[2:])
    aims = AIMS.get(book.name, USUAL_AIMS)
    times = mean(forks[0]), mean(forks[1])
    return Bench(_sum(played[0]), other, core, *times, drawing, weight, size, share, aims, tables)


def tables_of(book: Rulebook[Any]) -> list[Configuration]:
    """The usual table of a game, and its largest if that has more players."""
    usual = book.configurations[0]
    largest = max(book.configurations, key=lambda one: one.players)
    return [usual, largest] if largest.players > usual.players else [usual]


def _fares(book: Rulebook[Any], table: Configuration, seed: int, seconds: float) -> TableFigures:
    """Random play at a table for a quarter of so many seconds, then thoughts for three."""
    games = _random_games(book, seed, table)
    next(games)
    play = games.send(seconds / 4)
    assert play is not None
    return TableFigures(table, play, _thoughts(book, table, seed, 0.75 * seconds))


def _thoughts(book: Rulebook[Any], table: Configuration, seed: int, seconds: float) -> list[float]:
    """How long the strongest bot thinks at questions of random play that leave a choice, one at least."""
    rng, thoughts, number = Random(seed), list[float](), 0
    while sum(thoughts) < seconds:
        for game in full_games(book, seed, number, THOUGHTFUL, table):
            ask = game.ask
            if ask is not None and len(ask.options) > 1 and sum(thoughts) < seconds:
                imagined = game.imagined(ask.seat, rng)
                began = process_time()
                make(STRONGEST, seed).choose(imagined, ask.seat)
                thoughts.append(process_time() - began)
        number += 1
    return thoughts


def _sum(slices: list[RandomPlay | None]) -> RandomPlay:
    return RandomPlay(*(sum(column) for column in zip(*(part for part in slices if part), strict=True)))


def _random_games(book: Rulebook[Any], seed: int, table: Configuration | None = None) -> Slices:
    """A generator: it is sent a number of seconds, plays light games at random for so long, tells what it played."""
    random = Random(seed).random
    number, game = 0, _light_game(book, seed, 0, table)
    seconds = yield None
    while True:
        games = turns = answers = 0
        began = perf_counter()
        before = game.state.turn
        until = began + seconds
        while perf_counter() < until:
            for _ in range(200):
                ask = game.ask
                if ask is None:
                    games += 1
                    turns += game.state.turn - before
                    before = 0
                    number += 1
                    game = _light_game(book, seed, number, table)
                    continue
                options = ask.options
                game.answer(options[int(random() * len(options))])
                answers += len(options) > 1
        turns += game.state.turn - before
        seconds = yield RandomPlay(perf_counter() - began, games, turns, answers)


def _light_game(book: Rulebook[Any], seed: int, number: int, table: Configuration | None = None) -> Any:
    players, options = table or book.configurations[0]
    return records.start(book, players, options, seed * 1_000_003 + number, light=True, turn_limit=TURN_LIMIT)


def _breakthrough(seed: int) -> "Slices | None":
    """The same for OpenSpiel's breakthrough, driven from Python; None where it is not installed."""
    try:
        import pyspiel  # type: ignore[import-not-found, unused-ignore]
    except ImportError:
        return None
    return _breakthrough_games(pyspiel.load_game("breakthrough"), seed)


def _breakthrough_games(game: Any, seed: int) -> Slices:
    random = Random(seed).random
    state = game.new_initial_state()
    seconds = yield None
    while True:
        games = moves = 0
        began = perf_counter()
        until = began + seconds
        while perf_counter() < until:
            for _ in range(200):
                if state.is_terminal():
                    games += 1
                    state = game.new_initial_state()
                legal = state.legal_actions()
                state.apply_action(legal[int(random() * len(legal))])
                moves += 1
        seconds = yield RandomPlay(perf_counter() - began, games, moves, moves)


def _core(book: Rulebook[Any], seed: int) -> "Slices | None":
    """The same games in the compiled core; None where the game has none, or it was not built."""
    return _core_games(seed) if book.name == "cairn" and cairn_core.available else None


def _core_games(seed: int) -> Slices:
    random = Random(seed).random
    number, game = 0, cairn_core.start(seed * 1_000_003, turn_limit=TURN_LIMIT)
    seconds = yield None
    while True:
        games = turns = answers = 0
        began = perf_counter()
        before = game.turn
        until = began + seconds
        while perf_counter() < until:
            for _ in range(200):
                options = game.options
                if not options:
                    games += 1
                    turns += game.turn - before
                    before = 0
                    number += 1
                    game = cairn_core.start(seed * 1_000_003 + number, turn_limit=TURN_LIMIT)
                    continue
                game.answer(options[int(random() * len(options))])
                answers += 1
        turns += game.turn - before
        seconds = yield RandomPlay(perf_counter() - began, games, turns, answers)


def _forks(book: Rulebook[Any], seed: int, times: tuple[list[float], list[float]]) -> Slices:
    """Times of a fork, and of a light fork, at asks that come up in random play; they are put into the two lists."""
    number = 0
    until = perf_counter() + (yield None)
    while True:
        for game in full_games(book, seed, number):
            for light, found in enumerate(times):
                began = perf_counter()
                for _ in range(FORKS_AT_ONE_ASK):
                    game.fork(light=bool(light))
                found.append((perf_counter() - began) / FORKS_AT_ONE_ASK)
            if perf_counter() > until:
                until = perf_counter() + (yield None)
        number += 1


def full_games(
    book: Rulebook[Any], seed: int, number: int, share: float = 0.2, table: Configuration | None = None
) -> Iterator[Any]:
    """A full game of random play, shown at some of its asks, each as likely as the other, and at its end."""
    players, options = table or book.configurations[0]
    rng = Random(f"{seed}/{number}")
    game = records.start(book, players, options, seed * 1_000_003 + number, turn_limit=TURN_LIMIT)
    while (ask := game.ask) is not None:
        if rng.random() < share:
            yield game
        game.answer(ask.options[rng.randrange(len(ask.options))])


def _drawings_and_records(book: Rulebook[Any], seed: int, games: int = 20) -> tuple[float, float, float]:
    """Mean time and compressed bytes of a drawing, and bytes of a compressed record by answer, headers included."""
    times: list[float] = []
    weights: list[int] = []
    size = answers = 0
    for number in range(games):
        last = None
        for game in full_games(book, seed, number, 1.0):
            last = game
            if len(times) < DRAWINGS * (number + 1) / games and game.state.turn > BUSY.get(book.name, USUALLY_BUSY):
                began = perf_counter()
                drawn = game.svg(0)
                times.append(perf_counter() - began)
                weights.append(len(gzip.compress(drawn.encode())))
        assert last is not None
        size += len(pack(last.record()))
        answers += len(last.history)
    return mean(times), mean(weights), size / answers


def machine() -> str:
    """Python and processor."""
    return f"Python {platform.python_version()} ({sys.implementation.name}), {_processor()}"


def _processor() -> str:
    try:
        for line in Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines():
            if line.startswith("model name"):
                return line.split(":", 1)[1].strip()
    except OSError:
        pass  # no Linux
    return platform.processor() or platform.machine()
