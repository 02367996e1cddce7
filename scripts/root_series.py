"""Play series of Root over any factions, maps and decks, and tell how each faction fares.

    python scripts/root_series.py equal --bot greedy --players 4 --minutes 5 --out equal-4.jsonl
    python scripts/root_series.py one --bot search:200 --rivals greedy --players 4 --minutes 10 --out one-4.jsonl
    python scripts/root_series.py table equal-4.jsonl one-4.jsonl
    python scripts/root_series.py fit equal-4.jsonl

`equal` lets the same bot play every seat; `one` seats one bot among rivals of another kind, and that one plays the
factions of `--factions` in turn. Who else plays, the order of the seats, the map and the deck come from the seed and
the number of the game. `--with hirelings,landmarks` adds them to every table, and then a second table tells of the
hirelings: how often whoever held one for most turns won. Each game is a line of JSON in `--out`, written as it ends;
begun again with the same file, a series goes on behind what it holds. After `--minutes` no game is begun that would
hardly end in time, and one that is still going on at the end is given up and counted as such. `table` prints files
again, several parts of a series as one.

`fit` says how true the judge is: whenever a turn begins, a series writes down what the judge makes of each seat. The
chance to win is a seat's share of the sum of exp(sharpness * worth); `fit` finds how much each faction gains in a round
beyond its hopes (`Faction.growth`), and how much a point tells at the start and at the end, so that those who won were
held likely to, with a pull towards what stands there now. It prints both, how well either tells the winners of games
that were kept out, a fifth after the other, and of how many seats of which so much was said it came true.
"""

import argparse
import os
from collections import Counter, defaultdict
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from importlib import import_module
from math import exp, log, sqrt
from multiprocessing import get_context
from pathlib import Path
from random import Random
from statistics import fmean
from time import perf_counter, process_time, time
from typing import Any, get_args

import msgspec

from nemeton.arena.result import wilson
from nemeton.bots import make, play_seat
from nemeton.bots.workers import begin_worker
from nemeton.games.root import GAME
from nemeton.games.root.clockwork import AUTOMATA
from nemeton.games.root.factions import FactionName
from nemeton.games.root.factions.enlisted import FACTIONS
from nemeton.games.root.state import NOBODY, TO_WIN, RootOptions, RootState
from nemeton.kernel import Game
from nemeton.kernel.records import start

ALL = tuple(name for name in get_args(FactionName) if name not in AUTOMATA)
SECOND, FIRST = "vagabond_2", "vagabond"  # a second one plays only beside a first one
NEW = tuple(name for name in ALL if name not in ("marquise", "eyrie", "alliance", "vagabond"))
MAPS: tuple[str, ...] = get_args(RootOptions.__annotations__["map"])
DECKS: tuple[str, ...] = get_args(RootOptions.__annotations__["deck"])
TURN_LIMIT = 400
judge: Any = import_module("nemeton.games.root.judge")  # the package gives that name to the function
PARTS, PASSES, RATE, PULL = 5, 12, 0.1, 0.02  # of `fit`
BINS = 5
EXTRAS = {"hirelings": {"hirelings": "with"}, "landmarks": {"landmarks": "two"}}


class Series(msgspec.Struct, frozen=True):
    """All that the games of a series depend on but their number."""

    kind: str  # equal or one
    players: int
    bot: str
    rivals: str = ""
    factions: tuple[str, ...] = ALL  # those that are played in turn
    maps: tuple[str, ...] = MAPS
    decks: tuple[str, ...] = DECKS
    seed: str = "1"
    extras: tuple[str, ...] = ()  # of EXTRAS


class Service(msgspec.Struct, frozen=True):
    """A hireling of a game: which side of its card lay up last, and how many turns each seat held it."""

    name: str
    demoted: bool
    turns: tuple[int, ...]


class Told(msgspec.Struct, frozen=True, array_like=True):
    """What the judge makes of a position in which a turn begins."""

    rounds: float  # that are to come
    progress: float  # of whoever is furthest, from 0 to 1
    worths: tuple[float, ...]  # of each seat, without what its faction grows by


class Played(msgspec.Struct, frozen=True):
    """One game; lists go by seat."""

    series: Series
    number: int
    factions: tuple[str, ...]
    bots: tuple[str, ...]
    map: str
    deck: str
    points: tuple[int, ...]
    winners: tuple[int, ...]
    how: str  # "given up" where time was over
    turns: int
    answers: tuple[int, ...]
    seconds: tuple[float, ...]  # of processor time, for all of them
    longest: tuple[float, ...]  # and for one
    hirelings: tuple[Service, ...] = ()
    told: tuple[Told, ...] = ()


# Playing


def table_of(series: Series, number: int) -> tuple[int, list[str], str, str]:
    """The seat of the faction whose turn it is, the factions by seat, the map and the deck of a game."""
    rng = Random(f"{series.seed}/{number}")
    own = whose_turn(series, number)
    while True:
        rest = [name for name in ALL if name != own]
        found = [own, *rng.sample(rest, series.players - 1)]
        if SECOND not in found or FIRST in found:
            break
    rng.shuffle(found)
    return found.index(own), found, rng.choice(series.maps), rng.choice(series.decks)


def whose_turn(series: Series, number: int) -> str:
    """The faction that must play in a game."""
    return series.factions[number % len(series.factions)]


def played(series: Series, number: int, ends: float) -> Played:
    """Play a game; at a time of the clock it is given up."""
    own, factions, board, deck = table_of(series, number)
    seats = {f"seat_{seat}": name for seat, name in enumerate(factions, 1)}
    game = start(
        GAME,
        series.players,
        {**seats, "map": board, "deck": deck}
        | {key: value for one in series.extras for key, value in EXTRAS[one].items()},
        f"{series.seed}/{number}",
        turn_limit=TURN_LIMIT,
    )
    kinds = [series.bot if series.kind == "equal" or seat == own else series.rivals for seat in range(series.players)]
    served = [[0] * series.players for _ in game.state.bands]
    told: list[Told] = []
    answers, seconds, longest = answered(game, kinds, f"{series.seed}/{number}", ends, served, told)
    result = game.result
    return Played(
        series,
        number,
        tuple(game.state.factions),
        tuple(kinds),
        board,
        deck,
        tuple(game.state.points),
        tuple(result.winners) if result else (),
        result.how if result else "given up",
        game.state.turn,
        tuple(answers),
        tuple(round(one, 3) for one in seconds),
        tuple(round(one, 3) for one in longest),
        tuple(
            Service(band.name, band.demoted, tuple(turns))
            for band, turns in zip(game.state.bands, served, strict=False)
        ),
        tuple(told),
    )


def answered(
    game: Game[Any], kinds: list[str], seed: str, ends: float, served: list[list[int]], told: list[Told]
) -> tuple[list[int], list[float], list[float]]:
    """Let bots answer until the game or the time is over; by seat, how often they did and how long it took. `served`
    counts the turns after which a seat held a hireling, `told` gets what the judge makes of each turn's beginning."""
    bots = [make(kind, f"{seed}/{seat}") for seat, kind in enumerate(kinds)]
    rng = Random(f"{seed}/bots")
    answers, seconds, longest = [0] * len(kinds), [0.0] * len(kinds), [0.0] * len(kinds)
    turn = game.state.turn
    while not game.over and time() < ends:
        seat = game.asks[0].seat
        begun = process_time()
        play_seat(game, seat, bots[seat], rng)
        took = process_time() - begun
        answers[seat] += 1
        seconds[seat] += took
        longest[seat] = max(longest[seat], took)
        if game.state.turn > turn:
            turn = game.state.turn
            if can_be_told(game.state):
                told.append(told_of(game.state))
            for band, turns in zip(game.state.bands, served, strict=False):
                if band.held_by >= 0:
                    turns[band.held_by] += 1
    return answers, seconds, longest


def can_be_told(state: RootState) -> bool:
    """Does everybody play for points of their own?"""
    return state.result is None and not any(state.dominance) and all(friend == NOBODY for friend in state.partner)


def told_of(state: RootState) -> Told:
    """What the judge makes of a position."""
    woods = judge.survey(state)
    worths = [judge.worth(state, seat, woods) for seat in range(len(state.factions))]
    grown = [FACTIONS[name].growth * woods.rounds for name in state.factions]
    rest = tuple(round(one - own, 2) for one, own in zip(worths, grown, strict=True))
    return Told(round(woods.rounds, 2), judge.furthest(state) / TO_WIN, rest)


def play_series(series: Series, numbers: Iterator[int], minutes: float, processes: int) -> Iterator[Played]:
    """The games as they end. None is begun that would hardly end in time, going by the slower ones so far."""
    begun, ends = perf_counter(), time() + 60 * minutes
    lengths: list[float] = []
    running: dict[Future[Played], float] = {}
    with ProcessPoolExecutor(processes, mp_context=get_context("spawn"), initializer=begin_worker) as pool:
        while True:
            while len(running) < processes and time() + slow(lengths) < ends:
                number = next(numbers, None)
                if number is None:
                    break
                running[pool.submit(played, series, number, ends)] = perf_counter()
            if not running:
                break
            for future in wait(running, return_when=FIRST_COMPLETED).done:
                lengths.append(perf_counter() - running.pop(future))
                yield future.result()
    print(f"{perf_counter() - begun:.0f} seconds on the clock, {processes} processes", flush=True)


def slow(lengths: list[float]) -> float:
    """How long a slow game takes: nine of ten are quicker."""
    return sorted(lengths)[int(0.9 * len(lengths))] if lengths else 0.0


# Telling


def table(games: list[Played]) -> str:
    """Wins by faction of one series, as a table in Markdown."""
    ended = [game for game in games if game.how != "given up"]
    series = games[0].series
    of_bot, wins, points = Counter[str](), Counter[str](), defaultdict[str, list[int]](list)
    for game in ended:
        for seat, faction in enumerate(game.factions):
            if series.kind == "equal" or faction == whose_turn(series, game.number):
                of_bot[faction] += 1
                wins[faction] += seat in game.winners
                points[faction].append(game.points[seat])
    lines = [
        "| faction | games | won | 95 % interval | mean points |",
        "|---|---|---|---|---|",
        *(row(name, of_bot[name], wins[name], points[name]) for name in ALL if of_bot[name]),
    ]
    if series.kind == "one" and ended:
        everywhere = [one for found in points.values() for one in found]
        lines.append(row("all", of_bot.total(), wins.total(), everywhere))
    hired = ["", *table_of_hirelings(ended)] if "hirelings" in series.extras else []
    return "\n".join([heading(series), "", *lines, *hired, "", footing(games, ended)])


def table_of_hirelings(games: list[Played]) -> list[str]:
    """For each hireling: for how many turns of a game somebody held it, and how often who held it longest won."""
    turns, held, longest, won = Counter[str](), Counter[str](), Counter[str](), Counter[str]()
    for game in games:
        for one in game.hirelings:
            turns[one.name] += game.turns
            held[one.name] += sum(one.turns)
            holders = [seat for seat, count in enumerate(one.turns) if count and count == max(one.turns)]
            if len(holders) == 1:
                longest[one.name] += 1
                won[one.name] += holders[0] in game.winners
    lines = [
        "| hireling | turns in service | games with one longest holder | that one won | 95 % interval |",
        "|---|---|---|---|---|",
    ]
    for name in sorted(turns):
        low, high = wilson(won[name], longest[name])
        shares = f"{held[name] / turns[name]:.0%}", f"{won[name]} ({won[name] / max(1, longest[name]):.1%})"
        told = " | ".join((shares[0], str(longest[name]), shares[1])).replace("%", " %")
        lines.append(f"| {name} | {told} | {100 * low:.1f} % to {100 * high:.1f} % |")
    return lines


def row(name: str, games: int, wins: int, points: list[int]) -> str:
    """A line of the table."""
    low, high = wilson(wins, games)
    share = f"{wins} ({wins / games:.1%})".replace("%", " %")
    mean = sum(points) / len(points)
    return f"| {name} | {games} | {share} | {100 * low:.1f} % to {100 * high:.1f} % | {mean:.1f} |"


def heading(series: Series) -> str:
    """What was played."""
    who = f"{series.bot} in every seat" if series.kind == "equal" else f"one {series.bot} among {series.rivals}"
    extras = "".join(f", with {one}" for one in series.extras)
    where = f"maps {', '.join(series.maps)}; decks {', '.join(series.decks)}"
    return (
        f"{series.players} players{extras}, {who}; {where}; seed {series.seed}; fair share {100 / series.players:.1f} %"
    )


def footing(games: list[Played], ended: list[Played]) -> str:
    """How long the games were, how they ended, how long answers took."""
    count = max(1, len(ended))
    rounds = sum(game.turns / len(game.factions) for game in ended) / count
    unfinished = sum(game.how == "unfinished" for game in ended)
    ways = Counter(game.how for game in ended)
    told = [
        f"{len(ended)} games, {rounds:.1f} rounds a game, {unfinished} unfinished, {len(games) - len(ended)} given up",
        "ended by " + ", ".join(f"{how}: {number}" for how, number in ways.most_common()),
    ]
    for bot in sorted({bot for game in games for bot in game.bots}):
        seats = [(game, seat) for game in games for seat, one in enumerate(game.bots) if one == bot]
        answers = sum(game.answers[seat] for game, seat in seats)
        seconds = sum(game.seconds[seat] for game, seat in seats)
        longest = max(game.longest[seat] for game, seat in seats)
        mean = seconds / max(1, answers)
        told.append(f"{bot}: {answers} answers, {mean:.3f} s of processor time each, {longest:.2f} s at most")
    return "\n".join(f"- {line}" for line in told)


def read(path: Path) -> list[Played]:
    """The games of a file; a last line that was cut off is left out."""
    if not path.exists():
        return []
    content = path.read_bytes()
    return [msgspec.json.decode(line, type=Played) for line in content[: content.rfind(b"\n") + 1].splitlines()]


def tables(games: list[Played]) -> str:
    """A table for each series."""
    parts: dict[Series, dict[int, Played]] = {}
    for game in games:
        parts.setdefault(game.series, {})[game.number] = game
    return "\n\n".join(table(list(found.values())) for found in parts.values()) or "no games"


# Fitting


class Weights(msgspec.Struct):
    """What is fitted: the growth of each faction, and what a point tells at the start and at the end."""

    growth: dict[str, float]
    dull: float
    sharp: float

    def sharpness(self, told: Told) -> float:
        """What a point tells there."""
        return self.dull + (self.sharp - self.dull) * told.progress**2

    def worths(self, game: Played, told: Told) -> list[float]:
        """With what each faction grows by."""
        pairs = zip(told.worths, game.factions, strict=True)
        return [worth + self.growth[name] * told.rounds for worth, name in pairs]

    def chances(self, game: Played, told: Told) -> list[float]:
        """The chance of each seat."""
        sharpness, worths = self.sharpness(told), self.worths(game, told)
        strengths = [exp(sharpness * (worth - max(worths))) for worth in worths]
        return [strength / sum(strengths) for strength in strengths]


def present() -> Weights:
    """Those of today."""
    return Weights({name: FACTIONS[name].growth for name in ALL}, judge.DULL, judge.SHARP)


def fitted(games: list[Played]) -> Weights:
    """Gradient ascent with steps that shrink for each weight by how much it has moved already."""
    origin, found, rng = present(), present(), Random(1)
    moved = defaultdict[str, float](lambda: 1.0)
    samples = [(game, told) for game in games for told in game.told]

    def step(name: str, slope: float, scale: float) -> float:
        moved[name] += slope * slope
        return scale * RATE * slope / sqrt(moved[name])

    for _ in range(PASSES):
        rng.shuffle(samples)
        for game, told in samples:
            sharpness, late = found.sharpness(told), told.progress**2
            worths, chances = found.worths(game, told), found.chances(game, told)
            errors = [(seat in game.winners) - chance for seat, chance in enumerate(chances)]
            tells = sum(error * worth for error, worth in zip(errors, worths, strict=True))
            found.dull += step("dull", (1 - late) * tells, 0.02)
            found.sharp += step("sharp", late * tells, 0.02)
            for name, error in zip(game.factions, errors, strict=True):
                pull = PULL * (found.growth[name] - origin.growth[name])
                found.growth[name] += step(name, sharpness * told.rounds * error - pull, 1.0)
    return found


def loss(games: list[Played], weights: Weights) -> float:
    """Mean log loss of what is said of the winners."""
    said = [weights.chances(game, told)[game.winners[0]] for game in games for told in game.told]
    return -fmean(log(max(1e-9, chance)) for chance in said)


def fit(games: list[Played]) -> str:
    """What was fitted, and how true it is, as Markdown."""
    games = [game for game in games if game.told and len(game.winners) == 1]
    if len(games) < PARTS:
        return "too few games in which it was written down what the judge says"
    now, learnt = present(), fitted(games)
    lines = ["| weight | now | fitted |", "|---|---|---|"]
    lines += [f"| growth of {name} | {now.growth[name]:.1f} | {learnt.growth[name]:.1f} |" for name in ALL]
    lines += [f"| {name} | {getattr(now, name):.2f} | {getattr(learnt, name):.2f} |" for name in ("dull", "sharp")]
    losses, said = [], list[tuple[float, float, bool]]()
    for part in range(PARTS):
        kept, rest = games[part::PARTS], [game for at, game in enumerate(games) if at % PARTS != part]
        other = fitted(rest)
        losses.append((loss(kept, now), loss(kept, other)))
        for game in kept:
            for told in game.told:
                pairs = zip(now.chances(game, told), other.chances(game, told), strict=True)
                said += [(one, two, seat in game.winners) for seat, (one, two) in enumerate(pairs)]
    means = [fmean(column) for column in zip(*losses, strict=True)]
    lines += ["", f"log loss of games kept out: {means[0]:.3f} now, {means[1]:.3f} fitted; {len(games)} games", ""]
    lines += ["| said | now: seats | won | fitted: seats | won |", "|---|---|---|---|---|"]
    for low in range(BINS):
        cells = [f"{100 * low // BINS} to {100 * (low + 1) // BINS} %"]
        for which in (0, 1):
            own = [one[2] for one in said if min(BINS - 1, int(one[which] * BINS)) == low]
            cells += [str(len(own)), f"{100 * fmean(own):.1f} %" if own else ""]
        lines.append(f"| {' | '.join(cells)} |")
    return "\n".join(lines)


# From the command line


def series_of(asked: argparse.Namespace) -> Series:
    """The series that was asked for."""
    usual = ALL if asked.kind == "equal" else NEW
    factions = tuple(asked.factions.split(",")) if asked.factions else usual
    unknown = [name for name in factions if name not in ALL]
    if any(one and one not in EXTRAS for one in asked.extras.split(",")):
        raise SystemExit(f"--with takes {', '.join(EXTRAS)}")
    if unknown:
        raise SystemExit(f"unknown: {', '.join(unknown)}; there are {', '.join(ALL)}")
    return Series(
        asked.kind,
        asked.players,
        asked.bot,
        asked.rivals if asked.kind == "one" else "",
        factions,
        tuple(asked.maps.split(",")),
        tuple(asked.decks.split(",")),
        asked.seed,
        tuple(one for one in asked.extras.split(",") if one),
    )


def run(asked: argparse.Namespace) -> None:
    """Play a series, or go on with it, and print its table."""
    series = series_of(asked)
    known = [game for game in read(asked.out) if game.series == series] if asked.out else []
    done = {game.number for game in known if game.how != "given up"}
    numbers = (number for number in range(asked.games) if number not in done)
    for game in play_series(series, numbers, asked.minutes, asked.processes):
        known.append(game)
        if asked.out:
            with asked.out.open("ab") as file:
                file.write(msgspec.json.encode(game) + b"\n")
    print(tables(known))


def main() -> None:
    """Play a series or print what was played."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    kinds = parser.add_subparsers(dest="kind", required=True)
    for kind in ("equal", "one"):
        own = kinds.add_parser(kind)
        own.add_argument("--bot", default="greedy" if kind == "equal" else "search:200")
        own.add_argument("--rivals", default="greedy")
        own.add_argument("--players", type=int, default=4)
        own.add_argument("--games", type=int, default=100_000)
        own.add_argument("--minutes", type=float, default=5.0)
        own.add_argument("--processes", type=int, default=os.cpu_count() or 1)
        own.add_argument("--factions", default="")
        own.add_argument("--maps", default=",".join(MAPS))
        own.add_argument("--decks", default=",".join(DECKS))
        own.add_argument("--with", dest="extras", default="", help=f"any of {', '.join(EXTRAS)}")
        own.add_argument("--seed", default="1")
        own.add_argument("--out", type=Path)
    for kind in ("table", "fit"):
        kinds.add_parser(kind).add_argument("files", nargs="+", type=Path)
    asked = parser.parse_args()
    if asked.kind in ("table", "fit"):
        print((tables if asked.kind == "table" else fit)([game for path in asked.files for game in read(path)]))
    else:
        run(asked)


if __name__ == "__main__":
    main()
