"""The board of the Conspiracy, and its plots."""

from collections import Counter

import msgspec

from nemeton.kernel import Hidden

BOMB, SNARE, EXTORTION, RAID = KINDS = ("bomb", "snare", "extortion", "raid")
PLOT = "plot"  # one that lies face down
EACH, PLOTS = 2, 8  # of a kind, and in all (Law 13.2.2); the spare ones of appendix B.3.2 are no further plots
WARRIORS, ACTIONS = 15, 3
MOST_PLACED = ACTIONS + 1  # plots in one turn, with exertion


class Plot(msgspec.Struct, forbid_unknown_fields=True):
    """A plot that lies face down: its kind, which the Conspiracy alone knows, and what all know that it is not.
    `fell`: the clearing from which it has just come back, until what follows is settled."""

    kind: Hidden
    denied: list[str] = []
    fell: int = 0

    def deny(self, *kinds: str) -> None:
        """All have learnt that it is none of these."""
        self.denied = sorted({*self.denied, *kinds})


class CorvidsBoard(msgspec.Struct, tag="corvids"):
    """Plots in the supply and on the map, and what is left of the turn (Law 13.3)."""

    supply: list[Plot] = msgspec.field(default_factory=lambda: fresh_plots(sorted([*KINDS] * EACH), 0))
    plots: dict[int, Plot] = {}  # those that lie face down on the map, by clearing
    actions: int = 0
    placed: int = 0  # plots placed this turn: the next one costs so many warriors more (13.5.2)
    exerted: bool = False
    exposing: bool = False  # a plot is being removed by exposure, so that its effect is ignored (13.2.4)


def face_down(board: CorvidsBoard) -> list[Plot]:
    """Every plot of which others do not see the kind."""
    return [*board.supply, *board.plots.values()]


def hidden_kinds(board: CorvidsBoard) -> Counter[str]:
    """How many plots of each kind lie face down, in the supply or on the map; blank ones are counted as such."""
    return Counter(plot.kind.card for plot in face_down(board))


def fresh_plots(kinds: list[str], known: int) -> list[Plot]:
    """Plots of these kinds in the supply, known to these seats."""
    return [Plot(Hidden(kind, known)) for kind in kinds]
