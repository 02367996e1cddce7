"""Live tables: whoever looks at one gets it again when something has changed.

An event is the table's fragment as this seat may see it, named by a mark of what it shows. A page that comes back tells
the mark it has, and gets nothing if nothing has changed meanwhile. Later events of a stream are patches of the one
before, for pages that say that they understand them. One fragment is made for all who see the same.
"""

import asyncio
from collections import Counter, OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from zlib import crc32

from markupsafe import escape

from nemeton.kernel import PUBLIC, Phrase

from ..storage import Person
from ..tables.bell import Bell
from ..tables.bots import BotService
from ..tables.pins import Pins
from ..tables.seats import SeatService, may_come_back, may_draw_lots
from ..tables.service import TableService
from ..tables.table import OpenTable
from ..tables.talk import TableTalk, TalkService
from ..view.boards import pan
from ..view.company import company_view, screen_view
from ..view.layout import laid_out, room
from ..view.lobby import lobby_view
from ..view.parts import SilentBotsView, TableView
from ..view.pieces import cut_drawing
from ..view.pins import pins_view, with_pins
from ..view.viewpoint import table_view
from ..visitors.visitor import Visitor
from ..words import site_words
from .fragments import BOARD, Fragment

IsStill = Callable[[Visitor], Awaitable[bool]]  # is the cookie with which a visitor came still worth something?
MOST_LETTERS = 40_000_000  # of all fragments that are kept
KEEP_ALIVE = 15.0  # seconds
SEEN_EVERY = 4  # times that a stream is kept alive, it is noted that its reader is still there


class LiveTables:
    """Who looks at which table, and what they get to see."""

    def __init__(
        self,
        tables: TableService,
        seats: SeatService,
        talk: TalkService,
        pins: Pins,
        bots: BotService,
        bell: Bell,
        is_still: IsStill,
    ) -> None:
        self._tables, self._seats, self._talk, self._pins = tables, seats, talk, pins
        self._bots, self._bell = bots, bell
        self._is_still = is_still
        self._fragments: OrderedDict[tuple[str, int, tuple[int, ...], bool, bool, str], Fragment] = OrderedDict()
        self._letters = 0
        self._present: dict[str, Counter[int]] = {}
        self._watchers: dict[str, Counter[tuple[str, str]]] = {}  # by table: who looks on without a seat, id and name

    # Who is there

    def present(self, table_id: str) -> frozenset[int]:
        """The seats from which somebody looks at the table right now."""
        return frozenset(seat for seat in self._present.get(table_id, ()) if seat != PUBLIC)

    def watching(self, table_id: str) -> int:
        """How many look on without a seat."""
        return self._present.get(table_id, Counter())[PUBLIC]

    def watchers(self, table_id: str) -> tuple[str, ...]:
        """What those are called who look on without a seat; empty for one without a name."""
        return tuple(sorted(name for _, name in self._watchers.get(table_id, ())))

    def _comes(self, table_id: str, seats: Sequence[int], visitor: Visitor) -> None:
        """Somebody begins to look, from all seats of their screen, or without one."""
        there, is_new = self._present.setdefault(table_id, Counter()), False
        for seat in seats or (PUBLIC,):
            there[seat] += 1
            is_new = is_new or there[seat] == 1 or seat == PUBLIC
        if not seats:
            self._watchers.setdefault(table_id, Counter())[visitor.id, visitor.name] += 1
        if is_new:
            self._bell.ring(table_id)

    def _goes(self, table_id: str, seats: Sequence[int], visitor: Visitor) -> None:
        there = self._present[table_id]
        for seat in seats or (PUBLIC,):
            there[seat] -= 1
            if not there[seat]:
                del there[seat]
        if not there:
            del self._present[table_id]
        if not seats:
            self._watchers[table_id] -= Counter([(visitor.id, visitor.name)])
            if not self._watchers[table_id]:
                del self._watchers[table_id]
        self._bell.ring(table_id)

    # What they see

    async def fragment(self, table: OpenTable, visitor: Visitor, notice: str = "") -> Fragment:
        """The fragment for this visitor; the same one for all who see the same."""
        seat = table.seat_of(visitor.id)
        returns = any(may_come_back(place, visitor.id) for place in table.seats)
        held = table.seats_of(visitor.id)
        screen = tuple(held) if len(held) > 1 else ()
        key = (table.row.id, seat, screen, table.is_hosted_by(visitor.id), returns, visitor.language)
        talk = await self._talk.of(table)
        host = await self._host_name(table) if table.row.stage == "waiting" else ""
        # Nothing waits from here on: the mark names exactly what is shown.
        mark = self.mark(table, seat)
        keeps = table.row.stage != "waiting" and not notice  # a waiting room greets everybody by name
        found = self._fragments.get(key) if keeps else None
        if found is None or found.mark != mark:
            if table.row.stage == "waiting":
                return self._lobby(table, visitor, mark, talk, notice, host)
            found = self._made(table, visitor, seat, mark, talk, notice)
            if keeps:
                self._keep(key, found)
        return found

    def _made(self, table: OpenTable, visitor: Visitor, seat: int, mark: str, talk: TableTalk, notice: str) -> Fragment:
        shown = table_view(
            table,
            seat,
            visitor.language,
            person=visitor.id,
            present=self.present(table.row.id),
            messages=talk.messages,
            proposals=talk.proposals,
            replaceable=self._replaceable(table, seat),
        )
        title = _title(shown, visitor.language)
        held = tuple(table.seats_of(visitor.id))
        watching, carried = self.watching(table.row.id), table.carried(seat)
        pins = self._pins.on(table)
        drawing, pinned = with_pins(table, pins, shown.laid.map), pins_view(table, pins, seat, visitor.language)
        drawn, ground = cut_drawing(pan(shown.laid, drawing)) if shown.has_board else ((), "")
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
            company=company_view(table, shown, held, self.present(table.row.id), visitor.language),
        )
        return Fragment(mark, title, *parts, ground=ground)

    def _lobby(
        self, table: OpenTable, visitor: Visitor, mark: str, talk: TableTalk, notice: str, host: str
    ) -> Fragment:
        shown = lobby_view(
            table,
            visitor,
            host=host,
            present=self.present(table.row.id),
            watchers=self.watchers(table.row.id),
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
        silent = self._bots.silent(table.row.id)
        if not silent:
            return None
        names = ", ".join(shown.seats[seat].name for seat in sorted(silent))
        return SilentBotsView(names, shown.seat != PUBLIC, may_draw_lots(table, visitor.id))

    def forget(self) -> None:
        """Make every fragment anew."""
        self._fragments.clear()
        self._letters = 0

    def _keep(self, key: tuple[str, int, tuple[int, ...], bool, bool, str], fragment: Fragment) -> None:
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
        here, gone = _bits(self.present(table.row.id)), _bits(self._replaceable(table, seat))
        silent = _bits(self._bots.silent(table.row.id))
        ahead = crc32(repr(table.seats[seat].ahead).encode()) if seat != PUBLIC and table.seats[seat].ahead else 0
        return f"{begins}.{table.row.version}.{here}.{gone}.{self.watching(table.row.id)}.{silent}.{ahead}"

    def _replaceable(self, table: OpenTable, seat: int) -> list[int]:
        here = self.present(table.row.id)
        return [
            other.seat
            for other in table.seats
            if other.seat not in here and self._seats.may_replace(table, seat, other.seat)
        ]

    # The stream

    async def stream(
        self, table_id: str, visitor: Visitor, csrf: str, has: str, *, patches: bool = False
    ) -> AsyncIterator[str]:
        """Events for one page, until it is closed. `has` is the mark of what the page shows already."""
        seats: list[int] | None = None
        sent, quiet = None, 0
        try:
            async with self._bell.listening(table_id) as heard:
                yield ": here\n\n"
                while True:
                    version = heard.version
                    heard.clear()
                    table = await self._tables.look(table_id, version)
                    now_on = table.seats_of(visitor.id)
                    if now_on != seats:  # a guest has sat down, or the seat goes on elsewhere
                        if seats is not None:
                            self._goes(table_id, seats, visitor)
                        seats = now_on
                        self._comes(table_id, seats, visitor)
                        await self._seen(table_id, seats)
                    fragment = await self.fragment(table, visitor)
                    if fragment.mark != has:
                        keeps = fragment.keeps(has)
                        told = fragment.patch(csrf, sent) if sent and keeps else fragment.swap(csrf, has)
                        sent = fragment.pieces if patches and keeps else None
                        has = fragment.mark
                        yield event(has, told)
                    try:
                        async with asyncio.timeout(KEEP_ALIVE):  # `wait_for` would start a task for every event
                            await heard.wait()
                    except TimeoutError:
                        if not await self._is_still(visitor):
                            return
                        yield ":\n\n"
                        quiet += 1
                        if quiet % SEEN_EVERY == 0:
                            await self._seen(table_id, seats)
        finally:
            if seats is not None:
                self._goes(table_id, seats, visitor)
                await asyncio.shield(self._seen(table_id, seats))

    async def _seen(self, table_id: str, seats: Sequence[int]) -> None:
        for seat in seats:
            await self._tables.seen(table_id, seat)


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
