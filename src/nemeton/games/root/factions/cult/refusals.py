"""What the Cult would expect on offer and may not do now."""

from __future__ import annotations

from collections.abc import Iterator

from nemeton.kernel import Refusal

from ...cards import BIRD, suit_of
from ...places import clearings_of, suits_of
from ...refusals import NO_SLOT, refused_dominance, unplaceable
from ...rules.battle import legal_battles
from ...rules.movement import refused_moves
from ...rules.rule import may_place, ruler
from ...state import RootState, enemy_sides, slots_free
from .board import CONVERT, CRUSADE, SANCTIFY, CultBoard, garden_of, rite_of
from .choices import Convert, Gather, Plant, Rite, Sacrifice, Sanctify

NONE_LEFT, NO_WARRIORS = ("root.refused.none_left", "1.5.1"), ("root.refused.no_warriors", "1.5.1")
ACOLYTES, NOT_OUTCAST = ("root.refused.acolytes", "10.4.3"), ("root.refused.not_outcast", "10.4.3")
NOT_RULED, NO_JOKER = ("root.refused.not_ruled", "10.5.1"), ("root.refused.no_joker", "10.2.2")
SCORED, NO_GARDEN = ("root.refused.scored", "10.5.3"), ("root.refused.no_garden", "10.5.3")


def refused_conspiracies(state: RootState, seat: int) -> Iterator[Refusal]:
    """Too few acolytes, other clearings, places where nothing may be placed."""
    board = state.boards[seat]
    assert isinstance(board, CultBoard)
    shunned = clearings_of(state, board.outcast)
    can_march = board.acolytes >= board.price(CRUSADE)
    if can_march:
        yield from (one for one in refused_moves(state, seat) if one.option.origin in shunned)
    for battle in legal_battles(state, seat):
        if battle.where not in shunned:
            yield Refusal(battle, *NOT_OUTCAST)
        elif not can_march:
            yield Refusal(battle, *ACOLYTES)
    foes = enemy_sides(state, seat)
    for where in shunned:
        here = state.clearings[where]
        barred = None if may_place(state, seat, where) else unplaceable(state, seat, where)
        reason = barred or (None if board.acolytes >= board.price(CONVERT) else ACOLYTES)
        if reason:
            yield from [Refusal(Convert(where, foe), *reason) for foe in foes if here.warriors[foe]]
        reason = barred or (None if any_garden(state, seat, where) else NONE_LEFT)
        reason = reason or (None if board.acolytes >= board.price(SANCTIFY) else ACOLYTES)
        if reason:
            built = [(owner, piece) for owner, piece in sorted(set(here.buildings)) if owner in foes]
            yield from [Refusal(Sanctify(where, owner, piece), *reason) for owner, piece in built]


def refused_rituals(state: RootState, seat: int) -> Iterator[Refusal]:
    """Cards in hand that allow less than one might think."""
    yield from refused_dominance(state, seat)
    for card in sorted({card.card for card in state.hands[seat]}):
        if suit_of(card) == BIRD:
            yield Refusal(Rite(card), *NO_JOKER)
            if not state.supply[seat]:
                yield Refusal(Sacrifice(card), *NO_WARRIORS)
        else:
            yield from refused_by_card(state, seat, card)


def refused_by_card(state: RootState, seat: int, card: str) -> Iterator[Refusal]:
    """What a card of a suit does not allow."""
    board, suit = state.boards[seat], suit_of(card)
    assert isinstance(board, CultBoard)
    for where in clearings_of(state, suit):
        barred = None if may_place(state, seat, where) else unplaceable(state, seat, where)
        if barred or not state.supply[seat]:
            yield Refusal(Gather(card, where), *(barred or NO_WARRIORS))
        if state.clearings[where].warriors[seat] or ruler(state, where) == seat:
            reason = barred or no_room(state, seat, where)
            if reason:
                yield Refusal(Plant(card, where), *reason)
    if rite_of(suit) in state.used:
        yield Refusal(Rite(card), *SCORED)
    elif not board.planted(suit):
        yield Refusal(Rite(card), *NO_GARDEN)


def any_garden(state: RootState, seat: int, where: int) -> bool:
    """Is a garden left that matches a clearing?"""
    return any(getattr(state.boards[seat], garden_of(suit)) for suit in suits_of(state, where))


def no_room(state: RootState, seat: int, where: int) -> tuple[str, str] | None:
    """Why no garden can be planted where pieces may be placed."""
    if not any_garden(state, seat, where):
        return NONE_LEFT
    if ruler(state, where) != seat:
        return NOT_RULED
    return None if slots_free(state, where) else NO_SLOT
