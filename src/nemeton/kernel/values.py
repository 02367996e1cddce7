"""Options are values from finite domains: whole numbers, words, tuples of them, and choices (records with named
fields, `choices.py`). In JSON a tuple is a list, and so is a choice."""

from functools import cache
from typing import Any, TypeAlias

import msgspec

Option: TypeAlias = Any  # int | str | tuple of options | Choice

DEEPEST = 8  # tuples in tuples; no option of any game comes near it


def to_json(option: Option) -> Any:
    """The JSON form of an option.

    >>> to_json(("move", "c2", ("a", 1)))
    ['move', 'c2', ['a', 1]]
    """
    if isinstance(option, msgspec.Struct):
        option = wire_of(option)
    return [to_json(part) for part in option] if isinstance(option, tuple) else option


def written(option: Option) -> Option:
    """An option as plain values: a choice as the tuple that it is on the wire, anything else as it is."""
    return wire_of(option) if isinstance(option, msgspec.Struct) else option


def wire_of(choice: msgspec.Struct) -> tuple[Any, ...]:
    """A choice as plain values: the words of its tag, if it has one, then its fields. Where the type says `spread`, the
    last field is a tuple or a choice, and its parts follow one by one."""
    kind = type(choice)
    fields = tuple(getattr(choice, name) for name in choice.__struct_fields__)
    if spreads(kind):
        fields = (*fields[:-1], *written(fields[-1]))
    return (*tag_of(kind).split(), *fields)


@cache
def spreads(kind: type[msgspec.Struct]) -> bool:
    """Do the parts of the last field follow the other fields on the wire?"""
    return bool(getattr(kind, "spread", False))


@cache
def tag_of(kind: type[msgspec.Struct]) -> str:
    """The word, or the words, with which a choice begins on the wire; empty for one that has none."""
    tag = kind.__struct_config__.tag
    return tag if isinstance(tag, str) else ""


def from_json(data: Any, deepest: int = DEEPEST) -> Option:
    """The option that was written as JSON; whatever is no option stays as it is, and so will match none. That is also
    what becomes of lists that are nested more deeply than options ever are.

    >>> from_json(['move', 'c2', ('a', 1)])
    ('move', 'c2', ('a', 1))
    """
    if deepest and (type(data) is list or type(data) is tuple):
        return tuple(from_json(part, deepest - 1) for part in data)
    return data


def is_value(option: Option) -> bool:
    """Is this something an ask may offer?

    >>> is_value(("move", 3)), is_value(True), is_value(None), is_value(1.5)
    (True, False, False, False)
    """
    if isinstance(option, msgspec.Struct):
        option = wire_of(option)
    if isinstance(option, tuple):
        return all(is_value(part) for part in option)
    return isinstance(option, str) or (isinstance(option, int) and not isinstance(option, bool))


def same(one: Option, other: Option) -> bool:
    """Equal in value and in type: 1 is not True and not 1.0. A choice is the same as what it is on the wire."""
    if isinstance(one, msgspec.Struct):
        one = wire_of(one)
    if isinstance(other, msgspec.Struct):
        other = wire_of(other)
    if isinstance(one, tuple):
        return isinstance(other, tuple) and len(one) == len(other) and all(map(same, one, other))
    return one == other and type(one) is type(other)
