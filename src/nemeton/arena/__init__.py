"""The arena: many games between bots, on all cores, with what they show."""

from .match import play_match
from .processes import Processes
from .result import BotLine, MatchResult, Outcome, RoleLine, wilson

__all__ = ["BotLine", "MatchResult", "Outcome", "Processes", "RoleLine", "play_match", "wilson"]
