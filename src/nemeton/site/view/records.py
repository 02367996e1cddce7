"""A record that somebody sent in: checked, shown moment by moment, taken home again. A worker makes all of it."""

from collections import OrderedDict
from hashlib import sha256
from typing import Any, NamedTuple

import msgspec

from nemeton.files import pack, unpack

from ..archive.records import read_json, timeline_of
from ..archive.replays import Replay, position_at, replay_of_record
from ..archive.studies import StudySlice
from ..archive.timeline import Timeline
from .analysis import advice_part, analysis_page
from .ending import end_page_of, ended_of_replay, figures_part
from .lines import LinesMade, LinesWish, bot_goes_on, lines_page
from .lines_file import lines_file
from .positions import PlayablePosition
from .reader import Reader
from .replay import ReplayQuery, number_in, replay_page
from .share import share_picture
from .study import mistakes_part, study_slice

TIMELINES = 6  # that a worker remembers


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


def record_end(record_id: str, body: bytes, reader: Reader, origin: str) -> str:
    """How the game of a record ended."""
    return end_page_of(_record_replay(record_id, body), reader, origin)


def record_figures(record_id: str, body: bytes, reader: Reader) -> str:
    """What was counted of the game of a record."""
    return figures_part(_record_replay(record_id, body), reader)


def record_picture(record_id: str, body: bytes, language: str) -> str:
    """A picture of the end of a record, to be shared."""
    return share_picture(ended_of_replay(_record_replay(record_id, body), language))


def record_analysis(record_id: str, body: bytes, at: str, is_part: bool, reader: Reader) -> str:
    """The analysis of a record at a moment."""
    return analysis_page(_record_replay(record_id, body), at, is_part, reader)


def record_advice(record_id: str, body: bytes, at: str, is_long: bool, reader: Reader) -> str:
    """What bots think of a moment of a record."""
    return advice_part(_record_replay(record_id, body), at, is_long, reader)


def record_study(record_id: str, body: bytes, start: int) -> StudySlice:
    """A slice of the search for mistakes in a record."""
    return study_slice(_record_replay(record_id, body), start)


def record_mistakes(record_id: str, body: bytes, study: StudySlice, reader: Reader) -> str:
    """The mistakes that were found in a record."""
    return mistakes_part(_record_replay(record_id, body), study, reader)


def record_lines(record_id: str, body: bytes, wish: LinesWish, reader: Reader) -> LinesMade:
    """What somebody tries from a moment of a record."""
    return lines_page(_record_replay(record_id, body), wish, reader)


def record_bot_line(record_id: str, body: bytes, wish: LinesWish) -> str:
    """Where a bot comes to that plays on there."""
    return bot_goes_on(_record_replay(record_id, body), wish)


def record_lines_file(record_id: str, body: bytes, wish: LinesWish, as_words: bool, reader: Reader) -> bytes:
    """What somebody has tried there, as a file."""
    return lines_file(_record_replay(record_id, body), wish, as_words, reader)


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
