"""The tutorial runs: block after block, and each prints what stands below it."""

import contextlib
import io
import re
from pathlib import Path

PAGE = Path(__file__).parents[2] / "docs" / "tutorial.md"
BLOCK = re.compile(r"```python\n(.*?)```(?:\n\n```text\n(.*?)```)?", re.DOTALL)


def test_the_code_of_the_tutorial_prints_what_it_says():
    text = PAGE.read_text(encoding="utf-8")
    names = {"__name__": "tutorial"}
    blocks = BLOCK.findall(text)
    assert len(blocks) == text.count("```python") > 10
    for code, told in blocks:
        printed = io.StringIO()
        with contextlib.redirect_stdout(printed):
            exec(compile(code, str(PAGE), "exec"), names)
        assert printed.getvalue() == told, code


def test_the_first_program_has_ten_lines():
    first = BLOCK.findall(PAGE.read_text(encoding="utf-8"))[0][0]
    assert len([line for line in first.splitlines() if line.strip()]) == 10
