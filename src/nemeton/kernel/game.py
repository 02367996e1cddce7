"""A game: what players and bots hold. It asks, takes answers, shows what a seat may see, forks, imagines and records.

Rules hold a `Play` (play.py); a `Loop` (loop.py) runs them. Neither is reached through a game, but by `play_of` and
`loop_of`: those are for the kernel, and for tests that call a rule by itself.
"""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Generic, TypeVar

from .asks import Ask, Question, Standing, Together
from .book import Rulebook
from .bounds import brief
from .chance import Chance
from .errors import IllegalAnswer
from .history import Answered, Event, Settled, Undoable
from .journal import Entry
from .loop import Loop
from .play import Play
from .printout import one_line, printout, told
from .sight import ALL, PUBLIC, TABLE
from .state import Result, State
from .steps import Step
from .values import Option, tag_of
from .words import Words

S = TypeVar("S", bound=State)


class Game(Generic[S]):
    """One game of a rulebook, at one point of its play."""

    __slots__ = ("_loop", "_play", "book", "players")

    def __init__(self, loop: Loop[S]) -> None:
        self._loop = loop
        self._play = loop.play
        self.book: Rulebook[S] = loop.book
        self.players = loop.players

    # What is asked, and how it is answered

    @property
    def asks(self) -> list[Ask]:
        """All open asks; where several seats may answer, several."""
        return self._loop.asks

    @property
    def ask(self) -> Ask | None:
        """What is being asked now; None when the game is over."""
        question = self._loop.question
        if question.__class__ is Ask:
            question.acted = self._play.acted[question.seat]
            return question
        asks = self._loop.asks
        return asks[0] if asks else None

    @property
    def question(self) -> Question | None:
        """What is being asked now, as the rule asks it: an Ask of one seat, Together of several, or AnyOf several."""
        return self._loop.question

    @property
    def given(self) -> int:
        """How many answers of a Together are in that nobody has seen yet."""
        question = self._loop.question
        return len(question.given) if isinstance(question, Together) else 0

    def options(self, seat: int | None = None) -> Sequence[Option]:
        """Whatever a seat may answer now, each once, over all of its asks, also those that stand open at any time;
        without a seat, that of the first ask. An answer goes to the first of its asks that offers it."""
        if seat is None:
            first = self.ask
            if first is None:
                return []
            seat = first.seat
        else:
            self._loop.check_seat(seat)
        asks = [ask for ask in self.asks if ask.seat == seat]
        if len(asks) == 1:
            return asks[0].options  # which may be long, and lazy
        return list(dict.fromkeys(option for ask in asks for option in ask.options))

    def answer(self, option: Option, seat: int | None = None, *, to: str | None = None) -> None:
        """Answer the ask of a seat (without one, the first); `to` may name the ask's id or kind. The option may also be
        written as JSON has it, with lists. An answer that is not legal changes nothing."""
        loop = self._loop
        question = loop.question
        ask = question if to is None and isinstance(question, Ask) and seat in (None, question.seat) else None
        value = None if ask is None else ask.offered(option)  # the usual case, without looking for other asks
        if ask is None or value is None:
            ask, value = loop.addressed(option, seat, to)
        if loop.light:
            if ask is question:
                loop.run(value)
            else:
                loop.take(ask, value)
        else:
            loop.happen(Answered(ask.seat, value, ask.kind if isinstance(ask, Standing) else ""))

    def pass_windows(self) -> None:
        """Let all windows pass: whoever is asked in secret whether to answer a card does not, until something else is
        asked. Only some games have windows (`Rulebook.windows`)."""
        windows = self.book.windows
        while asks := [ask for ask in self.asks if ask.kind in windows]:
            for ask in asks:
                self.answer(windows[ask.kind], ask.seat, to=ask.kind)

    @property
    def paused(self) -> str:
        """The name of the step before which the game has paused (`run_until`); empty otherwise."""
        step = self._loop.paused_before
        return "" if step is None else tag_of(type(step))

    def run_until(self, step: str | type[Step], choose: "Callable[[Game[S], Ask], Option] | None" = None) -> bool:
        """Play on until a step of this kind comes next, and pause before it: then nothing is asked, and `position` is
        that very moment. The step is named as in the agenda of a position ("turn") or by its class.

        `choose` says what is answered on the way; without it, chance does, always the same. False if the game ended
        before. A step that somebody's interruption has put there is not paused at.
        """
        loop, wanted = self._loop, frozenset([self._step(step)])
        lots = Random(0)
        if loop.paused_before is not None:
            loop.go_on(wanted)
        loop.stops = wanted
        try:
            while (ask := self.ask) is not None:
                if choose is None:
                    option = ask.options[lots.randrange(len(ask.options))]
                else:
                    option = choose(self, ask)
                self.answer(option, ask.seat, to=ask.kind)
        finally:
            if loop.paused_before is None:
                loop.stops = frozenset()
        return not self.over

    def go_on(self) -> None:
        """After a pause, run on to the next question."""
        if self._loop.paused_before is not None:
            self._loop.go_on()

    def _step(self, name: str | type[Step]) -> type[Step]:
        for kind in self.book.steps:
            if name in (kind, tag_of(kind)):
                return kind
        known = tuple(sorted(tag_of(kind) for kind in self.book.steps))
        raise IllegalAnswer("choice/unknown_step", game=self.book.name, step=brief(name), known=known)

    def repeat(self, event: Event) -> None:
        """Let happen here what happened in another game: an event of its history."""
        self._loop.happen(event)

    def settle(self, result: Result) -> None:
        """End the game from outside the rules: a resignation, an agreed draw."""
        if self._loop.light:
            self._loop.apply(Settled(result))
        else:
            self._loop.happen(Settled(result))

    # How it stands

    @property
    def over(self) -> bool:
        """Is the game over?"""
        return self._play.state.result is not None

    @property
    def result(self) -> Result | None:
        """How it ended; None while it runs."""
        return self._play.state.result

    @property
    def state(self) -> S:
        """The whole truth. Look at it, and never change it; a player looks at `seen_by`."""
        return self._play.state

    @property
    def journal(self) -> list[Entry]:
        """What was told, line by line; some lines are for some seats only."""
        return self._play.journal

    @property
    def history(self) -> list[Event]:
        """What happened: answers, and what was taken back. A light game has none."""
        return self._loop.history

    @property
    def reveals(self) -> list[tuple[int, ...]]:
        """To whom something hidden was shown, each time; () is to everybody."""
        return self._play.reveals

    @property
    def chance(self) -> Chance:
        """Where dice and shuffles come from."""
        return self._play.chance

    @property
    def turn_limit(self) -> int | None:
        """The last turn, after which the game ends unfinished; None where there is no limit."""
        return self._play.turn_limit

    @property
    def light(self) -> bool:
        """Is it a light game, without history and forks?"""
        return self._loop.light

    @property
    def simulated(self) -> bool:
        """Is it one that bots think in, without a journal and without asks in secret that have one option?"""
        return self._play.simulated

    @property
    def is_imagined(self) -> bool:
        """Is what is hidden in it a guess?"""
        return self._loop.is_imagined

    @property
    def origin(self) -> Any:
        """How its record begins (`records.Origin`)."""
        return self._loop.origin

    def acted(self, seat: int) -> int:
        """How often a seat has answered or taken something back."""
        return self._play.acted[seat]

    # What is seen and told

    def seen_by(self, seat: int) -> S:
        """The state as a seat sees it (or PUBLIC, or ALL), with blanks where it may not look."""
        self._loop.check_seat(seat)
        if seat == ALL:
            return self.book.decode(self.book.encode(self._play.state))
        return self.book.conceal(self._play.state, seat)

    def svg(self, seat: int = PUBLIC, language: str = "en") -> str:
        """The picture that a seat sees, with what it may choose now."""
        ask = next((ask for ask in self.asks if ask.seat == seat), None)
        journal = [entry for entry in self.journal if seat == ALL or entry.is_for(seat)]
        return self.book.draw(self.seen_by(seat), seat=seat, ask=ask, journal=journal, words=self.words(language))

    def text(self, seat: int = PUBLIC, language: str = "en") -> str:
        """The board in letters as a seat sees it, and what is asked. `print(game)` shows what everybody sees."""
        return printout(self, seat, language)

    def say(self, option: Option, language: str = "en", seat: int | None = None) -> str:
        """What an option of an open ask says, in words."""
        return told(self, option, language, seat)

    def words(self, language: str) -> Words:
        """The words of this game in a language, with the names of its seats."""
        return self._loop.words(language)

    def __str__(self) -> str:
        return self.text()

    def __repr__(self) -> str:
        return one_line(self)

    def _repr_svg_(self) -> str:
        return self.svg()

    # Forks and imagined games

    def fork(self, *, light: bool = False) -> "Game[S]":
        """An independent copy at this very point."""
        return Game(self._loop.fork(light=light))

    def imagined(self, seat: int, rng: Random, *, light: bool = False, simulated: bool = False) -> "Game[S]":
        """A new game in which everything hidden from the seat is a plausible guess, with fresh chance."""
        self._loop.check_seat(seat)
        return Game(self._loop.imagined(seat, rng, light=light, simulated=simulated))

    def redrawn(self, rng: Random) -> "Game[S]":
        """A new game in which all stands as it does, hands too, with other chance: dice to come, and whatever nobody at
        the table knows, such as the order of a deck."""
        return Game(self._loop.imagined(TABLE, rng))

    # Undo

    def undoable(self, seat: int) -> Undoable:
        """What the seat may take back now, or why nothing."""
        from .undoing import undoable

        self._loop.check_seat(seat)
        return undoable(self._loop, seat)

    def unseeable(self, seat: int) -> str:
        """Why what happened since the seat's last answer cannot be unseen: the code of the reason, or nothing. It is
        known in imagined games and after the end too, where nothing can be taken back."""
        from .undoing import unseeable

        self._loop.check_seat(seat)
        return unseeable(self._loop, seat)

    def undo(self, seat: int, *, agreed: bool = False) -> None:
        """Take back the seat's last answer; `agreed` by the table, with all that came after it."""
        from .undoing import undo

        self._loop.check_seat(seat)
        undo(self._loop, seat, agreed)

    # Records and positions

    def record(self) -> dict[str, Any]:
        """A JSON-ready record: the whole truth, from which `nemeton.load` makes the exact same game."""
        from .records import write_record

        return write_record(self)

    def position(self, seat: int = ALL) -> dict[str, Any]:
        """A JSON-ready position at the last checkpoint, from which `nemeton.from_position` plays on. For a seat (or
        PUBLIC) it has blanks where that seat may not look: it can be read and kept, but not played on from."""
        from .records import write_position

        self._loop.check_seat(seat)
        return write_position(self, seat)


def loop_of(game: Game[S]) -> Loop[S]:
    """The loop that runs a game."""
    return game._loop


def play_of(game: Game[S]) -> Play[S]:
    """The play that the rules of a game hold."""
    return game._play
