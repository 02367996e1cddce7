"""What the core is told of the rules when it is loaded: the options by code, the names of the asks, the weights of the
judge. So both speak of the very same things."""

from functools import cache
from typing import Any

import msgspec

from nemeton.games.cairn import GAME
from nemeton.games.cairn.abilities import STOP, MoveStone, Raise, Replace, Step, Swap, SwapStones
from nemeton.games.cairn.actions import Add, Jump, Move
from nemeton.games.cairn.choices import off
from nemeton.games.cairn.field import ACTION_TOKENS, DIRECTIONS, SPACES, TRIBES
from nemeton.games.cairn.judge import COLUMNS, NAMES, SCORES, SIDES, WEIGHTS
from nemeton.games.cairn.megaliths import MEGALITHS
from nemeton.games.cairn.state import CairnOptions
from nemeton.games.cairn.turn import DECLINE
from nemeton.kernel import Option

GOALS = [*SPACES, *map(off, DIRECTIONS)]  # where a step may lead; beyond the field by direction
# The kinds of choices, numbered as in game.h.
ADD, MOVE, JUMP, SPACE, STEP, MOVE_STONE, SWAP_STONES, SWAP, TOKEN, STONE, RAISE, REPLACE, STOPPED, DECLINED = range(14)


def code(kind: int, first: int = 0, second: int = 0) -> int:
    """An option as the core writes it.

    >>> code(MOVE, 0, 5)
    4101
    """
    return kind << 12 | first << 6 | second


def options_by_code() -> dict[int, Option]:
    """Every option that the rules may offer."""
    found: dict[int, Option] = {code(STOPPED): STOP, code(DECLINED): DECLINE}
    for number, token in enumerate(ACTION_TOKENS):
        found[code(TOKEN, 0, number)] = token
    for number, stone in enumerate(MEGALITHS):
        found[code(STONE, 0, number)] = stone
        for at, space in enumerate(SPACES):
            found[code(RAISE, number, at)] = Raise(stone, space)
            found[code(REPLACE, at, number)] = Replace(space, stone)
    for first, origin in enumerate(SPACES):
        found[code(SPACE, 0, first)] = origin
        found[code(ADD, 0, first)] = Add(origin)
        for second, to in enumerate(GOALS):
            found[code(MOVE, first, second)] = Move(origin, to)
            found[code(JUMP, first, second)] = Jump(origin, to)
            found[code(STEP, first, second)] = Step(origin, to)
        for second, to in enumerate(SPACES):
            found[code(MOVE_STONE, first, second)] = MoveStone(origin, to)
            found[code(SWAP_STONES, first, second)] = SwapStones(origin, to)
            found[code(SWAP, first, second)] = Swap(origin, to)
    return found


def kinds() -> list[str]:
    """The names of the asks: those of a turn, then one for each megalith."""
    return ["", "cairn.action", "cairn.transformation", "cairn.build", *(f"cairn.{stone}" for stone in MEGALITHS)]


def weights() -> list[float]:
    """The weights of the judge in the order of the struct Weights (judge.h)."""
    worth = {name: WEIGHTS.get(name, 0.0) for name in NAMES}
    places = [
        worth[f"{side} at home"] if place is None else worth[f"{side} on {COLUMNS[place[0]]} {_row(place, seat)}"]
        for side in SIDES
        for seat in (0, 1)
        for place in (*SPACES, None)
    ]
    built = [worth[f"built {mine}:{theirs}"] for mine in SCORES for theirs in SCORES]
    threats = [
        worth[f"{side} {threat} {count} at {score}"]
        for threat in ("leave", "transform")
        for side in SIDES
        for score in SCORES
        for count in (0, 1, 2)
    ]
    return [*places, *built, *threats, *(worth[f"{side} drive off {count}"] for side in SIDES for count in (0, 1))]


def _row(space: str, seat: int) -> int:
    """The row of a space, counted from a seat's own side."""
    row = int(space[1])
    return row if seat == 0 else 6 - row


def flags_of(options: dict[str, Any]) -> tuple[int, int]:
    """Table options as the core's flags, and who begins (-1 for a lot); bad ones are refused as everywhere."""
    return _flags_of(GAME.read_options(options)) if options else USUAL


@cache
def _flags_of(table: CairnOptions) -> tuple[int, int]:
    return flags(table), -1 if table.first_player == "random" else TRIBES.index(table.first_player)


def flags(table: CairnOptions) -> int:
    """The flags of a table, as in game.h.

    >>> flags(CairnOptions()), flags(CairnOptions(transformation="mandatory"))
    (1, 9)
    """
    usual = msgspec.structs.asdict(CairnOptions())
    chosen = (
        table.corner_exit,
        table.exit_by_ability,
        table.moving_stone != usual["moving_stone"],
        table.transformation != usual["transformation"],
        table.repetition != usual["repetition"],
        table.megaliths != usual["megaliths"],
        table.start != usual["start"],
    )
    return sum(1 << bit for bit, is_set in enumerate(chosen) if is_set)


USUAL = _flags_of(CairnOptions())
