"""A table as it stood when it was loaded, and what its seats and its host may know of it."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, NamedTuple

import msgspec

from nemeton.kernel import PUBLIC, Ask, Entry, Game, Sealed, Standing

from ..archive.loading import book_of, is_older, opening_of
from ..archive.log import tell_of
from ..base.errors import NotThere, TooLate
from ..storage import SeatRow, TableRow, now
from .shared_screen import at_screen
from .sole_answers import answered_for

COMMITMENTS_KEPT = 1000


class Carried(msgspec.Struct, frozen=True):
    """The rules were corrected while the game ran: their version, how many answers must be given again, and how many of
    these are one's own. Whose the others are may be a secret."""

    rules: int
    lost: int
    own: int


class OpenTable(NamedTuple):
    """A table as it stood when it was loaded. Its game is shared: look at it, fork it, never answer it."""

    row: TableRow
    seats: list[SeatRow]
    game: Game[Any] | None
    is_kept: bool = False  # does the database tell the game's story, so that only its growth must be written?
    read_at: float = 0.0  # when it was read from the database, by the clock of this process
    told: tuple[Entry, ...] = ()  # the journal of a finished game that the rules of today cannot show

    def seats_of(self, person: str | None) -> list[int]:
        """All seats that are played from this person's screen."""
        return [seat.seat for seat in self.seats if seat.is_held_by(person)]

    def seat_of(self, person: str | None) -> int:
        """The seat with whose eyes this person looks now, or PUBLIC. Where several play at one screen and hands are
        hidden, it is PUBLIC until somebody lifts the curtain (`shared_screen.py`)."""
        held = self.seats_of(person)
        return at_screen(self, held) if len(held) > 1 else held[0] if held else PUBLIC

    def is_hosted_by(self, person: str | None) -> bool:
        """Is this the host, or the device on which the host's seat goes on?"""
        is_there = any(seat.is_held_by(self.row.host) and seat.is_held_by(person) for seat in self.seats)
        return is_there or (person is not None and self.row.host == person)

    @property
    def older_rules(self) -> tuple[int, int] | None:
        """The rules of a finished game and those of today, where these are not the same."""
        if self.row.stage != "over" or not is_older(self.row):
            return None
        return self.row.rules, book_of(self.row).rules_version

    @property
    def is_closed(self) -> bool:
        """Has the site's keeper closed it, so that it can only be read?"""
        return self.row.closed_at is not None

    @property
    def bots_asked(self) -> list[SeatRow]:
        """The bots that must answer now."""
        if self.game is None or self.row.stage != "playing" or self.is_closed:
            return []
        asked = {ask.seat for ask in self.game.asks if not isinstance(ask, Standing)}
        return [seat for seat in self.seats if seat.kind == "bot" and seat.seat in asked]

    @property
    def passed_over(self) -> list[tuple[SeatRow, Ask]]:
        """Seats for which the house answers, because they have no choice."""
        if self.game is None or self.row.stage != "playing" or self.is_closed:
            return []
        return answered_for(self.game, self.seats)

    def carried(self, seat: int) -> "Carried | None":
        """What a seat is told of corrected rules, until as much was answered as had to be answered again."""
        lost = self.game.origin.lost if self.game is not None and self.row.base else ()
        if self.row.stage != "playing" or self.row.number - self.row.base >= len(lost):
            return None
        own = sum(isinstance(answer, list) and answer[0] == seat for answer in lost)
        return Carried(self.row.rules, len(lost), own)

    @property
    def commitment(self) -> str:
        """The hash of the table's seed, which everybody may see from the start."""
        return _commitment(self.row.seed)


@lru_cache(COMMITMENTS_KEPT)
def _commitment(seed: str) -> str:
    return Sealed(bytes.fromhex(seed)).commitment


def refuse_closed(row: TableRow) -> None:
    """At a table that the site's keeper has closed nothing can be done."""
    if row.closed_at is not None:
        raise TooLate("site/table_closed", why=row.closed_why or "none")


def may_begin(row: TableRow, seats: Sequence[SeatRow]) -> bool:
    """Is nobody waited for any more: no open seat and, where the table wants that, nobody who is not ready?"""
    if row.stage != "waiting" or any(seat.kind == "open" for seat in seats):
        return False
    return row.begins != "ready" or all(seat.ready for seat in seats if seat.kind == "person")


def begin_when_full(row: TableRow, seats: Sequence[SeatRow]) -> None:
    """The game begins when nobody is waited for any more."""
    if may_begin(row, seats):
        row.stage, row.moved_at = "playing", now()
        tell_of(row, opening_of(row, seats))


def seat_at(table: OpenTable, seat: int) -> SeatRow:
    """A seat by its number."""
    if not 0 <= seat < len(table.seats):
        raise NotThere("site/no_seat", seat=seat)
    return table.seats[seat]
