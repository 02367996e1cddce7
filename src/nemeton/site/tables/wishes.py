"""What somebody asks for when opening a table, and whether that can be."""

from typing import Annotated, Any

import msgspec

import nemeton
from nemeton.kernel import BadPosition, Game, Phrase
from nemeton.kernel.bounds import POSITION, too_much

from ..archive.clocks import BOT_AFTER, CLOCKS
from ..base.errors import SiteError
from ..storage import Person, SeatRow, fresh_token
from .bot_levels import MACHINE, bot_wished
from .hints import HINTS

Short = Annotated[str, msgspec.Meta(max_length=64)]


class SeatWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who shall sit on a seat: "me", "here" for somebody else at the same screen (or one's own second spirit), "open"
    for anybody with the link, or a bot of a level, "level:1" to "level:8"."""

    kind: Short
    bot: Short = ""


class TableWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What somebody asks for when opening a table."""

    game: Short
    seats: Annotated[list[SeatWish], msgspec.Meta(max_length=12)]
    options: Annotated[dict[str, Any], msgspec.Meta(max_length=100)] = {}
    position: dict[str, Any] | None = None
    pace: Short = "live"
    listed: bool = False
    nonce: Short = ""
    begins: Short = "full"  # when all seats are taken, or "ready": when all have said so as well
    dealing: Short = "choose"  # who plays what: everybody chooses, "lot", or "draft"
    clock: Short = "none"
    bot_after: Short = "never"  # away for so long on one's turn, a bot stands in
    hints: Short = "bots"  # who may ask what a bot would answer: see hints.py


BEGINS, DEALINGS = ("full", "ready"), ("choose", "lot", "draft")
CUSTOMS = {
    "begins": BEGINS,
    "dealing": DEALINGS,
    "clock": tuple(CLOCKS),
    "bot_after": tuple(BOT_AFTER),
    "hints": HINTS,
}


def check_customs(wish: TableWish) -> None:
    """Refuse a way to begin, to deal, a clock or a patience that there is not."""
    for name, known in CUSTOMS.items():
        if getattr(wish, name) not in known:
            raise SiteError("site/bad_choice", value=getattr(wish, name), option=Phrase(f"site.new.{name}"))


def check_seats(wish: TableWish) -> None:
    """Refuse seats that nobody can have."""
    for seat in wish.seats:
        if seat.kind not in ("me", "here", "open", "bot"):
            raise SiteError("site/bad_seat", kind=seat.kind)
        if seat.kind == "bot":
            bot_wished(seat.bot)
    if sum(seat.kind == "me" for seat in wish.seats) > 1:
        raise SiteError("site/two_seats")
    if any(seat.kind == "here" for seat in wish.seats) and all(seat.kind != "me" for seat in wish.seats):
        raise SiteError("site/nobody_here")


def is_plain(wish: TableWish) -> bool:
    """Is this a game as it is usually played, with nothing in it that somebody has written?"""
    return wish.position is None and not wish.options


def check_outline(wish: TableWish) -> None:
    """Refuse what is nested too deep or too long to be handed to a worker, who tries the rest."""
    nemeton.rulebooks()[wish.game].read_options(wish.options)
    problem = too_much(wish.position, POSITION) if wish.position is not None else None
    if problem is not None:
        raise BadPosition("position/malformed", game=wish.game, problem=problem)


def try_game(wish: TableWish) -> Game[Any]:
    """Start the game once to see that it can be: what is wrong with the wish is said before anything is written."""
    players = len(wish.seats)
    if wish.position is not None:
        game = nemeton.from_position(wish.position)
        game.book.read_options(wish.options)
        if game.book.name != wish.game:
            raise SiteError("site/other_game", game=wish.game, wanted=game.book.name)
        if game.over:
            raise SiteError("site/position_over")
        if game.players != players:
            raise SiteError("site/other_players", players=players, wanted=game.players)
        return game
    return nemeton.start(wish.game, players, 1, wish.options)


def seat_row(table_id: str, at: int, wish: SeatWish, host: Person, nonce: str) -> SeatRow:
    """A seat as it was wished for."""
    token = fresh_token()
    if wish.kind in ("me", "here"):
        place = SeatRow(table_id=table_id, seat=at, kind="person", person=host.id, token=token, nonce=nonce[:64])
        place.own_name = wish.kind == "here"
        place.name = "" if place.own_name else host.name
        return place
    if wish.kind == "bot":
        bot = wish.bot if wish.bot == MACHINE else bot_wished(wish.bot)
        return SeatRow(table_id=table_id, seat=at, kind="bot", bot=bot, token=token, nonce="")
    return SeatRow(table_id=table_id, seat=at, kind="open", token=token, nonce="")
