"""How well a seat stands, for bots."""

from .state import RootState


def judge(state: RootState, seat: int) -> float:
    """A finished game is won or lost; else the share of the way to thirty points."""
    if state.result is not None:
        return float(seat in state.result.winners)
    return min(29, state.points[seat]) / 30
