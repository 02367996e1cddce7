"""The two exact symmetries of Cairn, for positions and options alike.

A half turn of the field with the tribes changed, and a left-right mirror with the add token turned over, lead from
every legal game to a legal one.
"""

import re
from collections.abc import Callable
from typing import Any

SPACE = re.compile(r"[a-e][1-5]")
TRIBE = {"sea": "forest", "forest": "sea"}
TOTEM = {"white": "black", "black": "white"}
OPPOSITE = {"N": "S", "S": "N", "E": "W", "W": "E"}


def half_turn(value: Any) -> Any:
    """The field turned by a half, Sea's things Forest's and Forest's Sea's.

    >>> half_turn({"sea": ["a1", "village"], "to_move": "forest", "tokens": {"add": "white"}})
    {'forest': ['e5', 'village'], 'to_move': 'sea', 'tokens': {'add': 'white'}}
    >>> half_turn(("jump", "d4", "off:NE"))
    ('jump', 'b2', 'off:SW')
    """
    return _mapped(value, lambda word: TRIBE.get(word, word), _turned, "NESW")


def mirror(value: Any) -> Any:
    """Left and right changed, and with them the totems' colours.

    >>> mirror({"sea": ["a1"], "tokens": {"add": "white", "move": "diagonal"}})
    {'sea': ['e1'], 'tokens': {'add': 'black', 'move': 'diagonal'}}
    >>> mirror(("jump", "d4", "off:NE"))
    ('jump', 'b4', 'off:NW')
    """
    return _mapped(value, lambda word: TOTEM.get(word, word), lambda space: _turned(space)[0] + space[1], "EW")


def _turned(space: str) -> str:
    return "edcba"["abcde".index(space[0])] + "54321"["12345".index(space[1])]


def _mapped(value: Any, of_word: Callable[[str], str], of_space: Callable[[str], str], directions: str) -> Any:
    if isinstance(value, dict):
        return {
            _mapped(key, of_word, of_space, directions): _mapped(item, of_word, of_space, directions)
            for key, item in value.items()
        }
    if isinstance(value, (list, tuple, set)):
        return type(value)(_mapped(item, of_word, of_space, directions) for item in value)
    if not isinstance(value, str):
        return value
    if SPACE.fullmatch(value):
        return of_space(value)
    if value.startswith("off:"):
        return "off:" + "".join(OPPOSITE[letter] if letter in directions else letter for letter in value[4:])
    return of_word(value)
