"""What a process keeps from one thought to the next: the last few bots or searchers, each with its tree or its plan.

It is a speed-up and nothing else: whoever keeps nothing answers as well. A tree is taken up again only where it fits
(tree.py), so whatever is kept too long is of no use and does no harm.
"""

from collections import OrderedDict
from typing import Generic, Protocol, TypeVar

MOST_KEPT = 24
MOST_NODES = 20_000  # of all trees together; some fifty megabytes


class Keepable(Protocol):
    """Something with nodes."""

    @property
    def nodes(self) -> int:
        """How many nodes it holds."""
        ...


K = TypeVar("K", bound=Keepable)


class Kept(Generic[K]):
    """The last few, by name."""

    def __init__(self, most: int = MOST_KEPT, nodes: int = MOST_NODES) -> None:
        self._most = most
        self._nodes = nodes
        self._kept: OrderedDict[str, K] = OrderedDict()

    def take(self, name: str) -> K | None:
        """What is kept under a name. It is kept no longer: whoever fails with it does not give it back."""
        return self._kept.pop(name, None)

    def keep(self, name: str, one: K) -> None:
        """Keep one; the oldest go when there are too many, or when they hold too much together."""
        self._kept.pop(name, None)
        self._kept[name] = one
        while len(self._kept) > self._most or sum(kept.nodes for kept in self._kept.values()) > self._nodes:
            self._kept.popitem(last=False)

    def __len__(self) -> int:
        return len(self._kept)
