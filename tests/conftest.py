"""What the tests report beside passing and failing."""

import pytest
from hypothesis import settings

# ./test tries the same examples every time: it fails for a change, never by luck. ./test --long looks further.
settings.register_profile("steady", derandomize=True)
settings.register_profile("searching", derandomize=False)

CHECKPOINTS = "answers between checkpoints"


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Print how many answers lie between two checkpoints of each game; the aim: mean under 4, maximum under 30."""
    lines = [
        str(text)
        for report in terminalreporter.stats.get("passed", []) + terminalreporter.stats.get("failed", [])
        for name, text in getattr(report, "user_properties", [])
        if name == CHECKPOINTS
    ]
    if lines:
        terminalreporter.section(CHECKPOINTS)
        for line in sorted(lines):
            terminalreporter.write_line(line)


def pytest_configure(config: pytest.Config) -> None:
    """Without the long tests, only known examples."""
    settings.load_profile("steady" if "not long" in (config.option.markexpr or "") else "searching")
