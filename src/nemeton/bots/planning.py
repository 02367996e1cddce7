"""Planning: where all seats win or lose together, a turn is planned as a whole, and the plan is bettered bit by bit.

A plan says what is answered to which ask until the turn is over. It is tried in a few imagined worlds and judged where
the turn ends; where it says nothing, the game's `instinct` answers. Then one answer is changed, with or without what
was planned behind it, and if that ends better in the same worlds, it is the plan from now on. Its first answer is
given, the rest is kept: as long as nothing new comes to light, later answers of the turn only touch it up.
"""

from collections.abc import Sequence
from random import Random
from typing import Any, NamedTuple, TypeAlias

from nemeton.kernel import Ask, Game, Option

from .bot import Clock
from .look import by_instinct

WORLDS = 4  # a plan must do well in so many
MARGIN = 0.004  # a plan that is worse by so much in the first of them is given up
AFRESH = 0.2  # so often a turn is played by instinct alone
HERE = 0.25  # so often the answer that is due now is changed, else any answer of the plan
ALONE = 0.5  # so often what was planned behind a change stays
TOUCH_UP = 4  # where nothing new has come to light, a plan gets so much less time

Key: TypeAlias = tuple[Any, ...]
Trial: TypeAlias = "tuple[list[Deed], list[float]]"  # a plan, and how it ended in each world


class Deed(NamedTuple):
    """An answer of a plan, and the ask that it is for."""

    ask: Key
    option: Option


def name_of(game: Game[Any], ask: Ask) -> Key:
    """What an ask is known by in a plan: turn, seat, kind and what it is about, but for numbers that count down."""
    return (
        game.state.turn,
        ask.seat,
        ask.kind,
        *[what for what in ask.about.values() if isinstance(what, str)],
    )


class Planner:
    """Plans the turns of one bot."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng
        self._plan: list[Deed] = []
        self._known = (-1, -1)
        self._seat = 0
        self._clock = Clock()
        self._worlds: list[Game[Any]] = []
        self._ends: list[float] = []
        self.tries = 0

    def is_news(self, game: Game[Any]) -> bool:
        """Has a turn begun or something come to light since the last answer?"""
        known = game.state.turn, len(game.reveals)
        is_news, self._known = known != self._known, known
        return is_news

    def begin(self, game: Game[Any], seat: int, clock: Clock | None = None) -> None:
        """Look at what is left of the plan from where the game is now; in a hurry, in one world only."""
        self._seat, self._clock = seat, clock or Clock()
        self._worlds = [game.imagined(seat, self._rng, simulated=True) for _ in range(WORLDS)]
        self._plan, self._ends = self._tried(self._plan, -1, stays=True, best=())

    def better(self) -> None:
        """Change the plan somewhere; if that ends better, it is the plan."""
        rng = self._rng
        if rng.random() < AFRESH:
            plan, ends = self._tried([], -1, stays=False, best=self._ends)
        else:
            at = 0 if rng.random() < HERE else rng.randrange(len(self._plan))
            plan, ends = self._tried(self._plan, at, stays=rng.random() < ALONE, best=self._ends)
        if len(ends) == len(self._ends) and sum(ends) > sum(self._ends):
            self._plan, self._ends = plan, ends

    def follow(self, option: Option) -> None:
        """An answer was given without thinking."""
        if self._plan and self._plan[0].option == option:
            del self._plan[0]

    def answer(self) -> Option:
        """The answer that is due now. The rest of the plan is kept."""
        self._worlds = []
        return self._plan.pop(0).option

    def _tried(self, plan: Sequence[Deed], at: int, *, stays: bool, best: Sequence[float]) -> Trial:
        """The plan, changed at one place, in one world after the other, as long as it may still be the best."""
        new, end = self._played(self._worlds[0], plan, at, stays=stays)
        ends = [end]
        best = list(best)
        for world in self._worlds[1:]:
            tried = len(ends)
            if self._clock.is_over:
                break
            if best and (sum(ends) < sum(best[:tried]) - MARGIN or ends == best[:tried]):
                break  # worse, or in all likelihood the same by another way
            ends.append(self._played(world, new, -1, stays=True)[1])
        self.tries += len(ends)
        return new, ends

    def _played(self, world: Game[Any], plan: Sequence[Deed], at: int, *, stays: bool) -> tuple[list[Deed], float]:
        """Play a turn to its end by a plan, with any answer at one place; what was done, and how good that is."""
        twin = world.fork(light=True)
        rng, turn = self._rng, world.state.turn
        wanted: dict[Key, list[Option]] = {}
        for deed in reversed(plan if stays else plan[: at + 1]):
            wanted.setdefault(deed.ask, []).append(deed.option)
        done: list[Deed] = []
        while not twin.over and twin.state.turn == turn:
            asks = twin.asks if done else [ask for ask in twin.asks if ask.seat == self._seat]
            ask, option = planned(twin, asks, wanted, rng)
            if len(done) == at:
                option = another(ask.options, option, rng)
            done.append(Deed(name_of(twin, ask), option))
            twin.answer(option, ask.seat)
        return done, twin.book.judge(twin.state, self._seat)


def another(options: Sequence[Option], option: Option, rng: Random) -> Option:
    """Any other option than this one, if there is one."""
    others = [other for other in options if other != option]
    return others[rng.randrange(len(others))] if others else option


def planned(game: Game[Any], asks: Sequence[Ask], wanted: dict[Key, list[Option]], rng: Random) -> tuple[Ask, Option]:
    """What the plan says to what is asked now; instinct, where it says nothing or what is no longer possible."""
    for ask in asks:
        options = wanted.get(name_of(game, ask))
        if options:
            option = options.pop()
            if option in ask.options:
                return ask, option
            options.clear()
    return by_instinct(game, asks, rng)
