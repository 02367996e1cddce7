"""What the Riverfolk would expect on offer and may not do now."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from nemeton.kernel import Refusal

from ...cards import CARDS
from ...places import suits_of
from ...refusals import refused_battles, refused_dominance, uncraftable, unplaceable
from ...rules.crafting import Craft, ready_pieces, ways_to_pay
from ...rules.movement import legal_moves, refused_moves
from ...rules.rule import may_place, ruler
from ...state import NOBODY, RootState
from .board import POST_COST, total
from .choices import DrawOne, Found, RecruitOn
from .prices import board_of, on_river, posts_on_map

if TYPE_CHECKING:
    from .rules import Riverfolk

NO_FUNDS = "root.refused.no_funds"


def refused_by_riverfolk(state: RootState, seat: int, own: Riverfolk) -> Iterator[Refusal]:
    """Cards, warriors, ways and posts; without funds, all of it."""
    if not board_of(state, seat).funds:
        yield Refusal(DrawOne(), NO_FUNDS, "11.5")
    yield from refused_ways(state, seat)
    yield from refused_battles(state, seat)
    yield from refused_crafts(state, seat)
    yield from refused_dominance(state, seat)
    yield from refused_recruits(state, seat, own)
    yield from refused_posts(state, seat, own)


def refused_ways(state: RootState, seat: int) -> Iterator[Refusal]:
    """Ways that nobody opens, paths between clearings that others rule, and ways without a fund to pay for."""
    yield from refused_moves(state, seat)
    if not board_of(state, seat).funds:
        yield from [Refusal(move, NO_FUNDS, "11.5.1") for move in legal_moves(state, seat) if move.count == 1]


def refused_crafts(state: RootState, seat: int) -> Iterator[Refusal]:
    """Cards that cannot be crafted: neither can they be exported."""
    ready, funds = ready_pieces(state, seat), total(board_of(state, seat).funds)
    for name in sorted({card.card for card in state.hands[seat]}):
        card, option = CARDS[name], Craft(name)
        if why := uncraftable(state, seat, card):
            yield Refusal(option, *why)
        elif not ways_to_pay(card.cost, ready):
            yield Refusal(option, "root.refused.slots_taken", "11.5.3")
        elif len(card.cost) > funds:
            yield Refusal(option, NO_FUNDS, "11.5.3")


def refused_recruits(state: RootState, seat: int, own: Riverfolk) -> Iterator[Refusal]:
    """Clearings to which no warrior comes."""
    funds, offered = board_of(state, seat).funds, own.shores(state, seat)
    for where in state.clearings:
        option = RecruitOn(where)
        if where not in on_river(state):
            yield Refusal(option, "root.refused.no_river", "11.5.5")
        elif not funds:
            yield Refusal(option, NO_FUNDS, "11.5.5")
        elif not may_place(state, seat, where):
            yield Refusal(option, *unplaceable(state, seat, where))
        elif where not in offered:
            yield Refusal(option, "root.refused.no_warriors", "1.5.1")


def refused_posts(state: RootState, seat: int, own: Riverfolk) -> Iterator[Refusal]:
    """Clearings in which no trade post can be founded."""
    board, taken = board_of(state, seat), posts_on_map(state, seat)
    offered = {option.where for option in own.sites(state, seat)}
    for where in state.clearings:
        if where in offered:
            continue
        option = Found(where, suits_of(state, where)[0])
        lord = ruler(state, where)
        if where in taken:
            yield Refusal(option, "root.refused.post_there", "11.5.6.1")
        elif lord == NOBODY:
            yield Refusal(option, "root.refused.nobody_rules", "11.5.6.1")
        elif not may_place(state, seat, where):
            yield Refusal(option, *unplaceable(state, seat, where))
        elif not any(board.posts[suit] for suit in suits_of(state, where)):
            yield Refusal(option, "root.refused.none_left", "1.5.1")
        elif board.funds.get(lord, 0) < POST_COST:
            yield Refusal(option, "root.refused.funds_of_ruler", "11.5.6.2")
