"""What was measured, as tables for the command line and as JSON. In English, like all figures."""

import os
import platform
from collections.abc import Iterator
from typing import Any

from rich.table import Table

from .measure import BROKEN, IDLE_TABLES, PACE, SPARING, Found, Load

MEDIAN_AIM, P99_AIM = 0.060, 0.400  # seconds, with the first number of tables
OPENING_AIM = 50.0  # milliseconds
IDLE_AIM = 1e6  # bytes
ONLOOKING_AIM = 0.040  # seconds
VISIT_AIM = 165_000  # bytes, fonts included


def report(found: Found, machine: str) -> Iterator[Table | str]:
    """Load, then the rest, then the machine."""
    yield _loads(found.loads)
    yield carries(found, os.cpu_count() or 1)
    yield _rest(found)
    yield _visits(found)
    for load in found.loads:
        if load.problems:
            yield f"{load.tables} tables: {load.problems[0]}"
    system = f"{platform.system()} {platform.release()}"
    yield f"{machine}, {os.cpu_count()} processors for server and load generator together, SQLite, {system}"


def carries(found: Found, cores: int) -> str:
    """What a machine carries, in one line."""
    tables = found.carried(cores)
    if tables is None:
        return "What this machine carries is not known: its system does not tell how long a process has run."
    return (
        f"A machine of {cores} cores carries about {tables} tables of {found.game} with two screens and an answer "
        f"every {PACE:g} seconds ({tables // cores} a core, {SPARING:.0%} of it used): an answer costs "
        f"{_milliseconds(found.answer_cpu)} of one core."
    )


def _loads(loads: list[Load]) -> Table:
    table = _table(
        "tables", "answers", "errors", "median", "p99", "server", "an answer", "generator", "load", "verdict"
    )
    for number, load in enumerate(loads):
        aim = load.holds and (number or (load.median < MEDIAN_AIM and load.p99 < P99_AIM))
        table.add_row(
            str(load.tables),
            f"{load.answers} of {load.due}",
            str(load.errors),
            f"{1000 * load.median:.0f} ms",
            f"{1000 * load.p99:.0f} ms",
            _share(load.server_cpu),
            _milliseconds(load.answer_cpu),
            _share(load.generator_cpu),
            f"{load.load:.1f}",
            ("aim met" if aim else "aim MISSED") if number == 0 else "holds" if load.holds else "overrun",
        )
    table.title = "Each table: two viewers, an answer a second; from the click until both screens have the new board"
    table.caption = (
        f"aim of the first line: no error, median below {1000 * MEDIAN_AIM:.0f} ms, p99 below {1000 * P99_AIM:.0f} ms; "
        f"overrun: errors, p99 over {BROKEN:g} s, or answers that do not keep the rate. Server and generator: of one "
        "processor; an answer: the server's processor time for it and its two screens; load: of the machine, over a "
        "minute, with everything else that runs there"
    )
    return table


def _rest(found: Found) -> Table:
    opening = found.opening
    table = _table("figure", "value", "aim")
    table.add_row(
        f"a game of {opening.answers} answers opens, from its snapshot",
        f"{opening.snapshot:.1f} ms",
        _aim(opening.snapshot < OPENING_AIM, f"< {OPENING_AIM:.0f} ms"),
    )
    table.add_row("the same, by replaying its log", f"{opening.replayed:.1f} ms", "")
    table.add_row("the same from its snapshot, and its page made", f"{opening.page:.1f} ms", "")
    idle = found.idle_bytes
    told = "not measured" if idle is None else f"{idle / 1e6:.2f} MB"
    aim = "" if idle is None else _aim(idle < IDLE_AIM, f"< {IDLE_AIM / 1e6:g} MB")
    table.add_row(f"memory of an idle live table (mean of {IDLE_TABLES})", told, aim)
    if found.onlooking is not None:
        many, answer, arrival = found.onlooking
        aim = _aim(answer < ONLOOKING_AIM, f"< {1000 * ONLOOKING_AIM:.0f} ms")
        table.add_row(f"{many} who look on at one table add to an answer, together", _milliseconds(answer), aim)
        table.add_row(f"their arrival, all {many}", _milliseconds(arrival), "")
    return table


def _visits(found: Found) -> Table:
    table = _table("first visit", "page", "styles, scripts", "fonts", "others", "together", "aim", "page again")
    for visit in found.visits:
        name = "/tables/…" if visit.page.startswith("/tables/") else visit.page
        table.add_row(
            f"{name} {visit.language}",
            _kilobytes(visit.html),
            _kilobytes(visit.files),
            _kilobytes(visit.fonts),
            _kilobytes(visit.others),
            _kilobytes(visit.whole),
            _aim(visit.whole < VISIT_AIM, f"< {VISIT_AIM // 1000} kB"),
            f"{visit.milliseconds:.1f} ms",
        )
    table.caption = "compressed, as it is sent"
    return table


def report_json(found: Found, machine: str) -> dict[str, Any]:
    """The same as JSON-ready data."""
    return {
        "machine": machine,
        "processors": os.cpu_count(),
        "game": found.game,
        "carries": {"cores": os.cpu_count(), "tables": found.carried(os.cpu_count() or 1), "every": PACE},
        "loads": [load._asdict() | {"holds": load.holds} for load in found.loads],
        "opening": found.opening._asdict(),
        "idle": {"tables": found.idle_tables, "bytes": found.idle_bytes},
        "onlooking": found.onlooking._asdict() if found.onlooking is not None else None,
        "visits": [visit._asdict() for visit in found.visits],
    }


def _table(*columns: str) -> Table:
    table = Table()
    for number, column in enumerate(columns):
        table.add_column(column, justify="left" if number == 0 else "right", overflow="fold")
    return table


def _aim(is_met: bool, aim: str) -> str:
    return f"{aim}  {'met' if is_met else 'MISSED'}"


def _share(processors: float | None) -> str:
    return "?" if processors is None else f"{processors:.0%}"


def _milliseconds(seconds: float | None) -> str:
    return "?" if seconds is None else f"{1000 * seconds:.1f} ms"


def _kilobytes(size: float | None) -> str:
    return "?" if size is None else f"{size / 1000:.1f} kB"
