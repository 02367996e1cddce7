"""Measure the ladder: play every level of a game against the one below, and fit ratings on what came of it.

    python scripts/ladder.py play --minutes 9 --processes 16 --out ladder.jsonl
    python scripts/ladder.py play --games cairn,root --levels 5,6,7,8 --count 100 --minutes 9 --out ladder.jsonl
    python scripts/ladder.py table ladder.jsonl
    python scripts/ladder.py write ladder.jsonl

`play` takes all four games, or those of `--games`, and all pairs of neighbours among `--levels`, until each has
`--count` games or the minutes are over; begun again with the same file it goes on behind what the file holds. Each game
played is a line of JSON, written as it ends. The pair that has had the least time so far comes next, so quick pairs are
done first and slow ones get what is left. No game is begun that would hardly end in time, and one that is still going
on at the end is given up and counted as such. `table` prints files again as Markdown, several parts as one. `write`
puts what they say of the levels as they are now into the file from which the site shows it
(`src/nemeton/bots/strength.json`); games that the files say nothing of keep what was written. The compiled core of
Cairn should be there (`nemeton --version --verbose` says so): what was played without it is told apart.

Games for two are played by one level against the other, each deal from both seats. Games for four (Inis, Root) are
played by two of each, with the seats changed about: so a fair share is one half in every game, a level is measured by
what it is worth among its like and among its rivals, and a weak seat that gives the game away does so for both sides.
Where winners of both levels win together, the game counts for neither. In Spirit Island, which all win or lose
together, each level plays alone against difficulties 0 to 8, and these are rated beside the levels.
"""

import argparse
import os
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from math import exp, log, sqrt
from multiprocessing import get_context
from pathlib import Path
from random import Random
from time import perf_counter, process_time, time
from typing import Any, NamedTuple

import msgspec

import nemeton
from nemeton import cairn_core
from nemeton.arena.match import values_of
from nemeton.arena.result import NORMAL_95, wilson
from nemeton.bots import make, play_seat
from nemeton.bots.levels import LEVELS
from nemeton.bots.strength import FILE, Ladder, LevelStep, Rated, is_current
from nemeton.bots.workers import begin_worker
from nemeton.kernel import Game, SkillLevel
from nemeton.kernel.records import start

PLAYERS = {"cairn": 2, "inis": 4, "root": 4, "spirit_island": 1}
TURN_LIMIT = 500
DIFFICULTIES: Mapping[int, tuple[tuple[str, int], ...]] = {  # of Spirit Island: adversaries at their levels
    0: (("none", 0),),
    2: (("brandenburg_prussia", 1), ("sweden", 1)),
    4: (("brandenburg_prussia", 2), ("england", 2)),
    6: (("brandenburg_prussia", 3), ("england", 3), ("sweden", 4)),
    8: (("sweden", 6),),
}
GIVEN_UP, UNFINISHED = "given up", "unfinished"
ANCHOR, ANCHORED = "5", 1500.0  # this level has this rating
POINTS = 400 / log(10)  # of a rating, for odds that are e times as good


class Series(msgspec.Struct, frozen=True):
    """All that the games of a pair depend on but their number. Alone against an island there is no upper level."""

    game: str
    lower: int
    upper: int
    thinking: tuple[SkillLevel, ...]  # of both, so that games of other parameters are not taken for these
    seed: str
    core: bool  # was the compiled core there?


class Played(msgspec.Struct, frozen=True):
    """One game; lists go by seat."""

    series: Series
    number: int
    levels: tuple[int, ...]
    winners: tuple[int, ...]
    how: str  # "given up" where time was over
    turns: int
    answers: tuple[int, ...]  # with a choice
    seconds: tuple[float, ...]  # of processor time, for all of them
    longest: tuple[float, ...]  # on the clock, for one
    wall: float
    difficulty: int = -1
    options: dict[str, Any] = {}


# Playing


def series_of(game: str, levels: Sequence[int], seed: str) -> list[Series]:
    """The pairs of a game; where all play together, its levels."""
    book = nemeton.rulebooks()[game]
    known, core = book.thinking.levels, game == "cairn" and cairn_core.available
    if book.is_cooperative:
        return [Series(game, level, level, (known[level - 1],), seed, core) for level in levels]
    pairs = [(level, level + 1) for level in levels if level + 1 in levels]
    return [Series(game, low, high, (known[low - 1], known[high - 1]), seed, core) for low, high in pairs]


def seated(series: Series, number: int) -> tuple[int, ...]:
    """Who sits where: each deal is played twice, with the levels exchanged."""
    players, (deal, exchanged) = PLAYERS[series.game], divmod(number, 2)
    if players == 1:
        return (series.upper,)
    beside = {0} if players == 2 else {0, 1 + deal % 3}
    return tuple(series.upper if (seat in beside) != bool(exchanged) else series.lower for seat in range(players))


def table_of(series: Series, number: int) -> tuple[int, dict[str, Any], str]:
    """The difficulty, if there is one, the table options, and the seed of the deal of a game."""
    if not nemeton.rulebooks()[series.game].is_cooperative:
        return -1, {}, f"{series.seed}/{number // 2}"
    turn, at = divmod(number, len(DIFFICULTIES))
    difficulty = [*DIFFICULTIES][at]
    spirits = values_of(nemeton.rulebooks()[series.game], "seat_1")
    adversary, level = DIFFICULTIES[difficulty][turn % len(DIFFICULTIES[difficulty])]
    options = {"adversary": adversary, "level": level, "seat_1": spirits[turn % len(spirits)], "progression": True}
    return difficulty, options, f"{series.seed}/{number}"


def played(series: Series, number: int, ends: float) -> Played:
    """Play a game; at a time of the clock it is given up."""
    begun = perf_counter()
    levels = seated(series, number)
    difficulty, options, seed = table_of(series, number)
    game = start(nemeton.rulebooks()[series.game], len(levels), options, seed, turn_limit=TURN_LIMIT)
    answers, seconds, longest = answered(game, levels, f"{seed}/{number}", ends)
    return Played(
        series,
        number,
        levels,
        tuple(game.result.winners) if game.result else (),
        game.result.how if game.result else GIVEN_UP,
        game.state.turn,
        tuple(answers),
        tuple(round(one, 3) for one in seconds),
        tuple(round(one, 3) for one in longest),
        round(perf_counter() - begun, 3),
        difficulty,
        options,
    )


def answered(
    game: Game[Any], levels: Sequence[int], seed: str, ends: float
) -> tuple[list[int], list[float], list[float]]:
    """Let bots answer until the game or the time is over; by seat, how often they did and how long it took."""
    bots = [make(f"level:{level}", f"{seed}/{seat}") for seat, level in enumerate(levels)]
    rng = Random(f"{seed}/bots")
    answers, seconds, longest = [0] * len(levels), [0.0] * len(levels), [0.0] * len(levels)
    while not game.over and time() < ends:
        seat = game.asks[0].seat
        is_choice = len(game.options(seat)) > 1
        begun, worked = perf_counter(), process_time()
        play_seat(game, seat, bots[seat], rng)
        answers[seat] += is_choice
        seconds[seat] += process_time() - worked
        longest[seat] = max(longest[seat], perf_counter() - begun)
    return answers, seconds, longest


class Pair:
    """A series as it is played: which games are still to come, and how much time it has had."""

    def __init__(self, series: Series, known: Sequence[Played], count: int) -> None:
        done = {game.number for game in known if game.how != GIVEN_UP}
        self.series = series
        self.numbers = [number for number in range(count) if number not in done]
        self.lengths = [game.wall for game in known if game.how != GIVEN_UP]
        self.had = sum(game.wall for game in known)

    @property
    def slow(self) -> float:
        """How long a slow game takes: nine of ten are quicker."""
        return sorted(self.lengths)[int(0.9 * len(self.lengths))] if self.lengths else 0.0

    @property
    def mean(self) -> float:
        """How long a game takes."""
        return sum(self.lengths) / len(self.lengths) if self.lengths else 1.0


def play(pairs: Sequence[Pair], minutes: float, processes: int) -> Iterator[Played]:
    """The games as they end. The pair that has had the least time comes first; a running game counts as a usual one."""
    ends = time() + 60 * minutes
    running: dict[Future[Played], Pair] = {}
    with ProcessPoolExecutor(processes, mp_context=get_context("spawn"), initializer=begin_worker) as pool:
        while True:
            while len(running) < processes:
                open_pairs = [pair for pair in pairs if pair.numbers and time() + pair.slow < ends]
                if not open_pairs:
                    break
                waits = Counter(id(pair) for pair in running.values())
                pair = min(open_pairs, key=lambda one: one.had + waits[id(one)] * one.mean)
                running[pool.submit(played, pair.series, pair.numbers.pop(0), ends)] = pair
            if not running:
                break
            for future in wait(running, return_when=FIRST_COMPLETED).done:
                pair, game = running.pop(future), future.result()
                pair.had += game.wall
                if game.how != GIVEN_UP:
                    pair.lengths.append(game.wall)
                yield game


# Ratings


class Rating(NamedTuple):
    """A rating, and how far it may be off (95 %)."""

    points: float
    off: float


def fitted(wins: Mapping[tuple[str, str], float], anchor: str = ANCHOR) -> dict[str, Rating]:
    """Ratings by Bradley and Terry, the likeliest ones for so many wins of one over another; intervals by Fisher's
    information. Every two that have met get half a win each beside, so that no rating is boundless. Whoever is not
    joined to the anchor by games has no rating.

    >>> {name: round(one.points) for name, one in fitted({("6", "5"): 75, ("5", "6"): 25}).items()}
    {'5': 1500, '6': 1689}
    """
    met = {tuple(sorted(pair)) for pair, count in wins.items() if count}
    joined = {anchor}
    while more := {name for pair in met if joined & {*pair} for name in pair} - joined:
        joined |= more
    names = [anchor, *sorted(joined - {anchor})]
    won = {pair: wins.get(pair, 0) + 0.5 for one, two in met if one in joined for pair in ((one, two), (two, one))}
    worth, off = dict.fromkeys(names, 0.0), dict.fromkeys(names, 0.0)
    for _ in range(100):
        slope, information = slopes(names, won, worth)
        turned = inverse(information)
        steps = [sum(part * one for part, one in zip(row, slope, strict=True)) for row in turned]
        for at, name in enumerate(names[1:]):
            worth[name] += max(-1.0, min(1.0, steps[at]))
            off[name] = NORMAL_95 * sqrt(turned[at][at])
        if all(abs(step) < 1e-9 for step in steps):
            break
    return {name: Rating(ANCHORED + POINTS * worth[name], POINTS * off[name]) for name in sorted(names)}


def slopes(
    names: Sequence[str], won: Mapping[tuple[str, str], float], worth: Mapping[str, float]
) -> tuple[list[float], list[list[float]]]:
    """How the likelihood changes with each worth but the first one, and how sharply it bends there."""
    free = {name: at for at, name in enumerate(names[1:])}
    slope, information = [0.0] * len(free), [[0.0] * len(free) for _ in free]
    for (one, two), count in won.items():
        chance = 1 / (1 + exp(worth[two] - worth[one]))
        pulls = ((one, count * (1 - chance)), (two, -count * (1 - chance)))
        bend = count * chance * (1 - chance)
        for name, pull in pulls:
            if name in free:
                slope[free[name]] += pull
                information[free[name]][free[name]] += bend
        if one in free and two in free:
            information[free[one]][free[two]] -= bend
            information[free[two]][free[one]] -= bend
    return slope, information


def inverse(matrix: Sequence[Sequence[float]]) -> list[list[float]]:
    """The inverse of a matrix that has one.

    >>> inverse([[2.0, 0.0], [1.0, 0.5]])
    [[0.5, 0.0], [-1.0, 2.0]]
    """
    size = len(matrix)
    rows = [[*row, *(float(at == one) for one in range(size))] for at, row in enumerate(matrix)]
    for at in range(size):
        best = max(range(at, size), key=lambda one: abs(rows[one][at]))
        rows[at], rows[best] = rows[best], rows[at]
        rows[at] = [part / rows[at][at] for part in rows[at]]
        for other in range(size):
            if other != at:
                times = rows[other][at]
                rows[other] = [part - times * own for part, own in zip(rows[other], rows[at], strict=True)]
    return [row[size:] for row in rows]


# Telling


def winner(game: Played) -> int:
    """The level that has won; 0 where none has, or both."""
    levels = {game.levels[seat] for seat in game.winners}
    return levels.pop() if len(levels) == 1 else 0


def wins_of(games: Sequence[Played]) -> Counter[tuple[str, str]]:
    """How often one level has won against another, or against a difficulty, and the other way round."""
    wins = Counter[tuple[str, str]]()
    for game in games:
        if game.how in (GIVEN_UP, UNFINISHED):
            continue
        if game.difficulty >= 0:
            ends = (str(game.levels[0]), f"difficulty {game.difficulty}")
            wins[ends if game.winners else ends[::-1]] += 1
        elif winner(game):
            low, high = str(game.series.lower), str(game.series.upper)
            wins[(high, low) if winner(game) == game.series.upper else (low, high)] += 1
    return wins


def share(wins: float, games: float) -> str:
    """A share with its interval."""
    if not games:
        return "– | –"
    low, high = wilson(wins, games)
    return f"{100 * wins / games:.1f} % | {100 * low:.1f} % to {100 * high:.1f} %"


def pairs_told(games: Sequence[Played]) -> list[str]:
    """Every level against the one below."""
    lines = [
        "| levels | decided games | won by upper | share | 95 % interval | drawn or shared | unfinished | given up |",
        "|---|---|---|---|---|---|---|---|",
    ]
    for series in sorted({game.series for game in games}, key=lambda one: one.upper):
        own = [game for game in games if game.series == series]
        ways = Counter(game.how for game in own)
        decided = [game for game in own if winner(game) and game.how not in (GIVEN_UP, UNFINISHED)]
        upper = sum(winner(game) == series.upper for game in decided)
        shared = len(own) - len(decided) - ways[GIVEN_UP] - ways[UNFINISHED]
        lines.append(
            f"| {series.upper} against {series.lower} | {len(decided)} | {upper} | {share(upper, len(decided))} "
            f"| {shared} | {ways[UNFINISHED]} | {ways[GIVEN_UP]} |"
        )
    return lines


def difficulties_told(games: Sequence[Played]) -> list[str]:
    """How often each level won against each difficulty, and against all."""
    lines = [
        f"| level | {' | '.join(f'difficulty {one}' for one in DIFFICULTIES)} | all | share | 95 % interval |",
        "|---" * (len(DIFFICULTIES) + 4) + "|",
    ]
    for level in sorted({game.series.upper for game in games}):
        own = [game for game in games if game.series.upper == level and game.how not in (GIVEN_UP, UNFINISHED)]
        cells = []
        for difficulty in DIFFICULTIES:
            here = [game for game in own if game.difficulty == difficulty]
            cells.append(f"{sum(bool(game.winners) for game in here)} of {len(here)}")
        won = sum(bool(game.winners) for game in own)
        lines.append(f"| {level} | {' | '.join(cells)} | {won} of {len(own)} | {share(won, len(own))} |")
    return lines


def ratings_told(games: Sequence[Played]) -> list[str]:
    """The fitted ratings, and how long answers took."""
    ratings = fitted(wins_of(games))
    lines = [
        "| level | rating | 95 % interval | answers | processor time an answer | longest on the clock |",
        "|---|---|---|---|---|---|",
    ]
    for level in sorted({level for game in games for level in game.levels}):
        seats = [(game, seat) for game in games for seat, one in enumerate(game.levels) if one == level]
        answers = sum(game.answers[seat] for game, seat in seats)
        mean = sum(game.seconds[seat] for game, seat in seats) / max(1, answers)
        longest = max(game.longest[seat] for game, seat in seats)
        lines.append(f"| {level} | {told(ratings, str(level))} | {answers} | {mean:.3f} s | {longest:.2f} s |")
    rivals = [f"| {name} | {told(ratings, name)} | | | |" for name in ratings if name.startswith("difficulty")]
    return [*lines, *rivals]


def told(ratings: Mapping[str, Rating], name: str) -> str:
    """A rating and its interval as two cells."""
    if name not in ratings:
        return "– | –"
    points, off = ratings[name]
    return f"{points:.0f} | {points - off:.0f} to {points + off:.0f}" if off else f"{points:.0f} | (held)"


def tables(games: Sequence[Played]) -> str:
    """What the games show, game by game; those of other parameters, seeds or cores are told apart."""
    found: dict[tuple[str, str, bool, bool], list[Played]] = {}
    latest: dict[tuple[str, int, int, str, bool], Series] = {}
    unique = {(game.series, game.number): game for game in games}  # one that was given up is played again later
    for game in unique.values():
        one = game.series
        latest[one.game, one.lower, one.upper, one.seed, one.core] = one
    for game in unique.values():
        one = game.series
        is_old = latest[one.game, one.lower, one.upper, one.seed, one.core] != one
        found.setdefault((one.game, one.seed, one.core, is_old), []).append(game)
    parts = []
    for (name, seed, core, is_old), own in sorted(found.items()):
        ended = [game for game in own if game.how != GIVEN_UP]
        heads = [f"seed {seed}", *(["compiled core"] if core else ["no compiled core"] if name == "cairn" else [])]
        head = f"### {name} ({', '.join([*heads, *(['former parameters'] if is_old else [])])})"
        turns = sum(game.turns for game in ended) / max(1, len(ended))
        is_alone = own[0].difficulty >= 0
        parts += [head, "", *(difficulties_told(own) if is_alone else pairs_told(own)), "", *ratings_told(own), ""]
        parts += [
            f"- {len(ended)} games ended, {turns:.1f} turns a game; level {ANCHOR} is held at {ANCHORED:.0f}.",
            "",
        ]
    return "\n".join(parts) or "no games"


def written(games: Sequence[Played]) -> dict[str, Ladder]:
    """What the site shows of the games; those of other levels, and of Cairn without its compiled core, are left out."""
    unique = {(game.series, game.number): game for game in games if game.how not in (GIVEN_UP, UNFINISHED)}
    found: dict[str, list[Played]] = {}
    for game in unique.values():
        if game.series.core == (game.series.game == "cairn"):
            found.setdefault(game.series.game, []).append(game)
    return {name: ladder_of(name, own) for name, own in sorted(found.items())}


def ladder_of(name: str, games: Sequence[Played]) -> Ladder:
    """Steps and ratings of one game."""
    pairs = sorted({(game.series.lower, game.series.upper, game.series.thinking) for game in games})
    steps, counted = list[LevelStep](), list[Played]()
    for lower, upper, thinking in pairs:
        own = [
            game
            for game in games
            if (game.series.lower, game.series.upper, game.series.thinking) == (lower, upper, thinking)
        ]
        decided = own if lower == upper else [game for game in own if winner(game)]
        won = sum(bool(game.winners) and upper in {game.levels[seat] for seat in game.winners} for game in decided)
        if not decided:
            continue
        share, low, high = (round(100 * part, 1) for part in (won / len(decided), *wilson(won, len(decided))))
        step = LevelStep(lower, upper, thinking, len(decided), won, share, low, high)
        if is_current(step, name):
            steps.append(step)
            counted += own
    fit = fitted(wins_of(counted))
    ratings = [Rated(int(level), round(one.points), round(one.off)) for level, one in fit.items() if level.isdecimal()]
    return Ladder(tuple(steps), tuple(ratings), int(ANCHOR), round(ANCHORED))


def write(paths: Sequence[Path], file: Path = FILE) -> None:
    """Put what was measured into the file of the site."""
    known = msgspec.json.decode(file.read_bytes(), type=dict[str, Ladder]) if file.exists() else {}
    known |= written([game for path in paths for game in read(path)])
    file.write_bytes(msgspec.json.format(msgspec.json.encode(known), indent=1) + b"\n")


def read(path: Path) -> list[Played]:
    """The games of a file; a last line that was cut off is left out."""
    if not path.exists():
        return []
    content = path.read_bytes()
    return [msgspec.json.decode(line, type=Played) for line in content[: content.rfind(b"\n") + 1].splitlines()]


# From the command line


def run(asked: argparse.Namespace) -> None:
    """Play what is missing, and print the tables."""
    games, levels = asked.games.split(","), [int(level) for level in asked.levels.split(",")]
    if not {*games} <= {*PLAYERS} or not {*levels} <= {*LEVELS}:
        raise SystemExit(f"--games takes {', '.join(PLAYERS)}; --levels takes numbers from 1 to {LEVELS[-1]}")
    known = read(asked.out) if asked.out else []
    wanted = [one for game in games for one in series_of(game, levels, asked.seed)]
    pairs = [Pair(one, [game for game in known if game.series == one], asked.count) for one in wanted]
    own = [game for game in known if game.series in wanted]
    begun = perf_counter()
    for game in play(pairs, asked.minutes, asked.processes):
        own.append(game)
        if asked.out:
            with asked.out.open("ab") as file:
                file.write(msgspec.json.encode(game) + b"\n")
    print(f"{perf_counter() - begun:.0f} seconds on the clock, {asked.processes} processes\n")
    print(tables(own), flush=True)


def main() -> None:
    """Play the ladder or print what was played."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    kinds = parser.add_subparsers(dest="kind", required=True)
    own = kinds.add_parser("play")
    own.add_argument("--games", default=",".join(PLAYERS))
    own.add_argument("--levels", default=",".join(map(str, LEVELS)))
    own.add_argument("--count", type=int, default=100, help="games of a pair")
    own.add_argument("--minutes", type=float, default=9.0)
    own.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    own.add_argument("--seed", default="1")
    own.add_argument("--out", type=Path)
    for kind in ("table", "write"):
        kinds.add_parser(kind).add_argument("files", nargs="+", type=Path)
    asked = parser.parse_args()
    if asked.kind == "table":
        print(tables([game for path in asked.files for game in read(path)]))
    elif asked.kind == "write":
        write(asked.files)
    else:
        run(asked)


if __name__ == "__main__":
    main()
