"""Bots that play any game of the kernel: random, gentle, greedy, search. `make` builds one from a short text."""

from .bot import Bot, Seed, play_seat
from .catalog import KINDS, make
from .gentle import GentleBot
from .greedy import GreedyBot
from .random import RandomBot
from .search import SearchBot

__all__ = ["KINDS", "Bot", "GentleBot", "GreedyBot", "RandomBot", "SearchBot", "Seed", "make", "play_seat"]
