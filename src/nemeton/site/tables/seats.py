"""Seats: who sits where, who has left and comes back, who is away for too long, and who plays again."""

from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import Any

import nemeton
from nemeton.kernel import PUBLIC

from ..archive import clocks
from ..base.errors import NotAllowed, TooLate
from ..base.settings import Settings
from ..storage import Person, SeatRow, TableRow, now
from ..words.speech import BOT, GONE
from .ahead import said
from .automata import automata_of
from .bot_levels import MACHINE, nearest
from .lobby import LobbyService
from .service import TableService
from .table import OpenTable, refuse_closed
from .wishes import SeatWish, TableWish

SLOW_PATIENCE = timedelta(days=3)


class SeatService:
    """The seats at all tables."""

    def __init__(self, tables: TableService, lobby: LobbyService, settings: Settings) -> None:
        self._tables, self._lobby = tables, lobby
        self._settings = settings

    # Coming and going

    async def leave(self, table_id: str, person: str) -> None:
        """Stand up: before the game the seat is open again, during it the others may give it to a bot."""
        table = await self._tables.look(table_id)
        if table.row.stage == "waiting":
            await self._lobby.stand_up(table_id, person, own_seat(table, person).seat)
            return
        async with self._tables.changing(table_id) as (_, table):
            for seat in _held(table, person):
                table.seats[seat].left_at = now()

    async def come_back(self, table_id: str, person: str) -> None:
        """Sit down again, also where a bot has taken over meanwhile."""
        async with self._tables.changing(table_id) as (_, table):
            mine = [seat for seat in table.seats if seat.is_held_by(person) or may_come_back(seat, person)]
            if not mine:
                raise NotAllowed("site/not_your_seat")
            for seat in mine:
                if seat.kind == "bot":
                    seat.kind, seat.person, seat.name = "person", seat.owner, seat.stands_in_for or seat.name
                    seat.bot = seat.stands_in_for = seat.owner = None
                    clocks.again(table.row, seat.seat, now())
                seat.left_at, seat.seen_at = None, now()

    async def lift(self, table_id: str, person: str, seat: int | None) -> None:
        """Lift the curtain before a seat of one's screen, or let it fall."""
        async with self._tables.changing(table_id) as (_, table):
            held = _held(table, person)
            if seat is not None and seat not in held:
                raise NotAllowed("site/not_your_seat")
            for other in held:
                table.seats[other].lifted = table.row.number if other == seat else None

    async def renew_link(self, table_id: str, person: str) -> None:
        """A new link to one's seat: the old one dies, and other devices that came by it lose the seat."""
        async with self._tables.changing(table_id) as (_, table):
            place = own_seat(table, person)
            if place.is_held_by(table.row.host):
                table.row.host = person  # whoever loses the seat does not stay its host
            place.renew(holder=person)

    async def skip_windows(self, table_id: str, person: str, *, skip: bool) -> None:
        """A private wish: be asked in secret only with a card that could answer, or always."""
        async with self._tables.changing(table_id) as (_, table):
            if len(_held(table, person)) > 1:
                raise NotAllowed("site/shared_screen")  # whoever looks on would learn who could answer
            own_seat(table, person).skips_windows = skip

    async def skip_sole(self, table_id: str, person: str, *, skip: bool) -> None:
        """Not to be asked what has one answer; it is so once all people at the table want it."""
        async with self._tables.changing(table_id) as (_, table):
            for seat in _held(table, person):
                table.seats[seat].skips_sole = skip

    async def say_ahead(self, table_id: str, person: str, name: str, option: Any) -> None:
        """Answer something in advance, or, without an option, take that back."""
        table = await self._tables.look(table_id)
        if table.game is None or table.row.stage != "playing":
            raise TooLate("site/not_playing")
        refuse_closed(table.row)
        if len(_held(table, person)) > 1:
            raise NotAllowed("site/shared_screen")  # whoever looks on would learn what somebody will do
        place = own_seat(table, person)
        await self._tables.keep_ahead(table_id, place.seat, said(table.game, place, name, option))

    def may_replace(self, table: OpenTable, asker: int, absent: int) -> bool:
        """May this seat ask for a bot in the place of another one? Nobody is replaced while there and thinking."""
        place = table.seats[absent]
        if table.row.stage != "playing" or place.kind != "person" or asker in (absent, PUBLIC):
            return False
        if place.left_at is not None or self.is_overdue(table.row, place):
            return True
        return bool(voters(table, asker, absent)) and not _was_seen(place, timedelta(minutes=2))

    def is_overdue(self, row: TableRow, place: SeatRow) -> bool:
        """Has nobody looked from this seat for as long as the host must wait?"""
        patience = SLOW_PATIENCE if row.pace == "slow" else timedelta(seconds=self._settings.absent_after)
        return not _was_seen(place, patience) and now() - row.moved_at > patience

    # Playing again

    async def rematch(self, table_id: str, person: Person) -> str:
        """A new table of the same game, every seat passed on by one. Bots sit down, people are shown the link."""
        table = await self._tables.look(table_id)
        row, mine = table.row, own_seat(table, person.id).seat
        refuse_closed(row)
        if row.stage != "over":
            raise TooLate("site/still_playing")
        if row.rematch is not None:
            return row.rematch
        held = table.seats_of(person.id)
        wishes = [_wish_again(seat, row.game, mine, held) for seat in table.seats]
        book = nemeton.rulebooks()[row.game]  # where automata sit, everybody keeps the seat
        has_automata = bool(automata_of(book, row.players, row.options, row.position))
        wish = TableWish(
            game=row.game,
            seats=wishes if has_automata else [wishes[at - 1] for at in range(len(wishes))],
            options=row.options,
            position=row.position,
            pace=row.pace,
            nonce=table.seats[mine].nonce,
            clock=row.clock,
            bot_after=row.bot_after,
            hints=row.hints,
        )
        return await self._tables.open(person, wish, again=table_id)


def may_come_back(seat: SeatRow, person: str) -> bool:
    """Does a bot only stand in for this person, on whichever device?"""
    return seat.owner is not None and person in (seat.owner, *seat.holders)


def may_draw_lots(table: OpenTable, person: str | None) -> bool:
    """May this person let chance answer for a bot that cannot? The host; where no host sits, anybody who does."""
    is_led = any(seat.is_held_by(table.row.host) for seat in table.seats)
    return table.is_hosted_by(person) or (not is_led and table.seat_of(person) != PUBLIC)


def own_seat(table: OpenTable, person: str | None) -> SeatRow:
    """The seat of a person; whoever has none may not do this."""
    seat = table.seat_of(person)
    if seat == PUBLIC:
        raise NotAllowed("site/not_your_seat")
    return table.seats[seat]


def _held(table: OpenTable, person: str | None) -> list[int]:
    """All seats of a person's screen; whoever has none may not do this."""
    held = table.seats_of(person)
    if not held:
        raise NotAllowed("site/not_your_seat")
    return held


def voters(table: OpenTable, asker: int, about: int | None = None) -> list[int]:
    """Whose word is needed: the people at the table, except who asks and sits at the same screen, whom it is about, and
    who has left."""
    screen = table.seats[asker].person if asker >= 0 else None
    return [
        seat.seat
        for seat in table.seats
        if seat.kind == "person"
        and seat.left_at is None
        and seat.seat not in (asker, about)
        and (screen is None or seat.person != screen)
    ]


def _was_seen(place: SeatRow, within: timedelta) -> bool:
    seen: datetime | None = place.seen_at
    return seen is not None and now() - seen < within


def _wish_again(seat: SeatRow, game: str, mine: int, held: Sequence[int]) -> SeatWish:
    if seat.seat in held:
        return SeatWish("me" if seat.seat == mine else "here")
    return SeatWish("bot", nearest(seat.bot, game)) if seat.kind == "bot" else SeatWish("open")


def has_gone(seat: SeatRow) -> bool:
    """Did somebody sit here at the end whom the site does not know any more?"""
    return seat.kind == "person" and seat.person is None


def named(seats: Sequence[SeatRow]) -> dict[int, str]:
    """The names at a table by seat: people's own, and that of a bot, which its place gives it."""
    people = {seat.seat: seat.name for seat in seats if seat.kind == "person" and seat.name}
    people |= {seat.seat: GONE for seat in seats if has_gone(seat)}
    return people | {seat.seat: BOT for seat in seats if seat.kind == "bot" and seat.bot != MACHINE}
