"""Analysing a game that may be seen whole: how it stood after every answer, what was played at a moment, what bots
think of the other answers, where much was lost, and from where one may play on.

A worker makes all of it. What bots say comes from what the seat could know then, and is an opinion.
"""

from itertools import islice
from random import Random
from time import monotonic
from typing import Any, NamedTuple

from markupsafe import Markup

from nemeton.bots import GreedyBot
from nemeton.bots.weigh import Weighed, searched, weighed
from nemeton.drawing.marks import Mark, marks_drawn
from nemeton.kernel import ALL, Ask, Game, Phrase
from nemeton.kernel.beside import MARKS
from nemeton.kernel.chronicle import chances_of
from nemeton.kernel.history import Answered
from nemeton.kernel.values import to_json
from nemeton.kernel.watching import watched

from ..archive.replays import Replay
from ..archive.studies import Mistake, StudySlice
from ..archive.timeline import Timeline
from ..base.errors import NotThere
from ..words.speech import Speech, capital
from .charts import answers_chart
from .film import film_of, marks_of
from .reader import Reader
from .replay import how_it_ended, number_in, seat_choices, seats_of, speech_of_replay, title_of

QUICK, LONG = 2.0, 5.0  # seconds that bots think about a moment, at once and when they are asked for more
ITERATIONS = 2_000
A_SLICE = 3.0  # seconds that are spent on looking for mistakes before the page is told
AN_ANSWER = 0.6  # seconds for one answer there
LEAST_LOSS, GRAVE_LOSS = 0.05, 0.12
MOST_POINTS = 600  # of the chart
MOST_ROWS = 6  # answers that are shown
MOST_LINES = 8  # of what was played, and of what a bot would play
LINE_ANSWERS, LINE_SECONDS = 12, 2.0  # of a bot's line
MOST_MARKS = 6


class Course(NamedTuple):
    """How a game went: the chances at some moments, and the moments before which somebody could choose."""

    moments: tuple[int, ...]
    chances: tuple[tuple[float, ...], ...]
    choices: tuple[int, ...]


class AnswerRow(NamedTuple):
    """An answer and what it is worth, from 0 to 100."""

    text: str
    worth: int
    is_played: bool
    is_best: bool


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


class Told(NamedTuple):
    """Lines of a story and what they mark on the board."""

    lines: list[Markup]
    marks: list[Mark]


def analysis_page(replay: Replay, at: str, is_part: bool, reader: Reader) -> str:
    """The page, or only what changes with the moment. It opens at the last choice: at the end nothing is weighed."""
    _must_be_open(replay)
    timeline = replay.timeline
    number = number_in(at, max(course_of(timeline).choices, default=timeline.last))
    context = _context(replay, number, reader.language)
    return reader.page("analysis/moment.html" if is_part else "analysis/page.html", **context)


def _context(replay: Replay, number: int, language: str) -> dict[str, Any]:
    game, book, timeline = replay.game_at(number), replay.book, replay.timeline
    speech, course = speech_of_replay(replay, language), course_of(timeline)
    found = asked_at(replay, number)
    told = played_line(replay, number, speech) if found else Told([], [])
    view, words = game.seen_by(ALL), game.words(language)
    drawing = book.draw(view, seat=ALL, ask=None, journal=game.journal, words=words, style=False)
    chances = chances_of(game)
    seat = found[1].seat if found else -1
    return {
        "replay": replay,
        "book": book,
        "number": number,
        "last": timeline.last,
        "turn": game.state.turn,
        "seat": seat,
        "name": speech.seat(seat) if found else "",
        "question": _question(speech, found[0]) if found else "",
        "played": capital(speech.option(found[0].kind, found[1].option)) if found else "",
        "lines": told.lines,
        "board": Markup(layered(drawing, marks_drawn(told.marks, book.beside.telling.reach), "is-played")),
        "chart": answers_chart(course.moments, course.chances, number, _said(speech, "site.looking.chart")),
        "legend": _legend(speech, chances, replay.players),
        "back": max((one for one in course.choices if one < number), default=None),
        "next": min((one for one in course.choices if one > number), default=None),
        "seats": seats_of(game, view, replay, language, ALL),
        "titles": [title_of(game, one, language) for one in range(replay.players)],
        "why_not": replay.why_no_continuing(number),
        "seat_choices": [seat_choices(one, max(0, seat)) for one in range(replay.players)],
        "result": how_it_ended(replay, game, language) if game.over else "",
    }


def _question(speech: Speech, ask: Ask) -> Markup:
    return speech.asked(Phrase(ask.kind, {**ask.about, "seat": ask.seat}))


def _said(speech: Speech, kind: str) -> str:
    return speech.plain(Phrase(kind))


def _legend(speech: Speech, chances: tuple[float, ...], players: int) -> list[tuple[str, str, int]]:
    """Class, name and percent of each band."""
    if len(chances) == 1:
        return [("tone-won", _said(speech, "site.end.together"), round(100 * chances[0]))]
    return [(f"of-{seat + 1}", speech.seat(seat), round(100 * chances[seat])) for seat in range(players)]


def _must_be_open(replay: Replay) -> None:
    if not replay.is_open:
        raise NotThere("site/still_running")


# How it went


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


# What was played, and what a bot would play


def played_line(replay: Replay, number: int, speech: Speech) -> Told:
    """What the seat that answers at a moment did from there on, in the same turn."""
    timeline = replay.timeline
    moments, end = timeline.moments, number + 1
    while (
        end < min(timeline.last, number + LINE_ANSWERS)
        and moments[end].turn == moments[number].turn
        and moments[end + 1].by == moments[number + 1].by
    ):
        end += 1
    film = film_of(timeline, ALL, number, end, 10**6)
    entries = [entry for stop in film.stops for entry in stop.entries]
    lines = [speech.rich(Phrase(entry.kind, entry.values)) for entry in entries[:MOST_LINES]]
    return Told(lines, [mark for stop in film.stops for mark in stop.marks][:MOST_MARKS])


def bot_line(game: Game[Any], ask: Ask, option: Any, speech: Speech) -> Told:
    """One way in which the turn could go on after an answer, as its seat would see it; chance is imagined."""
    world, seat, end = game.imagined(ask.seat, Random(1)), ask.seat, monotonic() + LINE_SECONDS
    turn, told = world.state.turn, Told([], [])
    bot = GreedyBot(1, LINE_SECONDS / 4)
    wanted, to = option, ask.kind
    for _ in range(LINE_ANSWERS):
        before = world.seen_by(seat)
        for glimpse in watched(world, seat, lambda one, given=wanted, at=to: one.answer(given, seat, to=at)):  # type: ignore[misc]
            if glimpse.entry.kind != world.book.turn_entry and glimpse.entry.turn == turn:
                told.lines.append(speech.rich(Phrase(glimpse.entry.kind, glimpse.entry.values)))
                told.marks.extend(marks_of(world.book, glimpse.entry, before, glimpse.view, seat))
        asks = [one for one in world.asks if one.seat == seat]
        if world.over or world.state.turn != turn or not asks or world.asks[0].seat != seat or monotonic() > end:
            break
        wanted = bot.choose(world.imagined(seat, Random(2)), seat)
        to = next((one.kind for one in asks if one.offered(wanted) is not None), asks[0].kind)
    return Told(told.lines[:MOST_LINES], told.marks[:MOST_MARKS])


def layered(drawing: str, drawn: str, css: str) -> str:
    """A drawing with marks of one sort in the layer for them."""
    return drawing.replace(MARKS, f'{MARKS.removesuffix("</g>")}<g class="{css}">{drawn}</g></g>', 1)


def advice_part(replay: Replay, at: str, is_long: bool, reader: Reader) -> str:
    """The best answers at a moment with their worth, and the line of a bot."""
    _must_be_open(replay)
    number = number_in(at, replay.timeline.last)
    found, game = asked_at(replay, number), replay.game_at(number)
    if found is None:
        return reader.page("analysis/advice.html", rows=[], is_long=is_long, number=number, replay=replay)
    ask, given = found
    speech = speech_of_replay(replay, reader.language)
    worths = _weighed(game, ask, given, is_long)
    best = worths[0]
    own = next((one for one in worths if _same(one.option, given.option)), None)
    line = Told([], []) if own is best else bot_line(game, ask, best.option, speech)
    return reader.page(
        "analysis/advice.html",
        rows=_rows(speech, ask, worths, given),
        count=len(ask.options),
        seat=ask.seat,
        loss=round(100 * (best.worth - own.worth)) if own is not None else 0,
        lines=line.lines,
        marks=Markup(marks_drawn(line.marks, replay.book.beside.telling.reach)),
        is_long=is_long,
        number=number,
        replay=replay,
    )


def _weighed(game: Game[Any], ask: Ask, given: Answered, is_long: bool) -> list[Weighed]:
    """The answers to what was asked; others that the seat could give then belong to another question."""
    rng = Random(1)
    if is_long:
        found = searched(game, ask.seat, rng, LONG, ITERATIONS, given.option)
    else:
        found = weighed(game, ask.seat, rng, QUICK, given.option)
    return [one for one in found if ask.offered(one.option) is not None] or found


def _same(one: Any, other: Any) -> bool:
    return bool(to_json(one) == to_json(other))


def _rows(speech: Speech, ask: Ask, worths: list[Weighed], given: Answered) -> list[AnswerRow]:
    rows = [
        AnswerRow(
            capital(speech.option(ask.kind, one.option)),
            round(100 * one.worth),
            _same(one.option, given.option),
            place == 0,
        )
        for place, one in enumerate(worths)
    ]
    return [row for place, row in enumerate(rows) if place < MOST_ROWS or row.is_played]


# Where much was lost


def study_slice(replay: Replay, start: int) -> StudySlice:
    """Weigh the answers of a game from a moment on, as many as there is time for."""
    _must_be_open(replay)
    end, found, last = monotonic() + A_SLICE, list[Mistake](), replay.timeline.last
    for number in islice((one for one in course_of(replay.timeline).choices if one >= start), 10**6):
        if monotonic() > end:
            return StudySlice(tuple(found), number, last)
        mistake = _mistake(replay, number)
        if mistake is not None:
            found.append(mistake)
    return StudySlice(tuple(found), last, last)


def _mistake(replay: Replay, number: int) -> Mistake | None:
    asked = asked_at(replay, number)
    if asked is None:
        return None
    ask, given = asked
    worths = weighed(replay.game_at(number), ask.seat, Random(number), AN_ANSWER, given.option, worlds=2)
    own = next((one for one in worths if _same(one.option, given.option)), None)
    best = next((one for one in worths if ask.offered(one.option) is not None), None)
    if own is None or best is None or best.worth - own.worth < LEAST_LOSS:
        return None
    return Mistake(number, ask.seat, ask.kind, given.option, best.option, best.worth - own.worth)


def mistakes_part(replay: Replay, study: StudySlice, reader: Reader) -> str:
    """What was found so far, worst first, with flags for the chart."""
    speech, moments = speech_of_replay(replay, reader.language), replay.timeline.moments
    rows = [
        MistakeRow(
            one.moment,
            moments[one.moment].turn,
            one.seat,
            speech.seat(one.seat),
            capital(speech.option(one.kind, one.played)),
            capital(speech.option(one.kind, one.better)),
            round(100 * one.loss),
            one.loss >= GRAVE_LOSS,
        )
        for one in study.found
    ]
    return reader.page("analysis/mistakes.html", rows=rows, study=study, replay=replay)
