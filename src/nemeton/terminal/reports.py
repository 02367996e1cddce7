"""Tables of figures for the command line: simulations, matches, benchmarks, the list of games. They are in English."""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from statistics import mean
from typing import Any, TypeAlias

import msgspec
from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TaskProgressColumn,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)
from rich.table import Table as RichTable

import nemeton
from nemeton.arena import MatchResult, RoleLine
from nemeton.bench import BYTES_AIM, CORE_AIM, STRONGEST, THOUGHT_AIM, Bench, TableFigures, machine
from nemeton.bench_bots import BotFigures
from nemeton.kernel import Configuration, Phrase, Rulebook

from .simulation import Simulation
from .speech import game_name, words_of

Report: TypeAlias = Iterator[RichTable | str]


def figures(*columns: str) -> RichTable:
    """An empty table: names on the left, figures on the right."""
    table = RichTable()
    for number, column in enumerate(columns):
        table.add_column(column, justify="left" if number == 0 else "right", no_wrap=number > 0, overflow="fold")
    return table


@contextmanager
def progress(what: str, total: float, unit: str = "games") -> Iterator[Any]:
    """A progress bar on stderr; gives a function that is told how much is done."""
    counted = (MofNCompleteColumn(), TextColumn(unit)) if unit else (TaskProgressColumn(),)
    console = Console(stderr=True)
    bar = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        *counted,
        TimeElapsedColumn(),
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    )
    with bar:
        task = bar.add_task(what, total=total)
        yield lambda done, what=None: bar.update(task, completed=done, description=what)


def show(report: Iterable[RichTable | str]) -> None:
    """Print a report on stdout."""
    console = Console(highlight=False, markup=False)
    for part in report:
        console.print(part)


def seat_names(book: Rulebook[Any], seats: tuple[int, ...]) -> str:
    """The seats by name."""
    words = words_of(book, "en")
    return ", ".join(str(words.write("seat", seat)) for seat in seats) or "nobody"


def simulation_report(book: Rulebook[Any], bots: list[str], done: Simulation) -> Report:
    """How the games ended, and how long they were."""
    count = len(done.games)
    seats = ", ".join(f"{seat_names(book, (seat,))} {bot}" for seat, bot in enumerate(bots))
    yield f"{count} games of {book.name}: {seats}"
    results = figures("ended by", "winner", "games", "share")
    results.columns[1].justify = "left"
    for how, winners, games in done.results():
        results.add_row(how, seat_names(book, winners), str(games), f"{games / count:.1%}")
    yield results
    turns, (average, most) = done.turns(), done.options()
    length = figures("figure", "value")
    length.add_row("turns per game: mean", f"{turns['mean']:.1f}")
    for name in ("median", "p95", "max"):
        length.add_row(f"turns per game: {name}", f"{turns[name]:g}")
    length.add_row("answers per game: mean", f"{done.answers():.1f}")
    length.add_row("options per ask: mean", f"{average:.2f}")
    length.add_row("options per ask: max", str(most))
    length.add_row("games per second", f"{count / done.seconds:,.1f}")
    length.add_row("turns per second", f"{turns['mean'] * count / done.seconds:,.0f}")
    length.add_row("seconds", f"{done.seconds:.1f}")
    yield length


def match_report(result: MatchResult) -> Report:
    """Who won how often, with the 95 % interval; and the match in a line."""
    yield f"{result.played} of {result.games} games of {result.game}, seed {result.seed}"
    table = figures("bot", "wins", "share", "95 % interval", "answers", "tries each", "ms each")
    for line in result.table():
        table.add_row(
            line.bot,
            str(line.wins),
            f"{line.share:.1%}",
            f"{line.low:.1%} – {line.high:.1%}",
            f"{line.choices:,}",
            f"{line.iterations_per_choice:,.0f}",
            f"{1000 * line.seconds_per_choice:,.2f}",
        )
    yield table
    roles = result.by_role()
    if roles:
        yield role_table(result, roles)
    yield (
        f"{'Lost' if result.is_cooperative else 'Drawn'}: {result.draws}, of these unfinished: {result.unfinished}. "
        f"{result.turns_per_game:.1f} turns a game, {result.iterations:,} iterations, "
        f"{result.seconds:.1f} s on {result.processes} processes."
    )
    elo = result.elo()
    if elo:
        yield f"{result.bots[0]} is {elo[0]:+.0f} Elo to {result.bots[1]} (95 %: {elo[1]:+.0f} to {elo[2]:+.0f})."


def role_table(result: MatchResult, roles: list[RoleLine]) -> RichTable:
    """Wins by faction or spirit."""
    speak = words_of(nemeton.rulebooks()[result.game], "en") if result.game in nemeton.rulebooks() else None
    table = figures("played as", "games", "wins", "share", "95 % interval")
    for line in roles:
        name = speak.say(Phrase(line.role)) if speak else line.role
        table.add_row(
            name, str(line.games), str(line.wins), f"{line.wins / line.games:.1%}", f"{line.low:.1%} – {line.high:.1%}"
        )
    return table


def bench_report(book: Rulebook[Any], done: Bench) -> Report:
    """Speed, the cost of a fork, drawing, records, with the aims beside them; and the machine."""
    play, other, aims = done.play, done.other, done.aims
    table = figures(f"{book.name}, random play", "value", "aim")
    table.add_row("turns per second", f"{play.pace('turns'):,.0f}", "")
    table.add_row("answers per second", f"{play.pace('answers'):,.0f}", "")
    table.add_row("games per second", f"{play.games / play.seconds:,.1f}", "")
    if other is not None and done.ratio is not None:
        table.add_row("OpenSpiel breakthrough, moves per second", f"{other.pace('answers'):,.0f}", "")
        met = done.ratio >= aims.ratio
        table.add_row(f"our {aims.unit} to one of its moves", f"{done.ratio:.3f}", _aim(met, f"≥ {aims.ratio}"))
    if done.core is not None:
        table.add_row("compiled core, turns per second", f"{done.core.pace('turns'):,.0f}", "")
        if done.core_ratio is not None:
            met = done.core_ratio >= CORE_AIM
            table.add_row(
                "its turns to one move of breakthrough", f"{done.core_ratio:.2f}", _aim(met, f"≥ {CORE_AIM:g}")
            )
    table.add_section()
    table.add_row("forks per second", f"{1 / done.fork_seconds:,.0f}", "")
    table.add_row("light forks per second", f"{1 / done.light_fork_seconds:,.0f}", "")
    table.add_row(
        f"a fork at a random ask, in {aims.unit}",
        f"{done.fork_cost:.2f}",
        _aim(done.fork_cost <= aims.fork, f"≤ {aims.fork:g}"),
    )
    table.add_section()
    table.add_row("a drawing, in milliseconds", f"{1000 * done.drawing_seconds:.2f}", "")
    table.add_row("a drawing that stands alone, compressed, in bytes", f"{done.drawing_bytes:,.0f}", "")
    size = done.record_bytes
    table.add_row("compressed record, bytes per answer", f"{size:.1f}", _aim(size <= BYTES_AIM, f"≤ {BYTES_AIM:g}"))
    table.add_row("share of a processor that this run got", f"{done.cpu_share:.0%}", "")
    yield table
    yield tables_report(done.tables)
    yield from (_options_told(one.table) for one in done.tables)
    yield machine()
    if other is None:
        yield "OpenSpiel is not installed, so nothing was compared: pip install nemeton[research]"


def bots_report(found: list[BotFigures], processes: int) -> Report:
    """How many iterations a second bots do, alone and together, and what they keep for their next answer."""
    table = figures("search of", "answers", "alone", f"in {processes} processes", "times", "later", "kept")
    for one in found:
        row = [one.game, str(one.alone.searches), f"{one.alone.pace:,.0f}"]
        if one.together is not None:
            times = one.together.pace / one.alone.pace if one.alone.pace else 0.0
            row += [f"{one.together.pace:,.0f}", f"{times:.2f}", str(one.later), f"{one.share:.0%}"]
        table.add_row(*row)
    yield table
    yield "Iterations a second; of those behind a later answer of a seat, so many were kept from the ones before."
    yield machine()


def tables_report(tables: list[TableFigures]) -> RichTable:
    """The usual and the largest table, and one that was asked for: random play, and how long the strongest bot of the
    site thinks."""
    columns = ("answers per second", f"answers of {STRONGEST}", "mean", "longest", "aim")
    report = figures("players", *columns)
    for one in tables:
        longest = max(one.thoughts)
        report.add_row(
            str(one.table.players),
            f"{one.play.pace('answers'):,.0f}",
            str(len(one.thoughts)),
            f"{mean(one.thoughts):.2f} s",
            f"{longest:.2f} s",
            _aim(longest <= THOUGHT_AIM, f"≤ {THOUGHT_AIM:g} s"),
        )
    return report


def _options_told(table: Configuration) -> str:
    """The options of a table of that report, but for who sits where."""
    options = (f"{name}={value}" for name, value in table.options.items() if not name.startswith("seat_"))
    return f"{table.players} players: {' '.join(options) or 'the usual options'}"


def _aim(is_met: bool, aim: str) -> str:
    return f"{aim}  {'met' if is_met else 'MISSED'}"


def games_table(books: dict[str, Rulebook[Any]], language: str) -> RichTable:
    """Every game with its table options; the first value of each is the usual one."""
    table = RichTable(show_lines=True)
    for column in ("game", "name", "players", "rules", "table options (the usual value first)"):
        table.add_column(column, overflow="fold")
    for book in books.values():
        options = "\n".join(f"{name}={values}" for name, values in option_values(book).items())
        players = "–".join(str(number) for number in sorted({book.players[0], book.players[-1]}))
        table.add_row(book.name, game_name(book, language), players, str(book.rules_version), options)
    return table


def option_values(book: Rulebook[Any]) -> dict[str, str]:
    """The values that each table option takes, the usual one first.

    >>> from nemeton.games import GAMES
    >>> option_values(GAMES["cairn"])["megaliths"], option_values(GAMES["cairn"])["corner_exit"]
    ('all|beginner', 'true|false')
    """
    found = {}
    for field in msgspec.structs.fields(book.options):
        kind = msgspec.inspect.type_info(field.type)
        if isinstance(kind, msgspec.inspect.LiteralType):
            values = [
                str(value) for value in (field.default, *(value for value in kind.values if value != field.default))
            ]
        elif isinstance(kind, msgspec.inspect.BoolType):
            values = ["true", "false"] if field.default else ["false", "true"]
        else:
            values = [str(field.default)]
        found[field.name] = "|".join(values)
    return found
