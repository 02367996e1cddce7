"""Cairn's core is built where a compiler is; without one everything else works."""

import subprocess
import sys
from pathlib import Path

import pytest

from nemeton.cairn_core import build

HIDDEN = """
import sys
class Hidden:
    def find_spec(self, name, path=None, target=None):
        if name == "nemeton.cairn_core.compiled":
            raise ImportError("hidden for a test")
sys.meta_path.insert(0, Hidden())
"""


def python(code: str) -> "subprocess.CompletedProcess[str]":
    return subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=120, check=False)


def test_without_a_compiler_it_says_so(monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    monkeypatch.setattr(build, "compilers", list)
    assert build.build(tmp_path / "core.so") == "there is no C compiler"
    assert not [*tmp_path.iterdir()]


def test_a_compiler_that_fails_leaves_nothing(monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    monkeypatch.setattr(build, "compilers", lambda: [[sys.executable, "-c", "import sys; sys.exit('no luck')"]])
    assert "no luck" in build.build(tmp_path / "core.so")
    assert not [*tmp_path.iterdir()]


@pytest.mark.slow
def test_it_is_built_without_warnings(monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    found = build.compilers()
    if not found:
        pytest.skip("there is no C compiler")
    monkeypatch.setattr(build, "compilers", lambda: [[*found[0], "-Wall", "-Wextra", "-Werror"]])
    assert build.build(tmp_path / "core.so") == ""


def test_the_version_tells_whether_the_core_is_here():
    code = "from nemeton.cli import version_lines\nprint(*version_lines(), sep='\\n')"
    with_core, without = python(code), python(HIDDEN + code)
    assert "compiled core of Cairn: " in with_core.stdout
    assert "compiled core of Cairn: not here (hidden for a test)" in without.stdout


def test_without_a_core_the_package_works_and_the_core_says_what_is_missing():
    code = """
import nemeton
from nemeton import cairn_core
game = nemeton.start("cairn", seed=1)
game.answer(game.ask.options[0])
try:
    cairn_core.start(1)
except cairn_core.NoCore as error:
    print(error)
"""
    done = python(HIDDEN + code)
    assert done.returncode == 0, done.stderr
    assert "hidden for a test" in done.stdout
    assert "docs/cairn-core.md" in done.stdout
