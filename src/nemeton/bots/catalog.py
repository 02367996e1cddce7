"""The bots by name: "random", "greedy", "search", "search:400" (iterations) and "search:1.5s" (seconds an answer)."""

import re

from nemeton.kernel import BadSetup

from .bot import Bot, Seed
from .greedy import GreedyBot
from .random import RandomBot
from .search import SearchBot

KINDS = ("random", "greedy", "search", "search:400", "search:1.5s")

_SEARCH = re.compile(r"search:(?:(?P<iterations>[1-9]\d{0,8})|(?P<seconds>\d{1,6}(?:\.\d+)?)s)")


def make(spec: str, seed: Seed = 1) -> Bot:
    """The bot that a text names, drawing its own chance from a seed."""
    match spec:
        case "random":
            return RandomBot(seed)
        case "greedy":
            return GreedyBot(seed)
        case "search":
            return SearchBot(seed)
    found = _SEARCH.fullmatch(str(spec))
    if found and found["iterations"]:
        return SearchBot(seed, iterations=int(found["iterations"]))
    if found and float(found["seconds"]) > 0:
        return SearchBot(seed, seconds=float(found["seconds"]))
    raise BadSetup("setup/unknown_bot", bot=str(spec), known=KINDS)
