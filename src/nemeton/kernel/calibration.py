"""Reading a judge's chances: of the positions that it calls 70 %, 70 % should be won.

A judge is made to tell better answers from worse ones, and may be too sure of itself, or not sure enough. How far was
measured on many games (`scripts/calibration.py`); what people read is put right by that.
"""

from collections.abc import Sequence
from math import exp, log
from typing import NamedTuple

SURE = 1e-6  # no chance that is judged is nearer to nothing, or to all


class Calibration(NamedTuple):
    """The odds that a judge sees are raised to the power of `slope`, below one where it is too sure of itself. Where
    all win or lose together `shift` is added to the logarithm of the odds: the judge sees too black, or too rosy."""

    slope: float = 1.0
    shift: float = 0.0

    def read(self, chances: Sequence[float]) -> tuple[float, ...]:
        """The chances that are meant by those that a judge tells: one of all together, or one for each seat.

        >>> [round(chance, 2) for chance in Calibration(0.5).read((0.8, 0.2))]
        [0.67, 0.33]
        >>> [round(chance, 2) for chance in Calibration(1.0, 0.7).read((0.5,))]
        [0.67]
        """
        kept = [min(1 - SURE, max(SURE, chance)) for chance in chances]
        if len(kept) == 1:
            return (1 / (1 + exp(-self.slope * log(kept[0] / (1 - kept[0])) - self.shift)),)
        powers = [chance**self.slope for chance in kept]
        return tuple(power / sum(powers) for power in powers)


AS_IT_IS = Calibration()
