"""How strong a bot plays, in words that people choose by."""

from typing import NamedTuple


class Strength(NamedTuple):
    """One strength: its name (`site.strength.<name>` says it) and the bot that plays so."""

    name: str
    bot: str


STRENGTHS: tuple[Strength, ...] = (
    Strength("gentle", "random"),
    Strength("even", "greedy"),
    Strength("fierce", "search:400"),
)
USUAL = STRENGTHS[1]
BOTS = {strength.name: strength.bot for strength in STRENGTHS}


def strength_of(bot: str | None) -> str:
    """The name of a bot's strength; empty for a bot that somebody has described in detail.

    >>> strength_of("greedy"), strength_of("search:50000")
    ('even', '')
    """
    return next((strength.name for strength in STRENGTHS if strength.bot == bot), "")
