"""Pins and arrows: what people point at on the board while they talk. Everybody sees them at once, in seat colours.

They are no part of the game: no record, no replay and no bot knows them. They lie with their table in the database and
are gone when the phase passes in which they were put, or when their seat takes them away. A pin that is put a second
time is taken away.
"""

from typing import Any

import nemeton
from nemeton.kernel.beside import Pin, Pinning

from ..base.errors import SiteError, TooLate
from ..base.limits import spend
from ..storage import Sanctions
from .seats import own_seat
from .service import TableService
from .table import OpenTable

MOST = 8  # of one seat


class Pins:
    """All pins at all tables."""

    def __init__(self, tables: TableService, sanctions: Sanctions) -> None:
        self._tables, self._sanctions = tables, sanctions

    def on(self, table: OpenTable) -> list[Pin]:
        """The pins that lie on a table now: those of an earlier phase are gone."""
        kept, pinning = table.row.pins, pinning_of(table)
        if not kept or pinning is None or pinning.season(state_of(table)) != kept["season"]:
            return []
        return [Pin(*pin) for pin in kept["pins"]]

    async def put(self, table_id: str, person: str, start: str, end: str) -> None:
        """A person points at a place, or from one to another; what was there already is taken away."""
        self._sanctions.refuse_muted(person)
        async with self._tables.changing(table_id) as (_, table):
            seat, pinning = own_seat(table, person).seat, _wanted(table)
            await spend("pins")
            known = pinning.places(state_of(table))
            if start not in known or (end and end not in known) or start == end:
                raise SiteError("site/no_place")
            pins, pin = self.on(table), Pin(seat, start, end)
            if pin in pins:
                pins.remove(pin)
            elif sum(other.seat == seat for other in pins) >= MOST:
                raise SiteError("site/too_many_pins", most=MOST)
            else:
                pins.append(pin)
            _keep(table, pinning, pins)

    async def clear(self, table_id: str, person: str) -> None:
        """A person takes all of their pins away."""
        async with self._tables.changing(table_id) as (_, table):
            seat, pinning = own_seat(table, person).seat, _wanted(table)
            await spend("pins")
            _keep(table, pinning, [pin for pin in self.on(table) if pin.seat != seat])


def has_places(game: str) -> bool:
    """Have the places of this game's board names, so that one can point at them?"""
    return nemeton.rulebooks()[game].beside.pinning is not None


def pinning_of(table: OpenTable) -> Pinning | None:
    """Where people may point at this table, if its game lets them."""
    return nemeton.rulebooks()[table.row.game].beside.pinning if table.game is not None else None


def _wanted(table: OpenTable) -> Pinning:
    pinning = pinning_of(table)
    if pinning is None:
        raise SiteError("site/no_pins")
    if table.row.stage != "playing":
        raise TooLate("site/not_playing")
    return pinning


def _keep(table: OpenTable, pinning: Pinning, pins: list[Pin]) -> None:
    table.row.pins = {"season": pinning.season(state_of(table)), "pins": [list(pin) for pin in pins]} if pins else None


def state_of(table: OpenTable) -> Any:
    """The state of a table that plays."""
    assert table.game is not None
    return table.game.state
