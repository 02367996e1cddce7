"""What a match shows: wins with their 95 % intervals, draws, lengths, time."""

from collections import Counter
from collections.abc import Sequence
from math import inf, log10, sqrt
from typing import NamedTuple

import msgspec

NORMAL_95 = 1.959964


def wilson(successes: float, trials: float) -> tuple[float, float]:
    """Wilson's 95 % interval for a share.

    >>> [round(end, 3) for end in wilson(80, 100)]
    [0.711, 0.867]
    >>> wilson(0, 0), wilson(0, 10)[0], wilson(10, 10)[1]
    ((0.0, 1.0), 0.0, 1.0)
    """
    if not trials:
        return 0.0, 1.0
    share, square = successes / trials, NORMAL_95**2
    middle = share + square / (2 * trials)
    spread = NORMAL_95 * sqrt(share * (1 - share) / trials + square / (4 * trials**2))
    whole = 1 + square / trials
    low, high = (middle - spread) / whole, (middle + spread) / whole
    return low if successes else 0.0, high if successes < trials else 1.0


def paired(deals: Sequence[Sequence[float]]) -> tuple[float, float]:
    """The 95 % interval of a share, where games of one deal are not independent of each other.

    Wilson's interval for as many games as the spread between deals is worth: never more than were played, never fewer
    than there were deals. Games that a deal decides are worth one; games that have nothing to do with each other all.

    >>> [round(end, 2) for end in paired([[1, 1], [0, 0]] * 10)], [round(end, 2) for end in wilson(10, 20)]
    ([0.3, 0.7], [0.3, 0.7])
    >>> [round(end, 2) for end in paired([[1, 0], [0, 1]] * 10)], [round(end, 2) for end in wilson(20, 40)]
    ([0.35, 0.65], [0.35, 0.65])
    """
    games = sum(map(len, deals))
    if not games:
        return 0.0, 1.0
    share = sum(map(sum, deals)) / games
    # the variance of a share of clusters: from how far each deal's sum is off what its games would give on average
    spread = sum((sum(deal) - share * len(deal)) ** 2 for deal in deals) / games**2
    spread *= len(deals) / max(1, len(deals) - 1)
    worth = share * (1 - share) / spread if spread else float(games)
    worth = min(float(games), max(float(len(deals)), worth))
    return wilson(share * worth, worth)


def elo(share: float) -> float:
    """The difference in Elo points that makes this share of the points likely.

    >>> round(elo(0.75)), elo(1.0)
    (191, inf)
    """
    if not 0 < share < 1:
        return inf if share >= 1 else -inf
    return -400 * log10(1 / share - 1)


class Outcome(msgspec.Struct, frozen=True):
    """One game of a match. Bots are named by their place in the match's list."""

    number: int
    seats: tuple[int, ...]  # which bot sat where
    winners: tuple[int, ...]  # the bots that won
    how: str
    turns: int
    choices: tuple[int, ...]  # by bot
    iterations: tuple[int, ...]
    seconds: tuple[float, ...]  # by bot, time to think
    roles: tuple[str, ...] = ()  # who each seat was, where that differs from game to game: a faction, a spirit
    won: tuple[int, ...] = ()  # the seats that won


class RoleLine(NamedTuple):
    """How often a role won: a faction, a spirit."""

    role: str
    games: int
    wins: int
    low: float  # the 95 % interval of its share
    high: float


class BotLine(NamedTuple):
    """One bot's line in the table of a match."""

    bot: str
    wins: int
    share: float  # of the games played
    low: float  # the 95 % interval of that share
    high: float
    choices: int
    iterations_per_choice: float
    seconds_per_choice: float


class MatchResult(msgspec.Struct):
    """A match, as far as it was played."""

    game: str
    bots: tuple[str, ...]
    games: int  # so many were to be played
    seed: int | str
    players: int
    outcomes: list[Outcome] = []
    seconds: float = 0.0  # on the clock on the wall
    processes: int = 1
    interrupted: bool = False
    is_cooperative: bool = False  # all seats win or lose together

    @property
    def played(self) -> int:
        """How many games were played."""
        return len(self.outcomes)

    @property
    def wins(self) -> tuple[int, ...]:
        """Won games by bot; in a game that is won together each winner counts."""
        return tuple(sum(bot in outcome.winners for outcome in self.outcomes) for bot in range(len(self.bots)))

    @property
    def draws(self) -> int:
        """Games that ended without a winner. One that ran into the limit of turns is drawn, too."""
        return sum(not outcome.winners for outcome in self.outcomes)

    @property
    def unfinished(self) -> int:
        """Those of the drawn games that ran into the limit of turns."""
        return sum(outcome.how == "unfinished" for outcome in self.outcomes)

    @property
    def turns_per_game(self) -> float:
        """How long a game was."""
        return sum(outcome.turns for outcome in self.outcomes) / self.played if self.played else 0.0

    @property
    def iterations(self) -> int:
        """What all bots have looked at."""
        return sum(sum(outcome.iterations) for outcome in self.outcomes)

    def interval(self, bot: int) -> tuple[float, float]:
        """The 95 % interval for the bot's share of won games."""
        return self._paired([float(bot in outcome.winners) for outcome in self.outcomes])

    def _paired(self, points: list[float]) -> tuple[float, float]:
        """The 95 % interval of the mean of so many points a game. The games of one deal, played from every seat, belong
        together."""
        deals: dict[int, list[float]] = {}
        for outcome, point in zip(self.outcomes, points, strict=True):
            deals.setdefault(outcome.number // len(self.bots), []).append(point)
        return paired(list(deals.values()))

    def elo(self) -> tuple[float, float, float] | None:
        """How much stronger the first of two bots is, in Elo points, with its 95 % interval; None for other matches."""
        if (
            self.is_cooperative
            or len(self.bots) != 2
            or not self.played
            or any(len(outcome.winners) > 1 for outcome in self.outcomes)
        ):
            return None
        points = [float(0 in outcome.winners) if outcome.winners else 0.5 for outcome in self.outcomes]
        low, high = self._paired(points)
        return elo(sum(points) / self.played), elo(low), elo(high)

    def table(self) -> list[BotLine]:
        """A line for each bot, for printing."""
        return [self._line(bot) for bot in range(len(self.bots))]

    def by_role(self) -> list[RoleLine]:
        """A line for each role, where seats have roles; a game counts once for each seat that had it."""
        games, wins = Counter[str](), Counter[str]()
        for outcome in self.outcomes:
            games.update(outcome.roles)
            wins.update(outcome.roles[seat] for seat in outcome.won if outcome.roles)
        return [RoleLine(role, games[role], wins[role], *wilson(wins[role], games[role])) for role in sorted(games)]

    def _line(self, bot: int) -> BotLine:
        choices = sum(outcome.choices[bot] for outcome in self.outcomes)
        iterations = sum(outcome.iterations[bot] for outcome in self.outcomes)
        seconds = sum(outcome.seconds[bot] for outcome in self.outcomes)
        wins = self.wins[bot]
        share = wins / self.played if self.played else 0.0
        return BotLine(
            self.bots[bot],
            wins,
            share,
            *self.interval(bot),
            choices,
            iterations / max(1, choices),
            seconds / max(1, choices),
        )
