"""The analysis of a finished table, or of a record: the page, what bots think of a moment, where much was lost."""

from typing import Any

from litestar import Request, Response, get
from litestar.params import FromPath
from litestar.types import ControllerRouterHandler

from ..archive.stories import TableStory
from ..archive.studies import StudySlice
from ..base.errors import NotThere
from ..base.limits import spend
from ..house import House
from ..view.records import record_advice, record_analysis, record_mistakes, record_study
from ..view.table_replay import table_advice, table_analysis, table_mistakes, table_study
from ..visitors.visitor import Visitor
from .dependencies import TheHouse, TheVisitor
from .ending import finished
from .responses import made_page, reader_of

AnyRequest = Request[Any, Any, Any]


@get("/tables/{table_id:str}/analysis", include_in_schema=False)
async def of_table(request: AnyRequest, house: TheHouse, visitor: TheVisitor, table_id: FromPath[str]) -> Response[str]:
    """A finished table at a moment."""
    await spend("replays")
    story = await finished_story(house, table_id)
    made = await house.jobs.do(table_analysis, story, _at(request), _is_part(request), reader_of(request, visitor))
    return _made(house, visitor, made)


@get("/tables/{table_id:str}/analysis/advice", include_in_schema=False)
async def advice_of_table(
    request: AnyRequest, house: TheHouse, visitor: TheVisitor, table_id: FromPath[str]
) -> Response[str]:
    """What bots think of a moment."""
    await spend("checks" if _is_long(request) else "advice")
    story = await finished_story(house, table_id)
    made = await house.jobs.do(table_advice, story, _at(request), _is_long(request), reader_of(request, visitor))
    return _made(house, visitor, made)


@get("/tables/{table_id:str}/analysis/mistakes", include_in_schema=False)
async def mistakes_of_table(
    request: AnyRequest, house: TheHouse, visitor: TheVisitor, table_id: FromPath[str]
) -> Response[str]:
    """Where much was lost, as far as it was looked at."""
    await spend("advice")
    story = await finished_story(house, table_id)

    async def look(start: int) -> StudySlice:
        return await house.jobs.do(table_study, story, start)

    study = await house.studies.more(f"table:{table_id}", look)
    return _made(house, visitor, await house.jobs.do(table_mistakes, story, study, reader_of(request, visitor)))


@get("/replay/{record_id:str}/analysis", include_in_schema=False)
async def of_record(
    request: AnyRequest, house: TheHouse, visitor: TheVisitor, record_id: FromPath[str]
) -> Response[str]:
    """A record at a moment."""
    await spend("replays")
    body, reader = await house.uploads.find(record_id), reader_of(request, visitor)
    made = await house.jobs.do(record_analysis, record_id, body, _at(request), _is_part(request), reader)
    return _made(house, visitor, made)


@get("/replay/{record_id:str}/analysis/advice", include_in_schema=False)
async def advice_of_record(
    request: AnyRequest, house: TheHouse, visitor: TheVisitor, record_id: FromPath[str]
) -> Response[str]:
    """What bots think of a moment of a record."""
    await spend("checks" if _is_long(request) else "advice")
    body, reader = await house.uploads.find(record_id), reader_of(request, visitor)
    made = await house.jobs.do(record_advice, record_id, body, _at(request), _is_long(request), reader)
    return _made(house, visitor, made)


@get("/replay/{record_id:str}/analysis/mistakes", include_in_schema=False)
async def mistakes_of_record(
    request: AnyRequest, house: TheHouse, visitor: TheVisitor, record_id: FromPath[str]
) -> Response[str]:
    """Where much was lost in a record, as far as it was looked at."""
    await spend("advice")
    body, reader = await house.uploads.find(record_id), reader_of(request, visitor)

    async def look(start: int) -> StudySlice:
        return await house.jobs.do(record_study, record_id, body, start)

    study = await house.studies.more(f"record:{record_id}", look)
    return _made(house, visitor, await house.jobs.do(record_mistakes, record_id, body, study, reader))


async def finished_story(house: House, table_id: str) -> TableStory:
    """The story of a finished table that the rules of today can play again."""
    table = await finished(house, table_id)
    if table.older_rules is not None:
        raise NotThere("site/no_page")
    return await house.tables.story(table)


def _at(request: AnyRequest) -> str:
    return str(request.query_params.get("at", ""))


def _is_long(request: AnyRequest) -> bool:
    return "long" in request.query_params


def _is_part(request: AnyRequest) -> bool:
    headers = request.headers
    return headers.get("hx-request") == "true" and headers.get("hx-history-restore-request") != "true"


def _made(house: House, visitor: Visitor, body: str) -> Response[str]:
    return made_page(house, visitor, body, headers={"vary": "hx-request", "cache-control": "no-store"})


HANDLERS: list[ControllerRouterHandler] = [
    of_table,
    advice_of_table,
    mistakes_of_table,
    of_record,
    advice_of_record,
    mistakes_of_record,
]
