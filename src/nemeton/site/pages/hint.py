"""What would you do? A small fragment that the table's page asks for: a bot's answer to the reader's question, and
why. It is thought of by a worker, from what the reader's seat can know."""

from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.params import FromPath
from litestar.types import ControllerRouterHandler

from nemeton.kernel import PUBLIC, Ask, NemetonError

from ..base.errors import NotAllowed, NotThere, TooLate, status_of
from ..base.limits import spend
from ..house import House
from ..tables.hints import refuse_without_hints
from ..view.hints import FoundHint, HintView, briefing_of, find_hint, hint_view
from ..view.render import made
from ..view.viewpoint import Viewpoint
from ..visitors.visitor import Visitor
from .dependencies import TheHouse, TheVisitor


@get("/tables/{table_id:str}/hint", include_in_schema=False)
async def hint(
    request: Request[Any, Any, Any], house: TheHouse, visitor: TheVisitor, table_id: FromPath[str]
) -> Response[str]:
    """What a bot would answer to a question of this visitor, or a sentence that says why there is no hint."""
    try:
        found = await _hint(house, visitor, table_id, str(request.query_params.get("ask", "")))
    except NotThere:
        raise
    except NemetonError as error:
        return _told(visitor, None, error.text(visitor.language), status_of(error))
    return _told(visitor, found)


async def _hint(house: House, visitor: Visitor, table_id: str, named: str) -> HintView:
    await spend("hints")
    viewpoint, asks = await _asked(house, visitor, table_id, named)
    table, seat = viewpoint.table, viewpoint.seat
    game = table.game
    assert game is not None

    async def look() -> FoundHint:
        return await house.jobs.do(find_hint, briefing_of(game), seat, named)

    found = await house.hints.of(f"{table_id} {table.row.number} {seat} {named}", look)
    viewpoint, asks = await _asked(house, visitor, table_id, named)  # the question may be over by now
    return hint_view(viewpoint, asks, found)


async def _asked(house: House, visitor: Visitor, table_id: str, named: str) -> tuple[Viewpoint, list[Ask]]:
    """The eyes of the visitor, and what their seat is asked, the question of that name among it."""
    table = await house.tables.look(table_id)
    seat = table.seat_of(visitor.id)
    if seat == PUBLIC:
        raise NotAllowed("site/not_your_seat")
    refuse_without_hints(table.row, table.seats)
    viewpoint = Viewpoint(table, seat, visitor.language)
    asks = viewpoint.own_asks()
    if all(ask.id != named for ask in asks):
        raise TooLate("site/hint_gone")
    return viewpoint, asks


def _told(visitor: Visitor, found: HintView | None, problem: str = "", status: int = 200) -> Response[str]:
    body = made("table/hint.html", visitor.language, hint=found, problem=problem)
    return Response(body, media_type=MediaType.HTML, status_code=status, headers={"cache-control": "no-store"})


HANDLERS: list[ControllerRouterHandler] = [hint]
