"""A place of the board from near: a small fragment that the table's page asks for when somebody looks at a place."""

from litestar import MediaType, Response, get
from litestar.params import FromPath
from litestar.types import ControllerRouterHandler

from ..base.errors import NotThere
from ..base.limits import spend
from ..view.near import near_of
from ..view.render import made
from ..view.viewpoint import Viewpoint
from .dependencies import TheHouse, TheVisitor


@get("/tables/{table_id:str}/near/{place:str}", include_in_schema=False)
async def near(house: TheHouse, visitor: TheVisitor, table_id: FromPath[str], place: FromPath[str]) -> Response[str]:
    """What this visitor sees in a place."""
    await spend("outlooks")
    table = await house.tables.look(table_id)
    found = near_of(Viewpoint(table, table.seat_of(visitor.id), visitor.language), place)
    if found is None:
        raise NotThere("site/no_page")
    told = made("table/near.html", visitor.language, near=found)
    return Response(told, media_type=MediaType.HTML, headers={"cache-control": "no-cache"})


HANDLERS: list[ControllerRouterHandler] = [near]
