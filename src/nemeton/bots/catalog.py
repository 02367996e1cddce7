"""The bots by name: "random", "gentle", "greedy", "search", "fierce", "search:400" (iterations), "search:1.5s"
(seconds), "search:400@2" (in two processes), "champion", "champion:1000" (nodes), "champion:1s", and "level:1" to
"level:8", the levels of the game at hand."""

import re
from math import inf

from nemeton.kernel import BadSetup
from nemeton.kernel.thinking import USUAL_THINKING

from .bot import Bot, Seed
from .champion import ChampionBot
from .gentle import GentleBot
from .greedy import GreedyBot
from .levels import LevelBot, number_of
from .random import RandomBot
from .search import SearchBot

KINDS = (
    *("random", "gentle", "greedy", "search", "fierce", "search:400", "search:1.5s", "search:400@2"),
    *("champion", "champion:1000", "champion:1s", "level:1", "level:8"),
)
FIERCE = 400  # iterations, or as many as a compiled core is usually given; games in a terminal may be saved with it

_SEARCH = re.compile(
    r"(?P<kind>search|champion):(?:(?P<count>[1-9]\d{0,8})|(?P<seconds>\d{1,6}(?:\.\d+)?)s)(?:@(?P<processes>[1-9]\d?))?"
)


def make(spec: str, seed: Seed = 1, at_most: float = inf) -> Bot:
    """The bot that a text names, drawing its own chance from a seed. After `at_most` seconds it gives the best answer
    so far."""
    match spec:
        case "random":
            return RandomBot(seed)
        case "gentle":
            return GentleBot(seed, at_most)
        case "greedy":
            return GreedyBot(seed, at_most)
        case "search":
            return SearchBot(seed, at_most=at_most)
        case "champion":
            return ChampionBot(seed, at_most=at_most)
        case "fierce":
            return SearchBot(seed, iterations=FIERCE, at_most=at_most, compiled=USUAL_THINKING.compiled)
    level = number_of(spec)
    if level:
        return LevelBot(level, seed, at_most)
    found = _SEARCH.fullmatch(str(spec))
    is_right = found and (found["count"] or float(found["seconds"]) > 0)
    if found and is_right and (found["kind"] == "search" or not found["processes"]):
        count, seconds = (int(found["count"]), None) if found["count"] else (None, float(found["seconds"]))
        if found["kind"] == "champion":
            return ChampionBot(seed, nodes=count, seconds=seconds, at_most=at_most)
        processes = int(found["processes"] or 1)
        return SearchBot(seed, iterations=count, seconds=seconds, at_most=at_most, processes=processes)
    raise BadSetup("setup/unknown_bot", bot=str(spec), known=KINDS)
