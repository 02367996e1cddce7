"""Lists of tables: one's own, those that wait for players, those that are over."""

from collections import defaultdict
from collections.abc import Iterable
from datetime import datetime
from typing import NamedTuple

import msgspec
from sqlalchemy import CompoundSelect, Select, or_, select
from sqlalchemy.ext.asyncio import AsyncSession

import nemeton
from nemeton.kernel import PUBLIC, Phrase, Result

from ..storage import DeviceRow, SeatRow, TableRow, now
from ..words.speech import speech_of
from .clocks import is_nudged
from .seats import named
from .table import OpenTable

MOST_WAITING = 30
MOST_OWN = 60
MOST_FINISHED = 100
BROKEN_OFF = ("unfinished", "agreed")  # how a game ends that is neither won nor lost


class ListedTable(NamedTuple):
    """A table in a list, as one person sees it."""

    row: TableRow
    seats: list[SeatRow]
    mine: tuple[int, ...]  # the seats of this person's screen

    @property
    def my_seat(self) -> int:
        """Where this person sits, or PUBLIC."""
        return self.mine[0] if self.mine else PUBLIC

    @property
    def is_my_move(self) -> bool:
        """Is this person asked now?"""
        asked = {seat if seat >= 0 else ~seat for seat in self.row.asked}  # see archive/log.py for the second
        return self.row.stage == "playing" and self.row.closed_at is None and not asked.isdisjoint(self.mine)

    @property
    def group(self) -> str:
        """Under which heading it stands: it is this person's move, others are waited for, or it has not begun."""
        return "lobby" if self.row.stage == "waiting" else "move" if self.is_my_move else "waits"

    @property
    def nudged_by(self) -> str | None:
        """Who has nudged this person, where that still counts."""
        table = OpenTable(self.row, self.seats, None)
        return next((self.seats[seat].nudged_by for seat in self.mine if is_nudged(table, self.seats[seat])), None)

    @property
    def open_seats(self) -> int:
        """How many may still sit down."""
        return sum(seat.kind == "open" for seat in self.seats)

    @property
    def waited_for(self) -> list[SeatRow]:
        """Those whose move it is."""
        return [seat for seat in self.seats if seat.seat in self.row.asked]

    def ended(self, language: str) -> str:
        """How it ended, in one sentence: who has won, and by what."""
        names, places = tuple(sorted(named(self.seats).items())), tuple(self.row.places or ())
        speech = speech_of(nemeton.rulebooks()[self.row.game], language, names, places)
        return speech.plain(speech.ended(msgspec.convert(self.row.result, Result)))

    @property
    def scores(self) -> list[int]:
        """What it ended with, seat by seat; where all play together, the one score that they share."""
        scores: list[int] = (self.row.result or {}).get("scores") or []
        return scores[:1] if nemeton.rulebooks()[self.row.game].is_cooperative else scores

    @property
    def outcome(self) -> str:
        """How it ended for this person: "won", "lost", "drawn", or "seen" for one who only watched."""
        winners = (self.row.result or {}).get("winners") or ()
        won = [seat in winners for seat in self.mine]
        if not won or (any(won) and not all(won)):  # who has played both sides has neither won nor lost
            return "seen"
        if not winners:  # where all play together, that is a loss, unless they have broken it off
            together = nemeton.rulebooks()[self.row.game].is_cooperative
            return "lost" if together and (self.row.result or {}).get("how") not in BROKEN_OFF else "drawn"
        return "won" if all(won) else "lost"


async def own_tables(session: AsyncSession, person: str) -> list[ListedTable]:
    """Tables of a person that are not over: those where it is their move first, then the latest."""
    chosen = _of(person).where(TableRow.stage != "over").order_by(TableRow.moved_at.desc()).limit(MOST_OWN)
    listed = await _listed(session, chosen, person)
    return sorted(listed, key=lambda table: not table.is_my_move)


async def finished_games(session: AsyncSession, person: str) -> set[str]:
    """The games that a person has played to the end."""
    chosen = select(TableRow.game).where(TableRow.id.in_(_sat_at(person)), TableRow.stage == "over")
    return set(await session.scalars(chosen.distinct()))


async def finished_tables(session: AsyncSession, person: str, most: int = MOST_FINISHED) -> list[ListedTable]:
    """A person's tables that are over, the latest first."""
    chosen = _of(person).where(TableRow.stage == "over").order_by(TableRow.moved_at.desc()).limit(most)
    return await _listed(session, chosen, person)


async def waiting_tables(session: AsyncSession, person: str) -> list[ListedTable]:
    """Listed tables of others with a free seat, the latest first."""
    waiting = select(TableRow).where(TableRow.stage == "waiting", TableRow.listed, TableRow.closed_at.is_(None))
    chosen = waiting.where(TableRow.id.not_in(_sat_at(person)), TableRow.host != person)
    return await _listed(session, chosen.order_by(TableRow.created_at.desc()).limit(MOST_WAITING), person)


def _of(person: str) -> Select[TableRow]:
    return select(TableRow).where(or_(TableRow.id.in_(_sat_at(person)), TableRow.host == person))


def _sat_at(person: str) -> CompoundSelect[str]:
    sits = select(SeatRow.table_id).where(SeatRow.person == person)
    elsewhere = select(DeviceRow.table_id).where(DeviceRow.person == person)  # the same seat on another device
    return sits.union_all(elsewhere)


async def _listed(session: AsyncSession, chosen: Select[TableRow], person: str) -> list[ListedTable]:
    rows = list(await session.scalars(chosen))
    seats: dict[str, list[SeatRow]] = defaultdict(list)
    if rows:
        places = select(SeatRow).where(SeatRow.table_id.in_([row.id for row in rows]))
        for seat in await session.scalars(places.order_by(SeatRow.seat)):
            seats[seat.table_id].append(seat)
    return [ListedTable(row, seats[row.id], _seats_of(person, seats[row.id])) for row in rows]


def _seats_of(person: str, seats: Iterable[SeatRow]) -> tuple[int, ...]:
    return tuple(seat.seat for seat in seats if seat.is_held_by(person))


def ago(moment: datetime, today: datetime | None = None) -> Phrase:
    """How long ago something was, roughly.

    >>> from datetime import timedelta
    >>> noon = datetime(2026, 6, 1, 12)
    >>> [ago(noon - timedelta(minutes=past), noon).kind for past in (0, 5, 300, 6000)]
    ['site.ago.now', 'site.ago.minutes', 'site.ago.hours', 'site.ago.days']
    """
    seconds = int(((today or now()) - moment).total_seconds())
    if seconds < 60:
        return Phrase("site.ago.now")
    if seconds < 3600:
        return Phrase("site.ago.minutes", {"count": seconds // 60})
    if seconds < 24 * 3600:
        return Phrase("site.ago.hours", {"count": seconds // 3600})
    return Phrase("site.ago.days", {"count": seconds // (24 * 3600)})
