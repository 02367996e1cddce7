"""Letters that nobody can write or read are refused, wherever a text comes from outside.

A NUL ends a text for one program and not for the next, other control characters move a cursor, and half of a pair of
surrogates is no letter. Line ends and tabs may stand in a text; where a name or a line of chat is wanted, its own
reader deals with them.
"""

import re

from .errors import SiteError

_ODD = re.compile("[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\ud800-\udfff]")
_CODE = r"u(?:00(?:0[0-8bcef]|1[0-9a-f]|7f|[89][0-9a-f])|d[89ab][0-9a-f]{2}(?!\\ud[c-f][0-9a-f]{2}))"
_ESCAPED = re.compile(rf"(?<!\\)(?:\\\\)*\\{_CODE}", re.IGNORECASE)


def refuse_odd(text: str) -> None:
    """Refuse a text with letters that nobody can read.

    >>> refuse_odd("Vera\\n\\tof the Hill 🌳")
    >>> refuse_odd("Vera\\0")
    Traceback (most recent call last):
    nemeton.site.base.errors.SiteError: site/odd_letters: There are letters in this that nobody can read...
    """
    if _ODD.search(text):
        raise SiteError("site/odd_letters")


def refuse_odd_json(content: bytes | str) -> None:
    """The same for JSON that has not been read yet, where such letters are written by their numbers.

    >>> refuse_odd_json(r'["\\\\u0000 is how one writes it"]')
    >>> refuse_odd_json(r'["\\u0000"]')
    Traceback (most recent call last):
    nemeton.site.base.errors.SiteError: site/odd_letters: There are letters in this that nobody can read...
    """
    text = content.decode("utf-8", "replace") if isinstance(content, bytes) else content
    if "\\u" in text and _ESCAPED.search(text):
        raise SiteError("site/odd_letters")
    refuse_odd(text)
