"""What was measured, as tables for the command line and as JSON. In English, like all figures."""

import os
import platform
from collections.abc import Iterator
from typing import Any

from rich.table import Table

from .measure import BROKEN, IDLE_TABLES, PACE, SPARING, Found, Load, Onlooking, Pace

MEDIAN_AIM, P99_AIM = 0.060, 0.400  # seconds, with the first number of tables
OPENING_AIM = 50.0  # milliseconds
IDLE_AIM = 1e6  # bytes
ONLOOKING_AIM = 0.040  # seconds
PACE_AIM = 0.150  # seconds: the slowest in a hundred, where people think
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
    yield _machine(machine)


def _machine(machine: str) -> str:
    system = f"{platform.system()} {platform.release()}"
    return f"{machine}, {os.cpu_count()} processors for server and load generator together, SQLite, {system}"


def pace_report(found: Pace, machine: str) -> Iterator[Table | str]:
    """One load, those who look on, the machine."""
    load = found.load
    met = load.holds and load.p99 < PACE_AIM
    table = _load_table()
    table.add_row(*_load_row(load), f"aim {'met' if met else 'MISSED'}")
    table.title = f"Each table of {found.game}: two viewers, an answer every {found.every:g} seconds"
    table.caption = f"aim: no error, p99 below {1000 * PACE_AIM:.0f} ms"
    yield table
    yield carries(found, os.cpu_count() or 1)
    if found.onlooking is not None:
        rest = _table("figure", "value", "aim")
        _add_onlooking(rest, found.onlooking)
        yield rest
    if load.problems:
        yield load.problems[0]
    yield _machine(machine)


def pace_json(found: Pace, machine: str) -> dict[str, Any]:
    """The same as JSON-ready data."""
    return {
        "machine": machine,
        "processors": os.cpu_count(),
        "game": found.game,
        "every": found.every,
        "load": found.load._asdict() | {"holds": found.load.holds},
        "onlooking": found.onlooking._asdict() if found.onlooking is not None else None,
    }


def carries(found: Found | Pace, cores: int) -> str:
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
    table = _load_table()
    for number, load in enumerate(loads):
        aim = load.holds and (number or (load.median < MEDIAN_AIM and load.p99 < P99_AIM))
        verdict = ("aim met" if aim else "aim MISSED") if number == 0 else "holds" if load.holds else "overrun"
        table.add_row(*_load_row(load), verdict)
    table.title = "Each table: two viewers, an answer a second; from the click until both screens have the new board"
    table.caption = (
        f"aim of the first line: no error, median below {1000 * MEDIAN_AIM:.0f} ms, p99 below {1000 * P99_AIM:.0f} ms; "
        f"overrun: errors, p99 over {BROKEN:g} s, or answers that do not keep the rate. Server and generator: of one "
        "processor; an answer: the server's processor time for it and its two screens; load: of the machine, over a "
        "minute, with everything else that runs there"
    )
    return table


def _load_table() -> Table:
    return _table("tables", "answers", "errors", "median", "p99", "server", "an answer", "generator", "load", "verdict")


def _load_row(load: Load) -> Iterator[str]:
    yield str(load.tables)
    yield f"{load.answers} of {load.due}"
    yield str(load.errors)
    yield f"{1000 * load.median:.0f} ms"
    yield f"{1000 * load.p99:.0f} ms"
    yield _share(load.server_cpu)
    yield _milliseconds(load.answer_cpu)
    yield _share(load.generator_cpu)
    yield f"{load.load:.1f}"


def _add_onlooking(table: Table, found: Onlooking) -> None:
    many, answer, arrival = found
    aim = _aim(answer < ONLOOKING_AIM, f"< {1000 * ONLOOKING_AIM:.0f} ms")
    table.add_row(f"{many} who look on at one table add to an answer, together", _milliseconds(answer), aim)
    table.add_row(f"their arrival, all {many}", _milliseconds(arrival), "")


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
        _add_onlooking(table, found.onlooking)
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
