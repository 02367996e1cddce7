"""What the Duchy would expect on offer and may not do now."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from nemeton.kernel import Refusal

from ...places import fits
from ...refusals import NO_SLOT, unplaceable
from ...rules.rule import may_place, ruler
from ...state import RootState, buildings_in, slots_free, tokens_in
from .board import BUILDINGS, LORD, MAYOR, MINISTERS, TUNNEL, DuchyBoard, crowns_left, law_of
from .choices import Consult, Dig, Recruit, RevealToBuild, Summon, Sway

if TYPE_CHECKING:
    from .parliament import Parliament


def board_of(state: RootState, seat: int) -> DuchyBoard:
    """The Duchy's board."""
    board = state.boards[seat]
    assert isinstance(board, DuchyBoard)
    return board


def refused_in_assembly(state: RootState, seat: int, own: Parliament) -> Iterator[Refusal]:
    """Recruiting without a supply, building sites, grounds where nobody may dig."""
    if not state.supply[seat]:
        yield Refusal(Recruit(), "root.refused.no_warriors", "1.5.1")
    cards = sorted({card.card for card in state.hands[seat]})
    yield from _refused_sites(state, seat, cards, any_suit=False)
    for where in state.clearings:
        card = next((card for card in cards if fits(state, card, where)), "")
        if not cards:
            return
        if tokens_in(state, seat, where, TUNNEL):
            yield Refusal(Dig(card or cards[0], where), "root.refused.tunnel", "12.5.1.V")
        elif not may_place(state, seat, where):
            yield Refusal(Dig(card or cards[0], where), *unplaceable(state, seat, where))
        elif not card:
            yield Refusal(Dig(cards[0], where), "root.refused.no_match", "12.5.1.V")


def refused_by_foremole(state: RootState, seat: int, own: Parliament) -> Iterator[Refusal]:
    """Where he cannot build."""
    yield from _refused_sites(state, seat, sorted({card.card for card in state.hands[seat]}), any_suit=True)


def _refused_sites(state: RootState, seat: int, cards: list[str], *, any_suit: bool) -> Iterator[Refusal]:
    """Clearings with pieces of theirs where nothing can be built, with a card that would fit or the first one."""
    board, law = board_of(state, seat), law_of("foremole") if any_suit else "12.5.1.I"
    for where, here in state.clearings.items():
        if not cards or not (here.warriors[seat] or buildings_in(state, seat, where)):
            continue
        card = next((card for card in cards if any_suit or fits(state, card, where)), "")
        for piece in BUILDINGS:
            option = RevealToBuild(card or cards[0], piece, where)
            if not getattr(board, piece):
                yield Refusal(option, "root.refused.none_left", "1.5.1")
            elif ruler(state, where) != seat:
                yield Refusal(option, "root.refused.not_ruled", law)
            elif not slots_free(state, where):
                yield Refusal(option, *NO_SLOT)
            elif not may_place(state, seat, where):
                yield Refusal(option, *unplaceable(state, seat, where))
            elif not card:
                yield Refusal(option, "root.refused.no_match", law)


def refused_in_parliament(state: RootState, seat: int, own: Parliament) -> Iterator[Refusal]:
    """Ministers who were not swayed, have acted, or have nothing to do."""
    board = board_of(state, seat)
    for name in MINISTERS:
        if name not in board.swayed:
            yield Refusal(Summon(name), "root.refused.unswayed", "12.5.2")
        elif name in board.acted:
            yield Refusal(Summon(name), "root.refused.acted", "12.5.2")
        elif name != MAYOR and not own.can_act(state, seat, name):
            yield Refusal(Summon(name), "root.refused.idle_minister", law_of(name))
        elif name == MAYOR and not any(isinstance(option, Consult) for option in own.summons(state, seat)):
            yield Refusal(Summon(name), "root.refused.nobody_to_consult", law_of(MAYOR))
    if MAYOR in board.swayed and MAYOR not in board.acted:
        lords = [name for name in board.swayed if MINISTERS[name] == LORD]
        yield from (Refusal(Consult(name), "root.refused.lord_consulted", law_of(MAYOR)) for name in lords)


def refused_swaying(state: RootState, seat: int, own: Parliament) -> Iterator[Refusal]:
    """Ministers who serve already, for whom no crown is left, or for whom too few cards match."""
    board = board_of(state, seat)
    able = own.within_reach(state, seat)
    for name, rank in MINISTERS.items():
        option = Sway(name)
        if option in able:
            continue
        if name in board.swayed:
            yield Refusal(option, "root.refused.swayed", "12.5.3.I")
        elif not crowns_left(board, rank):
            yield Refusal(option, "root.refused.no_crown", "12.5.3.I")
        else:
            yield Refusal(option, "root.refused.too_few_cards", "12.5.3.II")
