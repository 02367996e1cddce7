"""Looking back on a table of this site: its replay, its record, a position, its film. A worker makes all of it."""

import gzip

import msgspec

from ..archive.replays import full_record, position_at, view_record
from ..archive.stories import TableStory
from .film_sheet import film_sheet
from .positions import PlayablePosition
from .reader import Reader
from .replay import ReplayQuery, number_in, replay_page

SQUEEZE = 6  # of nine


def table_page(story: TableStory, seat: int, wanted: ReplayQuery, reader: Reader) -> str:
    """A moment of a table's game, for somebody on this seat."""
    return replay_page(story.replay(seat), wanted, reader)


def table_record(story: TableStory, seat: int) -> bytes:
    """The record of a table's game: of a running one only what this seat sees of it, of a finished one all."""
    replay = story.replay(seat)
    record = full_record(replay) if replay.is_open else view_record(replay)
    return msgspec.json.format(msgspec.json.encode(record), indent=1)


def table_position(story: TableStory, seat: int, at: str) -> PlayablePosition:
    """The position of a moment of a table's game, for somebody who may see all of it."""
    replay = story.replay(seat)
    position = position_at(replay, number_in(at, replay.timeline.last))
    return PlayablePosition(replay.book.name, replay.players, position)


def table_film(story: TableStory, seat: int, reader: Reader) -> bytes:
    """What happened since this seat's last move, as a page plays it: JSON, squeezed."""
    return gzip.compress(msgspec.json.encode(film_sheet(story.replay(seat), reader)), SQUEEZE)
