"""Invariants: what must be true of every position, played or written by hand."""

from collections import Counter
from collections.abc import Iterator

from nemeton.kernel import Problem, Step
from nemeton.kernel.bounds import Legal

from .field import FACES, SPACES, TRIBES, VILLAGE
from .megaliths import MEGALITHS
from .state import MEGALITHS_TO_WIN, SHAMANS, Activation, CairnState, Transformation, Turn, TurnEnd, owner_on

# What may wait on the agenda: a whole turn, or what is left of one (nothing while a turn's first question is open).
AGENDAS: tuple[tuple[type[Step], ...], ...] = (
    (),
    (Turn,),
    (Transformation, Activation),
    (Transformation,),
    (TurnEnd,),
)


def legal(_state: CairnState) -> Legal:
    """What steps may speak of."""
    return {"space": SPACES}


def check(state: CairnState) -> Iterator[Problem]:
    """Whatever is wrong with a position, first things first."""
    yield from _shamans(state)
    yield from _stones(state)
    yield from _tokens_and_score(state)
    yield from _turn(state)


def _shamans(state: CairnState) -> Iterator[Problem]:
    if len(state.shamans) != 2:
        yield Problem("cairn.check.tribes", {"count": len(state.shamans)})
        return
    for seat, places in enumerate(state.shamans):
        if len(places) != SHAMANS:
            yield Problem("cairn.check.shamans", {"seat": seat, "count": len(places)})
        for place in places:
            if place != VILLAGE and place not in SPACES:
                yield Problem("cairn.check.space", {"space": place})
    standing = Counter(place for places in state.shamans for place in places if place != VILLAGE)
    for space, count in standing.items():
        if count > 1:
            yield Problem("cairn.check.two_shamans", {"space": space})
    for space, count in Counter(state.moved).items():
        if space not in standing:
            yield Problem("cairn.check.moved", {"space": space})
        elif count > 1:
            yield Problem("cairn.check.moved_twice", {"space": space})


def _stones(state: CairnState) -> Iterator[Problem]:
    stones = Counter([*state.megaliths.values(), *state.upcoming, *(stone.card for stone in state.stack if stone.card)])
    for stone, count in stones.items():
        if stone not in MEGALITHS:
            yield Problem("cairn.check.unknown_megalith", {"name": stone})
        elif count > 1:
            yield Problem("cairn.check.two_megaliths", {"megalith": stone})
    for space in state.megaliths:
        if space not in SPACES:
            yield Problem("cairn.check.space", {"space": space})
    # The third megalith of a tribe ends the game before a new one is drawn, so only a finished game may lack one.
    if len(state.upcoming) > 2 or (len(state.upcoming) < 2 and state.stack and state.result is None):
        yield Problem("cairn.check.upcoming", {"count": len(state.upcoming)})


def _tokens_and_score(state: CairnState) -> Iterator[Problem]:
    if state.tokens.keys() != FACES.keys():
        yield Problem("cairn.check.tokens", {"names": tuple(FACES)})
    for token, face in state.tokens.items():
        if token in FACES and face not in FACES[token]:
            yield Problem("cairn.check.face", {"token": token, "name": face})
    if len(state.score) != 2:
        yield Problem("cairn.check.tribes", {"count": len(state.score)})
    for score in state.score:
        if not 0 <= score <= MEGALITHS_TO_WIN or (score == MEGALITHS_TO_WIN and state.result is None):
            yield Problem("cairn.check.score", {"score": str(score)})


def _turn(state: CairnState) -> Iterator[Problem]:
    if state.active not in range(len(TRIBES)) or state.next_seat not in range(len(TRIBES)):
        yield Problem("cairn.check.to_move")
    for step in state.agenda:
        if isinstance(step, Activation) and (step.space not in state.megaliths or owner_on(state, step.space) is None):
            yield Problem("cairn.check.activation", {"space": step.space})
    if tuple(map(type, state.agenda)) not in AGENDAS or (state.result is not None and state.agenda):
        yield Problem("cairn.check.agenda")
    if state.result is not None and not set(state.result.winners) <= set(range(len(TRIBES))):
        yield Problem("cairn.check.result")
