"""What a program sends and gets through the API: plain data, named as its schema names it. A table is shown as the
program's own seat may see it."""

from typing import Annotated, Any

import msgspec

from nemeton.kernel import Ask
from nemeton.kernel.values import to_json

from ..storage import Person, SeatRow
from ..tables.asked import asked_in_sight
from ..tables.bot_levels import MACHINE, nearest
from ..tables.sole_answers import asked_of
from ..tables.table import Carried, OpenTable


class Name(msgspec.Struct, forbid_unknown_fields=True):
    """How the program wants to be called."""

    name: Annotated[str, msgspec.Meta(min_length=1, max_length=40)]


class Token(msgspec.Struct):
    """What a program sends along to be known."""

    token: str
    name: str


class GameShown(msgspec.Struct):
    """A game that can be played here."""

    name: str
    rules: int
    players: list[int]
    options: dict[str, Any]


class SeatShown(msgspec.Struct):
    """Who sits on a seat; a bot is named by its level, as it is asked for."""

    seat: int
    kind: str
    name: str


class AskShown(msgspec.Struct):
    """An ask that waits for the program's own seat."""

    id: str
    seat: int
    kind: str
    about: dict[str, Any]
    law: str
    options: list[Any]


class TableShown(msgspec.Struct, omit_defaults=True):
    """A table as one seat may see it. `state` is concealed, `asks` are the own ones only."""

    id: str
    game: str
    stage: str
    version: int
    number: int
    seats: list[SeatShown]
    seat: int = -1
    asked: list[int] = []
    asks: list[AskShown] = []
    state: Any = None
    result: Any = None
    commitment: str = ""
    carried: Carried | None = None
    closed: bool = False


class AnswerGiven(msgspec.Struct, forbid_unknown_fields=True):
    """An answer: to which ask, and which of its options."""

    ask: Annotated[str, msgspec.Meta(max_length=64)]
    option: Any


class Seated(msgspec.Struct, forbid_unknown_fields=True):
    """What a program brings when it sits down."""

    nonce: Annotated[str, msgspec.Meta(max_length=64)] = ""


class AnswerExplored(msgspec.Struct):
    """An answer at a place of the explorer: what it says in English, the `go` that leads behind it, how often the games
    of the book gave it, how often whoever gave it won, lost, or nobody did, and the chance that the judge of the bots
    gives it."""

    option: Any
    text: str
    go: str
    games: int
    wins: int
    losses: int
    undecided: int
    judge: float | None


class BookShown(msgspec.Struct):
    """How the book of an explorer was made. It keeps positions that at least `least` games have come by."""

    games: int
    positions: int
    least: int
    iterations: int
    seed: str
    date: str
    command: str


class PositionExplored(msgspec.Struct):
    """A place of the explorer: the position, who is asked what, the answers, the most frequent ones first. `winners` is
    there where the game is over, `book` where there is one."""

    game: str
    position: Any
    seat: int | None
    kind: str
    games: int
    answers: list[AnswerExplored]
    winners: list[int] | None
    book: BookShown | None


class Problem(msgspec.Struct):
    """What cannot be done: a fixed code, and why in the reader's language (`Accept-Language`)."""

    code: str
    message: str


def table_shown(table: OpenTable, person: Person) -> TableShown:
    """The table as this person's seat may see it."""
    row, game, seat = table.row, table.game, table.seat_of(person.id)
    told = TableShown(
        id=row.id,
        game=row.game,
        stage=row.stage,
        version=row.version,
        number=row.number,
        seat=seat,
        asked=[] if game is None or table.is_closed else asked_in_sight(game, seat),
        result=row.result,
        closed=table.is_closed,
        commitment=table.commitment,
        seats=[SeatShown(place.seat, place.kind, place.name or _bot_shown(place, row.game)) for place in table.seats],
    )
    if game is not None:
        told.carried = table.carried(seat)
        told.state = msgspec.to_builtins(game.seen_by(seat), str_keys=True)
        told.asks = [] if table.is_closed else [_ask(ask) for ask in asked_of(game, seat, table.seats)]
    return told


def _bot_shown(place: SeatRow, game: str) -> str:
    if not place.bot:
        return ""
    return MACHINE if place.bot == MACHINE else nearest(place.bot, game)


def _ask(ask: Ask) -> AskShown:
    return AskShown(ask.id, ask.seat, ask.kind, dict(ask.about), ask.law, [to_json(option) for option in ask.options])
