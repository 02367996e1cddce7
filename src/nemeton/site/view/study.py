"""Looking through a game that may be seen whole: where an answer was worth much less than another, what dice and draws
did, and where the game turned. A worker makes all of it, slice by slice.

What bots say comes from what the seat could know then, and is an opinion.
"""

from collections.abc import Sequence
from random import Random
from time import monotonic
from typing import Any, NamedTuple

from nemeton.bots.luck import luck_of
from nemeton.bots.weigh import weighed
from nemeton.kernel import Ask, Phrase
from nemeton.kernel.history import Answered
from nemeton.kernel.values import from_json, same, to_json

from ..archive.replays import Replay
from ..archive.studies import Mistake, SeatTally, Stroke, StudySlice
from ..words.speech import Speech, capital
from .course import Course, asked_at, course_of, must_be_open
from .reader import Reader
from .replay import speech_of_replay

A_SLICE = 3.0  # seconds that are spent on looking before the page is told
AN_ANSWER = 0.6  # seconds for one answer
LEAST_LOSS, GRAVE_LOSS = 0.05, 0.12
LEAST_TURN, MOST_TURNS = 0.08, 8  # by how much a chance changes at a turning point, and how many are shown


class MistakeRow(NamedTuple):
    """A mistake in the reader's language."""

    moment: int
    turn: int
    seat: int
    name: str
    played: str
    better: str
    loss: int
    is_grave: bool


class TurningRow(NamedTuple):
    """A turning point in the reader's language: whose answer came before it, and for whom the game turned how far, in
    hundredths, with the part that was luck."""

    moment: int
    turn: int
    seat: int
    name: str
    played: str
    whose: str
    change: int
    luck: int


class TallyRow(NamedTuple):
    """A seat: its luck, the mistakes and the grave ones among them, and what all of them cost, in hundredths."""

    seat: int
    name: str
    luck: int
    mistakes: int
    grave: int
    lost: int


# In a worker, slice by slice


def study_slice(replay: Replay, start: int) -> StudySlice:
    """Weigh the answers of a game from a moment on, as many as there is time for."""
    must_be_open(replay)
    end, last = monotonic() + A_SLICE, replay.timeline.last
    found, strokes, choices = list[Mistake](), list[Stroke](), {*course_of(replay.timeline).choices}
    tallies = [SeatTally() for _ in range(replay.players)]
    for number in range(start, last):
        if monotonic() > end and number > start:
            return StudySlice(tuple(found), number, last, tuple(strokes), tuple(tallies))
        asked = asked_at(replay, number)
        if asked is None:
            continue
        by_seat = luck_of(replay.game_at(number), asked[1], replay.game_at(number + 1), Random(number))
        if any(by_seat):
            strokes.append(Stroke(number, by_seat))
        if number in choices:
            mistake = _mistake(replay, number, *asked)
            tallies[asked[1].seat] += _tally(mistake)
            found += [mistake] if mistake else []
    return StudySlice(tuple(found), last, last, tuple(strokes), tuple(tallies))


def _mistake(replay: Replay, number: int, ask: Ask, given: Answered) -> Mistake | None:
    worths = weighed(replay.game_at(number), ask.seat, Random(number), AN_ANSWER, given.option, worlds=2)
    own = next((one for one in worths if same(one.option, given.option)), None)
    best = next((one for one in worths if ask.offered(one.option) is not None), None)
    if own is None or best is None or best.worth - own.worth < LEAST_LOSS:
        return None
    loss = round(best.worth - own.worth, 4)
    return Mistake(number, ask.seat, ask.kind, to_json(given.option), to_json(best.option), loss)


def _tally(mistake: Mistake | None) -> SeatTally:
    if mistake is None:
        return SeatTally(1)
    return SeatTally(1, 1, int(mistake.loss >= GRAVE_LOSS), mistake.loss)


# For the reader


def mistakes_part(replay: Replay, study: StudySlice, reader: Reader) -> str:
    """What was found so far: by seat, turning points, mistakes, with flags for the chart."""
    speech = speech_of_replay(replay, reader.language)
    return reader.page(
        "analysis/mistakes.html",
        rows=[_row(replay, one, speech) for one in study.found],
        turnings=turning_rows(replay, study, speech),
        tallies=_tallies(replay, study, speech),
        is_together=replay.book.is_cooperative,
        luck=round(100 * study.luck[0]) if study.luck else 0,
        study=study,
        replay=replay,
    )


def _row(replay: Replay, one: Mistake, speech: Speech) -> MistakeRow:
    asked = asked_at(replay, one.moment)

    def told(option: Any) -> str:
        offered = asked[0].offered(from_json(option)) if asked else None
        return capital(speech.option(one.kind, from_json(option) if offered is None else offered))

    turn, loss = replay.timeline.moments[one.moment].turn, round(100 * one.loss)
    is_grave = one.loss >= GRAVE_LOSS
    name = speech.seat(one.seat)
    return MistakeRow(one.moment, turn, one.seat, name, told(one.played), told(one.better), loss, is_grave)


def _tallies(replay: Replay, study: StudySlice, speech: Speech) -> list[TallyRow]:
    luck = study.luck or (0.0,) * replay.players
    return [
        TallyRow(
            seat,
            speech.seat(seat),
            round(100 * luck[seat]) if len(luck) > seat else 0,
            one.mistakes,
            one.grave,
            round(100 * one.lost),
        )
        for seat, one in enumerate(study.tallies)
    ]


def turning_rows(replay: Replay, study: StudySlice, speech: Speech) -> list[TurningRow]:
    """Where the chances changed most, in the order of the game, with what the answer before it was."""
    course = course_of(replay.timeline)
    together, rows = len(course.chances[0]) == 1, list[TurningRow]()
    for at in turning_points(course):
        moment, change, whose = course.moments[at], *turned_for(course, at)
        asked = asked_at(replay, moment)
        lucky = [one.by_seat[whose] for one in study.strokes if moment <= one.moment < course.moments[at + 1]]
        rows.append(
            TurningRow(
                moment,
                replay.timeline.moments[moment].turn,
                asked[1].seat if asked else -1,
                speech.seat(asked[1].seat) if asked else "",
                capital(speech.option(asked[0].kind, asked[1].option)) if asked else "",
                speech.plain(Phrase("site.end.together")) if together else speech.seat(whose),
                round(100 * change),
                round(100 * sum(lucky)),
            )
        )
    return rows


def turning_points(course: Course) -> Sequence[int]:
    """Behind which of the points of a course the chances changed most; in order."""
    changes = {at: abs(turned_for(course, at)[0]) for at in range(len(course.moments) - 1)}
    most = sorted((at for at in changes if changes[at] >= LEAST_TURN), key=lambda at: -changes[at])[:MOST_TURNS]
    return sorted(most)


def turned_for(course: Course, at: int) -> tuple[float, int]:
    """By how much the chance changed most from one point to the next, and whose."""
    now, then = course.chances[at], course.chances[at + 1]
    whose = max(range(len(now)), key=lambda seat: abs(then[seat] - now[seat]))
    return then[whose] - now[whose], whose
