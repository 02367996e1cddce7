"""Bots of one's own, named as `module:Class`. This runs code of that module: for the command line, never for a site."""

from collections.abc import Callable
from importlib import import_module
from typing import Any, TypeAlias

from nemeton.kernel import BadSetup

from .bot import Bot, Seed
from .catalog import make

Maker: TypeAlias = Callable[[Seed], Bot]

METHOD = "choose(game, seat)"  # what a bot must have


def is_own(bot: str) -> bool:
    """Is this the name of somebody's own bot?

    >>> is_own("my_bots:Careful"), is_own("search:400"), is_own("level:3"), is_own("greedy")
    (True, False, False, False)
    """
    module, _, name = bot.partition(":")
    return module not in ("search", "level") and bool(module) and name.isidentifier()


def maker_of(bot: str) -> Maker:
    """What makes a bot from a seed: `Class(seed)` of one's own module, or a bot of the catalog."""
    if not is_own(bot):
        make(bot)  # says what is wrong with its name
        return lambda seed: make(bot, seed)
    module, _, name = bot.partition(":")
    try:
        found: Any = getattr(import_module(module), name)
    except (ImportError, AttributeError, SyntaxError) as error:
        raise BadSetup("setup/own_bot", bot=bot, problem=str(error), method=METHOD) from error
    if not callable(found) or not hasattr(found, "choose"):
        raise BadSetup("setup/own_bot", bot=bot, problem=f"{name}.choose", method=METHOD)
    return found  # type: ignore[no-any-return]
