"""A part of a page as text in pieces, so that a stream sends only the pieces that are new (`live/fragments.py`).

A text is cut wherever a group of a drawing or a line begins. What never changes on a board is cut out whole. What is
the very same text again is not cut again.
"""

import secrets
from collections.abc import Sequence

from ..base.cache import RecentCache

CSRF = f"csrf-{secrets.token_hex(16)}"  # stands in a fragment where each reader's own token belongs
STILL = '<g class="ground">'  # the layer of a drawing that never changes
CUT = "\0"  # where a text will be cut; no text holds it
MOST_TEXTS = 50_000
SHORT = 100  # letters; a text that is not worth to be looked up
MOST_GROUNDS = 20
LAYERS_KEPT = 30_000  # of drawings
LARGE = 12_000  # letters; a layer that is larger is hardly ever the same again
FEW = 5  # layers; so many has a drawing that is one text, with what pans and zooms around it

Pieces = tuple[str, ...]

_grounds: dict[str, None] = {}  # that were seen lately: to find where one ends takes a while
_layers: RecentCache[str, Pieces] = RecentCache(LAYERS_KEPT)
_texts: dict[str, str] = {}  # pieces that are the same at all tables lie in memory once


def pieces_of(text: str) -> list[str]:
    r"""A text, cut before every group and every line; of one that begins with either, the first piece is empty.

    >>> pieces_of('<p>a</p>\n<svg><g id="b"><g/></g></svg>')
    ['<p>a</p>', '\n<svg>', '<g id="b">', '<g/></g></svg>']
    """
    first, *rest = text.split("<g")  # one pass over a drawing, where few groups hold a line
    found = _lines(first)
    for after in rest:
        found += _lines(f"<g{after}") if "\n" in after else (f"<g{after}",)
    return found


def _lines(text: str) -> list[str]:
    first, *rest = text.split("\n")
    return [first, *[f"\n{line}" for line in rest]]


def cut(part: str) -> Pieces:
    r"""A part of a page in pieces. It begins on a line of its own, so that it does not matter what stands before it.

    >>> cut('<p>a</p>\n<svg><g/></svg>\n')
    ('\n<p>a</p>', '\n<svg>', '<g/></svg>')
    """
    text = _clean(part).strip("\n")
    if not text:
        return ()
    return _all_shared(pieces_of(f"\n{text}")[1:])


def _all_shared(pieces: list[str]) -> Pieces:
    if len(_texts) >= MOST_TEXTS:
        _texts.clear()
    shared = _texts.setdefault
    return tuple([shared(piece, piece) if len(piece) >= SHORT else piece for piece in pieces])


def cut_drawing(layers: Sequence[str], ground: str = "") -> tuple[list[Pieces], str]:
    """A part of a page that holds a drawing, in layers that follow each other, each in pieces; and the layer of the
    drawing that never changes: it is known already, or it is cut out. What lies in many layers has no other."""
    if ground or len(layers) > FEW:
        return [_layer(layer) for layer in layers], ground
    moving, ground = without_ground("".join(layers))
    return [cut(moving)], _shared(ground)


def _layer(layer: str) -> Pieces:
    """A layer of a drawing in pieces."""
    is_small = len(layer) < LARGE
    found = _layers.get(layer) if is_small else None
    if found is not None:
        return found
    pieces = _all_shared(pieces_of(_clean(layer)))
    pieces = pieces if pieces[0] else pieces[1:]
    return _layers.put(layer, pieces) if is_small else pieces


def _clean(text: str) -> str:
    """As a stream gives it back."""
    if "\r" in text:
        text = text.replace("\r\n", "\n").replace("\r", "\n")
    return text.replace(CUT, "") if CUT in text else text


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
