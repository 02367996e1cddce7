"""How well a seat stands, from 0 (lost) to 1 (won): for bots and the win chart.

A position is a list of traits, seen by the tribe to move: what both have built, where each shaman stands, and what
either tribe threatens. Each trait has a weight; the weights add up to the logarithm of the odds that the tribe to move
wins. They were fitted by scripts/calibrate_cairn.py, which tells how.
"""

from functools import lru_cache
from math import exp

from .field import BIT, DIRECTIONS, FIRST_ROW_BITS, RANKS, SPACES, TOTEMS, VILLAGE, neighbour
from .state import CairnState, Turn, enemy_of, standing

# The traits' names, and so their order. "mine" are those of the tribe to move, "theirs" those of the other.
SIDES = ("mine", "theirs")
SCORES = (0, 1, 2)
COLUMNS = {"a": "edge", "b": "totem", "c": "middle", "d": "totem", "e": "edge"}
NAMES = (
    *(f"built {mine}:{theirs}" for mine in SCORES for theirs in SCORES),
    *(f"{side} at home" for side in SIDES),
    *(f"{side} on {column} {row}" for side in SIDES for row in range(1, 6) for column in ("edge", "totem", "middle")),
    *(f"{side} leave {count} at {score}" for side in SIDES for score in SCORES for count in (0, 1, 2)),
    *(f"{side} transform {count} at {score}" for side in SIDES for score in SCORES for count in (0, 1, 2)),
    *(f"{side} drive off {count}" for side in SIDES for count in (0, 1)),
)
WEIGHTS: dict[str, float] = {
    "built 0:0": 0.05,
    "built 0:1": -0.34,
    "built 0:2": -0.91,
    "built 1:0": 0.44,
    "built 1:1": 0.01,
    "built 1:2": -0.41,
    "built 2:0": 1.09,
    "built 2:1": 0.54,
    "built 2:2": 0.11,
    "mine at home": -0.22,
    "theirs at home": 0.24,
    "mine on edge 1": -0.01,
    "mine on totem 1": -0.07,
    "mine on middle 1": -0.06,
    "mine on edge 2": -0.00,
    "mine on totem 2": 0.03,
    "mine on middle 2": 0.07,
    "mine on edge 3": 0.25,
    "mine on totem 3": 0.12,
    "mine on middle 3": 0.01,
    "mine on edge 4": 0.21,
    "mine on totem 4": 0.22,
    "mine on middle 4": 0.10,
    "mine on edge 5": 0.08,
    "mine on totem 5": 0.17,
    "mine on middle 5": -0.19,
    "theirs on edge 1": 0.03,
    "theirs on totem 1": 0.12,
    "theirs on middle 1": 0.11,
    "theirs on edge 2": 0.07,
    "theirs on totem 2": 0.02,
    "theirs on middle 2": -0.04,
    "theirs on edge 3": -0.14,
    "theirs on totem 3": -0.08,
    "theirs on middle 3": 0.07,
    "theirs on edge 4": -0.17,
    "theirs on totem 4": -0.05,
    "theirs on middle 4": -0.00,
    "theirs on edge 5": -0.19,
    "theirs on totem 5": -0.16,
    "theirs on middle 5": -0.05,
    "mine leave 0 at 0": -0.34,
    "mine leave 1 at 0": -0.25,
    "mine leave 2 at 0": -0.15,
    "mine leave 0 at 1": -0.07,
    "mine leave 1 at 1": 0.21,
    "mine leave 2 at 1": 0.77,
    "mine leave 0 at 2": 0.15,
    "mine leave 1 at 2": 2.45,
    "mine leave 2 at 2": 2.46,
    "theirs leave 0 at 0": 0.31,
    "theirs leave 1 at 0": 0.26,
    "theirs leave 2 at 0": 0.44,
    "theirs leave 0 at 1": 0.10,
    "theirs leave 1 at 1": 0.08,
    "theirs leave 2 at 1": -0.22,
    "theirs leave 0 at 2": -0.23,
    "theirs leave 1 at 2": -0.60,
    "theirs leave 2 at 2": -0.83,
    "mine transform 0 at 0": -0.48,
    "mine transform 1 at 0": 0.12,
    "mine transform 2 at 0": 0.26,
    "mine transform 0 at 1": -0.25,
    "mine transform 1 at 1": 0.60,
    "mine transform 2 at 1": 0.78,
    "mine transform 0 at 2": 0.34,
    "mine transform 1 at 2": 2.13,
    "mine transform 2 at 2": 1.92,
    "theirs transform 0 at 0": 0.27,
    "theirs transform 1 at 0": 0.25,
    "theirs transform 2 at 0": 0.31,
    "theirs transform 0 at 1": 0.04,
    "theirs transform 1 at 1": -0.04,
    "theirs transform 2 at 1": -0.04,
    "theirs transform 0 at 2": -0.47,
    "theirs transform 1 at 2": -0.50,
    "theirs transform 2 at 2": -0.46,
    "mine drive off 0": -0.03,
    "mine drive off 1": 0.70,
    "theirs drive off 0": 0.05,
    "theirs drive off 1": -0.21,
}

_NUMBER = {name: number for number, name in enumerate(NAMES)}
_WEIGHT = tuple(WEIGHTS.get(name, 0.0) for name in NAMES)
_BUILT = [[_NUMBER[f"built {mine}:{theirs}"] for theirs in SCORES] for mine in SCORES]
_LEAVE = [[[_NUMBER[f"{side} leave {n} at {score}"] for n in (0, 1, 2)] for score in SCORES] for side in SIDES]
_TRANSFORM = [[[_NUMBER[f"{side} transform {n} at {score}"] for n in (0, 1, 2)] for score in SCORES] for side in SIDES]
_DRIVE_OFF = [[_NUMBER[f"{side} drive off {n}"] for n in (0, 1)] for side in SIDES]


def _place(side: str, seat: int, space: str) -> int:
    """The trait of a shaman on a space, rows counted from its own side."""
    row = RANKS.index(space[1])
    return _NUMBER[f"{side} on {COLUMNS[space[0]]} {row + 1 if seat == 0 else 5 - row}"]


_PLACES = [
    [{space: _place(side, seat, space) for space in SPACES} | {VILLAGE: _NUMBER[f"{side} at home"]} for seat in (0, 1)]
    for side in SIDES
]


def judge(state: CairnState, seat: int) -> float:
    """The chance that the seat wins."""
    if state.result is not None:
        winners = state.result.winners
        return 0.5 if not winners else 1.0 if seat in winners else 0.0
    mover = to_move(state)
    odds = 0.0
    for trait in traits(state, mover):
        odds += _WEIGHT[trait]
    return 1 / (1 + exp(-odds if seat == mover else odds))


def to_move(state: CairnState) -> int:
    """Who chooses the next action: while a turn is being carried out, the tribe that comes next."""
    agenda = state.agenda
    return state.active if not agenda or agenda[-1].__class__ is Turn else state.next_seat


def traits(state: CairnState, mover: int) -> list[int]:
    """The traits of a position, seen by the tribe to move: seventeen numbers of names."""
    other = enemy_of(mover)
    shamans, score = state.shamans, state.score
    mine, theirs = min(score[mover], 2), min(score[other], 2)
    own, enemy = standing(state, mover), standing(state, other)
    stones = 0
    for space in state.megaliths:
        stones |= BIT[space]
    tokens = state.tokens
    faces = (tokens["move"], tokens["jump"], tokens["transform"])
    totem, their_totem = TOTEMS[mover][tokens["add"]], TOTEMS[other][tokens["add"]]
    add = BIT[totem] if VILLAGE in shamans[mover] else 0
    their_add = BIT[their_totem] if VILLAGE in shamans[other] else 0
    at, their_at = _PLACES[0][mover], _PLACES[1][other]
    found = [at[place] for place in shamans[mover]]
    found += [their_at[place] for place in shamans[other]]
    found += (
        _BUILT[mine][theirs],
        _LEAVE[0][mine][leaving(own, enemy, stones, mover, tokens["jump"])],
        _LEAVE[1][theirs][leaving(enemy, own, stones, other, tokens["jump"])],
        _TRANSFORM[0][mine][transforming(own, enemy, stones, add, faces)],
        _TRANSFORM[1][theirs][transforming(enemy, own, stones, their_add, faces)],
        _DRIVE_OFF[0][1 if add & enemy else 0],
        _DRIVE_OFF[1][1 if their_add & own else 0],
    )
    return found


# Threats

_BEFORE = (FIRST_ROW_BITS[1] >> 6, FIRST_ROW_BITS[0] << 6)  # by seat, the row before the last


def leaving(own: int, enemy: int, stones: int, seat: int, jump_face: str) -> int:
    """How many of a tribe's shamans could leave the field and build, if it were to move: none, one, or more (2)."""
    free = own & ~stones
    count = (free & FIRST_ROW_BITS[1 - seat]).bit_count()
    ready = free & _BEFORE[seat]
    if ready and count < 2:
        over = (own if jump_face == "own" else enemy) & FIRST_ROW_BITS[1 - seat]
        reached = over >> 5 | over >> 6 | over >> 7 if seat == 0 else over << 5 | over << 6 | over << 7
        count += (ready & reached).bit_count()
    return min(count, 2)


def _pairs(space: str) -> dict[str, tuple[int, ...]]:
    """The two spaces where a tribe must stand to transform the enemy on a space, in every line, by the token's face."""
    near = {direction: neighbour(space, direction) for direction in DIRECTIONS}
    far = {direction: neighbour(space, direction, 2) for direction in DIRECTIONS}
    across = [(near[one], near[two]) for one, two in (("N", "S"), ("E", "W"), ("NE", "SW"), ("NW", "SE"))]
    away = [(near[direction], far[direction]) for direction in DIRECTIONS]
    return {
        face: tuple(BIT[one] | BIT[two] for one, two in lines if one and two)
        for face, lines in (("middle", across), ("end", away))
    }


_LINES = {BIT[space]: _pairs(space) for space in SPACES}
_FAR = {BIT[space]: sum(BIT[n] for d in DIRECTIONS if (n := neighbour(space, d, 2))) for space in SPACES}
_STEPS_TO = {
    face: {
        BIT[space]: sum(BIT[n] for d in DIRECTIONS if len(d) == length and (n := neighbour(space, d)))
        for space in SPACES
    }
    for face, length in (("orthogonal", 1), ("diagonal", 2))
}
_JUMPS_TO = {
    BIT[space]: tuple(
        (BIT[far], BIT[over]) for d in DIRECTIONS if (over := neighbour(space, d)) and (far := neighbour(space, d, 2))
    )
    for space in SPACES
}


@lru_cache(maxsize=1 << 16)
def transforming(own: int, enemy: int, stones: int, add: int, faces: tuple[str, str, str]) -> int:
    """How many enemies a tribe could transform and build on, if it were to move: none, one, or more (2)."""
    move_face, jump_face, face = faces
    jumpable = own if jump_face == "own" else enemy
    steps_to = _STEPS_TO[move_face]
    count, left = 0, enemy & ~stones
    while left and count < 2:
        target = left & -left
        left ^= target
        for pair in _LINES[target][face]:
            there = own & pair
            if there and there != pair and not enemy & pair:
                missing, others = pair ^ there, own ^ there
                if (
                    others & steps_to[missing]
                    or missing & add
                    or (others & _FAR[missing] and _can_jump_to(missing, others, jumpable))
                ):
                    count += 1
                    break
    return count


def _can_jump_to(space: int, jumpers: int, jumpable: int) -> bool:
    return any(jumpers & origin and jumpable & over for origin, over in _JUMPS_TO[space])
