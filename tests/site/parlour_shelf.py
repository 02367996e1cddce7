"""Puts Parlour on the shelf when it is loaded: `Settings.loaded` names it for the workers of a site."""

from nemeton.games import GAMES
from tests.kernel.parlour.book import PARLOUR

GAMES["parlour"] = PARLOUR
