"""The board of the Alliance."""

import msgspec

from nemeton.kernel import Hidden


class AllianceBoard(msgspec.Struct, tag="alliance"):
    """Supporters, officers, and what is still on the board (Law 8.3)."""

    supporters: list[Hidden] = []
    officers: int = 0
    sympathy: int = 10
    bases: list[str] = msgspec.field(default_factory=lambda: ["fox", "mouse", "rabbit"])
    operations: int = 0
