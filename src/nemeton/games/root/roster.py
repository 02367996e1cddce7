"""Things of factions by their names."""

from typing import TypeVar

T = TypeVar("T")


class Roster(dict[str, T]):
    """What each faction has. Whoever has not chosen a faction is found as well, and is none of them."""

    def __init__(self) -> None:
        super().__init__()
        self.undecided: dict[str, T] = {}

    def __missing__(self, name: str) -> T:
        return self.undecided[name]
