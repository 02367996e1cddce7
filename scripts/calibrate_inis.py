"""Fit the weights of Inis's judge by the number of players: games that show who wins, a regression, a match as proof.

    python scripts/calibrate_inis.py play --games 400 --out positions.jsonl
    python scripts/calibrate_inis.py fit positions.jsonl --before src/nemeton/games/inis/weights.py > weights.py
    python scripts/calibrate_inis.py match weights.py src/nemeton/games/inis/weights.py --players 4 --games 300

`play` lets bots that look one answer ahead in one imagined world play each other, as many games of two, of three and of
four players, and now and then any answer, so that the positions are varied; now and then a position is written down,
with who went on to win. Begun again with the same file it goes on behind what that holds.

`fit` lists the traits of those positions. The chance of a seat is its share of the sum of exp(strength), so the weights
are fitted by the gradient of the winner's log chance, in steps that shrink, with a pull towards where they began, for
rare traits tell little. First all games are fitted together, beginning at the weights of a file; there a trait that the
file does not know is pulled least. Then the games of two, of three and of four players go on from there by themselves.
How well that tells the winner is measured on games that were kept out, a fifth after the other; then all games are
fitted and the weights are printed. How strong each pull is was chosen by such measures. What the weights say of the
games kept out can be written to a file (`--said`), of which `scripts/calibration.py table` makes tables.

`match` seats the weights of two files in turns, each deal once in either way, so that a fair share is one half.
"""

import argparse
import os
from collections import defaultdict
from collections.abc import Iterator
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from math import exp, log, sqrt
from pathlib import Path
from random import Random
from statistics import fmean
from sys import stderr
from typing import Any, NamedTuple

import msgspec

from nemeton.arena import crew_of, wilson
from nemeton.bots.bot import choices
from nemeton.bots.look import after, some, world_of
from nemeton.games.inis import GAME
from nemeton.games.inis.state import InisState
from nemeton.kernel import Game, Option
from nemeton.kernel.records import start

judge: Any = import_module("nemeton.games.inis.judge")  # the package gives that name to the function

WILD = 0.12  # so often any answer is given
WRITTEN = 0.15  # so often a position is written down
WIDTH, LOOKS = 8, 3
TURN_LIMIT = 250
PLAYERS = (2, 3, 4)
PARTS = 5
PASSES = 2
RATE = 0.1  # of the steps

KNOWN, NEW = 3.0, 0.1  # the pull on traits that had a weight before, and on others
CARD = 3.0  # at least so much then on a single card
OWN = {2: 0.3, 3: 3.0, 4: 3.0}  # the pull with so many players: two tell apart what four leave to chance


class Played(msgspec.Struct, frozen=True):
    """Some positions of a game, and who won it."""

    players: int
    number: int
    winners: tuple[int, ...]
    states: list[InisState]


class Sample(NamedTuple):
    """A position: the traits of each seat, and who won."""

    traits: list[list[int]]
    winner: int


# Playing


def answer(game: Game[Any], seat: int, rng: Random, wild: float = WILD) -> Option:
    """What a quick greedy player answers, or anything."""
    options = some(choices(game, seat), WIDTH, rng)
    if len(options) == 1 or rng.random() < wild:
        return options[rng.randrange(len(options))]
    world = world_of(game, seat, rng)
    return max(options, key=lambda option: after(world, seat, option, rng, LOOKS)[seat])


def table(players: int, number: int) -> Game[Any]:
    """A new game: every third the first game of the rulebook."""
    options = {"scenario": "first_game"} if number % 3 == 2 else {}
    return start(GAME, players, options, f"gen/{players}/{number}", turn_limit=TURN_LIMIT)


def played(asked: tuple[int, int]) -> Played:
    """One game, which depends on the number of players and its own number alone."""
    players, number = asked
    rng = Random(f"gen/{players}/{number}")
    game = table(players, number)
    states: list[InisState] = []
    while not game.over:
        ask = game.asks[0]
        if len(ask.options) > 1 and rng.random() < WRITTEN:
            states.append(msgspec.json.decode(msgspec.json.encode(game.state), type=InisState))
        game.answer(answer(game, ask.seat, rng), ask.seat)
    assert game.result is not None
    return Played(players, number, tuple(game.result.winners), states)


def play(asked: argparse.Namespace) -> None:
    """Play what a file lacks."""
    known = {(one.players, one.number) for one in read([asked.out])} if asked.out.exists() else set()
    numbers = range(asked.first, asked.first + asked.games)
    wanted = [(players, number) for number in numbers for players in PLAYERS if (players, number) not in known]
    with asked.out.open("ab") as file, crew_of(asked.ray, asked.processes) as crew:
        for one in crew.results(played, wanted):
            file.write(msgspec.json.encode(one) + b"\n")
            file.flush()
    print(f"{len(wanted)} games more, {len(known) + len(wanted)} in {asked.out}")


def read(paths: list[Path]) -> Iterator[Played]:
    """The games of some files."""
    for path in paths:
        with path.open("rb") as file:
            for line in file:
                yield msgspec.json.decode(line, type=Played)


# Fitting


def samples_of(one: Played, most: int) -> list[Sample]:
    """Some positions of a game: neighbours in time tell much the same."""
    states = [state for state in one.states if state.phase != "setup"]
    if len(states) > most:
        states = Random(one.number).sample(states, most)
    return [Sample(judge.traits(state), winner) for state in states for winner in one.winners]


def chances(traits: list[list[int]], weights: list[float]) -> list[float]:
    """The chance of each seat."""
    strengths = [exp(sum([weights[trait] for trait in found])) for found in traits]
    whole = sum(strengths)
    return [strength / whole for strength in strengths]


def loss(samples: list[Sample], weights: list[float]) -> float:
    """Mean log loss."""
    return -fmean(log(max(1e-9, chances(traits, weights)[winner])) for traits, winner in samples)


def fitted(samples: list[Sample], origin: list[float], pulls: list[float]) -> list[float]:
    """Gradient ascent with steps that shrink for each trait by how much it has moved already."""
    samples, weights, moved = list(samples), list(origin), [1.0] * len(origin)
    rng = Random(1)
    for _ in range(PASSES):
        rng.shuffle(samples)
        for traits, winner in samples:
            for seat, (found, chance) in enumerate(zip(traits, chances(traits, weights), strict=True)):
                error = (seat == winner) - chance
                for trait in found:
                    slope = error - pulls[trait] * (weights[trait] - origin[trait])
                    moved[trait] += slope * slope
                    weights[trait] += RATE * slope / sqrt(moved[trait])
    return weights


Games = dict[int, list[list[Sample]]]  # by players


def fitted_by_players(games: Games, before: dict[int, list[float]]) -> dict[int, list[float]]:
    """The weights for each number of players."""
    origin = [fmean(weights) for weights in zip(*before.values(), strict=True)]
    every = [sample for several in games.values() for game in several for sample in game]
    together = fitted(every, origin, [KNOWN if weight else NEW for weight in origin])
    return {
        players: fitted(
            [sample for game in several for sample in game],
            together,
            [max(CARD, OWN[players]) if name.startswith("card ") else OWN[players] for name in judge.NAMES],
        )
        for players, several in games.items()
    }


def fit(asked: argparse.Namespace) -> None:
    """Fit and print the weights; tell of the losses beside."""
    games: Games = {players: [] for players in PLAYERS}
    for one in read(asked.files):
        if one.winners:
            games[one.players].append(samples_of(one, asked.positions))
    before = {players: list(weights_of(asked.before, players)) for players in PLAYERS}
    losses = defaultdict[int, list[tuple[float, float]]](list)
    said: list[dict[str, Any]] = []
    for part in range(PARTS):
        learnt = fitted_by_players({players: without(several, part) for players, several in games.items()}, before)
        for players, several in games.items():
            said += [
                told_of(players, number, several[number], learnt[players])
                for number in range(part, len(several), PARTS)
            ]
            kept = [sample for game in several[part::PARTS] for sample in game]
            losses[players].append((loss(kept, before[players]), loss(kept, learnt[players])))
    for players, pairs in losses.items():
        was, now = (fmean(column) for column in zip(*pairs, strict=True))
        better = sum(after < before for before, after in pairs)
        told = f"{players} players, {len(games[players])} games: log loss of games kept out {was:.4f}, fitted {now:.4f}"
        print(f"{told} (better in {better} of {PARTS} parts), knowing nothing {log(players):.4f}", file=stderr)
    if asked.said:
        asked.said.write_bytes(b"".join(msgspec.json.encode(one) + b"\n" for one in said if one["said"]))
    print(*file_of(fitted_by_players(games, before)), sep="\n")


def told_of(players: int, number: int, game: list[Sample], weights: list[float]) -> dict[str, Any]:
    """What weights say of a game that they were not fitted on, as scripts/calibration.py reads it."""
    said = [chances(traits, weights) for traits, _ in game]
    winners = sorted({winner for _, winner in game})
    return {"game": "inis", "number": number, "players": players, "said": said, "winners": winners}


def without(games: list[list[Sample]], part: int) -> list[list[Sample]]:
    """The games that are not of a part."""
    return [game for number, game in enumerate(games) if number % PARTS != part]


def file_of(found: dict[int, list[float]]) -> Iterator[str]:
    """The module that holds the weights."""
    yield '"""The weights of the traits by which `judge` tells how well a seat stands, with two, three and four'
    yield 'players; scripts/calibrate_inis.py fits them."""\n'
    yield "WEIGHTS: dict[str, tuple[float, float, float]] = {"
    for number, name in enumerate(judge.NAMES):
        yield f'    "{name}": ({", ".join(f"{found[players][number]:.2f}" for players in PLAYERS)}),'
    yield "}"


# Proving


def weights_of(path: Path, players: int) -> tuple[float, ...]:
    """The weights of a file; one that does not know a trait gives it nothing."""
    spec = spec_from_file_location("weights", path)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    table = {name: (of if isinstance(of, float) else of[players - 2]) for name, of in module.WEIGHTS.items()}
    return tuple(table.get(name, 0.0) for name in judge.NAMES)


class Pair(NamedTuple):
    """A game of a match: two files of weights, the players, the number."""

    files: tuple[Path, Path]
    players: int
    number: int


def met(pair: Pair) -> float | None:
    """Play a game; how much of it the first file won, or None if nobody did."""
    deal, turned = divmod(pair.number, 2)
    both = [weights_of(path, pair.players) for path in pair.files]
    rng = Random(f"match/{pair.players}/{pair.number}")
    game = table(pair.players, -1 - deal)
    while not game.over:
        seat = game.asks[0].seat
        judge._WEIGHT[pair.players] = both[(seat + turned) % 2]
        game.answer(answer(game, seat, rng, wild=0), seat)
    assert game.result is not None
    winners = game.result.winners
    return fmean((seat + turned) % 2 == 0 for seat in winners) if winners else None


def match(asked: argparse.Namespace) -> None:
    """Play a match and print it."""
    files = (asked.first, asked.second)
    jobs = [Pair(files, asked.players, number) for number in range(asked.games)]
    with crew_of(asked.ray, asked.processes) as crew:
        came = list(crew.results(met, jobs))
    shares = [share for share in came if share is not None]
    won, low, high = sum(shares), *wilson(round(sum(shares)), len(shares))
    told = f"{asked.players} players, {len(came)} games, {len(came) - len(shares)} unfinished: the first file won"
    print(f"{told} {won:.0f} of {len(shares)} ({100 * won / len(shares):.1f} %, {100 * low:.1f} to {100 * high:.1f} %)")


def main() -> None:
    """Play, fit or prove."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(required=True)
    playing = commands.add_parser("play")
    playing.add_argument("--out", type=Path, required=True)
    playing.add_argument("--first", type=int, default=0, help="the number of the first game")
    playing.set_defaults(do=play)
    fitting = commands.add_parser("fit")
    fitting.add_argument("files", type=Path, nargs="+")
    fitting.add_argument("--positions", type=int, default=12, help="of a game, at most")
    fitting.add_argument("--said", type=Path, help="a file for what is said of games kept out")
    fitting.add_argument("--before", type=Path, required=True, help="the weights to begin with")
    fitting.set_defaults(do=fit)
    proving = commands.add_parser("match")
    proving.add_argument("first", type=Path)
    proving.add_argument("second", type=Path)
    proving.add_argument("--players", type=int, default=2)
    proving.set_defaults(do=match)
    for command in (playing, proving):
        command.add_argument("--games", type=int, default=400, help="with each number of players")
        command.add_argument("--processes", type=int, default=os.cpu_count() or 1)
        command.add_argument("--ray", default="", help="the address of a Ray cluster that plays the games")
    asked = parser.parse_args()
    asked.do(asked)


if __name__ == "__main__":
    main()
