"""One family of exceptions, each with a fixed code, one JSON shape, and words in every language.

An error carries a code (`"choice/not_an_option"`) and the values of its sentence. The sentence itself stands in
`words/*.ftl` under `error-choice-not_an_option`; `str(error)` is the English one behind the code.
"""

from collections.abc import Callable
from typing import Any, Self

from .words import LANGUAGES, Phrase, Words, words


class NemetonError(Exception):
    """Whatever a caller can do wrong. What was tried stays undone: nothing has changed."""

    def __init__(self, code: str, /, **values: Any) -> None:
        self.code = code
        self.values = values
        self._words: Callable[[str], Words] = words
        self._texts: dict[str, str] = {}  # what was said already, for an error that came from another process
        super().__init__(code, values)

    def told_by(self, words_of: Callable[[str], Words]) -> Self:
        """The same error, its sentence in the words of a game, which know that game's names."""
        self._words = words_of
        return self

    def with_values(self, **values: Any) -> "NemetonError":
        """An error of the same code and words, some of whose values are others."""
        return NemetonError(self.code, **{**self.values, **values}).told_by(self._words)

    def text(self, language: str = "en") -> str:
        """The sentence in a reader's language."""
        told = self._texts.get(language)
        return told if told is not None else self._words(language).say(self.phrase)

    @property
    def phrase(self) -> Phrase:
        """The sentence as a phrase, to stand inside another one."""
        return Phrase(f"error/{self.code}", self.values)

    def __str__(self) -> str:
        return f"{self.code}: {self.text()}"

    def json(self, language: str = "en") -> dict[str, str]:
        """The one shape in which an error leaves the process."""
        return {"code": self.code, "message": self.text(language)}

    def __reduce__(self) -> tuple[Any, ...]:
        return _rebuild, (type(self), self.code, self.values, {language: self.text(language) for language in LANGUAGES})


def _rebuild(kind: type[NemetonError], code: str, values: dict[str, Any], texts: dict[str, str]) -> NemetonError:
    error = kind(code, **values)
    error._texts = texts
    return error


class IllegalAnswer(NemetonError):
    """An answer that is not on offer, from the wrong seat, or to an ask that is gone (`choice/…`)."""


class BadSetup(NemetonError):
    """A game, a number of players or a table option that does not exist (`setup/…`)."""


class BadRecord(NemetonError):
    """A record that cannot be replayed (`record/…`)."""


class BadPosition(NemetonError):
    """A position that cannot stand on the table (`position/…`). It says all that is wrong, each in one sentence: the
    error itself is the first of its `problems`."""

    def __init__(self, code: str, /, **values: Any) -> None:
        super().__init__(code, **values)
        self.others: tuple[BadPosition, ...] = ()

    @property
    def problems(self) -> "tuple[BadPosition, ...]":
        """Everything that is wrong."""
        return (self, *self.others)

    def text(self, language: str = "en") -> str:
        """All sentences in a reader's language, each on a line of its own."""
        return "\n".join([super().text(language), *(other.text(language) for other in self.others)])


class CannotUndo(NemetonError):
    """An answer that cannot be taken back (`undo/…`)."""


class BadSeat(NemetonError):
    """A seat that is not at this table (`seat/…`)."""


class BadWords(NemetonError):
    """A language or a message that does not exist (`words/…`)."""
