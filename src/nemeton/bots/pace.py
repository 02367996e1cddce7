"""The pace of a turn: how long a bot may think about an answer, and about all answers of a turn.

The answers of a turn share its time: each gets a part of what is left, so the first ones get most, and when little is
left answers are quick.
"""

from nemeton.kernel.thinking import SECONDS

A_TURN = 7.0  # seconds that all answers of a turn share; the quick ones at its end come on top
PART = 3  # an answer gets this part of what is left
LEAST = 0.1  # seconds for an answer when nothing is left


class TurnTime:
    """The present turn of one seat."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.spent = 0.0

    def seconds(self, most: float = SECONDS) -> float:
        """How long the seat may think about its next answer, and never longer than `most`.

        >>> turn = TurnTime(1)
        >>> turn.seconds(), turn.seconds(0.5), turn.spend(4), turn.seconds(), turn.spend(60), turn.seconds()
        (2.3333333333333335, 0.5, None, 1.0, None, 0.1)
        """
        return max(LEAST, min(most, (A_TURN - self.spent) / PART))

    def spend(self, seconds: float) -> None:
        """An answer took so long."""
        self.spent += seconds
