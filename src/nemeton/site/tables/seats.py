"""Seats: who sits where, who has left and comes back, who is away for too long, and who plays again."""

from collections.abc import Sequence
from datetime import datetime, timedelta

from nemeton.kernel import PUBLIC

from ..base.errors import NotAllowed, TooLate
from ..base.settings import Settings
from ..storage import Person, SeatRow, TableRow, now
from ..words.speech import BOT
from .bot_strengths import bot_wished, nearest
from .service import TableService
from .table import OpenTable, begin_when_full, seat_at
from .wishes import SeatWish, TableWish

SLOW_PATIENCE = timedelta(days=3)


class SeatService:
    """The seats at all tables."""

    def __init__(self, tables: TableService, settings: Settings) -> None:
        self._tables = tables
        self._settings = settings

    # Coming and going

    async def leave(self, table_id: str, person: str) -> None:
        """Stand up: before the game the seat is open again, during it the others may give it to a bot."""
        async with self._tables.changing(table_id) as (_, table):
            place = own_seat(table, person)
            if table.row.stage == "waiting":
                place.kind, place.person, place.name, place.nonce = "open", None, "", ""
                place.renew()
            else:
                place.left_at = now()

    async def come_back(self, table_id: str, person: str) -> None:
        """Sit down again, also where a bot has taken over meanwhile."""
        async with self._tables.changing(table_id) as (_, table):
            mine = next((seat for seat in table.seats if seat.is_held_by(person) or may_come_back(seat, person)), None)
            if mine is None:
                raise NotAllowed("site/not_your_seat")
            if mine.kind == "bot":
                mine.kind, mine.person, mine.name = "person", mine.owner, mine.stands_in_for or mine.name
                mine.bot = mine.stands_in_for = mine.owner = None
            mine.left_at, mine.seen_at = None, now()

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
            own_seat(table, person).skips_windows = skip

    async def seat_bot(self, table_id: str, seat: int, person: str, bot: str) -> None:
        """The host gives an open seat to a bot."""
        bot = bot_wished(bot)
        async with self._tables.changing(table_id) as (_, table):
            if not table.is_hosted_by(person):
                raise NotAllowed("site/host_only")
            place = seat_at(table, seat)
            if place.kind != "open":
                raise TooLate("site/seat_taken", seat=seat)
            place.kind, place.bot = "bot", bot
            begin_when_full(table.row, table.seats)

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
        if row.stage != "over":
            raise TooLate("site/still_playing")
        if row.rematch is not None:
            return row.rematch
        wishes = [_wish_again(seat, mine) for seat in table.seats]
        wish = TableWish(
            game=row.game,
            seats=[wishes[at - 1] for at in range(len(wishes))],
            options=row.options,
            position=row.position,
            pace=row.pace,
            nonce=table.seats[mine].nonce,
        )
        opened = await self._tables.open(person, wish)
        async with self._tables.changing(table_id) as (_, now_there):
            now_there.row.rematch = now_there.row.rematch or opened
            return now_there.row.rematch


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


def voters(table: OpenTable, asker: int, about: int | None = None) -> list[int]:
    """Whose word is needed: the people at the table, except who asks, whom it is about, and who has left."""
    return [
        seat.seat
        for seat in table.seats
        if seat.kind == "person" and seat.left_at is None and seat.seat not in (asker, about)
    ]


def _was_seen(place: SeatRow, within: timedelta) -> bool:
    seen: datetime | None = place.seen_at
    return seen is not None and now() - seen < within


def _wish_again(seat: SeatRow, mine: int) -> SeatWish:
    if seat.seat == mine:
        return SeatWish("me")
    return SeatWish("bot", nearest(seat.bot).bot) if seat.kind == "bot" else SeatWish("open")


def named(seats: Sequence[SeatRow]) -> dict[int, str]:
    """The names at a table by seat: people's own, and that of a bot, which its place gives it."""
    people = {seat.seat: seat.name for seat in seats if seat.kind == "person" and seat.name}
    return people | {seat.seat: BOT for seat in seats if seat.kind == "bot"}
