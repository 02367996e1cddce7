"""The screen: lines of spans, options in rows, tables. Colours help where there are any; nothing depends on them."""

import contextlib
import io
import sys
import textwrap
from collections.abc import Iterable, Sequence
from typing import TextIO

from rich.console import Console
from rich.text import Text as RichText

from nemeton.kernel import Line

LOOKS = {
    "": "",
    "strong": "bold",
    "quiet": "dim",
    "thing": "magenta",
    "changed": "bold red",
    "seat0": "bold white on blue",
    "seat1": "bold black on green",
    "seat2": "bold black on yellow",
    "seat3": "bold white on red",
    "seat4": "bold black on cyan",
    "seat5": "bold white on magenta",
}
WIDEST = 100


class Screen:
    """Where a table is shown and typed at."""

    def __init__(self, output: TextIO | None = None, source: TextIO | None = None) -> None:
        self.source = source or sys.stdin
        for stream in (output or sys.stdout, self.source):
            if isinstance(stream, io.TextIOWrapper):
                with contextlib.suppress(io.UnsupportedOperation, ValueError):
                    stream.reconfigure(errors="replace")  # a sign that a terminal lacks must not end a game
        self.console = Console(file=output, highlight=False, markup=False, emoji=False)
        self.width = min(self.console.width, WIDEST)

    def say(self, text: str = "", style: str = "") -> None:
        """A paragraph, broken at the screen's width."""
        self.item("", text, style)

    def item(self, mark: str, text: str, style: str = "", mark_style: str = "strong") -> None:
        """A paragraph behind a mark; the lines after the first are set in."""
        room = max(20, self.width - len(mark))
        lines = textwrap.wrap(text, room, break_long_words=False, break_on_hyphens=False)  # a long path stays whole
        for number, line in enumerate(lines or [""]):
            start = (mark, LOOKS[mark_style]) if number == 0 else (" " * len(mark), "")
            self.console.print(RichText.assemble(start, (line, LOOKS[style])), soft_wrap=True)

    def lines(self, lines: Iterable[Line]) -> None:
        """A drawing: every line as it is."""
        for line in lines:
            text = RichText()
            for span in line:
                text.append(span.letters, LOOKS[span.style])
            text.rstrip()
            self.console.print(text, soft_wrap=True)

    def row(self, heading: str, heading_width: int, entries: Sequence[tuple[str, str]]) -> None:
        """Numbered entries behind a heading, as many to a line as fit."""
        indent = heading_width + 4
        line, length = RichText(f"  {heading.ljust(heading_width)}  "), indent
        for number, text in entries:
            size = len(number) + 1 + len(text)
            if length > indent and length + size > self.width:
                self.console.print(line, soft_wrap=True)
                line, length = RichText(" " * indent), indent
            line.append(number, LOOKS["strong"]).append(f" {text}   ")
            length += size + 3
        line.rstrip()
        self.console.print(line, soft_wrap=True)

    def ask(self, prompt: str) -> str | None:
        """A line that somebody types; None where nothing more will come."""
        if self.source is sys.stdin and self.source.isatty():
            try:
                return input(prompt)
            except EOFError:
                self.console.print()
                return None
        self.console.print(prompt, end="", soft_wrap=True)
        typed = self.source.readline()
        self.console.print(typed.rstrip("\r\n"), soft_wrap=True)  # so that a transcript reads like a game
        return typed.rstrip("\r\n") if typed else None
