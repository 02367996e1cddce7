"""What the Eyrie would expect on offer and may not do now."""

from collections.abc import Iterator

from nemeton.kernel import Refusal

from ...cards import BIRD, suit_of
from ...places import has_suit
from ...refusals import NO_SLOT, unplaceable
from ...rules.battle import Assault
from ...rules.movement import Move, closed_ways
from ...rules.rule import faction, may_enter, may_leave, may_place, opponents_in, ruler, why_not
from ...state import RootState, slots_free
from .board import BATTLE, BUILD, COLUMNS, MOVE, RECRUIT, suit
from .choices import BuildRoost, Decree, Deed, RecruitAt, Resolve, Turmoil


def refused_in_decree(state: RootState, seat: int, bird_added: bool) -> Iterator[Refusal]:
    """Of two cards that are added one may be a bird."""
    if bird_added:
        for name in sorted({card.card for card in state.hands[seat] if suit_of(card.card) == BIRD}):
            yield from (Refusal(Decree(name, column), "root.refused.second_bird", "7.4.2") for column in COLUMNS)


def refused_by_decree(
    state: RootState, seat: int, column: str, cards: list[str], options: list[Resolve]
) -> Iterator[Refusal]:
    """Clearings in which the Eyrie could act, were it not for the suits of the cards or for something else there."""
    offered = {aim_of(option.deed) for option in options}
    for where in state.clearings:
        card = next((card for card in cards if has_suit(state, where, suit(card))), "")
        for way, reason in expected_ways(state, seat, column, where):
            if aim_of(way) in offered:
                continue
            if not card:
                yield Refusal(Resolve(cards[0], way), "root.refused.decree_suit", "7.5.2")
            elif reason is not None:
                yield Refusal(Resolve(card, way), *reason)
        if column == MOVE and card and state.clearings[where].warriors[seat]:
            for to, kind, law in closed_ways(state, seat, where):
                yield Refusal(Resolve(card, Move(where, to, 1)), kind, law)


def aim_of(deed: Deed) -> tuple[int, int]:
    """The clearing in which a deed is done, and where a move leads to; nothing for turmoil."""
    match deed:
        case Move(origin, to):
            return origin, to
        case Turmoil():
            return 0, 0
    return deed.where, 0


def expected_ways(
    state: RootState, seat: int, column: str, where: int
) -> Iterator[tuple[Deed, tuple[str, str] | None]]:
    """What one would expect to do in a clearing for a column, each with what stands against it but for the suit."""
    here = state.clearings[where]
    is_roost = (seat, "roost") in here.buildings
    if column == RECRUIT and is_roost:
        reason = None if may_place(state, seat, where) else unplaceable(state, seat, where)
        yield RecruitAt(where), reason if state.supply[seat] else ("root.refused.no_warriors", "1.5.1")
    elif column == MOVE and here.warriors[seat]:
        for to in faction(state, seat).neighbours(state, seat, where):
            if not may_leave(state, seat, where):
                yield Move(where, to, 1), why_not(state, "forbids_leaving", seat, where)
            elif not may_enter(state, seat, to):
                yield Move(where, to, 1), why_not(state, "forbids_entering", seat, to)
            else:
                yield Move(where, to, 1), ("root.refused.no_rule", "4.2.1")
    elif column == BATTLE and faction(state, seat).can_attack(state, seat, where):
        yield from ((Assault(where, other), None) for other in opponents_in(state, seat, where))
    elif column == BUILD and (here.warriors[seat] or is_roost):
        if is_roost:
            yield BuildRoost(where), ("root.refused.roost", "7.5.2.IV")
        elif ruler(state, where) != seat:
            yield BuildRoost(where), ("root.refused.not_ruled", "7.5.2.IV")
        else:
            yield BuildRoost(where), unplaceable(state, seat, where) if slots_free(state, where) else NO_SLOT
