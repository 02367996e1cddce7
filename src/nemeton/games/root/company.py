"""Who plays at a table, and who of them answers a hook in a way of its own. Neither changes while a game lasts, so
rules that are asked all the time ask these few alone (`RootState.company`)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import TYPE_CHECKING, Any, TypeAlias

from .pieces import Side

if TYPE_CHECKING:
    from .factions.base import Faction
    from .sides import Owner

# Whoever has a hook; of those that only factions have, no band is among them.
Answering: TypeAlias = "tuple[tuple[Side, Faction], ...]"


class Company(dict[str, Answering]):
    """By the name of a hook: the sides whose answer is not the usual one, each with its owner, in the order of sides.
    A flag is a hook as well: here are those that have raised it."""

    def __init__(self, owners: Iterable[Owner]) -> None:
        super().__init__()
        self.owners = tuple(owners)  # by side

    def __missing__(self, hook: str) -> Answering:
        sides: Iterable[tuple[Side, Any]] = enumerate(self.owners)
        found: Answering = tuple((side, own) for side, own in sides if answers_otherwise(own, hook))
        self[hook] = found
        return found


def answers_otherwise(own: Owner, hook: str) -> bool:
    """Has the class of an owner another answer than the one that all begin with? A band has no hooks of a faction."""
    answers = [vars(kind)[hook] for kind in type(own).__mro__ if hook in vars(kind)]
    return bool(answers) and answers[0] is not answers[-1]


@lru_cache(1000)
def company_of(names: tuple[str, ...]) -> Company:
    """The company of these factions and bands; the same for all copies of a state."""
    from .rules.rule import OWNERS

    return Company(OWNERS[name] for name in names)
