"""Fit the weights of Cairn's judge: play games, see who wins, print the table for src/nemeton/games/cairn/judge.py.

    python scripts/calibrate_cairn.py --games 4000 --rounds 2

Greedy bots play each other, and now and then any move, so that the positions are varied. Every position before an
action is written down by its traits, with whether the tribe to move went on to win. A logistic regression, by
stochastic gradient descent with a pull towards zero, gives each trait its weight. The next round plays with the weights
of the last one.
"""

import argparse
from functools import partial
from importlib import import_module
from math import exp, log, sqrt
from operator import itemgetter
from random import Random
from typing import Any

import nemeton
from nemeton.arena import crew_of
from nemeton.bots import GreedyBot, RandomBot, play_seat

judge: Any = import_module("nemeton.games.cairn.judge")  # the package gives that name to the function

Sample = tuple[list[int], int]

WILD = 0.12  # so often any move is played


def play(weights: dict[str, float], number: int) -> list[Sample]:
    """The positions of one game, each with 1 if the tribe to move won in the end."""
    judge._WEIGHT = tuple(weights.get(name, 0.0) for name in judge.NAMES)
    rng = Random(f"calibrate/{number}")
    options = {} if number % 4 else {"megaliths": "beginner"}
    game = nemeton.start("cairn", seed=f"calibrate/{number}", options=options, turn_limit=300)
    greedy, wild = GreedyBot(f"greedy/{number}"), RandomBot(f"wild/{number}")
    seen: list[tuple[list[int], int]] = []
    while game.ask is not None:
        seat = game.ask.seat
        if game.ask.kind == "cairn.action":
            seen.append((judge.traits(game.state, seat), seat))
        play_seat(game, seat, wild if rng.random() < WILD else greedy, rng)
    assert game.result is not None
    return [(traits, int(mover in game.result.winners)) for traits, mover in seen if game.result.winners]


def numbered(weights: dict[str, float], number: int) -> tuple[int, list[Sample]]:
    """The positions of a game with its number: games end in any order."""
    return number, play(weights, number)


def fit(samples: list[Sample], passes: int, pull: float = 1e-4) -> dict[str, float]:
    """Logistic regression with steps that shrink for each trait by how much it has moved already."""
    rng = Random(1)
    weights, moved = [0.0] * len(judge.NAMES), [1.0] * len(judge.NAMES)
    for _ in range(passes):
        rng.shuffle(samples)
        for traits, won in samples:
            error = won - 1 / (1 + exp(-sum([weights[trait] for trait in traits])))
            for trait in traits:
                slope = error - pull * weights[trait]
                moved[trait] += slope * slope
                weights[trait] += 0.2 * slope / sqrt(moved[trait])
    return dict(zip(judge.NAMES, weights, strict=True))


def loss(samples: list[Sample], weights: dict[str, float]) -> tuple[float, float]:
    """Mean log loss, and how often the likelier winner was not the winner."""
    numbers = [weights.get(name, 0.0) for name in judge.NAMES]
    total = wrong = 0.0
    for traits, won in samples:
        chance = 1 / (1 + exp(-sum(numbers[trait] for trait in traits)))
        total -= log(max(1e-9, chance if won else 1 - chance))
        wrong += (chance > 0.5) != bool(won)
    return total / len(samples), wrong / len(samples)


def plain_weights() -> dict[str, float]:
    """Where the first round of all begins: built megaliths, and how far the shamans have come."""
    weights = {f"built {mine}:{theirs}": 1.6 * (mine - theirs) for mine in judge.SCORES for theirs in judge.SCORES}
    for row in range(1, 6):
        for column in set(judge.COLUMNS.values()):
            weights |= {f"mine on {column} {row}": 0.1 * row, f"theirs on {column} {row}": -0.1 * row}
    return weights


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=4000)
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--passes", type=int, default=6)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--ray", default="", help="the address of a Ray cluster that plays the games")
    chosen = parser.parse_args()
    weights = dict(judge.WEIGHTS) or plain_weights()
    for turn in range(chosen.rounds):
        numbers = range(turn * chosen.games, (turn + 1) * chosen.games)
        with crew_of(chosen.ray, chosen.processes) as crew:
            games = [game for _, game in sorted(crew.results(partial(numbered, weights), numbers), key=itemgetter(0))]
        kept_out = len(games) // 10
        testing = [sample for game in games[:kept_out] for sample in game]
        learning = [sample for game in games[kept_out:] for sample in game]
        print(
            f"# round {turn + 1}: {len(learning)} positions; before: loss, errors", *loss(testing, weights), flush=True
        )
        weights = fit(learning, chosen.passes)
        print("# after: loss, errors", *loss(testing, weights), flush=True)
    print("WEIGHTS: dict[str, float] = {")
    for name, weight in weights.items():
        print(f'    "{name}": {weight:.2f},')
    print("}")


if __name__ == "__main__":
    main()
