"""What the Hundreds would expect on offer and may not do now."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from nemeton.kernel import Refusal

from ...places import fits
from ...refusals import NO_SLOT, refused_battles, refused_dominance, unplaceable
from ...rules.movement import needs_rule, refused_moves, ways_from
from ...rules.rule import faction, may_enter, may_leave, may_place, ruler, why_not
from ...state import RootState, buildings_in, slots_free, with_token
from .board import MOB, MOODS, HundredsBoard, hoard
from .choices import Build, Incite, Lead

if TYPE_CHECKING:
    from .rules import Hundreds


def board_of(state: RootState, seat: int) -> HundredsBoard:
    """The board of the Hundreds."""
    board = state.boards[seat]
    assert isinstance(board, HundredsBoard)
    return board


def refused_moods(state: RootState, seat: int) -> Iterator[Refusal]:
    """The mood of now, and those whose item lies in the hoard."""
    board = board_of(state, seat)
    for mood, item in MOODS.items():
        if mood == board.mood:
            yield Refusal(mood, "root.refused.mood_now", "14.4.4")
        elif item in hoard(board):
            yield Refusal(mood, "root.refused.mood_item", "14.4.4")


def refused_command(state: RootState, seat: int, own: Hundreds) -> Iterator[Refusal]:
    """Moves, battles and dominance as for everybody; the warlord's ways; strongholds that cannot be built."""
    yield from refused_moves(state, seat)
    yield from refused_battles(state, seat)
    yield from refused_dominance(state, seat)
    yield from refused_leads(state, seat)
    cards = sorted({card.card for card in state.hands[seat]})
    for where in state.clearings:
        reason = why_no_stronghold(state, seat, where)
        if not own.fighters(state, seat, where) and not buildings_in(state, seat, where):
            continue
        for card in cards:
            if reason is not None:
                yield Refusal(Build(card, where), *reason)
            elif not fits(state, card, where):
                yield Refusal(Build(card, where), "root.refused.card_suit", "14.5.2.III")


def why_no_stronghold(state: RootState, seat: int, where: int) -> tuple[str, str] | None:
    """What stands against a stronghold in a clearing, whatever the card."""
    if not board_of(state, seat).stronghold:
        return "root.refused.none_left", "1.5.1"
    if ruler(state, where) != seat:
        return "root.refused.not_ruled", "14.5.2.III"
    if not slots_free(state, where):
        return NO_SLOT
    return None if may_place(state, seat, where) else unplaceable(state, seat, where)


def refused_leads(state: RootState, seat: int) -> Iterator[Refusal]:
    """Ways along which the warlord may not go."""
    origin = board_of(state, seat).warlord
    for to in ways_from(state, seat, origin) if origin else ():
        option = Lead(origin, to, 0)
        if not may_leave(state, seat, origin):
            yield Refusal(option, *why_not(state, "forbids_leaving", seat, origin))
        elif not may_enter(state, seat, to):
            yield Refusal(option, *why_not(state, "forbids_entering", seat, to))
        elif seat not in (ruler(state, origin), ruler(state, to)) and needs_rule(state, seat, origin, to):
            yield Refusal(option, "root.refused.no_rule", "4.2.1")


def refused_inciting(state: RootState, seat: int, places: list[int]) -> Iterator[Refusal]:
    """Clearings with a mob, with nobody of theirs, or of another suit."""
    mobs = with_token(state, seat, MOB)
    cards = sorted({card.card for card in state.hands[seat]})
    for where in state.clearings:
        reason: tuple[str, str] | None = None
        if where in mobs:
            reason = "root.refused.mob_there", "14.6.1"
        elif not faction(state, seat).fighters(state, seat, where):
            reason = "root.refused.no_rat", "14.6.1"
        elif where not in places:
            reason = unplaceable(state, seat, where)
        for card in cards:
            if reason is not None:
                yield Refusal(Incite(card, where), *reason)
            elif not fits(state, card, where):
                yield Refusal(Incite(card, where), "root.refused.card_suit", "14.6.1")
