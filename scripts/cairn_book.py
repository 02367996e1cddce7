"""Play many games of Cairn with bots, and write the book of the explorer: what was answered, and who won.

    python scripts/cairn_book.py play --games 6000 --seed 1 --out book.jsonl
    python scripts/cairn_book.py write book.jsonl

`play` lets the compiled core search both tribes with the usual options of the table. The first twenty actions of a game
are drawn by the square of how often the search looked at them, so that the games differ, and yet meet where the moves
are good; after that the best is played. A game depends on the seed and its number alone. Each is a line of JSON in
`--out`, written as it ends; begun again with the same file, the series goes on behind what it holds. After `--minutes`
no further game is begun.

`write` counts the places that enough games have come by and writes src/nemeton/games/cairn/book.json.gz. A place that
a game meets twice with the same answer counts once.
"""

import argparse
import os
import sys
from collections import defaultdict
from collections.abc import Iterator
from datetime import UTC, datetime
from functools import partial
from itertools import islice
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any

import msgspec

import nemeton
from nemeton import cairn_core
from nemeton.arena import Crew, crew_of
from nemeton.games.cairn.book import FILE, BookFile, answer_key, key, pack
from nemeton.kernel import Option
from nemeton.kernel.explorer import Made

VARIED = 20  # actions of a game that are drawn
TURN_LIMIT = 200
A_BATCH = 10  # games that a process plays before it tells


class Series(msgspec.Struct, frozen=True):
    """All that the games of a series depend on but their number."""

    seed: str
    iterations: int
    varied: int = VARIED
    turn_limit: int = TURN_LIMIT


class Played(msgspec.Struct, frozen=True):
    """One game: its answers by place, what was answered and by whom, and who won."""

    number: int
    winner: int | None
    answers: list[tuple[str, str, int]]


# Playing


def played(series: Series, number: int) -> Played:
    """Play a game to its end, or to the limit of turns."""
    name = f"{series.seed}/{number}"
    rng, drawn = Random(name), 0
    game = nemeton.start("cairn", seed=name, turn_limit=series.turn_limit)
    answers = []
    while game.ask is not None:
        ask = game.ask
        _, found = cairn_core.of(game, ask.seat).search(rng.getrandbits(63), iterations=series.iterations)
        is_varied = ask.kind == "cairn.action" and drawn < series.varied
        drawn += ask.kind == "cairn.action"
        option = chosen(found, rng if is_varied else None)
        answers.append((key(game.state, ask), answer_key(game.state, ask, option), ask.seat))
        game.answer(option)
    assert game.result is not None
    winners = game.result.winners
    return Played(number, winners[0] if winners else None, answers)


def chosen(found: list[tuple[Option, int, float]], rng: Random | None) -> Option:
    """The answer that was looked at most, or one drawn by the square of how often it was looked at."""
    visits = [visited for _, visited, _ in found]
    if rng is not None and any(visits):
        return rng.choices([option for option, _, _ in found], [visited**2 for visited in visits])[0]
    return max(found, key=lambda one: (one[1], one[2]))[0]


def batch_played(series: Series, numbers: list[int]) -> list[Played]:
    """Several games, for a process."""
    return [played(series, number) for number in numbers]


def play_series(series: Series, numbers: Iterator[int], minutes: float, crew: Crew) -> Iterator[Played]:
    """The games as they end; after so many minutes none is begun."""
    for games in crew.results(partial(batch_played, series), batches(numbers, monotonic() + 60 * minutes)):
        yield from games


def batches(numbers: Iterator[int], ends: float) -> Iterator[list[int]]:
    """Numbers by the batch, until the time is over."""
    while monotonic() < ends and (batch := list(islice(numbers, A_BATCH))):
        yield batch


def play(chosen_options: argparse.Namespace) -> None:
    """Play what is missing in a file."""
    if not cairn_core.available:
        sys.exit(f"The compiled core is not here ({cairn_core.why_not}); docs/cairn-core.md tells how to build it.")
    series = Series(chosen_options.seed, chosen_options.iterations)
    out: Path = chosen_options.out
    known = {one.number for one in begun(out, series)}
    begun_at, told = monotonic(), 0
    numbers = (number for number in range(chosen_options.games) if number not in known)
    with out.open("ab") as file, crew_of(chosen_options.ray, chosen_options.processes) as crew:
        for game in play_series(series, numbers, chosen_options.minutes, crew):
            file.write(msgspec.json.encode(game) + b"\n")
            file.flush()
            told += 1
            show(len(known) + told, chosen_options.games, told / (monotonic() - begun_at))
    print(f"\n{len(known) + told} games in {out}", file=sys.stderr)


def begun(out: Path, series: Series) -> list[Played]:
    """The games that a file holds; a line that was not finished is cut off. A file of another series is refused."""
    if not out.exists():
        out.write_bytes(msgspec.json.encode(series) + b"\n")
        return []
    content = out.read_bytes()
    whole = content[: content.rfind(b"\n") + 1]
    if whole != content:
        out.write_bytes(whole)
    known, games = read_series(out)
    if known != series:
        sys.exit(f"{out} holds another series: {known}")
    return games


def show(done: int, games: int, pace: float) -> None:
    """The bar of progress, on a terminal in one line."""
    filled = 30 * done // max(1, games)
    left = (games - done) / pace / 60 if pace else 0
    line = f"[{'#' * filled}{'.' * (30 - filled)}] {done}/{games} games, {pace:.1f} a second, {left:.0f} minutes left"
    if sys.stderr.isatty():
        print(f"\r{line}\033[K", end="", file=sys.stderr, flush=True)
    elif done % 100 == 0 or done == games:
        print(line, file=sys.stderr, flush=True)


# Writing


def read_series(file: Path) -> tuple[Series, list[Played]]:
    """What a file holds."""
    first, *lines = file.read_bytes().splitlines()
    return msgspec.json.decode(first, type=Series), [msgspec.json.decode(line, type=Played) for line in lines]


def counted(games: list[Played], least: int) -> dict[str, dict[str, tuple[int, int, int]]]:
    """By place and answer: games, wins and losses of who answered; only places that enough games have come by."""
    found: dict[str, dict[str, list[int]]] = defaultdict(lambda: defaultdict(lambda: [0, 0, 0]))
    for game in games:
        for place, answer, seat in dict.fromkeys(game.answers):
            count = found[place][answer]
            count[0] += 1
            if game.winner is not None:
                count[1 if game.winner == seat else 2] += 1
    return {
        place: {answer: (count[0], count[1], count[2]) for answer, count in answers.items()}
        for place, answers in found.items()
        if sum(count[0] for count in answers.values()) >= least
    }


def write(chosen_options: argparse.Namespace) -> None:
    """Write the book."""
    series, games = read_series(chosen_options.file)
    games.sort(key=lambda game: game.number)
    places = counted(games, chosen_options.least)
    command = f"scripts/cairn_book.py play --games {len(games)} --seed {series.seed} --iterations {series.iterations}"
    made = Made(
        games=len(games),
        positions=len(places),
        least=chosen_options.least,
        iterations=series.iterations,
        seed=series.seed,
        date=chosen_options.date,
        command=command,
    )
    content = pack(BookFile(made, places))
    chosen_options.to.write_bytes(content)
    answers: Any = [sum(count[0] for count in one.values()) for one in places.values()]
    won = sum(game.winner is not None for game in games)
    print(f"{len(games)} games ({won} won), {len(places)} places met {sum(answers)} times, {len(content)} bytes")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(required=True)
    playing = commands.add_parser("play")
    playing.add_argument("--games", type=int, default=6000)
    playing.add_argument("--seed", default="1")
    playing.add_argument("--iterations", type=int, default=300)
    playing.add_argument("--minutes", type=float, default=10**6)
    playing.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    playing.add_argument("--ray", default="", help="the address of a Ray cluster that plays the games")
    playing.add_argument("--out", type=Path, required=True)
    playing.set_defaults(do=play)
    writing = commands.add_parser("write")
    writing.add_argument("file", type=Path)
    writing.add_argument("--least", type=int, default=3)
    writing.add_argument("--date", default=datetime.now(UTC).date().isoformat())
    writing.add_argument("--to", type=Path, default=FILE)
    writing.set_defaults(do=write)
    chosen_options = parser.parse_args()
    chosen_options.do(chosen_options)


if __name__ == "__main__":
    main()
