"""The tree of a search, and how an iteration grows it: information-set Monte Carlo tree search on imagined games.

Every iteration goes down a tree of branches (seat, answer) in a world that was imagined anew, and adds one node. The
new node is not played out: each of its options is looked at by one answer on `judge` (look.py). The best of them for
the seat that decides is what the iteration reports; the others stay as first estimates of the branches. Values are
vectors, one number a seat, and each seat goes for its own: any number of players, and players who win together, are one
case.

What is possible differs between imagined worlds. A node counts how often each of its branches was on offer, and weighs
it against that, not against the visits of the node. Seats that decide together choose at the same node, each from its
own branches, and none sees the others' answers.

A new search may begin with what an earlier one has found (`before`): where the seat is asked again in the same turn,
and all that it knows is what the old tree foresaw after its answers, the old tree goes on there. The point is found by
the seat's own answers and by a stamp of what the seat sees and is asked, so nothing that it cannot know takes part in
that; and whatever was not foreseen (chance, something shown, an undo) begins a new tree.
"""

from collections.abc import Sequence
from hashlib import blake2b
from math import exp, inf, sqrt
from random import Random
from typing import Any, NamedTuple

import msgspec

from nemeton.kernel import Game, Option
from nemeton.kernel.history import Answered, Event, Imagined, Undone
from nemeton.kernel.values import to_json

from .bot import Clock, choices
from .look import Values, after, deciders, some, values, world_of

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
UNSURE = 0.999  # what looked like a win in the one world of an earlier search, at most
MOST_STAMPED = 64  # of more options than that, the first ones tell one question from another


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

    def add(self, other: "Branch") -> None:
        """Count what another search has seen of the same answer."""
        self.visits += other.visits
        self.offered += other.offered
        self.total += other.total


class Node:
    """A point of play, as far as its answers tell."""

    __slots__ = ("branches", "children", "stamp")

    def __init__(self) -> None:
        self.branches: dict[int, dict[Option, Branch]] = {}  # by seat
        self.children: dict[Any, Node] = {}
        self.stamp = b""  # of what the searching seat knows here, where the tree may be taken up again


class Passed(NamedTuple):
    """A branch that an iteration went through, whose it is, and what else was on offer."""

    seat: int
    branch: Branch
    offered: list[Branch]


class Standpoint(NamedTuple):
    """Where a game stands, as far as a seat knows: the turn, how many answers were given, how many taken back, and how
    often something hidden was shown to it."""

    turn: int
    answers: int
    undone: int
    shown: int


class Tree:
    """The tree of one search, for the seat that searches."""

    def __init__(
        self,
        game: Game[Any],
        seat: int,
        rng: Random,
        clock: Clock,
        before: "Tree | None" = None,
        worlds: int = FIRST_WORLDS,
    ) -> None:
        """`before` is the tree of an earlier search of the same seat, `worlds` how many are looked at for the first
        estimates."""
        self.seat = seat
        self.rng = rng
        self.clock = clock
        self.width = game.book.thinking.width
        self.worst, self.best = [1.0] * game.players, [0.0] * game.players  # by seat, what was seen so far
        self.moment = moment_of(game, seat)
        self.nodes = 1
        self.kept = 0  # iterations of an earlier search that this tree began with
        self.root = Node()
        self.root.branches[seat] = self._first_branches(game, worlds)
        self.root.stamp = stamp_of(game, seat)
        if before is not None and before.seat == seat:
            self._take_over(before, before.reached(game, self.root.stamp), choices(game, seat))

    # What an earlier search has found

    def reached(self, game: Game[Any], stamp: bytes) -> list[Node]:
        """Where the seat's answers since have led, if this tree foresaw all that the seat knows there; the one
        visited most first. There are several where hidden answers of others make them look the same to the seat."""
        moment = moment_of(game, self.seat)
        if (moment.turn, moment.undone, moment.shown) != (self.moment.turn, self.moment.undone, self.moment.shown):
            return []
        given = [
            event.option
            for event in happened(game)[self.moment.answers :]
            if isinstance(event, Answered) and event.seat == self.seat
        ]
        found: list[Node] = []
        waiting = [(self.root, 0)]
        while waiting:
            node, done = waiting.pop()
            if node.stamp == stamp and (done > 0 or not given):
                found.append(node)
            for name, child in node.children.items():
                own = [what[1] for what in name if isinstance(what, tuple) and what[0] == self.seat]
                try:  # an answer without a choice is not in the tree
                    waiting.append((child, given.index(own[0], done) + 1 if own else done))
                except ValueError:
                    continue  # another answer was given
        return sorted(found, key=lambda node: -visits_of(node, self.seat))

    def _take_over(self, before: "Tree", found: Sequence[Node], options: Sequence[Option]) -> None:
        """Go on where an earlier search has been: with its visits, its sense of what is possible, and what lies behind
        the node that it visited most."""
        if not found:
            return
        branches = self.root.branches[self.seat]
        for node in found:
            for option, known in node.branches.get(self.seat, {}).items():
                if option not in branches and option in options:
                    branches[option] = Branch(min(known.estimate, UNSURE))
                if option in branches:
                    branches[option].add(known)
        for seat, others in found[0].branches.items():
            self.root.branches.setdefault(seat, others)
        self.root.children = found[0].children
        self.kept = visits_of(self.root, self.seat)
        self.nodes = count_nodes(self.root)
        self._see(tuple(before.worst))
        self._see(tuple(before.best))

    # The root

    def _first_branches(self, game: Game[Any], worlds: int) -> dict[Option, Branch]:
        """Look at the options of the root, in several worlds where they tell different things."""
        options = self.clock.mixed(some(choices(game, self.seat), WIDTH, self.rng), self.rng)
        looks: list[list[float]] = []
        while len(looks) < worlds and not (len(looks) == 2 and looks[0] == looks[1]):
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

    # Iterations

    def iterate(self, world: Game[Any]) -> None:
        """One iteration in one imagined world: down the tree, one new node, and back."""
        node, path = self.root, list[Passed]()
        found: Values | None = None
        seats: Sequence[int] = deciders(world)
        if self.seat not in seats:
            seats = [self.seat]  # it may act though another is asked first
        chance = world.chance.counter
        while seats and found is None and len(path) < DEEPEST:
            if all(seat in node.branches for seat in seats):
                if not node.stamp and self._may_be_asked(world, seats, chance):
                    node.stamp = stamp_of(world, self.seat)
                answers = [(seat, self._choose_branch(world, node.branches[seat], seat, path)) for seat in seats]
                self._play(world, answers)
                seats = deciders(world)
                node = self._child(node, (*answers, *asked_now(world)))
            elif len(seats) == 1:
                found = self._open(world, node, seats[0])
            else:
                found = self._open_together(world, node, seats)
        self._report(path, values(world) if found is None else found)

    def _child(self, node: Node, name: tuple[Any, ...]) -> Node:
        """The node that answers lead to."""
        child = node.children.get(name)
        if child is None:
            child = node.children[name] = Node()
            self.nodes += 1
        return child

    def _may_be_asked(self, world: Game[Any], seats: Sequence[int], chance: int) -> bool:
        """May the seat stand here when it is asked next, in the same turn and without any chance on the way?"""
        return self.seat in seats and world.state.turn == self.moment.turn and world.chance.counter == chance

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


# Where a tree may be taken up again


def happened(game: Game[Any]) -> list[Event]:
    """What happened at the table; that this game was imagined is left out."""
    return [event for event in game.history if not isinstance(event, Imagined)]


def moment_of(game: Game[Any], seat: int) -> Standpoint:
    """Where a game stands, as far as a seat knows."""
    events = happened(game)
    undone = sum(isinstance(event, Undone) for event in events)
    shown = sum(not seats or seat in seats for seats in game.reveals)
    return Standpoint(game.state.turn, len(events), undone, shown)


def stamp_of(game: Game[Any], seat: int) -> bytes:
    """A stamp of what a seat sees and is asked, and of nothing else: two moments that it cannot tell apart have the
    same."""
    asked = [
        [
            ask.kind,
            dict(ask.about),
            len(ask.options),
            [to_json(ask.options[at]) for at in range(min(len(ask.options), MOST_STAMPED))],
        ]
        for ask in game.asks
        if ask.seat == seat
    ]
    told = msgspec.msgpack.encode(asked, enc_hook=str)
    return blake2b(game.book.encode(game.seen_by(seat)) + told, digest_size=16).digest()


def visits_of(node: Node, seat: int) -> int:
    """How often a seat has chosen at a node."""
    return sum(branch.visits for branch in node.branches.get(seat, {}).values())


def count_nodes(node: Node) -> int:
    """How many nodes a tree has, from one on."""
    count, waiting = 0, [node]
    while waiting:
        count += 1
        waiting += waiting.pop().children.values()
    return count
