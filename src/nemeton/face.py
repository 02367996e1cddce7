"""The public face: start a game, load a record, play on from a position."""

from collections.abc import Iterator, Mapping
from typing import Any

from .games import GAMES
from .kernel import BadPosition, BadRecord, BadSetup, Chance, Game, Option, Rulebook
from .kernel import records as _records
from .kernel.bounds import brief


def rulebooks() -> dict[str, Rulebook[Any]]:
    """The rulebook of every game there is, by name."""
    return dict(GAMES)


def _book(name: Any) -> Rulebook[Any]:
    if not isinstance(name, str) or name not in GAMES:
        raise BadSetup("setup/unknown_game", game=brief(name), known=tuple(GAMES))
    return GAMES[name]


def start(
    game: str,
    players: int = 2,
    seed: int | str | Chance = 1,
    options: Mapping[str, Any] | None = None,
    *,
    light: bool = False,
    turn_limit: int | None = None,
    answer_sole: bool = True,
) -> Game[Any]:
    """Start a game. A light one keeps no history and cannot be forked; with a turn limit it may end unfinished.

    `seed` is a number or a word, or a source of chance: `Scripted` fixes the tops of decks and dice. Where a seat has
    one option and everybody may know that, the game takes it by itself; with `answer_sole=False` the seat is asked.
    """
    return _records.start(
        _book(game), players, options, seed, light=light, turn_limit=turn_limit, answer_sole=answer_sole
    )


def load(record: Any) -> Game[Any]:
    """The exact same game again, from its record."""
    return _records.load(_book_of(record), record)


def replay(record: Any, *, strict: bool = True) -> Iterator[tuple[Game[Any], int, Option]]:
    """Every answer of a record in its order: the game as it was before, the seat, and the option that it takes.

    It is one game that moves on while you go; `fork` what you want to keep. A record may have several segments, if the
    rules were corrected in the middle: then each begins with a game of its own. A segment of older rules that does not
    come out the same under those of today is refused with `BadRecord`; where it need not be `strict`, the rest of that
    segment is left out.
    """
    return _records.replayed(_book_of(record), record, strict=strict)


def _book_of(record: Any) -> Rulebook[Any]:
    """The rulebook of a record."""
    if not isinstance(record, dict):
        raise BadRecord("record/not_a_record", problem=type(record).__name__)
    if not _records.is_format(record.get("nemeton")):
        raise BadRecord("record/format", format=brief(record.get("nemeton")), known=_records.FORMAT)
    return _book(record.get("game"))


def from_position(position: Any, seed: int | str | Chance = 1, *, answer_sole: bool = True) -> Game[Any]:
    """Play on from a position; a bad one says all that is wrong with it."""
    if not isinstance(position, dict):
        raise BadPosition("position/not_a_position", problem=type(position).__name__)
    try:
        book = _book(position.get("game"))
    except BadSetup as error:
        raise BadPosition(error.code, **error.values) from None
    return _records.read_position(book, position, seed, answer_sole=answer_sole)
