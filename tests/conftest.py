"""What the tests report beside passing and failing."""

import pytest

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
