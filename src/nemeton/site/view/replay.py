"""The page of a replay: a game at one moment, its seats, its journal. A worker can make it as well as the site."""

from itertools import pairwise
from typing import Any, NamedTuple
from urllib.parse import urlencode

from markupsafe import Markup

from nemeton.kernel import ALL, PUBLIC, Entry, Game, Phrase, Standing
from nemeton.kernel.journal import told_twice

from ..archive.replays import Replay
from ..base.errors import SiteError
from ..tables.bot_levels import LEVELS, MACHINE, USUAL
from ..visitors.people import bot_level, bot_name
from ..words.speech import BOT, Speech, seat_names_of
from .film import Scene, Stop, is_read, marks_of, sort_of, with_marks
from .reader import Reader
from .steps import ReplayStep, StepPlace, spot_of, spot_of_turn, step_after, step_at, step_before, turn_at, turns_of
from .strip import acts_of, near_of, renamed

MOST_TOLD = 6  # lines below the board
MARKS = 60  # more marks than this on the slider say nothing


class ReplayQuery(NamedTuple):
    """Which moment or turn, with whose eyes, and whether only what changes with the moment."""

    at: str = ""
    eyes: str = ""
    is_part: bool = False
    part: str = ""  # which step of the moment
    turn: str = ""  # instead of a moment: the beginning of a turn


class ReplaySeat(NamedTuple):
    """A seat beside the board."""

    number: int
    name: str
    title: str
    bot: str
    picture: Markup
    score: int | None
    figures: list[str]
    is_active: bool
    gauges: Markup


class ReplayLine(NamedTuple):
    """A line of the journal in the reader's language."""

    text: Markup
    moment: int
    seat: int | None
    law: str
    law_name: str


class ReplayTurn(NamedTuple):
    """One turn of the journal, and whose it is where a line says so."""

    turn: int
    seat: int | None
    lines: list[ReplayLine]


def replay_page(replay: Replay, wanted: ReplayQuery, reader: Reader) -> str:
    """The page, or only what changes with the moment."""
    eyes = replay.eyes(wanted.eyes)
    step = step_at(replay.timeline, eyes, _spot(replay, wanted, eyes))
    context = _moment(replay, step, eyes, reader.language)
    if wanted.is_part:
        return reader.page("replay_moment.html", **context)
    journal = _journal(replay, eyes, reader.language)
    return reader.page("replay.html", journal=journal, **context)


def _spot(replay: Replay, wanted: ReplayQuery, eyes: int) -> StepPlace:
    """The place that an address names."""
    last = replay.timeline.last
    if wanted.turn and not wanted.at:
        return spot_of_turn(replay.timeline, eyes, number_in(wanted.turn, 0))
    number = number_in(wanted.at, last)
    replay.game_at(number)  # refuses what is not there
    return StepPlace(number, number_in(wanted.part, 0))


def _moment(replay: Replay, step: ReplayStep, eyes: int, language: str) -> dict[str, Any]:
    """Everything that changes from one step to the next."""
    number, timeline, book = step.spot.moment, replay.timeline, replay.book
    game = replay.game_at(number)
    told = _told(replay, step, eyes)
    view, words = told.scene.view, book.words(language, told.scene.view)
    drawing = book.draw(view, seat=eyes, ask=None, journal=told.scene.journal, words=words, style=False)
    speech = speech_of_replay(replay, language)
    own = replay.seat if replay.seat != PUBLIC else next((ask.seat for ask in game.asks), 0)

    def link(at: int, part: int = 0, **more: Any) -> str:
        """The address of a step."""
        query: dict[str, Any] = {"at": at, **({"part": part} if part else {}), **more}
        if eyes != replay.choices[0]:
            query["eyes"] = {ALL: "all", PUBLIC: "public"}.get(eyes, eyes)
        return f"{replay.address}?{urlencode(query)}"

    turns, turn = turns_of(timeline), turn_at(timeline, step)
    after, before = step_after(timeline, eyes, step), step_before(timeline, eyes, step)
    return {
        "replay": replay,
        "book": book,
        "number": number,
        "spot": step.spot,
        "last": timeline.last,
        "eyes": eyes,
        "link": link,
        "turn": turn,
        "steps": {
            "first": StepPlace(0) if before else None,
            "back": before,
            "next": after,
            "last": StepPlace(timeline.last) if after else None,
        },
        "turns": turns,
        "turn_back": max((one for one in turns if one < turn), default=None),
        "turn_next": min((one for one in turns if one > turn), default=None),
        "acts": acts_of(step.film, speech),
        "spots": [spot_of(timeline, eyes, step.film, at) for at in range(len(step.film.stops))],
        "current": 0 if step.at is None else step.at + 1,
        "reel_turns": _turns_told(step),
        "near": Markup(renamed(near_of(book, told, language))),
        "board": Markup(with_marks(book, drawing, told.marks, f"{number}-{step.spot.part}")),
        "told": [speech.rich(Phrase(entry.kind, entry.values)) for entry in told.entries[-MOST_TOLD:]],
        "sorts": " ".join(dict.fromkeys(filter(None, (sort_of(book, entry) for entry in told.entries)))),
        "by": next((seat for entry in told.entries if isinstance(seat := entry.values.get("seat"), int)), None),
        "seats": seats_of(game, view, replay, language, eyes),
        "bots": _bots(replay, language),
        "marks": _marks(replay),
        "titles": [title_of(game, seat, language) for seat in range(replay.players)],
        "why_not": replay.why_no_continuing(number),
        "seat_choices": [seat_choices(seat, own) for seat in range(replay.players)],
        "result": how_it_ended(replay, game, language) if game.over and not step.spot.part else "",
        "ALL": ALL,
        "PUBLIC": PUBLIC,
    }


def _told(replay: Replay, step: ReplayStep, eyes: int) -> Stop:
    """What is shown: the stop of the film; at a moment of which the film tells nothing, that moment alone."""
    if step.stop is not None:
        return step.stop
    number, book = step.spot.moment, replay.book
    game = replay.game_at(number)
    view, before = game.seen_by(eyes), replay.game_at(max(0, number - 1)).seen_by(eyes)
    happened = _happened(replay, number, eyes)
    marks = tuple(mark for entry in happened for mark in marks_of(book, entry, before, view, eyes))
    scene = Scene(view, [entry for entry in game.journal if is_read(entry, eyes)])
    return Stop(None, number, tuple(happened), scene, marks)


def _turns_told(step: ReplayStep) -> tuple[int, int] | None:
    """The first and the last turn that the strip tells of."""
    turns = [entry.turn for stop in step.film.stops for entry in stop.entries]
    return (min(turns), max(turns)) if turns else None


def _happened(replay: Replay, number: int, eyes: int) -> list[Entry]:
    """The lines that these eyes may read of what led to a moment."""
    told = (line.entry for line in replay.timeline.journal if line.moment == number and number)
    return [entry for entry in told if is_read(entry, eyes) and entry.kind != replay.book.turn_entry]


def seats_of(game: Game[Any], view: Any, replay: Replay, language: str, eyes: int) -> list[ReplaySeat]:
    """The seats as they stand beside the board; the view is what these eyes may see. Who is asked in secret, or could
    act at any time, only that seat is told."""
    book, words = game.book, game.words(language)
    scores = book.scores(view)
    asks = [ask for ask in game.asks if not isinstance(ask, Standing)]
    asked = {ask.seat for ask in asks if not ask.secret or eyes in (ALL, ask.seat)}
    speech = speech_of_replay(replay, language)
    return [
        ReplaySeat(
            seat,
            speech.seat(seat) if replay.names[seat] or replay.bots[seat] else "",
            title_of(game, seat, language),
            bot_level(replay.bots[seat], book.name, language),
            Markup(book.beside.seat_picture(seat)),
            scores[seat] if seat < len(scores) else None,
            [words.say(figure) for figure in book.beside.figures(view, seat)],
            seat in asked,
            Markup(book.beside.gauges(view, seat)),
        )
        for seat in range(game.players)
    ]


def _bots(replay: Replay, language: str) -> list[str]:
    """What bots are called, seat by seat; nothing for people."""
    return [bot_name(bot, replay.book.name, language) if bot else "" for bot in replay.bots]


def title_of(game: Game[Any], seat: int, language: str) -> str:
    """What the game calls a seat."""
    return str(game.words(language).write("seat", seat))


def how_it_ended(replay: Replay, game: Game[Any], language: str) -> str:
    """The result in one sentence."""
    assert game.result is not None
    speech = speech_of_replay(replay, language)
    return speech.plain(speech.ended(game.result))


def speech_of_replay(replay: Replay, language: str) -> Speech:
    """The words of the game, with the names of who sat there."""
    bots = [bot not in ("", MACHINE) for bot in replay.bots]
    names = {seat: name or BOT for seat, name in enumerate(replay.names) if name or bots[seat]}
    return Speech(replay.book, language, names, seat_names_of(replay.timeline.latest))


def _journal(replay: Replay, eyes: int, language: str) -> list[ReplayTurn]:
    """The whole journal that these eyes may read, turn by turn."""
    speech = speech_of_replay(replay, language)
    turns: list[ReplayTurn] = []
    read = [line for line in replay.timeline.journal if eyes == ALL or line.entry.is_for(eyes)]
    twice = told_twice([line.entry for line in read])
    for entry, moment in (line for at, line in enumerate(read) if at not in twice):
        if not turns or turns[-1].turn != entry.turn:
            turns.append(ReplayTurn(entry.turn, None, []))
        seat = entry.values.get("seat")
        if entry.kind == replay.book.turn_entry:  # the heading says it
            if isinstance(seat, int) and turns[-1].seat is None:
                turns[-1] = turns[-1]._replace(seat=seat)
            continue
        said = speech.rich(Phrase(entry.kind, entry.values))
        law_name = speech.law(entry.law) if entry.law else ""
        turns[-1].lines.append(ReplayLine(said, moment, seat if isinstance(seat, int) else None, entry.law, law_name))
    return turns


def _marks(replay: Replay) -> list[tuple[float, int]]:
    """Where on the slider somebody scored, in percent, and who."""
    moments, last = replay.timeline.moments, max(1, replay.timeline.last)
    marks = [
        (round(100 * at / last, 2), seat)
        for at, (before, after) in enumerate(pairwise(moments), 1)
        for seat, (had, has) in enumerate(zip(before.scores, after.scores, strict=False))
        if has > had
    ]
    return marks if len(marks) <= MARKS else []


def number_in(written: str, last: int) -> int:
    """The moment that an address or a form names; without one, the latest."""
    if not written:
        return last
    if not (written.isascii() and written.isdigit() and len(written) < 9):
        raise SiteError("site/no_moment", number=written[:20], last=last)
    return int(written)


def seat_choices(seat: int, own: int) -> list[tuple[str, bool]]:
    """What a form offers for a seat, and which is marked: oneself on one seat, bots on the others."""
    usual = "me" if seat == own else USUAL
    return [(choice, choice == usual) for choice in ("me", "open", *LEVELS)]
