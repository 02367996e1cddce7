"""Bots that play any game of the kernel: random, gentle, greedy, search, a champion where there is one, and eight
levels of them. `make` builds one from a short text."""

from .bot import Bot, Seed, play_seat
from .catalog import KINDS, make
from .champion import ChampionBot
from .gentle import GentleBot
from .greedy import GreedyBot
from .levels import LevelBot
from .random import RandomBot
from .search import SearchBot

__all__ = [
    "KINDS",
    "Bot",
    "ChampionBot",
    "GentleBot",
    "GreedyBot",
    "LevelBot",
    "RandomBot",
    "SearchBot",
    "Seed",
    "make",
    "play_seat",
]
