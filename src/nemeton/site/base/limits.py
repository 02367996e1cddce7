"""How often somebody may do what costs others something: open tables, talk, point at things, send records in, have a
game checked or drawn again, search, change names, try seats. And how many live pages they may have open.

Counted twice: for the visitor, and for the address that the request came from, since a visitor who throws the cookie
away is a new one. An address may do several times as much: a family or a club stands behind it.

What is counted lives in the memory of the process and is forgotten at a restart. Where several processes serve one site
they count together, in the database (`storage/shared_limits.py`). Tables and messages are always counted there as well.
"""

import math
import time
from collections import Counter, OrderedDict, deque
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from inspect import isawaitable
from typing import NamedTuple, Protocol

from .errors import TooManyStreams, TooOften
from .settings import ENDLESS, Settings

HOUR, MINUTE = 3600.0, 60.0
REMEMBERED = 50_000  # visitors and addresses; the ones that were quiet for longest are forgotten first
STREAMS = 20  # live pages of one visitor
AN_ADDRESS = 10  # an address may do so many times what one visitor may


class Allowance(NamedTuple):
    """So many times in so many seconds."""

    most: int
    seconds: float


def allowances(settings: Settings) -> dict[str, Allowance]:
    """What one visitor may do, by the name that `spend` is called with."""
    return {
        "tables": Allowance(settings.allowed(settings.tables_an_hour), HOUR),
        "chat": Allowance(settings.allowed(settings.messages_a_minute), MINUTE),
        "uploads": Allowance(
            settings.allowed(20), 10 * MINUTE
        ),  # a record is replayed when it is sent in, which takes a while
        "pictures": Allowance(settings.allowed(240), MINUTE),  # of a position that somebody is typing
        "replays": Allowance(
            settings.allowed(300), MINUTE
        ),  # moments of a game that somebody looks back at, and records
        "lessons": Allowance(settings.allowed(240), MINUTE),  # steps of a lesson, each with its board
        "checks": Allowance(settings.allowed(20), 10 * MINUTE),  # a game is dealt and played again
        "hints": Allowance(settings.allowed(60), 10 * MINUTE),  # a bot weighs the answers to a question
        "advice": Allowance(settings.allowed(120), 10 * MINUTE),  # bots weigh the answers of a finished game
        "searches": Allowance(settings.allowed(240), MINUTE),  # one for every letter that is typed
        "names": Allowance(settings.allowed(20), 10 * MINUTE),
        "seats": Allowance(settings.allowed(30), MINUTE),
        "nudges": Allowance(settings.allowed(20), 10 * MINUTE),
        "lobby": Allowance(settings.allowed(120), MINUTE),  # what a host and guests change before the game
        "outlooks": Allowance(settings.allowed(300), MINUTE),  # answers that somebody looks at before choosing
        "pins": Allowance(settings.allowed(60), MINUTE),
        "exports": Allowance(settings.allowed(6), 10 * MINUTE),  # all that is kept of a person, as a file
        "tokens": Allowance(settings.allowed(30), HOUR),
    }


class Limits:
    """Who has done what lately."""

    def __init__(self, settings: Settings, clock: Callable[[], float] = time.monotonic) -> None:
        self._allowed = allowances(settings)
        self._clock = clock
        self._done: OrderedDict[tuple[str, str], deque[float]] = OrderedDict()

    def spend(self, what: str, visitor: str | None, address: str) -> None:
        """Count one more; refused, and not counted, when it would be too much."""
        most, seconds = self._allowed[what]
        if most == ENDLESS:
            return
        now = self._clock()
        wanted = [(f"address {address}", most * AN_ADDRESS)] + ([(f"visitor {visitor}", most)] if visitor else [])
        lately = [(self._lately(what, who, now - seconds), allowed) for who, allowed in wanted]
        waits = [done[-allowed] + seconds - now for done, allowed in lately if len(done) >= allowed]
        if waits:
            raise TooOften(math.ceil(max(waits)))
        for done, _ in lately:
            done.append(now)

    def _lately(self, what: str, who: str, since: float) -> deque[float]:
        done = self._done.setdefault((what, who), deque())
        self._done.move_to_end((what, who))
        while len(self._done) > REMEMBERED:
            self._done.popitem(last=False)
        while done and done[0] <= since:
            done.popleft()
        return done


class StreamPlaces:
    """Who has how many live pages open. A place is given back when the page is closed."""

    def __init__(self, settings: Settings) -> None:
        self._most = settings.allowed(STREAMS)
        self._open: Counter[str] = Counter()

    def take(self, visitor: str | None, address: str) -> Callable[[], None]:
        """One more stream; what gives it back. Refused where it would be too many."""
        most_of = {f"address {address}": self._most * AN_ADDRESS} | (
            {f"visitor {visitor}": self._most} if visitor else {}
        )
        if any(self._open[who] >= most for who, most in most_of.items()):
            raise TooManyStreams
        self._open.update(most_of.keys())

        def give_back() -> None:
            for who in most_of:
                self._open[who] -= 1
                if not self._open[who]:
                    del self._open[who]

        return give_back


class Spending(Protocol):
    """Whoever counts what is done."""

    def spend(self, what: str, visitor: str | None, address: str) -> Awaitable[None] | None:
        """Count one more; refused, and not counted, when it would be too much."""


class Placing(Protocol):
    """Whoever counts live pages."""

    def take(self, visitor: str | None, address: str) -> Awaitable[Callable[[], None]] | Callable[[], None]:
        """One more stream; what gives it back. Refused where it would be too many."""


class Asker(NamedTuple):
    """Whoever sends the present request."""

    limits: Spending
    streams: Placing
    visitor: str | None
    address: str


_asker: ContextVar[Asker | None] = ContextVar("asker", default=None)
_held: ContextVar[list[Callable[[], None]]] = ContextVar("held")


@contextmanager
def holding() -> Iterator[None]:
    """A request, for as long as it is answered: what was taken for it is given back in the end."""
    held: list[Callable[[], None]] = []
    _held.set(held)
    try:
        yield
    finally:
        for give_back in held:
            give_back()


async def take_stream() -> None:
    """The present request is answered with a stream: it counts until it ends."""
    asker = _asker.get()
    if asker is not None:
        taken = asker.streams.take(asker.visitor, asker.address)
        _held.get().append(await taken if isawaitable(taken) else taken)


def answer_for(asker: Asker) -> None:
    """The present request comes from this asker."""
    _asker.set(asker)


async def spend(what: str) -> None:
    """Whoever sends the present request does something that is limited. Without a request nothing is counted."""
    asker = _asker.get()
    if asker is not None:
        counted = asker.limits.spend(what, asker.visitor, asker.address)
        if counted is not None:
            await counted


def asked_from() -> str:
    """The address that the present request comes from; empty without a request."""
    asker = _asker.get()
    return asker.address if asker is not None else ""
