"""What the Conspiracy would expect on offer and may not do now."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from nemeton.kernel import Refusal

from ...cards import SUITS
from ...refusals import refused_battles, refused_dominance, unplaceable
from ...rules.movement import refused_moves
from ...rules.rule import may_place
from ...state import RootState
from .board import KINDS
from .choices import Flip, Recruit, Scheme, Trick
from .plots import board_of, has_plot, is_down, plotted, price_of

if TYPE_CHECKING:
    from .rules import Corvids


def refused_flips(state: RootState, seat: int) -> Iterator[Refusal]:
    """Plots with nobody beside them."""
    for where, here in state.clearings.items():
        if is_down(state, seat, where) and not here.warriors[seat]:
            yield Refusal(Flip(where), "root.refused.no_crow", "13.4.2")


def refused_recruiting(state: RootState, seat: int, own: Corvids) -> Iterator[Refusal]:
    """Cards that bring nobody, since nothing may be placed in clearings of their suit."""
    offered = {(option.card, option.suit) for option in own.recruits(state, seat)}
    for card in sorted({card.card for card in state.hands[seat]}):
        if not any((card, suit) in offered for suit in SUITS):
            yield Refusal(Recruit(card, SUITS[0]), "root.refused.no_clearing", "13.4.3")


def refused_by_corvids(state: RootState, seat: int, own: Corvids) -> Iterator[Refusal]:
    """Moves, battles and dominance as for everybody; plots that cannot be laid, pairs that cannot be tricked."""
    yield from refused_moves(state, seat)
    yield from refused_battles(state, seat)
    yield from refused_dominance(state, seat)
    left = {plot.kind.card for plot in board_of(state, seat).supply}
    cost = price_of(state, seat)
    for where, here in state.clearings.items():
        for kind in KINDS if here.warriors[seat] else ():
            option = Scheme(kind, where)
            if has_plot(state, seat, where):
                yield Refusal(option, "root.refused.plot_there", "13.2.2.II")
            elif here.warriors[seat] < cost:
                yield Refusal(option, "root.refused.plot_price", "13.5.2")
            elif not may_place(state, seat, where):
                yield Refusal(option, *unplaceable(state, seat, where))
            elif kind not in left:
                yield Refusal(option, "root.refused.none_left", "1.5.1")
    spots = plotted(state, seat)
    for at, one in enumerate(spots):
        for other in spots[at + 1 :]:
            if is_down(state, seat, one) != is_down(state, seat, other):
                yield Refusal(Trick(one, other), "root.refused.other_side", "13.5.4")
