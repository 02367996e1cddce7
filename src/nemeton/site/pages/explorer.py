"""The explorer of a game: what many games of bots answered at a position, from a deal or any other position."""

from typing import Any

from litestar import Request, Response, get
from litestar.params import FromPath
from litestar.types import ControllerRouterHandler

from ..base.limits import spend
from ..view.explorer import ExplorerWish, explored_book, explorer_page
from ..view.workbench import packed
from .dependencies import TheHouse, TheVisitor
from .replay import position_from
from .responses import made_page, reader_of, see_other


@get("/explorer/{name:str}", include_in_schema=False)
async def explorer(
    request: Request[Any, Any, Any], house: TheHouse, visitor: TheVisitor, name: FromPath[str]
) -> Response[Any]:
    """A place of the explorer. A moment of a game that may be seen whole becomes a position in the address."""
    await spend("pictures")
    explored_book(name)
    asked = request.query_params
    if source := asked.get("source", ""):
        brought = await position_from(house, visitor, source, asked.get("at", ""))
        return see_other(house, visitor, f"/explorer/{name}?position={packed(brought.position)}")
    wish = ExplorerWish(name, asked.get("deal", ""), asked.get("position", ""), asked.get("go", ""))
    made = await house.jobs.do(explorer_page, wish, reader_of(request, visitor))
    return made_page(house, visitor, made.body, status=made.status)


HANDLERS: list[ControllerRouterHandler] = [explorer]
