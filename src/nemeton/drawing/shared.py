"""Parts of a picture that several readers share: drawn once for all who see the same.

What such a part is drawn from is its name, as a whole: a view that holds nothing else, written down, and the words. So
nobody can get what somebody else alone may see.
"""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

Part = TypeVar("Part")


class SharedParts(Generic[Part]):
    """The parts that were wanted last, so many of them.

    >>> parts = SharedParts[str](2)
    >>> [parts.get(name, name.upper) for name in "aba"], len(parts)
    (['A', 'B', 'A'], 2)
    """

    def __init__(self, most: int) -> None:
        self._most = most
        self._known: OrderedDict[Hashable, Part] = OrderedDict()

    def get(self, name: Hashable, make: Callable[[], Part]) -> Part:
        """The part of this name, which is made if nobody has wanted it lately."""
        found = self._known.get(name)
        if found is None:
            found = self._known[name] = make()
            if len(self._known) > self._most:
                self._known.popitem(last=False)
        else:
            self._known.move_to_end(name)
        return found

    def __len__(self) -> int:
        return len(self._known)
