"""What the tests report beside passing and failing, and what keeps them quick."""

import gc
import re
from collections.abc import Generator
from pathlib import Path

import pytest
from hypothesis import settings

# ./test tries the same examples every time: it fails for a change, never by luck. ./test --long looks further.
settings.register_profile("steady", derandomize=True)
settings.register_profile("searching", derandomize=False)

BROWSER = Path(__file__).parent / "site" / "browser"
README = Path(__file__).parents[1] / "README.md"
CHECKPOINTS = "answers between checkpoints"
NETS = "changed positions and records"
WHOLLY_SLOW = re.compile(r"^pytestmark = pytest\.mark\.(slow|long)$", re.MULTILINE)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Print how many answers lie between two checkpoints of each game (the aim: mean under 4, maximum under 30), and
    how changed positions were taken."""
    reports = terminalreporter.stats.get("passed", []) + terminalreporter.stats.get("failed", [])
    for section in (CHECKPOINTS, NETS):
        lines = [
            str(text) if section == CHECKPOINTS else f"{report.nodeid.split('::')[-1]}: {text}"
            for report in reports
            for name, text in getattr(report, "user_properties", [])
            if name == section
        ]
        if lines:
            terminalreporter.section(section)
            for line in sorted(lines):
                terminalreporter.write_line(line)


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """./test --quick does not even load the files of which it would leave out every test, nor those without any."""
    if collection_path.name in ("parlour_shelf.py", "troublesome.py"):  # whoever reads one puts a game on the shelf
        return True
    if config.option.markexpr != "not long and not slow":
        return None
    if collection_path in (BROWSER, README):  # whatever needs a browser is slow, and so is a tour of everything
        return True
    if collection_path.suffix != ".py":
        return None
    code = collection_path.read_text("utf-8")
    has_tests = not WHOLLY_SLOW.search(code) if collection_path.match("test_*.py") else ">>>" in code
    return None if has_tests else True


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """Whatever is collected stays until the end: looking through it for rubbish took a third of the time."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.enable()
        gc.freeze()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """A long test may take as long as it likes; any other that takes ten minutes waits for what never comes."""
    for item in items:
        if item.get_closest_marker("long"):
            item.add_marker(pytest.mark.timeout(0))


class Failures:
    """Names what failed at once: a run that is cut off has told what it found."""

    def __init__(self, config: pytest.Config) -> None:
        self.config = config

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        terminal = self.config.pluginmanager.get_plugin("terminalreporter")
        if report.failed and terminal is not None:
            terminal.ensure_newline()
            terminal.write_line(f"{report.when} failed: {report.nodeid}", red=True)


def pytest_configure(config: pytest.Config) -> None:
    """Without the long tests, only known examples."""
    config.pluginmanager.register(Failures(config))
    settings.load_profile("steady" if "not long" in (config.option.markexpr or "") else "searching")
