"""Who is waited for and away, whose time runs, who has nudged the reader, and whose turn it is at a shared screen."""

from datetime import UTC, datetime
from typing import NamedTuple

from nemeton.kernel import PUBLIC, Phrase

from ..archive import clocks
from ..tables.clocks import is_nudged
from ..tables.listing import ago
from ..tables.shared_screen import asked_at, has_curtain
from ..tables.table import OpenTable
from ..words import site_words
from .parts import SeatView, TableView


class MomentView(NamedTuple):
    """A moment, for the page's own clock, and how far it is in words."""

    iso: str
    words: str


class AwayView(NamedTuple):
    """Somebody who is waited for and is not there."""

    seat: int
    name: str
    has_left: bool
    since: MomentView | None
    bot: MomentView | None
    is_nudged: bool


class RunningView(NamedTuple):
    """A clock that runs."""

    seat: int
    name: str
    is_mine: bool
    ends: MomentView


class CompanyView(NamedTuple):
    """What a page says of the people at a table while the game runs."""

    away: tuple[AwayView, ...]
    running: tuple[RunningView, ...]
    nudged_by: str | None  # None where nobody has nudged the reader
    may_nudge: bool


class ScreenSeat(NamedTuple):
    """A seat of a shared screen."""

    seat: int
    name: str


class ScreenView(NamedTuple):
    """A screen that several seats share: is the curtain down, who is asked, who else could look."""

    is_down: bool
    has_curtain: bool
    name: str
    asked: tuple[ScreenSeat, ...]
    others: tuple[ScreenSeat, ...]


def screen_view(table: OpenTable, shown: TableView, held: tuple[int, ...]) -> ScreenView | None:
    """The reader's screen, if it has several seats and the game runs."""
    if len(held) < 2 or table.row.stage != "playing":
        return None
    asked = set(asked_at(table, held))
    seats = [ScreenSeat(seat, shown.seats[seat].name) for seat in held if seat != shown.seat]
    return ScreenView(
        is_down=shown.seat == PUBLIC,
        has_curtain=has_curtain(table),
        name=shown.seats[shown.seat].name if shown.seat != PUBLIC else "",
        asked=tuple(seat for seat in seats if seat.seat in asked),
        others=tuple(seat for seat in seats if seat.seat not in asked),
    )


def company_view(
    table: OpenTable, shown: TableView, held: tuple[int, ...], present: frozenset[int], language: str
) -> CompanyView | None:
    """What is said of the people at a table; None where there is nothing to say."""
    if table.row.stage != "playing":
        return None
    # Who is asked has answers to look at; the others can wait.
    waited = () if shown.asked is not None else shown.waits_for
    waits = [seat for seat in waited if seat.kind == "person" and seat.seat not in held]
    away = tuple(_away(table, seat, language) for seat in waits if seat.seat not in present or seat.has_left)
    asked = [seat for seat in shown.seats if seat.is_asked and seat.kind == "person"]
    running = tuple(found for seat in asked if (found := _running(table, seat, held, language)) is not None)
    nudged = next((table.seats[seat].nudged_by for seat in held if is_nudged(table, table.seats[seat])), None)
    if not away and not running and nudged is None:
        return None
    return CompanyView(away, running, nudged, bool(held))


def _away(table: OpenTable, seat: SeatView, language: str) -> AwayView:
    place = table.seats[seat.seat]
    since = place.left_at or place.seen_at
    due = clocks.bot_due(table.row, seat.seat, since.timestamp() if since else 0.0)
    nudged = is_nudged(table, place)
    moment = _moment(ago(since), since, language) if since else None
    return AwayView(seat.seat, seat.name, seat.has_left, moment, _ahead(due, language), nudged)


def _running(table: OpenTable, seat: SeatView, held: tuple[int, ...], language: str) -> RunningView | None:
    ends = _ahead(clocks.runs_out(table.row, seat.seat), language)
    return RunningView(seat.seat, seat.name, seat.seat in held, ends) if ends is not None else None


def _ahead(seconds: float | None, language: str) -> MomentView | None:
    if seconds is None:
        return None
    moment = clocks.moment_of(seconds)
    return _moment(in_time(moment), moment, language)


def _moment(told: Phrase, moment: datetime, language: str) -> MomentView:
    return MomentView(moment.astimezone(UTC).isoformat(timespec="seconds"), site_words(language).say(told))


def in_time(moment: datetime, today: datetime | None = None) -> Phrase:
    """How far ahead a moment is, roughly.

    >>> from datetime import timedelta
    >>> noon = datetime(2026, 6, 1, 12, tzinfo=UTC)
    >>> [in_time(noon + timedelta(minutes=rest), noon).kind for rest in (0, 5, 300, 6000)]
    ['site.in.now', 'site.in.minutes', 'site.in.hours', 'site.in.days']
    """
    seconds = int((moment - (today or datetime.now(UTC))).total_seconds())
    if seconds < 60:
        return Phrase("site.in.now")
    if seconds < 3600:
        return Phrase("site.in.minutes", {"count": seconds // 60})
    if seconds < 24 * 3600:
        return Phrase("site.in.hours", {"count": seconds // 3600})
    return Phrase("site.in.days", {"count": seconds // (24 * 3600)})
