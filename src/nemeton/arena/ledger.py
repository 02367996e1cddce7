"""The file of a match: what it is in the first line, then a line for each game as it ends, all JSON.

A match that was broken off, or killed, goes on from its file: only games that are not there are played.
"""

from pathlib import Path
from types import TracebackType
from typing import Any

import msgspec

from nemeton.kernel import BadRecord

from .result import Outcome

FORMAT = 1


class Ledger:
    """Keeps the outcomes of a match in a file. What is in it already is in `known`."""

    def __init__(self, path: Path, match: dict[str, Any], *, resume: bool) -> None:
        self._path = path
        self.known: list[Outcome] = []
        head = {"nemeton_match": FORMAT, **match}
        if path.exists() and not resume:
            raise BadRecord("match/exists", path=str(path))
        try:
            size = self._read(head) if path.exists() else 0
            path.parent.mkdir(parents=True, exist_ok=True)
            self._file = path.open("ab")
            self._file.truncate(size)  # a line that was cut off is written again
        except OSError as error:
            raise BadRecord("match/unwritable", path=str(path), problem=error.strerror or str(error)) from None
        if not size:
            self._write(head)

    def _read(self, head: dict[str, Any]) -> int:
        """Take over what the file holds, and tell how many bytes of it are whole."""
        content = self._path.read_bytes()
        lines = content[: content.rfind(b"\n") + 1].splitlines()
        if not lines:
            return 0
        try:
            found, *games = (msgspec.json.decode(line) for line in lines)
            self.known = msgspec.convert(games, list[Outcome])
        except (msgspec.DecodeError, msgspec.ValidationError) as error:
            raise BadRecord("match/damaged", path=str(self._path), problem=str(error)) from None
        if found != msgspec.json.decode(msgspec.json.encode(head)):
            raise BadRecord("match/another", path=str(self._path))
        return sum(len(line) + 1 for line in lines)

    def add(self, outcome: Outcome) -> None:
        """A game has ended. It is in the file when this returns."""
        self._write(outcome)

    def _write(self, thing: Any) -> None:
        self._file.write(msgspec.json.encode(thing) + b"\n")
        self._file.flush()

    def __enter__(self) -> "Ledger":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._file.close()
