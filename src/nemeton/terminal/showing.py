"""How a game is told in the terminal: its board, the options of an ask, the journal, its end."""

import json
import shlex
import shutil
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from nemeton.kernel import PUBLIC, Ask, Entry, Game, Label, Option, Phrase, Span, Words
from nemeton.kernel.journal import told_twice

from .choosing import Offer, option_words
from .screen import Screen
from .speech import words_of

MOST = 6  # so many options are named for one reason


class Group(NamedTuple):
    """Options that belong together, with the heading they share; an option that stands alone has none."""

    heading: str
    offers: list[tuple[Offer, str]]


class Showing:
    """One game on one screen, in one language."""

    def __init__(self, screen: Screen, game: Game[Any], language: str) -> None:
        self.screen = screen
        self.game = game
        self.language = language
        self.words: Words = words_of(game.book, language, game.state)

    def say(self, kind: str, style: str = "", /, **values: Any) -> None:
        """One of the terminal's messages."""
        self.screen.say(self.text(kind, **values), style)

    def text(self, kind: str, **values: Any) -> str:
        """The words of one of the terminal's messages."""
        return self.words.say(Phrase(f"terminal.{kind}", values))

    def command(self, *arguments: str) -> None:
        """A command that may be typed next, on a line of its own; ./play stands for it where it is not installed."""
        program = "nemeton" if shutil.which("nemeton") else "./play"
        self.screen.lines([[Span(f"  {shlex.join([program, *arguments])}", "strong")]])

    def seat(self, seat: int) -> str:
        """What a seat is called."""
        return str(self.words.write("seat", seat))

    # The board

    def board(self, seat: int = PUBLIC) -> None:
        """The table as a seat sees it."""
        view, text = self.game.seen_by(seat), self.game.book.text
        self.screen.say()
        if text is None:
            position = self.game.book.write_position(view)
            self.screen.say(json.dumps(position, ensure_ascii=False, indent=1))
        else:
            ask = next((ask for ask in self.game.asks if ask.seat == seat), None)
            journal = [entry for entry in self.game.journal if entry.is_for(seat)]
            self.screen.lines(text.board(view, seat=seat, ask=ask, journal=journal, words=self.words))
        self.screen.say()

    # Options

    def groups(self, ask: Ask) -> list[Group]:
        """The options of an ask as they stand on the screen, those with the same heading together, numbered from 1."""
        view, text = self.game.seen_by(ask.seat), self.game.book.text
        found: dict[str, list[tuple[Option, str]]] = {}
        for number, option in enumerate(ask.options):
            if text is None:
                heading, short = "", self.option(ask, option)
            else:
                heading, short = self._in_brief(text.label(view, ask.kind, option))
            found.setdefault(heading or f"\0{number}", []).append((option, short))
        groups: list[Group] = []
        number = 0
        for heading, members in found.items():
            offers = []
            for option, short in members:
                number += 1
                offers.append((self._offer(ask, number, option, heading, short), short))
            groups.append(Group("" if heading.startswith("\0") else heading, offers))
        return groups

    def _in_brief(self, label: Label) -> tuple[str, str]:
        """The heading of an option, with its row, and what is left to say; without a heading also the price."""
        heading, short = " ".join(map(self.words.say, filter(None, (label.heading, label.row)))), label.short
        if heading or label.price is None:
            return heading, self.words.say(short)
        return "", f"{self.words.say(short)} ({self.words.say(label.price)})"

    def _offer(self, ask: Ask, number: int, option: Option, heading: str, short: str) -> Offer:
        label = [] if heading.startswith("\0") else [f"{heading} {short}"]
        return Offer(number, option, (option_words(option), self.option(ask, option), *label))

    def option(self, ask: Ask, option: Option) -> str:
        """An option in full."""
        return self.words.say(self.game.book.option_phrase(ask.kind, option))

    def options(self, ask: Ask, groups: Sequence[Group]) -> None:
        """The prompt and the numbered options."""
        self.screen.say(self.words.say(Phrase(ask.kind, {**ask.about, "seat": ask.seat})), "strong")
        width = min(34, max((len(group.heading) for group in groups), default=0))
        last = len(str(max(offer.number for group in groups for offer, _ in group.offers)))
        for group in groups:
            entries = [(str(offer.number).rjust(last), short) for offer, short in group.offers]
            if group.heading:
                self.screen.row(group.heading, width, entries)
            else:
                for number, short in entries:
                    self.screen.item(f"  {number}  ", _capital(short))

    def refusals(self, ask: Ask) -> None:
        """What cannot be chosen now: by reason, what it keeps from being on offer."""
        by_reason: dict[str, list[str]] = {}
        for refusal in ask.refused:
            reason = self.words.say(Phrase(refusal.reason))
            by_reason.setdefault(reason, []).append(self.option(ask, refusal.option))
        self.say("refusals" if by_reason else "no_refusals")
        for reason, options in by_reason.items():
            told = list(dict.fromkeys(options))
            more = [self.words.say(Phrase("kernel.and_more", {"count": len(told) - MOST}))] if len(told) > MOST else []
            self.screen.item("  · ", f"{_capital(reason)}: {'; '.join([*told[:MOST], *more])}.")

    # The journal

    def journal(self, entries: Iterable[Entry], seat: int = PUBLIC, turn: int | None = None) -> None:
        """What happened, with a heading where a turn begins; `turn` is the one whose heading was shown already."""
        read = [entry for entry in entries if entry.is_for(seat)]
        twice = told_twice(read)
        for entry in (entry for at, entry in enumerate(read) if at not in twice):
            told = self.words.say(Phrase(entry.kind, entry.values))
            if entry.turn and entry.turn != turn:
                turn = entry.turn
                opening = entry.kind == self.game.book.turn_entry
                whose = f". {told}" if opening and "seat" in entry.values else ""  # else the heading says it all
                self.screen.say(f"{self.text('turn', turn=turn)}{whose}", "strong")
                if opening:
                    continue
            self.screen.item("  · ", told, mark_style="quiet")

    # Things to explain

    def topics(self, names: Iterable[str]) -> None:
        """What things do, by their ids."""
        text = self.game.book.text
        assert text is not None
        for name in names:
            topic = text.topics[name]
            self.screen.item("  · ", f"{self.words.say(topic.name)}. {self.words.say(topic.text)}", mark_style="quiet")

    # The end

    def result(self) -> None:
        """How the game ended, in the game's own words where it has them."""
        result = self.game.result
        if result is None:
            self.say("unfinished", "strong")
            return
        own = self.game.book.ended(result)
        if self.words.knows(own.kind):
            self.screen.say(self.words.say(own), "strong")
        elif result.winners:
            self.say("winner", "strong", seat=", ".join(self.seat(seat) for seat in result.winners))
        else:
            self.say("drawn_game", "strong")
        if result.scores:
            scores = ", ".join(f"{self.seat(seat)} {score}" for seat, score in enumerate(result.scores))
            self.say("score", score=scores)


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
