"""Verify: was a finished game dealt fairly? The check is made in front of the reader, step by step."""

from typing import Any

from litestar import Request, Response, get, post
from litestar.types import ControllerRouterHandler

from nemeton.kernel import Game, NemetonError

from ..archive.loading import refuse_older
from ..archive.replays import proven, published_by
from ..base.errors import SiteError, TooBusy, TooLate, status_of
from ..base.input_errors import told_in
from ..base.limits import spend
from ..house import House
from ..tables.table import OpenTable
from ..view.verification import SourceTable, table_named, verified_page
from ..visitors.visitor import Visitor
from .dependencies import TheHouse, TheVisitor
from .replay import sent_in
from .responses import made_page, page, reader_of

LONGEST_NOTE = 200


@get("/verify", include_in_schema=False)
async def verify_page(request: Request[Any, Any, Any], house: TheHouse, visitor: TheVisitor) -> Response[str]:
    """Where a record is checked; with ?table=… that of a finished table, at once."""
    table_id = request.query_params.get("table", "")
    if not table_id:
        return _page(request, house, visitor)
    await spend("checks")
    table = await house.tables.look(table_id)
    if table.row.stage == "waiting":
        raise TooLate("site/not_begun")
    refuse_older(table.row)
    if table.row.stage != "over" or table.game is None:
        return _page(request, house, visitor, SiteError("site/not_over_yet").text(visitor.language), status=409)
    record, reader = proven(table.game.record(), table.row, table.seats), reader_of(request, visitor)
    made = await house.jobs.do(verified_page, record, "", _own(table, table.game), reader)
    return made_page(house, visitor, made)


@post("/verify", include_in_schema=False)
async def verify_record(request: Request[Any, Any, Any], house: TheHouse, visitor: TheVisitor) -> Response[str]:
    """Check a record that somebody sends in."""
    try:
        content = await sent_in(request, "checks")
        noted = (await request.form()).get("noted")
        note = noted[:LONGEST_NOTE] if isinstance(noted, str) else ""
        table = await _table_of(house, await house.jobs.do(table_named, content))
        made = await house.jobs.do(verified_page, content, note, table, reader_of(request, visitor))
    except TooBusy:
        raise
    except NemetonError as error:
        return _page(request, house, visitor, told_in(error, visitor.language), status=status_of(error))
    return made_page(house, visitor, made)


async def _table_of(house: House, table_id: str) -> SourceTable | None:
    """The table of this site that a record says it comes from, if there is such a table and its game is over."""
    if not table_id:
        return None
    try:
        table = await house.tables.look(table_id)
        refuse_older(table.row)
    except SiteError:
        return None
    return _own(table, table.game) if table.row.stage == "over" and table.game is not None else None


def _own(table: OpenTable, game: Game[Any]) -> SourceTable:
    return SourceTable(table.row.id, f"/tables/{table.row.id}/replay", published_by(table.row, table.seats, game))


def _page(
    request: Request[Any, Any, Any], house: House, visitor: Visitor, problem: str = "", *, status: int = 200
) -> Response[str]:
    """The form, with what is wrong if something is."""
    return page(request, house, visitor, "verify.html", status=status, report=None, problem=problem)


HANDLERS: list[ControllerRouterHandler] = [verify_page, verify_record]
