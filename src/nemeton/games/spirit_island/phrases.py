"""How the values of Spirit Island are written out."""

from nemeton.kernel import Naming, Option, Phrase

NAMING: Naming = {}


def option_phrase(kind: str, option: Option) -> Phrase:
    """The words of an option."""
    return Phrase(f"{kind}.option", {"option": option})
