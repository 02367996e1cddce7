"""Series of Spirit Island: how each spirit fares against each adversary, and whether what the judge says is true there.

    python scripts/spirit_series.py play --minutes 10 --out spirits.jsonl
    python scripts/spirit_series.py table spirits.jsonl
    python scripts/spirit_series.py fit spirits.jsonl

`play` lets one kind of bot play every spirit by turns, alone or together with the next ones, without an adversary and
against each of them, and writes down a line of JSON for each game: what the judge said whenever a turn began, and how
the game ended. A game depends on its number, the seed and the bot alone; begun again with the same file a series goes
on behind what that holds. `table` prints the games won by spirit and by adversary, as Markdown. `fit` fits how what the
judge says is to be read: a slope, a shift for each number of players, one for each spirit, one for each adversary and
a step of its level. It prints the loss of games that were kept out, with and without that, and a table of how often
what was said came true.
"""

import argparse
import os
from collections import defaultdict
from collections.abc import Iterable, Iterator
from itertools import count
from pathlib import Path
from random import Random
from statistics import fmean
from time import monotonic, process_time
from typing import NamedTuple

import msgspec

import nemeton
from nemeton.arena import crew_of, wilson
from nemeton.bots import make, play_seat
from nemeton.games.spirit_island.adversaries import ADVERSARIES
from nemeton.games.spirit_island.judge import judge
from nemeton.games.spirit_island.reading import Reading, features, fitted, loss
from nemeton.games.spirit_island.spirits import PANELS

SIMPLE = ("lightnings_swift_strike", "river_surges_in_sunlight", "shadows_flicker_like_flame")
SIMPLE = (*SIMPLE, "vital_strength_of_the_earth")  # they learn their powers in a fixed order
TURN_LIMIT = 60
PARTS = 5
BINS = 10


class IslandGame(msgspec.Struct, frozen=True):
    """A game: its table, what was said at the beginning of each turn, and how it ended."""

    number: int
    bot: str
    spirits: tuple[str, ...]
    adversary: str
    level: int
    said: tuple[float, ...]
    won: bool
    how: str
    turns: int
    seconds: float  # of processor time


class Wanted(NamedTuple):
    """A game that shall be played."""

    number: int
    bot: str
    seed: str
    players: int
    levels: tuple[int, ...]


def tables_of(levels: Iterable[int]) -> list[tuple[str, int]]:
    """Adversaries with their levels: every second game has none."""
    named = [name for name in ADVERSARIES.fill() if name != "none"]
    return [one for level in levels for name in named for one in (("none", 0), (name, level))]


def played(wanted: Wanted) -> IslandGame:
    """Play a game."""
    begun = process_time()
    names, tables = tuple(PANELS.fill()), tables_of(wanted.levels)
    round_, at = divmod(wanted.number, len(names))
    spirits = tuple(names[(at + seat * (1 + round_ % (len(names) - 1))) % len(names)] for seat in range(wanted.players))
    adversary, level = tables[(round_ + at) % len(tables)]
    options = {f"seat_{seat + 1}": name for seat, name in enumerate(spirits)}
    simple = all(name in SIMPLE for name in spirits)
    seed = f"{wanted.seed}/{wanted.number}"
    given = {**options, "adversary": adversary, "level": level, "progression": simple}
    game = nemeton.start("spirit_island", wanted.players, seed, given, turn_limit=TURN_LIMIT)
    bots, rng = [make(wanted.bot, f"{seed}/{seat}") for seat in range(wanted.players)], Random(seed)
    said, turn = list[float](), -1
    while not game.over:
        if game.state.turn != turn:
            turn = game.state.turn
            said.append(round(judge(game.state, 0), 5))
        seat = game.asks[0].seat
        play_seat(game, seat, bots[seat], rng)
    assert game.result is not None
    won, how = bool(game.result.winners), game.result.how
    seconds = round(process_time() - begun, 2)
    return IslandGame(
        wanted.number, wanted.bot, spirits, adversary, level, tuple(said), won, how, game.state.turn, seconds
    )


def play(asked: argparse.Namespace) -> None:
    """Play what a file lacks."""
    levels = tuple(int(level) for level in asked.levels.split(","))
    known = {one.number for one in read(asked.out)}
    ends, told = monotonic() + 60 * asked.minutes, 0

    def jobs() -> Iterator[Wanted]:
        for number in count():
            if monotonic() >= ends:
                return
            if number not in known:
                yield Wanted(number, asked.bot, asked.seed, asked.players, levels)

    with asked.out.open("ab") as file, crew_of(asked.ray, asked.processes) as crew:
        for one in crew.results(played, jobs()):
            file.write(msgspec.json.encode(one) + b"\n")
            file.flush()
            told += 1
    print(f"{told} games more, {len(known) + told} in {asked.out}")


def read(*paths: Path) -> list[IslandGame]:
    """The games of files; a last line that was cut off is left out."""
    found = list[IslandGame]()
    for path in paths:
        content = path.read_bytes() if path.exists() else b""
        lines = content[: content.rfind(b"\n") + 1].splitlines()
        found += [msgspec.json.decode(line, type=IslandGame) for line in lines]
    return found


# Telling


def rows_of(title: str, groups: dict[str, list[IslandGame]]) -> Iterator[str]:
    """A row for each group: games, won, interval."""
    yield f"\n| {title} | games | won | 95 % interval | turns |"
    yield "|---|---|---|---|---|"
    for name, games in sorted(groups.items()):
        won, of = sum(one.won for one in games), len(games)
        low, high = wilson(won, of)
        share = f"{won} ({100 * won / of:.1f} %) | {100 * low:.1f} % to {100 * high:.1f} %"
        yield f"| {name} | {of} | {share} | {fmean(one.turns for one in games):.1f} |"


def print_tables(asked: argparse.Namespace) -> None:
    """By adversary, and by spirit without one and against one."""
    kinds = defaultdict[tuple[str, int], list[IslandGame]](list)
    for one in read(*asked.files):
        kinds[one.bot, len(one.spirits)].append(one)
    for (bot, players), games in sorted(kinds.items()):
        seconds = sum(one.seconds for one in games)
        print(f"\n{bot}, {players} players: {len(games)} games, {seconds:.0f} s of processor time")
        by_adversary, by_spirit = defaultdict[str, list[IslandGame]](list), defaultdict[str, list[IslandGame]](list)
        for one in games:
            by_adversary[f"{one.adversary} {one.level}" if one.level else one.adversary].append(one)
            for name in one.spirits:
                by_spirit[f"{name}, {'against one' if one.level else 'no adversary'}"].append(one)
        print(*rows_of("adversary", by_adversary), sep="\n")
        print(*rows_of("spirit", by_spirit), sep="\n")


def reliability(games: list[IslandGame], reading: Reading) -> Iterator[str]:
    """How often what was said came true, by tenths; the interval counts games."""
    said, came, numbers = (defaultdict[int, list[float]](list) for _ in range(3))
    for one in games:
        for chance in one.said:
            read_so = reading.read(chance, features(one.spirits, one.adversary, one.level))
            tenth = min(BINS - 1, int(read_so * BINS))
            said[tenth].append(read_so)
            came[tenth].append(one.won)
            numbers[tenth].append(one.number)
    yield "| said | turns | games | mean said | came true | 95 % interval |"
    yield "|---|---|---|---|---|---|"
    for tenth in sorted(said):
        of, share = len({*numbers[tenth]}), fmean(came[tenth])
        low, high = wilson(round(share * of), of)
        shares = f"{100 * fmean(said[tenth]):.1f} % | {100 * share:.1f} % | {100 * low:.0f} to {100 * high:.0f} %"
        yield f"| {10 * tenth} to {10 * tenth + 10} % | {len(said[tenth])} | {of} | {shares} |"


def fit(asked: argparse.Namespace) -> None:
    """Fit the reading, and say what it is worth on games that were kept out."""
    games = [one for one in read(*asked.files) if one.said]
    told = [(one.said, features(one.spirits, one.adversary, one.level), one.won) for one in games]
    for name, pull in (("a slope and a shift", 1e6), ("spirits and adversaries too", asked.pull)):
        losses = list[tuple[float, float]]()
        for part in range(PARTS):
            kept = [one for at, one in enumerate(told) if at % PARTS == part]
            learnt = [one for at, one in enumerate(told) if at % PARTS != part]
            losses.append((loss(kept, Reading()), loss(kept, fitted(learnt, pull))))
        before, after = (fmean(one[at] for one in losses) for at in (0, 1))
        better = sum(after < before for before, after in losses)
        print(f"{name}: log loss of games kept out {after:.4f}, was {before:.4f}; better in {better} of {PARTS} parts")
    found = fitted(told, asked.pull)
    print(f"\nFitted on all {len(games)} games:\n\n{found}\n")
    print("As the judge says it:\n", *reliability(games, Reading()), sep="\n")
    print("\nGames that were kept out, read by what the others told:\n")
    parts = [
        (one, fitted([told[other] for other in range(len(told)) if other % PARTS != at % PARTS], asked.pull))
        for at, one in enumerate(games[:PARTS])
    ]
    kept = [(one, parts[at % PARTS][1]) for at, one in enumerate(games)]
    print(*reliability([reread(one, reading) for one, reading in kept], Reading()), sep="\n")
    if asked.out:
        asked.out.write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=1) + b"\n")


def reread(one: IslandGame, reading: Reading) -> IslandGame:
    """A game with what was said as a reading reads it."""
    known = features(one.spirits, one.adversary, one.level)
    return msgspec.structs.replace(one, said=tuple(reading.read(chance, known) for chance in one.said))


def main() -> None:
    """Play, print or fit."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(required=True)
    playing = commands.add_parser("play")
    playing.add_argument("--bot", default="greedy")
    playing.add_argument("--players", type=int, default=1, choices=range(1, 5))
    playing.add_argument("--levels", default="1", help="of the adversaries, with commas")
    playing.add_argument("--seed", default="1")
    playing.add_argument("--minutes", type=float, default=10)
    playing.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    playing.add_argument("--ray", default="", help="the address of a Ray cluster that plays the games")
    playing.add_argument("--out", type=Path, required=True)
    playing.set_defaults(do=play)
    telling = commands.add_parser("table")
    telling.set_defaults(do=print_tables)
    fitting = commands.add_parser("fit")
    fitting.add_argument("--pull", type=float, default=4.0, help="of the shifts towards nothing")
    fitting.add_argument("--out", type=Path)
    fitting.set_defaults(do=fit)
    for one in (telling, fitting):
        one.add_argument("files", type=Path, nargs="+")
    asked = parser.parse_args()
    asked.do(asked)


if __name__ == "__main__":
    main()
