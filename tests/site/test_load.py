"""The load generator and the figures of `nemeton bench site`, on a small scale: what it measures is there."""

import json
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from typing import Any

import pytest
from rich.table import Table
from typer.testing import CliRunner

from nemeton.cli import app
from nemeton.site.load import measure
from nemeton.site.load.guests import answer_on
from nemeton.site.load.measure import Found, Load, Opening, Pace
from nemeton.site.load.report import carries, pace_report
from nemeton.site.load.server import serving

pytestmark = pytest.mark.slow


def test_two_tables_play_and_every_answer_is_seen_by_both(tmp_path: Path):
    with serving(tmp_path) as server:
        load = measure._load(server, tables=2, seconds=3.0)
    assert load.errors == 0, load.problems
    assert load.answers == load.due > 0
    assert load.acknowledged > 0
    assert 0 < load.median <= load.p99


def test_a_game_with_hidden_cards_is_played_by_two(tmp_path: Path):
    with serving(tmp_path) as server:
        load = measure._load(server, 1, 2.0, "root")
    assert load.errors == 0, load.problems
    assert load.answers == load.due > 0


def test_those_who_look_on_see_every_answer(tmp_path: Path):
    with serving(tmp_path) as server:
        found = measure._watched(server, 3, "cairn")
    assert found is not None
    answer, arrival = found
    assert 0 < answer < arrival


STANDING = '<form id="form-a" class="ask-form"><h3>may</h3><button name="option" value="1"></button></form>'
PICKED = (
    '<form id="form-b" class="ask-form"><fieldset data-least="1" data-most="1">'
    '<input name="item" value="&#34;fox&#34;"></fieldset></form>'
)
CLOSED = (
    '<form id="form-c" class="ask-form"></form><button form="form-c" name="option" value="&#34;done&#34;"></button>'
)


@pytest.mark.parametrize(
    ("screen", "answer"),
    [
        (STANDING, None),  # what need not be answered is left
        (STANDING + PICKED, {"ask": "b", "pick": "1", "item": ['"fox"']}),
        (CLOSED, {"ask": "c", "option": '"done"'}),
        ("<p>nothing</p>", None),
    ],
)
def test_an_answer_is_read_off_a_screen(screen: str, answer: dict[str, Any] | None):
    assert answer_on(screen, Random(1)) == answer


def test_what_a_machine_carries_is_told_in_one_line():
    """At 7 ms an answer, 70 % of a core gives a hundred answers a second: 500 tables that answer every five seconds."""
    load = Load(100, 100, 100, 0, 0, 0.02, 0.1, 0.01, 0.5, 0.2, 0.007, 1.0, [])
    found = Found([load], Opening(200, 1.0, 1.0, 1.0), 200, None, [], "root")
    assert found.carried(2) == 1000
    assert carries(found, 2) == (
        "A machine of 2 cores carries about 1000 tables of root with two screens and an answer every 5 seconds "
        "(500 a core, 70% of it used): an answer costs 7.0 ms of one core."
    )
    assert "not known" in carries(found._replace(loads=[load._replace(answer_cpu=None)]), 2)


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
    command = ["bench", "site", "--game", "inis", "--tables", "1", "--seconds", "2", "--json"]
    with ThreadPoolExecutor(1) as elsewhere:  # in this thread a browser of another test may keep a loop running
        result = elsewhere.submit(CliRunner().invoke, app, command).result()
    assert result.exit_code == 0, result.output
    found = json.loads(result.stdout)
    assert found["loads"][0]["tables"] == 1
    assert found["game"] == "inis"
    assert found["carries"]["tables"] > 0
    assert found["opening"]["snapshot"] > 0
    assert {visit["language"] for visit in found["visits"]} == {"en", "ru", "uk"}


def test_bad_options_are_refused():
    for options in (["--tables", "0"], ["--seconds", "0"], ["--game", "chess"]):
        assert CliRunner().invoke(app, ["bench", "site", *options]).exit_code == 2


@pytest.mark.long
def test_one_load_at_its_own_pace_is_measured(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(measure, "ONLOOKERS", 2)
    command = ["bench", "site", "--tables", "2", "--seconds", "2", "--every", "0.5", "--json"]
    with ThreadPoolExecutor(1) as elsewhere:
        result = elsewhere.submit(CliRunner().invoke, app, command).result()
    assert result.exit_code == 0, result.output
    found = json.loads(result.stdout)
    assert (found["every"], found["load"]["tables"], found["load"]["due"]) == (0.5, 2, 8)
    assert found["onlooking"]["onlookers"] == 2


def test_a_pace_is_held_to_the_aim_of_people_who_think():
    """The slowest in a hundred within 150 ms."""
    load = Load(300, 600, 600, 0, 0, 0.02, 0.1, 0.01, 0.5, 0.2, 0.005, 1.0, [])
    for p99, verdict in ((0.149, "aim met"), (0.151, "aim MISSED")):
        table, carried, *_, told = pace_report(Pace(load._replace(p99=p99), 5.0, "root", None), "a machine")
        assert str(carried).startswith("A machine of ")
        assert "an answer costs 5.0 ms of one core" in str(carried)
        assert isinstance(table, Table)
        assert [*table.columns[-1].cells] == [verdict]
        assert str(told).startswith("a machine")
