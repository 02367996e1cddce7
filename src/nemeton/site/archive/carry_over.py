"""Corrected rules: how a running game is carried over to the rules of today, and what is kept of a finished one.

The answers since the game's last checkpoint are replayed under the new rules with the same chance. A row of the log
tells it: it holds the game's record so far, with the first answer that is no longer legal and what follows it set aside
as `lost`. The table's `base` is that row's number; what happened before it is history that only the older rules could
play.
"""

from collections.abc import Sequence
from typing import Any

import msgspec

from nemeton.kernel import Entry, Game, NemetonError, records
from nemeton.kernel.snapshots import Frozen, Story, record_of, unfrozen

from ..base.errors import SiteError
from ..storage import SeatRow, TableRow
from .loading import KeptGame, apply_row, book_of, opening_of, origin_of, story_of


def carried_over(
    row: TableRow, seats: Sequence[SeatRow], kept: KeptGame, bodies: Sequence[Any]
) -> tuple[dict[str, Any], Game[Any]]:
    """A running game under the rules of today: the row that tells it in the log, and the game as it goes on.

    Where no checkpoint was kept, everything is replayed from the beginning, as far as it goes.
    """
    book = book_of(row)
    snapshot, story = _last_checkpoint(kept, row)
    if snapshot is None or story is None:
        record, told = _replayed_record(row, seats, kept.base, bodies)
    else:
        old = record_of(row.game, row.players, origin_of(row, seats, kept.base), snapshot, story)
        record, told = records.carried_over(book, old), story.journal[: snapshot.journal]
    body = {"from": row.rules, "record": record, "told": msgspec.to_builtins(told)}
    return body, opening_of(row, seats, body)


def finished_record(row: TableRow, seats: Sequence[SeatRow], kept: KeptGame) -> dict[str, Any]:
    """The record of a finished game that the rules of today cannot play, from what was kept of it."""
    snapshot, story = _last_checkpoint(kept, row)
    if snapshot is None or story is None:
        raise SiteError("site/older_rules", rules=row.rules, known=book_of(row).rules_version)
    return record_of(row.game, row.players, origin_of(row, seats, kept.base), snapshot, story, row.result)


def _last_checkpoint(kept: KeptGame, row: TableRow) -> tuple[Frozen | None, Story | None]:
    if kept.snapshot is None:
        return None, None
    try:
        snapshot = unfrozen(kept.snapshot)
    except NemetonError:
        return None, None
    if row.number == row.base == 0:  # nothing has happened yet but the set-up
        snapshot.journal = snapshot.shown = 0
        return snapshot, Story()
    return snapshot, story_of(kept.grown)


def _replayed_record(
    row: TableRow, seats: Sequence[SeatRow], base: Any, bodies: Sequence[Any]
) -> tuple[dict[str, Any], list[Entry]]:
    game, lost = opening_of(row, seats, base), list[Any]()
    for number, body in enumerate(bodies):
        try:
            apply_row(game, body)
        except NemetonError:
            lost = list(bodies[number:])
            break
    record = game.record()
    record["segments"][-1]["lost"] = lost
    rules = book_of(row).rules_version
    return record, [Entry("kernel.carried", {"rules": rules, "lost": len(lost)})]
