"""A game: what players and bots hold. It asks, takes answers, shows what a seat may see, forks, imagines and records.

Rules hold a `Play` (play.py); a `Loop` (loop.py) runs them. Neither is reached through a game, but by `play_of` and
`loop_of`: those are for the kernel, and for tests that call a rule by itself.
"""

from random import Random
from typing import Any, Generic, TypeVar

from .asks import Ask, Question, Standing, Together
from .book import Rulebook
from .chance import Chance
from .history import Answered, Event, Settled, Undoable
from .journal import Entry
from .loop import Loop
from .play import Play
from .sight import ALL, PUBLIC
from .state import Result, State
from .values import Option
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

    def answer(self, option: Option, seat: int | None = None, *, to: str | None = None) -> None:
        """Answer the ask of a seat (without one, the first); `to` may name the ask's id or kind. An answer that is not
        legal changes nothing."""
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

    def words(self, language: str) -> Words:
        """The words of this game in a language, with the names of its seats."""
        return self._loop.words(language)

    def _repr_svg_(self) -> str:
        return self.svg()

    # Forks and imagined games

    def fork(self, *, light: bool = False) -> "Game[S]":
        """An independent copy at this very point."""
        return Game(self._loop.fork(light=light))

    def imagined(self, seat: int, rng: Random, *, light: bool = False, simulated: bool = False) -> "Game[S]":
        """A new game in which everything hidden from the seat is a plausible guess, with fresh chance."""
        return Game(self._loop.imagined(seat, rng, light=light, simulated=simulated))

    # Undo

    def undoable(self, seat: int) -> Undoable:
        """What the seat may take back now, or why nothing."""
        from .undoing import undoable

        self._loop.check_seat(seat)
        return undoable(self._loop, seat)

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

    def position(self) -> dict[str, Any]:
        """A JSON-ready position at the last checkpoint."""
        from .records import write_position

        return write_position(self)


def loop_of(game: Game[S]) -> Loop[S]:
    """The loop that runs a game."""
    return game._loop


def play_of(game: Game[S]) -> Play[S]:
    """The play that the rules of a game hold."""
    return game._play
