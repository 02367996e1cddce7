"""Words: messages in every language, from Fluent files.

Rules speak in values only. A `Phrase` names a message and its values; `Words.say` turns it into a sentence.
A game brings its own `.ftl` files and a `naming`: how a value called `megalith` or `space` is written out.
"""

from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast

LANGUAGES = ("en", "ru", "uk")
APART = ("text", "lessons")  # folders within one of a game that are read by themselves
LARGEST = 10**15
LONGEST = 2000  # letters of one value in a sentence; Fluent itself refuses more than 2,500
MOST_KEPT = 20_000  # sentences that are kept in one language: games say the same things again and again

Naming = Mapping[str, "Callable[[Any], Phrase | Any]"]


class Phrase(NamedTuple):
    """A message to be said: its kind (`cairn.action`), its values, and the attribute to say instead of the message."""

    kind: str
    values: Mapping[str, Any] = {}
    attribute: str = ""


def message_id(kind: str) -> str:
    """The Fluent identifier of a kind.

    >>> message_id("error/choice/not_an_option"), message_id("cairn.action")
    ('error-choice-not_an_option', 'cairn-action')
    """
    return kind.replace(".", "-").replace("/", "-")


class Words:
    """All messages of one language that one game may need. Of two with the same name the later folder's counts."""

    def __init__(self, language: str, folders: tuple[Path, ...], naming: Naming) -> None:
        self.language = language
        self._naming = {**_SEATS, **naming}
        self._said: dict[Any, str] = {}
        self._at_tables: dict[tuple[str, ...], Words] = {}
        self._bundle = FluentBundle([language], use_isolating=False)
        for path in (path for folder in folders for path in files_of(folder, language)):
            self._bundle.add_resource(resource(path), allow_overrides=True)

    def with_seats(self, names: tuple[str, ...]) -> "Words":
        """The same words at a table where the seats are called so: each name is the kind of a message."""
        if names not in self._at_tables:
            of_seats = self._naming["seat"]

            def seat(value: Any) -> Any:
                known = isinstance(value, int) and 0 <= value < len(names)
                return Phrase(names[value]) if known else of_seats(value)

            own = self._at_tables[names] = Words.__new__(Words)
            own.language, own._bundle, own._said, own._at_tables = self.language, self._bundle, {}, {}
            own._naming = {name: seat if named is of_seats else named for name, named in self._naming.items()}
        return self._at_tables[names]

    def knows(self, kind: str, attribute: str = "") -> bool:
        """Is there such a message?"""
        identifier = message_id(kind)
        if not self._bundle.has_message(identifier):
            return False
        message = self._bundle.get_message(identifier)
        return attribute in message.attributes if attribute else message.value is not None

    def say(self, phrase: Phrase) -> str:
        """The sentence. A value that is a phrase or has a naming is said first; its raw form stays as `$name_id`."""
        kept = _name_of(phrase)
        try:
            return self._said[kept]
        except KeyError:
            pass
        except TypeError:  # a value that cannot be looked up, such as a list of lists
            return self._formatted(phrase)
        if len(self._said) >= MOST_KEPT:
            self._said.clear()
        said = self._said[kept] = self._formatted(phrase)
        return said

    def _formatted(self, phrase: Phrase) -> str:
        from .errors import BadWords

        if not self.knows(phrase.kind, phrase.attribute):
            wanted = f"{phrase.kind}.{phrase.attribute}" if phrase.attribute else phrase.kind
            raise BadWords("words/unknown_message", kind=wanted, language=self.language)
        message = self._bundle.get_message(message_id(phrase.kind))
        pattern = message.attributes[phrase.attribute] if phrase.attribute else message.value
        assert pattern is not None
        values: dict[str, Any] = {}
        for name, value in phrase.values.items():
            values[name] = self.write(name, value)
            if not isinstance(value, Phrase):
                values[f"{name}_id"] = _raw(value)
        text, problems = self._bundle.format_pattern(pattern, values)
        if problems:
            raise BadWords("words/broken_message", kind=phrase.kind, language=self.language, problem=str(problems[0]))
        return str(text)

    def write(self, name: str, value: Any) -> Any:
        """One value as it stands in a sentence: a number as it is, anything else as text."""
        if isinstance(value, (list, tuple)) and not isinstance(value, Phrase):
            return _shortened(", ".join(str(self.write(name, item)) for item in value))
        named = self._naming.get(name)
        if named is not None and not isinstance(value, Phrase):
            value = named(value)
        if isinstance(value, Phrase):
            return self.say(value)
        if isinstance(value, (int, float)):
            return _number(value)
        return _shortened(str(value))


def _name_of(phrase: Phrase) -> tuple[Any, ...]:
    """What a sentence is kept under: all that it is made of, phrases in it too."""
    name: tuple[Any, ...] = phrase.kind, phrase.attribute
    for field, value in phrase.values.items():
        kind = value.__class__
        name += field, kind, tuple(value) if kind is list else _name_of(value) if kind is Phrase else value
    return name


def _seat(seat: Any) -> Any:
    """A seat where no game gives it a name."""
    return Phrase("kernel.seat", {"number": seat}) if isinstance(seat, int) else seat


_SEATS: Naming = {"seat": _seat, "asked": _seat}


def _raw(value: Any) -> int | float | str:
    """The form of a value that a message can choose by."""
    if isinstance(value, (int, float)):
        return _number(value)
    return "none" if value is None else _shortened(str(value))


def _number(value: float) -> int | float | str:
    """A number as it is; one so long that Fluent cannot write it (somebody sends such) as text.

    >>> _number(3), _number(10**40), _number(10**5000), _number(float("inf"))
    (3, '10000000000000000000000000000000000000000', '…', 'inf')
    """
    if abs(value) < LARGEST:
        return value
    try:
        return _shortened(str(value))
    except ValueError:  # Python itself writes no number of more than 4,300 digits
        return "…"


def _shortened(text: str) -> str:
    """A text as it may stand in a sentence: not too long, and without halves of letters, which nobody can write."""
    if not text.isascii():
        text = text.encode("utf-8", "replace").decode()
    return text if len(text) <= LONGEST else f"{text[: LONGEST - 1]}…"


KERNEL_WORDS = Path(__file__).parent / "words"
_NO_NAMES: Naming = {}
_NAMINGS: dict[int, Naming] = {}  # by id, so that words can be kept for each; being here, none is ever thrown away


@cache
def files_of(folder: Path, language: str) -> tuple[Path, ...]:
    """The files of a folder of messages in a language: its own, then those of its parts, which are folders in it."""
    parts = sorted(path.parent for path in folder.glob(f"*/{language}.ftl") if path.parent.name not in APART)
    return (folder / f"{language}.ftl", *(part / f"{language}.ftl" for part in parts))


@cache
def resource(path: Path) -> ast.Resource:
    """What a file of messages holds. Reading takes long, and the longer where every word keeps its place."""
    return FluentParser(with_spans=False).parse(path.read_text(encoding="utf-8"))


@cache
def _words(language: str, folder: Path | None, naming_id: int) -> Words:
    return Words(language, (KERNEL_WORDS,) if folder is None else (KERNEL_WORDS, folder), _NAMINGS[naming_id])


def words(language: str, folder: Path | None = None, naming: Naming = _NO_NAMES) -> Words:
    """The words of a language: the kernel's, and those of one game's folder."""
    if language not in LANGUAGES:
        from .errors import BadWords

        raise BadWords("words/unknown_language", language=str(language), known=LANGUAGES)
    _NAMINGS[id(naming)] = naming
    return _words(language, folder, id(naming))
