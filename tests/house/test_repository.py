"""The checkout itself: pinned files name no registry, source files stay short, doubts are rulings and not remarks."""

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src"

MAX_LINES = 600
# Data tables that may be longer, by their path in src; words (.ftl) and .yaml are data by nature.
LONG_TABLES: frozenset[str] = frozenset()
CODE = {".py", ".css", ".js", ".html"}
DATA = {".ftl", ".yaml"}

LOCK_FILES = ("*.lock", "*lock.json", "*lock.yaml", "pylock*.toml", "npm-shrinkwrap.json")
INDEX_OPTION = re.compile(r"(^|\s)(-i|-f|--index-url|--extra-index-url|--find-links|--trusted-host|--default-index)\b")
FUNDING_ADDRESS = re.compile(r'^\s*"url": "[^"]*",?$')  # in an npm lock file: where to thank the author
REMARK = re.compile(r"\b(TODO|FIXME)\b")


def names_a_registry(line: str) -> bool:
    """Whether a line of a requirements or lock file says where to download from."""
    if FUNDING_ADDRESS.match(line):
        return False
    return "://" in line or "file:" in line or " @ " in line or INDEX_OPTION.search(line) is not None


def pinned_files() -> Iterator[Path]:
    """Every requirements and lock file of the checkout."""
    yield from sorted((ROOT / "requirements").iterdir())
    for folder in (ROOT, *(path for path in ROOT.iterdir() if path.is_dir() and path.name in {"src", "web", "docs"})):
        for pattern in LOCK_FILES:
            found = folder.glob(pattern) if folder == ROOT else folder.rglob(pattern)
            yield from sorted(path for path in found if path.is_file() and "node_modules" not in path.parts)


def source_files(folder: Path = SOURCE) -> Iterator[tuple[str, str]]:
    """Path, counted from `folder`, and text of every code and data file in it."""
    for path in sorted(folder.rglob("*")):
        if path.suffix in CODE | DATA and path.is_file():
            yield path.relative_to(folder).as_posix(), path.read_text(encoding="utf-8")


def too_long(name: str, text: str) -> bool:
    """Whether a code file should be split."""
    return Path(name).suffix in CODE and name not in LONG_TABLES and len(text.splitlines()) > MAX_LINES


def requirement_names(lines: list[str]) -> set[str]:
    """The normalised names of requirements.

    >>> sorted(requirement_names(["# a remark", "-r main.in", "fluent.runtime>=0.4", "Rich>=15,<16"]))
    ['fluent-runtime', 'rich']
    """
    found = (re.match(r"[A-Za-z0-9][A-Za-z0-9._-]*", line) for line in lines)
    return {re.sub(r"[._-]+", "-", match[0]).lower() for match in found if match}


@pytest.mark.parametrize("path", [*pinned_files()], ids=lambda path: path.name)
def test_pinned_files_name_no_registry(path: Path):
    lines = path.read_text(encoding="utf-8").splitlines()
    named = [f"{path.name}:{number}: {line}" for number, line in enumerate(lines, 1) if names_a_registry(line)]
    assert not named, "\n".join(named)


@pytest.mark.parametrize("path", sorted((ROOT / "requirements").glob("*.txt")), ids=lambda path: path.name)
def test_every_pinned_package_has_hashes(path: Path):
    entries = re.split(r"\n(?=[A-Za-z0-9])", path.read_text(encoding="utf-8"))[1:]
    assert entries
    assert [entry for entry in entries if "==" not in entry or "--hash=sha256:" not in entry] == []


def test_requirements_and_package_depend_on_the_same():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    pinned = (ROOT / "requirements" / "main.in").read_text(encoding="utf-8").splitlines()
    assert requirement_names(project["dependencies"]) == requirement_names(pinned)


def test_source_files_are_short():
    long = [name for name, text in source_files() if too_long(name, text)]
    assert not long, f"over {MAX_LINES} lines, split along the chapters of the rulebook: {long}"


def test_the_list_of_long_tables_is_not_stale():
    lengths = {name: len(text.splitlines()) for name, text in source_files()}
    assert [name for name in LONG_TABLES if lengths.get(name, 0) <= MAX_LINES] == []


def test_no_remarks_are_left_in_the_source():
    left = [name for name, text in source_files() if REMARK.search(text)]
    assert not left, f"a doubt about a rule goes to docs/rulings/, other work to an issue: {left}"


@pytest.mark.parametrize(
    "line",
    [
        "--index-url https://registry.example/simple",
        "--extra-index-url=registry.example",
        "-i registry.example",
        "--find-links wheels",
        "-f wheels",
        "rich @ file:wheels/rich.whl",
        "rich @ wheels/rich.whl",
        'source = { registry = "https://registry.example/simple" }',
        '      "resolved": "https://registry.example/htmx.tgz",',
    ],
)
def test_a_registry_is_found(line: str):
    assert names_a_registry(line)


@pytest.mark.parametrize(
    "line",
    [
        "rich==15.0.0 \\",
        "    --hash=sha256:33bd4ef7",
        "    #   -r requirements/main.in",
        "#    uv pip compile --generate-hashes --no-emit-index-url requirements/main.in -o requirements/main.txt",
        "colorama==0.4.6 ; sys_platform == 'win32' \\",
        '        "url": "https://opencollective.example/thanks"',
    ],
)
def test_a_plain_line_names_no_registry(line: str):
    assert not names_a_registry(line)


def test_a_long_file_and_a_remark_are_found(tmp_path: Path):
    # given a folder with a file that is too long, a long data file, and a file with a remark
    (tmp_path / "rules.py").write_text("pass\n" * (MAX_LINES + 1))
    (tmp_path / "words.ftl").write_text("# a word\n" * (MAX_LINES + 1))
    (tmp_path / "turn.py").write_text("# TODO: ask somebody\n")
    files = dict(source_files(tmp_path))
    # then each is found by its own check only
    assert [name for name, text in files.items() if too_long(name, text)] == ["rules.py"]
    assert [name for name, text in files.items() if REMARK.search(text)] == ["turn.py"]
