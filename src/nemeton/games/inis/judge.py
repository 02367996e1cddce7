"""How well a seat stands, for bots."""

from .state import InisState, conditions


def judge(state: InisState, seat: int) -> float:
    """A finished game is won or lost; else how near the conditions are."""
    if state.result is not None:
        return float(seat in state.result.winners)
    return sum(min(6, value) for value in conditions(state, seat)) / 18
