"""A game as text: its board in letters, what is asked, an option in words, and the line that a debugger shows."""

from functools import cache
from typing import TYPE_CHECKING, Any

from .asks import Ask
from .book import Rulebook
from .choices import Choice
from .sight import ALL, PUBLIC
from .text import Line
from .values import Option
from .words import KERNEL_WORDS, Phrase, Words

if TYPE_CHECKING:
    from .game import Game


def printout(game: "Game[Any]", seat: int = PUBLIC, language: str = "en") -> str:
    """The board as a seat sees it, and below it what is asked, or how the game ended."""
    words = _words(game, language)
    return "\n".join([*_board(game, seat, words), "", *_asked(game, seat, words)])


def one_line(game: "Game[Any]") -> str:
    """A game in one line.

    >>> import nemeton
    >>> nemeton.start("cairn", seed=7)
    <Game of cairn: 2 players, turn 1, seat 1 is asked cairn.action>
    """
    if game.result is not None:
        what = f"over by {game.result.how}, winners {list(game.result.winners)}"
    elif game.paused:
        what = f"paused before {game.paused}"
    else:
        what = ", ".join(f"seat {ask.seat} is asked {ask.kind}" for ask in game.asks)
    kind = "light " if game.light else "imagined " if game.is_imagined else ""
    return f"<{kind}Game of {game.book.name}: {game.players} players, turn {game.state.turn}, {what}>"


def told(game: "Game[Any]", option: Option, language: str, seat: int | None) -> str:
    """An option of an open ask in words. A choice that nobody is asked for now is told as far as it tells itself."""
    for ask in game.asks:
        if seat in (None, ask.seat):
            offered = ask.offered(option)
            if offered is not None:
                return game.book.option_text(ask.kind, offered, language, game.state)
    if isinstance(option, Choice):
        return game.words(language).say(option.phrase())
    from .game import loop_of

    ask, offered = loop_of(game).addressed(option, seat, None)  # which takes JSON's lists, or says why not
    return game.book.option_text(ask.kind, offered, language, game.state)


def _board(game: "Game[Any]", seat: int, words: Words) -> list[str]:
    view, text = game.seen_by(seat), game.book.text
    if text is None:
        return [repr(view)]
    ask = next((ask for ask in game.asks if ask.seat == seat), None)
    journal = [entry for entry in game.journal if seat == ALL or entry.is_for(seat)]
    lines: list[Line] = text.board(view, seat=seat, ask=ask, journal=journal, words=words)
    return ["".join(span.letters for span in line).rstrip() for line in lines]


def _asked(game: "Game[Any]", seat: int, words: Words) -> list[str]:
    if game.result is not None:
        return [words.say(game.book.ended(game.result))]
    return [_prompt(ask, seat, words) for ask in game.asks if seat in (PUBLIC, ALL, ask.seat)]


def _prompt(ask: Ask, seat: int, words: Words) -> str:
    """Who is asked what. How much is on offer may be a secret."""
    prompt = words.say(Phrase(ask.kind, {**ask.about, "seat": ask.seat}))
    if ask.is_public or seat in (ALL, ask.seat):
        return words.say(Phrase("kernel.asked_among", {"prompt": prompt, "count": len(ask.options)}))
    return prompt


def _words(game: "Game[Any]", language: str) -> Words:
    game.words(language)  # which refuses a language that is not spoken here
    return game.book.seated(_text_words(game.book, language), game.state)


@cache
def _text_words(book: Rulebook[Any], language: str) -> Words:
    """The words of a game, with those that its board in letters needs."""
    more = (book.text.words_folder,) if book.text else ()
    return Words(language, (KERNEL_WORDS, book.words_folder, *more), book.naming)
