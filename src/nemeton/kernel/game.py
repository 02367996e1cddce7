"""The game that runs: the agenda's loop, asks and answers, chance, the journal, forks and imagined games.

A simulated game is one that bots think in: it has no journal, and nobody is asked in secret who has nothing to choose,
since nobody is there from whom that must be hidden. A light game (for playouts) is simulated too, and keeps neither
snapshots nor history; it is fast and cannot be forked.
"""

from collections.abc import MutableSequence, Sequence
from random import Random
from typing import Any, Generic, NamedTuple, NoReturn, TypeVar

from .asks import MOST_OPTIONS, AnyOf, Ask, Question, Rule, Standing, Taken, Together
from .book import Rulebook
from .chance import Chance, Seeded
from .errors import BadSeat, IllegalAnswer, NemetonError
from .explaining import not_an_option
from .history import Answered, Checkpoint, Event, Imagined, Settled, Undoable, Undone
from .journal import Entry
from .sight import ALL, PUBLIC, Lots
from .state import Result, State
from .steps import Step
from .values import Option
from .words import Words

S = TypeVar("S", bound=State)
C = TypeVar("C")


class _Ended(BaseException):
    """Closes the rule stack, from any depth."""


class _Interrupted(NamedTuple):
    """What a Standing ask has interrupted: the rule, its question, and how many steps waited on the agenda."""

    rule: Rule[None] | None
    question: Question
    waiting: int


class Game(Generic[S]):
    """One game of a rulebook, at one point of its play."""

    __slots__ = (
        "_acted", "_checkpoints", "_halts", "_interrupted", "_known", "_question", "_rule", "_standing", "_steps",
        "_yielded", "book", "chance", "history", "is_imagined", "journal", "light", "origin", "players", "reveals",
        "simulated", "state", "turn_limit",
    )  # fmt: skip

    def __init__(
        self, book: Rulebook[S], players: int, chance: Chance, *, light: bool = False, turn_limit: int | None = None
    ) -> None:
        self.book = book
        self.players = players
        self.chance = chance
        self.light = light
        self.simulated = light
        self.turn_limit = turn_limit
        self.journal: list[Entry] = []
        self.history: list[Event] = []
        self.is_imagined = False
        self.origin: Any = None  # how the record begins; set by records.py
        self.state: S
        self._steps = book.steps
        self._standing = book.standing
        self._rule: Rule[None] | None = None
        self._question: Question | None = None
        self._interrupted: list[_Interrupted] = []
        self._checkpoints: list[Checkpoint] = []
        self.reveals: list[tuple[int, ...]] = []  # to whom something hidden was shown, each time; () is to everybody
        self._acted = [0] * players
        self._yielded, self._known, self._halts = 0, 0, frozenset[str]()  # questions since the checkpoint; trying.py

    # What rules use

    def push(self, *steps: Step) -> None:
        """Put steps on the agenda, in the order in which they shall come, before everything that waits there."""
        self.state.agenda.extend(steps[::-1])

    def end(self, result: Result) -> NoReturn:
        """End the game at once, however deep the rule that says so."""
        self.state.result = result
        raise _Ended

    def begin_turn(self) -> None:
        """A turn begins. Where a limit was set, the game ends unfinished when it is passed."""
        state = self.state
        state.turn += 1
        if self.turn_limit is not None and state.turn > self.turn_limit:
            self.end(Result("unfinished", (), self.book.scores(state)))

    def roll(self, sides: int, count: int = 1, *, lowest: int = 1) -> tuple[int, ...]:
        """Roll dice with so many sides, numbered from `lowest` on."""
        return tuple(lowest + self.chance.below(sides) for _ in range(count))

    def shuffle(self, cards: MutableSequence[C]) -> None:
        """Shuffle in place."""
        below = self.chance.below
        for last in range(len(cards) - 1, 0, -1):
            other = below(last + 1)
            cards[last], cards[other] = cards[other], cards[last]

    def draw_one(self, things: Sequence[C]) -> C:
        """One of several, each as likely as the other."""
        return things[self.chance.below(len(things))]

    def shown(self, *seats: int) -> None:
        """Something hidden was shown to these seats, or to everybody: what came before cannot be taken back."""
        if not self.simulated:
            self.reveals.append(seats)

    def tell(self, kind: str, law: str = "", only: tuple[int, ...] = (), **values: Any) -> None:
        """Write a line into the journal, for everybody or for some seats only."""
        if not self.simulated:
            self.journal.append(Entry(kind, values, law, only, self.state.turn, sum(self._acted)))

    # What players use

    @property
    def asks(self) -> list[Ask]:
        """All open asks; where several seats may answer, several."""
        question = self._question
        if question is None:
            return []
        if isinstance(question, Ask):
            asks = [question]
        elif isinstance(question, Together):
            asks = [ask for ask in question.asks if ask.seat not in question.given]
        else:
            asks = list(question.asks)
        if self._standing is not None:
            asks += self._standing(self)
        for ask in asks:
            ask.acted = self._acted[ask.seat]
        return asks

    def acted(self, seat: int) -> int:
        """How often a seat has answered or taken something back."""
        return self._acted[seat]

    @property
    def ask(self) -> Ask | None:
        """What is being asked now; None when the game is over."""
        question = self._question
        if question.__class__ is Ask:
            question.acted = self._acted[question.seat]
            return question
        asks = self.asks
        return asks[0] if asks else None

    @property
    def given(self) -> int:
        """How many answers of a Together are in that nobody has seen yet."""
        return len(self._question.given) if isinstance(self._question, Together) else 0

    @property
    def over(self) -> bool:
        """Is the game over?"""
        return self.state.result is not None

    @property
    def result(self) -> Result | None:
        """How it ended; None while it runs."""
        return self.state.result

    def answer(self, option: Option, seat: int | None = None, *, to: str | None = None) -> None:
        """Answer the ask of a seat (without one, the first); `to` may name the ask's id or kind. An answer that is not
        legal changes nothing."""
        question = self._question
        ask = question if to is None and isinstance(question, Ask) and seat in (None, question.seat) else None
        value = None if ask is None else ask.offered(option)  # the usual case, without looking for other asks
        if ask is None or value is None:
            ask, value = self._addressed(option, seat, to)
        if self.light:
            if ask is question:
                self._run(value)
            else:
                self._take(ask, value)
        else:
            self._happen(Answered(ask.seat, value, ask.kind if isinstance(ask, Standing) else ""))

    def seen_by(self, seat: int) -> S:
        """The state as a seat sees it (or PUBLIC, or ALL), with blanks where it may not look."""
        self._known_seat(seat)
        if seat == ALL:
            return self.book.decode(self.book.encode(self.state))
        return self.book.conceal(self.state, seat)

    def svg(self, seat: int = PUBLIC, language: str = "en") -> str:
        """The picture that a seat sees, with what it may choose now."""
        ask = next((ask for ask in self.asks if ask.seat == seat), None)
        journal = [entry for entry in self.journal if seat == ALL or entry.is_for(seat)]
        return self.book.draw(self.seen_by(seat), seat=seat, ask=ask, journal=journal, words=self.words(language))

    def words(self, language: str) -> Words:
        """The words of this game in a language, with the names of its seats."""
        return self.book.words(language, self.state)

    def _repr_svg_(self) -> str:
        return self.svg()

    # Forks and imagined games

    def fork(self, *, light: bool = False) -> "Game[S]":
        """An independent copy at this very point."""
        if self.light:
            raise NemetonError("fork/light")
        twin = self._blank()
        twin._restore(self._checkpoints[-1], self.history)
        if light:
            twin._lighten()
        return twin

    def imagined(self, seat: int, rng: Random, *, light: bool = False, simulated: bool = False) -> "Game[S]":
        """A new game in which everything hidden from the seat is a plausible guess, with fresh chance."""
        self._known_seat(seat)
        if self.light:
            raise NemetonError("fork/light")
        twin = self._blank()
        events = self.history
        if self.is_imagined and isinstance(events[-1], Imagined) and events[-1].seat == seat:
            events = events[:-1]  # another guess takes the place of the last one
        twin._restore(self._checkpoints[-1], events)
        twin._apply(Imagined(seat, rng.getrandbits(64), simulated or self.simulated))
        if light:
            twin._lighten()
        return twin

    def _blank(self) -> "Game[S]":
        twin: Game[S] = Game(self.book, self.players, self.chance, turn_limit=self.turn_limit)
        twin.origin = self.origin
        twin.journal = self.journal
        twin.reveals = self.reveals
        twin.is_imagined = self.is_imagined
        twin._checkpoints = self._checkpoints[:-1]
        return twin

    def _lighten(self) -> None:
        """From here on: no snapshots, no history, no journal."""
        self.light = self.simulated = True
        self.history, self.journal, self._checkpoints = [], [], []

    def _imagine(self, event: Imagined) -> None:
        rng = Lots(event.seed, event.dealt)
        self.is_imagined = True
        self.origin = None  # it has no record, and whoever thinks in it shall not find the table's seed
        self.simulated = self.simulated or event.simulated
        self.journal = [] if self.simulated else [
            entry if entry.is_for(event.seat) else Entry("", only=entry.only) for entry in self.journal
        ]  # fmt: skip
        self.book.imagine(self.state, event.seat, rng)
        self.chance = Seeded(rng.getrandbits(64))
        for question in [self._question, *(interrupted.question for interrupted in self._interrupted)]:
            if question is None:
                continue
            for ask in [question] if isinstance(question, Ask) else question.asks:
                ask.reconsider()
            if isinstance(question, Together):
                for ask in question.asks:
                    if ask.seat in question.given and ask.seat != event.seat:
                        question.given[ask.seat] = ask.options[rng.randrange(len(ask.options))]

    # Undo

    def undoable(self, seat: int) -> Undoable:
        """What the seat may take back now, or why nothing."""
        from .undoing import undoable

        self._known_seat(seat)
        return undoable(self, seat)

    def undo(self, seat: int, *, agreed: bool = False) -> None:
        """Take back the seat's last answer; `agreed` by the table, with all that came after it."""
        from .undoing import undo

        self._known_seat(seat)
        undo(self, seat, agreed)

    def settle(self, result: Result) -> None:
        """End the game from outside the rules: a resignation, an agreed draw."""
        if self.light:
            self._apply(Settled(result))
        else:
            self._happen(Settled(result))

    # Records and positions

    def record(self) -> dict[str, Any]:
        """A JSON-ready record: the whole truth, from which `nemeton.load` makes the exact same game."""
        from .records import write_record

        return write_record(self)

    def position(self) -> dict[str, Any]:
        """A JSON-ready position at the last checkpoint."""
        from .records import write_position

        return write_position(self)

    # The loop

    def _begin(self) -> None:
        """Run to the first question."""
        self._run(None)

    def _run(self, answer: Any) -> None:
        """Resume the running rule with an answer, and run on until somebody must decide or the game is over."""
        rule = self._rule
        agenda, steps, light = self.state.agenda, self._steps, self.light
        try:
            while True:
                if rule is None:
                    if self._interrupted:  # no checkpoint: the rule that was interrupted is no data
                        if len(agenda) == self._interrupted[-1].waiting:
                            self._resume()
                            return
                    elif not light:
                        self._checkpoint()
                    step = agenda.pop()
                    rule = steps[step.__class__](self, step)
                    if rule is None:
                        continue
                    answer = None
                try:
                    question = rule.send(answer)
                except StopIteration:
                    rule = None
                    continue
                if isinstance(question, Ask):
                    self._yielded += 1
                    if question.kind in self._halts or self._yielded == self._known:
                        pass  # nobody needs to know what is on offer
                    elif self.simulated or question.is_public:
                        count = len(question.options)
                        if count == 1 and self._goes_on_alone():
                            answer = question.options[0]
                            continue
                        assert 0 < count <= MOST_OPTIONS, f"{question.kind} was asked with {count} options"
                elif self.simulated and isinstance(question, Together):
                    for ask in question.asks:
                        if len(ask.options) == 1:
                            question.given[ask.seat] = ask.options[0]
                    if len(question.given) == len(question.asks):
                        answer = {ask.seat: question.given[ask.seat] for ask in question.asks}
                        continue
                self._rule = rule
                self._question = question
                return
        except _Ended:
            self._close()

    def _goes_on_alone(self) -> bool:
        """May a sole option be taken unasked? Not while somebody might act at any time; who might may be a secret, and
        then only a simulation looks."""
        if self._standing is None:
            return True
        return (self.simulated or self.book.standing_is_public) and not list(self._standing(self))

    def _resume(self) -> None:
        """A Standing ask's rule is over, with all that it put on the agenda: the question that it interrupted is
        evaluated again."""
        self._rule, question, _ = self._interrupted.pop()
        for ask in [question] if isinstance(question, Ask) else question.asks:
            ask.reconsider()
        if isinstance(question, Together):
            question.given.clear()  # all choose again: if only some had to, that would tell what they had chosen
        self._question = question

    def _take(self, ask: Ask, value: Option) -> None:
        """Give a legal answer to whatever asked for it."""
        question = self._question
        if ask is question:
            self._run(value)
        elif isinstance(ask, Standing):
            assert question is not None
            self._interrupted.append(_Interrupted(self._rule, question, len(self.state.agenda)))
            try:
                self._rule = ask.rule(value)
            except _Ended:
                self._close()
                return
            self._run(None)
        elif isinstance(question, AnyOf):
            self._run(Taken(ask.seat, value))
        else:
            assert isinstance(question, Together)
            question.given[ask.seat] = value
            if len(question.given) == len(question.asks):
                self.shown(*question.given)  # now everybody learns what the others answered
                self._run({asked.seat: question.given[asked.seat] for asked in question.asks})

    def _happen(self, event: Event) -> None:
        """Let an event happen and keep it; if a rule fails on it, everything is as it was."""
        before = len(self.history)
        try:
            self._apply(event)
        except Exception:
            self._rewind(self.history[:before], before)
            raise

    def _apply(self, event: Event) -> None:
        match event:
            case Answered(seat=seat, option=option, standing=standing):
                ask, value = self._addressed(option, seat, standing or None)
                is_open = isinstance(ask, Standing) or isinstance(self._question, AnyOf)
                marks = self.chance.counter, len(self.reveals)
                self.history.append(Answered(seat, value, standing, is_open, *marks, ask.kind))
                self._acted[seat] += 1
                self._take(ask, value)
            case Undone(seat=seat, taken=taken, chance=chance):
                self.history.append(event)
                self._acted[seat] += 1
                if chance is not None:
                    self.chance.counter = chance
                    self.reveals.append(())
                self.tell("kernel.undo", seat=seat, taken=taken)
            case Settled(result=result):
                if self.over:
                    raise IllegalAnswer("choice/over")
                for winner in result.winners:
                    if winner not in range(self.players):
                        raise BadSeat("seat/unknown", wanted=str(winner), last=self.players - 1)
                self.history.append(event)
                self.state.result = result
                self._close()
            case Imagined():
                self.history.append(event)
                self._imagine(event)

    def _close(self) -> None:
        """The game is over: nothing is asked and nothing waits."""
        self._rule = self._question = None
        self._interrupted.clear()
        self.state.agenda.clear()
        if not self.light:
            self._checkpoint()

    # Checkpoints

    def _checkpoint(self) -> None:
        self._yielded = 0
        lengths = len(self.history), len(self.journal), len(self.reveals)
        snapshot = self.book.encode(self.state)
        self._checkpoints.append(Checkpoint(snapshot, self.chance.copy(), *lengths, tuple(self._acted), self.simulated))

    def _restore(self, checkpoint: Checkpoint, events: list[Event]) -> None:
        """Go to a checkpoint and let the events behind it happen again; the checkpoint itself is made anew."""
        self.state = self.book.decode(checkpoint.snapshot)
        self.chance = checkpoint.chance.copy()
        self.history = events[: checkpoint.events]
        self.journal = self.journal[: checkpoint.journal]
        self.reveals = self.reveals[: checkpoint.shown]
        self._acted = list(checkpoint.acted)
        self.simulated = checkpoint.simulated
        self._rule = self._question = None
        self._interrupted = []
        if self.state.result is None:
            self._run(None)
        else:
            self._checkpoint()
        for event in events[checkpoint.events :]:
            self._apply(event)

    def _rewind(self, events: list[Event], same: int) -> None:
        """Make this history the game's, of which the first `same` events are those that happened."""
        self._reach(same)
        while self._checkpoints[-1].events > same:
            self._checkpoints.pop()
        self._restore(self._checkpoints.pop(), events)

    def _reach(self, events: int) -> None:
        """A game from a snapshot has only its last checkpoint: make the earlier ones, if one of them is needed."""
        if self._checkpoints[0].events > events:
            from .snapshots import earlier

            self._checkpoints[:1] = earlier(self, self._checkpoints[0].events)

    # Who answers what

    def _known_seat(self, seat: int) -> None:
        if type(seat) is not int or not (0 <= seat < self.players or seat in (PUBLIC, ALL)):
            raise BadSeat("seat/unknown", wanted=str(seat), last=self.players - 1)

    def _addressed(self, option: Option, seat: int | None, to: str | None) -> tuple[Ask, Option]:
        """The ask that this answer is for, and the very value that was offered."""
        asks = self.asks
        if not asks:
            raise IllegalAnswer("choice/over")
        if seat is None:
            seat = asks[0].seat
        else:
            self._known_seat(seat)
        mine = [ask for ask in asks if ask.seat == seat]
        if not mine:
            asked = sorted({ask.seat for ask in asks})
            raise IllegalAnswer("choice/not_asked", seat=seat, asked=asked).told_by(self.words)
        if to is not None:
            mine = [ask for ask in mine if to in (ask.kind, ask.id)]
            if not mine:
                raise IllegalAnswer("choice/stale", seat=seat).told_by(self.words)
        for ask in mine:
            value = ask.offered(option)
            if value is not None:
                return ask, value
        raise not_an_option(self, mine[0], option)
