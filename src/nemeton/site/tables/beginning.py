"""How a game begins: seats by lot where the table wants that, and something easy for whoever is new to the game."""

from collections.abc import Sequence
from random import SystemRandom
from typing import Any

from sqlalchemy import select

import nemeton
from nemeton.kernel import Rulebook

from ..storage import DeviceRow, SeatRow, TableRow, UnitOfWork
from .table import OpenTable, begin_when_full, may_begin

ANY = "any"  # of a seat's choices the one that leaves it to the lot
LOTS = SystemRandom()


def seat_choice(book: Rulebook[Any], seat: int) -> str:
    """The option with which something is chosen for a seat, where the game has one: a faction, a spirit."""
    name = f"seat_{seat + 1}"
    return name if name in book.options.__struct_fields__ else ""


async def begin(work: UnitOfWork, table: OpenTable) -> None:
    """The game begins when nobody is waited for any more."""
    row, seats = table.row, table.seats
    if not may_begin(row, seats):
        return
    book = nemeton.rulebooks()[row.game]
    if row.dealing == "lot":
        draw_seats(book, seats)
    if row.position is None:
        row.options = with_easy_seats(book, row, await newcomers(work, row.game, seats))
    begin_when_full(row, seats)


async def newcomers(work: UnitOfWork, game: str, seats: Sequence[SeatRow]) -> list[int]:
    """The seats of people who have never played this game to its end."""
    people = {seat.person for seat in seats if seat.kind == "person" and seat.person}
    if not people:
        return []
    over = select(TableRow.id).where(TableRow.game == game, TableRow.stage == "over")
    sat = select(SeatRow.person).where(SeatRow.person.in_(people), SeatRow.table_id.in_(over))
    elsewhere = select(DeviceRow.person).where(DeviceRow.person.in_(people), DeviceRow.table_id.in_(over))
    know_it = {*await work.scalars(sat.distinct()), *await work.scalars(elsewhere.distinct())}
    return [seat.seat for seat in seats if seat.kind == "person" and seat.person not in know_it]


def with_easy_seats(book: Rulebook[Any], row: TableRow, seats: Sequence[int]) -> dict[str, Any]:
    """The options of a table with something easy for these of its seats, where they leave it to the lot and something
    easy is left that has a place beside the others."""
    options = row.options
    if not book.easy_seats:
        return options
    dealt, left = dict(options), [name for name in book.easy_seats if name not in options.values()]
    LOTS.shuffle(left)
    for seat in seats:
        name = seat_choice(book, seat)
        idle = book.idle_values(row.players, book.read_options(options), name)
        if name and left and dealt.get(name, ANY) == ANY and left[-1] not in idle:
            dealt[name] = left.pop()
    return dealt


def draw_seats(book: Rulebook[Any], seats: Sequence[SeatRow]) -> None:
    """Who sits where is drawn, where a seat is all there is to choose."""
    if not seat_choice(book, 0):
        order = list(seats)
        LOTS.shuffle(order)
        place_people(seats, [carried(seat) for seat in order])


MOVED = ("kind", "name", "person", "bot", "nonce", "ready", "own_name", "seen_at", "token")
Sitter = dict[str, Any]


def carried(seat: SeatRow) -> Sitter:
    """Whoever sits on a seat, to be put on another one: the seat's own link goes along."""
    devices = [device.person for device in seat.devices]
    return {name: getattr(seat, name) for name in MOVED} | {"devices": devices}


def place_people(seats: Sequence[SeatRow], sitters: Sequence[Sitter]) -> None:
    """Put people and bots on seats, the first on the first."""
    for seat, sitter in zip(seats, sitters, strict=True):
        now_there = [device.person for device in seat.devices]
        if now_there != sitter["devices"]:
            seat.devices.clear()
        for name in MOVED:
            setattr(seat, name, sitter[name])
        for person in sitter["devices"]:
            seat.hold(person)
