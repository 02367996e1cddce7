"""What a player of Root may answer in advance: no ambush, in all battles until the own turn."""

from collections.abc import Iterator

from nemeton.kernel import Ahead, Phrase

from .rules.battle import LET
from .state import NOBODY, RootState


def ahead(view: RootState, seat: int) -> Iterator[Ahead]:
    """Play no ambush while others are on turn."""
    if view.active not in (seat, NOBODY):
        yield Ahead("no_ambush", Phrase("root.ahead.no_ambush"), ("root.ambush", "root.foil"), (LET,))
