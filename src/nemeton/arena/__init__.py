"""The arena: many games between bots, on all cores, with what they show."""

from .match import play_match
from .result import BotLine, MatchResult, Outcome, RoleLine, wilson

__all__ = ["BotLine", "MatchResult", "Outcome", "RoleLine", "play_match", "wilson"]
