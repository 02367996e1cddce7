"""Tables: everything people do with a game that is not a rule of it. Sit down, answer, take back, agree, resign.

Nothing that matters lives in memory. A change is: try it on a fork of the game, write it under the next number of the
table's log, commit, and only then show it. If somebody else took the number first, load again and try again, as long as
the ask that was answered still stands. Tables that were looked at lately are kept as they stood; whoever looks again
compares versions and reads only what is missing.
"""

import asyncio
import logging
import secrets
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from contextlib import AbstractAsyncContextManager, AsyncExitStack
from datetime import timedelta
from functools import lru_cache
from typing import Any, NamedTuple
from weakref import WeakValueDictionary

import msgspec
from sqlalchemy import Connection, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.orm import Session
from sqlalchemy.orm.exc import StaleDataError

import nemeton
from nemeton.kernel import PUBLIC, Ask, Entry, Game, NemetonError, Result, Sealed, Standing
from nemeton.kernel.history import Answered
from nemeton.kernel.values import from_json, to_json

from ..archive import log as keeping
from ..archive.loading import apply_row, beginning_of, book_of, is_older, opening_of, refuse_older, undone
from ..archive.log import Overtaken
from ..archive.timeline import Timeline
from ..base.errors import NotAllowed, NotThere, TooLate, TooOften
from ..base.limits import spend
from ..storage import Database, Person, SeatRow, TableRow, UnitOfWork, now
from .bell import Bell
from .overtaken import Outpaced, ask_meant
from .sole_answers import answered_for, is_alone, take_back
from .windows import SecretWindows
from .wishes import SeatWish as SeatWish
from .wishes import TableWish as TableWish
from .wishes import check_seats, is_plain, seat_row, try_game

log = logging.getLogger(__name__)

KEPT_IN_MEMORY = 500
KEPT_FOR = 30.0  # seconds; when somebody was seen at a table raises no version
TIMELINES_IN_MEMORY = 40
TRIES = 5

TryWish = Callable[[TableWish], Awaitable[None]]  # begins what somebody has written, where that does no harm


class Carried(msgspec.Struct, frozen=True):
    """The rules were corrected while the game ran: their version, how many answers must be given again, and how many of
    these are one's own. Whose the others are may be a secret."""

    rules: int
    lost: int
    own: int


class OpenTable(NamedTuple):
    """A table as it stood when it was loaded. Its game is shared: look at it, fork it, never answer it."""

    row: TableRow
    seats: list[SeatRow]
    game: Game[Any] | None
    is_kept: bool = False  # does the database tell the game's story, so that only its growth must be written?
    read_at: float = 0.0  # when it was read from the database, by the clock of this process
    told: tuple[Entry, ...] = ()  # the journal of a finished game that the rules of today cannot show

    def seat_of(self, person: str | None) -> int:
        """The seat where this person sits, or PUBLIC."""
        return next((seat.seat for seat in self.seats if seat.is_held_by(person)), PUBLIC)

    def is_hosted_by(self, person: str | None) -> bool:
        """Is this the host, or the device on which the host's seat goes on?"""
        is_there = any(seat.is_held_by(self.row.host) and seat.is_held_by(person) for seat in self.seats)
        return is_there or (person is not None and self.row.host == person)

    @property
    def older_rules(self) -> tuple[int, int] | None:
        """The rules of a finished game and those of today, where these are not the same."""
        if self.row.stage != "over" or not is_older(self.row):
            return None
        return self.row.rules, book_of(self.row).rules_version

    @property
    def bots_asked(self) -> list[SeatRow]:
        """The bots that must answer now."""
        if self.game is None or self.row.stage != "playing":
            return []
        asked = {ask.seat for ask in self.game.asks if not isinstance(ask, Standing)}
        return [seat for seat in self.seats if seat.kind == "bot" and seat.seat in asked]

    @property
    def passed_over(self) -> list[tuple[SeatRow, Ask]]:
        """Seats for which the house answers, because they have no choice."""
        if self.game is None or self.row.stage != "playing":
            return []
        return answered_for(self.game, self.seats)

    def carried(self, seat: int) -> "Carried | None":
        """What a seat is told of corrected rules, until as much was answered as had to be answered again."""
        lost = self.game.origin.lost if self.game is not None and self.row.base else ()
        if self.row.stage != "playing" or self.row.number - self.row.base >= len(lost):
            return None
        own = sum(isinstance(answer, list) and answer[0] == seat for answer in lost)
        return Carried(self.row.rules, len(lost), own)

    @property
    def commitment(self) -> str:
        """The hash of the table's seed, which everybody may see from the start."""
        return _commitment(self.row.seed)


class TableService:
    """All tables of a site."""

    def __init__(
        self, database: Database, bell: Bell, tables_an_hour: int, windows: SecretWindows, try_wish: TryWish
    ) -> None:
        self._database = database
        self._sessions = database.sessions
        self._tables_an_hour = tables_an_hour
        self._bell = bell
        self._windows = windows
        self._try_wish = try_wish
        self._known: OrderedDict[str, OpenTable] = OrderedDict()
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._timelines: OrderedDict[str, tuple[int, Timeline]] = OrderedDict()  # with their base

    # Opening and sitting down

    async def open(self, host: Person, wish: TableWish) -> str:
        """Open a table; it begins at once when nobody else is waited for."""
        book = nemeton.rulebooks().get(wish.game)
        if book is None:
            raise NotThere("site/no_game", game=wish.game)
        players = len(wish.seats)
        spend("tables")
        check_seats(wish)
        if is_plain(wish):
            try_game(wish)
        else:
            await self._try_wish(wish)
        table_id = secrets.token_urlsafe(6)
        row = TableRow(
            id=table_id, game=wish.game, rules=book.rules_version, players=players, options=wish.options,
            position=wish.position, seed=Sealed.fresh().seed.hex(), host=host.id, listed=wish.listed, version=1,
            pace="slow" if wish.pace == "slow" else "live", stage="waiting",
        )  # fmt: skip
        seats = [seat_row(table_id, at, seat, host, wish.nonce) for at, seat in enumerate(wish.seats)]
        begin_when_full(row, seats)
        snapshot = keeping.begun(row, opening_of(row, seats)) if row.stage == "playing" else None

        def write(connection: Connection) -> None:
            self._count_tables(connection, host.id)
            with Session(connection) as session:
                session.merge(host)
                for rows in ([row], seats, [snapshot] if snapshot else []):
                    session.flush()  # each may name only what is there
                    session.add_all(rows)
                session.commit()

        await self._database.write(write)
        return table_id

    def _count_tables(self, connection: Connection, host: str) -> None:
        """So many tables an hour, and no more."""
        an_hour_ago = now() - timedelta(hours=1)
        recent = select(TableRow.created_at).where(TableRow.host == host, TableRow.created_at > an_hour_ago)
        opened = sorted(connection.scalars(recent))
        if len(opened) >= self._tables_an_hour:
            raise TooOften(int((opened[-self._tables_an_hour] - an_hour_ago).total_seconds()) + 1)

    async def sit(self, table_id: str, seat: int, person: Person, nonce: str = "", token: str | None = None) -> None:
        """Take an open seat; with a seat's own token, go on in it from another device. Pages and programs alike come
        here, and nobody gets a second seat at a table: it could not be answered."""
        _may_sit(await self.look(table_id), seat, person.id, token)
        await self._database.write(lambda connection: _know(connection, person))  # a seat names only who is known
        async with self.changing(table_id) as (_, table):
            place = _may_sit(table, seat, person.id, token)
            if token is not None:
                place.hold(person.id)
            else:
                place.kind, place.person, place.name, place.nonce = "person", person.id, person.name, nonce[:64]
            begin_when_full(table.row, table.seats)

    # Looking

    async def look(self, table_id: str, version: int | None = None) -> OpenTable:
        """The table as it stands; where a version is named, any that is not older will do."""
        known = self._known.get(table_id)
        if known is not None and time.monotonic() - known.read_at < KEPT_FOR:
            if version is not None and known.row.version >= version:
                return known
            if await self._database.find(keeping.VERSION, table_id) == (known.row.version,):
                return known
        return await self._read(table_id)

    def forget(self, table_id: str) -> None:
        """Know nothing of a table any more; whoever looks next reads it from the database."""
        self._known.pop(table_id, None)

    def may_have_bots(self, table_id: str) -> bool:
        """Does a bot sit at this table, or somebody for whom the house answers, as far as is known?"""
        known = self._known.get(table_id)
        if known is None or is_alone(known.seats):
            return True
        return any(seat.kind == "bot" or seat.is_passed_over for seat in known.seats)

    async def older_record(self, table: OpenTable) -> dict[str, Any]:
        """The record of a finished game that the rules of today cannot play."""
        return await keeping.older_record(self._database, table.row, table.seats)

    async def timeline(self, table_id: str) -> Timeline:
        """The game along its way, up to the latest row of its log; one that was carried over, from there on."""
        table = await self.look(table_id)
        row = table.row
        if row.stage == "waiting":
            raise TooLate("site/not_begun")
        refuse_older(row)
        _, timeline = self._timelines.get(table_id, (0, None))
        if timeline is None or self._timelines[table_id][0] != row.base:
            game, since = beginning_of(row, table.seats, await keeping.base_of(self._database, row))
            timeline = Timeline(game, apply_row)
            timeline.extend(since)
            timeline.first = row.base - len(since)
        known = timeline.first + timeline.last
        rows = await keeping.bodies(self._database, table_id, known, row.number) if row.number > known else []
        # Nothing waits from here on, so two readers cannot extend the same timeline twice.
        base, other = self._timelines.get(table_id, (row.base, timeline))
        timeline = other if base == row.base else timeline
        timeline.extend(rows[timeline.first + timeline.last - known :])
        self._timelines[table_id] = row.base, timeline
        self._timelines.move_to_end(table_id)
        while len(self._timelines) > TIMELINES_IN_MEMORY:
            self._timelines.popitem(last=False)
        return timeline

    async def at(self, table_id: str, number: int) -> Game[Any]:
        """The game after so many rows of its log."""
        timeline = await self.timeline(table_id)
        if not 0 <= number <= timeline.last:
            raise NotThere("site/no_moment", number=number, last=timeline.last)
        return timeline.at(number)

    # Playing

    async def answer(self, table_id: str, seat: int, ask_id: str, option: Any) -> OpenTable:
        """Answer the ask that waits for a seat. Acknowledged only when it is committed; an answer that would close a
        window too early waits until it may. Whoever was overtaken by others has answered all the same, if that is
        still on offer."""
        value = from_json(option)
        while (known := self._known.get(table_id)) is not None:
            rest = self._windows.rest(table_id, known.game, known.row.number, seat)
            if not rest:
                break
            await asyncio.sleep(rest)

        def change(game: Game[Any]) -> Any:
            ask = ask_meant(game, seat, ask_id, value)
            before = len(game.history)
            game.answer(value, seat, to=ask.id)
            event = game.history[before]
            assert isinstance(event, Answered)
            return [seat, to_json(value), *([event.standing] if event.standing else [])]

        try:
            # whoever was overtaken by the last answer of a game was overtaken all the same
            return await self.change_game(table_id, change, when_over="site/already_answered")
        except Outpaced as error:
            raise error.told_of((await self.look(table_id)).seats) from None

    async def undo(self, table_id: str, seat: int) -> OpenTable:
        """Take back the seat's last answer, as far as the kernel allows."""
        seats = (await self.look(table_id)).seats

        def change(game: Game[Any]) -> Any:
            return undone(seat, take_back(game, seat, seats))

        return await self.change_game(table_id, change)

    async def resign(self, table_id: str, seat: int) -> OpenTable:
        """Give up: a game of two ends, in a larger one a bot takes the seat."""
        table = await self.look(table_id)
        if table.row.players != 2:
            return await self.give_to_bot(table_id, seat)

        def change(game: Game[Any]) -> Any:
            scores = game.book.scores(game.state)
            result = Result("resigned", tuple(other for other in range(game.players) if other != seat), scores)
            game.settle(result)
            return {"settled": msgspec.to_builtins(result)}

        return await self.change_game(table_id, change)

    async def give_to_bot(self, table_id: str, seat: int, bot: str = "greedy", *, for_good: bool = True) -> OpenTable:
        """A bot takes over a person's seat; the result will say so. If not for good, the person may come back."""
        async with self.changing(table_id) as (_, table):
            place = seat_at(table, seat)
            if place.kind != "person":
                raise TooLate("site/seat_taken", seat=seat)
            place.owner = None if for_good else place.person
            place.kind, place.bot, place.stands_in_for, place.person = "bot", bot, place.name, None
            if for_good:
                place.renew()
        return await self.look(table_id)

    # How a change is made

    async def change_game(self, table_id: str, change: Any, when_over: str = "site/not_playing") -> OpenTable:
        """Let something happen in the game: on a fork first, then in the log, then in sight of everyone. What is said
        to somebody who comes after its end is named here."""
        async with self._lock(table_id):
            table = self._known.get(table_id) or await self._read(table_id)
            for _ in range(TRIES):
                try:
                    if table.row.stage == "over":
                        raise TooLate(when_over)
                    table = await self._written(table, change)
                    break
                except (Overtaken, IntegrityError):  # another process was faster
                    table = await self._read(table_id)
                except NemetonError:
                    fresh = await self._read(table_id)  # perhaps only what was known of the table was too old
                    if fresh.row.version == table.row.version:
                        raise
                    table = fresh
            else:
                raise TooLate("site/already_answered")
            self._remember(table)
        self._bell.ring(table_id, table.row.version)
        return table

    async def _written(self, table: OpenTable, change: Any) -> OpenTable:
        if table.game is None or table.row.stage != "playing":
            raise TooLate("site/not_playing")
        refuse_older(table.row)
        game = table.game.fork()
        body = change(game)
        writing = keeping.NextLogRow(table.row, table.game if table.is_kept else None, game, body)
        await self._database.write(writing)
        return table._replace(row=writing.moved, game=game, is_kept=True)

    def working(self) -> AbstractAsyncContextManager[UnitOfWork]:
        """Something to read the database with."""
        return self._database.work()

    def changing(self, table_id: str) -> "TableChange":
        """A change of a table that is not one of its game, as a context: its session, and the table to change."""
        return TableChange(self, table_id)

    def _lock(self, table_id: str) -> asyncio.Lock:
        lock = self._locks.get(table_id)
        if lock is None:
            lock = self._locks[table_id] = asyncio.Lock()
        return lock

    # How a table is loaded

    async def _read(self, table_id: str) -> OpenTable:
        async with self._database.work() as work:
            table = await self._load(work, table_id)
        self._remember(table)
        return table

    async def _load(self, work: UnitOfWork, table_id: str) -> OpenTable:
        row = await work.get(TableRow, table_id)
        if row is None:
            raise NotThere("site/no_table", table=table_id[:40])
        places = await work.scalars(select(SeatRow).where(SeatRow.table_id == table_id).order_by(SeatRow.seat))
        seats = list(places)
        if row.stage == "waiting":
            return OpenTable(row, seats, None, read_at=time.monotonic())
        if row.stage == "over" and is_older(row):
            past, told = await keeping.remembered(self._database, row, seats)
            return OpenTable(row, seats, past, read_at=time.monotonic(), told=told)
        game, is_kept = await self._game(row, seats)
        return OpenTable(row, seats, game, is_kept, time.monotonic())

    async def _game(self, row: TableRow, seats: list[SeatRow]) -> tuple[Game[Any], bool]:
        """The game as it stands, and whether the database tells its story; of a known game only what is missing."""
        known = self._known.get(row.id)
        if known is None or known.game is None or known.row.base != row.base or known.row.number > row.number:
            return await keeping.load(self._database, row, seats)
        if known.row.number == row.number:
            return known.game, known.is_kept
        game = known.game.fork()
        for body in await keeping.bodies(self._database, row.id, known.row.number, row.number):
            apply_row(game, body)
        return game, known.is_kept

    def _remember(self, table: OpenTable) -> None:
        """Keep a table as it stands; one that is newer already stays."""
        table_id = table.row.id
        known = self._known.get(table_id)
        if known is None or known.row.version <= table.row.version:
            self._known[table_id] = table
        self._windows.rest(table_id, table.game, table.row.number)  # from now on a window that has opened is open
        self._known.move_to_end(table_id)
        while len(self._known) > KEPT_IN_MEMORY:
            self._known.popitem(last=False)

    async def seen(self, table_id: str, seat: int) -> None:
        """Somebody looks at a table from a seat right now."""
        at = now()
        mine = (SeatRow.table_id == table_id, SeatRow.seat == seat)
        await self._database.write(
            lambda connection: connection.execute(update(SeatRow).where(*mine).values(seen_at=at))
        )
        if table_id in self._known:
            self._known[table_id].seats[seat].seen_at = at

    # Corrected rules

    async def carry_over(self) -> None:
        """After a start: running games that were begun under older rules go on under those of today."""
        for name, book in nemeton.rulebooks().items():
            async with self._sessions() as session:
                older = select(TableRow.id).where(
                    TableRow.game == name, TableRow.stage == "playing", TableRow.rules < book.rules_version
                )
                found = list(await session.scalars(older))
            for table_id in found:
                try:
                    async with self._sessions() as session:
                        row = await session.get_one(TableRow, table_id)
                        places = select(SeatRow).where(SeatRow.table_id == table_id).order_by(SeatRow.seat)
                        writing = await keeping.carried(self._database, row, list(await session.scalars(places)))
                    await self._database.write(writing)
                except Exception:  # the others shall go on; this one says why it cannot when it is looked at
                    log.exception("table %s cannot be carried over to the rules of today", table_id)


@lru_cache(2 * KEPT_IN_MEMORY)
def _commitment(seed: str) -> str:
    return Sealed(bytes.fromhex(seed)).commitment


def _may_sit(table: OpenTable, seat: int, person: str, token: str | None) -> SeatRow:
    """The seat; refused where it is taken, where a token does not open it, or where the person sits on another one."""
    place, sits_at = seat_at(table, seat), table.seat_of(person)
    if token is not None and not place.is_opened_by(token):
        raise NotThere("site/no_seat_link")
    if sits_at not in (PUBLIC, seat) or (token is None and sits_at == seat):
        raise NotAllowed("site/sits_already")
    if token is None and place.kind != "open":
        raise TooLate("site/seat_taken", seat=place.seat)
    return place


class TableChange:
    """A change of a table that is not one of its game: seats, the stage. It is written if nobody else, in whichever
    process, has changed the table meanwhile."""

    def __init__(self, tables: TableService, table_id: str) -> None:
        self._tables = tables
        self._table_id = table_id

    async def __aenter__(self) -> tuple[UnitOfWork, OpenTable]:
        async with AsyncExitStack() as stack:
            await stack.enter_async_context(self._tables._lock(self._table_id))
            self._work = await stack.enter_async_context(self._tables._database.work())
            self._table = await self._tables._load(self._work, self._table_id)
            self._stack = stack.pop_all()
        return self._work, self._table

    async def __aexit__(self, kind: Any, error: Any, trace: Any) -> None:
        tables, (row, seats, game) = self._tables, self._table[:3]
        begins = game is None and row.stage == "playing"
        async with self._stack:
            if kind is not None:
                return
            if begins:
                self._work.add(keeping.begun(row, opening_of(row, seats)))
            row.version += 1
            try:
                await self._work.commit()
            except StaleDataError:
                tables.forget(self._table_id)
                raise TooLate("site/changed_meanwhile") from None
            if begins:
                tables._known.pop(row.id, None)
            else:
                tables._remember(self._table._replace(read_at=time.monotonic()))
        tables._bell.ring(row.id, row.version)


def _know(connection: Connection, person: Person) -> None:
    with Session(connection) as session:
        session.merge(person)
        session.commit()


def begin_when_full(row: TableRow, seats: Sequence[SeatRow]) -> None:
    if row.stage == "waiting" and all(seat.kind != "open" for seat in seats):
        row.stage = "playing"
        keeping.tell(row, opening_of(row, seats))


def seat_at(table: OpenTable, seat: int) -> SeatRow:
    if not 0 <= seat < len(table.seats):
        raise NotThere("site/no_seat", seat=seat)
    return table.seats[seat]
