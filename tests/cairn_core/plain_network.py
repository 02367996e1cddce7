"""What the champion's network sees and says, in plain Python from the rules' own state: what the core is held to."""

import struct
from itertools import accumulate
from typing import Any

from nemeton.games.cairn.field import BIT, FACES, SPACES, TOTEMS, VILLAGE
from nemeton.games.cairn.judge import leaving, to_move, transforming
from nemeton.games.cairn.megaliths import MEGALITHS
from nemeton.games.cairn.state import CairnState

HIDDEN, UNIT = 32, 256
SIZES = (16 * 2 * 25, 2 * 6, 17 * 25, 17, 9, 18, 18, 4, 16)  # of the groups of traits, in their order
STANDING, HOME, STONE, COMING, BUILT, LEAVE, LINE, DRIVE, TOKENS = accumulate((0, *SIZES[:-1]))
TRAITS = sum(SIZES)


def traits(state: CairnState, mirrored: bool = False) -> set[int]:
    """The numbers of the traits that a position has, for who moves next."""
    mover = to_move(state)
    sides, tokens = (mover, 1 - mover), state.tokens
    faces = sum(known.index(tokens[token]) << bit for bit, (token, known) in enumerate(FACES.items())) ^ mirrored

    def seen(space: str) -> int:
        column, row = SPACES.index(space) % 5, SPACES.index(space) // 5
        if mover:
            column, row = 4 - column, 4 - row
        return 5 * row + (4 - column if mirrored else column)

    found = {TOKENS + faces}
    found |= {STONE + 25 * MEGALITHS.index(stone) + seen(space) for space, stone in state.megaliths.items()}
    found |= {COMING + MEGALITHS.index(stone) for stone in state.upcoming}
    built = [min(2, state.score[seat]) for seat in sides]
    found.add(BUILT + 3 * built[0] + built[1])
    standing = [sum(BIT[place] for place in state.shamans[seat] if place != VILLAGE) for seat in sides]
    stones = sum(BIT[space] for space in state.megaliths)
    for side, seat in enumerate(sides):
        places, own, enemy = state.shamans[seat], standing[side], standing[1 - side]
        home = places.count(VILLAGE)
        found |= {STANDING + 25 * (2 * faces + side) + seen(place) for place in places if place != VILLAGE}
        found.add(HOME + 6 * side + home)
        add = BIT[TOTEMS[seat][tokens["add"]]] if home else 0
        row = 9 * side + 3 * built[side]
        found.add(LEAVE + row + leaving(own, enemy, stones, seat, tokens["jump"]))
        line = transforming(own, enemy, stones, add, (tokens["move"], tokens["jump"], tokens["transform"]))
        found.add(LINE + row + line)
        found.add(DRIVE + 2 * side + bool(add & enemy))
    return found


def read(data: bytes) -> tuple[Any, ...]:
    """The numbers of a network file: a row for each trait, the start, the weights out, what each trait adds alone."""
    rows = struct.unpack_from(f"<{TRAITS * HIDDEN}h", data, 8)
    start, out = (struct.unpack_from(f"<{HIDDEN}h", data, 8 + 2 * (TRAITS + more) * HIDDEN) for more in (0, 1))
    alone = struct.unpack_from(f"<{TRAITS}i", data, 8 + 2 * (TRAITS + 2) * HIDDEN)
    return [rows[HIDDEN * trait : HIDDEN * (trait + 1)] for trait in range(TRAITS)], start, out, alone


def worth(network: tuple[Any, ...], found: set[int]) -> int:
    """What a network says of traits, for who moves next; 400 are one more in the logarithm of the odds."""
    rows, start, out, alone = network
    sums = [begun + sum(rows[trait][unit] for trait in found) for unit, begun in enumerate(start)]
    whole = sum(max(0, min(UNIT, one)) * weight for one, weight in zip(sums, out, strict=True))
    worth: int = sum(alone[trait] for trait in found) + int(whole / UNIT)
    return max(-20000, min(20000, worth))
