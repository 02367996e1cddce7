"""A film as a page plays it: the strip with a button for every stop, and the drawings between which it goes.

Drawings are cut into pieces, and each piece is sent once. Names in them begin with `film-`: the page has the living
board, with the same names, too.
"""

from typing import Any

from nemeton.drawing.marks import Mark
from nemeton.kernel import Rulebook

from ..archive.replays import Replay
from .film import Scene, film_of, own_lines_left_out, since_last_move, with_marks
from .pieces import pieces_of
from .reader import Reader
from .replay import speech_of_replay
from .strip import acts_of, near_of, renamed


def film_sheet(replay: Replay, reader: Reader) -> dict[str, Any]:
    """The film since the reader's last move."""
    timeline, seat = replay.timeline, replay.seat
    first, last = since_last_move(timeline, seat)
    film = own_lines_left_out(film_of(timeline, seat, first, last), seat, timeline.latest)
    speech = speech_of_replay(replay, reader.language)
    book = replay.book
    drawn = [scene_drawn(book, film.opening, seat, reader.language)]
    drawn += [scene_drawn(book, stop.scene, seat, reader.language, stop.marks) for stop in film.stops]
    acts = acts_of(film, speech)
    pieces, frames = _cut([renamed(drawing) for drawing in drawn])
    strip = reader.page("film_strip.html", acts=acts, is_cut=film.is_cut, replay=replay, first=first)
    near = ["", *(renamed(near_of(book, stop, reader.language)) for stop in film.stops)]
    return {"count": len(film.stops), "strip": strip, "pieces": pieces, "frames": frames, "near": near}


def scene_drawn(
    book: Rulebook[Any], scene: Scene, eyes: int, language: str, marks: tuple[Mark, ...] | list[Mark] = ()
) -> str:
    """The map of a scene, with marks of what has just happened."""
    words = book.words(language, scene.view)
    laid = book.laid(scene.view, seat=eyes, ask=None, journal=scene.journal, words=words)
    return with_marks(book, laid.whole, marks)


def _cut(drawings: list[str]) -> tuple[list[str], list[list[int]]]:
    """All pieces, each once, and every drawing as the numbers of its pieces."""
    numbers: dict[str, int] = {}
    frames = [[numbers.setdefault(piece, len(numbers)) for piece in pieces_of(drawing)] for drawing in drawings]
    return list(numbers), frames
