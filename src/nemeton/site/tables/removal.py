"""Removing whole tables, and all that belongs to them."""

from collections.abc import Iterable, Sequence
from typing import Any

from sqlalchemy import Connection, delete, select, update

from ..storage import (
    ChronicleRow,
    DeviceRow,
    LogRow,
    MessageRow,
    ProposalRow,
    SeatRow,
    SnapshotRow,
    TableRow,
)

PARTS = (DeviceRow, SeatRow, LogRow, SnapshotRow, ChronicleRow, MessageRow, ProposalRow)


def remove_tables(connection: Connection, ids: Sequence[str]) -> None:
    """Remove these tables. Nothing leads there any more."""
    for part in PARTS:
        connection.execute(delete(part).where(part.table_id.in_(ids)))
    leads = update(TableRow).where(TableRow.rematch.in_(ids))
    connection.execute(leads.values(rematch=None, version=TableRow.version + 1))
    connection.execute(delete(TableRow).where(TableRow.id.in_(ids)))


def others_at(table: Any, seats: Iterable[Any], devices: Iterable[Any], person: str) -> set[str]:
    """Who but a person has to do with a table: its host, who sits there, for whom a bot stands in, on whichever device.
    The seats and devices may be those of other tables too."""
    here = [seat for seat in seats if seat.table_id == table.id]
    own = {seat.seat for seat in here if seat.person == person}
    found = {table.host, *(who for seat in here for who in (seat.person, seat.owner))}
    found |= {one.person for one in devices if one.table_id == table.id and one.seat not in own}
    return {who for who in found if who is not None and who != person}


def remove_if_alone(connection: Connection, table_id: str, person: str) -> bool:
    """Remove a table that belongs to nobody but this person and bots; is it gone?"""
    row = connection.execute(
        select(TableRow.id, TableRow.host).where(TableRow.id == table_id).with_for_update()
    ).first()
    if row is None:
        return True
    places = (SeatRow.table_id, SeatRow.seat, SeatRow.person, SeatRow.owner)
    seats = connection.execute(select(*places).where(SeatRow.table_id == table_id)).all()
    columns = (DeviceRow.table_id, DeviceRow.seat, DeviceRow.person)
    devices = connection.execute(select(*columns).where(DeviceRow.table_id == table_id)).all()
    if others_at(row, seats, devices, person):
        return False
    remove_tables(connection, [table_id])
    return True
