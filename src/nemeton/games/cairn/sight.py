"""Sight: only the order of the face-down stack is hidden in Cairn, but for stones tucked under it in sight of all."""

from random import Random

from nemeton.kernel import concealed, refill

from .state import CairnState

# Zone -> who may look. Checked with canary stones by the tests.
ZONES = {
    "field": "everybody",
    "villages": "everybody",
    "upcoming": "everybody",
    "tokens": "everybody",
    "score": "everybody",
    "stack, tucked stones": "everybody",
    "stack, the rest": "nobody",
}


def conceal(state: CairnState, seat: int) -> CairnState:
    """What a seat sees: everything but the order of the stack."""
    return CairnState(
        agenda=list(state.agenda),
        turn=state.turn,
        result=state.result,
        options=state.options,
        active=state.active,
        next_seat=state.next_seat,
        shamans=[list(places) for places in state.shamans],
        megaliths=dict(state.megaliths),
        upcoming=list(state.upcoming),
        stack=concealed(state.stack, seat),
        tokens=dict(state.tokens),
        score=list(state.score),
        moved=list(state.moved),
        activated=list(state.activated),
        positions=list(state.positions),
    )


def imagine(state: CairnState, seat: int, rng: Random) -> None:
    """Mix the unknown part of the stack anew."""
    refill([state.stack], seat, rng)
