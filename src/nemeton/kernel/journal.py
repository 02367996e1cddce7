"""The journal: what happened, as structured entries that any language can tell."""

from collections.abc import Sequence
from typing import Any

import msgspec


class Entry(msgspec.Struct, frozen=True, omit_defaults=True):
    """One line: its kind, its values, the rulebook's section, and where in the game it stands.

    `only` names the seats that may read it; an empty tuple means everybody. `answers` is how many answers and undos
    there had been.
    """

    kind: str
    values: dict[str, Any] = {}
    law: str = ""
    only: tuple[int, ...] = ()
    turn: int = 0
    answers: int = 0

    def is_for(self, seat: int) -> bool:
        """May this seat (or PUBLIC) read it?"""
        return not self.only or seat in self.only


def told_twice(entries: Sequence[Entry]) -> set[int]:
    """Which of the lines that somebody reads say less than another of them: everybody is told that a card was drawn,
    and who may know it that it was this one. Such a line is called as the public one with `_what` behind it.

    >>> drawn, card = Entry("root.drew", {"seat": 1}), Entry("root.drew_what", {"seat": 1}, only=(1,))
    >>> told_twice([drawn, card]), told_twice([drawn])
    ({0}, set())
    """
    more = {(entry.kind, entry.values.get("seat"), entry.answers) for entry in entries if entry.kind.endswith("_what")}
    if not more:
        return set()
    said = ((f"{entry.kind}_what", entry.values.get("seat"), entry.answers) for entry in entries)
    return {at for at, name in enumerate(said) if name in more}
