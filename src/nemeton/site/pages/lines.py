"""Lines that somebody tries from a moment of a finished table, or of a record: the tree, a bot that goes on, a file."""

from typing import Any

from litestar import Request, Response, get
from litestar.params import FromPath
from litestar.types import ControllerRouterHandler

from ..base.limits import spend
from ..house import House
from ..view.lines import LinesMade, LinesWish
from ..view.records import record_bot_line, record_lines, record_lines_file
from ..view.table_replay import table_bot_line, table_lines, table_lines_file
from ..visitors.visitor import Visitor
from .analysis import finished_story
from .dependencies import TheHouse, TheVisitor
from .responses import made_page, reader_of, see_other

AnyRequest = Request[Any, Any, Any]


@get("/tables/{table_id:str}/analysis/lines", include_in_schema=False)
async def lines_of_table(
    request: AnyRequest, house: TheHouse, visitor: TheVisitor, table_id: FromPath[str]
) -> Response[Any]:
    """What somebody tries from a moment of a finished table."""
    await spend("advice" if _wants_bot(request) else "replays")
    story, wish, reader = await finished_story(house, table_id), _wish(request), reader_of(request, visitor)
    if file := _file(request):
        body = await house.jobs.do(table_lines_file, story, wish, file == "text", reader)
        return _taken_home(body, file)
    if _wants_bot(request):
        return see_other(house, visitor, await house.jobs.do(table_bot_line, story, wish))
    return _page(house, visitor, await house.jobs.do(table_lines, story, wish, reader))


@get("/replay/{record_id:str}/analysis/lines", include_in_schema=False)
async def lines_of_record(
    request: AnyRequest, house: TheHouse, visitor: TheVisitor, record_id: FromPath[str]
) -> Response[Any]:
    """What somebody tries from a moment of a record."""
    await spend("advice" if _wants_bot(request) else "replays")
    body, wish, reader = await house.uploads.find(record_id), _wish(request), reader_of(request, visitor)
    if file := _file(request):
        made = await house.jobs.do(record_lines_file, record_id, body, wish, file == "text", reader)
        return _taken_home(made, file)
    if _wants_bot(request):
        return see_other(house, visitor, await house.jobs.do(record_bot_line, record_id, body, wish))
    return _page(house, visitor, await house.jobs.do(record_lines, record_id, body, wish, reader))


def _wish(request: AnyRequest) -> LinesWish:
    return LinesWish(*(str(request.query_params.get(name, "")) for name in LinesWish._fields))


def _wants_bot(request: AnyRequest) -> bool:
    return "bot" in request.query_params


def _file(request: AnyRequest) -> str:
    """As what kind of file the lines are wanted, if as a file."""
    wanted = str(request.query_params.get("as", ""))
    return wanted if wanted in ("text", "json") else ""


def _taken_home(body: bytes, file: str) -> Response[bytes]:
    kind, ending = ("text/plain; charset=utf-8", "txt") if file == "text" else ("application/json", "json")
    headers = {"content-disposition": f'attachment; filename="nemeton-lines.{ending}"', "cache-control": "no-store"}
    return Response(body, media_type=kind, headers=headers)


def _page(house: House, visitor: Visitor, made: LinesMade) -> Response[str]:
    return made_page(house, visitor, made.body, status=made.status, headers={"cache-control": "no-store"})


HANDLERS: list[ControllerRouterHandler] = [lines_of_table, lines_of_record]
