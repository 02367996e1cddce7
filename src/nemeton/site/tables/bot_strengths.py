"""How strong a bot plays, in words that people choose by. Other bots do not play here."""

from typing import NamedTuple

from ..base.errors import SiteError


class Strength(NamedTuple):
    """One strength: its name (`site.strength.<name>` says it) and the bot that plays so."""

    name: str
    bot: str


STRENGTHS: tuple[Strength, ...] = (
    Strength("gentle", "gentle"),
    Strength("even", "greedy"),
    Strength("fierce", "search:400"),
)
GENTLE, USUAL, FIERCE = STRENGTHS
BOTS = {strength.name: strength.bot for strength in STRENGTHS}


def bot_wished(written: str) -> str:
    """The bot of a strength, by its name or its own; anything else is refused, with the list.

    >>> bot_wished("even"), bot_wished("greedy"), bot_wished("fierce")
    ('greedy', 'greedy', 'search:400')
    """
    for name, bot in STRENGTHS:
        if written in (name, bot):
            return bot
    known = ", ".join(f"{name} ({bot})" if name != bot else name for name, bot in STRENGTHS)
    raise SiteError("site/bad_strength", strength=str(written)[:40], known=known)


def nearest(bot: str | None) -> Strength:
    """The strength that comes nearest to a bot. Tables of former versions may hold any bot.

    >>> [nearest(bot).name for bot in ("random", "gentle", "greedy", "search", "search:999999s", "chess", None)]
    ['gentle', 'gentle', 'even', 'fierce', 'fierce', 'even', 'even']
    """
    for strength in STRENGTHS:
        if strength.bot == bot:
            return strength
    if bot == "random":
        return GENTLE
    return FIERCE if (bot or "").startswith("search") else USUAL


def strength_of(bot: str | None) -> str:
    """The name of a bot's strength; empty where nobody is a bot."""
    return nearest(bot).name if bot else ""
