"""Live tables: whoever looks at one gets it again when something has changed.

An event is the table's fragment as this seat may see it, named by a mark of what it shows. A page that comes back tells
the mark it has, and gets nothing if nothing has changed meanwhile. Later events of a stream are patches of the one
before, for pages that say that they understand them. One fragment is made for all who see the same.
"""

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from typing import NamedTuple
from zlib import crc32

from markupsafe import escape

from nemeton.kernel import PUBLIC, Phrase

from ..storage import Person, SeatRow, trouble_of
from ..tables.bell import Bell
from ..tables.hints import has_hints
from ..tables.pins import Pins
from ..tables.seats import SeatService, may_come_back, may_draw_lots
from ..tables.service import TableService
from ..tables.table import OpenTable
from ..tables.talk import TableTalk, TalkService
from ..view.boards import pan
from ..view.closed import closed_sentence
from ..view.company import company_view, screen_view
from ..view.layout import laid_out, room
from ..view.lobby import lobby_view
from ..view.parts import SilentBotsView, TableView
from ..view.pieces import Pieces, cut_drawing
from ..view.pins import pins_view, with_pins
from ..view.viewpoint import table_view
from ..visitors.visitor import Visitor
from ..words import site_words
from .fragments import BOARD, Fragment
from .presence import Presence

IsStill = Callable[[Visitor], Awaitable[bool]]  # is the cookie with which a visitor came still worth something?
MOST_LETTERS = 240_000_000  # of all fragments that are kept; most of these texts they share
KEEP_ALIVE = 15.0  # seconds
AWAY = 1.0  # seconds between two looks for a database that is away
SEEN_EVERY = 4  # times that a stream is kept alive, it is noted that its reader is still there


class Eyes(NamedTuple):
    """With whose eyes somebody looks at a table. All who have the same read the same."""

    held: tuple[int, ...]  # the seats of their screen
    seat: int
    is_host: bool
    returns: bool  # does a bot only stand in for them?


def eyes_of(table: OpenTable, visitor: Visitor) -> Eyes:
    """The eyes of a visitor."""
    held = tuple(table.seats_of(visitor.id))
    returns = any(may_come_back(place, visitor.id) for place in table.seats)
    return Eyes(held, table.seat_of(visitor.id), table.is_hosted_by(visitor.id), returns)


class LiveTables:
    """Who looks at which table, and what they get to see."""

    def __init__(
        self,
        tables: TableService,
        seats: SeatService,
        talk: TalkService,
        pins: Pins,
        bell: Bell,
        is_still: IsStill,
        presence: Presence,
    ) -> None:
        self._tables, self._seats, self._talk, self._pins = tables, seats, talk, pins
        self._bell = bell
        self._is_still = is_still
        self._presence = presence
        self._fragments: OrderedDict[tuple[str, Eyes, str], Fragment] = OrderedDict()
        self._letters = 0

    # Who is there

    def present(self, table_id: str) -> frozenset[int]:
        """The seats from which somebody looks at the table right now."""
        return self._presence.seats(table_id)

    async def present_anywhere(self, table_id: str) -> frozenset[int]:
        """The same, where nobody here may have looked at the table for long."""
        await self._presence.look_again(table_id)
        found = self._presence.seats(table_id)
        self._forget_others(table_id)
        return found

    def _forget_others(self, table_id: str) -> None:
        if table_id not in self._bell.tables:
            self._presence.forget_others(table_id)

    # What they see

    async def fragment(
        self, table: OpenTable, visitor: Visitor, notice: str = "", eyes: Eyes | None = None
    ) -> Fragment:
        """The fragment for this visitor; the same one for all who see the same."""
        eyes = eyes or eyes_of(table, visitor)
        seat, key = eyes.seat, (table.row.id, eyes, visitor.language)
        keeps = table.row.stage != "waiting" and not notice  # a waiting room greets everybody by name
        found = self._fragments.get(key) if keeps else None
        if found is not None and found.mark == self.mark(table, seat):
            return found
        talk = await self._talk.of(table)
        host = await self._host_name(table) if table.row.stage == "waiting" else ""
        # Nothing waits from here on: the mark names exactly what is shown.
        mark = self.mark(table, seat)
        found = self._fragments.get(key) if keeps else None
        if found is None or found.mark != mark:
            if table.row.stage == "waiting":
                notice = notice or closed_sentence(table, visitor.language)
                return self._lobby(table, visitor, mark, talk, notice, host)
            found = self._made(table, visitor, eyes, mark, talk, notice)
            if keeps:
                self._keep(key, found)
        return found

    def _made(
        self, table: OpenTable, visitor: Visitor, eyes: Eyes, mark: str, talk: TableTalk, notice: str
    ) -> Fragment:
        seat, held = eyes.seat, eyes.held
        shown = table_view(
            table,
            seat,
            visitor.language,
            person=visitor.id,
            present=self._presence.seats(table.row.id),
            messages=talk.messages,
            proposals=talk.proposals,
            replaceable=self._replaceable(table, seat),
        )
        title = _title(shown, visitor.language)
        watching, carried = self._presence.watching(table.row.id), table.carried(seat)
        pins = self._pins.on(table)
        layers, pinned = with_pins(table, pins, shown.laid.layers), pins_view(table, pins, seat, visitor.language)
        drawn, ground = cut_drawing(pan(shown.laid, layers), shown.laid.ground) if shown.has_board else ((), "")
        parts = laid_out(
            shown,
            visitor.language,
            mark,
            drawn,
            pins=pinned,
            notice=notice,
            carried=carried,
            silent=self._silent(table, shown, visitor),
            watching=watching,
            screen=screen_view(table, shown, held),
            company=company_view(table, shown, held, self._presence.seats(table.row.id), visitor.language),
            hints=has_hints(table.row, table.seats),
        )
        return Fragment(mark, title, *parts, ground=ground)

    def _lobby(
        self, table: OpenTable, visitor: Visitor, mark: str, talk: TableTalk, notice: str, host: str
    ) -> Fragment:
        shown = lobby_view(
            table,
            visitor,
            host=host,
            present=self._presence.seats(table.row.id),
            watchers=self._presence.watchers(table.row.id),
            messages=talk.messages,
        )
        return Fragment(mark, f"{escape(shown.title)} · Nemeton", *room(shown, visitor, mark, notice))

    async def _host_name(self, table: OpenTable) -> str:
        """What the host is called: by the seat, or where none is theirs, by their own name."""
        for seat in table.seats:
            if seat.is_held_by(table.row.host) and not seat.own_name:
                return seat.name
        async with self._tables.working() as work:
            host = await work.get(Person, table.row.host)
        return host.name if host is not None else ""

    def _silent(self, table: OpenTable, shown: TableView, visitor: Visitor) -> SilentBotsView | None:
        """Whoever sits here may let bots try again that could not answer; the host may let chance answer."""
        silent = table.row.silent
        if not silent:
            return None
        names = ", ".join(shown.seats[seat].name for seat in sorted(silent))
        return SilentBotsView(names, shown.seat != PUBLIC, may_draw_lots(table, visitor.id))

    def forget(self) -> None:
        """Make every fragment anew."""
        self._fragments.clear()
        self._letters = 0

    def _keep(self, key: tuple[str, Eyes, str], fragment: Fragment) -> None:
        """Keep the latest of each kind, as many as there is room for."""
        former = self._fragments.pop(key, None)
        if former is not None:
            fragment.former = former.mark, former.pieces
        self._fragments[key] = fragment
        self._letters += fragment.size - (former.size if former else 0)
        while self._letters > MOST_LETTERS:
            self._letters -= self._fragments.popitem(last=False)[1].size

    def mark(self, table: OpenTable, seat: int) -> str:
        """A name for everything that the page of a seat depends on."""
        begins = f"{'room' if table.row.stage == 'waiting' else BOARD}{seat}"
        here, gone = _bits(self._presence.seats(table.row.id)), _bits(self._replaceable(table, seat))
        silent = _bits(table.row.silent or [])
        ahead = crc32(repr(table.seats[seat].ahead).encode()) if seat != PUBLIC and table.seats[seat].ahead else 0
        return f"{begins}.{table.row.version}.{here}.{gone}.{self._presence.watching(table.row.id)}.{silent}.{ahead}"

    def _replaceable(self, table: OpenTable, seat: int) -> list[int]:
        if seat == PUBLIC:
            return []
        here = self._presence.seats(table.row.id)
        return [
            other.seat
            for other in table.seats
            if other.seat not in here and self._seats.may_replace(table, seat, other.seat)
        ]

    # The stream

    async def stream(
        self, table_id: str, visitor: Visitor, csrf: str, has: str, *, patches: bool = False
    ) -> AsyncIterator[bytes]:
        """Events for one page, until it is closed. `has` is the mark of what the page shows already."""
        there = _Reader(visitor)
        sent: Pieces = ()
        try:
            async with self._bell.listening(table_id) as heard:
                yield b": here\n\n"
                while not self._bell.is_closed:
                    version = heard.version
                    heard.clear()
                    try:
                        fragment = await self._seen_by(there, table_id, version)
                    except Exception as error:
                        if trouble_of(error) is None:
                            raise
                        yield b":\n\n"  # the database is away: the page stays, and sees what is new when it is back
                        await asyncio.sleep(AWAY)
                        heard.ring(None)
                        continue
                    if fragment.mark != has:
                        if patches and fragment.keeps(has):
                            yield fragment.event(sent, event).to(csrf)
                            sent = fragment.pieces
                        else:
                            yield event(fragment.mark, fragment.swap(csrf, has)).encode()
                            sent = ()
                        has = fragment.mark
                    if not await heard.within(KEEP_ALIVE):
                        if not await self._is_welcome(there, table_id):
                            return
                        yield b":\n\n"
        finally:
            self._forget_others(table_id)
            if there.seats is not None:
                self._presence.goes(table_id, there.seats, visitor)
                await asyncio.shield(self._seen(table_id, there.seats))

    async def _seen_by(self, there: "_Reader", table_id: str, version: int | None) -> Fragment:
        """What a reader sees now; and everybody sees from where."""
        if there.seats is None:
            await self._presence.look_again(table_id)
        table = await self._tables.look(table_id, version)
        eyes = there.eyes(table)
        now_on = eyes.held
        if now_on != there.seats:  # a guest has sat down, or the seat goes on elsewhere
            if there.seats is not None:
                self._presence.goes(table_id, there.seats, there.visitor)
            there.seats = now_on
            self._presence.comes(table_id, now_on, there.visitor)
            await self._seen(table_id, now_on)
        return await self.fragment(table, there.visitor, eyes=eyes)

    async def _is_welcome(self, there: "_Reader", table_id: str) -> bool:
        """May a reader stay for whom nothing was new for a while? That they are there is noted now and then."""
        there.quiet += 1
        if there.seats and there.quiet % SEEN_EVERY == 0:
            await self._seen(table_id, there.seats)
        try:
            return await self._is_still(there.visitor)
        except Exception as error:
            if trouble_of(error) is None:
                raise
            return True

    async def _seen(self, table_id: str, seats: Sequence[int]) -> None:
        try:
            for seat in seats:
                await self._tables.seen(table_id, seat)
        except Exception as error:  # when somebody was seen is no reason to send them away
            if trouble_of(error) is None:
                raise


class _Reader:
    """Somebody who looks at a table: from which seats, None before the first look, and for how long nothing came."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.seats: tuple[int, ...] | None = None
        self.quiet = 0
        self._eyes: Eyes | None = None
        self._eyes_at: tuple[Sequence[SeatRow], str] = (), ""

    def eyes(self, table: OpenTable) -> Eyes:
        """With whose eyes they look: those of before, where nobody has sat down or got up since. Whose turn it is
        matters only to a screen with several seats."""
        places, host = self._eyes_at
        if self._eyes is None or places is not table.seats or host != table.row.host or len(self._eyes.held) > 1:
            self._eyes, self._eyes_at = eyes_of(table, self.visitor), (table.seats, table.row.host)
        return self._eyes


def event(ident: str, data: str) -> str:
    """A server-sent event."""
    return f"id: {ident}\ndata: {data.replace(chr(10), f'{chr(10)}data: ')}\n\n"


def _title(shown: TableView, language: str) -> str:
    if shown.asked is None and shown.stage != "over":
        return f"{escape(shown.title)} · Nemeton"
    kind = "site.table.title.yours" if shown.asked is not None else "site.table.title.over"
    return str(escape(site_words(language).say(Phrase(kind, {"game": shown.title}))))


def _bits(seats: "frozenset[int] | list[int]") -> int:
    return sum(1 << seat for seat in seats)
