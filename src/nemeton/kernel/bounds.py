"""Bounds: how large, long and deep anything may be that comes from outside.

Positions, records, table options and answers are written by anybody. Before something is walked through, its outline is
looked at: how deep it is nested, how long its lists and texts are, how large its numbers. What a game knows better
(there are four seats, 19 territories, 12 clans) the game says itself, by the types that its positions are read with and
by `Rulebook.legal`.
"""

import re
from collections.abc import Collection, Iterator, Mapping
from reprlib import Repr
from typing import Annotated, Any, NamedTuple, TypeAlias

import msgspec

from .steps import what_fields_hold
from .words import Phrase

# Bounded types, by what they mean. A game narrows them where it knows more.
Count = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=7)]
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=80)]
MaybeName = Annotated[str, msgspec.Meta(max_length=80)]
Score = Annotated[int, msgspec.Meta(ge=-1_000, le=10_000)]

MOST_TURNS = 1_000_000
MOST_CHANCE = 1 << 53  # how far a stream of chance may have come
MOST_STEPS = 200  # on an agenda
LONGEST_BRIEF = 100  # letters of a strange value in a sentence

# What fields may hold in a state: by what a field is `Among`, or else by its name, or by "step.field".
Legal: TypeAlias = Mapping[str, Collection[Any]]

_BROKEN = re.compile("[\0\ud800-\udfff]")  # NUL, and halves of letters


class Bounds(NamedTuple):
    """How deep, long and large something may be."""

    depth: int
    entries: int  # of one list or one object
    values: int  # in all
    letters: int  # of one text
    number: int  # at most, and at least the same below 0


POSITION = Bounds(depth=12, entries=5_000, values=50_000, letters=2_000, number=1 << 31)
RECORD = Bounds(depth=20, entries=1_000_000, values=8_000_000, letters=2_000, number=(1 << 64) - 1)
OPTIONS = Bounds(depth=3, entries=100, values=500, letters=200, number=1 << 31)
ANSWER = Bounds(depth=8, entries=200, values=1_000, letters=200, number=1 << 31)


def too_much(data: Any, bounds: Bounds) -> Phrase | None:
    """What is out of bounds in something from outside, if anything is.

    >>> too_much({"deck": ["rose", ["lily"]]}, POSITION)
    >>> too_much({"deck": [1 << 63]}, POSITION).values
    {'place': 'deck.0'}
    """
    return next(_beyond(data, bounds, "", 0, [0]), None)


def _beyond(data: Any, bounds: Bounds, place: str, depth: int, seen: list[int]) -> Iterator[Phrase]:
    """Walk no deeper than allowed; `seen` counts all values."""
    seen[0] += 1
    if seen[0] > bounds.values:
        yield Phrase("kernel.beyond_values", {"most": bounds.values})
    elif isinstance(data, str):
        yield from _bad_text(data, bounds, place)
    elif isinstance(data, float) or (isinstance(data, int) and not -bounds.number <= data <= bounds.number):
        yield Phrase("kernel.beyond_number", {"place": place})
    elif isinstance(data, dict | list | tuple):
        if depth >= bounds.depth:
            yield Phrase("kernel.beyond_depth", {"place": place, "most": bounds.depth})
        elif len(data) > bounds.entries:
            yield Phrase("kernel.beyond_entries", {"place": place, "most": bounds.entries})
        else:
            for key, value in data.items() if isinstance(data, dict) else enumerate(data):
                if isinstance(key, str):
                    yield from _bad_text(key, bounds, place)
                inside = f"{place}.{key}" if place else str(key)
                yield from _beyond(value, bounds, inside, depth + 1, seen)


def _bad_text(text: str, bounds: Bounds, place: str) -> Iterator[Phrase]:
    if len(text) > bounds.letters:
        yield Phrase("kernel.beyond_letters", {"place": place, "most": bounds.letters})
    elif not is_writable(text):
        yield Phrase("kernel.beyond_text", {"place": place})


def is_writable(text: str) -> bool:
    """Can this be kept and sent: neither NUL nor halves of letters in it?"""
    return not _BROKEN.search(text)


class _Short(Repr):
    """Data as Python writes it, cut off where it is deep or long."""

    def repr_int(self, number: int, _level: int) -> str:
        return str(number) if abs(number) < 10**20 else "…"


_SHORT = _Short()
_SHORT.maxlevel, _SHORT.maxlist, _SHORT.maxtuple, _SHORT.maxdict, _SHORT.maxstring = 3, 6, 6, 4, 40


def brief(value: Any, most: int = LONGEST_BRIEF) -> str:
    """Anything at all, as it stands in a sentence: short, however large or deep it is.

    >>> brief(17), brief("oak"), brief(10**5000), brief([[1, 2], "oak"]), brief(chr(0xD800))
    ('17', 'oak', '…', "[[1, 2], 'oak']", '?')
    """
    text = value if isinstance(value, str) else _SHORT.repr(value)
    text = text.encode("utf-8", "replace").decode().replace("\0", "?")
    return text if len(text) <= most else f"{text[: most - 1]}…"


class Stray(NamedTuple):
    """A field that holds what there is not: of which thing, which field, what it holds and what it might."""

    thing: str
    field: str
    value: str
    known: tuple[str, ...]


def strays(thing: msgspec.Struct, legal: Legal) -> Iterator[Stray]:
    """The fields of a step (or of anything else in a state) that hold something they may not. Each field must have its
    legal values; truth values and structs within need none."""
    kind = str(thing.__struct_config__.tag or type(thing).__name__.lower())
    what = what_fields_hold(type(thing))
    for field in thing.__struct_fields__:
        held = getattr(thing, field)
        if isinstance(held, list | tuple | dict) and len(held) > MOST_STEPS:
            yield Stray(kind, field, brief(held), ())
            continue
        for value in _parts(held):
            if isinstance(value, msgspec.Struct):
                yield from strays(value, legal)
            elif not isinstance(value, bool) and value is not None:
                known = legal.get(what.get(field) or f"{kind}.{field}", legal.get(field))
                assert known is not None, f"the rulebook does not say what {kind}.{field} may hold"
                if value not in known:
                    yield Stray(kind, field, brief(value), told(known))


def _parts(value: Any) -> Iterator[Any]:
    """A value, or what a list or an object of several holds."""
    if isinstance(value, dict):
        for key, part in value.items():
            yield key
            yield from _parts(part)
    elif isinstance(value, list | tuple):
        for part in value:
            yield from _parts(part)
    else:
        yield value


def told(known: Collection[Any]) -> tuple[str, ...]:
    """Legal values as they stand in a sentence.

    >>> told(range(4)), told(["oak", ""])
    (('0 – 3',), ('oak',))
    """
    if isinstance(known, range) and len(known) > 1:
        return (f"{known[0]} – {known[-1]}",)
    return tuple(str(value) for value in list(known)[:40] if value != "")
