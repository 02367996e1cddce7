"""The tests of a row of docs/coverage must fail without a function of that row."""

import os
import subprocess
import sys

import pytest

from tests.house.test_coverage import ROOT, ROWS, Row, part_of, path_of, resolved

pytestmark = pytest.mark.slow
SAMPLE = 200  # every so many rows are checked in ./test, all in ./test --long
PAIRS = [(row, function) for row in ROWS for function in row.functions if callable(resolved(row.game, function)[1])]


def run_without(module: str, function: str, tests: list[str]) -> subprocess.CompletedProcess[str]:
    """Run tests in a process of their own, in which a function does nothing."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith(("PYTEST", "COV"))}
    command = [sys.executable, "-m", "pytest", "-p", "tests.house.stubbing", "-p", "no:cacheprovider", "-p", "no:xdist"]
    return subprocess.run(
        [*command, "-q", "-x", *tests],
        cwd=ROOT,
        env=environment | {"NEMETON_STUB": f"{module}:{function}" if function else ""},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )


@pytest.mark.parametrize(
    ("row", "function"),
    [
        pytest.param(row, function, marks=[pytest.mark.long] if number % SAMPLE else [])
        for number, (row, function) in enumerate(PAIRS)
    ],
    ids=[f"{row.game}-{function}-{number}" for number, (row, function) in enumerate(PAIRS)],
)
def test_the_tests_of_a_rule_fail_without_it(row: Row, function: str):
    module, _ = resolved(row.game, function)
    outcome = run_without(module, part_of(function), [path_of(row.game, test) for test in row.tests])
    assert outcome.returncode == 1, (
        f"{row.rule}: without {function} pytest ends with {outcome.returncode}\n{outcome.stdout}"
    )


def test_the_same_tests_pass_with_everything_in_place():
    """Else the check above would find any broken test good."""
    tests = sorted({path_of(row.game, test) for row, _ in PAIRS[::SAMPLE] for test in row.tests})
    outcome = run_without("", "", tests)
    assert outcome.returncode == 0, outcome.stdout
