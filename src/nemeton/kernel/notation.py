"""Reading and writing positions by hand: the parts that every game's notation is made of. Whatever is wrong is said in
one sentence, with the entry in which it stands; and reading goes on, to find what else is wrong (positions.py)."""

from collections.abc import Callable, Collection, Iterable, Mapping
from contextvars import ContextVar
from functools import cache
from typing import Annotated, Any, Literal, NamedTuple

import msgspec

from .bounds import Count as Count
from .bounds import Legal, brief, strays, told
from .errors import BadPosition
from .sight import EVERYBODY, Hidden
from .words import Phrase, Words


class WrittenCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A card whose readers are not the usual ones."""

    card: str
    known: list[Annotated[int, msgspec.Meta(ge=0, le=5)]] | Literal["all"]


WrittenCards = list[str | WrittenCard]
WHOLE = "(all of it)"


class Reading:
    """One look at a position: the entry that is being read, and all that was found wrong."""

    def __init__(self, data: Mapping[str, Any]) -> None:
        self.data = data
        self.entry = ""
        self.problems: list[BadPosition] = []
        self.bad: set[str] = set()  # the entries with a problem

    def add(self, problem: BadPosition, entry: str = "") -> None:
        """Something is wrong, by itself with the entry that is being read."""
        self.problems.append(problem)
        self.bad.add(entry or self.entry)


READING: ContextVar[Reading | None] = ContextVar("READING", default=None)


class Notation(NamedTuple):
    """The notation of one game."""

    game: str

    def wrong(
        self, code: str, entry: str = "", /, told_by: Callable[[str], Words] | None = None, **values: Any
    ) -> None:
        """Say what is wrong, perhaps in the words of a table. Where all problems are looked for, reading goes on."""
        problem, reading = BadPosition(code, game=self.game, **values), READING.get()
        if told_by is not None:
            problem.told_by(told_by)
        if reading is None:
            raise problem
        reading.add(problem, entry)

    def impossible(self, problem: Phrase, told_by: Callable[[str], Words]) -> None:
        """Say what cannot be in the whole of a position, where no single entry is to blame."""
        self.wrong("position/impossible", WHOLE, told_by=told_by, problem=problem)

    def check_keys(self, data: Mapping[str, Any], known: tuple[str, ...]) -> None:
        """A position has only entries that mean something."""
        for key in data:
            if key not in known:
                self.wrong("position/unknown_key", key, key=brief(key), known=known)

    def needs_agenda(self, data: Mapping[str, Any], *phases: str) -> None:
        """A position in the middle of such a phase must say what comes next."""
        if data.get("phase") in phases and "agenda" not in data and data.get("result") is None:
            self.wrong("position/phase", "phase", phase=brief(data["phase"]))

    def unused(self, data: Mapping[str, Any], key: str, *others: str) -> None:
        """An entry that would not be read because of others is refused."""
        if key in data and all(other in data for other in others):
            self.wrong("position/unused", key, key=key, others=others)

    def part(self, data: Mapping[str, Any], key: str, kind: Any, usual: Any) -> Any:
        """One entry of a position, or its usual value; the reader is told which entry is wrong."""
        reading = READING.get()
        if reading is not None and key in reading.data:
            reading.entry = key
        try:
            return msgspec.convert(data.get(key, usual), kind, str_keys=True)
        except msgspec.ValidationError as error:
            self.wrong("position/malformed", problem=f"{key}: {error}")
        return msgspec.convert(usual, kind, str_keys=True)

    def names(self, names: list[str], known: Collection[str]) -> list[str]:
        """Names, all of which there are. A blank is none: what a seat may not see is no position to play on from."""
        for name in names:
            if name not in known:
                self.wrong("position/unknown_name", name=brief(name), known=told(known))
        return [name for name in names if name in known]

    def legal(self, things: Iterable[msgspec.Struct], legal: Legal) -> None:
        """Steps and other things whose fields name only what there is."""
        for thing in things:
            for kind, field, value, known in strays(thing, legal):
                self.wrong("position/stray", thing=kind, field=field, value=value, known=known)

    def cards(self, cards: WrittenCards, usual: int, known: Collection[str]) -> list[Hidden]:
        """Hidden cards with those who know them."""
        found = []
        for card in cards:
            if isinstance(card, str):
                found += [Hidden(name, usual) for name in self.names([card], known)]
            else:
                readers = EVERYBODY if card.known == "all" else sum(1 << seat for seat in set(card.known))
                found += [Hidden(name, readers) for name in self.names([card.card], known)]
        return found

    def counted(
        self, text: str, known: Collection[str], may_be_hurt: Collection[str] = ()
    ) -> Iterable[tuple[str, int]]:
        """The words of a text, each with the number that stands before it. Behind a word that may be hurt, a slash and
        a number say how much.

        >>> list(Notation("parlour").counted("2 explorer town/1", ["explorer", "town"], ["town"]))
        [('explorer', 2), ('town/1', 1)]
        """
        number = 1
        for word in text.split():
            if word.isdecimal() and len(word) < 4:
                number = int(word)
                continue
            piece, _, damage = word.partition("/")
            if self.names([piece if piece in may_be_hurt and damage.isdecimal() and len(damage) < 4 else word], known):
                yield word, number
            number = 1


def written_cards(cards: Iterable[Hidden], usual: int) -> list[Any]:
    """Cards by name; those that others know than usual with their readers."""
    return [
        card.card
        if card.known == usual
        else {"card": card.card, "known": "all" if card.known == EVERYBODY else bits(card.known)}
        for card in cards
    ]


def bits(known: int) -> list[int]:
    """The numbers of the bits that are set.

    >>> bits(0b101)
    [0, 2]
    """
    return [bit for bit in range(known.bit_length()) if known >> bit & 1]


def without_usual(thing: msgspec.Struct) -> dict[str, Any]:
    """A struct's fields but those that have their usual value."""
    usual = _usual(type(thing))
    kept = {name: value for name, value in msgspec.structs.asdict(thing).items() if value != usual[name]}
    plain: dict[str, Any] = msgspec.to_builtins(kept, str_keys=True)
    return plain


@cache
def _usual(kind: type[msgspec.Struct]) -> dict[str, Any]:
    """The usual values of a struct's fields, to be compared with and never changed."""
    return {
        field.name: field.default_factory() if field.default_factory is not msgspec.NODEFAULT else field.default
        for field in msgspec.structs.fields(kind)
    }
