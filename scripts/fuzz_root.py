"""A long series of random games of Root in many processes, everything checked after every answer.

    python scripts/fuzz_root.py --games 5000 --processes 16 --minutes 9 --out out/fuzz

plays the tables of `tests/games/root/fuzz_tables.py` by turns: every number of players, set of factions, map and deck,
with the rulings as they are and turned over. With `--tables together` every game has a table of its own, drawn from
all that the Law has: automata or hirelings, landmarks, each way to set up. It goes on after a failure; each is told in
one line and its record is written to the folder, for `nemeton replay` where no ruling was turned over, for
`--only NUMBER` else. When the minutes are over it stops and says how many games were played. Exit code 1: something
failed. It needs no pytest.
"""

import argparse
import multiprocessing
import sys
import time
from collections import Counter
from functools import partial
from pathlib import Path

ROOT = Path(__file__).parent.parent
sys.path[:0] = [str(ROOT / "src"), str(ROOT)]

from nemeton.files import write_file  # noqa: E402  the folders above make it known
from tests.games.root.fuzz_tables import Played, everything, play_one, play_together  # noqa: E402


def series(numbers: range, seed: str, tables: str, processes: int, minutes: float) -> list[Played]:
    """The games that were played in time; failures are told at once."""
    by_turns = partial(play_one, seed=seed, tables=everything())
    play = partial(play_together, seed=seed) if tables == "together" else by_turns
    ends, games = time.monotonic() + 60 * minutes, list[Played]()
    with multiprocessing.Pool(processes) as pool:
        going = pool.imap_unordered(play, numbers)
        while len(games) < len(numbers):
            try:
                played = going.next(timeout=max(0.01, ends - time.monotonic()))
            except multiprocessing.TimeoutError:
                break
            games.append(played)
            if played.failure is not None:
                print(played.told(), flush=True)
            if len(games) % 250 == 0:
                print(f"{len(games)} games, {failures(games)} failures", flush=True)
    return games


def failures(games: list[Played]) -> int:
    """How many games failed."""
    return sum(played.failure is not None for played in games)


def summary(games: list[Played], wanted: int, took: float) -> str:
    """What was played, by everything that tables differ in."""
    answers, unfinished = sum(one.tally.answers for one in games), sum(one.tally.unfinished for one in games)
    count = f"{len(games)} of {wanted} games, {answers:,} answers, {took:.0f} s: {failures(games)} failures"
    met = Counter[tuple[str, str]]()
    for players, options in (one.table for one in games):
        met["players", str(players)] += 1
        met["map", str(options.get("map", "autumn"))] += 1
        met["deck", str(options.get("deck", "base"))] += 1
        met.update((name, str(options[name])) for name in ("setup", "landmarks", "hirelings") if name in options)
        met.update(("faction", str(value)) for name, value in options.items() if name.startswith("seat_"))
    met.update(("turned over", name) for one in games for name in one.turned)
    by_kind: dict[str, list[str]] = {}
    for (kind, name), number in sorted(met.items()):
        by_kind.setdefault(kind, []).append(f"{name} {number}")
    lines = [f"{count}, {unfinished} games reached the limit of turns"]
    return "\n".join([*lines, *(f"{kind}: {', '.join(names)}" for kind, names in by_kind.items())])


def main() -> int:
    """Play, tell, write the records of failures."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=5000)
    parser.add_argument("--tables", choices=("by_turns", "together"), default="by_turns")
    parser.add_argument("--processes", type=int, default=multiprocessing.cpu_count())
    parser.add_argument("--minutes", type=float, default=600.0)
    parser.add_argument("--seed", default="long")
    parser.add_argument("--first", type=int, default=0, help="the number of the first game")
    parser.add_argument("--only", type=int, help="play the game of this number alone")
    parser.add_argument("--out", type=Path, default=Path("out/fuzz"))
    told = parser.parse_args()
    first, count = (told.first, told.games) if told.only is None else (told.only, 1)
    began = time.monotonic()
    games = series(range(first, first + count), told.seed, told.tables, told.processes, told.minutes)
    for played in games:
        if played.failure is not None:
            write_file(told.out / f"root-failure-{played.number}.json", played.failure.written())
    print(summary(games, count, time.monotonic() - began))
    return int(failures(games) > 0 or len(games) < count)


if __name__ == "__main__":
    sys.exit(main())
