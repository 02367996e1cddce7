"""Replay: any game, moment by moment; its record to take home; records from elsewhere; a new table that goes on."""

from collections.abc import Callable
from typing import Any, TypeVar

import msgspec
from litestar import Request, Response, get, post
from litestar.datastructures import UploadFile
from litestar.params import FromPath
from litestar.types import ControllerRouterHandler

from nemeton.kernel import NemetonError

from ..archive.replays import proven
from ..base.errors import NotThere, SiteError, TooBusy, status_of
from ..base.input_errors import told_in
from ..base.limits import spend
from ..house import House
from ..tables.bot_levels import FORMER, LEVELS, bot_wished
from ..tables.table import OpenTable
from ..tables.wishes import SeatWish, TableWish
from ..view.positions import PlayablePosition
from ..view.records import checked_record, record_file, record_page, record_position
from ..view.replay import ReplayQuery
from ..view.table_replay import table_page, table_position
from ..view.table_replay import table_record as record_of_table
from ..visitors.visitor import Visitor
from .dependencies import TheHouse, TheVisitor
from .responses import made_page, page, reader_of, see_other
from .table import story_page

T = TypeVar("T")


@get("/tables/{table_id:str}/replay", include_in_schema=False)
async def table_replay(
    request: Request[Any, Any, Any], house: TheHouse, visitor: TheVisitor, table_id: FromPath[str]
) -> Response[str]:
    """A table's game, moment by moment; of a finished one that only older rules could play, its story."""
    table = await table_to_replay(house, table_id)
    if table.older_rules is not None:
        return story_page(request, house, visitor, table)
    made = await made_of_story(house, visitor, table, table_page, _wanted(request), reader_of(request, visitor))
    return _replay(house, visitor, made)


@get("/replay/{record_id:str}", include_in_schema=False)
async def record_replay(
    request: Request[Any, Any, Any], house: TheHouse, visitor: TheVisitor, record_id: FromPath[str]
) -> Response[str]:
    """The game of a record that was sent in, moment by moment."""
    await spend("replays")
    body = await house.uploads.find(record_id)
    made = await house.jobs.do(record_page, record_id, body, _wanted(request), reader_of(request, visitor))
    return _replay(house, visitor, made)


@get("/tables/{table_id:str}/record", include_in_schema=False)
async def table_record(house: TheHouse, visitor: TheVisitor, table_id: FromPath[str]) -> Response[bytes]:
    """The record: of a running game only what this visitor sees of it, of a finished one all."""
    table = await table_to_replay(house, table_id)
    if table.older_rules is not None:
        record = proven(await house.tables.older_record(table), table.row, table.seats)
        body = msgspec.json.format(msgspec.json.encode(record), indent=1)
    else:
        body = await made_of_story(house, visitor, table, record_of_table)
    return _file(body, f"{table.row.game}-{table_id}.json")


@get("/replay/{record_id:str}/record", include_in_schema=False)
async def sent_record(house: TheHouse, record_id: FromPath[str]) -> Response[bytes]:
    """A record that was sent in, again."""
    await spend("replays")
    return _file(await house.jobs.do(record_file, await house.uploads.find(record_id)), f"{record_id}.json")


@get("/replay", include_in_schema=False)
async def upload_form(request: Request[Any, Any, Any], house: TheHouse, visitor: TheVisitor) -> Response[str]:
    """Where a record can be sent in."""
    return page(request, house, visitor, "upload.html", problem="")


@post("/replay", include_in_schema=False)
async def upload(request: Request[Any, Any, Any], house: TheHouse, visitor: TheVisitor) -> Response[Any]:
    """Look at a record that somebody sends in; one that cannot be replayed is refused, and why."""
    try:
        kept = await house.jobs.do(checked_record, await sent_in(request))
        await house.uploads.keep(*kept)
    except TooBusy:
        raise
    except NemetonError as error:
        return page(
            request, house, visitor, "upload.html", status=status_of(error), problem=told_in(error, visitor.language)
        )
    return see_other(house, visitor, f"/replay/{kept.record_id}")


@post("/tables/new-from", include_in_schema=False)
async def continue_from(request: Request[Any, Any, Any], house: TheHouse, visitor: TheVisitor) -> Response[Any]:
    """Open a table that goes on from a moment of a game."""
    form = await request.form()
    brought = await position_from(house, visitor, str(form.get("source", "")), str(form.get("at", "")))
    return await open_from(house, visitor, brought, form)


async def position_from(house: House, visitor: Visitor, source: str, at: str) -> PlayablePosition:
    """The position of a moment of "table:…" or "record:…", for somebody who may see all of it."""
    kind, _, key = source.partition(":")
    if kind == "record":
        return await house.jobs.do(record_position, key, await house.uploads.find(key), at)
    if kind != "table":
        raise NotThere("site/no_record")
    table = await house.tables.look(key)
    return await made_of_story(house, visitor, table, table_position, at)


async def open_from(house: House, visitor: Visitor, brought: PlayablePosition, form: Any) -> Response[Any]:
    """Open a table with a position; who sits where stands in the form."""
    game, players, position = brought
    seats = [seat_wish(str(form.get(f"seat-{seat}", ""))) for seat in range(players)]
    wish = TableWish(game=game, seats=seats, position=position, pace=str(form.get("pace", "live")))
    table_id = await house.tables.open(visitor.person, wish)
    house.bots.wake(table_id)
    return see_other(house, visitor, f"/tables/{table_id}")


# What workers make of a table's story


async def table_to_replay(house: House, table_id: str) -> OpenTable:
    """A table whose game is gone through again. Nobody may ask for that too often."""
    await spend("replays")
    return await house.tables.look(table_id)


async def made_of_story(house: House, visitor: Visitor, table: OpenTable, job: Callable[..., T], *given: Any) -> T:
    """What a worker makes of a table's story, as far as this visitor may see it."""
    return await house.jobs.do(job, await house.tables.story(table), table.seat_of(visitor.id), *given)


# What a form says


async def sent_in(request: Request[Any, Any, Any], what: str = "uploads") -> bytes | str:
    """The file or the text of a form; the file counts where both were sent. Whoever sends too many must wait."""
    await spend(what)
    form = await request.form()
    file, text = form.get("file"), form.get("text")
    if isinstance(file, UploadFile):
        content = await file.read()
        if content:
            return content
    if isinstance(text, str) and text.strip():
        return text
    raise SiteError("site/nothing_sent")


def seat_wish(written: str) -> SeatWish:
    """Who shall sit on a seat: "me", "open", or the level of a bot."""
    if written in LEVELS or written in FORMER:
        return SeatWish("bot", bot_wished(written))
    return SeatWish(written[:20] or "open")


# How it is answered


def _wanted(request: Request[Any, Any, Any]) -> ReplayQuery:
    """What a request asks for; htmx asks only for what changes with the moment."""
    asked, headers = request.query_params, request.headers
    is_part = headers.get("hx-request") == "true" and headers.get("hx-history-restore-request") != "true"
    return ReplayQuery(
        asked.get("at", ""), asked.get("eyes", ""), is_part, asked.get("part", ""), asked.get("turn", "")
    )


def _replay(house: House, visitor: Visitor, body: str) -> Response[str]:
    return made_page(house, visitor, body, headers={"vary": "hx-request", "cache-control": "no-store"})


def _file(body: bytes, name: str) -> Response[bytes]:
    headers = {"content-disposition": f'attachment; filename="{name}"', "cache-control": "no-store"}
    return Response(body, media_type="application/json; charset=utf-8", headers=headers)


HANDLERS: list[ControllerRouterHandler] = [
    table_replay,
    record_replay,
    table_record,
    sent_record,
    upload_form,
    upload,
    continue_from,
]
