"""Files that pages load. One whose address carries its checksum is kept for ever."""

from typing import Any

from litestar import Request, Response, get
from litestar.params import FromPath
from litestar.types import ControllerRouterHandler

from ..view.assets import asset_named

FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"


@get("/static/{name:path}", include_in_schema=False)
async def static_file(request: Request[Any, Any, Any], name: FromPath[str]) -> Response[bytes]:
    """A file of the pages."""
    found = asset_named(name.lstrip("/"))
    tag = f'"{found.checksum}"'
    keep = FOR_EVER if "v" in request.query_params else ASK_AGAIN
    headers = {"etag": tag, "cache-control": keep, "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == tag:
        return Response(b"", status_code=304, headers=headers)
    body = found.body
    if found.squeezed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        body, headers["content-encoding"] = found.squeezed, "gzip"
    return Response(body, media_type=found.kind, headers=headers)


HANDLERS: list[ControllerRouterHandler] = [static_file]
