"""Train the champion of Cairn: self-play in the compiled core, and a fit of its network (docs/cairn-core.md).

    python scripts/train_cairn.py train --minutes 20 --out new.bin
    python scripts/train_cairn.py train --begin-with new.bin --rounds 1 --minutes 10 --out newer.bin
    python scripts/train_cairn.py match new.bin src/nemeton/cairn_core/network.bin --games 100 --nodes 6000
    python scripts/train_cairn.py aim --games 200 --nodes 15000 --iterations 10000

A round plays games of the champion against itself, each on its own opening by chance, and learns from the positions: a
blend of how the game ended and what the search thought there. The first round plays by the judge, the next ones with
what was learned, and from the games of the round before as well, unless those were the judge's. The time is shared
among the rounds, the last one gets twice as much. Everything comes from seeds; how many games a round has depends on
the time, or is given (`--games`), and then the same command makes the same network.

`match` lets two networks play each other, "-" is the judge alone. `aim` plays the champion against the search of the
core, each deal from both seats, and tells what an answer took each of them on this machine in processor time.
It needs the compiled core and nothing else.
"""

import argparse
import os
import sys
from collections.abc import Iterator
from functools import partial
from itertools import count
from operator import itemgetter
from pathlib import Path
from random import Random
from time import monotonic, process_time
from typing import Any

from nemeton import cairn_core
from nemeton.arena import crew_of, wilson
from nemeton.cairn_core.tables import flags_of

PORTION = 50  # games that a process plays at a time
OTHER_TABLES = (  # every fourth portion is played at one of these, so that the champion knows them
    {"megaliths": "beginner"},
    {"exit_by_ability": True},
    {"corner_exit": False, "moving_stone": "field"},
    {"transformation": "mandatory"},
)
PASSES, BY_RESULT = 9, 0.4  # through all samples; so much of a label is how the game ended
RANDOM_ANSWERS = 2  # at the start of a game of `match`
TURN_LIMIT = 300


# Learning


def portion(network: bytes | None, nodes: int, turn: int, number: int) -> tuple[int, bytes]:
    """The samples of some games, which depend on the numbers and the network alone."""
    cairn_core.built().set_network(network)
    options = {} if number % 4 else OTHER_TABLES[number // 4 % len(OTHER_TABLES)]
    seed = (turn * 1_000_000 + number) * PORTION
    return number, cairn_core.built().self_play(seed, PORTION, nodes, flags_of(options)[0])


def numbers_until(ends: float, most: int) -> Iterator[int]:
    """The numbers of the portions: as many as were asked for, or until the time is over, and always one."""
    for number in count():
        if number and (number * PORTION >= most if most else monotonic() >= ends):
            return
        yield number


def train(asked: argparse.Namespace) -> None:
    """Rounds of games and learning; the last network is kept."""
    network = asked.begin_with.read_bytes() if asked.begin_with else None
    before, begun, parts = b"", monotonic(), asked.rounds + 1  # the last round gets two parts of the time
    for turn in range(asked.rounds):
        is_last = turn + 1 == asked.rounds
        ends = begun + 60 * asked.minutes * (turn + 1 + is_last) / parts
        with crew_of(asked.ray, asked.processes) as crew:
            work = partial(portion, network, asked.nodes, turn)
            found = sorted(crew.results(work, numbers_until(ends, asked.games)), key=itemgetter(0))
        own = b"".join(data for _, data in found)
        samples, before = own + before, own if network else b""
        network, first, last = cairn_core.built().learn(samples, turn + 1, PASSES, BY_RESULT)
        asked.out.write_bytes(network)
        told = f"{len(found) * PORTION} games, {len(samples) >> 20} MiB of samples"
        print(f"round {turn + 1}: {told}; loss {first:.4f}, at the end {last:.4f}", flush=True)


# Measuring


class Side:
    """One of two players, and what its answers took."""

    def __init__(self, name: str, network: bytes | None, nodes: int, iterations: int = 0) -> None:
        self.name, self.network, self.nodes, self.iterations = name, network, nodes, iterations
        self.won = self.answers = self.looked = 0
        self.seconds = 0.0

    def answer(self, core: Any, seed: int) -> Any:
        """What it answers; it knows no more of the stack than a seat at a table."""
        core = core.imagined(seed)
        cairn_core.built().set_network(self.network)
        begun = process_time()
        if self.iterations:
            done, found = core.search(seed, iterations=self.iterations)
            option = max(found, key=lambda branch: branch[1:])[0]
        else:
            option, _, _, done = core.think(seed, nodes=self.nodes)
        self.seconds += process_time() - begun
        self.answers += 1
        self.looked += done
        return option

    def told(self, games: int) -> str:
        """Games won, with an interval of 95 %, and what an answer took."""
        low, high = wilson(self.won, games)
        share = f"{self.won} of {games} ({100 * self.won / games:.1f} %, {100 * low:.1f} % to {100 * high:.1f} %)"
        each = f"{self.seconds / self.answers:.4f} s of processor time and {self.looked / self.answers:,.0f} looks"
        return f"{self.name}: won {share}; {each} an answer"


def play(sides: tuple[Side, Side], games: int, first: int) -> None:
    """Each deal twice, with the seats exchanged; what came of it is printed now and then."""
    unfinished = 0
    for number in range(first, first + games):
        core, seeds = cairn_core.start(number // 2, turn_limit=TURN_LIMIT), Random(number)
        for _ in range(RANDOM_ANSWERS):
            core.choose(number // 2 % len(core.options))
        while not core.over:
            side = sides[core.seat ^ number & 1]
            core.answer(core.options[0] if len(core.options) == 1 else side.answer(core, seeds.getrandbits(63)))
        if core.winner is None:
            unfinished += 1
        else:
            sides[core.winner ^ number & 1].won += 1
        done = number + 1 - first
        if done % 20 == 0 or done == games:
            print(*(side.told(done) for side in sides), f"unfinished: {unfinished}", sep="\n", end="\n\n", flush=True)


def match(asked: argparse.Namespace) -> None:
    """Two networks against each other."""
    networks = [None if name == "-" else Path(name).read_bytes() for name in (asked.one, asked.other)]
    one, other = (
        Side(name, known, asked.nodes) for name, known in zip((asked.one, asked.other), networks, strict=True)
    )
    play((one, other), asked.games, asked.first)


def aim(asked: argparse.Namespace) -> None:
    """The champion against the usual search of the core."""
    champion = Side(f"champion:{asked.nodes}", cairn_core.NETWORK.read_bytes(), asked.nodes)
    play((champion, Side(f"search:{asked.iterations}", None, 0, asked.iterations)), asked.games, asked.first)


def main() -> None:
    """Train, or measure."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(required=True)
    training = commands.add_parser("train")
    training.add_argument("--minutes", type=float, default=20)
    training.add_argument("--rounds", type=int, default=3)
    training.add_argument("--games", type=int, default=0, help="of each round; 0: as many as there is time for")
    training.add_argument("--nodes", type=int, default=2000, help="for each answer")
    training.add_argument("--begin-with", type=Path, help="a network; without it the first round plays by the judge")
    training.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    training.add_argument("--ray", default="", help="the address of a Ray cluster that plays the games")
    training.add_argument("--out", type=Path, required=True)
    training.set_defaults(do=train)
    matching = commands.add_parser("match")
    matching.add_argument("one", help='a network, or "-"')
    matching.add_argument("other")
    matching.set_defaults(do=match)
    aiming = commands.add_parser("aim")
    aiming.add_argument("--iterations", type=int, default=10_000, help="for each answer of the search")
    aiming.set_defaults(do=aim)
    for playing in (matching, aiming):
        playing.add_argument("--games", type=int, default=100)
        playing.add_argument("--first", type=int, default=0, help="the number of the first game")
        playing.add_argument("--nodes", type=int, default=15_000, help="for each answer of the champion")
    asked = parser.parse_args()
    if not cairn_core.available:
        sys.exit(f"The compiled core is not here ({cairn_core.why_not}); docs/cairn-core.md tells how to build it.")
    asked.do(asked)


if __name__ == "__main__":
    main()
