"""Who rules a clearing (Law 2.5), who may place pieces in it (1.5.4) and who may go there."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from .. import rulings
from ..state import NOBODY, RootState, are_partners, seats

if TYPE_CHECKING:
    from ..factions.base import Faction

# All filled by `enlist`. Who rules is asked all the time, so the few factions with a say of their own are known.
FACTIONS: "dict[str, Faction]" = {}
LORDS: set[str] = set()  # may rule whatever others have
LENDERS: set[str] = set()  # have warriors that others may count as own
RECKONERS: set[str] = set()  # count more or less than their warriors and buildings


def enlist(one: "Faction") -> None:
    """A faction takes part."""
    FACTIONS[one.name] = one
    if one.is_lord:
        LORDS.add(one.name)
    if one.lends_warriors:
        LENDERS.add(one.name)
    if one.reckons:
        RECKONERS.add(one.name)


def faction(state: RootState, seat: int) -> "Faction":
    """The faction that a seat plays."""
    return FACTIONS[state.factions[seat]]


def ruler(state: RootState, where: int) -> int:
    """Who rules a clearing: most warriors and buildings; nobody in a tie, unless a faction wins ties."""
    for seat, name in enumerate(state.factions) if LORDS else ():
        if name in LORDS and FACTIONS[name].rules_outright(state, seat, where):
            return seat
    counts = strengths(state, where)
    most = max(counts)
    if not most:
        return NOBODY
    if counts.count(most) == 1:
        return counts.index(most)
    for seat, count in enumerate(counts):
        if count == most and FACTIONS[state.factions[seat]].wins_ties(state, seat, where):
            return seat
    return NOBODY


def strengths(state: RootState, where: int) -> list[int]:
    """What each seat has in a clearing that counts for rule."""
    if LENDERS or RECKONERS:
        return [FACTIONS[name].strength(state, seat, where) for seat, name in enumerate(state.factions)]
    here = state.clearings[where]
    counts = here.warriors.copy()
    for owner, _ in here.buildings:
        counts[owner] += 1
    return counts


def lent_to(state: RootState, seat: int, where: int) -> dict[int, int]:
    """Whose warriors, and how many, a seat counts as own in a clearing (Law 11.2.7.III)."""
    return {
        owner: FACTIONS[name].lends(state, owner, seat, where)
        for owner, name in enumerate(state.factions)
        if owner != seat and name in LENDERS
    }


def warriors_in(state: RootState, where: int) -> int:
    """All warriors in a clearing, whosever they are."""
    return sum(faction(state, seat).fighters(state, seat, where) for seat in seats(state))


def ruled_by(state: RootState, seat: int, fits: Callable[[int], bool] = lambda _where: True) -> list[int]:
    """The clearings that a seat rules."""
    return [where for where in state.clearings if fits(where) and ruler(state, where) == seat]


def may_place(state: RootState, seat: int, where: int) -> bool:
    """May a seat place pieces in a clearing? Scorched earth takes nobody; other factions' pieces may forbid it."""
    if state.clearings[where].scorched:
        return False
    for owner, name in enumerate(state.factions):  # a plain loop here and below, because it is asked all the time
        if FACTIONS[name].forbids_placing(state, owner, where, seat):
            return False
    return True


def may_leave(state: RootState, seat: int, where: int) -> bool:
    """May a seat's pieces move out of a clearing?"""
    for owner, name in enumerate(state.factions):
        if FACTIONS[name].forbids_leaving(state, owner, where, seat):
            return False
    return True


def may_enter(state: RootState, seat: int, where: int) -> bool:
    """May a seat's pieces move into a clearing? Nobody moves into scorched earth (Law G.6.2)."""
    if state.clearings[where].scorched:
        return False
    for owner, name in enumerate(state.factions):
        if FACTIONS[name].forbids_entering(state, owner, where, seat):
            return False
    return True


def opponents_in(state: RootState, seat: int, where: int) -> list[int]:
    """Whom a seat could attack there: everybody with a piece but coalition partners (Law 4.3)."""
    return [
        other
        for other in seats(state)
        if other != seat
        and (rulings.PARTNERS_MAY_FIGHT or not are_partners(state, seat, other))
        and faction(state, other).is_there(state, other, where)
    ]
