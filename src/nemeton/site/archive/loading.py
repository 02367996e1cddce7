"""Opening a table's game: from its last snapshot and its story, or, where these are missing or damaged, from its log.

The log of a game that was carried over to corrected rules begins with the row that tells it, its `base`
(`carry_over.py`).
"""

import logging
from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec

import nemeton
from nemeton.kernel import Entry, Game, NemetonError, Result, Rulebook, Sealed, records
from nemeton.kernel.history import Event
from nemeton.kernel.records import Origin
from nemeton.kernel.snapshots import Story, prefixed, thawed, unfrozen
from nemeton.kernel.values import from_json

from ..base.errors import SiteError
from ..storage import SeatRow, TableRow

log = logging.getLogger(__name__)


class KeptGame(NamedTuple):
    """What the database keeps of a game beside its table's own rows.

    `base` is the log's row that carried it over to its present rules, if there is one; `snapshot` its last checkpoint;
    `grown` how its story grew with each row since (the base's own first), None where a row does not tell it.
    """

    base: Any
    snapshot: bytes | None
    grown: Sequence[bytes | None]


def book_of(row: TableRow) -> Rulebook[Any]:
    """The rulebook of a table's game."""
    return nemeton.rulebooks()[row.game]


def opening_of(row: TableRow, seats: Sequence[SeatRow], base: Any = None) -> Game[Any]:
    """The game as the table began it, or as it was carried over to its present rules."""
    if base is not None:
        return prefixed(records.load(book_of(row), base["record"]), told_before(base))
    if row.position is not None:
        return nemeton.from_position(row.position, _chance(row, seats))
    return records.start(book_of(row), row.players, row.options, _chance(row, seats))


def beginning_of(row: TableRow, seats: Sequence[SeatRow], base: Any = None) -> tuple[Game[Any], list[Event]]:
    """The game where its present rules began, and what had happened since then when it was carried over."""
    whole = opening_of(row, seats, base)
    if base is None:
        return whole, []
    *past, segment = base["record"]["segments"]
    empty = {**base["record"], "segments": [*past, {**segment, "answers": []}]}
    return prefixed(records.load(book_of(row), empty), told_before(base)), list(whole.history)


def opened(row: TableRow, seats: Sequence[SeatRow], kept: KeptGame) -> Game[Any] | None:
    """The game from its snapshot; None if that is missing or damaged, so that the log must be replayed."""
    story = story_of(kept.grown)
    if kept.snapshot is None or story is None:
        return None
    try:
        return thawed(book_of(row), row.players, origin_of(row, seats, kept.base), unfrozen(kept.snapshot), story)
    except Exception:  # whatever is wrong with it, the log is there
        log.warning("the snapshot of table %s cannot be read; its log is replayed", row.id, exc_info=True)
        return None


def story_of(grown: Sequence[bytes | None]) -> Story | None:
    """The story that grew row by row; None if a part of it is missing. A row may also tell it anew, from the start."""
    story = Story()
    is_whole = False
    for part in grown:
        if part is None:
            is_whole = False
            continue
        try:
            story.grow(part)
        except NemetonError:
            is_whole = False
            continue
        is_whole = is_whole or story.is_new
    return story if is_whole else None


def undone(seat: int, times: int, *, agreed: bool = False) -> dict[str, Any]:
    """How the log tells that a seat took answers back."""
    return {"undo": seat} | ({"agreed": True} if agreed else {}) | ({"times": times} if times > 1 else {})


def apply_row(game: Game[Any], body: Any) -> None:
    """Let happen what a row of the log says, or an event of a game that was carried over."""
    match body:
        case [seat, option]:
            game.answer(from_json(option), seat)
        case [seat, option, standing]:
            game.answer(from_json(option), seat, to=standing)
        case {"undo": int(seat)}:
            for _ in range(body.get("times", 1)):
                game.undo(seat, agreed=bool(body.get("agreed")))
        case {"settled": result}:
            game.settle(msgspec.convert(result, Result))
        case msgspec.Struct():
            game.repeat(body)  # type: ignore[arg-type]


def is_older(row: TableRow) -> bool:
    """Was this table played under other rules than those of today?"""
    return row.rules != book_of(row).rules_version


def told_before(base: Any) -> tuple[Entry, ...]:
    """What the journal had told before; it lies before everything that can be looked back on."""
    lines = msgspec.convert(base["told"], list[Entry])
    return tuple(
        Entry(
            line.kind, {name: from_json(value) for name, value in line.values.items()}, line.law, line.only, line.turn
        )
        for line in lines
    )


def _chance(row: TableRow, seats: Sequence[SeatRow]) -> Sealed:
    """The table's sealed seed, mixed with the nonces of all seats."""
    return Sealed(bytes.fromhex(row.seed), [seat.nonce for seat in seats])


def origin_of(row: TableRow, seats: Sequence[SeatRow], base: Any) -> Origin:
    """How the record of a table's game begins."""
    if base is not None:
        record = base["record"]
        *past, segment = record["segments"]
        lost = tuple(segment.get("lost", ()))
        begins = segment["chance"], segment["counter"], segment.get("position")
        return Origin(record["options"], *begins, past=tuple(past), lost=lost, told=told_before(base))
    chance = _chance(row, seats).written()
    if row.position is not None:
        return Origin({}, chance, 0, records.plain(row.position))
    return Origin(msgspec.to_builtins(book_of(row).read_options(row.options)), chance, 0)


def refuse_older(row: TableRow) -> None:
    """A game that the rules of today cannot play is not played."""
    if is_older(row):
        raise SiteError("site/older_rules", rules=row.rules, known=book_of(row).rules_version)
