"""Write down for the site how often each faction and each spirit has won (src/nemeton/bots/fit.json).

    python scripts/fit_figures.py root equal-4.jsonl equal-6.jsonl --date 2026-11-19
    python scripts/fit_figures.py spirit_island spirits.jsonl --date 2026-11-19
    python scripts/fit_figures.py root --counts 'marquise 37 10, eyrie 30 6' --players 4 --games 83 --date 2026-11-19

The files are those of scripts/root_series.py (`equal`) and scripts/spirit_series.py (`play`); what they hold of one
game takes the place of what was known of it before. `--counts` takes over a table that was printed: games, and games
won. Of Spirit Island there is a series without an adversary and one against any.
"""

import argparse
from collections import defaultdict
from collections.abc import Iterable, Iterator
from pathlib import Path

import msgspec

from nemeton.arena import wilson
from nemeton.bots.fit import FILE, FitRow, FitSeries

Counts = dict[str, tuple[int, int]]


def rows_of(counts: Counts) -> tuple[FitRow, ...]:
    """The rows, the best first."""
    rows = []
    for name, (games, won) in counts.items():
        low, high = wilson(won, games)
        rows.append(FitRow(name, games, won, round(100 * low, 1), round(100 * high, 1)))
    return tuple(sorted(rows, key=lambda row: -row.share))


def counted(of: Iterable[tuple[str, bool]]) -> Counts:
    """How many games, and how many won, by name."""
    counts = dict[str, tuple[int, int]]()
    for name, won in of:
        games, wins = counts.get(name, (0, 0))
        counts[name] = games + 1, wins + won
    return counts


def lines_in(paths: Iterable[Path]) -> Iterator[dict[str, object]]:
    """The games of files, as they were written; heads and lines that were cut off are passed over."""
    for path in paths:
        for line in path.read_bytes().splitlines():
            try:
                yield msgspec.json.decode(line)
            except msgspec.DecodeError:
                continue


def of_root(paths: list[Path], date: str) -> Iterator[FitSeries]:
    """A series for each number of players. A game that was won in a coalition counts for both."""
    from root_series import read

    tables = defaultdict[int, list[tuple[str, bool]]](list)
    games = defaultdict[int, int](int)
    bots = set[str]()
    for one in (one for path in paths for one in read(path) if one.how):
        games[len(one.factions)] += 1
        bots.add(one.series.bot)
        tables[len(one.factions)] += [(name, seat in one.winners) for seat, name in enumerate(one.factions)]
    for players, found in sorted(tables.items()):
        yield FitSeries(players, "", ", ".join(sorted(bots)), games[players], date, rows_of(counted(found)))


def of_spirit_island(paths: list[Path], date: str) -> Iterator[FitSeries]:
    """A series for each number of players, without an adversary and against one."""
    tables = defaultdict[tuple[int, str, str], list[dict[str, object]]](list)
    for one in lines_in(paths):
        kind = "" if one["adversary"] == "none" else "adversary"
        tables[len(list(one["spirits"])), kind, str(one["bot"])].append(one)  # type: ignore[call-overload]
    for (players, kind, bot), games in sorted(tables.items()):
        found = [(name, bool(one["won"])) for one in games for name in list(one["spirits"])]  # type: ignore[call-overload]
        yield FitSeries(players, kind, bot, len(games), date, rows_of(counted(found)))


def of_counts(text: str, players: int, games: int, date: str) -> FitSeries:
    """A table that was printed."""
    counts = {name: (int(of), int(won)) for name, of, won in (one.split() for one in text.split(","))}
    return FitSeries(players, "", "greedy", games, date, rows_of(counts))


def main() -> None:
    """Take figures over into the file."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=("root", "spirit_island"))
    parser.add_argument("files", type=Path, nargs="*")
    parser.add_argument("--counts", default="")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--games", type=int, default=0)
    parser.add_argument("--date", required=True)
    asked = parser.parse_args()
    known = msgspec.json.decode(FILE.read_bytes(), type=dict[str, tuple[FitSeries, ...]]) if FILE.exists() else {}
    if asked.counts:
        new = [of_counts(asked.counts, asked.players, asked.games, asked.date)]
    else:
        new = list((of_root if asked.game == "root" else of_spirit_island)(asked.files, asked.date))
    kept = [
        one for one in known.get(asked.game, ()) if (one.players, one.kind) not in {(a.players, a.kind) for a in new}
    ]
    known[asked.game] = tuple(sorted([*kept, *new], key=lambda one: (one.players, one.kind)))
    FILE.write_bytes(msgspec.json.format(msgspec.json.encode(known), indent=1) + b"\n")
    for one in known[asked.game]:
        print(f"{asked.game}: {one.players} players, {one.kind or 'any'}, {one.games} games, {len(one.rows)} rows")


if __name__ == "__main__":
    main()
