"""How well the spirits stand, for bots."""

from .fear import pool, terror
from .island import invaders
from .state import IslandState


def judge(state: IslandState, seat: int) -> float:
    """A finished game is won or lost; else how far terror has come, against invaders and blight."""
    if state.result is not None:
        return float(seat in state.result.winners)
    level = min(terror(state), 3)
    crowd = sum(invaders(here) + len(here.towns) + 2 * len(here.cities) for here in state.lands.values())
    players = len(state.spirits)
    fear = (sum(state.fear_groups) - len(state.fear_deck) + state.fear / pool(state)) / sum(state.fear_groups)
    good = 0.3 + 0.3 * fear + 0.05 * level - 0.012 * crowd / players
    blight = sum(here.blight for here in state.lands.values()) / players
    return min(0.95, max(0.02, good - 0.03 * blight))
