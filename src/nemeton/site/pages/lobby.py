"""What is done at a table before its game begins, and at a screen that several people share; the link and its code."""

from typing import Any

from litestar import Request, Response, get
from litestar.datastructures import FormMultiDict
from litestar.params import FromPath
from litestar.response import Redirect
from litestar.types import ControllerRouterHandler

import nemeton

from ..base.errors import NotThere, SiteError
from ..base.limits import spend
from ..house import House
from ..tables.lobby import SetUp
from ..tables.table import OpenTable
from ..tables.wishes import CUSTOMS
from ..view.option_controls import controls_of, read_control, seat_in
from ..view.qr import qr_path
from ..view.shelf import quick_players
from ..visitors.people import clean_name, remember
from ..visitors.visitor import Visitor
from .dependencies import TheHouse
from .draft import DOORS, PACES, one_of

AnyRequest = Request[Any, Any, Any]
LONGEST_HOST = 253  # letters of a host's name


@get("/t/{table_id:str}", include_in_schema=False)
async def short_link(table_id: FromPath[str]) -> Redirect:
    """The short address of a table, which is easy to type and makes a small code."""
    return Redirect(f"/tables/{table_id}", status_code=303)


@get("/tables/{table_id:str}/qr.svg", include_in_schema=False)
async def qr_code(request: AnyRequest, house: TheHouse, table_id: FromPath[str]) -> Response[str]:
    """The table's link as a QR code, for the address at which the visitor has found the site."""
    table = await house.tables.look(table_id)
    host = request.headers.get("host", "")
    scheme = "https" if house.settings.secure_cookies else request.url.scheme
    code = qr_path(f"{scheme}://{host}/t/{table.row.id}") if 0 < len(host) <= LONGEST_HOST else None
    if code is None:
        raise NotThere("site/no_code")
    return Response(_svg(*code), media_type="image/svg+xml", headers={"cache-control": "private, max-age=3600"})


def _svg(path: str, size: int) -> str:
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size} {size}" shape-rendering="crispEdges">'
        f'<path fill="#fff" d="M0 0h{size}v{size}H0z"/><path d="{path}"/></svg>'
    )


# Deeds; `table.py` answers them


async def give_name(house: House, table_id: str, visitor: Visitor, form: FormMultiDict) -> None:
    """A name for oneself, or for somebody at one's own screen."""
    await house.tables.look(table_id)  # a table that is not there is said
    await spend("lobby")
    name = clean_name(str(form.get("name", "")))
    if not name:
        raise SiteError("site/no_name")
    await remember(house.database, house.bell, visitor, name=name)
    visitor.person.name = name
    house.tables.forget(table_id)


async def set_up(house: House, table_id: str, visitor: Visitor, form: FormMultiDict) -> None:
    """The host changes the game, its options or the customs of the table."""
    await spend("lobby")
    table = await house.tables.look(table_id)
    await house.lobby.set_up(table_id, visitor.id, _wanted(table, form))


def _wanted(table: OpenTable, form: FormMultiDict) -> SetUp:
    row, game = table.row, str(form.get("game", table.row.game))
    book = nemeton.rulebooks().get(game)
    if book is None:
        raise NotThere("site/no_game", game=game[:40])
    customs = {name: one_of(known, str(form.get(name, getattr(row, name))), name) for name, known in CUSTOMS.items()}
    door = one_of(DOORS, str(form.get("door", "listed" if row.listed else "private")), "door")
    pace = one_of(PACES, str(form.get("pace", row.pace)), "pace")
    people = sum(seat.kind == "person" for seat in table.seats)
    written = str(form.get("players", row.players))
    players = int(written) if written.isdecimal() and len(written) < 3 else 0
    if game != row.game:
        players = _players_for(game, people)
        options: dict[str, Any] = {}
    elif "first" in form:
        options = dict(book.first_game or {})
    else:
        options = _options(table, form, players)
    if players not in book.players:
        raise SiteError("site/bad_players", game=game, players=written[:8])
    if customs["dealing"] == "draft" and "seat_1" not in book.options.__struct_fields__:
        customs["dealing"] = "choose"
    return SetUp(game=game, players=players, options=options, pace=pace, listed=door == "listed", **customs)


def _players_for(game: str, people: int) -> int:
    """As many seats as the game usually has, or more if more people are there."""
    allowed, usual = nemeton.rulebooks()[game].players, quick_players(game)
    return usual if people <= usual else min((count for count in allowed if count >= people), default=max(allowed))


def _options(table: OpenTable, form: FormMultiDict, players: int) -> dict[str, Any]:
    """What the form says about the game's options, those of seats apart; the usual ones are left out."""
    book, row = nemeton.rulebooks()[table.row.game], table.row
    controls = [choice for choice in controls_of(book.options) if not choice.name.startswith("seat_")]
    if "options" not in form:  # the form was about something else
        names = {choice.name for choice in controls if seat_in(choice.name) <= players}
        return {name: value for name, value in row.options.items() if name in names}
    read = [(choice, read_control(choice, form)) for choice in controls if seat_in(choice.name) <= players]
    return {choice.name: value for choice, value in read if value != choice.usual}


async def choose(house: House, table_id: str, visitor: Visitor, form: FormMultiDict) -> None:
    """Choose what a seat plays."""
    await spend("lobby")
    await house.lobby.choose(table_id, visitor.id, number_in(form, "seat"), str(form.get("value", ""))[:64])


async def say_ready(house: House, table_id: str, visitor: Visitor, form: FormMultiDict) -> None:
    """Say that the game may begin."""
    await house.lobby.ready(table_id, visitor.id, ready=form.get("word") != "no")


async def seat_bot(house: House, table_id: str, visitor: Visitor, form: FormMultiDict) -> None:
    """A bot for an open seat, or another level for one that sits there."""
    await house.lobby.seat_bot(table_id, number_in(form, "seat"), visitor.id, str(form.get("bot", "")))


async def free_seat(house: House, table_id: str, visitor: Visitor, form: FormMultiDict) -> None:
    """Take a bot from its seat."""
    await house.lobby.free(table_id, number_in(form, "seat"), visitor.id)


async def move(house: House, table_id: str, visitor: Visitor, form: FormMultiDict) -> None:
    """Take another seat."""
    await house.lobby.move(table_id, visitor.id, number_in(form, "start"), number_in(form, "seat"))


async def sit_beside(house: House, table_id: str, visitor: Visitor, form: FormMultiDict) -> None:
    """Somebody sits down at one's own screen."""
    await spend("seats")
    name = clean_name(str(form.get("name", "")))
    await house.lobby.sit_beside(table_id, number_in(form, "seat"), visitor.person, name)


async def stand_up(house: House, table_id: str, visitor: Visitor, form: FormMultiDict) -> None:
    """Leave a seat before the game."""
    await house.lobby.stand_up(table_id, visitor.id, number_in(form, "seat"))


async def nudge(house: House, table_id: str, visitor: Visitor, form: FormMultiDict) -> None:
    """A word to somebody who is waited for."""
    await house.clocks.nudge(table_id, visitor.id, number_in(form, "seat"))


async def lift(house: House, table_id: str, visitor: Visitor, form: FormMultiDict) -> None:
    """Lift the curtain before a seat of one's screen."""
    await house.seats.lift(table_id, visitor.id, number_in(form, "seat"))


async def let_fall(house: House, table_id: str, visitor: Visitor, _form: FormMultiDict) -> None:
    """Let the curtain fall: the screen is passed on."""
    await house.seats.lift(table_id, visitor.id, None)


def number_in(form: FormMultiDict, name: str) -> int:
    """A number that a form holds."""
    text = str(form.get(name, ""))
    if not text.isdecimal() or not text.isascii() or len(text) > 9:
        raise SiteError("site/bad_request")
    return int(text)


HANDLERS: list[ControllerRouterHandler] = [short_link, qr_code]
