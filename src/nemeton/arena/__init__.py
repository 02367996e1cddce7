"""The arena: many games between bots, on all cores or many machines, with what they show."""

from .cluster import LOCAL, Cluster, crew_of
from .match import Crew, play_match
from .processes import Processes
from .result import BotLine, MatchResult, Outcome, RoleLine, wilson

__all__ = [
    "LOCAL",
    "BotLine",
    "Cluster",
    "Crew",
    "MatchResult",
    "Outcome",
    "Processes",
    "RoleLine",
    "crew_of",
    "play_match",
    "wilson",
]
