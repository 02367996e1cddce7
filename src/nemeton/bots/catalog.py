"""The bots by name: "random", "gentle", "greedy", "search", "search:400" (iterations) and "search:1.5s" (seconds)."""

import re
from math import inf

from nemeton.kernel import BadSetup

from .bot import Bot, Seed
from .gentle import GentleBot
from .greedy import GreedyBot
from .random import RandomBot
from .search import SearchBot

KINDS = ("random", "gentle", "greedy", "search", "search:400", "search:1.5s")

_SEARCH = re.compile(r"search:(?:(?P<iterations>[1-9]\d{0,8})|(?P<seconds>\d{1,6}(?:\.\d+)?)s)")


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
    found = _SEARCH.fullmatch(str(spec))
    if found and found["iterations"]:
        return SearchBot(seed, iterations=int(found["iterations"]), at_most=at_most)
    if found and float(found["seconds"]) > 0:
        return SearchBot(seed, seconds=float(found["seconds"]), at_most=at_most)
    raise BadSetup("setup/unknown_bot", bot=str(spec), known=KINDS)
