"""How well a seat stands, from 0 (lost) to 1 (won): for bots and the win chart."""

from math import exp

from .field import RANKS, SEA, VILLAGE
from .state import CairnState, enemy_of

BUILT, ADVANCE, PRESENCE = 1.6, 0.11, 0.06


def judge(state: CairnState, seat: int) -> float:
    """Built megaliths first, then how far the shamans have come."""
    if state.result is not None:
        winners = state.result.winners
        return 0.5 if not winners else 1.0 if seat in winners else 0.0
    return 1 / (1 + exp(worth(state, enemy_of(seat)) - worth(state, seat)))


def worth(state: CairnState, seat: int) -> float:
    """What a tribe has: megaliths, shamans on the field, rows behind them."""
    value = BUILT * state.score[seat]
    for place in state.shamans[seat]:
        if place != VILLAGE:
            row = RANKS.index(place[1])
            value += PRESENCE + ADVANCE * (row if seat == SEA else 4 - row)
    return value
