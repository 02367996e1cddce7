"""What the Marquise would expect on offer and may not do now."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from nemeton.kernel import Refusal

from ...refusals import NO_SLOT, refused_battles, unplaceable
from ...rules.rule import may_place, ruler
from ...state import RootState, buildings_in, slots_free
from .board import KINDS, MarquiseBoard
from .choices import Build, Recruit

if TYPE_CHECKING:
    from .rules import Marquise


def refused_by_marquise(state: RootState, seat: int, own: Marquise) -> Iterator[Refusal]:
    """Actions that she may not take: building sites, a second recruiting, battles with a partner."""
    board = state.boards[seat]
    assert isinstance(board, MarquiseBoard)
    if not board.actions:
        return
    yield from refused_battles(state, seat)
    offered = set(own.sites(state, seat))
    if board.recruited:
        yield Refusal(Recruit(), "root.refused.recruited", "6.5.3")
    for where, here in state.clearings.items():
        if not here.warriors[seat] and not buildings_in(state, seat, where):
            continue
        for kind in KINDS:
            option = Build(kind, where)
            if not getattr(board, kind):
                yield Refusal(option, "root.refused.none_left", "1.5.1")
            elif ruler(state, where) != seat:
                yield Refusal(option, "root.refused.not_ruled", "6.5.4.I")
            elif not slots_free(state, where):
                yield Refusal(option, *NO_SLOT)
            elif not may_place(state, seat, where):
                yield Refusal(option, *unplaceable(state, seat, where))
            elif option not in offered:
                yield Refusal(option, "root.refused.wood", "6.5.4.II")
