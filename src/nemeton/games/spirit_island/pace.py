"""How fast a spirit can go on playing cards, for bots: what it has least of, plays, energy or cards, counts most."""

from functools import cache
from itertools import accumulate

from .powers.card import CARDS
from .rules.resources import owned
from .spirits import Slot
from .state import Spirit

EXTRA_ENERGY = 1.0  # what growth brings beside the track, a turn
CHEAPEST = 0.6  # cards that cost less on average are thought to cost so much
CYCLE = 0.6  # of its cards a spirit can play so many in a turn, since it must reclaim


SOON = (0.5, 0.3, 0.2)  # what a track gives now, with one more slot open, with two: the way there is worth something


def prospect(track: tuple[Slot, ...], at: int) -> float:
    """What a track with so many open slots gives, now and soon.

    >>> [round(prospect((Slot(1), Slot(1), Slot(2)), at), 1) for at in (1, 2, 3)]
    [1.2, 1.5, 2.0]
    """
    ladder = numbers(track)
    return sum([share * ladder[min(at + more, len(ladder)) - 1] for more, share in enumerate(SOON)])


@cache
def numbers(track: tuple[Slot, ...]) -> tuple[int, ...]:
    """The highest number of a track, with one slot open, with two, and so on."""
    return tuple(accumulate((slot.number for slot in track), max))


def pace(spirit: Spirit, income: float, plays: float) -> float:
    """How many cards a turn, in the long run, with so much income and so many plays.

    >>> river = Spirit("river", ["boon_of_vigor", "flash_floods", "rivers_bounty", "wash_away"], [1, 1])
    >>> round(pace(river, 1, 1), 2), round(pace(river, 1, 3), 2), round(pace(river, 3, 3), 2)
    (0.87, 1.53, 1.77)
    """
    cards = owned(spirit)
    if not cards:
        return 0.0
    price = max(CHEAPEST, sum([CARDS[card].cost for card in cards]) / len(cards))
    affordable = (income + EXTRA_ENERGY) / price
    return float((plays**-2 + affordable**-2 + (CYCLE * len(cards)) ** -2) ** -0.5)
