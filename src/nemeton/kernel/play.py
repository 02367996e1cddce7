"""A play: what the rules of a game hold. They change its state, put steps on the agenda, roll, shuffle and tell.

Players and bots hold a `Game` instead (game.py), which asks and takes answers. The loop (loop.py) runs the rules of a
play until somebody must decide.
"""

from collections.abc import Iterable, MutableSequence, Sequence
from typing import Any, Generic, NoReturn, TypeVar

from .book import Rulebook
from .chance import Chance, Scripted
from .journal import Entry
from .state import Result, State
from .steps import Step

S = TypeVar("S", bound=State)
C = TypeVar("C")


class Ended(BaseException):
    """Closes the rule stack, from any depth."""


class Play(Generic[S]):
    """The table as rules see it. A simulated play is one that bots think in: nothing is told, and rules need not
    pretend."""

    __slots__ = (
        "acted",
        "book",
        "chance",
        "journal",
        "players",
        "reveals",
        "simulated",
        "state",
        "turn_limit",
    )

    def __init__(
        self, book: Rulebook[S], players: int, chance: Chance, *, simulated: bool = False, turn_limit: int | None = None
    ) -> None:
        self.book = book
        self.players = players
        self.chance = chance
        self.simulated = simulated
        self.turn_limit = turn_limit
        self.state: S
        self.journal: list[Entry] = []
        self.reveals: list[tuple[int, ...]] = []  # to whom something hidden was shown, each time; () is to everybody
        self.acted = [0] * players  # how often each seat has answered or taken something back

    def push(self, *steps: Step) -> None:
        """Put steps on the agenda, in the order in which they shall come, before everything that waits there."""
        self.state.agenda.extend(steps[::-1])

    def end(self, result: Result) -> NoReturn:
        """End the game at once, however deep the rule that says so."""
        self.state.result = result
        raise Ended

    def begin_turn(self) -> None:
        """A turn begins. Where a limit was set, the game ends unfinished when it is passed."""
        state = self.state
        state.turn += 1
        if self.turn_limit is not None and state.turn > self.turn_limit:
            self.end(Result("unfinished", (), self.book.scores(state)))

    def roll(self, sides: int, count: int = 1, *, lowest: int = 1, name: str = "") -> tuple[int, ...]:
        """Roll dice with so many sides, numbered from `lowest` on. By its name a roll can be fixed (`Scripted`)."""
        if name and isinstance(self.chance, Scripted):
            fixed = self.chance.fixed_roll(name, range(lowest, lowest + sides), count)
            if fixed is not None:
                return fixed
        return tuple(lowest + self.chance.below(sides) for _ in range(count))

    def shuffle(self, cards: MutableSequence[C], name: str = "", *, from_top: Iterable[int] | None = None) -> None:
        """Shuffle in place. By the name of the deck its top cards can be fixed (`Scripted`); `from_top` are the places
        from the top on, where the top card is not the last."""
        below = self.chance.below
        for last in range(len(cards) - 1, 0, -1):
            other = below(last + 1)
            cards[last], cards[other] = cards[other], cards[last]
        if name and isinstance(self.chance, Scripted):
            self.chance.stack(name, cards, range(len(cards) - 1, -1, -1) if from_top is None else from_top)

    def draw_one(self, things: Sequence[C], name: str = "") -> C:
        """One of several, each as likely as the other. By its name the lot can be fixed (`Scripted`)."""
        if name and isinstance(self.chance, Scripted):
            at = self.chance.fixed_lot(name, things)
            if at is not None:
                return things[at]
        return things[self.chance.below(len(things))]

    def shown(self, *seats: int) -> None:
        """Something hidden was shown to these seats, or to everybody: what came before cannot be taken back."""
        if not self.simulated:
            self.reveals.append(seats)

    def tell(self, kind: str, law: str = "", only: tuple[int, ...] = (), **values: Any) -> None:
        """Write a line into the journal, for everybody or for some seats only."""
        if not self.simulated:
            self.journal.append(Entry(kind, values, law, only, self.state.turn, sum(self.acted)))
