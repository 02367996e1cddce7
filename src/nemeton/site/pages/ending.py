"""The end of a game: who won and why, how it went, a picture to share."""

from typing import Any

from litestar import Request, Response, get
from litestar.params import FromPath
from litestar.types import ControllerRouterHandler

from nemeton.kernel import PUBLIC
from nemeton.kernel.chronicle import Chronicle

from ..base.cache import RecentCache
from ..base.errors import NotThere, SiteError
from ..base.limits import spend
from ..house import House
from ..tables.table import OpenTable
from ..view.ending import FiguresView, FinishedGame, figures_view, last_board, page_context
from ..view.records import record_end, record_figures, record_picture
from ..view.share import share_picture
from ..view.viewpoint import Viewpoint
from ..visitors.visitor import Visitor
from .dependencies import TheHouse, TheVisitor
from .responses import made_page, page, reader_of
from .table import story_page

PICTURE_POLICY = "default-src 'none'; img-src data:; style-src 'unsafe-inline'"
PICTURES = 100  # that are remembered
_pictures: RecentCache[tuple[str, int, str], str] = RecentCache(PICTURES)

AnyRequest = Request[Any, Any, Any]


@get("/tables/{table_id:str}/end", include_in_schema=False)
async def end_page(request: AnyRequest, house: TheHouse, visitor: TheVisitor, table_id: FromPath[str]) -> Response[str]:
    """How a game ended; of one that only older rules could play, its story."""
    await spend("replays")
    table = await finished(house, table_id)
    ended = ended_of(table, visitor)
    if ended is None:
        return story_page(request, house, visitor, table)
    figures, problem = await _counted(house, table, ended, visitor.language)
    seat = table.seat_of(visitor.id)
    result = Viewpoint(table, seat, visitor.language).result()
    assert result is not None
    return page(
        request,
        house,
        visitor,
        "ending/page.html",
        row=table.row,
        seat=seat,
        again=result.again,
        minutes=max(1, round((table.row.moved_at - table.row.created_at).total_seconds() / 60)),
        stood_in=[place.stands_in_for for place in table.seats if place.stands_in_for],
        problem=problem,
        **page_context(ended, figures, origin_of(request)),
    )


@get("/tables/{table_id:str}/end/figures", include_in_schema=False)
async def end_figures(
    request: AnyRequest, house: TheHouse, visitor: TheVisitor, table_id: FromPath[str]
) -> Response[str]:
    """What was counted, as soon as it is: the page asks for it until then."""
    await spend("replays")
    table = await finished(house, table_id)
    ended = ended_of(table, visitor)
    if ended is None:
        raise NotThere("site/no_page")
    figures, problem = await _counted(house, table, ended, visitor.language)
    return page(
        request,
        house,
        visitor,
        "ending/figures.html",
        ended=ended,
        figures=figures,
        problem=problem,
        board=last_board(ended),
    )


@get("/tables/{table_id:str}/picture.svg", include_in_schema=False)
async def picture(house: TheHouse, visitor: TheVisitor, table_id: FromPath[str]) -> Response[str]:
    """A picture of a finished game, to be shared. While it runs there is none."""
    await spend("pictures")
    table = await finished(house, table_id)
    key = table.row.id, table.row.version, visitor.language
    drawn = _pictures.get(key)
    if drawn is None:
        ended = ended_of(table, visitor)
        if ended is None:
            raise NotThere("site/no_page")
        drawn = _pictures.put(key, share_picture(ended))
    headers = {"cache-control": "private, max-age=3600", "content-security-policy": PICTURE_POLICY}
    return Response(drawn, media_type="image/svg+xml", headers=headers)


@get("/replay/{record_id:str}/end", include_in_schema=False)
async def record_end_page(
    request: AnyRequest, house: TheHouse, visitor: TheVisitor, record_id: FromPath[str]
) -> Response[str]:
    """How the game of a record that was sent in ended."""
    await spend("replays")
    body = await house.uploads.find(record_id)
    made = await house.jobs.do(record_end, record_id, body, reader_of(request, visitor), origin_of(request))
    return made_page(house, visitor, made, headers={"cache-control": "no-store"})


@get("/replay/{record_id:str}/end/figures", include_in_schema=False)
async def record_end_figures(
    request: AnyRequest, house: TheHouse, visitor: TheVisitor, record_id: FromPath[str]
) -> Response[str]:
    """What was counted of a record."""
    await spend("replays")
    body = await house.uploads.find(record_id)
    made = await house.jobs.do(record_figures, record_id, body, reader_of(request, visitor))
    return made_page(house, visitor, made, headers={"cache-control": "no-store"})


@get("/replay/{record_id:str}/picture.svg", include_in_schema=False)
async def picture_of_record(house: TheHouse, visitor: TheVisitor, record_id: FromPath[str]) -> Response[str]:
    """A picture of the end of a record, to be shared."""
    await spend("pictures")
    body = await house.uploads.find(record_id)
    drawn = await house.jobs.do(record_picture, record_id, body, visitor.language)
    headers = {"cache-control": "private, max-age=3600", "content-security-policy": PICTURE_POLICY}
    return Response(drawn, media_type="image/svg+xml", headers=headers)


def origin_of(request: AnyRequest) -> str:
    """Where the site was found."""
    return str(request.base_url).rstrip("/")


async def finished(house: House, table_id: str) -> OpenTable:
    """A table whose game is over; of any other nothing is told here."""
    table = await house.tables.look(table_id)
    if table.row.stage != "over":
        raise NotThere("site/still_running")
    return table


def ended_of(table: OpenTable, visitor: Visitor) -> FinishedGame | None:
    """The finished game as this reader is told of it; none where the rules of today cannot show it."""
    if table.game is None or table.game.result is None or table.older_rules is not None:
        return None
    speech = Viewpoint(table, PUBLIC, visitor.language).speech
    address = f"/tables/{table.row.id}"
    return FinishedGame(table.game, speech, address, f"{address}/replay")


async def _counted(
    house: House, table: OpenTable, ended: FinishedGame, language: str
) -> tuple[FiguresView | None, str]:
    """The figures, if they are there already; or why they cannot be."""
    try:
        chronicle = await _chronicle(house, table)
    except SiteError as error:
        return None, error.text(language)
    return (figures_view(ended, chronicle) if chronicle is not None else None), ""


async def _chronicle(house: House, table: OpenTable) -> Chronicle | None:
    return await house.chronicles.of(table.row.id, lambda: house.tables.story(table))


HANDLERS: list[ControllerRouterHandler] = [
    end_page,
    end_figures,
    picture,
    record_end_page,
    record_end_figures,
    picture_of_record,
]
