"""The pace of bots: how long one may think about an answer, and about all answers of a turn.

The answers of a turn share its time: each gets a part of what is left, so the first ones get most, and when little is
left answers are quick. What counts is the time that people wait, with all that belongs to an answer.
"""

from collections import OrderedDict

AN_ANSWER = 4.0  # seconds at most; what is written and shown afterwards takes time as well
A_TURN = 9.0  # seconds that all answers of a turn share; the quick ones at its end come on top
PART = 3  # an answer gets this part of what is left
LEAST = 0.1  # seconds for an answer when nothing is left
SHORTEST = 0.35  # seconds; a bot that answers faster than an eye can follow is no fun
PAUSES = 24  # a turn of so many answers may be paused at each of them
REMEMBERED = 2_000  # turns


class BotTurn:
    """The present turn of one seat."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.spent = 0.0

    @property
    def seconds(self) -> float:
        """How long the seat may think about its next answer.

        >>> turn = BotTurn(1)
        >>> turn.seconds, turn.spend(6), turn.seconds, turn.spend(60), turn.seconds
        (3.0, None, 1.0, None, 0.1)
        """
        return max(LEAST, min(AN_ANSWER, (A_TURN - self.spent) / PART))

    @property
    def pause(self) -> float:
        """How long an answer takes at least, so that people can follow.

        >>> turn = BotTurn(1)
        >>> turn.pause, turn.spend(6), turn.pause, turn.spend(60), turn.pause
        (0.35, None, 0.125, None, 0.0)
        """
        return max(0.0, min(SHORTEST, (A_TURN - self.spent) / PAUSES))

    def spend(self, seconds: float) -> None:
        """An answer took so long."""
        self.spent += seconds


class BotPace:
    """The present turns of all bots."""

    def __init__(self) -> None:
        self._turns: OrderedDict[tuple[str, int], BotTurn] = OrderedDict()

    def turn(self, table_id: str, seat: int, number: int) -> BotTurn:
        """The turn of a seat at a table; a new one begins with its first answer."""
        key = table_id, seat
        known = self._turns.get(key)
        if known is None or known.number != number:
            known = self._turns[key] = BotTurn(number)
        self._turns.move_to_end(key)
        while len(self._turns) > REMEMBERED:
            self._turns.popitem(last=False)
        return known
