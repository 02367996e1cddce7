"""Golden records: one whole game for each configuration, replayed on every run.

They change only when the rules do: see write.py for the command that writes them anew.
"""

import json
from pathlib import Path
from typing import Any

import pytest

import nemeton
from tests.golden.playthrough import playthrough
from tests.golden.write import golden_names

FOLDER = Path(__file__).parent


def golden(name: str) -> dict[str, Any]:
    record: dict[str, Any] = json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8"))
    return record


def is_everyday(name: str) -> bool:
    """Of a game with many configurations a few are enough for ./test --quick."""
    return not name.startswith(("root", "spirit_island")) or name in ("root-4", "root-5", "spirit_island-1")


NAMES = [name if is_everyday(name) else pytest.param(name, marks=pytest.mark.slow) for name in golden_names()]


def test_every_configuration_has_its_record():
    assert sorted(file.stem for file in FOLDER.glob("*.json")) == sorted(golden_names())
    assert sorted(file.stem for file in FOLDER.glob("*.txt")) == sorted(golden_names())


@pytest.mark.parametrize("name", NAMES)
def test_a_golden_record_is_replayed(name: str):
    record = golden(name)
    game = nemeton.load(record)
    assert game.over
    assert game.record() == record
    book, configuration = golden_names()[name]
    assert record["game"] == book
    assert record["options"].items() >= configuration.options.items()


@pytest.mark.parametrize("name", NAMES)
def test_a_golden_playthrough_reads_as_before(name: str):
    assert playthrough(golden(name)) == (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
