"""The champion: of a game whose compiled core has learned to judge positions (docs/cairn-core.md) it plays what the
core's own search finds, as many turns ahead as it gets. Where the core or what it has learned is missing, it is the
search of search.py, and says so once in the log."""

from math import inf
from random import Random
from typing import Any

from nemeton.kernel import Game, Option

from .bot import Seed, choices
from .compiled import champion_of
from .search import SearchBot

LEAST = 1e-6  # seconds; none at all would mean no limit


class ChampionBot:
    """Looks at so many nodes, or for so long, before each answer; and never longer than `at_most` seconds."""

    def __init__(
        self,
        seed: Seed = 1,
        nodes: int | None = None,
        seconds: float | None = None,
        at_most: float = inf,
        without: Any = None,
    ) -> None:
        """`without` answers where there is no champion."""
        self._rng = Random(seed)
        self._nodes = nodes
        self._usual = nodes is None and seconds is None
        self._without = without or SearchBot(seed)
        self.seconds = min(seconds or inf, at_most)
        self._looked = 0

    @property
    def iterations(self) -> int:
        """The nodes that it has looked at; where another one answered, what that one has looked at."""
        return self._looked + self._without.iterations

    def choose(self, game: Game[Any], seat: int) -> Option:
        """The answer after which the worst that can happen is best."""
        options = choices(game, seat)
        if len(options) == 1:
            return options[0]
        core = champion_of(game, seat)
        if core is None:
            self._without.seconds = self.seconds
            return self._without.choose(game, seat)
        nodes = game.book.thinking.nodes if self._usual else self._nodes or 0
        seconds = max(self.seconds, LEAST) if self.seconds < inf else 0.0
        option, _, _, looked = core.think(self._rng.getrandbits(64), nodes=nodes, seconds=seconds)
        self._looked += looked
        return option
