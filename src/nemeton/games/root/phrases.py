"""How the values of Root are written out."""

from nemeton.kernel import Naming, Option, Phrase

NAMING: Naming = {}


def option_phrase(kind: str, option: Option) -> Phrase:
    """What an option of an ask says."""
    return Phrase(kind, {"option": option})
