"""How well each seat stands, from 0 (lost) to 1 (won): for bots and the win chart.

A seat's worth is counted in points: those it has, and what its pieces, cards and engine promise over the rounds still
to come. Each faction has its own engine. The chance to win is the seat's share of the sum of all
exp(sharpness * worth), and a point tells the more the nearer the end is. Who plays for dominance has no points, and who
has joined another stands as that one does. The weights are those of players who know the game, tried in matches.

A state that is concealed may be judged too: of blank cards only the number counts.
"""

from math import exp
from typing import NamedTuple

from .cards import AMBUSHES, BIRD, suit_of
from .factions.enlisted import FACTIONS
from .places import has_suit
from .rules.rule import ruler
from .state import HAND_LIMIT, NOBODY, TO_WIN, RootState, map_of
from .steps import DrawCards, FactionStep, Phase

DULL, SHARP = 0.14, 0.3  # what a point tells at the start, and at the end
POINTS_A_ROUND, MOST_ROUNDS = 5.0, 5.0

CARD, SURPLUS_CARD, AMBUSH_CARD, CRAFTED, BOXED = 0.4, 0.1, 0.5, 0.9, 0.2
WARRIOR, RULED, EXPOSED = 0.14, 0.3, 0.4
DOMINANCE_WORTH = (27.0, 19.0, 14.0, 12.0)  # by how many clearings are missing


# A turn is long: where the next action begins, the last one may be judged.
PAUSES = frozenset(
    {
        *("root.craft", "root.discard", "root.interlude", "root.move"),
        *(kind for faction in FACTIONS.values() for kind in faction.pauses),
    }
)
# How much a piece that stronger enemies stand beside weighs, where that is not 1.
EXPOSURE = {piece: weight for faction in FACTIONS.values() for piece, weight in faction.exposure.items()}


class Woods(NamedTuple):
    """One look at the map, for all seats."""

    ruled: list[list[int]]  # by seat, the clearings
    warriors: list[int]
    exposed: list[float]  # buildings and tokens that stronger enemies stand beside
    pieces: list[dict[str, int]]  # by seat, buildings and tokens by kind
    rounds: float  # about so many are still to come


def judge(state: RootState, seat: int) -> float:
    """The chance that the seat wins."""
    return standings(state)[seat]


def standings(state: RootState) -> tuple[float, ...]:
    """The chance that each seat wins; partners win together."""
    result, count = state.result, len(state.factions)
    if result is not None:
        winners = result.winners
        return tuple([float(seat in winners) if winners else 1 / count for seat in range(count)])
    woods = survey(state)
    progress = furthest(state) / TO_WIN
    sharpness = DULL + (SHARP - DULL) * progress * progress
    leads = [leader_of(state, seat) for seat in range(count)]
    strengths = [exp(sharpness * worth(state, seat, woods)) if leads[seat] == seat else 0.0 for seat in range(count)]
    whole = sum(strengths)
    return tuple([strengths[lead] / whole for lead in leads])


def leader_of(state: RootState, seat: int) -> int:
    """As whom a seat stands: itself, or whom it has joined, who may have joined somebody else (Law 9.2.8, 9.7)."""
    friend = state.partner[seat]
    if friend == NOBODY:
        return seat
    return friend if state.partner[friend] == NOBODY else state.partner[friend]


def furthest(state: RootState) -> int:
    """The points of whoever is nearest to thirty; who plays for dominance has none."""
    return max([0 if card else points for points, card in zip(state.points, state.dominance, strict=True)])


def survey(state: RootState) -> Woods:
    """Look at every clearing once."""
    count = len(state.factions)
    ruled: list[list[int]] = [[] for _ in range(count)]
    warriors, exposed = [0] * count, [0.0] * count
    pieces: list[dict[str, int]] = [{} for _ in range(count)]
    for where, here in state.clearings.items():
        own = ruler(state, where)
        if own != NOBODY:
            ruled[own].append(where)
        crowd = sum(here.warriors)
        for seat, number in enumerate(here.warriors):
            warriors[seat] += number
        for owner, kind in (*here.buildings, *here.tokens):
            pieces[owner][kind] = pieces[owner].get(kind, 0) + 1
            if crowd > 2 * here.warriors[owner]:
                exposed[owner] += EXPOSURE.get(kind, 1.0)
    rounds = min(MOST_ROUNDS, 0.5 + (TO_WIN - furthest(state)) / POINTS_A_ROUND)
    return Woods(ruled, warriors, exposed, pieces, rounds)


def worth(state: RootState, seat: int, woods: Woods) -> float:
    """What a seat has and may hope for, in points."""
    found = (
        holdings(state, seat)
        + WARRIOR * woods.warriors[seat]
        + RULED * len(woods.ruled[seat])
        - EXPOSED * woods.exposed[seat]
    )
    card = state.dominance[seat]
    if card:
        return found + DOMINANCE_WORTH[missing_clearings(state, woods.ruled[seat], card)]
    return found + state.points[seat] + FACTIONS[state.factions[seat]].hopes(state, seat, woods)


def holdings(state: RootState, seat: int) -> float:
    """Cards in hand and to be drawn this evening, crafted cards, items."""
    hand = state.hands[seat]
    ambushes = sum([card.card in AMBUSHES for card in hand])
    cards = len(hand) + (state.active == seat and is_before_evening(state))
    return (
        CARD * (min(HAND_LIMIT, cards) - ambushes)
        + SURPLUS_CARD * max(0, cards - HAND_LIMIT)
        + AMBUSH_CARD * ambushes
        + CRAFTED * len(state.play_areas[seat])
        + BOXED * len(state.item_boxes[seat])
    )


def is_before_evening(state: RootState) -> bool:
    """Does the player on turn still wait for what the evening brings: a card, and points?"""
    return any(
        isinstance(step, DrawCards)
        or (isinstance(step, Phase) and step.name == "evening")
        or (isinstance(step, FactionStep) and step.name == "draw")
        for step in state.agenda
    )


def missing_clearings(state: RootState, ruled: list[int], card: str) -> int:
    """How many clearings a dominance card still wants: three of its suit, or two corners that face each other."""
    if suit_of(card) == BIRD:
        return 2 - max((one in ruled) + (other in ruled) for one, other in map_of(state).opposite)
    return max(0, 3 - sum([has_suit(state, where, suit_of(card)) for where in ruled]))
