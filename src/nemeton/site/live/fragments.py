"""What a page shows of a table, as text in pieces, so that a stream sends only the pieces that are new.

A text is cut wherever a group of a drawing or a line begins. A patch is a list: a new piece as it is, or from where to
where the pieces of the text before are taken again. `connection.js` puts them together.
"""

import secrets
from collections.abc import Sequence
from functools import cached_property
from itertools import chain

import msgspec

CSRF = f"csrf-{secrets.token_hex(16)}"  # stands in a fragment where each reader's own token belongs
BOARD = "board"  # the mark of a page with a board begins so
STILL = '<g class="ground">'  # the layer of a drawing that never changes
MOST_TEXTS = 50_000
SHORT = 100  # letters; a text that is not worth to be looked up
MOST_GROUNDS = 20

Pieces = tuple[str, ...]

_grounds: dict[str, None] = {}  # that were seen lately: to find where one ends takes a while
_texts: dict[str, str] = {}  # pieces that are the same at all tables lie in memory once


class Fragment:
    """What a page shows of a table, and its mark. What never changes on a board is apart: pages keep it."""

    def __init__(self, mark: str, title: str, *parts: Pieces, ground: str = "") -> None:
        self.mark = mark
        self.title = title = title.replace("\n", " ").strip()
        self._ground = ground
        self.pieces: Pieces = (f"<title>{title}</title>", *chain.from_iterable(parts))
        self.former: tuple[str, Sequence[str]] = ("", ())  # mark and pieces of the one before
        self._patched: tuple[Sequence[str], str] | None = None

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
        if self._patched is None or self._patched[0] is not before:
            self._patched = before, msgspec.json.encode(patch(before, self.pieces)).decode()
        return self._patched[1].replace(CSRF, csrf)

    @property
    def _whole(self) -> str:
        return "".join(self.pieces).replace(f"{STILL}</g>", self._ground, 1) if self._ground else "".join(self.pieces)


def pieces_of(text: str) -> list[str]:
    r"""A text, cut before every group and every line; of one that begins with either, the first piece is empty.

    >>> pieces_of('<p>a</p>\n<svg><g id="b"><g/></g></svg>')
    ['<p>a</p>', '\n<svg>', '<g id="b">', '<g/></g></svg>']
    """
    pieces: list[str] = []
    for line in text.split("\n"):
        start, *groups = line.split("<g")
        pieces.append(f"\n{start}" if pieces else start)
        if groups:
            pieces += [f"<g{group}" for group in groups]
    return pieces


def cut(part: str) -> Pieces:
    r"""A part of a page in pieces. It begins on a line of its own, so that it does not matter what stands before it.

    >>> cut('<p>a</p>\n<svg><g/></svg>\n')
    ('\n<p>a</p>', '\n<svg>', '<g/></svg>')
    """
    text = _clean(part).strip("\n")
    if not text:
        return ()
    return tuple([_shared(piece) if len(piece) >= SHORT else piece for piece in pieces_of(f"\n{text}")[1:]])


def cut_drawing(part: str) -> tuple[Pieces, str]:
    """A part of a page that holds a drawing, in pieces, and the layer of the drawing that never changes."""
    moving, ground = without_ground(part)
    return cut(moving), _shared(ground)


def _clean(text: str) -> str:
    """As a stream gives it back."""
    if "\r" in text:
        text = text.replace("\r\n", "\n").replace("\r", "\n")
    return text.replace("\0", "") if "\0" in text else text


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


def without_ground(html: str) -> tuple[str, str]:
    """The fragment with the drawing's unchanging layer empty, and that layer; the page keeps what it has there.

    >>> without_ground('<svg><g class="ground"><g><path/></g></g><g id="a"></g></svg>')
    ('<svg><g class="ground"></g><g id="a"></g></svg>', '<g class="ground"><g><path/></g></g>')
    """
    start = html.find(STILL)
    if start < 0:
        return html, ""
    for ground in _grounds:
        if html.startswith(ground, start):
            return f"{html[:start]}{STILL}</g>{html[start + len(ground) :]}", ground
    depth, end = 1, start + len(STILL)
    while depth:
        opening, closing = html.find("<g", end), html.find("</g>", end)
        if closing < 0:
            return html, ""
        if 0 <= opening < closing:
            depth, end = depth + 1, opening + 2
        else:
            depth, end = depth - 1, closing + 4
    _grounds[html[start:end]] = None
    if len(_grounds) > MOST_GROUNDS:
        del _grounds[next(iter(_grounds))]
    return f"{html[:start]}{STILL}</g>{html[end:]}", html[start:end]


def _shared(text: str) -> str:
    if len(_texts) >= MOST_TEXTS:
        _texts.clear()
    return _texts.setdefault(text, text)
