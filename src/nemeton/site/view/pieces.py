"""A part of a page as text in pieces, so that a stream sends only the pieces that are new (`live/fragments.py`).

A text is cut wherever a group of a drawing or a line begins. What never changes on a board is cut out whole.
"""

import secrets

CSRF = f"csrf-{secrets.token_hex(16)}"  # stands in a fragment where each reader's own token belongs
STILL = '<g class="ground">'  # the layer of a drawing that never changes
MOST_TEXTS = 50_000
SHORT = 100  # letters; a text that is not worth to be looked up
MOST_GROUNDS = 20

Pieces = tuple[str, ...]

_grounds: dict[str, None] = {}  # that were seen lately: to find where one ends takes a while
_texts: dict[str, str] = {}  # pieces that are the same at all tables lie in memory once


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
