"""Nothing that goes wrong beside the requests is lost, and no log tells what was in a game."""

import time
from pathlib import Path

import pytest

from tests.site.canary_site import CANARY
from tests.site.serving import Guest, in_a_process

pytestmark = pytest.mark.slow

PATIENCE = 60.0  # seconds for something that takes one


def test_everything_that_breaks_is_told_without_any_value(tmp_path: Path):
    """A real server process; its whole output is read. Every kind of error stands in it, and no card."""
    with in_a_process("tests.site.canary_site:app", tmp_path) as address:
        guest = Guest(address, name="Vera")
        seats = [{"kind": "bot", "bot": "even"}, {"kind": "bot", "bot": "gentle"}]
        table_id = guest.api("POST", "/tables", {"game": "cairn", "seats": seats}, 201)["id"]
        ends = time.monotonic() + PATIENCE
        while 'id="silent"' not in guest.get(f"/tables/{table_id}").text:
            assert time.monotonic() < ends, "the table was never told"
            time.sleep(0.05)
    log = (tmp_path / "log.txt").read_text()
    assert CANARY not in log
    assert "rose" not in log
    assert "Task exception was never retrieved" in log
    assert f"table {table_id}: the bot on seat" in log
    for told in ("something of the house failed", "something of a table cannot be read", "LookupError", "ValueError"):
        assert told in log
    assert log.count("KeyError") >= 3, "the lost task, the callback, the task of the house"
    assert log.count("in broken") >= 2, "where it happened is told"
