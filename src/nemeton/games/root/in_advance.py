"""What a player of Root may answer in advance: no ambush, in the next battle or in all until the own turn; and on that,
not to foil one in the battle that is fought."""

from collections.abc import Iterator

from nemeton.kernel import Ahead, Phrase

from .rules.battle import LET
from .state import NOBODY, RootState

AMBUSH = ("root.ambush", "root.foil")


def ahead(view: RootState, seat: int) -> Iterator[Ahead]:
    """Play no ambush while others are on turn; foil none in a battle of one's own.

    A seat is asked for an ambush whatever it holds, so neither of these tells anything of a hand.
    """
    if view.active not in (seat, NOBODY):
        yield Ahead("no_ambush_once", Phrase("root.ahead.no_ambush_once"), AMBUSH, (LET,), once=True)
        yield Ahead("no_ambush", Phrase("root.ahead.no_ambush"), AMBUSH, (LET,))
    elif view.battle is not None and view.battle.attacker == seat:
        yield Ahead("no_foil", Phrase("root.ahead.no_foil"), ("root.foil",), (LET,), once=True)
