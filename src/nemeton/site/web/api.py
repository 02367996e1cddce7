"""The JSON API, so that a program can sit at a table: list, open, join, watch, answer, stream.

A program asks for a token once, or is given one by somebody who plays here, and sends it as `Authorization: Bearer …`.
What it gets is what its seat may see.
"""

import asyncio
import secrets
from collections.abc import AsyncIterator
from typing import Annotated, Any, TypeAlias

import msgspec
from litestar import Controller, Request, delete, get, post
from litestar.openapi import ResponseSpec
from litestar.openapi.spec import SecurityScheme
from litestar.params import FromPath, JSONBody
from litestar.response import ServerSentEvent, ServerSentEventMessage
from sqlalchemy import select

import nemeton
from nemeton.kernel import Ask
from nemeton.kernel.values import to_json

from ..base.errors import NotAllowed, SiteError
from ..base.limits import spend, take_stream
from ..pages.dependencies import TheHouse
from ..storage import Person, TableRow
from ..tables.asked import asked_in_sight
from ..tables.service import Carried, OpenTable, TableWish
from ..tables.sole_answers import asked_of
from ..visitors.people import read_name
from ..visitors.tokens import bearer_in, no_token

AnyRequest: TypeAlias = Request[Any, Any, Any]
QUIET = 20.0  # seconds after which a stream says that it is still there


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
    """Who sits on a seat."""

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


class AnswerGiven(msgspec.Struct, forbid_unknown_fields=True):
    """An answer: to which ask, and which of its options."""

    ask: Annotated[str, msgspec.Meta(max_length=64)]
    option: Any


class Seated(msgspec.Struct, forbid_unknown_fields=True):
    """What a program brings when it sits down."""

    nonce: Annotated[str, msgspec.Meta(max_length=64)] = ""


class Problem(msgspec.Struct):
    """What cannot be done: a fixed code, and why in the reader's language (`Accept-Language`)."""

    code: str
    message: str


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


def table_shown(table: OpenTable, person: Person) -> TableShown:
    """The table as this person's seat may see it."""
    row, game, seat = table.row, table.game, table.seat_of(person.id)
    told = TableShown(
        id=row.id, game=row.game, stage=row.stage, version=row.version, number=row.number, seat=seat,
        asked=[] if game is None else asked_in_sight(game, seat), result=row.result, commitment=table.commitment,
        seats=[SeatShown(place.seat, place.kind, place.name or place.bot or "") for place in table.seats],
    )  # fmt: skip
    if game is not None:
        told.carried = table.carried(seat)
        told.state = msgspec.to_builtins(game.seen_by(seat), str_keys=True)
        told.asks = [_ask(ask) for ask in asked_of(game, seat, table.seats)]
    return told


def _name(written: str) -> str:
    """A name as others may see it: one line, no invisible letters; a program must have one."""
    name = read_name(written)
    if not name:
        raise SiteError("site/no_name")
    return name


def _ask(ask: Ask) -> AskShown:
    return AskShown(ask.id, ask.seat, ask.kind, dict(ask.about), ask.law, [to_json(option) for option in ask.options])


class Api(Controller):
    """Everything under /api."""

    path = "/api"
    tags = ["tables"]  # noqa: RUF012
    security = [{"bearer": []}]  # noqa: RUF012

    @post("/tokens", security=[{}], responses=REFUSED)
    async def token(self, house: TheHouse, data: JSONBody[Name]) -> Token:
        """A new player under a name, with a token. It is told only here. To play for somebody who plays in a browser,
        take a token from their own page instead."""
        spend("tokens")
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

    @get("/tables", responses=REFUSED)
    async def tables(self, house: TheHouse, request: AnyRequest) -> list[TableShown]:
        """Listed tables that wait for players."""
        person = await program(request, house)
        async with house.database.sessions() as session:
            waiting = await session.scalars(
                select(TableRow.id)
                .where(TableRow.stage == "waiting", TableRow.listed)
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
        spend("seats")
        await house.tables.sit(table_id, seat, person, data.nonce)
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
        take_stream()
        return ServerSentEvent(_changes(house, table_id, person, bearer_in(request.headers["authorization"])))


async def _changes(house: TheHouse, table_id: str, person: Person, token: str) -> AsyncIterator[ServerSentEventMessage]:
    async with house.bell.listening(table_id) as heard:
        version = -1
        while True:
            heard.clear()
            table = await house.tables.look(table_id)
            if table.row.version != version:
                version = table.row.version
                yield ServerSentEventMessage(
                    data=msgspec.json.encode(table_shown(table, person)).decode(), id=str(version)
                )
            try:
                await asyncio.wait_for(heard.wait(), QUIET)
            except TimeoutError:
                if await house.tokens.holder(token) is None:  # it was revoked
                    return
                yield ServerSentEventMessage(comment="still here")
