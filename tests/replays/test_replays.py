"""Games in which something went wrong once: every record in this folder is replayed to its end."""

import json
from pathlib import Path

import pytest

import nemeton

RECORDS = sorted(Path(__file__).parent.glob("*.json"))


@pytest.mark.parametrize("path", RECORDS, ids=[path.stem for path in RECORDS])
def test_a_replay_goes_to_its_end(path: Path):
    record = json.loads(path.read_text(encoding="utf-8"))
    assert record.pop("why"), "a replay says what went wrong"
    game = nemeton.load(record)
    assert game.record() == record
    assert list(game.book.check(game.state)) == []
    again = nemeton.from_position(game.position())
    assert again.position() == game.position()
    assert (again.result, again.ask is None) == (game.result, game.ask is None)


def test_there_are_replays():
    assert RECORDS
