"""Who rules a clearing (Law 2.5), who may place pieces in it (1.5.4) and who may go there."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from .. import rulings
from ..pieces import Side
from ..places import ELSEWHERE, SUIT_TOKENS
from ..roster import Roster
from ..state import NOBODY, RootState, are_allied, cards_with, played_by, sides

if TYPE_CHECKING:
    from ..factions.base import Faction
    from ..hirelings.base import Hireling
    from ..sides import Band, Owner

# Both filled by `enlist`. Who rules and who may go where is asked all the time: `RootState.company` knows the few at a
# table with a say.
FACTIONS: "Roster[Faction]" = Roster()
OWNERS: "dict[str, Owner]" = {}  # factions, those who have not chosen one, and bands


def enlist(one: "Faction") -> None:
    """A faction takes part."""
    FACTIONS[one.name] = one
    enlist_owner(one)


def enlist_undecided(one: "Faction") -> None:
    """A seat may wait for its faction."""
    FACTIONS.undecided[one.name] = one
    enlist_owner(one)


def enlist_band(one: "Band") -> None:
    """A band may take part."""
    enlist_owner(one)


def enlist_owner(one: "Owner") -> None:
    """Whoever owns pieces is known by name, and with what is special about the pieces."""
    OWNERS[one.name] = one
    SUIT_TOKENS.update(one.suit_tokens)
    ELSEWHERE.update({place.name: place for place in one.elsewhere})


def faction(state: RootState, seat: int) -> "Faction":
    """The faction that a seat plays."""
    return FACTIONS[state.factions[seat]]


def owner_of(state: RootState, side: Side) -> "Owner":
    """The faction or band that a side is."""
    return state.company.owners[side]


def ruler(state: RootState, where: int) -> int:
    """Which side rules a clearing: most warriors and buildings; nobody in a tie, unless a side wins ties."""
    for side, lord in state.company["is_lord"]:
        if lord.rules_outright(state, side, where):
            return side
    counts = strengths(state, where)
    most = max(counts)
    if not most:
        return NOBODY
    if counts.count(most) == 1:
        return counts.index(most)
    for side, count in enumerate(counts):
        if count == most and wins_ties(state, side, where):
            return side
    return NOBODY


def wins_ties(state: RootState, side: Side, where: int) -> bool:
    """Does a side rule where nobody has more, by its own law or because of a band that it controls?"""
    if owner_of(state, side).wins_ties(state, side, where):
        return True
    return any(own.gives_ties(state, band, side, where) for band, own in bands_with(state, "gives_ties"))


def bands_with(state: RootState, hook: str) -> "list[tuple[Side, Hireling]]":
    """The bands that answer a hook of hirelings in a way of their own; only tables with bands ask."""
    able: Any = state.company[hook] if state.bands else ()
    return list(able)


def strengths(state: RootState, where: int) -> list[int]:
    """What each side has in a clearing that counts for rule."""
    company = state.company
    if company["reckons"] or (company["lends_warriors"] and lenders(state)):
        counts = [own.strength(state, side, where) for side, own in enumerate(company.owners)]
    else:
        here = state.clearings[where]
        counts = here.warriors.copy()
        for owner, _ in here.buildings:
            counts[owner] += 1
    for card in cards_with(state, "rule"):
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


def lenders(state: RootState) -> "list[tuple[Side, Faction]]":
    """Who lends warriors to somebody at this moment (Law 11.2.7.III)."""
    return [(side, own) for side, own in state.company["lends_warriors"] if own.lends_now(state, side)]


def lent_to(state: RootState, side: Side, where: int) -> dict[int, int]:
    """Whose warriors, and how many, a side counts as own in a clearing (Law 11.2.7.III)."""
    able = lenders(state)
    if not able:
        return {}
    lent = {owner: own.lends(state, owner, side, where) for owner, own in able if owner != side}
    return {owner: count for owner, count in lent.items() if count}


def opened_to(state: RootState, side: Side, where: int) -> tuple[int, ...]:
    """The clearings to which others open ways for a side (Law 11.2.7.II)."""
    return tuple(
        to
        for owner, own in state.company["opens_ways"]
        if owner != side
        for to in own.opens_ways(state, owner, side, where)
    )


def may_fight(state: RootState, side: Side, where: int, whom: Side) -> bool:
    """Has a side anybody there to fight this one with? Lent warriors do not fight against their own."""
    lent = lent_to(state, side, where) if state.company["lends_warriors"] else {}
    return not lent or whom not in lent or len(lent) > 1 or bool(owner_of(state, side).fighters(state, side, where))


def has_enemy_pieces(state: RootState, seat: int, foe: Side, where: int) -> bool:
    """Has an enemy pieces there beside warriors that this player counts as own (Law Zh.1.11)?"""
    own = owner_of(state, foe)
    lent = lent_to(state, seat, where).get(foe, 0) if state.company["lends_warriors"] else 0
    if not lent:
        return own.is_there(state, foe, where)
    here = state.clearings[where]
    more = own.fighters(state, foe, where) > lent
    return more or any(owner == foe for owner, _ in (*here.buildings, *here.tokens))


def warriors_in(state: RootState, where: int) -> int:
    """All warriors in a clearing, whosever they are."""
    return sum(own.fighters(state, side, where) for side, own in enumerate(state.company.owners))


def ruled_by(state: RootState, seat: int, fits: Callable[[int], bool] = lambda _where: True) -> list[int]:
    """The clearings that a seat rules."""
    return [where for where in state.clearings if fits(where) and ruler(state, where) == seat]


def may_place(state: RootState, side: Side, where: int) -> bool:
    """May a side place pieces in a clearing? Scorched earth takes nobody; other sides' pieces may forbid it."""
    return not state.clearings[where].scorched and forbidding(state, "forbids_placing", side, where) is None


def may_place_once_swept(state: RootState, side: Side, where: int) -> bool:
    """May a side place pieces in a clearing when all enemy pieces that can be removed have left it?"""
    forbidden = any(
        own.forbids_placing(state, owner, where, side)
        and (own.outlasts_sweeps or are_allied(state, side, owner) or is_shielded(state, owner, where, side))
        for owner, own in state.company["forbids_placing"]
    )
    return not state.clearings[where].scorched and not forbidden


def may_leave(state: RootState, side: Side, where: int) -> bool:
    """May a side's pieces move out of a clearing?"""
    return forbidding(state, "forbids_leaving", side, where) is None


def may_enter(state: RootState, side: Side, where: int) -> bool:
    """May a side's pieces move into a clearing? Nobody moves into scorched earth (Law G.6.2)."""
    return not state.clearings[where].scorched and forbidding(state, "forbids_entering", side, where) is None


def forbidding(state: RootState, hook: str, side: Side, where: int) -> "Owner | None":
    """Who forbids it, if anybody does."""
    for owner, own in state.company[hook]:
        who = side if owner >= len(state.factions) else played_by(state, side)  # who moves a band answers for it
        if getattr(own, hook)(state, owner, where, who):
            return own
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
        for other, own in enumerate(state.company.owners)
        if other != side
        and own.is_there(state, other, where)
        and not are_friends(state, side, other)
        and not (state.bands and is_warded(state, side, other, where))
    ]


def are_friends(state: RootState, one: Side, other: Side) -> bool:
    """May two sides not battle each other, being of one player (Law D.3.2) or of partners (ruling R1)?"""
    if rulings.PARTNERS_MAY_FIGHT:
        return played_by(state, one) == played_by(state, other) != NOBODY
    return are_allied(state, one, other)


def warding(state: RootState, attacker: Side, defender: Side, where: int) -> "Hireling | None":
    """The band that keeps one side from attacking another there, if there is one."""
    for band, own in bands_with(state, "wards_off"):
        if own.wards_off(state, band, attacker, defender, where):
            return own
    return None


def is_warded(state: RootState, attacker: Side, defender: Side, where: int) -> bool:
    """Does a band keep one side from attacking another there?"""
    return warding(state, attacker, defender, where) is not None


def is_shielded(state: RootState, owner: Side, where: int, by: Side) -> bool:
    """Does a band keep pieces of a side from being removed by another?"""
    return any(own.shields(state, band, owner, where, by) for band, own in bands_with(state, "shields"))
