"""The JSON API, so that a program can sit at a table: list, open, join, watch, answer, stream.

A program asks for a token once, or is given one by somebody who plays here, and sends it as `Authorization: Bearer …`.
What it gets is what its seat may see.
"""

import asyncio
import secrets
from collections.abc import AsyncIterator
from typing import Any, TypeAlias

import msgspec
from litestar import Controller, Request, delete, get, post
from litestar.openapi import ResponseSpec
from litestar.openapi.spec import SecurityScheme
from litestar.params import FromPath, FromQuery, JSONBody
from litestar.response import ServerSentEvent, ServerSentEventMessage
from sqlalchemy import select

import nemeton

from ..base.errors import NotAllowed, SiteError
from ..base.limits import spend, take_stream
from ..pages.dependencies import TheHouse
from ..storage import Person, TableRow, trouble_of
from ..tables.wishes import TableWish
from ..view.api_shapes import (
    AnswerGiven,
    GameShown,
    Name,
    PositionExplored,
    Problem,
    Seated,
    TableShown,
    Token,
    table_shown,
)
from ..view.explorer import ExplorerWish, explored
from ..visitors.people import read_name
from ..visitors.tokens import bearer_in, no_token

AnyRequest: TypeAlias = Request[Any, Any, Any]
QUIET = 20.0  # seconds after which a stream says that it is still there
AWAY = 1.0  # seconds between two looks for a database that is away


REFUSED = {
    status: ResponseSpec(Problem, description=why, generate_examples=False)
    for status, why in (
        (400, "The request cannot be understood, or asks for something that cannot be"),
        (403, "No token, or somebody else's seat"),
        (404, "No such game, table or seat"),
        (409, "Too late: answered already, a seat that is taken, a table that does not play"),
        (413, "Too much at once"),
        (429, "Too often; the header `Retry-After` says after how many seconds it may be tried again"),
        (503, "Too many requests wait; `Retry-After` says after how many seconds it may be tried again"),
    )
}
EVENTS = {200: ResponseSpec(str, media_type="text/event-stream", description="TableShown as JSON, one event a change")}
BEARER = SecurityScheme(
    type="http", scheme="bearer", description="A token from /api/tokens, or from the page of somebody who plays here"
)


async def program(request: AnyRequest, house: TheHouse) -> Person:
    """The person for whom the program that sends a request plays, by its token."""
    holder = request.state.get("program")
    if holder is None:
        raise no_token()
    async with house.database.sessions() as session:
        person = await session.get(Person, holder.person)
    if person is None:
        raise no_token()
    return person


def _name(written: str) -> str:
    """A name as others may see it: one line, no invisible letters; a program must have one."""
    name = read_name(written)
    if not name:
        raise SiteError("site/no_name")
    return name


class Api(Controller):
    """Everything under /api."""

    path = "/api"
    tags = ["tables"]  # noqa: RUF012
    security = [{"bearer": []}]  # noqa: RUF012

    @post("/tokens", security=[{}], responses=REFUSED)
    async def token(self, house: TheHouse, data: JSONBody[Name]) -> Token:
        """A new player under a name, with a token. It is told only here. To play for somebody who plays in a browser,
        take a token from their own page instead."""
        await spend("tokens")
        person = Person(id=secrets.token_hex(16), name=_name(data.name), preferences={})
        return Token(await house.tokens.make(person, person.name), person.name)

    @delete("/tokens/this", responses=REFUSED)
    async def revoke(self, house: TheHouse, request: AnyRequest) -> None:
        """The token with which this is asked is worth nothing from now on."""
        person = await program(request, house)
        await house.tokens.revoke(person.id, request.state["program"].token)

    @get("/games", security=[{}], responses=REFUSED)
    async def games(self) -> list[GameShown]:
        """The games that can be played here."""
        return [
            GameShown(book.name, book.rules_version, list(book.players), msgspec.to_builtins(book.options()))
            for book in nemeton.rulebooks().values()
        ]

    @get("/explorer/{game:str}", security=[{}], responses=REFUSED)
    async def explorer(
        self,
        house: TheHouse,
        game: FromPath[str],
        deal: FromQuery[str] = "",
        position: FromQuery[str] = "",
        go: FromQuery[str] = "",
    ) -> PositionExplored:
        """What many games of bots have answered at a position, and who won them: from a deal by its number, or from a
        `position` as the links of the sandbox carry it (JSON, zlib, URL-safe base64), and on by the answers of `go`,
        numbers of options with dots between them."""
        await spend("pictures")
        return await house.jobs.do(explored, ExplorerWish(game, deal, position, go))

    @get("/tables", responses=REFUSED)
    async def tables(self, house: TheHouse, request: AnyRequest) -> list[TableShown]:
        """Listed tables that wait for players."""
        person = await program(request, house)
        async with house.database.sessions() as session:
            waiting = await session.scalars(
                select(TableRow.id)
                .where(TableRow.stage == "waiting", TableRow.listed, TableRow.closed_at.is_(None))
                .order_by(TableRow.created_at.desc())
            )
            found = list(waiting.all())[:50]
        return [table_shown(await house.tables.look(table_id), person) for table_id in found]

    @post("/tables", responses=REFUSED)
    async def open(self, house: TheHouse, request: AnyRequest, data: JSONBody[TableWish]) -> TableShown:
        """Open a table."""
        person = await program(request, house)
        table_id = await house.tables.open(person, data)
        house.bots.wake(table_id)
        return table_shown(await house.tables.look(table_id), person)

    @get("/tables/{table_id:str}", responses=REFUSED)
    async def table(self, house: TheHouse, request: AnyRequest, table_id: FromPath[str]) -> TableShown:
        """A table as the own seat may see it."""
        return table_shown(await house.tables.look(table_id), await program(request, house))

    @post("/tables/{table_id:str}/seats/{seat:int}", responses=REFUSED)
    async def sit(
        self,
        house: TheHouse,
        request: AnyRequest,
        table_id: FromPath[str],
        seat: FromPath[int],
        data: JSONBody[Seated],
    ) -> TableShown:
        """Take an open seat."""
        person = await program(request, house)
        await spend("seats")
        await house.tables.sit(table_id, seat, person, data.nonce, ready=True)
        house.bots.wake(table_id)
        return table_shown(await house.tables.look(table_id), person)

    @post("/tables/{table_id:str}/answers", responses=REFUSED)
    async def answer(
        self, house: TheHouse, request: AnyRequest, table_id: FromPath[str], data: JSONBody[AnswerGiven]
    ) -> TableShown:
        """Answer an ask of the own seat."""
        person = await program(request, house)
        table = await house.tables.look(table_id)
        seat = table.seat_of(person.id)
        if seat < 0:
            raise NotAllowed("site/not_your_seat")
        table = await house.tables.answer(table_id, seat, data.ask, data.option)
        house.bots.wake(table_id)
        return table_shown(table, person)

    @get("/tables/{table_id:str}/stream", responses=REFUSED | EVENTS)
    async def stream(self, house: TheHouse, request: AnyRequest, table_id: FromPath[str]) -> ServerSentEvent:
        """The table each time it changes, as server-sent events."""
        person = await program(request, house)
        await house.tables.look(table_id)
        await take_stream()
        changes = _changes(house, table_id, person, bearer_in(request.headers["authorization"]))
        return ServerSentEvent(house.while_welcome(changes, person.id))


async def _changes(house: TheHouse, table_id: str, person: Person, token: str) -> AsyncIterator[ServerSentEventMessage]:
    async with house.bell.listening(table_id) as heard:
        version = -1
        while not house.bell.is_closed:
            heard.clear()
            try:
                table = await house.tables.look(table_id)
            except Exception as error:
                if trouble_of(error) is None:
                    raise
                yield ServerSentEventMessage(comment="the database is away")
                await asyncio.sleep(AWAY)
                heard.ring(None)
                continue
            if table.row.version != version:
                version = table.row.version
                yield ServerSentEventMessage(
                    data=msgspec.json.encode(table_shown(table, person)).decode(), id=str(version)
                )
            try:
                await asyncio.wait_for(heard.wait(), QUIET)
            except TimeoutError:
                if not await _is_welcome(house, token):
                    return
                yield ServerSentEventMessage(comment="still here")


async def _is_welcome(house: TheHouse, token: str) -> bool:
    """Is a token still worth something? As long as nobody can tell, it is."""
    try:
        return await house.tokens.holder(token) is not None
    except Exception as error:
        if trouble_of(error) is None:
            raise
        return True
