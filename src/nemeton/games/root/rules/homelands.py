"""Homelands: where factions begin in an advanced setup (Law A.8.2.I, A.8.2.II)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from nemeton.kernel import Ask, Asked, Rule

from ..choices import Place
from ..places import clearings_beside
from ..state import map_of, slots_free
from .effects import place_warriors
from .rule import may_place

if TYPE_CHECKING:
    from ..state import Root, RootState

NOT_ADJACENT, TWO_BETWEEN = 2, 3  # moves from the nearest homeland of somebody else
ASKED = {"root.homeland": Asked(plain=Place), "root.spread": Asked(plain=Place)}


# Queries


def own_homelands(state: RootState, seat: int) -> list[int]:
    """The homelands that a seat has chosen."""
    return state.draft.homelands.get(seat, []) if state.draft is not None else []


def enemy_homelands(state: RootState, seat: int) -> list[int]:
    """The homelands of all others."""
    chosen = state.draft.homelands if state.draft is not None else {}
    return [where for other, places in chosen.items() if other != seat for where in places]


def free_homelands(state: RootState, seat: int, *, slots: int = 0) -> list[int]:
    """Clearings that nobody has chosen and in which all pieces find room: nobody forbids to place them, and so many
    buildings have a slot (A.8.2.I)."""
    taken = {*enemy_homelands(state, seat), *own_homelands(state, seat)}
    return [
        where
        for where in state.clearings
        if where not in taken and may_place(state, seat, where) and slots_free(state, where) >= slots
    ]


def at_edge(state: RootState, places: list[int]) -> list[int]:
    """Those at the edge of the map; ruling S4: all, where there is none."""
    return [where for where in places if where in map_of(state).edge] or places


def moves_from(state: RootState, origins: Iterable[int]) -> dict[int, int]:
    """How many moves along open paths it takes from the nearest of some clearings to each that can be reached."""
    found = dict.fromkeys(origins, 0)
    reached = [*found]
    for where in reached:
        for to in clearings_beside(state, where):
            if to not in found:
                found[to] = found[where] + 1
                reached.append(to)
    return found


def as_far_as_possible(state: RootState, seat: int, places: list[int], wanted: int) -> list[int]:
    """Those of some places that are so many moves away from every homeland of others; where none is, those that come
    nearest to it (A.8.2.II)."""
    away = moves_from(state, enemy_homelands(state, seat))
    reached = {where: min(wanted, away.get(where, wanted)) for where in places}
    best = max(reached.values(), default=0)
    return [where for where in places if reached[where] == best]


def are_far(state: RootState, seat: int, places: Iterable[int], wanted: int) -> bool:
    """Are all of them so many moves away from every homeland of others?"""
    away = moves_from(state, enemy_homelands(state, seat))
    return all(away.get(where, wanted) >= wanted for where in places)


# Rules


def choose_homeland(game: Root, seat: int, places: list[int], left: int = 1) -> Rule[int]:
    """A player chooses a homeland; `left` are those still to choose, this one among them."""
    state = game.state
    assert state.draft is not None, "homelands are chosen in an advanced setup"
    where: int = yield Ask(seat, "root.homeland", sorted(places), about={"left": left}, law="A.8.2.I")
    state.draft.homelands.setdefault(seat, []).append(where)
    game.tell("root.settles", seat=seat, where=where, law="A.8.2.I")
    return where


def spread_evenly(game: Root, seat: int, home: int, count: int) -> Rule[None]:
    """Warriors come to the clearings beside a homeland, as many to each as to the others; where the last ones go is
    chosen."""
    near = [where for where in clearings_beside(game.state, home) if may_place(game.state, seat, where)]
    if not near:
        return
    each, over = divmod(count, len(near))
    for where in near if each else ():
        place_warriors(game, seat, where, each, "A.8.2")
    for left in range(over, 0, -1):
        where = yield Ask(seat, "root.spread", sorted(near), about={"left": left}, law="A.8.2")
        near.remove(where)
        place_warriors(game, seat, where, 1, "A.8.2")
