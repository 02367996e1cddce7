"""The terminal's words: its own messages, and with them those of the kernel and of the game on the table."""

import os
from functools import cache
from pathlib import Path
from typing import Any

from nemeton import kernel
from nemeton.kernel import LANGUAGES, BadWords, NemetonError, Phrase, Rulebook, State, Words

FOLDER = Path(__file__).parent / "words"
KERNEL_FOLDER = Path(kernel.__file__).parent / "words"


class BadCommand(NemetonError):
    """Something on the command line that cannot be done (`terminal/…`)."""

    def __init__(self, code: str, /, **values: Any) -> None:
        super().__init__(code, **values)
        self.told_by(own_words)


@cache
def own_words(language: str) -> Words:
    """What can be said without a game."""
    return Words(known(language), (KERNEL_FOLDER, FOLDER), {})


def words_of(book: Rulebook[Any], language: str, state: State | None = None) -> Words:
    """What can be said at a table of a game; with a state, its seats bear the names that they have in it."""
    spoken = _words_of(book.words_folder, book, known(language))
    return spoken if state is None else book.seated(spoken, state)


@cache
def _words_of(folder: Path, book: Rulebook[Any], language: str) -> Words:
    more = (book.text.words_folder,) if book.text else ()
    return Words(language, (KERNEL_FOLDER, folder, *more, FOLDER), book.naming)


def known(language: str) -> str:
    """The language, if it is one that is spoken here."""
    if language not in LANGUAGES:
        raise BadWords("words/unknown_language", language=language, known=LANGUAGES)
    return language


def language_here() -> str:
    """The reader's language, as NEMETON_LANG or the system's own settings tell it; English otherwise."""
    for name in ("NEMETON_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        told = os.environ.get(name, "")[:2].lower()
        if told:
            return told if told in LANGUAGES else "en"
    return "en"


def game_name(book: Rulebook[Any], language: str) -> str:
    """What the game is called."""
    words = words_of(book, language)
    return words.say(Phrase(f"{book.name}.name")) if words.knows(f"{book.name}.name") else book.name
