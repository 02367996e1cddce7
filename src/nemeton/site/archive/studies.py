"""What was looked for in games that people analyse: where an answer was worth much less than another, and what dice and
draws did.

To weigh every answer of a game takes a bot a while, so a worker does it slice by slice, as long as somebody asks. What
was found is remembered, and when the whole game was looked at it is kept in the data folder. It is an opinion of bots
and can be found again, so nobody minds when such a file cannot be written or read.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec

from ..base.cache import RecentCache
from ..base.private_files import private_file, private_folder

REMEMBERED = 100  # games
MOST_KEPT = 12  # mistakes of a game, the worst of them
MOST_FILES = 1_000  # games that are kept in the data folder; the oldest go first
EDITION = 1  # of what is looked for: whatever was kept of another one is looked for again

log = logging.getLogger(__name__)


class Mistake(msgspec.Struct, frozen=True):
    """An answer that was worth less than another: before which moment, whose, what was asked, given, and better (as
    JSON has options), and by how much, from 0 to 1."""

    moment: int
    seat: int
    kind: str
    played: Any
    better: Any
    loss: float


class Stroke(msgspec.Struct, frozen=True):
    """What chance did behind a moment: by how much each seat was better off than on average."""

    moment: int
    by_seat: tuple[float, ...]


class SeatTally(msgspec.Struct, frozen=True):
    """Of one seat: answers that were weighed, mistakes, grave ones among them, and what all of them cost."""

    weighed: int = 0
    mistakes: int = 0
    grave: int = 0
    lost: float = 0.0

    def __add__(self, other: "SeatTally") -> "SeatTally":
        return SeatTally(
            self.weighed + other.weighed,
            self.mistakes + other.mistakes,
            self.grave + other.grave,
            self.lost + other.lost,
        )


class StudySlice(msgspec.Struct, frozen=True):
    """What was found up to a moment."""

    found: tuple[Mistake, ...]
    done: int
    last: int
    strokes: tuple[Stroke, ...] = ()
    tallies: tuple[SeatTally, ...] = ()

    @property
    def is_whole(self) -> bool:
        """Was the whole game looked at?"""
        return self.done >= self.last

    @property
    def luck(self) -> tuple[float, ...]:
        """What all of chance came to, by seat; one number where all win together."""
        return tuple(map(sum, zip(*(stroke.by_seat for stroke in self.strokes), strict=True)))

    def and_then(self, new: "StudySlice") -> "StudySlice":
        """With a later slice behind it; of mistakes the worst are kept."""
        worst = sorted([*self.found, *new.found], key=lambda one: -one.loss)[:MOST_KEPT]
        seats = range(max(len(self.tallies), len(new.tallies)))
        both = [[*part.tallies, *(SeatTally() for _ in seats)] for part in (self, new)]
        tallies = tuple(both[0][seat] + both[1][seat] for seat in seats)
        return StudySlice(tuple(worst), new.done, new.last, self.strokes + new.strokes, tallies)


class Studies:
    """What was found so far, by game."""

    def __init__(self, folder: Path | None = None) -> None:
        self._folder = folder
        self._known: RecentCache[str, StudySlice] = RecentCache(REMEMBERED)
        self._busy: set[str] = set()

    async def more(self, key: str, look: Callable[[int], Awaitable[StudySlice]]) -> StudySlice:
        """One slice more of a game; while another visitor waits for that, what is known."""
        known = self._known.get(key)
        if known is None:
            known = self._known.put(key, await asyncio.to_thread(self._read, key))
        if known.is_whole or key in self._busy:
            return known
        self._busy.add(key)
        try:
            new = await look(known.done)
        finally:
            self._busy.discard(key)
        found = self._known.put(key, known.and_then(new))
        if found.is_whole:
            await asyncio.to_thread(self._write, key, found)
        return found

    def _file(self, key: str) -> Path | None:
        name = sha256(f"{EDITION}/{key}".encode()).hexdigest()[:32]
        return self._folder / f"{name}.json" if self._folder else None

    def _read(self, key: str) -> StudySlice:
        file, nothing = self._file(key), StudySlice((), 0, 1)
        try:
            return msgspec.json.decode(file.read_bytes(), type=StudySlice) if file and file.exists() else nothing
        except (OSError, msgspec.DecodeError) as error:
            log.warning("what was found in a game cannot be read and is looked for again: %s", error)
            return nothing

    def _write(self, key: str, found: StudySlice) -> None:
        file = self._file(key)
        if file is None:
            return
        try:
            private_folder(file.parent)
            new = file.with_suffix(".new")
            private_file(new)
            new.write_bytes(msgspec.json.encode(found))
            new.replace(file)
            kept = sorted(file.parent.glob("*.json"), key=lambda one: one.stat().st_mtime)
            for old in kept[: max(0, len(kept) - MOST_FILES)]:
                old.unlink(missing_ok=True)
        except OSError as error:
            log.warning("what was found in a game cannot be kept: %s", error)
