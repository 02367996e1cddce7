"""Fragments: what a page shows of a table, in pieces, and how one is made of the pieces of the one before.

A patch is a list: a new piece as it is, or from where to where the pieces of the text before are taken again.
`connection.js` puts them together. What a stream sends first is such a list too, of new pieces alone: so nobody but the
site knows where texts are cut.
"""

from collections.abc import Callable, Sequence
from functools import cached_property
from itertools import chain

import msgspec

from ..view.pieces import CSRF, STILL, Pieces

BOARD = "board"  # the mark of a page with a board begins so
_CSRF = CSRF.encode()


class Event:
    """A server-sent event, which all who have the same on their pages get: with the token of each in its place."""

    def __init__(self, told: str) -> None:
        self._parts = told.encode().split(_CSRF)

    def to(self, csrf: str) -> bytes:
        """As it is sent to a reader."""
        return csrf.encode().join(self._parts)


class Fragment:
    """What a page shows of a table, and its mark. What never changes on a board is apart: pages keep it."""

    def __init__(self, mark: str, title: str, *parts: Pieces, ground: str = "") -> None:
        self.mark = mark
        self.title = title = title.replace("\n", " ").strip()
        self._ground = ground
        self.pieces: Pieces = (f"<title>{title}</title>", *chain.from_iterable(parts))
        self.former: tuple[str, Sequence[str]] = ("", ())  # mark and pieces of the one before
        self._patched: tuple[Sequence[str], str] | None = None
        self._event: tuple[Sequence[str], Event] | None = None

    @cached_property
    def size(self) -> int:
        """About how many letters it holds."""
        return sum(map(len, self.pieces))

    def body(self, csrf: str) -> str:
        """As a new page holds it."""
        return self._whole.partition("</title>")[2].replace(CSRF, csrf)

    def keeps(self, has: str) -> bool:
        """Does a page that shows what the mark `has` names keep the unchanging layer?"""
        board = self.mark.partition(".")[0]
        return board.startswith(BOARD) and has.partition(".")[0] == board

    def swap(self, csrf: str, has: str) -> str:
        """As it is swapped into a page that shows what the mark `has` names; the page's title goes along."""
        return ("".join(self.pieces) if self.keeps(has) else self._whole).replace(CSRF, csrf)

    def answer(self, csrf: str, has: str, pieces: str) -> tuple[str, bool]:
        """As it answers a click: a patch for a page whose stream has got the fragment of the mark `pieces` and no later
        one, if that is the one before or this very one; and whether it is a patch."""
        former, before = self.former if pieces == self.former[0] else (self.mark, self.pieces)
        if pieces == former and self.keeps(pieces):
            return self.patch(csrf, before), True
        return self.swap(csrf, has), False

    def patch(self, csrf: str, before: Sequence[str]) -> str:
        """How it is made of the pieces that were sent before."""
        return self._patch(before).replace(CSRF, csrf)

    def _patch(self, before: Sequence[str]) -> str:
        if self._patched is None or self._patched[0] is not before:
            self._patched = before, msgspec.json.encode(patch(before, self.pieces)).decode()
        return self._patched[1]

    def event(self, before: Sequence[str], write: Callable[[str, str], str]) -> Event:
        """A patch for all streams that sent the pieces from before, or none yet; `write` makes an event of a mark and a
        text."""
        if self._event is None or self._event[0] is not before:
            self._event = before, Event(write(self.mark, self._patch(before)))
        return self._event[1]

    @property
    def _whole(self) -> str:
        return "".join(self.pieces).replace(f"{STILL}</g>", self._ground, 1) if self._ground else "".join(self.pieces)


def patch(before: Sequence[str], after: Sequence[str]) -> list[str | list[int]]:
    """How one text is made of the pieces of another: new pieces, and runs of old ones.

    >>> patch(["a", "b", "c"], ["a", "b", "x", "c"])
    [[0, 2], 'x', [2, 3]]
    """
    places = {piece: at for at, piece in enumerate(before)}
    found: list[str | list[int]] = []
    run: list[int] | None = None
    for piece in after:
        if run is not None and run[1] < len(before) and before[run[1]] == piece:
            run[1] += 1
        elif (at := places.get(piece)) is not None:
            run = [at, at + 1]
            found.append(run)
        else:
            run = None
            found.append(piece)
    return found
