"""Simulations: many games between bots, one after the other, and the figures they give."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from random import Random
from statistics import mean, median
from time import perf_counter
from typing import Any, NamedTuple

from nemeton.bots import make, play_seat
from nemeton.kernel import Game, Result, Rulebook, records

TURN_LIMIT = 1000


class Played(NamedTuple):
    """One game: how it ended, how long it was, how many options each answer had."""

    result: Result
    turns: int
    options: list[int]


class Simulation(NamedTuple):
    """All games of a simulation, and how long they took."""

    games: list[Played]
    seconds: float

    def results(self) -> list[tuple[str, tuple[int, ...], int]]:
        """How games ended, who won, and how often; the most frequent first."""
        counts = Counter((game.result.how, game.result.winners) for game in self.games)
        return [
            (how, winners, count)
            for (how, winners), count in sorted(counts.items(), key=lambda item: (-item[1], item[0]))
        ]

    def turns(self) -> dict[str, float]:
        """How long games were.

        >>> Simulation([Played(Result("points"), turns, []) for turns in (10, 20, 60)], 1.0).turns()
        {'mean': 30, 'median': 20, 'p95': 60, 'max': 60}
        """
        lengths = sorted(game.turns for game in self.games)
        return {"mean": mean(lengths), "median": median(lengths), "p95": percentile(lengths, 95), "max": lengths[-1]}

    def answers(self) -> float:
        """Answers in a game."""
        return mean(len(game.options) for game in self.games)

    def options(self) -> tuple[float, int]:
        """Options of an ask: how many on average, how many at most."""
        counts = [count for game in self.games for count in game.options]
        return (mean(counts), max(counts)) if counts else (0.0, 0)


def percentile(ordered: Sequence[int], percent: int) -> int:
    """The smallest value that so many per cent of all do not exceed.

    >>> percentile(range(1, 101), 95), percentile([7], 95)
    (95, 7)
    """
    return ordered[max(0, -(-len(ordered) * percent // 100) - 1)]


def simulate(
    book: Rulebook[Any],
    bots: Sequence[str],
    games: int,
    seed: int | str,
    options: Mapping[str, Any],
    on_game: Callable[[int], None] = lambda _played: None,
) -> Simulation:
    """Play so many games between bots, one for each seat. Where all are random the games are light, and fast."""
    began = perf_counter()
    for bot in bots:
        make(bot)
    is_light = all(bot == "random" for bot in bots)
    played = []
    for number in range(games):
        rng = Random(f"{seed}/{number}")
        game = records.start(book, len(bots), options, rng.getrandbits(63), light=is_light, turn_limit=TURN_LIMIT)
        played.append(_random_game(game, rng) if is_light else _bots_game(game, bots, rng))
        on_game(number + 1)
    return Simulation(played, perf_counter() - began)


def _random_game(game: Game[Any], rng: Random) -> Played:
    random, counts = rng.random, []
    while (ask := game.ask) is not None:
        options = ask.options
        counts.append(len(options))
        game.answer(options[int(random() * len(options))])
    assert game.result is not None
    return Played(game.result, game.state.turn, counts)


def _bots_game(game: Game[Any], bots: Sequence[str], rng: Random) -> Played:
    players = [make(bot, rng.getrandbits(63)) for bot in bots]
    counts = []
    while (ask := game.ask) is not None:
        counts.append(len(ask.options))
        play_seat(game, ask.seat, players[ask.seat], rng)
    assert game.result is not None
    return Played(game.result, game.state.turn, counts)
