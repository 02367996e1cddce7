"""Options that say what they are.

A choice is a small record. Its class stands beside the rule that offers it and says, once, how it is told, how it is
clicked, and which card and seat it points at. Most of this follows from the names of its fields: they are the values of
its message, `card` is a card, `whom` is a seat. Only exceptions are written.

On the wire, in records and in the API a choice is a list: its tag, if it has one, then its fields. A tag of several
words stands there word by word, and so does a last field that is `spread`. Where one plain value says it all (a space,
"stop"), an option may be that value; then the row of its ask says which choice tells it.
"""

from collections.abc import Mapping
from typing import Any, ClassVar, NamedTuple, dataclass_transform

import msgspec

from .text import Label
from .values import tag_of
from .words import Phrase


@dataclass_transform(frozen_default=True)
class ChoiceType(msgspec.StructMeta):
    """The type of choices: tells a type checker that every choice is frozen."""


class Choice(
    msgspec.Struct,
    metaclass=ChoiceType,
    frozen=True,
    array_like=True,
    gc=False,
    order=True,
    forbid_unknown_fields=True,  # a longer list is another choice
):
    """An option with named fields. Each game derives one class that bears its name, and from that its choices."""

    game: ClassVar[str] = ""
    words: ClassVar[str] = ""  # the message is `<game>.option.<words>`; without it, the tag
    tells: ClassVar[tuple[str, ...] | None] = None  # the fields that are values of the message; without it, all
    heading: ClassVar[str] = ""  # `<game>.text.label.<heading>`: in brief, such options stand together below it
    brief: ClassVar[str] = ""  # the field that is told below the heading; without it, the last one
    clicks: ClassVar[tuple[str, ...] | None] = None  # what is clicked, in this order; without it, all fields
    either_first: ClassVar[bool] = False  # of two things that are clicked, may either be the first?
    spread: ClassVar[bool] = False  # is the last field a tuple or a choice whose parts follow one by one on the wire?
    parts: ClassVar[tuple[type["Choice"], ...]] = ()  # the choices that such a field may be
    card_field: ClassVar[str] = "card"
    seat_field: ClassVar[str] = "whom"

    def __str__(self) -> str:
        """The choice in English words. It knows no table, so seats have their usual names; see `game.say(option)`."""
        from .book import known_book

        book = known_book(self.game)
        try:
            return repr(self) if book is None else book.words("en").say(self.phrase())
        except Exception:  # a choice that somebody has made up may hold anything
            return repr(self)

    def phrase(self) -> Phrase:
        """What the choice says."""
        values = {name: getattr(self, name) for name in told_fields(type(self))}
        return Phrase(f"{self.game}.option.{self.words or tag_of(type(self))}", values)

    def label(self, view: Any) -> Label:
        """The choice in brief, as somebody who sees this state is told; a game says how a field is told then."""
        if not self.heading:
            return Label(None, self.phrase())
        brief = self.brief or self.__struct_fields__[-1]
        heading = Phrase(f"{self.game}.text.label.{self.heading}", self.heading_values(view))
        return Label(heading, self.told_briefly(view, brief))

    def heading_values(self, view: Any) -> dict[str, Any]:
        """The values of the heading's message."""
        return values_of(self)

    def told_briefly(self, view: Any, field: str) -> Phrase:
        """One field in brief."""
        raise NotImplementedError(f"{self.game} tells no field in brief")


class Word(Choice):
    """A plain option that is a word: "stop", "done"."""

    word: str
    message: str

    def phrase(self) -> Phrase:
        """What the word says where it is asked."""
        return Phrase(self.message)


def values_of(choice: Choice) -> dict[str, Any]:
    """The fields of a choice by name."""
    return {name: getattr(choice, name) for name in choice.__struct_fields__}


def told_fields(kind: type[Choice]) -> tuple[str, ...]:
    """The fields of a choice that its message tells."""
    return kind.__struct_fields__ if kind.tells is None else kind.tells


def read_as(option: tuple[Any, ...], kind: type[Choice]) -> Choice | None:
    """The choice of this type that is written so, or None."""
    tag = tag_of(kind)
    words, fields = option[: len(tag.split())], option[len(tag.split()) :]
    if words != tuple(tag.split()):
        return None
    if kind.spread:
        plain = len(kind.__struct_fields__) - 1
        fields = (*fields[:plain], fields[plain:])
    try:
        return msgspec.convert((tag, *fields) if tag else fields, kind)
    except msgspec.ValidationError:
        return None


class Asked(NamedTuple):
    """The row of an ask: the choices that it offers, the one that tells a plain value, and words that are options, each
    with its message where that is not `<game>.option.<word>`, or with the choice without fields that tells it."""

    offers: tuple[type[Choice], ...] = ()
    plain: type[Choice] | None = None
    words: Mapping[str, str | type[Choice]] = {}

    @property
    def types(self) -> tuple[type[Choice], ...]:
        """Every type of choice that tells an option of this ask."""
        plain = () if self.plain is None else (self.plain,)
        return (*self.offers, *plain, *(told for told in self.words.values() if not isinstance(told, str)))


class Vocabulary:
    """All asks of a game by kind, and so all of its choices."""

    def __init__(self, game: str, asks: Mapping[str, Asked]) -> None:
        self.game = game
        self.asks = asks

    def choice(self, kind: str, option: Any) -> Choice:
        """The choice that an option is, or by which it is told."""
        if isinstance(option, Choice):
            return option
        row = self.asks.get(kind, Asked())
        if isinstance(option, tuple):  # as it was written on the wire
            for offered in row.offers:
                found = read_as(option, offered)
                if found is not None:
                    return found
        if isinstance(option, str) and option in row.words:
            told = row.words[option]
            return Word(option, told or f"{self.game}.option.{option}") if isinstance(told, str) else told()
        if row.plain is None:
            raise LookupError(f"{kind} has no words for {option!r}")
        return row.plain(option)

    @property
    def types(self) -> list[type[Choice]]:
        """Every type of choice, once."""
        kinds = [kind for row in self.asks.values() for kind in row.types]
        return list(dict.fromkeys(one for kind in kinds for one in (kind, *kind.parts)))

    def messages(self) -> dict[str, frozenset[str]]:
        """The messages that choices and words say by themselves, each with its values; what a choice says in a way of
        its own stands in its `phrase`."""
        plain = [kind for kind in self.types if kind.phrase is Choice.phrase]
        said = {f"{self.game}.option.{kind.words or tag_of(kind)}": frozenset(told_fields(kind)) for kind in plain}
        words = {pair for row in self.asks.values() for pair in row.words.items()}
        plainly = {message or f"{self.game}.option.{word}" for word, message in words if isinstance(message, str)}
        return said | dict.fromkeys(plainly, frozenset())

    def phrase(self, kind: str, option: Any) -> Phrase:
        """What an option of an ask says."""
        return self.choice(kind, option).phrase()

    def label(self, view: Any, kind: str, option: Any) -> Label:
        """An option in brief."""
        return self.choice(kind, option).label(view)

    def card_of(self, kind: str, option: Any) -> str:
        """The card that an option plays, spends or takes."""
        choice = self.choice(kind, option)
        card = getattr(choice, choice.card_field, "")
        return card if isinstance(card, str) else ""

    def seat_of(self, kind: str, option: Any) -> int:
        """The seat that an option points at, or -1."""
        choice = self.choice(kind, option)
        seat = getattr(choice, choice.seat_field, -1)
        return seat if isinstance(seat, int) else -1


NO_VOCABULARY = Vocabulary("", {})
