"""Matches: the same bots meet again and again, each deal from every seat, on as many cores as there are."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeAlias

from nemeton.bots import Bot, Seed
from nemeton.kernel import Rulebook

from .result import MatchResult

Maker: TypeAlias = Callable[[Seed], Bot]

TURN_LIMIT = 1000


def play_match(
    game: str | Rulebook[Any],
    bots: Sequence[str | Maker],
    games: int = 100,
    seed: Seed = 1,
    options: Mapping[str, Any] | None = None,
    players: int | None = None,
    processes: int | None = None,
    on_progress: Callable[[MatchResult], None] | None = None,
    *,
    turn_limit: int = TURN_LIMIT,
) -> MatchResult:
    """Play a match and tell what it shows.

    `on_progress` is called with the result so far after every game (`result.played` of `result.games`).
    Without `processes` all cores play. Ctrl-C ends the match: the result holds the games played, and `interrupted` is set.
    """
    raise NotImplementedError
