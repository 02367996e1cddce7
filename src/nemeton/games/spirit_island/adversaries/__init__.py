"""The adversaries. Adding one is a file of its own and a row here."""

from typing import TYPE_CHECKING, Literal, get_args

from ..shelf import Shelf
from .adversary import Adversary, Level

if TYPE_CHECKING:
    from ..state import IslandOptions, IslandState

AdversaryName = Literal["none", "brandenburg_prussia", "england", "sweden"]
ADVERSARIES: Shelf[Adversary] = Shelf(__name__, "ADVERSARY", get_args(AdversaryName))
ADVERSARIES["none"] = Adversary()


def adversary_of(state: "IslandState") -> Adversary:
    """Whom the table plays against."""
    return ADVERSARIES[state.options.adversary]


def level_of(options: "IslandOptions") -> Level:
    """What the table's level says about difficulty and decks."""
    return ADVERSARIES[options.adversary].levels[options.level]


__all__ = ["ADVERSARIES", "Adversary", "AdversaryName", "Level", "adversary_of", "level_of"]
