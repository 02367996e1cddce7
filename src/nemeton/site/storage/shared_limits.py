"""Limits that all processes count together, in the database and by its clock.

A row tells until when somebody has used up what they may do: each time costs its part of the period, and whoever would
come out further ahead than the whole period must wait. That is one number for each name, however often it is used.
"""

import math
from collections.abc import Callable
from typing import Any

from sqlalchemy import Connection, text

from ..base.background import BackgroundTasks
from ..base.errors import TooManyStreams, TooOften
from ..base.limits import AN_ADDRESS, STREAMS, allowances
from ..base.settings import ENDLESS, Settings
from .company import Company
from .database import Database

CLOCK = "extract(epoch FROM clock_timestamp())"
SPEND = text(
    "INSERT INTO spent (key, until) VALUES (:key, " + CLOCK + " + :cost) ON CONFLICT (key) DO UPDATE SET"
    " until = greatest(spent.until, " + CLOCK + ") + :cost"
    " WHERE greatest(spent.until, " + CLOCK + ") + :cost <= " + CLOCK + " + :seconds + 0.000001"
)
WAIT = text("SELECT until - " + CLOCK + " + :cost - :seconds FROM spent WHERE key = :key")
FORGET = text("DELETE FROM spent WHERE until < " + CLOCK)
OTHERS = text(
    "SELECT who, sum(count) FROM streams WHERE who = ANY(:who) AND process <> :me AND process IN"
    " (SELECT id FROM processes WHERE until > now()) GROUP BY who"
)
OPEN = text(
    "INSERT INTO streams (process, who, count) VALUES (:me, :who, :count) ON CONFLICT (process, who) DO UPDATE"
    " SET count = excluded.count"
)
SHUT = text("DELETE FROM streams WHERE process = :me AND who = :who")
FORGET_EVERY = 1000  # times that something is spent


class SharedLimits:
    """Who has done what lately, for all processes together."""

    def __init__(self, settings: Settings, database: Database) -> None:
        self._allowed, self._database = allowances(settings), database
        self._spent = 0

    async def spend(self, what: str, visitor: str | None, address: str) -> None:
        """Count one more; refused, and not counted, when it would be too much."""
        most, seconds = self._allowed[what]
        if most == ENDLESS:
            return
        wanted = [(f"{what} address {address}", most * AN_ADDRESS)]
        wanted += [(f"{what} visitor {visitor}", most)] if visitor else []

        def write(connection: Connection) -> None:
            for key, allowed in wanted:
                told = {"key": key[:96], "cost": seconds / allowed, "seconds": seconds}
                if connection.execute(SPEND, told).rowcount != 1:
                    wait = connection.scalar(WAIT, told) or 0.0
                    raise TooOften(math.ceil(wait))
            if self._spent % FORGET_EVERY == 0:
                connection.execute(FORGET)

        await self._database.write(write)
        self._spent += 1


class SharedStreamPlaces:
    """Who has how many live pages open, by way of all processes together."""

    def __init__(self, settings: Settings, database: Database, company: Company, background: BackgroundTasks) -> None:
        self._most, self._database, self._company = settings.allowed(STREAMS), database, company
        self._background = background
        self._open: dict[str, int] = {}

    async def take(self, visitor: str | None, address: str) -> Callable[[], None]:
        """One more stream; what gives it back. Refused where it would be too many."""
        most_of = {f"address {address}": self._most * AN_ADDRESS} | (
            {f"visitor {visitor}": self._most} if visitor else {}
        )
        names = {who[:64]: most for who, most in most_of.items()}
        if self._most != ENDLESS:
            await self._database.write(lambda connection: self._count(connection, names))
        for who in names:
            self._open[who] = self._open.get(who, 0) + 1

        def give_back() -> None:
            for who in names:
                self._open[who] -= 1
            if self._most != ENDLESS:
                self._background.start(self._tell([*names]), "counting streams")

        return give_back

    def _count(self, connection: Connection, names: dict[str, int]) -> None:
        told: dict[str, Any] = {"who": [*names], "me": self._company.id}
        elsewhere = {who: int(count) for who, count in connection.execute(OTHERS, told)}
        for who, most in names.items():
            here = self._open.get(who, 0)
            if here + elsewhere.get(who, 0) >= most:
                raise TooManyStreams
            connection.execute(OPEN, {"me": self._company.id, "who": who, "count": here + 1})

    async def _tell(self, names: list[str]) -> None:
        def write(connection: Connection) -> None:
            for who in names:
                count = self._open.get(who, 0)
                told = {"me": self._company.id, "who": who}
                connection.execute(OPEN, told | {"count": count}) if count else connection.execute(SHUT, told)

        await self._database.write(write)
        for who in names:
            if not self._open.get(who):
                self._open.pop(who, None)

    async def tell_again(self) -> None:
        """The others have forgotten what this process told them."""
        if self._most != ENDLESS:
            await self._tell([*self._open])
