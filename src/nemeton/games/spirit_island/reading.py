"""How what the judge says is to be read: with each spirit and against each adversary it comes true more or less often.

The judge weighs what lies on the table and knows no spirit by name. In many games (`scripts/spirit_series.py`) its odds
came true by a slope, and a shift for the spirits and the adversary at the table. What that fit found is `reading.json`;
it changes what people read, not how bots play, since within one game it is the same for all positions.
"""

import logging
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from math import exp, log
from pathlib import Path

import msgspec

from nemeton.kernel.calibration import SURE, Calibration

from .state import IslandState

FILE = Path(__file__).with_name("reading.json")
PASSES = 400
STEP = 0.5  # of a pass

logger = logging.getLogger(__name__)

Features = Mapping[str, float]
Told = tuple[Sequence[float], Features, bool]  # what was said at the turns of a game, its features, was it won


class Reading(msgspec.Struct, frozen=True):
    """A slope, and what is added to the logarithm of the odds: by itself, and for each feature of the table."""

    slope: float = 1.0
    shift: float = 0.0
    shifts: dict[str, float] = {}

    def calibration(self, known: Features) -> Calibration:
        """The reading for one table."""
        return Calibration(
            self.slope, self.shift + sum(self.shifts.get(name, 0.0) * much for name, much in known.items())
        )

    def read(self, chance: float, known: Features) -> float:
        """The chance that is meant."""
        return self.calibration(known).read((chance,))[0]


def features(spirits: Sequence[str], adversary: str, level: int) -> dict[str, float]:
    """What a table is told apart by: its spirits, each as a part of all; its adversary, and a step of the level."""
    found = dict.fromkeys(spirits, 0.0)
    for name in spirits:
        found[name] += 1 / len(spirits)
    if len(spirits) > 1:
        found["together"] = 1.0
    if adversary != "none":
        found[adversary] = 1.0
        found["level"] = level - 1.0
    return found


def calibration_of(state: IslandState) -> Calibration:
    """How the judge is to be read at a table."""
    names = [spirit.name for spirit in state.spirits]
    return known_reading().calibration(features(names, state.options.adversary, state.options.level))


@cache
def known_reading(file: Path = FILE) -> Reading:
    """What was fitted. Where the file is missing or damaged the judge is read as it speaks."""
    try:
        return msgspec.json.decode(file.read_bytes(), type=Reading)
    except (OSError, msgspec.DecodeError) as error:
        logger.warning("chances of Spirit Island are told as the judge sees them: %s", error)
        return Reading()


# Fitting


def loss(games: Iterable[Told], reading: Reading) -> float:
    """The mean of -log of the chance of what came true: each game counts alike, each turn of a game alike."""
    losses = []
    for said, known, won in games:
        chances = [reading.read(chance, known) for chance in said]
        losses.append(-sum(log(chance if won else 1 - chance) for chance in chances) / len(chances))
    return sum(losses) / len(losses)


def fitted(games: Sequence[Told], pull: float) -> Reading:
    """The reading that makes what came true likeliest, with the shifts of features pulled towards nothing as if so many
    games had shown nothing of them."""
    names = sorted({name for _, known, _ in games for name in known})
    slope, shift, shifts = 1.0, 0.0, dict.fromkeys(names, 0.0)
    odds = [[log(one / (1 - one)) for one in map(kept, said)] for said, _, _ in games]
    weights = {name: sum(known.get(name, 0.0) ** 2 for _, known, _ in games) + pull for name in names}
    spread = sum(sum(one * one for one in said) / len(said) for said in odds)
    for _ in range(PASSES):
        by_slope = by_shift = 0.0
        by_name = {name: -0.25 * pull * shifts[name] for name in names}
        for said, (_, known, won) in zip(odds, games, strict=True):
            base = shift + sum(shifts[name] * much for name, much in known.items())
            errors = [won - 1 / (1 + exp(-slope * one - base)) for one in said]
            error = sum(errors) / len(errors)
            by_slope += sum(one * wrong for one, wrong in zip(said, errors, strict=True)) / len(said)
            by_shift += error
            for name, much in known.items():
                by_name[name] += error * much
        slope += STEP * 4 * by_slope / (spread or 1.0)
        shift += STEP * 4 * by_shift / len(games)
        for name in names:
            shifts[name] += STEP * 4 * by_name[name] / weights[name]
    return Reading(round(slope, 2), round(shift, 2), {name: round(value, 2) for name, value in shifts.items()})


def kept(chance: float) -> float:
    """A chance that is neither nothing nor all."""
    return min(1 - SURE, max(SURE, chance))
