"""One's own data: all of it as a file, and all of it removed, after a page that says what that means."""

from typing import Any

from litestar import Request, Response, get, post
from litestar.types import ControllerRouterHandler

from nemeton.kernel import NemetonError

from ..base.errors import SiteError, status_of
from ..base.limits import spend
from ..house import House
from ..storage import Person
from ..visitors.export import exported
from ..visitors.farewell import forget_person, ties_of
from ..visitors.visitor import COOKIE, Visitor
from .dependencies import TheHouse, TheVisitor
from .responses import page

AnyRequest = Request[Any, Any, Any]


@get("/me/export", include_in_schema=False)
async def export(house: TheHouse, visitor: TheVisitor) -> Response[bytes]:
    """All that the site keeps of this visitor, as a file."""
    await spend("exports")
    headers = {"content-disposition": 'attachment; filename="nemeton-me.json"', "cache-control": "no-store"}
    return Response(await exported(house.database, visitor), media_type="application/json", headers=headers)


@get("/me/delete", include_in_schema=False)
async def ask(request: AnyRequest, house: TheHouse, visitor: TheVisitor) -> Response[str]:
    """What goes and what stays; shall it be done?"""
    return await _asked(request, house, visitor)


@post("/me/delete", include_in_schema=False, status_code=200)
async def forget(request: AnyRequest, house: TheHouse, visitor: TheVisitor) -> Response[str]:
    """Forget this visitor. The browser is a stranger from now on."""
    form = await request.form()
    try:
        await spend("names")
        if form.get("sure") != "yes":
            raise SiteError("site/bad_request")
        await forget_person(house.database, house.tables, house.bell, house.bots.wake, visitor.id)
    except NemetonError as error:
        return await _asked(request, house, visitor, error)
    stranger = Visitor(Person(id="", name="", preferences={}), visitor.language, is_new=False)
    answer = page(request, house, stranger, "farewell.html", is_done=True)
    answer.delete_cookie(COOKIE)
    return answer


async def _asked(
    request: AnyRequest, house: House, visitor: Visitor, error: NemetonError | None = None
) -> Response[str]:
    ties = await ties_of(house.database, visitor.id)
    problem, status = (error.text(visitor.language), status_of(error)) if error else ("", 200)
    told = {"is_done": False, "problem": problem, "current": "me", **ties._asdict()}
    return page(request, house, visitor, "farewell.html", status=status, **told)


HANDLERS: list[ControllerRouterHandler] = [export, ask, forget]
