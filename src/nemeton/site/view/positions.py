"""A position that somebody writes or pastes: read, drawn, or what is wrong with it. A worker makes all of it."""

from typing import Any, NamedTuple

from markupsafe import Markup

import nemeton
from nemeton.kernel import ALL, Game, NemetonError

from ..archive.records import read_json
from ..base.errors import SiteError
from ..base.input_errors import told_in
from .reader import Reader
from .replay import seat_choices, title_of


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
