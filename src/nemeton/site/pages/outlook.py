"""What an answer would lead to: a small fragment that the table's page asks for when an answer is looked at."""

from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.params import FromPath
from litestar.types import ControllerRouterHandler

from nemeton.kernel import PUBLIC, Pick
from nemeton.kernel.values import from_json

from ..base.errors import SiteError
from ..base.limits import spend
from ..view.outlook import outlook_of
from ..view.render import made
from ..view.viewpoint import Viewpoint
from .dependencies import TheHouse, TheVisitor
from .table import read_json

LONGEST = 2_000  # letters of an answer


@get("/tables/{table_id:str}/outlook", include_in_schema=False)
async def outlook(
    request: Request[Any, Any, Any], house: TheHouse, visitor: TheVisitor, table_id: FromPath[str]
) -> Response[Any]:
    """What an answer of this visitor would lead to; nothing where nothing can be said, or the question is over."""
    await spend("outlooks")
    named, text = (str(request.query_params.get(name, "")) for name in ("ask", "option"))
    if len(text) > LONGEST:
        raise SiteError("site/bad_request")
    table = await house.tables.look(table_id)
    seat = table.seat_of(visitor.id)
    if seat == PUBLIC or table.game is None:
        return _nothing()
    viewpoint = Viewpoint(table, seat, visitor.language)
    ask = next((one for one in viewpoint.own_asks() if one.id == named), None)
    if ask is None or isinstance(ask, Pick):
        return _nothing()
    option = ask.offered(from_json(read_json(text)))
    found = None if option is None else outlook_of(viewpoint, ask, option)
    if found is None:
        return _nothing()
    return Response(made("table/outlook.html", visitor.language, outlook=found), media_type=MediaType.HTML)


def _nothing() -> Response[Any]:
    return Response(None, status_code=204)


HANDLERS: list[ControllerRouterHandler] = [outlook]
