"""Analysing a game that may be seen whole: how it stood after every answer, what was played at a moment, what bots
think of the other answers, and from where one may play on. Where much was lost stands in study.py.

A worker makes all of it. What bots say comes from what the seat could know then, and is an opinion.
"""

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
from nemeton.kernel.values import same
from nemeton.kernel.watching import watched

from ..archive.replays import Replay
from ..words.speech import Speech, capital
from .charts import answers_chart
from .course import asked_at, course_of, must_be_open
from .film import film_of, marks_of
from .reader import Reader
from .replay import how_it_ended, number_in, seat_choices, seats_of, speech_of_replay, title_of

QUICK, LONG = 2.0, 5.0  # seconds that bots think about a moment, at once and when they are asked for more
ITERATIONS = 2_000
MOST_ROWS = 6  # answers that are shown
MOST_LINES = 8  # of what was played, and of what a bot would play
LINE_ANSWERS, LINE_SECONDS = 12, 2.0  # of a bot's line
MOST_MARKS = 6


class AnswerRow(NamedTuple):
    """An answer and what it is worth, from 0 to 100."""

    text: str
    worth: int
    is_played: bool
    is_best: bool


class Told(NamedTuple):
    """Lines of a story and what they mark on the board."""

    lines: list[Markup]
    marks: list[Mark]


def analysis_page(replay: Replay, at: str, is_part: bool, reader: Reader) -> str:
    """The page, or only what changes with the moment. It opens at the last choice: at the end nothing is weighed."""
    must_be_open(replay)
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
    must_be_open(replay)
    number = number_in(at, replay.timeline.last)
    found, game = asked_at(replay, number), replay.game_at(number)
    if found is None:
        return reader.page("analysis/advice.html", rows=[], is_long=is_long, number=number, replay=replay)
    ask, given = found
    speech = speech_of_replay(replay, reader.language)
    worths = _weighed(game, ask, given, is_long)
    best = worths[0]
    own = next((one for one in worths if same(one.option, given.option)), None)
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


def _rows(speech: Speech, ask: Ask, worths: list[Weighed], given: Answered) -> list[AnswerRow]:
    rows = [
        AnswerRow(
            capital(speech.option(ask.kind, one.option)),
            round(100 * one.worth),
            same(one.option, given.option),
            place == 0,
        )
        for place, one in enumerate(worths)
    ]
    return [row for place, row in enumerate(rows) if place < MOST_ROWS or row.is_played]
