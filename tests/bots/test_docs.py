"""The bot in docs/bots.md runs as it stands there."""

import re
from pathlib import Path

import pytest

PAGE = Path(__file__).parents[2] / "docs" / "bots.md"


def test_the_bot_of_ones_own_plays(capsys: pytest.CaptureFixture[str]):
    blocks = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert len(blocks) == 1
    # in this process: a class that is made here cannot be found by another one
    source = blocks[0].replace("seed=1)", "seed=1, processes=1)")
    exec(compile(source, str(PAGE), "exec"), {"__name__": "__main__"})
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("Builder: ")
    assert int(lines[0].split()[1]) > int(lines[1].split()[1])
