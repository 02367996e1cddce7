"""The board of the Cogwheel Corvids: plots that nobody has looked at."""

import msgspec

from nemeton.kernel import Hidden

BOMB, SNARE, EXTORTION, RAID = KINDS = ("bomb", "snare", "extortion", "raid")
PLOT = "plot"  # one that lies face down
EACH, PLOTS = 2, 8
WARRIORS = 15


class CogwheelCorvidsBoard(msgspec.Struct, tag="cogwheel_corvids"):
    """The order, and all plots that lie face down: in the supply, the next one last, and on the map (B.11.3)."""

    order: str = ""
    supply: list[Hidden] = msgspec.field(default_factory=lambda: [Hidden(kind) for kind in KINDS for _ in range(EACH)])
    plots: dict[int, Hidden] = {}  # by clearing
    fell: dict[int, str] = {}  # what plots were that have just been removed face down, by clearing
    guessed: bool = False  # is a plot leaving that was guessed, so without its effect?
