"""The board of the Automated Alliance."""

import msgspec

from ...cards import FOX, MOUSE, RABBIT

BASES = (FOX, MOUSE, RABBIT)
SYMPATHIES = 10
POINTS = (0, 1, 1, 1, 1, 2, 2, 3, 3, 4)


class AutomatedAllianceBoard(msgspec.Struct, tag="automated_alliance"):
    """The order, what is still on the board, and whether it has revolted this turn (B.6.3)."""

    order: str = ""
    sympathy: int = SYMPATHIES
    bases: list[str] = msgspec.field(default_factory=lambda: [*BASES])
    revolted: bool = False
