"""The search bot: information-set Monte Carlo tree search on imagined games.

Every iteration imagines anew what the seat cannot know, goes down a tree of branches (seat, answer), and adds one
node. The new node is not played out: each of its options is looked at by one answer on `judge` (look.py). The best of
them for the seat that decides is what the iteration reports; the others stay as first estimates of the branches. Values
are vectors, one number a seat, and each seat goes for its own: any number of players, and players who win together, are
one case.

What is possible differs between imagined worlds. A node counts how often each of its branches was on offer, and weighs
it against that, not against the visits of the node. Seats that decide together choose at the same node, each from its
own branches, and none sees the others' answers.
"""

from collections.abc import Sequence
from math import exp, inf, sqrt
from random import Random
from typing import Any, NamedTuple

from nemeton.kernel import Game, Option

from .bot import Clock, Seed, choices
from .compiled import core_of
from .look import Values, after, deciders, some, values, world_of
from .planning import TOUCH_UP, Planner

EXPLORE = 1.0  # how much unexplored branches attract
SHARPNESS = 6.0  # how much a branch whose first estimate is better is preferred before it is searched
LEAST_SPREAD = 0.02  # so much between the best and the worst value is always thought possible
FIRST_ESTIMATE = 1.0  # the first estimate counts as so many visits
WIDTH = 32  # so many options of the root are looked at, elsewhere as many as the game says; later visits add more
FURTHER_LOOKS = 4  # below the root, how many ways to go on a look goes through
DEEPEST = 40  # so many answers an iteration goes down at most
FIRST_WORLDS = (
    3  # so many worlds tell the first estimates of the root; a win that is sure in all of them is taken at once
)
CHECK_EVERY = 16  # iterations, to see whether the choice can still change


class Branch:
    """An answer of one seat at one node."""

    __slots__ = ("estimate", "offered", "total", "visits")

    def __init__(self, estimate: float) -> None:
        self.estimate = estimate
        self.visits = 0
        self.offered = 0
        self.total = 0.0

    @property
    def value(self) -> float:
        """What this answer has led to, and before it was tried, what it looked like."""
        return (self.total + FIRST_ESTIMATE * self.estimate) / (self.visits + FIRST_ESTIMATE)


class Node:
    """A point of play, as far as its answers tell."""

    __slots__ = ("branches", "children")

    def __init__(self) -> None:
        self.branches: dict[int, dict[Option, Branch]] = {}  # by seat
        self.children: dict[Any, Node] = {}


class Passed(NamedTuple):
    """A branch that an iteration went through, whose it is, and what else was on offer."""

    seat: int
    branch: Branch
    offered: list[Branch]


class SearchBot:
    """Searches for so many iterations, or for so long, before each answer; and never longer than `at_most` seconds."""

    def __init__(
        self,
        seed: Seed = 1,
        iterations: int | None = None,
        seconds: float | None = None,
        at_most: float = inf,
        compiled: int | None = None,
    ) -> None:
        """`compiled` are the iterations where the game has a compiled core; without it, as many as elsewhere."""
        self._rng = Random(seed)
        self._iterations = inf if seconds else iterations  # None: as many as the game says
        self._compiled = compiled if iterations else None
        self.seconds = min(seconds or inf, at_most)
        self._planner = Planner(self._rng)
        self.iterations = 0

    def choose(self, game: Game[Any], seat: int) -> Option:
        """The option that the search went to most often."""
        clock = Clock(self.seconds)
        options = choices(game, seat)
        if len(options) == 1:
            self._planner.follow(options[0])
            return options[0]
        if game.book.is_cooperative and game.book.instinct is not None:
            return self._planned(game, seat, clock)
        core = core_of(game, seat)
        if core is not None:
            return self._by_core(core, game.book.thinking.compiled)
        most = self._iterations or game.book.thinking.iterations
        tree = Tree(game, seat, self._rng, clock)
        branches = tree.root.branches[seat]
        won = [option for option, branch in branches.items() if branch.estimate >= 1]
        if won:
            return won[0]
        done = 0
        while not self._is_enough(done, most, clock, branches):
            tree.iterate(game.imagined(seat, self._rng, simulated=True))
            done += 1
        self.iterations += done
        return max(branches, key=lambda option: (branches[option].visits, branches[option].value))

    def _by_core(self, core: Any, usual: int) -> Option:
        """The same search in the compiled core."""
        most = self._compiled or self._iterations or usual
        done, found = core.search(
            self._rng.getrandbits(64), 0 if most == inf else int(most), self.seconds if self.seconds < inf else 0.0
        )
        self.iterations += done
        option, _, _ = max(found, key=lambda branch: (branch[1], branch[2]))
        return option

    def _planned(self, game: Game[Any], seat: int, clock: Clock) -> Option:
        """The next answer of a plan for everybody (planning.py)."""
        planner, before = self._planner, self._planner.tries
        share = 1 if planner.is_news(game) else TOUCH_UP
        most = self._iterations or game.book.thinking.iterations
        planner.begin(game, seat, clock)
        while planner.tries - before < most / share and clock.used < clock.seconds / share:
            planner.better()
        self.iterations += planner.tries - before
        return planner.answer()

    def _is_enough(self, done: int, most: float, clock: Clock, branches: dict[Option, Branch]) -> bool:
        """Is the budget spent, or can what is left of it no longer change the choice?"""
        left = most - done
        if clock.seconds < inf:
            used = clock.used
            left = min(left, (clock.seconds - used) * (done / used if done else inf))
        if left <= 0 or len(branches) == 1:
            return True
        if done % CHECK_EVERY:
            return False
        second, first = sorted(branch.visits for branch in branches.values())[-2:]
        return first - second > left


class Tree:
    """The tree of one search, for the seat that searches."""

    def __init__(self, game: Game[Any], seat: int, rng: Random, clock: Clock) -> None:
        self.seat = seat
        self.rng = rng
        self.clock = clock
        self.width = game.book.thinking.width
        self.worst, self.best = [1.0] * game.players, [0.0] * game.players  # by seat, what was seen so far
        self.root = Node()
        self.root.branches[seat] = self._first_branches(game)

    def _first_branches(self, game: Game[Any]) -> dict[Option, Branch]:
        """Look at the options of the root, in several worlds where they tell different things."""
        options = self.clock.mixed(some(choices(game, self.seat), WIDTH, self.rng), self.rng)
        looks: list[list[float]] = []
        while len(looks) < FIRST_WORLDS and not (len(looks) == 2 and looks[0] == looks[1]):
            found = self._looked(world_of(game, self.seat, self.rng), options)
            if len(found) < len(options):  # the time is over
                if looks:
                    break
                options = options[: len(found)]
            looks.append(found)
        return {option: Branch(sum(found) / len(looks)) for option, *found in zip(options, *looks, strict=True)}

    def _looked(self, world: Game[Any], options: Sequence[Option]) -> list[float]:
        """What each option is worth in a world; of as many as there is time for, one at least."""
        found: list[float] = []
        for option in options:
            if found and self.clock.is_over:
                break
            standing = after(world, self.seat, option, self.rng)
            self._see(standing)
            found.append(standing[self.seat])
        return found

    def iterate(self, world: Game[Any]) -> None:
        """One iteration in one imagined world: down the tree, one new node, and back."""
        node, path = self.root, list[Passed]()
        found: Values | None = None
        seats: Sequence[int] = deciders(world)
        if self.seat not in seats:
            seats = [self.seat]  # it may act though another is asked first
        while seats and found is None and len(path) < DEEPEST:
            if all(seat in node.branches for seat in seats):
                answers = [(seat, self._choose_branch(world, node.branches[seat], seat, path)) for seat in seats]
                self._play(world, answers)
                seats = deciders(world)
                node = node.children.setdefault((*answers, *asked_now(world)), Node())
            elif len(seats) == 1:
                found = self._open(world, node, seats[0])
            else:
                found = self._open_together(world, node, seats)
        self._report(path, values(world) if found is None else found)

    def _play(self, world: Game[Any], answers: list[tuple[int, Option]]) -> None:
        """Give the answers; of several, one that another answer has made impossible falls away."""
        for number, (seat, option) in enumerate(answers):
            if number == 0 or option in choices(world, seat):
                world.answer(option, seat)

    def _open(self, world: Game[Any], node: Node, seat: int) -> Values:
        """Look at the options of a new node, and tell what the best of them is worth."""
        branches: dict[Option, Branch] = {}
        node.branches[seat] = branches
        found: list[Values] = []
        for option in some(choices(world, seat), self.width, self.rng):
            if found and self.clock.is_over:
                break
            found.append(self._look(world, branches, seat, option))
        return max(found, key=lambda standing: standing[seat])

    def _open_together(self, world: Game[Any], node: Node, seats: Sequence[int]) -> Values:
        """A new node where seats decide together: one answer alone tells nothing yet, so all branches begin alike."""
        now = values(world)
        for seat in seats:
            if seat not in node.branches:
                node.branches[seat] = {
                    option: Branch(now[seat]) for option in some(choices(world, seat), self.width, self.rng)
                }
        return now

    def _choose_branch(self, world: Game[Any], branches: dict[Option, Branch], seat: int, path: list[Passed]) -> Option:
        """The branch that the seat goes down in this world."""
        known = self._known(world, branches, seat)
        offered = [branches[option] for option in known]
        at = most_attractive(offered, max(LEAST_SPREAD, self.best[seat] - self.worst[seat]))
        path.append(Passed(seat, offered[at], offered))
        return known[at]

    def _known(self, world: Game[Any], branches: dict[Option, Branch], seat: int) -> list[Option]:
        """The branches that are on offer in this world, with a new one now and then where there are more options."""
        options = choices(world, seat)
        known = [option for option in branches if option in options]
        if len(known) < len(options) and len(known) < self.width + sqrt(
            sum(branches[option].visits for option in known)
        ):
            new = next((option for option in some(options, self.width, self.rng) if option not in branches), None)
            if new is not None:
                self._look(world, branches, seat, new)
                known.append(new)
        return known

    def _look(self, world: Game[Any], branches: dict[Option, Branch], seat: int, option: Option) -> Values:
        found = after(world, seat, option, self.rng, FURTHER_LOOKS)
        self._see(found)
        branches[option] = Branch(found[seat])
        return found

    def _see(self, found: Values) -> None:
        """Remember how bad and how good it can get for each seat."""
        worst, best = self.worst, self.best
        for seat, value in enumerate(found):
            worst[seat], best[seat] = min(worst[seat], value), max(best[seat], value)

    def _report(self, path: list[Passed], found: Values) -> None:
        """Tell every branch on the way what it led to, for its own seat."""
        for seat, branch, offered in path:
            branch.visits += 1
            branch.total += found[seat]
            for other in offered:
                other.offered += 1


def asked_now(world: Game[Any]) -> list[str]:
    """What is being asked. The same answers may lead to a question in one world that does not come up in another."""
    return [ask.kind for ask in world.asks]


def most_attractive(offered: list[Branch], spread: float) -> int:
    """The branch with the best balance of what it led to and how little it was tried when it was on offer.

    Values are measured by how far they are spread: where four players share the chances of a long game, a hundredth is
    much.
    """
    pulls = [exp(SHARPNESS * branch.estimate / spread) for branch in offered]
    whole = sum(pulls)
    best, best_at = -inf, 0
    for at, (branch, pull) in enumerate(zip(offered, pulls, strict=True)):
        curiosity = EXPLORE * pull / whole * sqrt(branch.offered + 1) / (1 + branch.visits)
        attraction = branch.value / spread + curiosity
        if attraction > best:
            best, best_at = attraction, at
    return best_at
