"""What strangers bring: positions, records, wishes for a table. Workers read it, try it and draw it (base/workers.py).

Nothing of this happens on the event loop. Whoever sends something that takes too long or too much is told so; the
worker is replaced, and everybody else goes on. Those who wait are served in turns by the address that they come from,
and when too many wait the next ones are asked to come again.

Above stands what the site calls; below, the jobs that run in a worker.
"""

import logging
from collections import OrderedDict
from collections.abc import Callable
from hashlib import sha256
from random import Random
from time import process_time
from typing import Any, NamedTuple, ParamSpec, TypeVar

import msgspec
from markupsafe import Markup

import nemeton
from nemeton.files import pack, unpack
from nemeton.kernel import ALL, PUBLIC, Game, NemetonError, Phrase

from ..archive.replays import Replay, position_at, replay_of_record
from ..archive.timeline import Timeline
from ..archive.uploads import read_json, timeline_of
from ..archive.verification import PublishedDeal, verify
from ..base.errors import SiteError, TooBusy
from ..base.input_errors import told_in
from ..base.limits import asked_from
from ..base.queue import QueueFull
from ..base.settings import Settings
from ..base.workers import JobFailed, JobFault, TookTooLong, TookTooMuch, WorkerDied, WorkerPool
from ..tables.wishes import TableWish, try_game
from ..words import site_words
from .reader import Reader
from .replay import ReplayQuery, number_in, replay_page, seat_choices, title_of

log = logging.getLogger(__name__)

P = ParamSpec("P")
T = TypeVar("T")

PROCESSES = 2
MEGABYTES = 768  # that a worker may use
MOST_WAITING, MOST_OF_AN_ADDRESS = 24, 6
WAIT = 5  # seconds after which somebody may try again for whom there was no room
TIMELINES = 6  # that a worker remembers
SLOWEST_START = 1.0  # seconds of a processor that a position may take to begin, for later it begins on the event loop
ANSWERS_TRIED = 12


class VisitorJobs:
    """The workers for what strangers bring."""

    def __init__(self, settings: Settings) -> None:
        self._seconds = settings.stranger_seconds
        self.workers = WorkerPool(
            PROCESSES, megabytes=MEGABYTES, most_waiting=MOST_WAITING, most_each=MOST_OF_AN_ADDRESS,
            loaded=settings.loaded,
        )  # fmt: skip

    async def do(self, job: Callable[P, T], *given: P.args, **named: P.kwargs) -> T:
        """What a job gives back; a refusal is raised as it is, and a failure as one that can be told."""
        try:
            return await self._tried(job, *given, **named)
        except QueueFull:
            raise TooBusy(WAIT) from None
        except TookTooLong:
            raise SiteError("site/takes_too_long", seconds=round(self._seconds)) from None
        except TookTooMuch:
            raise SiteError("site/takes_too_much") from None
        except JobFailed as error:
            where = f"\n{error}" if isinstance(error, JobFault) else ""
            log.error("%s failed (%s)%s", job.__name__, type(error).__name__, where)
            raise SiteError("site/cannot_be_read") from None

    async def _tried(self, job: Callable[P, T], *given: P.args, **named: P.kwargs) -> T:
        who = asked_from()
        try:
            return await self.workers.do(who, self._seconds, job, *given, **named)
        except WorkerDied:  # perhaps it was not the fault of what it read
            return await self.workers.do(who, self._seconds, job, *given, **named)


# Positions


class PositionPreview(NamedTuple):
    """A position as it would stand on the table, or what is wrong with it."""

    game: Game[Any] | None
    problem: str = ""
    board: Markup = Markup()
    next: str = ""

    def context(self, language: str) -> dict[str, Any]:
        """What the templates need: also who may sit where."""
        game = self.game
        titles = [title_of(game, seat, language) for seat in range(game.players)] if game else []
        own = game.ask.seat if game and game.ask else 0
        choices = [seat_choices(seat, own) for seat in range(len(titles))]
        return {"shown": self, "titles": titles, "seat_choices": choices}


class PlayablePosition(NamedTuple):
    """A position that can be played."""

    game: str
    players: int
    position: dict[str, Any]


def read_position(text: str) -> PlayablePosition:
    """The position that a text describes; one that nobody can play is refused."""
    position = read_json(text)
    game = _playable(position)
    return PlayablePosition(game.book.name, game.players, position)


def preview_part(text: str, reader: Reader) -> str:
    """Only the picture of a position, or what is wrong with it."""
    return reader.page("position_preview.html", **preview(text, reader.language).context(reader.language))


def position_page(text: str, reader: Reader, problem: str = "") -> str:
    """The page with a position to write on; a problem may be known already."""
    shown = preview(text, reader.language)
    if problem:
        shown = shown._replace(problem=problem)
    name = shown.game.book.name if shown.game else ""
    context = shown.context(reader.language)
    return reader.page("position.html", text=text, names=list(nemeton.rulebooks()), game=name, **context)


def preview(text: str, language: str) -> PositionPreview:
    """The position that a text describes, drawn; or the sentence that says what is wrong with it."""
    try:
        game = _playable(read_json(text))
    except NemetonError as error:
        return PositionPreview(None, told_in(error, language))
    book = game.book
    words = game.words(language)
    drawn = book.draw(game.seen_by(ALL), seat=ALL, ask=None, journal=[], words=words, style=False)
    return PositionPreview(game, "", Markup(drawn), book.prompt(game.ask, language, game.state) if game.ask else "")


def _playable(position: Any) -> Game[Any]:
    game = nemeton.from_position(position)
    if game.over:
        raise SiteError("site/position_over")
    return game


# Wishes for a table


def tried_wish(wish: TableWish) -> None:
    """Begin the game that somebody wishes for, draw it, and play it a little: what breaks shall break here."""
    begun = process_time()
    game = try_game(wish)
    if process_time() - begun > SLOWEST_START:
        raise SiteError("site/position_slow")
    rng = Random(1)
    _draw(game)
    for _ in range(ANSWERS_TRIED):
        if game.over:
            break
        ask = rng.choice(game.asks)
        game.answer(rng.choice(ask.options), ask.seat)
    _draw(game)


def _draw(game: Game[Any]) -> None:
    """Draw a game as everybody sees it, only to see that it can be drawn."""
    for seat in (PUBLIC, *range(game.players)):
        game.book.draw(game.seen_by(seat), seat=seat, ask=None, journal=[], words=game.words("en"), style=False)


# Records


class CheckedRecord(NamedTuple):
    """A record that can be replayed, ready to be kept."""

    record_id: str
    game: str
    body: bytes


_timelines: OrderedDict[str, tuple[dict[str, Any], Timeline]] = OrderedDict()  # in a worker, what it has replayed


def checked_record(content: bytes | str) -> CheckedRecord:
    """Check a record by replaying it."""
    record = read_json(content)
    timeline = timeline_of(record)
    body = pack(record)
    record_id = sha256(body).hexdigest()[:32]
    _remember(record_id, record, timeline)
    return CheckedRecord(record_id, timeline.latest.book.name, body)


def record_page(record_id: str, body: bytes, wanted: ReplayQuery, reader: Reader) -> str:
    """A moment of a record that was kept."""
    return replay_page(_record_replay(record_id, body), wanted, reader)


def record_position(record_id: str, body: bytes, at: str) -> PlayablePosition:
    """The position of a moment of a record."""
    replay = _record_replay(record_id, body)
    position = position_at(replay, number_in(at, replay.timeline.last))
    return PlayablePosition(replay.book.name, replay.players, position)


def record_file(body: bytes) -> bytes:
    """A record as it is taken home."""
    return msgspec.json.format(msgspec.json.encode(unpack(body)), indent=1)


def _record_replay(record_id: str, body: bytes) -> Replay:
    known = _timelines.get(record_id)
    if known is None:
        record = unpack(body)
        known = record, timeline_of(record)
    _remember(record_id, *known)
    return replay_of_record(record_id, *known)


def _remember(record_id: str, record: dict[str, Any], timeline: Timeline) -> None:
    _timelines[record_id] = record, timeline
    _timelines.move_to_end(record_id)
    while len(_timelines) > TIMELINES:
        _timelines.popitem(last=False)


# Verification


class VerificationStep(NamedTuple):
    """One step of the check, in the reader's language."""

    title: str
    verdict: str
    text: str


class SourceTable(NamedTuple):
    """The table of this site from which a record comes: its id, the address of its replay, and what is known of it."""

    table_id: str
    address: str
    published: PublishedDeal


def table_named(content: bytes | str) -> str:
    """The table that a record says it comes from; empty if it names none."""
    record = read_json(content)
    told = record.get("table") if isinstance(record, dict) else None
    table_id = told.get("id") if isinstance(told, dict) else None
    return table_id[:40] if isinstance(table_id, str) else ""


def verified_page(content: Any, noted: str, table: SourceTable | None, reader: Reader) -> str:
    """A record checked step by step: one that was sent in, or that of a table, which is no text but data."""
    record = read_json(content) if isinstance(content, bytes | str) else content
    report = verify(record, table.published if table else None, noted)
    say = site_words(reader.language).say
    steps = [
        VerificationStep(
            say(Phrase(f"site.verify.{finding.step}")),
            finding.verdict,
            " ".join(
                [
                    say(Phrase(finding.kind, finding.values)),
                    *([told_in(finding.error, reader.language)] if finding.error else []),
                ]
            ),
        )
        for finding in report.findings
    ]
    return reader.page("verify.html", report=report, steps=steps, problem="", table=table)
