"""The loop: runs the rules of a play over its agenda, asks and takes answers, keeps checkpoints and what happened.

It belongs to the kernel: players hold a `Game` (game.py), rules a `Play` (play.py), and a loop stands between them.

A simulated game is one that bots think in: it has no journal, and nobody is asked in secret who has nothing to choose,
since nobody is there from whom that must be hidden. A light game (for playouts) is simulated too, and keeps neither
snapshots nor history; it is fast and cannot be forked.
"""

from random import Random
from typing import Any, Generic, NamedTuple, TypeVar

from .asks import MOST_OPTIONS, AnyOf, Ask, Question, Rule, Standing, Taken, Together
from .book import Rulebook
from .chance import Chance, Seeded
from .errors import BadSeat, IllegalAnswer, NemetonError
from .explaining import not_an_option
from .history import Answered, Checkpoint, Event, Imagined, Settled, Undone
from .journal import Entry
from .play import Ended, Play
from .sight import ALL, PUBLIC, Lots
from .state import Result, State
from .steps import Step
from .values import Option, from_json
from .words import Words

S = TypeVar("S", bound=State)


class Interrupted(NamedTuple):
    """What a Standing ask has interrupted: the rule, its question, and how many steps waited on the agenda."""

    rule: Rule[None] | None
    question: Question
    waiting: int


class Loop(Generic[S]):
    """A play that runs: its question, its history and its checkpoints."""

    __slots__ = (
        "asks_sole", "automatic", "book", "checkpoints", "halts", "history", "interrupted", "is_imagined", "known",
        "light", "origin", "play", "players", "question", "rule", "standing", "steps", "stops", "yielded",
    )  # fmt: skip

    def __init__(
        self,
        book: Rulebook[S],
        players: int,
        chance: Chance,
        *,
        light: bool = False,
        turn_limit: int | None = None,
        asks_sole: bool = False,
    ) -> None:
        self.book = book
        self.players = players
        self.play: Play[S] = Play(book, players, chance, simulated=light, turn_limit=turn_limit)
        self.light = light
        self.asks_sole = asks_sole  # is a seat asked also where it has one option?
        self.stops: frozenset[type[Step]] = frozenset()  # before such steps the loop pauses
        self.history: list[Event] = []
        self.is_imagined = False
        self.origin: Any = None  # how the record begins; set by records.py
        self.steps = book.steps
        self.standing = book.standing
        self.automatic = book.automatic
        self.rule: Rule[None] | None = None
        self.question: Question | None = None
        self.interrupted: list[Interrupted] = []
        self.checkpoints: list[Checkpoint] = []
        self.yielded, self.known, self.halts = 0, 0, frozenset[str]()  # questions since the checkpoint; trying.py

    @property
    def over(self) -> bool:
        """Is the game over?"""
        return self.play.state.result is not None

    @property
    def result(self) -> Result | None:
        """How it ended; None while it runs."""
        return self.play.state.result

    @property
    def paused_before(self) -> Step | None:
        """The step before which the game has paused, if it has."""
        return self.play.state.agenda[-1] if self.question is None and not self.over else None

    def words(self, language: str) -> Words:
        """The words of this game in a language, with the names of its seats."""
        return self.book.words(language, self.play.state)

    # What is asked

    @property
    def asks(self) -> list[Ask]:
        """All open asks; where several seats may answer, several."""
        question = self.question
        if question is None:
            return []
        if isinstance(question, Ask):
            asks = [question]
        elif isinstance(question, Together):
            asks = [ask for ask in question.asks if ask.seat not in question.given]
        else:
            asks = list(question.asks)
        if self.standing is not None:
            asks += self.standing(self.play)
        for ask in asks:
            ask.acted = self.play.acted[ask.seat]
        return asks

    def check_seat(self, seat: int) -> None:
        """Whoever is named must sit at this table, or be PUBLIC or ALL."""
        if type(seat) is not int or not (0 <= seat < self.players or seat in (PUBLIC, ALL)):
            raise BadSeat("seat/unknown", wanted=str(seat), last=self.players - 1)

    def addressed(self, option: Option, seat: int | None, to: str | None) -> tuple[Ask, Option]:
        """The ask that this answer is for, and the very value that was offered."""
        option, asks = from_json(option), self.asks  # in JSON there are lists, at any depth
        if not asks:
            raise IllegalAnswer("choice/over" if self.over else "choice/paused")
        if seat is None:
            seat = asks[0].seat
        else:
            self.check_seat(seat)
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

    # Forks and imagined games

    def fork(self, *, light: bool = False) -> "Loop[S]":
        """An independent copy at this very point."""
        if self.light:
            raise NemetonError("fork/light")
        twin = self.blank()
        twin.restore(self.checkpoints[-1], self.history)
        if light:
            twin.lighten()
        return twin

    def imagined(self, seat: int, rng: Random, *, light: bool = False, simulated: bool = False) -> "Loop[S]":
        """A new game in which everything hidden from the seat is a plausible guess, with fresh chance."""
        if self.light:
            raise NemetonError("fork/light")
        twin = self.blank()
        events = self.history
        if self.is_imagined and isinstance(events[-1], Imagined) and events[-1].seat == seat:
            events = events[:-1]  # another guess takes the place of the last one
        twin.restore(self.checkpoints[-1], events)
        twin.apply(Imagined(seat, rng.getrandbits(64), simulated or self.play.simulated))
        if light:
            twin.lighten()
        return twin

    def blank(self) -> "Loop[S]":
        """A loop of the same game, which is to be restored."""
        chance, turn_limit = self.play.chance, self.play.turn_limit
        twin: Loop[S] = Loop(self.book, self.players, chance, turn_limit=turn_limit, asks_sole=self.asks_sole)
        if self.paused_before is not None:
            twin.stops = self.stops
        twin.origin = self.origin
        twin.play.journal = self.play.journal
        twin.play.reveals = self.play.reveals
        twin.is_imagined = self.is_imagined
        twin.checkpoints = self.checkpoints[:-1]
        return twin

    def lighten(self) -> None:
        """From here on: no snapshots, no history, no journal."""
        self.light = self.play.simulated = True
        self.history, self.play.journal, self.checkpoints = [], [], []

    def imagine(self, event: Imagined) -> None:
        """Refill whatever the seat cannot know, at this very question."""
        rng, play = Lots(event.seed, event.dealt), self.play
        self.is_imagined = True
        self.origin = None  # it has no record, and whoever thinks in it shall not find the table's seed
        play.simulated = play.simulated or event.simulated
        play.journal = (
            []
            if play.simulated
            else [entry if entry.is_for(event.seat) else Entry("", only=entry.only) for entry in play.journal]
        )
        self.book.imagine(play.state, event.seat, rng)
        play.chance = Seeded(rng.getrandbits(64))
        for question in [self.question, *(interrupted.question for interrupted in self.interrupted)]:
            if question is None:
                continue
            for ask in [question] if isinstance(question, Ask) else question.asks:
                ask.reconsider()
            if isinstance(question, Together):
                for ask in question.asks:
                    if ask.seat in question.given and ask.seat != event.seat:
                        question.given[ask.seat] = ask.options[rng.randrange(len(ask.options))]

    # The loop

    def run(self, answer: Any) -> None:
        """Resume the running rule with an answer, and run on until somebody must decide or the game is over."""
        rule, play = self.rule, self.play
        agenda, steps, light = play.state.agenda, self.steps, self.light
        try:
            while True:
                if rule is None:
                    if self.interrupted:  # no checkpoint: the rule that was interrupted is no data
                        if len(agenda) == self.interrupted[-1].waiting:
                            self.resume()
                            return
                    else:
                        if not light:
                            self.checkpoint()
                        if self.stops and agenda[-1].__class__ in self.stops:
                            self.rule = self.question = None
                            return
                    step = agenda.pop()
                    rule = steps[step.__class__](play, step)
                    if rule is None:
                        continue
                    answer = None
                try:
                    question = rule.send(answer)
                except StopIteration:
                    rule = None
                    continue
                if isinstance(question, Ask):
                    if self.automatic is not None:
                        answer = self.automatic(play.state, question)
                        if answer is not None:
                            continue
                    self.yielded += 1
                    if question.kind in self.halts or self.yielded == self.known:
                        pass  # nobody needs to know what is on offer
                    elif play.simulated or question.is_public:
                        count = len(question.options)
                        if count == 1 and not self.asks_sole and self.goes_on_alone():
                            answer = question.options[0]
                            continue
                        assert 0 < count <= MOST_OPTIONS, f"{question.kind} was asked with {count} options"
                elif play.simulated and not self.asks_sole and isinstance(question, Together):
                    for ask in question.asks:
                        if len(ask.options) == 1:
                            question.given[ask.seat] = ask.options[0]
                    if len(question.given) == len(question.asks):
                        answer = {ask.seat: question.given[ask.seat] for ask in question.asks}
                        continue
                self.rule = rule
                self.question = question
                return
        except Ended:
            self.close()

    def go_on(self, stops: frozenset[type[Step]] = frozenset()) -> None:
        """Run on from a pause to the next question, or to the next of these steps."""
        assert self.paused_before is not None, "only a game that has paused goes on"
        self.stops = stops
        step = self.play.state.agenda.pop()
        try:
            self.rule = self.steps[step.__class__](self.play, step)
        except Ended:
            self.close()
        else:
            self.run(None)

    def goes_on_alone(self) -> bool:
        """May a sole option be taken unasked? Not while somebody might act at any time; who might may be a secret, and
        then only a simulation looks."""
        if self.standing is None:
            return True
        return (self.play.simulated or self.book.standing_is_public) and not list(self.standing(self.play))

    def resume(self) -> None:
        """A Standing ask's rule is over, with all that it put on the agenda: the question that it interrupted is
        evaluated again."""
        self.rule, question, _ = self.interrupted.pop()
        for ask in [question] if isinstance(question, Ask) else question.asks:
            ask.reconsider()
        if isinstance(question, Together):
            question.given.clear()  # all choose again: if only some had to, that would tell what they had chosen
        self.question = question

    def take(self, ask: Ask, value: Option) -> None:
        """Give a legal answer to whatever asked for it."""
        question = self.question
        if ask is question:
            self.run(value)
        elif isinstance(ask, Standing):
            assert question is not None
            self.interrupted.append(Interrupted(self.rule, question, len(self.play.state.agenda)))
            try:
                self.rule = ask.rule(value)
            except Ended:
                self.close()
                return
            self.run(None)
        elif isinstance(question, AnyOf):
            self.run(Taken(ask.seat, value))
        else:
            assert isinstance(question, Together)
            question.given[ask.seat] = value
            if len(question.given) == len(question.asks):
                self.play.shown(*question.given)  # now everybody learns what the others answered
                self.run({asked.seat: question.given[asked.seat] for asked in question.asks})

    def happen(self, event: Event) -> None:
        """Let an event happen and keep it; if a rule fails on it, everything is as it was."""
        before = len(self.history)
        try:
            self.apply(event)
        except Exception:
            self.rewind(self.history[:before], before)
            raise

    def apply(self, event: Event) -> None:
        """Let an event happen and keep it."""
        play = self.play
        match event:
            case Answered(seat=seat, option=option, standing=standing):
                ask, value = self.addressed(option, seat, standing or None)
                is_open = isinstance(ask, Standing) or isinstance(self.question, AnyOf)
                marks = play.chance.counter, len(play.reveals)
                self.history.append(Answered(seat, value, standing, is_open, *marks, ask.kind))
                play.acted[seat] += 1
                self.take(ask, value)
            case Undone(seat=seat, taken=taken, chance=chance):
                self.history.append(event)
                play.acted[seat] += 1
                if chance is not None:
                    play.chance.counter = chance
                    play.reveals.append(())
                play.tell("kernel.undo", seat=seat, taken=taken)
            case Settled(result=result):
                if self.over:
                    raise IllegalAnswer("choice/over")
                for winner in result.winners:
                    if winner not in range(self.players):
                        raise BadSeat("seat/unknown", wanted=str(winner), last=self.players - 1)
                self.history.append(event)
                play.state.result = result
                self.close()
            case Imagined():
                self.history.append(event)
                self.imagine(event)

    def close(self) -> None:
        """The game is over: nothing is asked and nothing waits."""
        self.rule = self.question = None
        self.interrupted.clear()
        self.play.state.agenda.clear()
        if not self.light:
            self.checkpoint()

    # Checkpoints

    def checkpoint(self) -> None:
        """Keep the game as it is before a step."""
        play = self.play
        self.yielded = 0
        lengths = len(self.history), len(play.journal), len(play.reveals)
        snapshot = self.book.encode(play.state)
        self.checkpoints.append(Checkpoint(snapshot, play.chance.copy(), *lengths, tuple(play.acted), play.simulated))

    def restore(self, checkpoint: Checkpoint, events: list[Event]) -> None:
        """Go to a checkpoint and let the events behind it happen again; the checkpoint itself is made anew."""
        play = self.play
        play.state = self.book.decode(checkpoint.snapshot)
        play.chance = checkpoint.chance.copy()
        self.history = events[: checkpoint.events]
        play.journal = play.journal[: checkpoint.journal]
        play.reveals = play.reveals[: checkpoint.shown]
        play.acted = list(checkpoint.acted)
        play.simulated = checkpoint.simulated
        self.rule = self.question = None
        self.interrupted = []
        if play.state.result is None:
            self.run(None)
        else:
            self.checkpoint()
        for event in events[checkpoint.events :]:
            self.apply(event)

    def rewind(self, events: list[Event], same: int) -> None:
        """Make this history the game's, of which the first `same` events are those that happened."""
        self.stops = frozenset()
        self.reach(same)
        while self.checkpoints[-1].events > same:
            self.checkpoints.pop()
        self.restore(self.checkpoints.pop(), events)

    def reach(self, events: int) -> None:
        """A game from a snapshot has only its last checkpoint: make the earlier ones, if one of them is needed."""
        if self.checkpoints[0].events > events:
            from .snapshots import earlier

            self.checkpoints[:1] = earlier(self, self.checkpoints[0].events)
