"""Homes of factions (Law 5.1.7)."""

from ..places import clearings_beside
from ..state import RootState, map_of, slots_free
from .rule import may_place


def homes_for(state: RootState, seat: int, *, with_slot: bool = False) -> list[int]:
    """The free corners where a faction may set up: those opposite somebody's home, if there are any (7.3.2, 10.3.2,
    12.3.3). With a slot: where a building comes there."""
    board, taken = map_of(state), state.homes
    free = [
        where
        for where, site in board.clearings.items()
        if site.corner
        and where not in taken
        and may_place(state, seat, where)
        and (slots_free(state, where) or not with_slot)
    ]
    facing = {corner for one, other in board.opposite for corner, far in ((one, other), (other, one)) if far in taken}
    return [where for where in free if where in facing] or free or far_from_homes(state, seat, with_slot=with_slot)


def far_from_homes(state: RootState, seat: int, *, with_slot: bool) -> list[int]:
    """Where a faction begins that finds no free corner: in a clearing that is nobody's home, beside none if there is
    such a one (ruling H1, as A.8.2.II)."""
    taken = {home for home in state.homes if home}
    near = {beside for home in taken for beside in clearings_beside(state, home)}
    free = [
        where
        for where in state.clearings
        if where not in taken and may_place(state, seat, where) and (slots_free(state, where) or not with_slot)
    ]
    return [where for where in free if where not in near] or free
