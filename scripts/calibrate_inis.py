"""Fit the weights of Inis's judge: play games, see who wins, print src/nemeton/games/inis/weights.py.

    python scripts/calibrate_inis.py --games 3000 --rounds 2 > weights.py

Bots that look one answer ahead in one imagined world play each other, two to four of them, and now and then any
answer, so that the positions are varied. Now and then a position is written down by the traits of its seats, with who
went on to win. The chance of a seat is its share of the sum of exp(strength), so the weights are fitted by the gradient
of the winner's log chance, with steps that shrink and a pull towards the weights of the round before, because rare
traits tell little. The next round plays with the new weights.
"""

import argparse
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from importlib import import_module
from math import exp, log, sqrt
from multiprocessing import get_context
from random import Random
from typing import Any

from nemeton.bots.bot import choices
from nemeton.bots.look import after, some, world_of
from nemeton.games.inis import GAME
from nemeton.kernel import Game, Option
from nemeton.kernel.records import start

judge: Any = import_module("nemeton.games.inis.judge")  # the package gives that name to the function

Sample = tuple[list[list[int]], int]  # the traits of each seat, and who won

WILD = 0.12  # so often any answer is given
WRITTEN = 0.25  # so often a position is written down
WIDTH, LOOKS = 8, 3
TURN_LIMIT = 250


def answer(game: Game[Any], seat: int, rng: Random) -> Option:
    """What a quick greedy player answers, or anything."""
    options = some(choices(game, seat), WIDTH, rng)
    if len(options) == 1 or rng.random() < WILD:
        return options[rng.randrange(len(options))]
    world = world_of(game, seat, rng)
    return max(options, key=lambda option: after(world, seat, option, rng, LOOKS)[seat])


def play(weights: dict[str, float], number: int) -> list[Sample]:
    """The positions of one game, and who won it."""
    judge._WEIGHT = tuple(weights.get(name, 0.0) for name in judge.NAMES)
    rng = Random(f"calibrate/{number}")
    players, options = GAME.configurations[number % len(GAME.configurations)]
    game = start(GAME, players, options, f"calibrate/{number}", turn_limit=TURN_LIMIT)
    seen: list[list[list[int]]] = []
    while not game.over:
        ask = game.asks[0]
        if len(ask.options) > 1 and rng.random() < WRITTEN:
            seen.append(judge.traits(game.state))
        game.answer(answer(game, ask.seat, rng), ask.seat)
    assert game.result is not None
    return [(traits, winner) for traits in seen for winner in game.result.winners]


def chances(traits: list[list[int]], weights: list[float]) -> list[float]:
    """The chance of each seat."""
    strengths = [exp(sum([weights[trait] for trait in found])) for found in traits]
    whole = sum(strengths)
    return [strength / whole for strength in strengths]


def fit(samples: list[Sample], before: dict[str, float], passes: int, pull: float) -> dict[str, float]:
    """Gradient ascent with steps that shrink for each trait by how much it has moved already."""
    rng = Random(1)
    origin = [before.get(name, 0.0) for name in judge.NAMES]
    weights, moved = list(origin), [1.0] * len(origin)
    for _ in range(passes):
        rng.shuffle(samples)
        for traits, winner in samples:
            for seat, (found, chance) in enumerate(zip(traits, chances(traits, weights), strict=True)):
                error = (seat == winner) - chance
                for trait in found:
                    slope = error - pull * (weights[trait] - origin[trait])
                    moved[trait] += slope * slope
                    weights[trait] += 0.15 * slope / sqrt(moved[trait])
    return dict(zip(judge.NAMES, weights, strict=True))


def loss(samples: list[Sample], weights: dict[str, float]) -> tuple[float, float]:
    """Mean log loss, and how often the likeliest winner was not the winner."""
    numbers = [weights.get(name, 0.0) for name in judge.NAMES]
    total = wrong = 0.0
    for traits, winner in samples:
        shares = chances(traits, numbers)
        total -= log(max(1e-9, shares[winner]))
        wrong += shares[winner] < max(shares)
    return total / len(samples), wrong / len(samples)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=3000)
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--passes", type=int, default=5)
    parser.add_argument("--pull", type=float, default=0.001)
    parser.add_argument("--processes", type=int, default=2)
    chosen = parser.parse_args()
    weights = dict(judge.WEIGHTS)
    told: list[str] = []
    for turn in range(chosen.rounds):
        numbers = range(turn * chosen.games, (turn + 1) * chosen.games)
        with ProcessPoolExecutor(chosen.processes, mp_context=get_context("spawn")) as executor:
            games = list(executor.map(partial(play, weights), numbers, chunksize=5))
        kept_out = max(1, len(games) // 10)
        testing = [sample for game in games[:kept_out] for sample in game]
        learning = [sample for game in games[kept_out:] for sample in game]
        told.append(f"# round {turn + 1}: {len(learning)} positions; before: loss, errors {loss(testing, weights)}")
        weights = fit(learning, weights, chosen.passes, chosen.pull)
        told.append(f"# after: {loss(testing, weights)}")
    print('"""The weights of the traits by which `judge` tells how well a seat stands; scripts/calibrate_inis.py made')
    print('them."""\n')
    print("WEIGHTS: dict[str, float] = {")
    for name, weight in weights.items():
        print(f'    "{name}": {weight:.2f},')
    print("}", *told, sep="\n")


if __name__ == "__main__":
    main()
