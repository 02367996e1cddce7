"""What a battle may cost, reckoned before the dice are rolled (Law 4.3).

Everything comes from a state as a seat sees it: pieces, items and crafted cards are public, and an ambush is a chance.
The rows of `modifiers` answer as they do in the battle itself. What players may still choose is a `Plan`; without one
nobody uses anything. A test plays all throws of the dice through the rules and compares.
"""

import copy
from collections import Counter
from collections.abc import Iterator
from math import comb
from typing import NamedTuple

import msgspec

from nemeton.kernel import BLANK

from ..pieces import Side
from ..state import Battle, RootState, seats
from .battle import AMBUSH_HITS, DIE_SIDES, rolled_hits
from .modifiers import (
    ATTACKER,
    BARS_AMBUSH,
    BOTH,
    DEFENDER,
    DEFENSELESS,
    EFFECT,
    EXTRA_HITS,
    HIGH_DIE,
    MOST_ROLLED,
    SPARED,
    Gain,
    answer_of,
    can_be_used,
    count,
    fighter,
    is_ambush,
    rows_for,
    spared_by,
)
from .rule import owner_of

THROWS = [(one, other) for one in range(DIE_SIDES) for other in range(DIE_SIDES)]


class Losses(NamedTuple):
    """What both sides lose: pieces on the map, or items of a pawn."""

    attacker: int
    defender: int


class Effect(NamedTuple):
    """Something that a side may use in the battle: a crafted card or an ability, and how often."""

    role: int
    name: str
    gain: Gain
    times: int = 1


class Plan(NamedTuple):
    """What is chosen in the battle: an ambush that is not foiled, effects that are used."""

    ambush: bool = False
    uses: tuple[Effect, ...] = ()


NOTHING_USED = Plan()


class Odds(NamedTuple):
    """In how many of so many throws the sides lose so much."""

    ways: dict[Losses, int]

    @property
    def throws(self) -> int:
        """All of them."""
        return sum(self.ways.values())

    def of(self, role: int) -> dict[int, float]:
        """How likely it is that one side loses so much, by number."""
        found: Counter[int] = Counter()
        for losses, ways in self.ways.items():
            found[losses[role]] += ways
        return {lost: found[lost] / self.throws for lost in sorted(found)}


def odds(state: RootState, battle: Battle, plan: Plan = NOTHING_USED) -> Odds:
    """What the battle may cost both sides. Where the dice lie already, one thing is sure."""
    state, fallen = during(state, battle), 0
    if plan.ambush and not battle.dice:
        own = owner_of(state, battle.attacker)
        state = with_own_copy(state, battle)
        hits = AMBUSH_HITS - bool(spared_by(state, battle, ATTACKER))
        battle = msgspec.structs.replace(battle, used=[*battle.used, SPARED[ATTACKER]])
        fallen = min(hits, own.most_lost(state, battle.attacker, battle))
        own.struck(state, battle.attacker, battle, hits)
        if not own.can_attack(state, battle.attacker, battle.where):
            return Odds({Losses(fallen, 0): len(THROWS)})
    found: Counter[Losses] = Counter()
    for rolled in [battle.rolled] if battle.dice else all_rolled(state, battle):
        lost = outcome(state, battle, rolled, plan.uses)
        found[Losses(lost.attacker + fallen, lost.defender)] += 1
    return Odds(dict(found))


def during(state: RootState, battle: Battle) -> RootState:
    """The state while this battle is fought: who fights against whom says whose warriors are lent (Law 11.2.7.III)."""
    return state if state.battle is not None else msgspec.structs.replace(state, battle=battle)


def all_rolled(state: RootState, battle: Battle) -> Iterator[list[int]]:
    """The hits of every throw (Law 4.3.2)."""
    most = [count(state, battle, MOST_ROLLED, role) for role in BOTH]
    high = bool(count(state, battle, HIGH_DIE, DEFENDER))
    for throw in THROWS:
        yield list(rolled_hits(throw, most[ATTACKER], most[DEFENDER], defender_takes_high=high))


def outcome(state: RootState, battle: Battle, rolled: list[int], uses: tuple[Effect, ...]) -> Losses:
    """What both sides lose when the dice have dealt so much (Law 4.3.3, 4.3.4)."""
    hits = list(rolled)
    for effect in uses:
        if effect.gain.ignores_rolled:
            hits[1 - effect.role] = 0
    for role in BOTH:
        hits[role] += count(state, battle, EXTRA_HITS, role)
        hits[role] += sum(effect.gain.adds * effect.times for effect in uses if effect.role == role)
    if count(state, battle, DEFENSELESS, DEFENDER):
        hits[ATTACKER] += 1
    for role in BOTH:
        if hits[1 - role] and spared_by(state, battle, role):
            hits[1 - role] -= 1
    lost = [min(hits[1 - role], most_lost(state, battle, role)) for role in BOTH]
    return Losses(*lost)


def most_lost(state: RootState, battle: Battle, role: int) -> int:
    """How much a side could lose at all."""
    side = fighter(battle, role)
    return owner_of(state, side).most_lost(state, side, battle)


def with_own_copy(state: RootState, battle: Battle) -> RootState:
    """The state with a copy of all that a battle may change: the clearing and the boards of those who fight."""
    there = copy.deepcopy(state.clearings[battle.where])
    fighters = (battle.attacker, battle.defender)
    boards = [copy.deepcopy(board) if seat in fighters else board for seat, board in enumerate(state.boards)]
    return msgspec.structs.replace(state, clearings={**state.clearings, battle.where: there}, boards=boards)


# What may be used


def usable_effects(state: RootState, battle: Battle, role: int) -> list[Effect]:
    """What a side may use after the dice, for all that is seen now (Law 4.3.3)."""
    side = fighter(battle, role)
    found: list[Effect] = []
    for row in rows_for(state, EFFECT, side, role):
        if row.card:
            if can_be_used(row, state, side, battle):
                found.append(Effect(role, row.card, row.gain))
            continue
        own = owner_of(state, side)
        options = answer_of(row, state, side)(state, side, battle)
        times = own.ability_uses(state, side)
        found += [Effect(role, str(option), own.ability_gain(option), times) for option in options]
    return found


# Ambush


def bars_ambush(state: RootState, battle: Battle) -> bool:
    """Can no ambush be played against the attacker?"""
    return bool(count(state, battle, BARS_AMBUSH, ATTACKER))


def ambush_chance(state: RootState, side: Side, where: int) -> float:
    """How likely a side holds an ambush that matches the clearing, if every card that is not seen may lie anywhere. One
    that is seen in the hand is sure."""
    if side not in seats(state):
        return 0.0
    if owner_of(state, side).open_ambush(state, side, where):
        return 1.0
    hand = state.hands[side]
    if any(is_ambush(state, card.card, where) for card in hand if card.card != BLANK):
        return 1.0
    unknown = sum(card.card == BLANK for card in hand)
    unseen = unseen_cards(state)
    fitting = sum(copies for card, copies in unseen.items() if is_ambush(state, card, where))
    total = unseen.total()
    if not unknown or not fitting or unknown > total:
        return 0.0
    return 1 - comb(total - fitting, unknown) / comb(total, unknown)


def unseen_cards(state: RootState) -> Counter[str]:
    """The cards of the shared deck of which the seat that sees this state does not know where they lie."""
    from ..check import shared_cards
    from ..decks import deck_of

    return Counter(deck_of(state)) - Counter(card for card in shared_cards(state) if card != BLANK)
