"""Who rules a clearing (Law 2.5), who may place pieces in it (1.5.4) and who may go there."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from .. import rulings
from ..cards import HOOKS
from ..pieces import Side
from ..places import ELSEWHERE, SUIT_TOKENS
from ..state import NOBODY, RootState, are_allied, played_by, side_names, sides

if TYPE_CHECKING:
    from ..factions.base import Faction
    from ..sides import Band, Owner

# All filled by `enlist`. Who rules and who may go where is asked all the time, so the few with a say are known.
FACTIONS: "dict[str, Faction]" = {}
OWNERS: "dict[str, Owner]" = {}  # factions and bands
LORDS: set[str] = set()  # may rule whatever others have
LENDERS: set[str] = set()  # have warriors that others may count as own
RECKONERS: set[str] = set()  # count more or less than their warriors and buildings
WAYMAKERS: set[str] = set()  # may open ways to others
OFFERERS: set[str] = set()  # may offer something to who is on turn
FORBIDDING: dict[str, set[str]] = {"forbids_placing": set(), "forbids_leaving": set(), "forbids_entering": set()}
RULE_CARDS = HOOKS["rule"]


def enlist(one: "Faction") -> None:
    """A faction takes part."""
    from ..factions.base import Faction

    FACTIONS[one.name] = one
    enlist_owner(one)
    if type(one).offers is not Faction.offers:
        OFFERERS.add(one.name)


def enlist_band(one: "Band") -> None:
    """A band may take part."""
    enlist_owner(one)


def enlist_owner(one: "Owner") -> None:
    """Whoever owns pieces is known by name, and with what is special about the pieces."""
    from ..sides import Owner

    OWNERS[one.name] = one
    for hook, able in FORBIDDING.items():
        if getattr(type(one), hook) is not getattr(Owner, hook):
            able.add(one.name)
    if one.is_lord:
        LORDS.add(one.name)
    if one.lends_warriors:
        LENDERS.add(one.name)
    if one.reckons:
        RECKONERS.add(one.name)
    if type(one).opens_ways is not Owner.opens_ways:
        WAYMAKERS.add(one.name)
    SUIT_TOKENS.update(one.suit_tokens)
    ELSEWHERE.update({place.name: place for place in one.elsewhere})


def are_any_in(state: RootState, able: set[str]) -> bool:
    """Does anybody who is able to do something play at this table? Asked all the time, so quick where nobody can."""
    return bool(able) and not able.isdisjoint(side_names(state) if state.bands else state.factions)


def faction(state: RootState, seat: int) -> "Faction":
    """The faction that a seat plays."""
    return FACTIONS[state.factions[seat]]


def owner_of(state: RootState, side: Side) -> "Owner":
    """The faction or band that a side is."""
    return OWNERS[(side_names(state) if state.bands else state.factions)[side]]


def ruler(state: RootState, where: int) -> int:
    """Which side rules a clearing: most warriors and buildings; nobody in a tie, unless a side wins ties."""
    if not LORDS.isdisjoint(side_names(state)):
        for side, name in enumerate(side_names(state)):
            if name in LORDS and OWNERS[name].rules_outright(state, side, where):
                return side
    counts = strengths(state, where)
    most = max(counts)
    if not most:
        return NOBODY
    if counts.count(most) == 1:
        return counts.index(most)
    for side, count in enumerate(counts):
        if count == most and owner_of(state, side).wins_ties(state, side, where):
            return side
    return NOBODY


def strengths(state: RootState, where: int) -> list[int]:
    """What each side has in a clearing that counts for rule."""
    if are_any_in(state, LENDERS) or are_any_in(state, RECKONERS):
        counts = [OWNERS[name].strength(state, side, where) for side, name in enumerate(side_names(state))]
    else:
        here = state.clearings[where]
        counts = here.warriors.copy()
        for owner, _ in here.buildings:
            counts[owner] += 1
    for card in RULE_CARDS:
        for seat, crafted in enumerate(state.play_areas):
            if card.id in crafted and card.rule is not None:
                counts[seat] += card.rule(state, seat, where)
    return counted_for_players(state, counts) if state.bands else counts


def counted_for_players(state: RootState, counts: list[int]) -> list[int]:
    """Who controls a band counts its pieces as own for rule; a band that nobody controls rules itself (Law D.3.1)."""
    for side in sides(state)[len(state.factions) :]:
        player = played_by(state, side)
        if player != NOBODY:
            counts[player] += counts[side]
            counts[side] = 0
    return counts


def lent_to(state: RootState, side: Side, where: int) -> dict[int, int]:
    """Whose warriors, and how many, a side counts as own in a clearing (Law 11.2.7.III)."""
    if not are_any_in(state, LENDERS):
        return {}
    lent = {
        owner: OWNERS[name].lends(state, owner, side, where)
        for owner, name in enumerate(side_names(state))
        if owner != side and name in LENDERS
    }
    return {owner: count for owner, count in lent.items() if count}


def opened_to(state: RootState, side: Side, where: int) -> tuple[int, ...]:
    """The clearings to which others open ways for a side (Law 11.2.7.II)."""
    return tuple(
        to
        for owner, name in enumerate(side_names(state))
        if owner != side and name in WAYMAKERS
        for to in OWNERS[name].opens_ways(state, owner, side, where)
    )


def may_fight(state: RootState, side: Side, where: int, whom: Side) -> bool:
    """Has a side anybody there to fight this one with? Lent warriors do not fight against their own."""
    lent = lent_to(state, side, where)
    return not lent or whom not in lent or len(lent) > 1 or bool(owner_of(state, side).fighters(state, side, where))


def warriors_in(state: RootState, where: int) -> int:
    """All warriors in a clearing, whosever they are."""
    return sum(owner_of(state, side).fighters(state, side, where) for side in sides(state))


def ruled_by(state: RootState, seat: int, fits: Callable[[int], bool] = lambda _where: True) -> list[int]:
    """The clearings that a seat rules."""
    return [where for where in state.clearings if fits(where) and ruler(state, where) == seat]


def may_place(state: RootState, side: Side, where: int) -> bool:
    """May a side place pieces in a clearing? Scorched earth takes nobody; other sides' pieces may forbid it."""
    return not state.clearings[where].scorched and not is_forbidden(state, "forbids_placing", side, where)


def may_place_once_swept(state: RootState, side: Side, where: int) -> bool:
    """May a side place pieces in a clearing when all enemy pieces have left it?"""
    forbidding_friends = any(
        name in FORBIDDING["forbids_placing"]
        and are_allied(state, side, owner)
        and OWNERS[name].forbids_placing(state, owner, where, side)
        for owner, name in enumerate(side_names(state))
    )
    return not state.clearings[where].scorched and not forbidding_friends


def may_leave(state: RootState, side: Side, where: int) -> bool:
    """May a side's pieces move out of a clearing?"""
    return not is_forbidden(state, "forbids_leaving", side, where)


def may_enter(state: RootState, side: Side, where: int) -> bool:
    """May a side's pieces move into a clearing? Nobody moves into scorched earth (Law G.6.2)."""
    return not state.clearings[where].scorched and not is_forbidden(state, "forbids_entering", side, where)


def is_forbidden(state: RootState, hook: str, side: Side, where: int) -> bool:
    """Does anybody forbid it?"""
    return forbidding(state, hook, side, where) is not None


def forbidding(state: RootState, hook: str, side: Side, where: int) -> "Owner | None":
    """Who forbids it, if anybody does."""
    able = FORBIDDING[hook]
    for owner, name in enumerate(side_names(state)) if able else ():
        if name in able and getattr(OWNERS[name], hook)(state, owner, where, side):
            return OWNERS[name]
    return None


def why_not(state: RootState, hook: str, side: Side, where: int) -> tuple[str, str]:
    """What a side is told that may not place, leave or enter there: the ground is scorched, or somebody forbids it."""
    if state.clearings[where].scorched and hook != "forbids_leaving":
        return "root.refused.scorched", "G.6.2"
    owner = forbidding(state, hook, side, where)
    return owner.barred if owner is not None else ("", "")


def opponents_in(state: RootState, side: Side, where: int) -> list[int]:
    """Whom a side could attack there: everybody with a piece but coalition partners (Law 4.3) and one's own bands."""
    return [
        other
        for other, name in enumerate(side_names(state) if state.bands else state.factions)
        if other != side
        and OWNERS[name].is_there(state, other, where)
        and (rulings.PARTNERS_MAY_FIGHT or not are_allied(state, side, other))
    ]
