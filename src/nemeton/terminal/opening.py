"""Opening a file: a record or a position becomes a game, and whatever is wrong with it becomes one sentence."""

from pathlib import Path
from typing import Any

import nemeton
from nemeton.files import read_file
from nemeton.kernel import BadPosition, BadRecord, Game, NemetonError

from .speech import BadCommand


def open_file(path: Path) -> tuple[dict[str, Any], Game[Any]]:
    """What the file holds, and the game it tells of: a record replayed to its end, or a position."""
    data = read_file(path)
    return data, open_data(data)


def open_data(data: Any) -> Game[Any]:
    """The game that a record or a position tells of."""
    if isinstance(data, dict) and "state" in data and "segments" not in data:
        return _guarded(lambda: nemeton.from_position(data), BadPosition("position/not_a_position", problem="…"))
    return _guarded(lambda: nemeton.load(data), BadRecord("record/not_a_record", problem="…"))


def _guarded(make: Any, wrong: NemetonError) -> Game[Any]:
    try:
        game: Game[Any] = make()
    except NemetonError:
        raise
    except Exception as error:  # a file may be damaged in ways that no check foresaw; the reader still gets a sentence
        wrong.values["problem"] = f"{type(error).__name__}: {error}"
        raise wrong from error
    return game


def open_record(data: Any, at: int | None) -> Game[Any]:
    """The game of a record after its first `at` answers, or at its end."""
    game = open_data(data)
    if at is None:
        return game
    whole = game.record()
    segment = whole["segments"][-1]
    numbers = [number for number, event in enumerate(segment["answers"], 1) if isinstance(event, list)]
    if not 0 <= at <= len(numbers):
        raise BadCommand("terminal/answer_number", at=at, last=len(numbers))
    segment["answers"] = segment["answers"][: numbers[at - 1] if at else 0]
    segment.pop("checkpoint", None)
    whole.pop("result", None)
    return open_data(whole)
