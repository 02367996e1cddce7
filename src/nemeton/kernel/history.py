"""What happened at a table, event by event, and the checkpoints between them.

A generator cannot be copied. So forks, undo and saving start from the state at a checkpoint and replay the few events
since.
"""

from typing import Any, NamedTuple, TypeAlias, TypeGuard

import msgspec

from .bounds import MOST_CHANCE
from .chance import Chance
from .errors import BadRecord
from .state import Result
from .values import Option, from_json, is_value, to_json

MOST_SEATS, MOST_TAKEN = (
    100,
    1_000_000,
)  # what numbers in an event may be at all; the game then says which seat there is


class Answered(msgspec.Struct):
    """A seat answered. `standing` is the kind of the Standing ask it took, if it took one; `open` tells that other
    seats could have acted instead; `kind` is what it was asked. The two marks say how much chance had been used and how
    often something was shown before."""

    seat: int
    option: Option
    standing: str = ""
    open: bool = False
    chance_before: int = 0
    shown_before: int = 0
    kind: str = ""


class Undone(msgspec.Struct):
    """A seat took answers back. `chance` is where the stream of chance goes on, if what was undone had used it or had
    shown something hidden; neither can be undone."""

    seat: int
    taken: int
    chance: int | None = None


class Imagined(msgspec.Struct):
    """Everything hidden from a seat was refilled with a guess, and perhaps the game is only simulated from here on.
    Such a game has no record, only forks."""

    seat: int
    seed: int
    simulated: bool = False
    dealt: list[list[str]] = []  # what was guessed, once it was: a fork guesses the same


class Settled(msgspec.Struct):
    """The table ended the game by itself: a resignation, an agreed draw."""

    result: Result


Event: TypeAlias = Answered | Undone | Imagined | Settled


class Checkpoint(NamedTuple):
    """The game before a step: the whole state with its agenda, the chance to come, how long everything was, and whether
    the game was only simulated by then."""

    snapshot: bytes
    chance: Chance
    events: int
    journal: int
    shown: int
    acted: tuple[int, ...]
    simulated: bool = False


class Undoable(msgspec.Struct, frozen=True):
    """What a seat may take back now: so many own answers, or none and the code of the reason."""

    count: int
    reason: str = ""

    def __bool__(self) -> bool:
        return self.count > 0


def event_to_json(event: Event) -> Any:
    """An event as a record keeps it; an answer is `[seat, option]`."""
    match event:
        case Answered(seat=seat, option=option, standing=""):
            return [seat, to_json(option)]
        case Answered(seat=seat, option=option, standing=standing):
            return [seat, to_json(option), standing]
        case Undone(seat=seat, taken=taken, chance=None):
            return {"undo": seat, "taken": taken}
        case Undone(seat=seat, taken=taken, chance=chance):
            return {"undo": seat, "taken": taken, "chance": chance}
        case Settled(result=result):
            return {"settled": msgspec.to_builtins(result)}
    raise BadRecord("record/imagined")


def event_from_json(data: Any, number: int) -> Event:
    """The event that a record keeps; `number` tells the reader which one is broken."""
    match data:
        case [seat, option] if _is_number(seat, MOST_SEATS) and is_value(from_json(option)):
            return Answered(seat, from_json(option))
        case [seat, option, str(standing)] if _is_number(seat, MOST_SEATS) and is_value(from_json(option)):
            return Answered(seat, from_json(option), standing)
        case {"undo": seat, "taken": taken, **rest} if _is_number(seat, MOST_SEATS) and _is_number(taken, MOST_TAKEN):
            chance = rest.pop("chance", None)
            if not rest and taken >= 0 and (chance is None or _is_number(chance, MOST_CHANCE)):
                return Undone(seat, taken, chance)
        case {"settled": dict(result)} if len(data) == 1:
            try:
                return Settled(msgspec.convert(result, Result))
            except msgspec.ValidationError:
                pass
    raise BadRecord("record/broken_answer", number=number)


def _is_number(number: Any, most: int) -> TypeGuard[int]:
    return isinstance(number, int) and not isinstance(number, bool) and -most <= number <= most
