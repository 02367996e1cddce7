"""The board of the Alliance."""

import msgspec

from nemeton.kernel import Hidden

from ...cards import FOX, MOUSE, RABBIT

COSTS = (1, 1, 1, 2, 2, 2, 3, 3, 3, 3)
POINTS = (0, 1, 1, 1, 2, 2, 3, 4, 4, 4)
BASES = (FOX, MOUSE, RABBIT)
SYMPATHIES, FIRST_SUPPORTERS, SUPPORTERS_WITHOUT_BASE = 10, 3, 5


class AllianceBoard(msgspec.Struct, tag="alliance"):
    """Supporters, officers, and what is still on the board (Law 8.3)."""

    supporters: list[Hidden] = []
    officers: int = 0
    sympathy: int = 10
    bases: list[str] = msgspec.field(default_factory=lambda: [*BASES])
    operations: int = 0
