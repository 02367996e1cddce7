"""The load generator and the figures of `nemeton bench site`, on a small scale: what it measures is there."""

import json
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from nemeton.cli import app
from nemeton.site.load import measure
from nemeton.site.load.measure import Load
from nemeton.site.load.server import serving

pytestmark = pytest.mark.slow


def test_two_tables_play_and_every_answer_is_seen_by_both(tmp_path: Path):
    with serving(tmp_path) as server:
        load = measure._load(server, tables=2, seconds=3.0)
    assert load.errors == 0, load.problems
    assert load.answers == load.due > 0
    assert load.acknowledged > 0
    assert 0 < load.median <= load.p99


def test_a_site_that_dies_is_an_error_and_no_figure(tmp_path: Path):
    with serving(tmp_path) as server:
        server.process.kill()
        server.process.wait()
        with pytest.raises(RuntimeError, match="failed"):
            measure._load(server, tables=1, seconds=1.0)


@pytest.mark.parametrize(
    ("changed", "holds"),
    [({}, True), ({"errors": 1}, False), ({"p99": 1.2}, False), ({"answers": 90}, False), ({"answers": 98}, True)],
)
def test_when_a_site_holds(changed: dict[str, Any], holds: bool):
    usual = Load(100, 100, 100, 0, 0, 0.02, 0.1, 0.01, 0.5, 0.2, 0.005, 1.0, [])
    assert usual._replace(**changed).holds == holds


@pytest.mark.parametrize(
    ("limit", "tried"),
    [
        (130, [100, 200, 150, 125]),
        (180, [100, 200, 150, 175]),
        (210, [100, 200, 300, 250, 225]),
        (90, [100, 200]),  # what does not hold at all is tried once more, and that is told
    ],
)
def test_where_a_site_breaks_is_found(limit: int, tried: list[int]):
    seen: list[int] = []

    def holds(tables: int) -> bool:
        seen.append(tables)
        return tables <= limit

    measure.find_limit(holds, 100, steps=12)
    assert seen == tried


def test_a_site_that_never_breaks_is_let_go():
    seen: list[int] = []

    def holds(tables: int) -> bool:
        seen.append(tables)
        return True

    measure.find_limit(holds, 1, steps=3)
    assert seen == [1, 2, 3]


@pytest.mark.long
def test_the_command_prints_json(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(measure, "STEPS", 1)
    monkeypatch.setattr(measure, "IDLE_TABLES", 5)
    command = ["bench", "site", "--tables", "1", "--seconds", "2", "--json"]
    with ThreadPoolExecutor(1) as elsewhere:  # in this thread a browser of another test may keep a loop running
        result = elsewhere.submit(CliRunner().invoke, app, command).result()
    assert result.exit_code == 0, result.output
    found = json.loads(result.stdout)
    assert found["loads"][0]["tables"] == 1
    assert found["opening"]["snapshot"] > 0
    assert {visit["language"] for visit in found["visits"]} == {"en", "ru", "uk"}


def test_bad_options_are_refused():
    for options in (["--tables", "0"], ["--seconds", "0"]):
        assert CliRunner().invoke(app, ["bench", "site", *options]).exit_code == 2
