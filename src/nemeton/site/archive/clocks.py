"""The clocks of a table: since when each seat is asked, how much time it has used, and when something is due.

They lie in the table's own row and move on with every answer, so a restart loses nothing. What happens when something
is due is said in `tables/clocks.py`.
"""

from collections.abc import Iterable
from datetime import UTC, datetime
from typing import NamedTuple

from ..storage import TableRow

MINUTE, HOUR, DAY = 60, 3600, 24 * 3600


class TableClock(NamedTuple):
    """So many seconds for each turn, or for the whole game."""

    each: str  # "turn" or "game"
    seconds: int


CLOCKS: dict[str, TableClock | None] = {
    "none": None,
    "turn_2m": TableClock("turn", 2 * MINUTE),
    "turn_5m": TableClock("turn", 5 * MINUTE),
    "turn_1d": TableClock("turn", DAY),
    "game_20m": TableClock("game", 20 * MINUTE),
    "game_1h": TableClock("game", HOUR),
}
BOT_AFTER = {"never": 0, "5m": 5 * MINUTE, "1h": HOUR, "1d": DAY}  # seconds that somebody may be away on their turn
GRACE = 30  # seconds that whoever comes back has at least


class SeatTime(NamedTuple):
    """A seat's time: since when it is asked (None if it is not), and what it had used before, in which turn."""

    since: float | None = None
    used: float = 0.0
    turn: int = 0


def time_of(row: TableRow, seat: int) -> SeatTime:
    """The time of a seat, as the row tells it."""
    written = (row.times or {}).get(str(seat))
    return SeatTime(*written) if written else SeatTime(turn=row.turn)


def move_on(row: TableRow, asked: Iterable[int], at: datetime) -> None:
    """Who is asked has changed: stop and start the clocks of a table that has any."""
    if CLOCKS.get(row.clock) is None and not BOT_AFTER.get(row.bot_after):
        return
    moment, waiting = at.timestamp(), set(asked)
    known = {int(seat) for seat in row.times or ()}
    times = {seat: _moved(time_of(row, seat), row, seat in waiting, moment) for seat in sorted(known | waiting)}
    write(row, times)


def _moved(time: SeatTime, row: TableRow, is_asked: bool, moment: float) -> SeatTime:
    clock = CLOCKS.get(row.clock)
    if clock is not None and clock.each == "turn" and time.turn != row.turn:
        time = SeatTime(None if time.since is None else moment, 0.0, row.turn)
    if is_asked:
        return time._replace(since=moment if time.since is None else time.since, turn=row.turn)
    spent = 0.0 if time.since is None else max(0.0, moment - time.since)
    return SeatTime(None, time.used + spent, row.turn)


def again(row: TableRow, seat: int, at: datetime) -> None:
    """Somebody takes a seat again: the time begins anew, and there is a little of it."""
    times = {int(other): time_of(row, int(other)) for other in row.times or ()}
    if seat in times and times[seat].since is not None:
        clock = CLOCKS.get(row.clock)
        most = max(0.0, clock.seconds - GRACE) if clock is not None else 0.0
        used = 0.0 if clock is None or clock.each == "turn" else min(times[seat].used, most)
        times[seat] = times[seat]._replace(since=at.timestamp(), used=used)
        write(row, times)


def shift(row: TableRow, seconds: float) -> None:
    """The clock of the machine was set: whoever is asked has used no more time by that, and no less."""
    times = {int(seat): time_of(row, int(seat)) for seat in row.times or ()}
    write(row, {s: time._replace(since=time.since and time.since + seconds) for s, time in times.items()})


def write(row: TableRow, times: dict[int, SeatTime]) -> None:
    """Keep the times, and the first moment at which something may be due."""
    row.times = {str(seat): list(time) for seat, time in times.items()}
    dues = [due for seat in times for due in (runs_out(row, seat), bot_due(row, seat, 0.0)) if due is not None]
    row.due_at = moment_of(min(dues)) if dues else None


def runs_out(row: TableRow, seat: int) -> float | None:
    """When the clock of a seat that is asked runs out; None where none runs."""
    clock, time = CLOCKS.get(row.clock), time_of(row, seat)
    if clock is None or time.since is None:
        return None
    return time.since + max(0.0, clock.seconds - time.used)


def bot_due(row: TableRow, seat: int, away_since: float) -> float | None:
    """When a bot stands in for a seat that is asked and was last seen then; None where the table waits."""
    after, time = BOT_AFTER.get(row.bot_after, 0), time_of(row, seat)
    return max(time.since, away_since) + after if after and time.since is not None else None


def moment_of(seconds: float) -> datetime:
    """A time as the database keeps it."""
    return datetime.fromtimestamp(seconds, UTC)
