"""How the site is: for whoever watches it. `/healthz` says that the process answers, `/readyz` that it can serve, and
`/metrics` what it counts, where the operator has asked for that."""

import asyncio
import secrets
from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.types import ControllerRouterHandler

from ..base.errors import NotThere
from ..house import House
from ..pages.dependencies import TheHouse
from ..visitors.tokens import bearer_in

PATIENCE = 2.0  # seconds for the database to answer
ANYBODY = "1"


@get("/healthz", include_in_schema=False, media_type=MediaType.TEXT)
async def healthz() -> str:
    """The process answers. Whoever gets no answer starts it again."""
    return "ok\n"


@get("/readyz", include_in_schema=False)
async def readyz(house: TheHouse) -> Response[str]:
    """Can this process serve? While it ends, or without its database, a proxy sends visitors elsewhere."""
    trouble = await _trouble(house)
    return Response(f"{trouble or 'ready'}\n", status_code=503 if trouble else 200, media_type=MediaType.TEXT)


async def _trouble(house: House) -> str:
    if house.bell.is_closed:
        return "ending"
    try:
        async with asyncio.timeout(PATIENCE):
            await house.log.version("")
    except Exception:  # whatever it is, nobody can be served
        return "no database"
    return "no database" if house.company.is_away else ""


@get("/metrics", include_in_schema=False)
async def metrics(request: Request[Any, Any, Any], house: TheHouse) -> Response[str]:
    """What this process counts. Not there unless it is asked for (`NEMETON_METRICS`)."""
    wanted, told = house.settings.metrics, bearer_in(request.headers.get("authorization", ""))
    if not wanted or (wanted != ANYBODY and not secrets.compare_digest(told.encode(), wanted.encode())):
        raise NotThere("site/no_page")
    return Response(house.metrics.text(), media_type="text/plain; version=0.0.4")


HANDLERS: list[ControllerRouterHandler] = [healthz, readyz, metrics]
