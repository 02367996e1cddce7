"""How strong a bot plays: the eight levels of the ladder (`nemeton.bots.levels`), from 1 to 8. Other bots do not play
here; what tables, records and scripts of former versions name is taken for the nearest level of the game."""

import nemeton
from nemeton.bots.levels import LEVELS as NUMBERS
from nemeton.bots.levels import SIMPLER, number_of
from nemeton.kernel import SkillLevel

from ..base.errors import SiteError

LEVELS = tuple(f"level:{number}" for number in NUMBERS)
LOWEST, USUAL, HIGHEST = LEVELS[0], "level:5", LEVELS[-1]  # the lowest is for whoever is new to a game
MACHINE = "machine"  # on a seat that a game plays by itself: no bot thinks there
FORMER = ("gentle", "even", "greedy", "fierce")  # what scripts may still ask for


def bot_wished(written: str) -> str:
    """The bot that is asked for, by its level or by a former name; anything else is refused.

    >>> bot_wished("level:4"), bot_wished("greedy")
    ('level:4', 'greedy')
    """
    if written not in LEVELS and written not in FORMER:
        raise SiteError("site/bad_level", level=str(written)[:40], lowest=LOWEST, highest=HIGHEST)
    return written


def nearest(bot: str | None, game: str) -> str:
    """The level that comes nearest to a bot in a game. Tables of former versions may hold any bot.

    >>> [nearest(bot, "root") for bot in ("level:7", "gentle", "even", "search:999999s", "chess", None)]
    ['level:7', 'level:3', 'level:5', 'level:8', 'level:5', 'level:5']
    >>> nearest("greedy", "cairn"), nearest("fierce", "cairn")
    ('level:2', 'level:8')
    """
    if bot in LEVELS:
        return bot
    match (bot or "").partition(":")[0]:
        case "random":
            return LOWEST
        case "gentle":
            usual = nemeton.rulebooks()[game].thinking.error
            erring = [level for level in _levels(game) if level.kind == "gentle"]
            return LEVELS[erring.index(min(erring, key=lambda level: abs(level.error - usual)))]
        case "even" | "greedy":
            return _highest("greedy", game)
        case "fierce" | "search":
            return HIGHEST
    return USUAL


def simpler(bot: str, game: str) -> str:
    """The level that answers where a level cannot: the highest one that thinks in the next simpler way.

    >>> [simpler(bot, "root") for bot in ("level:8", "level:5", "level:3")]
    ['level:5', 'level:4', 'level:1']
    """
    return _highest(SIMPLER[_levels(game)[number_of(bot) - 1].kind], game)


def level_of(bot: str | None, game: str) -> str:
    """What the words call a bot's level (`site.level.<name>`): its number; empty where nobody is a bot.

    >>> [level_of(bot, "root") for bot in ("level:5", "fierce", "machine", None)]
    ['5', '8', 'machine', '']
    """
    if bot == MACHINE:
        return MACHINE
    return str(number_of(nearest(bot, game))) if bot else ""


def _levels(game: str) -> tuple[SkillLevel, ...]:
    return nemeton.rulebooks()[game].thinking.levels


def _highest(kind: str, game: str) -> str:
    """The highest level of a game that thinks in a way; the lowest of all where none does."""
    found = [bot for bot, level in zip(LEVELS, _levels(game), strict=True) if level.kind == kind]
    return found[-1] if found else LOWEST
