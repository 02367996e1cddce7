"""What somebody asks for when opening a table, and whether that can be."""

from typing import Any

import msgspec

import nemeton
from nemeton.bots import make as make_bot

from .errors import SiteError
from .storage import Person, SeatRow, fresh_token


class SeatWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who shall sit on a seat: "me", "open" for anybody with the link, or a bot such as "search:400"."""

    kind: str
    bot: str = ""


class TableWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What somebody asks for when opening a table."""

    game: str
    seats: list[SeatWish]
    options: dict[str, Any] = {}
    position: dict[str, Any] | None = None
    pace: str = "live"
    listed: bool = False
    nonce: str = ""


def try_out(wish: TableWish, players: int) -> None:
    """Start the game once to see that it can be: what is wrong with the wish is said before anything is written."""
    for seat in wish.seats:
        if seat.kind not in ("me", "open", "bot"):
            raise SiteError("site/bad_seat", kind=seat.kind)
        if seat.kind == "bot":
            make_bot(seat.bot, 0)
    if sum(seat.kind == "me" for seat in wish.seats) > 1:
        raise SiteError("site/two_seats")
    if wish.position is not None:
        game = nemeton.from_position(wish.position)
        game.book.read_options(wish.options)
        if game.book.name != wish.game:
            raise SiteError("site/other_game", game=wish.game, wanted=game.book.name)
        if game.over:
            raise SiteError("site/position_over")
        if game.players != players:
            raise SiteError("site/other_players", players=players, wanted=game.players)
    else:
        nemeton.start(wish.game, players, 1, wish.options)


def seat_row(table_id: str, at: int, wish: SeatWish, host: Person, nonce: str) -> SeatRow:
    """A seat as it was wished for."""
    token = fresh_token()
    if wish.kind == "me":
        return SeatRow(
            table_id=table_id, seat=at, kind="person", person=host.id, name=host.name, token=token, nonce=nonce[:64]
        )
    if wish.kind == "bot":
        return SeatRow(table_id=table_id, seat=at, kind="bot", bot=wish.bot, token=token, nonce="")
    return SeatRow(table_id=table_id, seat=at, kind="open", token=token, nonce="")
