"""What the Keepers would expect on offer and may not do now."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from nemeton.kernel import Refusal

from ...places import forests_beside, has_suit
from ...refusals import NO_SLOT, unplaceable
from ...rules.movement import Move, refused_moves
from ...rules.rule import may_place, ruler
from ...state import RootState, slots_free
from .board import COLUMNS, DELVE, MOST_SERVANTS, RECOVER, faces_of, piece_of, servants, suit
from .choices import Add, Decamp, Delve, Encamp, Enlist, Recover, Serve, Shift
from .relics import board_of, camps, faces_in, foes_in, recoverable, relics_in


def refused_camps(state: RootState, seat: int) -> Iterator[Refusal]:
    """Clearings with warriors in which no waystation can stand."""
    board = board_of(state, seat)
    if not board.waystations:
        return
    face = faces_of(board.waystations[0])[0]
    for where, here in state.clearings.items():
        if not here.warriors[seat]:
            continue
        if where in board.camped:
            yield Refusal(Encamp(where, face), "root.refused.camped", "15.4.1")
        elif not slots_free(state, where):
            yield Refusal(Encamp(where, face), *NO_SLOT)
        elif not may_place(state, seat, where):
            yield Refusal(Encamp(where, face), *unplaceable(state, seat, where))


def refused_breaks(state: RootState, seat: int) -> Iterator[Refusal]:
    """Waystations that no warrior can replace."""
    board = board_of(state, seat)
    for where in dict.fromkeys(camps(state, seat)):
        for face in dict.fromkeys(faces_in(state, seat, where)):
            if where in board.camped:
                yield Refusal(Decamp(where, face), "root.refused.camped", "15.4.2")
            elif not may_place(state, seat, where):
                yield Refusal(Decamp(where, face), *unplaceable(state, seat, where))
            elif not state.supply[seat]:
                yield Refusal(Decamp(where, face), "root.refused.no_warriors", "1.5.1")


def refused_recruiting(state: RootState, seat: int, offered: Iterable[Enlist]) -> Iterator[Refusal]:
    """Cards that match no clearing with a waystation, or only such as take nobody."""
    cards = {option.card for option in offered}
    sites = [*dict.fromkeys(camps(state, seat))]
    for card in sorted({card.card for card in state.hands[seat]} - cards):
        fitting = [where for where in sites if has_suit(state, where, suit(card))]
        if fitting:
            yield Refusal(Enlist(card, fitting[0]), *unplaceable(state, seat, fitting[0]))
        elif sites:
            yield Refusal(Enlist(card, sites[0]), "root.refused.no_waystation", "15.4.3")


def refused_service(
    state: RootState, seat: int, column: str, cards: list[str], options: list[Any]
) -> Iterator[Refusal]:
    """Clearings in which a card could act, were it not for its suit or for something else there."""
    offered = {option.deed for option in options if isinstance(option, Serve)}
    for where in state.clearings:
        card = next((card for card in cards if has_suit(state, where, suit(card))), "")
        for deed, reason in expected(state, seat, column, where):
            if deed in offered:
                continue
            if not card:
                yield Refusal(Serve(cards[0], deed), "root.refused.servant_suit", "15.5.2")
            elif reason is not None:
                yield Refusal(Serve(card, deed), *reason)


def expected(
    state: RootState, seat: int, column: str, where: int
) -> Iterator[tuple[Move | Delve | Recover, tuple[str, str] | None]]:
    """What one would expect to do in a clearing, each with what stands against it but for the suit."""
    if column == DELVE:
        if state.clearings[where].warriors[seat]:
            yield from expected_digs(state, seat, where)
        return
    for refusal in refused_moves(state, seat):
        if isinstance(refusal.option, Move) and refusal.option.origin == where:
            yield refusal.option, (refusal.reason, refusal.law)
    if column == RECOVER:
        ready = recoverable(state, seat, where)
        for piece in dict.fromkeys(relics_in(state, seat, where)):
            yield Recover(where, piece), None if piece in ready else ("root.refused.other_relic", "15.5.2.III.A")


def expected_digs(state: RootState, seat: int, where: int) -> Iterator[tuple[Delve, tuple[str, str] | None]]:
    """Relics beside a clearing: enemies are fought first, and whoever digs rules there."""
    forests = board_of(state, seat).forests
    for forest in forests_beside(state, where):
        for relic in forests.get(forest, ())[:1]:
            deed = Delve(where, forest, piece_of(relic))
            if foes_in(state, seat, where):
                yield deed, ("root.refused.battle_first", "15.5.2.II")
            elif ruler(state, where) != seat:
                yield deed, ("root.refused.not_ruled", "15.5.2.II")
            else:
                yield deed, None


def refused_additions(state: RootState, seat: int, added: bool) -> Iterator[Refusal]:
    """A retinue of ten takes nobody more; and who has added a card moves none."""
    board = board_of(state, seat)
    if servants(board) >= MOST_SERVANTS:
        for card in sorted({card.card for card in state.hands[seat]}):
            yield Refusal(Add(card, COLUMNS[0]), "root.refused.full_retinue", "15.6.2")
    for column in COLUMNS if added else ():
        other = next(one for one in COLUMNS if one != column)
        for card in sorted(set(board.retinue[column])):
            yield Refusal(Shift(card, column, other), "root.refused.added", "15.6.2")
