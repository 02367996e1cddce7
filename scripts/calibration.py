"""Is what the judges say true? Of the positions that a judge calls 70 %, 70 % should be won.

    python scripts/calibration.py play --minutes 5 --out calibration.jsonl
    python scripts/calibration.py play --games cairn,inis --count 200 --out calibration.jsonl
    python scripts/calibration.py table calibration.jsonl

`play` lets greedy bots play the tables that each game is tested with (`Rulebook.configurations`), and now and then any
answer, and writes down what the judge says of the seats whenever a turn begins, and who won. Begun again with the same
file it goes on behind what that holds. `table` prints, for each game and number of players, how often what was said
came true, as Markdown. Then it fits by how much the judge is too sure of itself (`nemeton.kernel.Calibration`) on every
other game, and prints the same table for the games between, read so. What stands in the rulebooks was fitted on all.
"""

import argparse
import os
from collections import defaultdict
from collections.abc import Callable, Iterator
from itertools import count
from math import log
from pathlib import Path
from random import Random
from statistics import fmean
from time import monotonic

import msgspec

import nemeton
from nemeton.arena import crew_of, wilson
from nemeton.bots import make, play_seat
from nemeton.kernel import Calibration
from nemeton.kernel.chronicle import judged_chances

WILD = 0.05  # so often any answer is given
TURN_LIMIT = 300
BINS = 10
SLOPES, SHIFTS = (0.1, 4.0), (-4.0, 4.0)  # where the best are looked for


class Played(msgspec.Struct, frozen=True):
    """A game: what was said of the seats (or of all together) at the turns, and who won."""

    game: str
    number: int
    players: int
    said: tuple[tuple[float, ...], ...]
    winners: tuple[int, ...]


# Playing


def played(name: str, number: int) -> Played:
    """Play a game, which depends on its name and number alone."""
    book = nemeton.rulebooks()[name]
    table = book.configurations[number % len(book.configurations)]
    seed = f"calibration/{number}"
    game = nemeton.start(name, table.players, seed, table.options, turn_limit=TURN_LIMIT)
    bots = [make("greedy", f"{seed}/{seat}") for seat in range(game.players)]
    wild, rng = make("random", seed), Random(seed)
    said, turn = list[tuple[float, ...]](), -1
    while not game.over:
        if game.state.turn != turn:
            turn = game.state.turn
            said.append(tuple(round(chance, 5) for chance in judged_chances(game)))
        seat = game.asks[0].seat
        play_seat(game, seat, wild if rng.random() < WILD else bots[seat], rng)
    assert game.result is not None
    return Played(name, number, game.players, tuple(said), tuple(game.result.winners))


def job(asked: tuple[str, int]) -> Played:
    """One game, for a process."""
    return played(*asked)


def jobs(games: list[str], known: set[tuple[str, int]], most: int, ends: float) -> Iterator[tuple[str, int]]:
    """The games of all kinds by turns, until there are enough or the time is over."""
    for number in count() if most == 0 else range(most):
        for name in games:
            if monotonic() >= ends:
                return
            if (name, number) not in known:
                yield name, number


def play(asked: argparse.Namespace) -> None:
    """Play what a file lacks."""
    games = asked.games.split(",") if asked.games else sorted(nemeton.rulebooks())
    known = {(one.game, one.number) for one in read(asked.out)}
    ends, told = monotonic() + 60 * asked.minutes, 0
    with asked.out.open("ab") as file, crew_of(asked.ray, asked.processes) as crew:
        for one in crew.results(job, jobs(games, known, asked.count, ends)):
            file.write(msgspec.json.encode(one) + b"\n")
            file.flush()
            told += 1
    print(f"{told} games more, {len(known) + told} in {asked.out}")


def read(path: Path) -> list[Played]:
    """The games of a file; a last line that was cut off is left out."""
    content = path.read_bytes() if path.exists() else b""
    return [msgspec.json.decode(line, type=Played) for line in content[: content.rfind(b"\n") + 1].splitlines()]


# Fitting


def loss(games: list[Played], calibration: Calibration) -> float:
    """The mean of -log of the chance of what came true: each game counts alike, each turn of a game alike."""
    return fmean(fmean(-log(truth(calibration.read(said), one)) for said in one.said) for one in games)


def truth(chances: tuple[float, ...], one: Played) -> float:
    """The chance that was given to what came true."""
    if len(chances) == 1:
        return chances[0] if one.winners else 1 - chances[0]
    return fmean(chances[seat] for seat in one.winners)


def fitted(games: list[Played]) -> Calibration:
    """The calibration that makes what was said likeliest; shifts only where all win or lose together."""
    found = Calibration()
    together = len(games[0].said[0]) == 1
    for _ in range(6 if together else 1):
        shift = found.shift
        found = Calibration(least(lambda slope, shift=shift: loss(games, Calibration(slope, shift)), *SLOPES), shift)
        if together:
            slope = found.slope
            found = Calibration(
                slope, least(lambda shift, slope=slope: loss(games, Calibration(slope, shift)), *SHIFTS)
            )
    return Calibration(round(found.slope, 2), round(found.shift, 2))


def least(function: Callable[[float], float], low: float, high: float) -> float:
    """Where a function with one valley is least.

    >>> round(least(lambda x: (x - 1.5) ** 2, 0.0, 4.0), 2)
    1.5
    """
    while high - low > 0.004:
        third = (high - low) / 3
        if function(low + third) < function(high - third):
            high -= third
        else:
            low += third
    return (low + high) / 2


# Telling


def table(games: list[Played], calibration: Calibration) -> Iterator[str]:
    """How often what was said came true, by tenths. The interval counts games, since the turns of one are alike."""
    said, came, told = (
        defaultdict[int, list[float]](list),
        defaultdict[int, list[bool]](list),
        defaultdict[int, set[int]](set),
    )
    for one in games:
        for chances in one.said:
            for seat, chance in enumerate(calibration.read(chances)):
                tenth = min(BINS - 1, int(chance * BINS))
                said[tenth].append(chance)
                came[tenth].append(bool(one.winners) if len(chances) == 1 else seat in one.winners)
                told[tenth].add(one.number)
    yield "| said | seats at turns | games | mean said | came true | 95 % interval |"
    yield "|---|---|---|---|---|---|"
    for tenth in sorted(said):
        share, of = fmean(came[tenth]), len(told[tenth])
        low, high = wilson(round(share * of), of)
        which = f"{10 * tenth} to {10 * tenth + 10} %"
        shares = f"{100 * fmean(said[tenth]):.1f} % | {100 * share:.1f} % | {100 * low:.0f} to {100 * high:.0f} %"
        yield f"| {which} | {len(said[tenth])} | {of} | {shares} |"


def told_of(games: list[Played]) -> Iterator[str]:
    """All that is known of one game and number of players."""
    ended = [one for one in games if one.said and (one.winners or len(one.said[0]) == 1)]
    yield f"### {games[0].game}, {games[0].players} players"
    yield f"\n{len(games)} games, {len(games) - len(ended)} without a winner left out.\n"
    if len(ended) < 2:
        return
    yield from table(ended, Calibration())
    learnt, kept = ended[::2], ended[1::2]
    found, all_of_them = fitted(learnt), fitted(ended)
    before, after = loss(kept, Calibration()), loss(kept, found)
    yield f"\nFitted on every other game: {found}. The games between, read so"
    yield f"(log loss {after:.4f}, where it was {before:.4f}):\n"
    yield from table(kept, found)
    yield f"\nFitted on all: {all_of_them}\n"


def print_tables(asked: argparse.Namespace) -> None:
    """The tables of all that files hold."""
    kinds = defaultdict[tuple[str, int], dict[int, Played]](dict)
    for path in asked.files:
        for one in read(path):
            kinds[one.game, one.players][one.number] = one
    for _, games in sorted(kinds.items()):
        print(*told_of([one for _, one in sorted(games.items())]), sep="\n")


def main() -> None:
    """Play, or print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(required=True)
    playing = commands.add_parser("play")
    playing.add_argument("--games", default="", help="names, with commas; without it all")
    playing.add_argument("--count", type=int, default=0, help="of each; 0: as many as there is time for")
    playing.add_argument("--minutes", type=float, default=10)
    playing.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    playing.add_argument("--ray", default="", help="the address of a Ray cluster that plays the games")
    playing.add_argument("--out", type=Path, required=True)
    playing.set_defaults(do=play)
    telling = commands.add_parser("table")
    telling.add_argument("files", type=Path, nargs="+")
    telling.set_defaults(do=print_tables)
    asked = parser.parse_args()
    asked.do(asked)


if __name__ == "__main__":
    main()
