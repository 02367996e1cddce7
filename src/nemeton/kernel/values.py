"""Options are values from finite domains: whole numbers, words, and tuples of them. In JSON a tuple is a list."""

from typing import Any, TypeAlias

Option: TypeAlias = Any  # int | str | tuple of options; a NamedTuple is welcome, it equals the plain tuple

DEEPEST = 8  # tuples in tuples; no option of any game comes near it


def to_json(option: Option) -> Any:
    """The JSON form of an option.

    >>> to_json(("move", "c2", ("a", 1)))
    ['move', 'c2', ['a', 1]]
    """
    return [to_json(part) for part in option] if isinstance(option, tuple) else option


def from_json(data: Any, deepest: int = DEEPEST) -> Option:
    """The option that was written as JSON; whatever is no option stays as it is, and so will match none. That is also
    what becomes of lists that are nested more deeply than options ever are.

    >>> from_json(['move', 'c2', ['a', 1]])
    ('move', 'c2', ('a', 1))
    """
    return tuple(from_json(part, deepest - 1) for part in data) if isinstance(data, list) and deepest else data


def is_value(option: Option) -> bool:
    """Is this something an ask may offer?

    >>> is_value(("move", 3)), is_value(True), is_value(None), is_value(1.5)
    (True, False, False, False)
    """
    if isinstance(option, tuple):
        return all(is_value(part) for part in option)
    return isinstance(option, str) or (isinstance(option, int) and not isinstance(option, bool))


def same(one: Option, other: Option) -> bool:
    """Equal in value and in type: 1 is not True and not 1.0."""
    if isinstance(one, tuple):
        return isinstance(other, tuple) and len(one) == len(other) and all(map(same, one, other))
    return one == other and type(one) is type(other)
