"""How strong the levels are, as scripts/ladder.py has measured and written it down (strength.json). What was measured
with other levels than a game has now says nothing and is left out."""

from functools import cache
from pathlib import Path

import msgspec

import nemeton
from nemeton.kernel import SkillLevel

FILE = Path(__file__).with_name("strength.json")
ENOUGH = 100  # games; a share of fewer is a tendency


class LevelStep(msgspec.Struct, frozen=True):
    """A level against the one below, or alone against islands of all difficulties (then `lower` is `upper`).

    The share of `games` that the upper one won, and its interval (95 %), are in percent.
    """

    lower: int
    upper: int
    thinking: tuple[SkillLevel, ...]  # of both, or of the one
    games: int
    won: int
    share: float
    low: float
    high: float


class Rated(msgspec.Struct, frozen=True):
    """The rating of a level, and how far it may be off (95 %)."""

    level: int
    points: int
    off: int


class Ladder(msgspec.Struct, frozen=True):
    """What was measured of a game. One level's rating is held (`anchor`)."""

    steps: tuple[LevelStep, ...] = ()
    ratings: tuple[Rated, ...] = ()
    anchor: int = 0
    anchored: int = 0


def is_current(step: LevelStep, game: str) -> bool:
    """Are the levels of a step what they were when it was measured?"""
    levels = nemeton.rulebooks()[game].thinking.levels
    numbers = sorted({step.lower, step.upper})
    return step.thinking == tuple(levels[number - 1] for number in numbers)


def ladder_of(game: str, file: Path = FILE) -> Ladder:
    """What is known of a game's levels as they are now. Ratings count when all that they were fitted on does."""
    written = _read(file).get(game, Ladder())
    steps = tuple(step for step in written.steps if is_current(step, game))
    return written if steps == written.steps else Ladder(steps)


@cache
def _read(file: Path) -> dict[str, Ladder]:
    """The file; nothing is known where there is none."""
    return msgspec.json.decode(file.read_bytes(), type=dict[str, Ladder]) if file.exists() else {}
