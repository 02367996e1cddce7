"""What the Riverfolk would expect on offer and may not do now."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from nemeton.kernel import Refusal

from ...cards import AMBUSH, CARDS, DOMINANCE, ITEM, PERSISTENT
from ...places import suits_of
from ...refusals import refused_battles, refused_dominance, unplaceable
from ...rules.crafting import Craft, ready_pieces, ways_to_pay
from ...rules.movement import Move, ways_from
from ...rules.rule import may_enter, may_place, ruler
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
    yield from refused_ways(state, seat, own)
    yield from refused_battles(state, seat)
    yield from refused_crafts(state, seat)
    yield from refused_dominance(state, seat)
    yield from refused_recruits(state, seat, own)
    yield from refused_posts(state, seat, own)


def refused_ways(state: RootState, seat: int, own: Riverfolk) -> Iterator[Refusal]:
    """Paths between clearings that others rule, and ways without a fund to pay for."""
    funds = board_of(state, seat).funds
    for origin, here in state.clearings.items():
        for to in ways_from(state, seat, origin) if here.warriors[seat] else ():
            option = Move(origin, to, 1)
            if not may_enter(state, seat, to):
                yield Refusal(option, "root.refused.scorched", "G.6.2")
            elif own.needs_rule(state, seat, origin, to) and seat not in (ruler(state, origin), ruler(state, to)):
                yield Refusal(option, "root.refused.no_rule", "4.2.1")
            elif not funds:
                yield Refusal(option, NO_FUNDS, "11.5.1")


def refused_crafts(state: RootState, seat: int) -> Iterator[Refusal]:
    """Cards that cannot be crafted: neither can they be exported."""
    ready, funds = ready_pieces(state, seat), total(board_of(state, seat).funds)
    for name in sorted({card.card for card in state.hands[seat]}):
        card, option = CARDS[name], Craft(name)
        if card.kind in (AMBUSH, DOMINANCE):
            yield Refusal(option, "root.refused.never_crafted", "2.1.2" if card.kind == AMBUSH else "2.1.3")
        elif card.kind == ITEM and not state.items[card.item]:
            yield Refusal(option, "root.refused.item_gone", "4.1.2")
        elif card.kind == PERSISTENT and name in state.play_areas[seat]:
            yield Refusal(option, "root.refused.in_play", "4.1.4")
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
