"""What a game says at a table of the site: its messages, with people's names in seat colours and things to look up.

A message is written with marks where a seat or a thing is named. The marks are replaced after the text was escaped, so
that a name cannot do harm, and one set of words serves every table of a game.
"""

import re
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from markupsafe import Markup, escape

from nemeton.kernel import Game, Option, Phrase, Result, Rulebook, Words
from nemeton.kernel.words import KERNEL_WORDS

from . import PARTS, site_words

_SITE_WORDS = Path(__file__).parent
BOT = "\ue002"  # the name of a seat that a bot plays: it is called after its place, and that it is a bot is said
GONE = "\ue003"  # the name of somebody whom the site does not know any more
_MARK = re.compile("\ue000(s\\d+|t\\d+)\ue001")


class Speech:
    """A game's words in one language, for one table: who sits where is known."""

    def __init__(self, book: Rulebook[Any], language: str, names: dict[int, str], places: tuple[str, ...] = ()) -> None:
        self.book = book
        self.language = language
        self._names = names
        self._places = book.words(language).with_seats(places) if places else book.words(language)
        self._words = _words(book, language)
        self._topics = list(book.text.topics.items()) if book.text else []
        self._called: dict[int, str] = {}  # what the game calls a seat

    def plain(self, phrase: Phrase) -> str:
        """A sentence as plain text."""
        return self._filled(self._words.say(phrase), self._plain_mark)

    def rich(self, phrase: Phrase) -> Markup:
        """A sentence for a page: names in their colours, things with their texts."""
        return Markup(self._filled(str(escape(self._words.say(phrase))), self._rich_mark))

    def topics_in(self, phrase: Phrase) -> list[str]:
        """The things that a sentence names and that can be looked up."""
        found = (mark for mark in _MARK.findall(self._words.say(phrase)) if mark[0] == "t")
        return [self._topics[int(mark[1:])][0] for mark in found]

    def option(self, kind: str, option: Option) -> str:
        """An option as plain text."""
        return self._filled(_option(self.book, self.language, kind, option), self._plain_mark)

    def asked(self, phrase: Phrase) -> Markup:
        """A question without the name it begins with: the page says whose move it is."""
        told = re.sub(r"^\ue000s\d+\ue001: ", "", self._words.say(phrase))
        return Markup(self._filled(str(escape(capital(told))), self._rich_mark))

    def ended(self, result: Result) -> Phrase:
        """How a game ended, in its own words where it has them."""
        own = self.book.ended(result)
        if self._words.knows(own.kind):
            return own
        if result.winners:
            return Phrase("site.table.winners", {"names": ", ".join(self.seat(seat) for seat in result.winners)})
        return Phrase("site.table.nobody_wins")

    def seat(self, seat: int) -> str:
        """Who sits there: the person's name, or what the game calls the seat; of a bot it is said that it is one."""
        name = self._names.get(seat)
        if name == GONE:
            return site_words(self.language).say(Phrase("site.people.gone"))
        return self._bot(self.place(seat)) if name == BOT else name or self.place(seat)

    def _bot(self, place: str) -> str:
        return site_words(self.language).say(Phrase("site.people.bot_named", {"name": place}))

    def place(self, seat: int) -> str:
        """What the game calls a seat."""
        called = self._called.get(seat)
        if called is None:
            called = self._called[seat] = str(self._places.write("seat", seat))
        return called

    def law(self, law: str) -> str:
        """What a section of the rules is called."""
        return self._filled(str(self._words.write("law", law)), self._plain_mark)

    def _filled(self, text: str, told: Any) -> str:
        if "\ue000" not in text:
            return text
        return _MARK.sub(lambda found: told(found[1][0], int(found[1][1:])), text)

    def _plain_mark(self, kind: str, number: int) -> str:
        return self.seat(number) if kind == "s" else self.plain(self._topics[number][1].name)

    def _rich_mark(self, kind: str, number: int) -> str:
        if kind == "s":
            return f'<span class="name of-{number + 1}">{escape(self.seat(number))}</span>'
        ident, topic = self._topics[number]
        return f'<span class="topic" data-card="{escape(ident)}">{escape(self.plain(topic.name))}</span>'


@lru_cache(5_000)
def speech_of(
    book: Rulebook[Any], language: str, names: tuple[tuple[int, str], ...], places: tuple[str, ...] = ()
) -> Speech:
    """The words of a game for everybody who reads this language at a table with these names."""
    return Speech(book, language, dict(names), places)


def seat_names_of(game: Game[Any] | None) -> tuple[str, ...]:
    """What the seats are called in a game, where that is not always the same."""
    return () if game is None or game.book.seat_names is None else game.book.seat_names(game.state)


def capital(text: str) -> str:
    """The text with a large first letter."""
    return text[:1].upper() + text[1:]


def _key(name: Phrase) -> tuple[Any, ...]:
    """What tells the names of two things apart: the message, and the values in it."""
    values = ((key, _key(value) if isinstance(value, Phrase) else value) for key, value in name.values.items())
    return name.kind, *sorted(values)


@lru_cache(50_000, typed=True)
def _option(book: Rulebook[Any], language: str, kind: str, option: Option) -> str:
    return _words(book, language).say(book.option_phrase(kind, option))


@cache
def _words(book: Rulebook[Any], language: str) -> Words:
    """All words that a table of this game needs, seats and things marked."""
    folders = [KERNEL_WORDS, *(_SITE_WORDS / part for part in PARTS), book.words_folder]
    topics = {_key(topic.name): at for at, topic in enumerate(book.text.topics.values())} if book.text else {}
    if book.text:
        folders.append(book.text.words_folder)

    def marked(named: Any) -> Any:
        def name(value: Any) -> Any:
            told = named(value)
            at = topics.get(_key(told)) if isinstance(told, Phrase) and not told.attribute else None
            return told if at is None else f"\ue000t{at}\ue001"

        return name

    def seat(named: Any) -> Any:
        return lambda value: f"\ue000s{value}\ue001" if isinstance(value, int) and value >= 0 else named(value)

    of_seats = book.naming.get("seat", lambda value: value)
    naming = {name: seat(named) if named is of_seats else marked(named) for name, named in book.naming.items()}
    return Words(language, tuple(folders), {"seat": seat(of_seats), "asked": seat(of_seats), **naming})
