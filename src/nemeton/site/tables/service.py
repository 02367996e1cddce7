"""All tables of a site: everything people do with a game that is not a rule of it. Sit down, answer, take back, resign.

Nothing that matters lives in memory. A change is: try it on a fork of the game, write it under the next number of the
table's log, commit, and only then show it. If somebody else took the number first, load again and try again, as long as
the ask that was answered still stands.
"""

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from contextlib import AbstractAsyncContextManager
from datetime import timedelta
from typing import Any
from weakref import WeakValueDictionary

import msgspec
from sqlalchemy import Connection, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.orm import Session

import nemeton
from nemeton.kernel import Game, NemetonError, Result, Sealed
from nemeton.kernel.history import Answered
from nemeton.kernel.values import from_json, to_json

from ..archive.loading import opening_of, refuse_older, undone
from ..archive.log import NextLogRow, Overtaken, TableLog, first_snapshot
from ..archive.stories import TableStory
from ..base.errors import NotAllowed, NotThere, TooLate, TooOften
from ..base.limits import spend
from ..storage import ANNOUNCE, SEATS, Database, Person, SeatRow, TableRow, UnitOfWork, keep_person, now
from .automata import with_automata
from .beginning import begin, newcomers, with_easy_seats
from .bell import Bell
from .bot_levels import USUAL
from .change import TableChange
from .finality import DO_IT, give
from .known import KnownTables
from .overtaken import Outpaced
from .sole_answers import all_agreed, is_alone, take_back
from .table import OpenTable, begin_when_full, may_begin, refuse_closed, seat_at
from .timelines import Timelines
from .windows import SecretWindows
from .wishes import TableWish, check_customs, check_outline, check_seats, is_plain, seat_row, try_game

TRIES = 10

TryWish = Callable[[TableWish], Awaitable[None]]  # begins what somebody has written, where that does no harm


class TableService:
    """All tables of a site."""

    def __init__(
        self,
        database: Database,
        log: TableLog,
        bell: Bell,
        windows: SecretWindows,
        try_wish: TryWish,
        tables_an_hour: int,
    ) -> None:
        self._database, self._log, self._bell, self._windows = database, log, bell, windows
        self._try_wish = try_wish
        self._tables_an_hour = tables_an_hour
        self.known = KnownTables(database, log, windows)
        self._timelines = Timelines(log)
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    # Opening and sitting down

    async def open(self, host: Person, wish: TableWish, again: str | None = None) -> str:
        """Open a table; it begins at once when nobody else is waited for. With `again` it is the rematch of that table,
        if that has none yet: else nothing is opened, and its rematch is told."""
        book = nemeton.rulebooks().get(wish.game)
        if book is None:
            raise NotThere("site/no_game", game=wish.game)
        players = len(wish.seats)
        await spend("tables")
        check_seats(wish)
        check_customs(wish)
        await self.try_wish(wish)
        wish = with_automata(book, wish)
        table_id = secrets.token_urlsafe(6)
        row = TableRow(
            id=table_id,
            game=wish.game,
            rules=book.rules_version,
            players=players,
            options=wish.options,
            position=wish.position,
            seed=Sealed.fresh().seed.hex(),
            host=host.id,
            listed=wish.listed,
            version=1,
            pace="slow" if wish.pace == "slow" else "live",
            stage="waiting",
            begins=wish.begins,
            dealing=wish.dealing,
            clock=wish.clock,
            bot_after=wish.bot_after,
            hints=wish.hints,
        )
        seats = [seat_row(table_id, at, seat, host, wish.nonce) for at, seat in enumerate(wish.seats)]
        if may_begin(row, seats) and row.position is None:
            async with self._database.work() as work:
                row.options = with_easy_seats(book, row, await newcomers(work, row.game, seats))
        begin_when_full(row, seats)
        snapshot = first_snapshot(row, opening_of(row, seats)) if row.stage == "playing" else None

        def write(connection: Connection) -> None:
            self._count_tables(connection, host.id)
            keep_person(connection, host)
            if again is not None:
                _claim_rematch(connection, again, table_id)
            with Session(connection) as session:
                for rows in ([row], seats, [snapshot] if snapshot else []):
                    session.flush()  # each may name only what is there
                    session.add_all(rows)
                session.commit()

        try:
            await self._database.write(write)
        except Overtaken:
            return (await self.known.read(again or "")).row.rematch or ""
        if again is not None:
            self._bell.ring(again)
        return table_id

    async def try_wish(self, wish: TableWish) -> None:
        """Begin a game as it is wished for, and say what is wrong with it."""
        if is_plain(wish):
            try_game(wish)
        else:
            await asyncio.to_thread(check_outline, wish)
            await self._try_wish(wish)

    def _count_tables(self, connection: Connection, host: str) -> None:
        """So many tables an hour, and no more."""
        an_hour_ago = now() - timedelta(hours=1)
        recent = select(TableRow.created_at).where(TableRow.host == host, TableRow.created_at > an_hour_ago)
        opened = sorted(connection.scalars(recent))
        if len(opened) >= self._tables_an_hour:
            raise TooOften(int((opened[-self._tables_an_hour] - an_hour_ago).total_seconds()) + 1)

    async def sit(
        self,
        table_id: str,
        seat: int,
        person: Person,
        nonce: str = "",
        token: str | None = None,
        *,
        ready: bool = False,
    ) -> None:
        """Take an open seat; with a seat's own token, go on in it from another device. Pages and programs alike come
        here, and nobody gets a second seat at a table by this way: who plays beside them at the same screen is said
        with `LobbyService.sit_beside`."""
        _may_sit(await self.look(table_id), seat, person.id, token)
        # a seat names only who is known
        await self._database.write(lambda connection: keep_person(connection, person))
        async with self.changing(table_id) as (work, table):
            place = _may_sit(table, seat, person.id, token)
            if token is not None:
                place.hold(person.id)
            else:
                take_seat(place, person, nonce)
                place.ready = ready
            await begin(work, table)

    # Looking

    async def look(self, table_id: str, version: int | None = None) -> OpenTable:
        """The table as it stands; where a version is named, any that is not older will do."""
        return await self.known.look(table_id, version)

    def forget(self, table_id: str) -> None:
        """Know nothing of a table any more; whoever looks next reads it from the database."""
        self.known.forget(table_id)

    def may_have_bots(self, table_id: str) -> bool:
        """Does a bot sit at this table, or somebody for whom the house answers, as far as is known?"""
        known = self.known.get(table_id)
        if known is None or is_alone(known.seats):
            return True
        return all_agreed(known.seats) or any(
            seat.kind == "bot" or seat.is_passed_over or seat.ahead for seat in known.seats
        )

    async def older_record(self, table: OpenTable) -> dict[str, Any]:
        """The record of a finished game that the rules of today cannot play."""
        return await self._log.older_record(table.row, table.seats)

    async def story(self, table: OpenTable) -> TableStory:
        """What a worker needs to play a table's game again, up to the latest row of its log."""
        return await self._timelines.of(table)

    # Playing

    async def answer(self, table_id: str, seat: int, ask_id: str, option: Any, unless: str = DO_IT) -> OpenTable:
        """Answer the ask that waits for a seat. Acknowledged only when it is committed; an answer that would close a
        window too early waits until it may. Whoever was overtaken by others has answered all the same, if that is
        still on offer.

        An answer may be only chosen (`unless`): always, or where it cannot be taken back. Then nothing is done, and
        `Chosen` tells what it would be."""
        value = from_json(option)
        seats = (await self.look(table_id, 0)).seats

        while (known := self.known.get(table_id)) is not None:
            rest = self._windows.rest(table_id, known.game, known.row.number, seat)
            if not rest:
                break
            if unless != DO_IT and known.game is not None:
                give(known.game.fork(), seat, seats, ask_id, value, unless)  # what is only chosen need not wait
            await asyncio.sleep(rest)

        def change(game: Game[Any]) -> Any:
            before = len(game.history)
            give(game, seat, seats, ask_id, value, unless)
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

    async def give_to_bot(self, table_id: str, seat: int, bot: str = USUAL, *, for_good: bool = True) -> OpenTable:
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

    async def change_game(
        self, table_id: str, change: Any, when_over: str = "site/not_playing", at: int | None = None
    ) -> OpenTable:
        """Let something happen in the game: on a fork first, then in the log, then in sight of everyone. What is said
        to somebody who comes after its end is named here. What was agreed `at` a number of the log is void at any
        other."""
        async with self._lock(table_id):
            table = self.known.get(table_id) or await self.known.read(table_id)
            for _ in range(TRIES):
                try:
                    if table.row.stage == "over":
                        raise TooLate(when_over)
                    if at is not None and table.row.number != at:
                        raise TooLate("site/proposal_gone")
                    table = await self._written(table, change)
                    break
                except (Overtaken, IntegrityError):  # another process was faster
                    table = await self.known.read(table_id)
                except NemetonError:
                    fresh = await self.known.read(table_id)  # perhaps only what was known of the table was too old
                    if fresh.row.version == table.row.version:
                        raise
                    table = fresh
            else:
                raise TooLate("site/already_answered")
            self.known.remember(table)
        self._bell.ring(table_id, table.row.version)
        return table

    async def _written(self, table: OpenTable, change: Any) -> OpenTable:
        if table.game is None or table.row.stage != "playing":
            raise TooLate("site/not_playing")
        refuse_closed(table.row)
        refuse_older(table.row)
        game = table.game.fork()
        body = change(game)
        writing = NextLogRow(table.row, table.game if table.is_kept else None, game, body)
        await self._log.append(writing)
        return table._replace(row=writing.moved, game=game, is_kept=True)

    def working(self) -> AbstractAsyncContextManager[UnitOfWork]:
        """Something to read the database with."""
        return self._database.work()

    def changing(self, table_id: str, *, even_closed: bool = False) -> TableChange:
        """A change of a table that is not one of its game, as a context: its session, and the table to change."""
        lock = self._lock(table_id)
        return TableChange(self._database, self.known, lock, self._bell, table_id, even_closed=even_closed)

    def _lock(self, table_id: str) -> asyncio.Lock:
        lock = self._locks.get(table_id)
        if lock is None:
            lock = self._locks[table_id] = asyncio.Lock()
        return lock

    async def keep_ahead(self, table_id: str, seat: int, ahead: list[dict[str, Any]]) -> None:
        """Keep what a seat answers in advance. It raises no version: nobody else sees that anything was said."""
        mine = (SeatRow.table_id == table_id, SeatRow.seat == seat)

        def write(connection: Connection) -> None:
            connection.execute(update(SeatRow).where(*mine).values(ahead=ahead))
            if self._database.is_shared:
                connection.execute(ANNOUNCE, {"told": f"{table_id} {SEATS}"})

        await self._database.write(write)
        self.known.note_ahead(table_id, seat, ahead)
        self._bell.ring(table_id)

    async def seen(self, table_id: str, seat: int) -> None:
        """Somebody looks at a table from a seat right now."""
        at = now()
        mine = (SeatRow.table_id == table_id, SeatRow.seat == seat)
        await self._database.write(
            lambda connection: connection.execute(update(SeatRow).where(*mine).values(seen_at=at))
        )
        self.known.note_seen(table_id, seat, at)


def _claim_rematch(connection: Connection, table_id: str, rematch: str) -> None:
    """Write down which table a game goes on at; of several who want that at once, one does."""
    claimed = update(TableRow).where(TableRow.id == table_id, TableRow.rematch.is_(None))
    if connection.execute(claimed.values(rematch=rematch, version=TableRow.version + 1)).rowcount != 1:
        raise Overtaken


def _may_sit(table: OpenTable, seat: int, person: str, token: str | None) -> SeatRow:
    """The seat; refused where it is taken, where a token does not open it, or where the person sits on another one."""
    place, held = seat_at(table, seat), table.seats_of(person)
    if token is not None and not place.is_opened_by(token):
        raise NotThere("site/no_seat_link")
    if held and (token is None or seat not in held):
        raise NotAllowed("site/sits_already")
    if token is None and place.kind != "open":
        raise TooLate("site/seat_taken", seat=place.seat)
    return place


def take_seat(place: SeatRow, person: Person, nonce: str, name: str | None = None) -> None:
    """Somebody sits down; with a name, somebody else at that person's screen."""
    place.kind, place.person, place.nonce = "person", person.id, nonce[:64]
    place.name, place.own_name = (person.name, False) if name is None else (name, True)
    place.bot, place.ready = None, False
