"""What the Alliance would expect on offer and may not do now."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from nemeton.kernel import Refusal

from ...cards import SUITS, matches
from ...places import fits, suits_of
from ...refusals import NO_SLOT, refused_crafting, refused_dominance, unplaceable
from ...rules.movement import adjacent_for
from ...rules.rule import may_place
from ...state import RootState, with_token
from .board import AllianceBoard
from .choices import Revolt, Spread, Train
from .prices import may_rise

if TYPE_CHECKING:
    from .rules import Alliance


def refused_revolts(state: RootState, seat: int, own: Alliance) -> Iterator[Refusal]:
    """Sympathetic clearings that cannot rise."""
    offered = {option.where for option in own.revolts(state, seat)}
    board = state.boards[seat]
    assert isinstance(board, AllianceBoard)
    for where in with_token(state, seat, "sympathy"):
        option = Revolt(where)
        if where in offered:
            continue
        if not any(suit in board.bases for suit in suits_of(state, where)):
            yield Refusal(option, "root.refused.base_built", "8.4.1.I")
        elif not may_rise(state, seat, where):
            yield Refusal(option, *unplaceable(state, seat, where))
        elif sum(fits(state, card.card, where) for card in board.supporters) < 2:
            yield Refusal(option, "root.refused.supporters", "8.4.1.II")
        else:
            yield Refusal(option, *NO_SLOT)


def refused_sympathy(state: RootState, seat: int, own: Alliance) -> Iterator[Refusal]:
    """Clearings beside sympathetic ones to which sympathy cannot spread."""
    board = state.boards[seat]
    assert isinstance(board, AllianceBoard)
    offered = {option.where for option in own.spreads(state, seat)}
    loyal = set(with_token(state, seat, "sympathy"))
    near = {beside for where in loyal for beside in adjacent_for(state, seat, where)} - loyal
    for where in sorted((near or set(state.clearings)) - offered):
        option = Spread(where)
        if not board.sympathy:
            yield Refusal(option, "root.refused.none_left", "1.5.1")
        elif not may_place(state, seat, where):
            yield Refusal(option, *unplaceable(state, seat, where))
        else:
            yield Refusal(option, "root.refused.supporters", "8.4.2.II")


def refused_by_alliance(state: RootState, seat: int) -> Iterator[Refusal]:
    """Cards that cannot be crafted, or train nobody."""
    yield from refused_crafting(state, seat)
    yield from refused_dominance(state, seat)
    board = state.boards[seat]
    assert isinstance(board, AllianceBoard)
    built = [suit for suit in SUITS if suit not in board.bases]
    for name in sorted({card.card for card in state.hands[seat]}):
        if not state.supply[seat]:
            yield Refusal(Train(name), "root.refused.no_warriors", "1.5.1")
        elif not any(matches(name, suit) for suit in built):
            yield Refusal(Train(name), "root.refused.no_base", "8.5.3")
