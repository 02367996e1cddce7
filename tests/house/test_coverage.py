"""The pages of docs/coverage and docs/rulings name what exists; `test_coverage_stubs.py` shows that it is needed."""

import importlib
import re
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from nemeton import rulebooks

ROOT = Path(__file__).parents[2]
PAGES = sorted((ROOT / "docs" / "coverage").glob("*.md"))
RULINGS = sorted((ROOT / "docs" / "rulings").glob("*.md"))
REFERENCE = re.compile(r"`([^`]+)`")


class Row(NamedTuple):
    """A rule, the functions that carry it out, and the tests that show it."""

    game: str
    rule: str
    functions: tuple[str, ...]
    tests: tuple[str, ...]


def rows(page: Path) -> list[Row]:
    """The rows of a page's tables."""
    found = []
    for line in page.read_text(encoding="utf-8").splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if line.startswith("|") and cells[0] not in ("rule", "---"):
            assert len(cells) == 3, f"{page.name}: {line}"
            found.append(
                Row(page.stem, cells[0], tuple(REFERENCE.findall(cells[1])), tuple(REFERENCE.findall(cells[2])))
            )
    return found


ROWS = [row for page in PAGES for row in rows(page)]


def resolved(game: str, name: str) -> tuple[str, Any]:
    """What a page means by `turn.add`, `kernel.records.start` or `factions.eyrie.rules.Eyrie`."""
    path, _, last = name.rpartition(".")
    whole, _, owner = path.rpartition(".")
    is_method = owner[:1].isupper()
    module = f"nemeton.{path}" if name.startswith("kernel.") else f"nemeton.games.{game}.{whole if is_method else path}"
    holder = importlib.import_module(module)
    return module, getattr(getattr(holder, owner) if is_method else holder, last)


def part_of(name: str) -> str:
    """What is replaced in its module: a function, or a method with its class."""
    *_, owner, last = name.split(".")
    return f"{owner}.{last}" if owner[:1].isupper() else last


def path_of(game: str, test: str) -> str:
    return f"tests/games/{game}/{test}"


def is_defined(test: str) -> bool:
    """Is there such a test function, counted from the root?"""
    file, _, function = test.partition("::")
    path = ROOT / file
    return (
        path.exists()
        and re.search(rf"^def {re.escape(function)}\(", path.read_text(encoding="utf-8"), re.MULTILINE) is not None
    )


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_every_row_names_what_exists(page: Path):
    importlib.import_module(f"nemeton.games.{page.stem}")
    for row in rows(page):
        assert row.functions, f"no function: {row.rule}"
        assert row.tests, f"no test: {row.rule}"
        for function in row.functions:
            resolved(row.game, function)
        missing = [test for test in row.tests if not is_defined(path_of(row.game, test))]
        assert not missing, f"{row.rule}: no such test {missing}"


def test_every_game_has_its_pages():
    for pages in (PAGES, RULINGS):  # a game that is not on offer yet may have its pages already
        assert set(rulebooks()) <= {page.stem for page in pages}


def test_every_megalith_of_cairn_has_its_row():
    from nemeton.games.cairn.abilities import ABILITIES

    named = {function for row in ROWS if row.game == "cairn" for function in row.functions}
    assert {f"abilities.{stone}" for stone in ABILITIES} <= named


@pytest.mark.parametrize("page", RULINGS, ids=lambda page: page.stem)
def test_every_ruling_is_whole(page: Path):
    """Question, choice, reason, confidence, switch and tests; the switches and tests exist."""
    entries = re.split(r"^### ", page.read_text(encoding="utf-8"), flags=re.MULTILINE)[1:]
    names = [entry.split()[0] for entry in entries]
    for series in {name[0] for name in names}:  # R, and a letter for what a box adds
        own = [name for name in names if name[0] == series]
        assert own == [f"{series}{number}" for number in range(1, len(own) + 1)]
    for entry in entries:
        name = entry.splitlines()[0]
        parts = dict(re.findall(r"^- (\w+): (.+)$", entry, re.MULTILINE))
        assert {"Choice", "Reason", "Confidence", "Switch", "Test"} <= parts.keys(), name
        for test in REFERENCE.findall(parts["Test"]):
            assert is_defined(path_of(page.stem, test)), f"{name}: no such test {test}"
        named = REFERENCE.findall(parts["Switch"])
        places = [place for place in named if re.fullmatch(r"[a-z_]+(\.[A-Za-z_]+)+", place)]
        assert places, name
        for place in places:
            resolved(page.stem, place)
        for option in re.findall(r"table option `(\w+)`", parts["Switch"]):
            assert option in rulebooks()[page.stem].options.__struct_fields__, f"{name}: no such option {option}"
