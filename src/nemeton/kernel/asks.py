"""What a rule may yield: an Ask of one seat, Together of several, AnyOf several; and Standing asks beside them.

A rule is a generator. It yields a question and is sent the answer: the option for an `Ask`, a `Taken` for an `AnyOf`,
a dict of options by seat for a `Together`.
"""

import json
from collections.abc import Callable, Generator, Hashable, Iterable, Mapping, Sequence
from hashlib import blake2b
from math import comb
from types import MappingProxyType
from typing import Any, NamedTuple, TypeAlias, TypeVar

from msgspec import Struct

from .picking import Subsets
from .values import Option, same, to_json

T = TypeVar("T")

MOST_OPTIONS = 4096
NOTHING: Mapping[str, Any] = MappingProxyType({})
_ENCODER = json.JSONEncoder(ensure_ascii=False, separators=(",", ":"), default=str, sort_keys=True)

Options: TypeAlias = "Sequence[Option] | Callable[[], Sequence[Option]]"


class Refusal(NamedTuple):
    """What a player would expect on offer and why it is not: the option, the kind of the reason's message, the law."""

    option: Option
    reason: str
    law: str = ""


class Ask:
    """One seat decides between options.

    Plain options are public. Options that depend on anything hidden, or that an effect in between may change, are given
    as a function of the state: it is called on demand and again whenever the state was imagined or interrupted. A
    function that looks at what all see is `public`: then it only spares whoever looks ahead the work.
    """

    __slots__ = (
        "_found",
        "_named",
        "_options",
        "_refused",
        "about",
        "acted",
        "is_public",
        "kind",
        "law",
        "seat",
        "secret",
    )

    def __init__(
        self,
        seat: int,
        kind: str,
        options: Options,
        *,
        about: Mapping[str, Any] = NOTHING,
        law: str = "",
        secret: bool = False,
        public: bool = False,
        refused: Callable[[], Iterable[Refusal]] | None = None,
    ) -> None:
        self.seat = seat
        self.kind = kind
        self.about = about
        self.law = law
        self.secret = secret
        self.acted = 0  # how often this seat has acted before; set by the game
        self._options = options
        self._found: Sequence[Option] | None = None if callable(options) else options
        self._named: tuple[Sequence[Option], int, str] | None = None  # for which options, and after how many acts
        self.is_public = not secret and (public or not callable(options))  # may everybody know what is on offer?
        self._refused = refused

    @property
    def options(self) -> Sequence[Option]:
        """Every legal answer; never empty."""
        found = self._found
        if found is None:
            assert callable(self._options)
            found = self._found = self._options()
        return found

    @property
    def refused(self) -> list[Refusal]:
        """What a player would expect but may not do now."""
        return [Refusal(*refusal) for refusal in self._refused()] if self._refused else []

    @property
    def id(self) -> str:
        """A name of this question: the same while the seat has not acted and its question and options stay the same."""
        options, named = self.options, self._named
        if named is None or named[0] is not options or named[1] != self.acted:
            told = self.thread + _hashed([to_json(option) for option in options], 9)
            named = self._named = options, self.acted, told
        return named[2]

    @property
    def thread(self) -> str:
        """How the name begins: the same while the seat has not acted and is asked the same, whatever the options."""
        return f"{self.acted}x{_hashed([self.seat, self.kind, dict(self.about)], 5)}"

    @staticmethod
    def is_of(name: str, acted: int) -> bool:
        """Is this the name of a question from a time when its seat had acted so often?"""
        return name.startswith(f"{acted}x")

    def reconsider(self) -> None:
        """The state has changed underneath: options that are a function of it must be evaluated again."""
        if callable(self._options):
            self._found = None

    def offered(self, answer: Option) -> Option | None:
        """The very value on offer that equals the answer, or None. A choice may be answered in its wire form."""
        options = self.options
        try:
            option = options[options.index(answer)]
        except (ValueError, RecursionError):  # Python writes what is missing out, and cannot when it is nested too deep
            return self._written(answer) if isinstance(answer, tuple) else None
        return option if option is answer or same(option, answer) else None

    def _written(self, answer: tuple[Any, ...]) -> Option | None:
        """The choice on offer that is written so."""
        if isinstance(self.options, Subsets):
            return None
        return next((option for option in self.options if isinstance(option, Struct) and same(option, answer)), None)

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.kind} of seat {self.seat}, {len(self.options)} options>"


def _hashed(told: list[Any], size: int) -> str:
    return blake2b(_ENCODER.encode(told).encode(), digest_size=size).hexdigest()


class Pick(Ask):
    """An ask whose answer is a subset of counted kinds, as a sorted tuple: "discard down to five"."""

    __slots__ = ()

    def __init__(
        self,
        seat: int,
        kind: str,
        items: Mapping[Option, int] | Iterable[Option] | Callable[[], Mapping[Option, int] | Iterable[Option]],
        *,
        least: int,
        most: int | None = None,
        groups: Mapping[Option, Hashable] | None = None,
        limits: Mapping[Hashable, int] | None = None,
        about: Mapping[str, Any] = NOTHING,
        law: str = "",
        secret: bool = False,
        refused: Callable[[], Iterable[Refusal]] | None = None,
    ) -> None:
        def subsets(members: Mapping[Option, int] | Iterable[Option]) -> Subsets:
            counts = members if isinstance(members, Mapping) else counted(members)
            return Subsets(counts, least, least if most is None else most, groups, limits)

        if callable(items):
            source = items
            options: Options = lambda: subsets(source())  # noqa: E731
        else:
            options = subsets(items)
        super().__init__(seat, kind, options, about=about, law=law, secret=secret, refused=refused)


def counted(items: Iterable[Option]) -> dict[Option, int]:
    """How many there are of each."""
    counts: dict[Option, int] = {}
    for item in items:
        counts[item] = counts.get(item, 0) + 1
    return counts


def in_parts(held: int, count: int) -> list[int]:
    """How many to pick at a time, where `count` of `held` things are to be picked: together if there are not too many
    ways. What is held should be known to all, for the parts are seen.

    >>> in_parts(10, 3), in_parts(20, 15)
    ([3], [3, 4, 8])
    """
    sizes = []
    while count:
        size = count
        while comb(held, size) > MOST_OPTIONS:
            size -= 1
        sizes.append(size)
        held, count = held - size, count - size
    return sizes


class Taken(NamedTuple):
    """Who acted in an AnyOf, and how."""

    seat: int
    option: Option


class Together:
    """Several seats decide at once; nobody sees the others' answers until all are in. The rule gets a dict by seat."""

    __slots__ = ("asks", "given")

    def __init__(self, asks: Iterable[Ask]) -> None:
        self.asks = list(asks)
        self.given: dict[int, Option] = {}
        assert self.asks, "Together needs at least one ask"
        assert len({ask.seat for ask in self.asks}) == len(self.asks), "Together asks each seat at most once"


class AnyOf:
    """Any of several seats may act next. The rule gets a `Taken` and asks again until all are done."""

    __slots__ = ("asks",)

    def __init__(self, asks: Iterable[Ask]) -> None:
        self.asks = list(asks)
        assert self.asks, "AnyOf needs at least one ask"
        assert len({ask.seat for ask in self.asks}) == len(self.asks), "AnyOf asks each seat at most once"


Question: TypeAlias = Ask | Together | AnyOf
Rule: TypeAlias = Generator[Question, Any, T]


class Standing(Ask):
    """Open beside whatever else is asked ("at any time"). Taking it runs its rule, and the steps that the rule puts on
    the agenda; then what it interrupted is asked again, with options evaluated anew."""

    __slots__ = ("rule",)

    def __init__(
        self,
        seat: int,
        kind: str,
        options: Options,
        rule: Callable[[Option], Rule[None] | None],
        *,
        about: Mapping[str, Any] = NOTHING,
        law: str = "",
    ) -> None:
        super().__init__(seat, kind, options, about=about, law=law)
        self.rule = rule
