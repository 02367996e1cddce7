"""Shelves: spirits, adversaries and scenarios by name, each in a file of its own."""

from collections.abc import Iterable
from importlib import import_module
from types import ModuleType
from typing import Self, TypeVar

Thing = TypeVar("Thing")


class Shelf(dict[str, Thing]):
    """The things of a folder by name. A thing is made of rules, and rules look at the shelf: so it is taken from its
    file when somebody first asks for it, and `fill` takes all of them, in order."""

    def __init__(self, folder: str, thing: str, names: Iterable[str]) -> None:
        super().__init__()
        self.folder = folder
        self.thing = thing  # what each file calls its own
        self.names = tuple(names)

    def __missing__(self, name: str) -> Thing:
        if name not in self.names:
            raise KeyError(name)
        found: Thing = getattr(import_module(f"{self.folder}.{name}"), self.thing)
        self[name] = found
        return found

    def fill(self) -> Self:
        """The shelf with everything on it, in the order of the names."""
        found = {name: self[name] for name in self.names}
        self.clear()
        self.update(found)
        return self

    def files(self) -> tuple[ModuleType, ...]:
        """The files of all things."""
        return tuple(import_module(type(thing).__module__) for thing in self.fill().values())
