"""The film of a table: what happened since the reader's last move."""

import gzip
from typing import Any

from litestar import Request, Response, get
from litestar.params import FromPath
from litestar.types import ControllerRouterHandler

from ..base.errors import NotThere
from ..view.table_replay import table_film
from .dependencies import TheHouse, TheVisitor
from .replay import made_of_story, table_to_replay
from .responses import reader_of


@get("/tables/{table_id:str}/film", include_in_schema=False)
async def film(
    request: Request[Any, Any, Any], house: TheHouse, visitor: TheVisitor, table_id: FromPath[str]
) -> Response[bytes]:
    """All stops and drawings of the film, as JSON; a worker makes them."""
    table = await table_to_replay(house, table_id)
    if table.older_rules is not None:
        raise NotThere("site/no_page")
    made = await made_of_story(house, visitor, table, table_film, reader_of(request, visitor))
    headers = {"cache-control": "no-store", "vary": "accept-encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
    else:
        made = gzip.decompress(made)
    return Response(made, media_type="application/json", headers=headers)


HANDLERS: list[ControllerRouterHandler] = [film]
