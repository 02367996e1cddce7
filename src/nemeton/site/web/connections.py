"""Connections: how long the site waits for a visitor who says nothing, and how many it keeps open.

The server's own protocol waits for ever for the rest of a request, and for ever for a reader who does not read. Here
everything that a visitor owes has a time: the head of a request, its body, taking what was answered. And the house has
so many places, for all and for one address. Where there is none left, whoever has been waited for longest must go; a
newcomer is refused only where everybody is being answered.

Behind a proxy every connection comes from the proxy: then it is the proxy that counts connections of an address.
"""

import asyncio
import os
from collections import OrderedDict
from functools import cache
from typing import TYPE_CHECKING, Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from ..base.errors import SiteError
from ..base.settings import ENDLESS, Settings, limits_from
from ..visitors.visitor import preferred_language
from .askers import network_of

if TYPE_CHECKING:
    from asyncio import TimerHandle

HEAD = 20.0  # seconds for the head of a request, from its first letter or from the start of the connection
BODY = 60.0  # seconds for the rest of it
REST = 5.0  # seconds to send the rest of what was answered already
READING = 30.0  # seconds in which a reader must take at least SLOWEST of what waits for them
SLOWEST = 20_000  # bytes
LONGEST_HEAD = 32_768  # bytes
MOST_HEADERS = 100
LONGEST_REST = 3_000_000  # bytes of a request behind its head, with all that lies between the parts of its body
REFUSING = 2.0  # seconds for the head of a request that is refused whatever it says
REFUSED_AT_ONCE = 100  # so many more are told that there is no place; others are only shut out
OF_ALL, OF_ONE_ADDRESS = 4000, 200  # connections
KEPT_FOR_OURSELVES = 200  # files: the database, workers, what a page reads
MOST_FILES = 16_384
AGAIN = 10  # seconds after which whoever finds no place may try again

REASONS = {
    400: "Bad Request",
    408: "Request Timeout",
    413: "Content Too Large",
    429: "Too Many Requests",
    431: "Request Header Fields Too Large",
    503: "Service Unavailable",
}


class ConnectionGate:
    """The places of the house: who is connected, and for whom it waits, the longest first."""

    def __init__(self, most: int, most_of_one: int) -> None:
        self._most, self._most_of_one = most, most_of_one
        self._here: dict[str, int] = {}
        self._all = 0
        self._waited_for: OrderedDict[GuardedConnection, None] = OrderedDict()
        self._waited_for_of: dict[str, OrderedDict[GuardedConnection, None]] = {}
        self.refusing = 0

    def let_in(self, newcomer: "GuardedConnection") -> int:
        """Give a newcomer a place. 0, or the status of a refusal: 429 where the address has too many, 503 where the
        house is full."""
        if self._here.get(newcomer.address, 0) >= self._most_of_one:
            if not self._has_sent_away(self._waited_for_of.get(newcomer.address)):
                return 429
        elif self._all >= self._most and not self._has_sent_away(self._waited_for):
            return 503
        self._all += 1
        self._here[newcomer.address] = self._here.get(newcomer.address, 0) + 1
        self.wait_for(newcomer)
        return 0

    def let_out(self, visitor: "GuardedConnection") -> None:
        """A place is free again."""
        self.wait_no_more(visitor)
        self._all -= 1
        self._here[visitor.address] -= 1
        if not self._here[visitor.address]:
            del self._here[visitor.address]

    def wait_for(self, visitor: "GuardedConnection") -> None:
        """From now on it is the visitor's move."""
        self._waited_for[visitor] = None
        self._waited_for_of.setdefault(visitor.address, OrderedDict())[visitor] = None

    def wait_no_more(self, visitor: "GuardedConnection") -> None:
        """The visitor has asked for something; it is ours to answer."""
        self._waited_for.pop(visitor, None)
        of_address = self._waited_for_of.get(visitor.address)
        if of_address is not None:
            of_address.pop(visitor, None)
            if not of_address:
                del self._waited_for_of[visitor.address]

    def _has_sent_away(self, waited_for: "OrderedDict[GuardedConnection, None] | None") -> bool:
        if not waited_for:
            return False
        next(iter(waited_for)).send_away()
        return True


class GuardedConnection(HttpToolsProtocol):
    """One connection of a visitor who is not waited for longer than is polite."""

    gate: ConnectionGate | None = None

    def __init__(self, *told: Any, **known: Any) -> None:
        super().__init__(*told, **known)
        self._gate = self.gate or gate_here()
        self.address = ""
        self._timer: TimerHandle | None = None
        self._reading: TimerHandle | None = None
        self._in_buffer = 0
        self._head = 0  # bytes of a head that is not complete
        self._rest = 0  # bytes that have come since the head was complete
        self._is_in_head = True
        self._is_whole = False  # has the latest that came completed a request?
        self._owes_body = False
        self._is_inside = False
        self._refusal: tuple[int, str] | None = None
        self._refused_head = b""

    # Coming and going

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.address = network_of(self.client[0]) if self.client else ""
        status = self._gate.let_in(self)
        if not status:
            self._is_inside = True
            self._until(HEAD, self._head_is_late)
        elif self._gate.refusing < REFUSED_AT_ONCE:
            self._gate.refusing += 1
            self._refusal = status, "site/full" if status == 503 else "site/too_many_connections"
            self._until(REFUSING, self._refuse)
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._until(None)
        self._read_in_time(None)
        if self._is_inside:
            self._gate.let_out(self)
        elif self._refusal:
            self._gate.refusing -= 1
        super().connection_lost(exc)

    def send_away(self) -> None:
        """Somebody else needs the place."""
        if self._is_inside:
            self._is_inside = False
            self._gate.let_out(self)
        self.transport.abort()

    # What the visitor owes

    def data_received(self, data: bytes) -> None:
        if not self._is_inside:
            if self._refusal:
                self._read_refused(data)
            return
        if self._is_in_head and not self._head:
            self._until(HEAD, self._head_is_late)
        was_in_head, self._is_whole = self._is_in_head, False
        super().data_received(data)
        if was_in_head and self._is_in_head and not self._is_whole:
            self._head += len(data)
            if self._head > LONGEST_HEAD and not self.transport.is_closing():
                self._close_with(431, "site/long_head")
        elif not was_in_head and self._owes_body and self._is_answering:
            self._rest += len(data)
            if self._rest > LONGEST_REST and not self.transport.is_closing():
                self._give_up(413, "site/too_large")

    def on_header(self, name: bytes, value: bytes) -> None:
        if self._is_in_head:  # what comes behind the body is nobody's, and has no end
            super().on_header(name, value)

    def on_headers_complete(self) -> None:
        if len(self.headers) > MOST_HEADERS or sum(len(name) + len(told) for name, told in self.headers) > LONGEST_HEAD:
            self._refusal = 431, "site/long_head"
            raise ValueError("the head of a request is too long")  # the parser turns it into a refusal
        self._is_in_head, self._head, self._rest, self._owes_body = False, 0, 0, True
        self._until(BODY, self._body_is_late)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._owes_body, self._is_in_head, self._is_whole, self._head = False, True, True, 0
        self._until(None)
        self._gate.wait_no_more(self)
        super().on_message_complete()
        if self.cycle.response_complete:  # it was answered before all of it had come
            self.timeout_keep_alive_task = self.loop.call_later(
                self.timeout_keep_alive, self.timeout_keep_alive_handler
            )
            self._wait_again()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.transport.is_closing():
            return
        if self._owes_body:
            self._until(REST, self.transport.abort)
        elif self.timeout_keep_alive_task is not None:
            self._wait_again()

    def _wait_again(self) -> None:
        if self._is_inside:
            self._gate.wait_for(self)

    def send_400_response(self, msg: str) -> None:  # noqa: ARG002
        """What the server says of a request that it cannot read."""
        if self._refusal:
            self._close_with(*self._refusal)
        else:
            self._close_with(400, "site/bad_request")

    def _head_is_late(self) -> None:
        if self._head and not self._is_answering:
            self._close_with(408, "site/late")
        else:
            self.transport.abort()  # nothing was asked, or it would come into the middle of an answer

    def _body_is_late(self) -> None:
        self._give_up(408, "site/late")

    def _give_up(self, status: int, code: str) -> None:
        """What is left of a request is not waited for."""
        if self.cycle.response_started:
            self.transport.abort()
        else:
            self._close_with(status, code)

    def _unsupported_upgrade_warning(self) -> None:
        """Who asks for another protocol is answered in this one; that is no news."""

    @property
    def _is_answering(self) -> bool:
        cycle: Any = self.cycle
        return cycle is not None and not cycle.response_complete

    # What the visitor does not read

    def pause_writing(self) -> None:
        super().pause_writing()
        self._in_buffer = self.transport.get_write_buffer_size()
        self._read_in_time(READING)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._read_in_time(None)

    def _look_at_reader(self) -> None:
        left = self.transport.get_write_buffer_size()
        if self._in_buffer - left < SLOWEST:
            self.transport.abort()
        else:
            self._in_buffer = left
            self._read_in_time(READING)

    # Clocks

    def _until(self, seconds: float | None, late: Any = None) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer = None if seconds is None else self.loop.call_later(seconds, late)

    def _read_in_time(self, seconds: float | None) -> None:
        if self._reading is not None:
            self._reading.cancel()
        self._reading = None if seconds is None else self.loop.call_later(seconds, self._look_at_reader)

    # How somebody is refused

    def _read_refused(self, data: bytes) -> None:
        """Read only the head, for the language in it."""
        self._refused_head += data[: LONGEST_HEAD - len(self._refused_head)]
        if b"\r\n\r\n" in self._refused_head or len(self._refused_head) >= LONGEST_HEAD:
            lines = self._refused_head.split(b"\r\n")
            self.headers = [(name.strip().lower(), told) for name, _, told in (line.partition(b":") for line in lines)]
            self._refuse()

    def _refuse(self) -> None:
        if self._refusal and not self.transport.is_closing():
            self._close_with(*self._refusal)

    def _close_with(self, status: int, code: str) -> None:
        """One sentence in the reader's language, and good-bye. What comes after it is read by nobody."""
        told = next((told for name, told in self.headers or () if name == b"accept-language"), b"")
        body = f"{SiteError(code).text(preferred_language(told.decode('latin-1')))}\n".encode()
        again = f"retry-after: {AGAIN}\r\n" if status in (429, 503) else ""
        head = (
            f"HTTP/1.1 {status} {REASONS[status]}\r\ncontent-type: text/plain; charset=utf-8\r\n{again}"
            f"content-length: {len(body)}\r\nconnection: close\r\n\r\n"
        )
        if self._is_answering:
            self.cycle.disconnected = True  # nobody hears what else would be answered
            self.cycle.message_event.set()
        self.transport.write(head.encode() + body)
        self.transport.close()


def guarded(settings: Settings) -> type[GuardedConnection]:
    """The protocol of a server with these settings."""
    return type("GuardedConnection", (GuardedConnection,), {"gate": gate_for(settings.limits, settings.proxies)})


@cache
def gate_here() -> ConnectionGate:
    """The gate of a server that somebody else has started, by the settings of the environment."""
    return gate_for(*limits_from(os.environ))


def gate_for(limits: float, proxies: int) -> ConnectionGate:
    """As many places as the system has files for, and some left for ourselves."""
    files = max(64, open_files() - KEPT_FOR_OURSELVES)
    most, of_one = (max(1, round(usual * limits)) if limits else ENDLESS for usual in (OF_ALL, OF_ONE_ADDRESS))
    return ConnectionGate(min(files, most), ENDLESS if proxies else of_one)


def open_files() -> int:
    """How many files this process may open; as many as the system lets it have, up to what is sensible."""
    try:
        import resource
    except ImportError:  # Windows
        return 2048
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        soft = wanted
    return MOST_FILES if soft == resource.RLIM_INFINITY else min(soft, MOST_FILES)
