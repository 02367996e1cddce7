"""The pace of bots at a table: the turns of all of them, and how long an answer takes at least.

The answers of a turn share its time (`nemeton.bots.pace`). What counts here is the time that people wait, with all that
belongs to an answer.
"""

from collections import OrderedDict

from nemeton.bots.pace import A_TURN, TurnTime

SHORTEST = 0.35  # seconds; a bot that answers faster than an eye can follow is no fun
PAUSES = 20  # a turn of so many answers may be paused at each of them
REMEMBERED = 2_000  # turns


class BotTurn(TurnTime):
    """The present turn of one seat."""

    @property
    def pause(self) -> float:
        """How long an answer takes at least, so that people can follow.

        >>> turn = BotTurn(1)
        >>> turn.pause, turn.spend(5), turn.pause, turn.spend(60), turn.pause
        (0.35, None, 0.1, None, 0.0)
        """
        return max(0.0, min(SHORTEST, (A_TURN - self.spent) / PAUSES))


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
