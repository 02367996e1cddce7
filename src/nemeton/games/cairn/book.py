"""The book of Cairn: what was answered in many games of bots, and who won them.

A place of the book is what a question depends on first of all: who is asked, where the shamans and the megaliths stand,
what the tokens show, the score. Which megalith stands where is no part of it, for there are 28,560 ways to deal the
first four, and no two games would ever meet; only a question about megaliths names those that are to come. Nothing that
is hidden is part of it either.

The field has two symmetries. Turned by half a circle it is the same for the other tribe. Mirrored it is the same when
the token of adding is turned over, for so the two totems of a tribe change places. So every place is kept as it looks
when Sea is asked and that token shows the white face.

scripts/cairn_book.py plays the games and writes the file; docs/explorer.md tells of it.
"""

import gzip
import logging
import zlib
from functools import cache
from pathlib import Path
from typing import NamedTuple

import msgspec

from nemeton.kernel import Ask, Option
from nemeton.kernel.explorer import Explorer, Made, Tried
from nemeton.kernel.values import written

from .abilities import SwapStones
from .field import FACES, FILES, RANKS, SEA, SPACES, VILLAGE
from .state import Activation, CairnOptions, CairnState, enemy_of

FILE = Path(__file__).with_name("book.json.gz")
ABOUT_STONES = frozenset({"cairn.build", "cairn.source_of_silver", "cairn.moving_stone", "cairn.heart_of_the_earth"})
OF_THE_DEAL = ("megaliths", "start", "first_player")  # options that change no answer

log = logging.getLogger(__name__)

# Looking at the field from another side

ROTATED_WAY = {"N": "S", "NE": "SW", "E": "W", "SE": "NW", "S": "N", "SW": "NE", "W": "E", "NW": "SE"}
MIRRORED_WAY = {"N": "N", "NE": "NW", "E": "W", "SE": "SW", "S": "S", "SW": "SE", "W": "E", "NW": "NE"}


class Side(NamedTuple):
    """From where one looks: by half a circle round, mirrored, both or neither."""

    is_rotated: bool
    is_mirrored: bool


def side_of(state: CairnState, seat: int) -> Side:
    """From where the tribe that is asked looks like Sea, and the token of adding shows the white face."""
    return Side(seat != SEA, state.tokens["add"] != FACES["add"][0])


@cache
def places_from(side: Side) -> dict[str, str]:
    """Every space, and every way off the field, as it is called from that side. To go there and back is the same.

    >>> places_from(Side(True, False))["b1"], places_from(Side(False, True))["b1"], places_from(Side(True, True))["b1"]
    ('d5', 'd1', 'b5')
    """
    found = {}
    for space in SPACES:
        column, row = FILES.index(space[0]), RANKS.index(space[1])
        column = 4 - column if side.is_rotated != side.is_mirrored else column
        row = 4 - row if side.is_rotated else row
        found[space] = FILES[column] + RANKS[row]
    for way in ROTATED_WAY:
        seen = ROTATED_WAY[way] if side.is_rotated else way
        found[f"off:{way}"] = f"off:{MIRRORED_WAY[seen] if side.is_mirrored else seen}"
    return found


# The names of places and answers


def key(state: CairnState, ask: Ask) -> str:
    """The place of the book at which a question stands: the shamans of who is asked, the other ones, spaces with a
    megalith, tokens, score; and, within a turn, what is asked."""
    seat, enemy = ask.seat, enemy_of(ask.seat)
    places = places_from(side_of(state, seat))
    parts = [
        _spaces(state.shamans[seat], places),
        _spaces(state.shamans[enemy], places),
        _spaces(state.megaliths, places),
        "".join(state.tokens[token][0] for token in FACES if token != "add"),
        f"{state.score[seat]}{state.score[enemy]}",
    ]
    if ask.kind != "cairn.action":
        parts += _within_turn(state, ask, places)
    return "/".join(parts)


def _within_turn(state: CairnState, ask: Ask, places: dict[str, str]) -> list[str]:
    """What else matters within a turn: the question, whose turn it is and whose the next, what has moved and waits."""
    turns = "".join("m" if seat == ask.seat else "t" for seat in (state.active, state.next_seat))
    waiting = (places[one.space] if isinstance(one, Activation) else type(one).__name__ for one in state.agenda)
    parts = [
        ask.kind.removeprefix("cairn."),
        places.get(str(ask.about.get("space", "")), ""),
        turns,
        _spaces(state.moved, places),
        ",".join(waiting),
    ]
    return [*parts, ",".join(sorted(state.upcoming))] if ask.kind in ABOUT_STONES else parts


def _spaces(found: object, places: dict[str, str]) -> str:
    assert isinstance(found, list | dict)
    return "".join(sorted(places[space] for space in found if space != VILLAGE))


def answer_key(state: CairnState, ask: Ask, option: Option) -> str:
    """What an answer is called at its place of the book."""
    places = places_from(side_of(state, ask.seat))
    plain = written(option)
    words = [places.get(str(word), str(word)) for word in (plain if isinstance(plain, tuple) else (plain,))]
    if isinstance(option, SwapStones):
        words.sort(key=SPACES.index)  # two that change places: the first of the field is named first
    return " ".join(words)


def is_usual(options: CairnOptions) -> bool:
    """Is the table one of those that the book has seen? How it was dealt does not matter."""
    usual = CairnOptions()
    return all(
        getattr(options, name) == getattr(usual, name)
        for name in CairnOptions.__struct_fields__
        if name not in OF_THE_DEAL
    )


# The file


class BookFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The book as it is kept: how it was made; by place and answer how many games, wins and losses of who answered."""

    made: Made
    places: dict[str, dict[str, tuple[int, int, int]]]


def pack(book: BookFile) -> bytes:
    """The book as a file: the same book is the same file."""
    return gzip.compress(msgspec.json.encode(book, order="deterministic"), 9, mtime=0)


@cache
def read(file: Path = FILE) -> BookFile | None:
    """The book, read when it is first asked for; without it the explorer knows nothing."""
    try:
        return msgspec.json.decode(gzip.decompress(file.read_bytes()), type=BookFile)
    except (OSError, EOFError, zlib.error, msgspec.MsgspecError) as error:
        log.warning("the book of Cairn cannot be read (%s); the explorer goes on without it", error)
        return None


def tried(state: CairnState, ask: Ask) -> tuple[Tried, ...]:
    """The answers to a question that the book knows, the most frequent ones first."""
    book = read()
    if book is None or not is_usual(state.options):
        return ()
    known = book.places.get(key(state, ask), {})
    found = [(option, known.get(answer_key(state, ask, option))) for option in ask.options]
    return tuple(sorted((Tried(option, *one) for option, one in found if one), key=lambda one: -one.games))


def made() -> Made | None:
    """How the book was made."""
    book = read()
    return book.made if book else None


EXPLORER = Explorer(tried, made)
