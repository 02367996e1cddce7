"""What the Marquise may hope for."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from ...places import clearings_beside
from ...state import map_of
from ...steps import FactionStep
from ..base import Faction
from .board import BUILDINGS, KINDS, POINTS, WOOD_COST, MarquiseBoard

if TYPE_CHECKING:
    from ...judge import Woods
    from ...state import RootState


# What so many buildings of a kind bring in a round: wood, crafted items, warriors and the cards of the third and fifth
# recruiter.
ENGINES = {
    "sawmill": (0.0, 0.6, 1.15, 1.6, 1.9, 2.05, 2.1),
    "workshop": (0.0, 0.3, 0.5, 0.65, 0.75, 0.8, 0.85),
    "recruiter": (0.0, 0.35, 0.6, 1.0, 1.2, 1.55, 1.65),
}
NEXT = 0.05  # of the points of the next building of each kind, in a round
USABLE, SURPLUS, IDLE = 0.75, 0.4, 0.25  # wood that reaches a free slot, what is more than she can use, the rest
MOST_USED = 4
SOLDIER = 0.08  # a warrior more than elsewhere: all that it builds must be held
GUARDS = (0.0, 0.0, 0.1, 0.17)  # so many warriors beside a building, for each of them
ACTION, BUILD = 0.05, 0.6  # an action that is left; one that could build
SITE, SITES = 0.25, 4  # a free slot where it rules
MARCH = 0.6  # what it counts of a clearing that it could rule by the next move
MOVES = 2


class JudgedMarquise(Faction):
    """A faction whose buildings promise points."""

    growth = -2.1
    pauses = ("root.marquise.action",)
    exposure: ClassVar = {"sawmill": 2.0, "recruiter": 1.5, "workshop": 1.5, "wood": 0.8, "keep": 1.5}

    def hopes(self, state: RootState, seat: int, woods: Woods) -> float:
        """Sawmills make wood, wood that reaches a free slot becomes buildings, each scores more than the one before,
        and all of them must be held."""
        board = state.boards[seat]
        assert isinstance(board, MarquiseBoard)
        built = {kind: BUILDINGS - int(getattr(board, kind)) for kind in KINDS}
        income = sum(ENGINES[kind][built[kind]] for kind in KINDS)
        income += NEXT * sum(POINTS[kind][count] for kind, count in built.items() if count < BUILDINGS)
        found = woods.rounds * income + SOLDIER * min(18, woods.warriors[seat]) + guards(state, seat)
        found += 1.5 if board.keep == "map" else 0.0
        usable, slots, builds = prospects(state, seat, woods.ruled[seat], built)
        found += USABLE * min(MOST_USED, usable) + SURPLUS * max(0, usable - MOST_USED)
        found += IDLE * (woods.pieces[seat].get("wood", 0) - usable)
        found += (SITE if woods.lent.get(seat, 0) >= 0 else SITE / 2) * min(SITES, slots)
        if state.active == seat:
            found += ACTION * board.actions + BUILD * min(builds, board.actions)
            if is_marching(state, seat):
                found += MARCH * sum(sorted(within_reach(state, seat, woods.ruled[seat]))[-MOVES:])
        return found


def prospects(state: RootState, seat: int, ruled: list[int], built: dict[str, int]) -> tuple[int, int, int]:
    """Wood that reaches a free slot through clearings that she rules (Law 6.5.4.II), the free slots where she rules,
    and about how many buildings could be built of it now."""
    usable, slots, builds = 0, 0, 0
    costs = sorted(WOOD_COST[count] for count in built.values() if count < BUILDINGS)
    left = {*ruled}
    while left:
        start = left.pop()
        chain = [start]
        for where in chain:
            beside = [to for to in clearings_beside(state, where) if to in left]
            left.difference_update(beside)
            chain += beside
        wood = sum([state.clearings[where].tokens.count((seat, "wood")) for where in chain])
        free = sum([free_slots(state, where) for where in chain])
        slots += free
        if not free:
            continue
        usable += wood
        for cost in costs[:free]:
            wood -= cost
            builds += wood >= 0
    return usable, slots, builds


def free_slots(state: RootState, where: int) -> int:
    """Where a building could stand."""
    return map_of(state).clearings[where].slots - len(state.clearings[where].buildings) - (where in state.ruins)


def guards(state: RootState, seat: int) -> float:
    """Warriors beside buildings: one alone is soon gone."""
    return sum(
        [
            GUARDS[min(here.warriors[seat], len(GUARDS) - 1)] * sum([owner == seat for owner, _ in here.buildings])
            for here in state.clearings.values()
            if here.buildings
        ]
    )


def is_marching(state: RootState, seat: int) -> bool:
    """Is a march under way? Then her next action is the next thing on the agenda."""
    return bool(state.agenda) and state.agenda[-1] == FactionStep(seat, "action")


def within_reach(state: RootState, seat: int, ruled: list[int]) -> list[float]:
    """What clearings promise that she could rule by one move, without giving up the one the warriors come from."""
    found = []
    for where in state.clearings:
        if where in ruled:
            continue
        wanted = 1 + strongest_rival(state, seat, where) - strength(state, seat, where)
        spare = max(
            [
                state.clearings[beside].warriors[seat]
                - max(0, 1 + strongest_rival(state, seat, beside) - own_buildings(state, seat, beside))
                for beside in clearings_beside(state, where)
            ],
            default=0,
        )
        if spare >= wanted:
            found.append(0.45 + SITE * min(2, free_slots(state, where)))
    return found


def own_buildings(state: RootState, seat: int, where: int) -> int:
    """Her buildings there."""
    return sum([owner == seat for owner, _ in state.clearings[where].buildings])


def strength(state: RootState, side: int, where: int) -> int:
    """Warriors and buildings."""
    return state.clearings[where].warriors[side] + own_buildings(state, side, where)


def strongest_rival(state: RootState, seat: int, where: int) -> int:
    """The strength of whoever stands against her there."""
    return max(strength(state, side, where) for side in range(len(state.clearings[where].warriors)) if side != seat)
