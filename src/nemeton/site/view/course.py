"""How a game went along its moments: the chances, where somebody could choose, what was asked and answered there."""

from typing import NamedTuple

from nemeton.kernel import Ask
from nemeton.kernel.chronicle import chances_of
from nemeton.kernel.history import Answered

from ..archive.replays import Replay
from ..archive.timeline import Timeline
from ..base.errors import NotThere

MOST_POINTS = 600  # of the chart


class Course(NamedTuple):
    """How a game went: the chances at some moments, and the moments before which somebody could choose."""

    moments: tuple[int, ...]
    chances: tuple[tuple[float, ...], ...]
    choices: tuple[int, ...]


def must_be_open(replay: Replay) -> None:
    """Only a game that may be seen whole is looked into."""
    if not replay.is_open:
        raise NotThere("site/still_running")


def course_of(timeline: Timeline) -> Course:
    """The chances along a game, and where somebody could choose. Walked through once."""
    known: Course | None = timeline.notes.get("course")
    if known is None:
        known = timeline.notes["course"] = _walked(timeline)
    return known


def _walked(timeline: Timeline) -> Course:
    stride = max(1, timeline.last // MOST_POINTS)
    points, choices = list[tuple[int, tuple[float, ...]]](), list[int]()
    for number, game in enumerate(timeline.walk()):
        if number % stride == 0 or number == timeline.last:
            points.append((number, chances_of(game)))
        by = timeline.moments[number + 1].by if number < timeline.last else None
        if by is not None and any(ask.seat == by and len(ask.options) > 1 for ask in game.asks):
            choices.append(number)
    return Course(tuple(at for at, _ in points), tuple(one for _, one in points), tuple(choices))


def asked_at(replay: Replay, number: int) -> tuple[Ask, Answered] | None:
    """What somebody was asked at a moment, and the answer that was given then; if one was, and it was not taken back
    at once."""
    if number >= replay.timeline.last:
        return None
    game = replay.game_at(number)
    known, after = len(game.history), replay.game_at(number + 1).history
    event = after[known] if len(after) > known else None
    if not isinstance(event, Answered):
        return None
    ask = next((one for one in game.asks if one.seat == event.seat and one.kind == event.kind), None)
    return (ask, event) if ask is not None else None
