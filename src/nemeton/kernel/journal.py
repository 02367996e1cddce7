"""The journal: what happened, as structured entries that any language can tell."""

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
