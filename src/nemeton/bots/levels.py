"""The ladder: eight levels of strength in every game, from a beginner who errs plausibly to the best there is.

What a level is, each game says (`Rulebook.thinking.levels`): which kind of bot thinks there, how much it errs and
overlooks, how much it searches. A level keeps its time: so many seconds for an answer, and a turn's time is shared
among the answers of the turn (pace.py). Where a bot of a level fails, the next simpler kind answers in its place.
"""

import logging
import re
from math import inf
from typing import Any

from nemeton.kernel import Game, Option, SkillLevel

from .bot import Bot, Clock, Seed
from .champion import ChampionBot
from .gentle import GentleBot
from .greedy import GreedyBot
from .pace import TurnTime
from .random import RandomBot
from .search import SearchBot

LEVELS = range(1, 9)
SIMPLER = {
    "champion": "search",
    "search": "greedy",
    "greedy": "gentle",
    "gentle": "random",
}  # who answers where a kind of bot fails

_LEVEL = re.compile(r"level:([1-8])")

log = logging.getLogger(__name__)


def number_of(spec: str) -> int:
    """The level that a text names; 0 where it names none.

    >>> number_of("level:1"), number_of("level:8"), number_of("level:9"), number_of("greedy")
    (1, 8, 0, 0)
    """
    found = _LEVEL.fullmatch(str(spec))
    return int(found[1]) if found else 0


class LevelBot:
    """Plays each game as that game's level of this number says, and never thinks longer than `at_most` seconds."""

    def __init__(self, number: int, seed: Seed = 1, at_most: float = inf) -> None:
        self.number = number
        self._seed = seed
        self.at_most = at_most
        self._bots: dict[str, Any] = {}  # by kind, as they were needed
        self._turn = TurnTime(-1)

    @property
    def iterations(self) -> int:
        """What has been looked at."""
        return sum(getattr(bot, "iterations", 0) for bot in self._bots.values())

    @property
    def nodes(self) -> int:
        """How many nodes of trees it keeps for its next answer."""
        return sum(getattr(bot, "nodes", 0) for bot in self._bots.values())

    def choose(self, game: Game[Any], seat: int) -> Option:
        """What the level's bot chooses, or the next simpler one that can."""
        level = game.book.thinking.levels[self.number - 1]
        if self._turn.number != game.state.turn:
            self._turn = TurnTime(game.state.turn)
        clock = Clock()
        option = self._chosen(level, game, seat)
        self._turn.spend(clock.used)
        return option

    def _chosen(self, level: SkillLevel, game: Game[Any], seat: int) -> Option:
        kind: str = level.kind
        while kind in SIMPLER:
            try:
                bot = self._bot(kind, level)
                bot.seconds = min(self.at_most, self._turn.seconds(level.seconds))
                return bot.choose(game, seat)
            except Exception:
                log.exception("level %d of %s failed; a %s bot answers", self.number, game.book.name, SIMPLER[kind])
                kind = SIMPLER[kind]
        return self._bot(kind, level).choose(game, seat)

    def _bot(self, kind: str, level: SkillLevel) -> Any:
        """The bot of a kind; it is kept, since a search may go on with its plan."""
        if kind not in self._bots:
            self._bots[kind] = made(kind, level, self._seed)
        return self._bots[kind]


def made(kind: str, level: SkillLevel, seed: Seed = 1) -> Bot:
    """A bot of a kind, as a level wants it."""
    match kind:
        case "gentle":
            return GentleBot(seed, error=level.error, seen=level.seen, looks=level.looks)
        case "greedy":
            return GreedyBot(seed)
        case "search":
            return SearchBot(seed, iterations=level.iterations, compiled=level.compiled or None)
        case "champion":
            return ChampionBot(seed, nodes=level.nodes, without=made("search", level, seed))
    return RandomBot(seed)
