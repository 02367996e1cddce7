"""Seats that a game plays by itself (`Rulebook.automata`): nobody sits there, no bot thinks for them."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

import nemeton
from nemeton.kernel import Rulebook

from ..base.errors import SiteError
from ..storage import SeatRow, TableRow
from .bot_levels import MACHINE, USUAL
from .wishes import SeatWish, TableWish


def automata_of(book: Rulebook[Any], players: int, options: Mapping[str, Any], position: Any = None) -> tuple[int, ...]:
    """The seats of automata at such a table."""
    return book.automata(players, book.read_options(options), position)


def with_automata(book: Rulebook[Any], wish: TableWish) -> TableWish:
    """The same wish, with nobody on the seats of automata. Who wants to sit there is told; somebody must play."""
    found = automata_of(book, len(wish.seats), wish.options, wish.position)
    if not found:
        return wish
    if len(found) == len(wish.seats):
        raise SiteError("site/only_automata")
    for seat in found:
        if wish.seats[seat].kind in ("me", "here"):
            raise SiteError("site/automaton_seat", seat=seat + 1)
    seats = [SeatWish("bot", MACHINE) if at in found else seat for at, seat in enumerate(wish.seats)]
    return msgspec.structs.replace(wish, seats=seats)


def settle_automata(row: TableRow, seats: Sequence[SeatRow]) -> None:
    """In the lobby: automata sit where they were chosen, and nowhere else."""
    found = automata_of(nemeton.rulebooks()[row.game], row.players, row.options, row.position)
    for seat in seats:
        if seat.seat in found and seat.kind == "person":
            raise SiteError("site/automaton_seat", seat=seat.seat + 1)
        if seat.seat in found:
            seat.kind, seat.bot = "bot", MACHINE
        elif seat.bot == MACHINE:
            seat.bot = USUAL


def without_idle(book: Rulebook[Any], players: int, options: Mapping[str, Any]) -> dict[str, Any]:
    """The options without what such a table has no use for, as a form would not have offered it."""
    read = book.read_options(options)
    kept: dict[str, Any] = {}
    for name, value in options.items():
        idle = book.idle_values(players, read, name)
        if isinstance(value, list | tuple):
            left = [one for one in value if one not in idle]
            if left:
                kept[name] = left
        elif value not in idle:
            kept[name] = value
    return kept
