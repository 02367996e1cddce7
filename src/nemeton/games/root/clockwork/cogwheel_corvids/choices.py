"""What people answer to the Cogwheel Corvids."""

from nemeton.kernel import Asked

from ...choices import RootChoice


class GiveUp(RootChoice):
    """A card that an extortion takes."""

    card: str
    words = "extorted"


class Bet(RootChoice):
    """What a plot is, before it is turned up."""

    plot: str
    words = "bet"


ASKED = {"root.machine.extort": Asked(plain=GiveUp), "root.machine.gamble": Asked(plain=Bet)}
