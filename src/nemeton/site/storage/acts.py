"""What the site's keeper does from the command line: mute, shut out, close tables, renew the secret.

Every act is written straight into the database, in one transaction with its line in the log of acts, whether or not the
site runs meanwhile. Each process that serves looks for new lines every second and does what follows (`ActWatcher`). So
one way serves SQLite, where the site holds its folder for itself but not its database, and PostgreSQL with any number
of processes. What cannot be done raises before anything is written.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from datetime import datetime
from ipaddress import IPv4Network, ip_address, ip_network
from typing import Any, NamedTuple

from sqlalchemy import Connection, delete, func, insert, or_, select, text, update

from ..base.errors import NotThere, SiteError
from ..base.safe_logs import code_places
from .database import Database
from .keeping import keep
from .models import ActRow, DeviceRow, Person, SanctionRow, SeatRow, TableRow, now
from .sanctions import BAN
from .trouble import trouble_of

log = logging.getLogger(__name__)

EVERY = 1.0  # seconds between two looks for new acts
LEAST_WRITTEN = 6  # letters of a person's id that must be written
BROADEST = {4: 8, 6: 16}  # bits that a network must have in common, by the version of its addresses
OF_ONE = 64  # bits of an address of IPv6 that one household shares
LONGEST_WHY = 200


class Keeper(NamedTuple):
    """Who acts, and why."""

    by: str = ""
    why: str = ""


# Whom it is about


def person_written(connection: Connection, written: str) -> str:
    """The id of the person that is meant by its beginning."""
    if len(written) >= LEAST_WRITTEN and written.isalnum():
        begins = select(Person.id).where(Person.id.startswith(written.lower(), autoescape=True)).limit(2)
        found = list(connection.scalars(begins))
        if len(found) > 1:
            raise SiteError("site/several_people", who=written)
        if found:
            return found[0]
    raise NotThere("site/no_person", who=written[:40], least=LEAST_WRITTEN)


def address_written(written: str) -> str:
    """An address or a network as it is counted: of IPv6 at least the network of a household.

    >>> address_written("203.0.113.7"), address_written("203.0.113.0/24"), address_written("2001:db8:1:2:3:4:5:6")
    ('203.0.113.7', '203.0.113.0/24', '2001:db8:1:2::')
    """
    try:
        network = ip_network(written, strict=False)
    except ValueError:
        raise SiteError("site/bad_address", address=written[:60]) from None
    if network.prefixlen < BROADEST[network.version]:
        raise SiteError("site/broad_address", address=written)
    if network.is_loopback:
        raise SiteError("site/own_address", address=written)
    if isinstance(network, IPv4Network):
        return str(network) if network.prefixlen < network.max_prefixlen else str(network.network_address)
    if network.prefixlen < OF_ONE:
        return str(network)
    return str(ip_address(int(network.network_address) >> OF_ONE << OF_ONE))


def is_address(written: str) -> bool:
    """Is an address meant, and no person?"""
    return "." in written or ":" in written


# What is done


def impose(connection: Connection, kind: str, written: str, until: datetime | None, keeper: Keeper) -> str:
    """Mute a person, or shut out a person or an address; who it is. What held before is replaced."""
    who = _target(connection, kind, written)
    row = {"kind": kind, "who": who, "until": until, "why": _why(keeper), "at": now()}
    _note(connection, kind, who, keeper)
    keep(connection, SanctionRow, row, ("until", "why", "at"))
    return who


def lift(connection: Connection, kind: str, written: str, keeper: Keeper) -> str:
    """Take it back; of whom."""
    who = _target(connection, kind, written)
    _note(connection, f"un{kind}", who, keeper)
    held = delete(SanctionRow).where(SanctionRow.kind == kind, SanctionRow.who == who)
    if not connection.execute(held).rowcount:
        raise NotThere(f"site/not_{'banned' if kind == BAN else 'muted'}", who=who)
    return who


def close_table(connection: Connection, table_id: str, keeper: Keeper) -> None:
    """From now on a table can only be read; its clocks stand still."""
    row = _table(connection, table_id)
    if row.closed_at is not None:
        raise SiteError("site/closed_already", table=table_id)
    _note(connection, "close", table_id, keeper)
    _change(connection, table_id, closed_at=now(), closed_why=_why(keeper), due_at=None)


def reopen_table(connection: Connection, table_id: str, keeper: Keeper) -> None:
    """It goes on where it stood; the time that passed meanwhile is nobody's."""
    row = _table(connection, table_id)
    if row.closed_at is None:
        raise SiteError("site/not_closed", table=table_id)
    _note(connection, "reopen", table_id, keeper)
    passed = (now() - row.closed_at).total_seconds()
    times = {
        seat: [since + passed if since is not None else None, *rest]
        for seat, (since, *rest) in (row.times or {}).items()
    }
    due = now() if times else None  # the clocks find out by themselves when to look again
    _change(connection, table_id, closed_at=None, closed_why="", due_at=due, times=times if row.times else row.times)


def note_rotation(connection: Connection, keeper: Keeper) -> None:
    """The secret was renewed."""
    _note(connection, "rotate", "", keeper)


def _target(connection: Connection, kind: str, written: str) -> str:
    is_of_address = kind == BAN and is_address(written)
    return address_written(written) if is_of_address else person_written(connection, written)


def _table(connection: Connection, table_id: str) -> Any:
    columns = (TableRow.closed_at, TableRow.times)
    row = connection.execute(select(*columns).where(TableRow.id == table_id).with_for_update()).first()
    if row is None:
        raise NotThere("site/no_table", table=table_id[:40])
    return row


def _change(connection: Connection, table_id: str, **values: Any) -> None:
    """Change a table's row, so that whoever looks at it or changes it meanwhile notices."""
    connection.execute(update(TableRow).where(TableRow.id == table_id).values(version=TableRow.version + 1, **values))


def _note(connection: Connection, deed: str, about: str, keeper: Keeper) -> None:
    """Write an act down. Numbers are given one after the other, so that nobody who looks for new ones misses any."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("LOCK TABLE acts IN EXCLUSIVE MODE"))
    told = {"deed": deed, "about": about, "why": _why(keeper), "by": keeper.by[:40], "at": now()}
    connection.execute(insert(ActRow).values(**told))


def _why(keeper: Keeper) -> str:
    if len(keeper.why) > LONGEST_WHY or not (keeper.why.isprintable()):
        raise SiteError("site/bad_reason", most=LONGEST_WHY)
    return keeper.why


# What there is


class PersonListed(NamedTuple):
    """A person as the keeper sees one."""

    id: str
    name: str
    created_at: datetime
    seen_day: int
    seats: int
    sanctions: tuple[str, ...]


class TableListed(NamedTuple):
    """A table as the keeper sees one."""

    id: str
    game: str
    stage: str
    is_closed: bool
    moved_at: datetime
    seats: tuple[tuple[str, str, str], ...]  # kind, name, person of each


def people(connection: Connection, word: str, table_id: str, kinds: Sequence[str], most: int) -> list[PersonListed]:
    """People whose name holds a word or whose id begins with it, who sit at a table, who are muted or shut out; whoever
    was here last comes first."""
    chosen = select(Person).order_by(Person.seen_day.desc(), Person.created_at.desc(), Person.id).limit(most)
    if word:
        chosen = chosen.where(or_(_holds_word(Person.name, word), Person.id.startswith(word.lower(), autoescape=True)))
    if table_id:
        _table(connection, table_id)
        sits = select(SeatRow.person).where(SeatRow.table_id == table_id, SeatRow.person.is_not(None))
        elsewhere = select(DeviceRow.person).where(DeviceRow.table_id == table_id)
        chosen = chosen.where(Person.id.in_(sits.union_all(elsewhere)))
    if kinds:
        chosen = chosen.where(Person.id.in_(select(SanctionRow.who).where(SanctionRow.kind.in_(kinds))))
    rows = connection.execute(chosen).all()
    ids = [row.id for row in rows]
    seats = select(SeatRow.person, func.count()).where(SeatRow.person.in_(ids)).group_by(SeatRow.person)
    counts = {row[0]: row[1] for row in connection.execute(seats)}
    held: dict[str, list[str]] = {}
    for row in connection.execute(select(SanctionRow.who, SanctionRow.kind).where(_holds(), SanctionRow.who.in_(ids))):
        held.setdefault(row.who, []).append(row.kind)
    return [
        PersonListed(
            row.id, row.name, row.created_at, row.seen_day, counts.get(row.id, 0), tuple(sorted(held.get(row.id, ())))
        )
        for row in rows
    ]


def tables(connection: Connection, word: str, stage: str, most: int) -> list[TableListed]:
    """Tables of a game, a stage, a person's name or a code; where something happened last comes first. `stage` may be
    "closed" as well."""
    chosen = select(TableRow).order_by(TableRow.moved_at.desc(), TableRow.id).limit(most)
    if word:
        sits = select(SeatRow.table_id).where(or_(_holds_word(SeatRow.name, word), SeatRow.person == word))
        chosen = chosen.where(or_(TableRow.id == word, TableRow.game == word, TableRow.id.in_(sits)))
    if stage == "closed":
        chosen = chosen.where(TableRow.closed_at.is_not(None))
    elif stage:
        chosen = chosen.where(TableRow.stage == stage)
    rows = connection.execute(chosen).all()
    columns = (SeatRow.table_id, SeatRow.kind, SeatRow.name, SeatRow.person)
    places = select(*columns).where(SeatRow.table_id.in_([row.id for row in rows])).order_by(SeatRow.seat)
    seats: dict[str, list[tuple[str, str, str]]] = {}
    for place in connection.execute(places):
        seats.setdefault(place.table_id, []).append((place.kind, place.name, place.person or ""))
    return [
        TableListed(row.id, row.game, row.stage, row.closed_at is not None, row.moved_at, tuple(seats.get(row.id, ())))
        for row in rows
    ]


def sanctions(connection: Connection) -> list[Any]:
    """Who is muted or shut out now."""
    return list(connection.execute(select(SanctionRow).where(_holds()).order_by(SanctionRow.at)).all())


def acts(connection: Connection, most: int) -> list[Any]:
    """What was done, the latest last."""
    return list(connection.execute(select(ActRow).order_by(ActRow.id.desc()).limit(most)).all())[::-1]


def _holds_word(column: Any, word: str) -> Any:
    """Does a text hold a word, however it is written? SQLite knows small and large letters of English only."""
    small = func.lower(column).contains(word.lower(), autoescape=True)
    return or_(small, column.contains(word, autoescape=True), column.contains(word.capitalize(), autoescape=True))


def _holds() -> Any:
    return or_(SanctionRow.until.is_(None), SanctionRow.until > now())


# Who notices

Follow = Callable[[Sequence[tuple[str, str]]], Awaitable[None]]  # does what follows from acts: deed and whom about


class ActWatcher:
    """Looks for what the keeper has done since this process began, and lets the house do what follows."""

    def __init__(self, database: Database, follow: Follow) -> None:
        self._database, self._follow = database, follow
        self._last = 0

    async def begin(self) -> None:
        """What was done before now is known already."""
        self._last = await self._latest()

    async def run(self) -> None:
        """Look again and again. A database that is away is looked at later."""
        while True:
            await asyncio.sleep(EVERY)
            try:
                await self.look()
            except Exception as error:
                if trouble_of(error) is None:
                    log.error("looking for acts failed\n%s", code_places(error))

    async def look(self) -> None:
        """Do what follows from acts that are new."""
        if await self._latest() == self._last:
            return
        new = select(ActRow.id, ActRow.deed, ActRow.about).where(ActRow.id > self._last).order_by(ActRow.id)
        found = await self._database.rows(new)
        await self._follow([(row.deed, row.about) for row in found])
        self._last = max((row.id for row in found), default=self._last)

    async def _latest(self) -> int:
        found = await self._database.row(select(func.max(ActRow.id)))
        return int(found[0] or 0) if found is not None else 0
