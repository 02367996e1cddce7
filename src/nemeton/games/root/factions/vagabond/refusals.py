"""What the Vagabond would expect on offer and may not do now."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING

from nemeton.kernel import Refusal

from ...cards import QUESTS
from ...places import has_suit
from ...refusals import refused_crafting, refused_dominance
from ...rules.movement import closed_ways, ways_from
from ...rules.rule import may_enter, may_leave, opponents_in, why_not
from ...state import RootState
from .board import VagabondBoard
from .choices import Attack, DoQuest, Explore, Walk
from .items import ready

if TYPE_CHECKING:
    from .rules import Vagabond


def refused_by_vagabond(state: RootState, seat: int, own: Vagabond) -> Iterator[Refusal]:
    """Actions for which items are missing."""
    board = state.boards[seat]
    assert isinstance(board, VagabondBoard)
    yield from refused_crafting(state, seat)
    yield from refused_dominance(state, seat)
    for to in set(own.nearby(state, seat)) - set(own.ways(state, seat)):
        free = may_enter(state, seat, to)
        reason = ("root.refused.boots", "9.5.1") if free else why_not(state, "forbids_entering", seat, to)
        yield Refusal(Walk(to), *reason)
    if not board.at:
        return
    if not may_leave(state, seat, board.at):
        for to in ways_from(state, seat, board.at):
            yield Refusal(Walk(to), *why_not(state, "forbids_leaving", seat, board.at))
    for to, kind, law in closed_ways(state, seat, board.at):
        yield Refusal(Walk(to), kind, law)
    if not ready(board, "sword"):
        for other in opponents_in(state, seat, board.at):
            yield Refusal(Attack(other), "root.refused.sword", "9.5.2")
    if not ready(board, "torch") and state.ruins.get(board.at):
        yield Refusal(Explore(), "root.refused.torch", "9.5.3")
    have = Counter(item.kind for item in ready(board))
    for name in state.quests:
        quest = QUESTS[name]
        if not has_suit(state, board.at, quest.suit):
            yield Refusal(DoQuest(name), "root.refused.quest_suit", "9.5.5")
        elif Counter(quest.items) - have:
            yield Refusal(DoQuest(name), "root.refused.quest_items", "9.5.5")
