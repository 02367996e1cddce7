"""The command that measures: how fast games run, what the site carries, how fast bots think."""

import json
import os
from typing import Annotated, Any

import typer

import nemeton
from nemeton.bench import bench as measure
from nemeton.bench import machine
from nemeton.bench_bots import bench_bots
from nemeton.cli_common import TableOptions, at_least, book_of, options_of, told
from nemeton.kernel import Configuration, Rulebook
from nemeton.terminal import BadCommand, reports


def bench(
    game: Annotated[
        str, typer.Argument(help="The game; `site`, the web site under load; `bots`, how fast they think.")
    ] = "cairn",
    seconds: Annotated[float, typer.Option(help="About how long to measure; of a site, how long each load.")] = 10.0,
    seed: Annotated[int, typer.Option(help="The seed of all chance.")] = 1,
    tables: Annotated[int, typer.Option(help="Of a site: how many live tables at first.")] = 100,
    played: Annotated[str, typer.Option("--game", help="Of a site: which game its live tables play.")] = "cairn",
    every: Annotated[
        float | None,
        typer.Option(help="Of a site: seconds between two answers at a table. Then this load is measured, no other."),
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Of a site: print JSON instead of tables.")] = False,
    players: Annotated[
        int | None, typer.Option(help="Of a game: measure one more table, for so many players.", show_default=False)
    ] = None,
    option: TableOptions = None,
) -> None:
    """Measure random play, forks, drawings and records, beside OpenSpiel's breakthrough where that is installed.

    `nemeton bench site` measures the web site: live tables until it breaks, memory, pages, how a long game opens.

    `nemeton bench bots` measures the search of every game: iterations a second, in one process and on all cores.
    """
    with told(None):
        if not 0.1 <= seconds <= 3600:
            raise BadCommand("terminal/at_least", what="--seconds", least="0.1", given=seconds)
        if game in ("site", "bots"):
            _no_table(game, players, option)
        if game == "site":
            at_least("--tables", 1, tables)
            if every is not None:
                if not 0.1 <= every <= 3600:
                    raise BadCommand("terminal/at_least", what="--every", least="0.1", given=every)
                _bench_pace(tables, seconds, every, book_of(played).name, as_json)
                return
            _bench_site(tables, seconds, book_of(played).name, as_json)
            return
        if game == "bots":
            _bench_bots(seconds, seed)
            return
        book = book_of(game)
        wished = _wished(book, players, options_of(option))
        with reports.progress(f"bench {game}", 1.0, unit="") as done:
            found = measure(book, seconds, seed, done, wished)
        reports.show(reports.bench_report(book, found))


def _no_table(game: str, players: int | None, option: list[str] | None) -> None:
    """Only a game is measured at a table of its own."""
    for name, given in (("--players", players), ("--option", option)):
        if given is not None:
            raise BadCommand("terminal/exclusive", one=name, other=f"bench {game}")


def _wished(book: Rulebook[Any], players: int | None, options: dict[str, Any]) -> Configuration | None:
    """One more table to measure, if any was asked for; one that cannot be is refused before anything is measured."""
    if players is None and not options:
        return None
    wished = Configuration(book.configurations[0].players if players is None else players, options)
    nemeton.start(book.name, wished.players, options=wished.options)
    return wished


def _bench_site(tables: int, seconds: float, game: str, as_json: bool) -> None:
    from nemeton.site.load.measure import bench_site
    from nemeton.site.load.report import report, report_json

    with reports.progress("bench site", 1.0, unit="") as done:
        found = bench_site(tables, seconds, lambda what, share: done(share, f"bench site: {what}"), game)
    if as_json:
        print(json.dumps(report_json(found, machine()), indent=1))
    else:
        reports.show(report(found, machine()))


def _bench_pace(tables: int, seconds: float, every: float, game: str, as_json: bool) -> None:
    from nemeton.site.load.measure import bench_pace
    from nemeton.site.load.report import pace_json, pace_report

    with reports.progress("bench site", 1.0, unit="") as done:
        found = bench_pace(tables, seconds, every, lambda what, share: done(share, f"bench site: {what}"), game)
    if as_json:
        print(json.dumps(pace_json(found, machine()), indent=1))
    else:
        reports.show(pace_report(found, machine()))


def _bench_bots(seconds: float, seed: int) -> None:
    processes, found = max(2, os.cpu_count() or 1), []
    for book in nemeton.rulebooks().values():
        with reports.progress(f"bench bots: {book.name}", 1.0, unit="") as done:
            found.append(bench_bots(book, seconds, processes, seed, done))
    reports.show(reports.bots_report(found, processes))
