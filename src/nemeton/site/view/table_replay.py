"""Looking back on a table of this site: its replay, its record, a position, its film. A worker makes all of it."""

import gzip

import msgspec

from nemeton.kernel import PUBLIC

from ..archive.replays import full_record, position_at, view_record
from ..archive.stories import TableStory
from ..archive.studies import StudySlice
from .analysis import advice_part, analysis_page
from .film_sheet import film_sheet
from .lines import LinesMade, LinesWish, bot_goes_on, lines_page
from .lines_file import lines_file
from .positions import PlayablePosition
from .reader import Reader
from .replay import ReplayQuery, number_in, replay_page
from .study import mistakes_part, study_slice

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


def table_analysis(story: TableStory, at: str, is_part: bool, reader: Reader) -> str:
    """The analysis of a finished table at a moment."""
    return analysis_page(story.replay(PUBLIC), at, is_part, reader)


def table_advice(story: TableStory, at: str, is_long: bool, reader: Reader) -> str:
    """What bots think of a moment of a finished table."""
    return advice_part(story.replay(PUBLIC), at, is_long, reader)


def table_study(story: TableStory, start: int) -> StudySlice:
    """A slice of the search for mistakes in a finished table."""
    return study_slice(story.replay(PUBLIC), start)


def table_mistakes(story: TableStory, study: StudySlice, reader: Reader) -> str:
    """The mistakes that were found in a finished table."""
    return mistakes_part(story.replay(PUBLIC), study, reader)


def table_lines(story: TableStory, wish: LinesWish, reader: Reader) -> LinesMade:
    """What somebody tries from a moment of a finished table."""
    return lines_page(story.replay(PUBLIC), wish, reader)


def table_bot_line(story: TableStory, wish: LinesWish) -> str:
    """Where a bot comes to that plays on there."""
    return bot_goes_on(story.replay(PUBLIC), wish)


def table_lines_file(story: TableStory, wish: LinesWish, as_words: bool, reader: Reader) -> bytes:
    """What somebody has tried there, as a file."""
    return lines_file(story.replay(PUBLIC), wish, as_words, reader)
