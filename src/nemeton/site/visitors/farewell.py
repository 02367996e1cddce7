"""Somebody wants to be forgotten. Games of others stay whole: before a game the seat is open again, during it a bot
takes it, and after it “somebody who left” has sat there. Tables of nobody else go altogether.

What was told to nobody but the person, and what the person has said in chat, is removed. It is done table by table, so
that nobody else waits, and the person's own row goes last: whoever is interrupted can do it again.
"""

from collections import Counter
from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from sqlalchemy import or_, select
from sqlalchemy.exc import IntegrityError

from ..base.errors import TooLate
from ..storage import Database, DeviceRow, SeatRow, TableRow
from ..tables.bell import Bell
from ..tables.bot_levels import USUAL
from ..tables.lobby import empty_seat
from ..tables.removal import others_at, remove_if_alone
from ..tables.retention import forget_people
from ..tables.service import TableService
from ..tables.table import OpenTable


async def tables_of(database: Database, person: str) -> list[str]:
    """All tables that a person has anything to do with."""
    sits = select(SeatRow.table_id).where(or_(SeatRow.person == person, SeatRow.owner == person))
    elsewhere = select(DeviceRow.table_id).where(DeviceRow.person == person)
    hosts = select(TableRow.id).where(TableRow.host == person)
    return sorted({found[0] for chosen in (sits, elsewhere, hosts) for found in await database.rows(chosen)})


class Ties(NamedTuple):
    """At how many tables of others a person is, by their stage, and how many belong to nobody else."""

    alone: int
    waiting: int
    playing: int
    over: int


async def ties_of(database: Database, person: str) -> Ties:
    """What would become of a person's tables."""
    ids = await tables_of(database, person)
    hosts = await database.rows(select(TableRow.id, TableRow.host, TableRow.stage).where(TableRow.id.in_(ids)))
    places = (SeatRow.table_id, SeatRow.seat, SeatRow.person, SeatRow.owner)
    seats = await database.rows(select(*places).where(SeatRow.table_id.in_(ids)))
    columns = (DeviceRow.table_id, DeviceRow.seat, DeviceRow.person)
    devices = await database.rows(select(*columns).where(DeviceRow.table_id.in_(ids)))
    counts = Counter(table.stage if others_at(table, seats, devices, person) else "alone" for table in hosts)
    return Ties(counts["alone"], counts["waiting"], counts["playing"], counts["over"])


async def forget_person(
    database: Database, tables: TableService, bell: Bell, wake: Callable[[str], None], person: str
) -> None:
    """Forget a person for good. `wake` lets the bots of a table go on."""
    for table_id in await tables_of(database, person):
        if await database.write(partial(remove_if_alone, table_id=table_id, person=person)):
            tables.forget(table_id)
            bell.ring(table_id)
            continue
        async with tables.changing(table_id, even_closed=True) as (_, table):
            _leave(table, person)
        wake(table_id)
    try:
        changed = await database.write(lambda connection: forget_people(connection, [person]))
    except IntegrityError:  # the person has sat down somewhere meanwhile
        raise TooLate("site/changed_meanwhile") from None
    for table_id in changed:
        bell.ring(table_id)


def _leave(table: OpenTable, person: str) -> None:
    """Take a person out of a table where others are."""
    row, names = table.row, {seat.name for seat in table.seats if seat.person == person}
    own = [seat for seat in table.seats if seat.person == person]
    for seat in table.seats:
        if seat.person == person:
            _give_up(table, seat)
        else:
            seat.devices = [device for device in seat.devices if device.person != person]
        if seat.owner == person:
            seat.owner = seat.stands_in_for = None
        if seat.nudged_by in names:
            seat.nudged_by = ""
    if row.pins and own:
        left = [pin for pin in row.pins["pins"] if pin[0] not in {seat.seat for seat in own}]
        row.pins = {**row.pins, "pins": left} if left else None
    if row.host == person:
        others = [who for seat in table.seats for who in (*seat.holders, seat.owner) if who]
        row.host = others[0]  # of whom there are some, or the table would have been removed


def _give_up(table: OpenTable, seat: SeatRow) -> None:
    if table.row.stage == "waiting":
        empty_seat(table, seat)
        return
    if table.row.stage == "playing":
        seat.kind, seat.bot = "bot", USUAL
    seat.renew()
    seat.person, seat.name, seat.own_name = None, "", False
    seat.left_at = seat.seen_at = seat.nudged_at = seat.lifted = None
    seat.nudged_by, seat.ahead = "", []
    seat.skips_sole = seat.skips_windows = False
