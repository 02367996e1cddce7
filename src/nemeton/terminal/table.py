"""A table in the terminal: people type, bots think, and everything is kept on disk after every answer."""

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

from nemeton.bots import make, play_seat
from nemeton.kernel import LANGUAGES, Ask, Game, NemetonError, Phrase, Topic, Words
from nemeton.kernel.history import Answered

from .choosing import Offer, meant, named, option_words
from .saving import save_place, write_table
from .screen import Screen
from .showing import Group, Showing
from .speech import game_name, words_of

COMMANDS = ("help", "explain", "undo", "board", "journal", "why", "save", "quit")


class Table:
    """One game with people at this keyboard on some seats and a bot on the others."""

    def __init__(
        self, screen: Screen, game: Game[Any], people: tuple[int, ...], bot: str, path: Path, language: str
    ) -> None:
        self.screen = screen
        self.game = game
        self.people = people
        self.bot = bot
        self.path = path
        self.language = language
        self.showing = Showing(screen, game, language)
        self._record = game.record()
        self._told = 0  # so much of the journal was shown
        self._turn: int | None = None
        self._drawn = -1  # the length of the history when the board was drawn last
        self._hinted = False
        self._left = False
        make(bot)  # a bot that does not exist is found before the first move
        self._words = {name: _command_words(self.showing, name) for name in COMMANDS}

    def run(self) -> None:
        """Play until the game is over or somebody leaves; the game is kept either way."""
        self._greet()
        try:
            while not self.game.over and not self._left:
                self._go_on()
        except KeyboardInterrupt:
            self.screen.say()
        self._write()  # as of the last answer, wherever the interrupt struck
        if self.game.over:
            self._news(None)
            self.showing.board()
            self.showing.result()
            self.showing.say("finished", path=str(self.path))
            self.showing.command("replay", str(self.path))
        else:
            self._tell_saved(self.path)

    def _greet(self) -> None:
        others = ", ".join(self.showing.seat(seat) for seat in range(self.game.players) if seat not in self.people)
        seat = ", ".join(self.showing.seat(seat) for seat in self.people)
        name = game_name(self.game.book, self.language)
        values = {"game": name, "company": self._company(), "seat": seat, "others": others, "bot": self.bot}
        self.showing.say("title", "strong", **values)
        self._told = len(self.game.journal) if self.game.history else 0

    def _company(self) -> str:
        """Who sits at the table: bots alone, one person alone or with bots, or several people."""
        if len(self.people) > 1:
            return "people"
        if not self.people:
            return "bots"
        return "one" if self.game.players > 1 else "alone"

    def _tell_saved(self, path: Path) -> None:
        name = self.game.book.name
        self.showing.say("saved", path=str(path))
        self.showing.command("play", name, "--resume", *([] if path == save_place(name) else ["--file", str(path)]))

    def _go_on(self) -> None:
        """Let one person type one line, or a bot answer once."""
        ask = next((ask for ask in self.game.asks if ask.seat in self.people), None)
        if ask is None:
            self._bot_answers()
            return
        groups = self.showing.groups(ask)
        if self._drawn != len(self.game.history):
            self._news(ask.seat)
            self.showing.board(ask.seat)
            if not self._hinted:
                self.showing.say("hint", "quiet", example=_example(groups))
                self._hinted = True
            self.showing.options(ask, groups)
            self._drawn = len(self.game.history)
        typed = self.screen.ask(f"{self.showing.seat(ask.seat)}> ")
        if typed is None:
            self._left = True
        elif typed.strip():
            self._do(ask, groups, typed.strip())
        else:
            self._drawn = -1  # an empty line shows everything again

    def _news(self, seat: int | None) -> None:
        """What was written into the journal since it was shown last."""
        journal = self.game.journal
        entries = journal[self._told :]
        viewer = seat if seat is not None else self.people[0] if self.people else -1
        self.showing.journal(entries, viewer, self._turn)
        self._told = len(journal)
        self._turn = entries[-1].turn if entries else self._turn

    def _bot_answers(self) -> None:
        seat = self.game.asks[0].seat
        if self.screen.console.is_terminal and self.bot != "random":
            self.showing.say("thinking", "quiet", seat=seat, bot=self.bot)
        number = len(self.game.history)
        seed = f"{self._record['segments'][-1]['chance']}/{number}"
        play_seat(self.game, seat, make(self.bot, seed), Random(seed))
        self._keep()

    def _keep(self) -> None:
        self._record = self.game.record()
        self._write()

    def _write(self) -> None:
        write_table(self.path, self._record, self.people, self.bot)

    # What was typed

    def _do(self, ask: Ask, groups: list[Group], typed: str) -> None:
        offers = [offer for group in groups for offer, _ in group.offers]
        word, _, rest = typed.partition(" ")
        if typed.startswith("?"):
            word, rest = "?", typed[1:].strip()
        command = next((name for name, words in self._words.items() if word.casefold() in words), None)
        found = meant(typed, offers)
        if (
            command
            and (not rest or command in ("help", "explain", "save"))
            and typed not in [str(o.number) for o in found]
        ):
            self._commands()[command](ask, rest.strip())
        elif len(found) == 1:
            self.game.answer(found[0].option, ask.seat)
            self._keep()
        elif found:
            options = "; ".join(f"{offer.number} {offer.texts[1]}" for offer in found[:12])
            self.showing.say("ambiguous", text=typed, options=options)
        else:
            self._not_on_offer(ask, offers, typed)

    def _not_on_offer(self, ask: Ask, offers: list[Offer], typed: str) -> None:
        """Say why: there is no such number, the rules refuse it, or it means nothing."""
        if typed.isdecimal():
            self.showing.say("no_number", text=typed, last=len(offers))
            return
        refused = [
            Offer(number, refusal, (option_words(refusal.option), self.showing.option(ask, refusal.option)))
            for number, refusal in enumerate(ask.refused, len(offers) + 1)
        ]
        found = meant(typed, refused)
        for offer in found[:5]:
            self.showing.say("refused", option=offer.texts[1], reason=Phrase(offer.option.reason))
        if not found:
            self.showing.say("unknown", text=typed)

    def _commands(self) -> dict[str, Callable[[Ask, str], None]]:
        return {
            "help": self._help,
            "explain": self._explain,
            "undo": self._undo,
            "board": self._board,
            "journal": self._journal,
            "why": self._why,
            "save": self._save,
            "quit": self._quit,
        }

    def _help(self, ask: Ask, about: str) -> None:
        if about:
            self._explain(ask, about)
            return
        example = _example(self.showing.groups(ask))
        if self.game.book.text is not None:
            for line in self.showing.words.say(self.game.book.text.guide).splitlines():
                self.screen.item("  · ", line, mark_style="quiet")
        self.showing.say("help", "strong")
        width = max(len(words[0]) for words in self._words.values()) + 2
        self.screen.item("  " + "1, 2 …".ljust(width), self.showing.text("help.number", example=example))
        for name, words in self._words.items():
            self.screen.item(f"  {words[0].ljust(width)}", self.showing.text(f"help.{name}", word=words[0]))

    def _explain(self, ask: Ask, about: str) -> None:
        text = self.game.book.text
        if text is None:
            self.showing.say("no_topic", text=about or "?")
        elif not about:
            self.showing.say("topics", "strong")
            self.showing.topics(text.on_table(self.game.seen_by(ask.seat)))
        else:
            every = [words_of(self.game.book, language) for language in LANGUAGES]
            found = named(about, {key: [key, *_names(topic, every)] for key, topic in text.topics.items()})
            self.showing.topics(found)
            if not found:
                self.showing.say("no_topic", text=about)

    def _undo(self, ask: Ask, _rest: str) -> None:
        """Take an answer back: the bot always agrees, and so do two at one keyboard."""
        answered = [
            event.seat for event in self.game.history if isinstance(event, Answered) and event.seat in self.people
        ]
        seat = answered[-1] if answered else ask.seat
        try:
            if self.game.undoable(seat):
                self.game.undo(seat)
            else:
                self.game.undo(seat, agreed=True)
        except NemetonError as error:
            told = error.told_by(lambda language: words_of(self.game.book, language, self.game.state))
            self.screen.say(told.text(self.language))
            return
        self._told = min(self._told, max(0, len(self.game.journal) - 1))
        self._turn = self.game.state.turn
        self._keep()

    def _board(self, _ask: Ask, _rest: str) -> None:
        self._drawn = -1

    def _journal(self, ask: Ask, _rest: str) -> None:
        if not self.game.journal:
            self.showing.say("journal_empty")
        self.showing.journal(self.game.journal, ask.seat)

    def _why(self, ask: Ask, _rest: str) -> None:
        self.showing.refusals(ask)

    def _save(self, _ask: Ask, where: str) -> None:
        path = Path(where).expanduser() if where else self.path
        try:
            write_table(path, self.game.record(), self.people, self.bot)
        except NemetonError as error:
            self.screen.say(error.text(self.language))
            return
        self._tell_saved(path)

    def _quit(self, _ask: Ask, _rest: str) -> None:
        self._left = True


def _example(groups: list[Group]) -> str:
    """What one may type for the last option: as few of its last words as mean it alone, else its number."""
    offers = [offer for group in groups for offer, _ in group.offers]
    last, short = groups[-1].offers[-1]
    for told in (short, last.texts[1]):
        words = told.split()
        for count in range(1, len(words) + 1):
            ending = " ".join(words[-count:]).strip("«»“”().,:;")
            if any(map(str.isalpha, ending)) and meant(ending, offers) == [last]:
                return ending
    return str(last.number)


def _names(topic: Topic, every: list[Words]) -> list[str]:
    """What a thing is called, in every language, in full and in brief."""
    return [words.say(name) for words in every for name in (topic.name, topic.short) if name is not None]


def _command_words(showing: Showing, name: str) -> list[str]:
    """What one may type for a command: the language's own words, and the English ones."""
    english = words_of(showing.game.book, "en").say(Phrase(f"terminal.command.{name}"))
    return list(dict.fromkeys([*showing.text(f"command.{name}").split(), *english.split()]))
