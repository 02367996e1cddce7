"""Me: name and preferences, tables in progress and finished ones, programs that play for one, and one's cookies."""

from typing import Any

from litestar import Request, Response, get, post
from litestar.params import FromPath
from litestar.response import Redirect
from litestar.types import ControllerRouterHandler

from nemeton.kernel import NemetonError

from ..base.errors import SiteError, status_of
from ..base.limits import spend
from ..house import House
from ..tables.listing import ago, finished_tables, own_tables
from ..visitors.people import LONGEST_NAME, name_of, read_name, remember, renew_cookies
from ..visitors.preferences import PREFERENCES, ROWS
from ..visitors.visitor import Visitor, cookie_for
from .dependencies import TheHouse, TheVisitor
from .responses import page, see_other

AnyRequest = Request[Any, Any, Any]
DONE = ("saved", "revoked", "renewed")  # what the page says in the beginning
OUTCOMES = ("won", "lost", "drawn")


@get("/me", include_in_schema=False)
async def me(request: Request[Any, Any, Any], house: TheHouse, visitor: TheVisitor) -> Response[str]:
    """One's own page."""
    return await _page(request, house, visitor)


@post("/me", include_in_schema=False)
async def save(request: Request[Any, Any, Any], house: TheHouse, visitor: TheVisitor) -> Response[Any]:
    """Keep name and preferences, all that the form holds of them."""
    form = await request.form()
    preferences = {name: str(form[name]) for name in PREFERENCES if name in form}
    try:
        await remember(
            house.database,
            house.bell,
            visitor,
            name=str(form["name"]) if "name" in form else None,
            preferences=preferences,
        )
    except NemetonError as error:
        return await _page(request, house, visitor, status=status_of(error), problem=error.text(visitor.language))
    return see_other(house, visitor, "/me?saved")


@post("/me/preferences", include_in_schema=False)
async def prefer(request: Request[Any, Any, Any], house: TheHouse, visitor: TheVisitor) -> Response[Any]:
    """Keep what a small switch somewhere on a page was set to; the page goes on as it is."""
    form = await request.form()
    chosen = {name: str(form[name]) for name in PREFERENCES if name in form}
    await remember(house.database, house.bell, visitor, preferences=chosen)
    cookies = [cookie_for(visitor, house.settings)] if visitor.is_new else []
    return Response(None, status_code=204, cookies=cookies)


@post("/me/language", include_in_schema=False)
async def change_language(request: Request[Any, Any, Any], house: TheHouse, visitor: TheVisitor) -> Redirect:
    """Change the language and go back to the page where one was."""
    form = await request.form()
    await remember(house.database, house.bell, visitor, preferences={"language": str(form.get("language", ""))})
    return see_other(house, visitor, _own_path(str(form.get("back", ""))))


@post("/me/tokens", include_in_schema=False)
async def make_token(request: Request[Any, Any, Any], house: TheHouse, visitor: TheVisitor) -> Response[Any]:
    """A token for a program that shall play for this visitor. The page that answers is the only one that shows it."""
    form = await request.form()
    try:
        await spend("tokens")
        name = read_name(str(form.get("name", "")))
        if not name:
            raise SiteError("site/no_name")
        token = await house.tokens.make(visitor.person, name)
    except NemetonError as error:
        return await _page(request, house, visitor, status=status_of(error), problem=error.text(visitor.language))
    answer = await _page(request, house, visitor, token=token)
    answer.headers["cache-control"] = "no-store"
    return answer


@post("/me/tokens/{token_id:str}/revoke", include_in_schema=False)
async def revoke_token(house: TheHouse, visitor: TheVisitor, token_id: FromPath[str]) -> Redirect:
    """A token that is worth nothing any more."""
    await house.tokens.revoke(visitor.id, token_id)
    return see_other(house, visitor, "/me?revoked#programs")


@post("/me/renew", include_in_schema=False)
async def renew(house: TheHouse, visitor: TheVisitor) -> Redirect:
    """Every cookie of this visitor but the one that comes with the answer is worth nothing from now on."""
    await renew_cookies(house.database, house.settings.secret, visitor)
    return see_other(house, visitor, "/me?renewed#cookies")


def _own_path(back: str) -> str:
    """A path of this site, never an address elsewhere.

    >>> _own_path("/me"), _own_path("//elsewhere.example"), _own_path("/\\\\\\\\elsewhere.example")
    ('/me', '/', '/')
    """
    is_own = back.startswith("/") and not back.startswith(("//", "/\\")) and back.isprintable() and len(back) < 200
    return back if is_own else "/"


async def _page(
    request: AnyRequest, house: House, visitor: Visitor, *, status: int = 200, problem: str = "", token: str = ""
) -> Response[str]:
    async with house.database.sessions() as session:
        playing = await own_tables(session, visitor.id)
        finished = await finished_tables(session, visitor.id)
    tally = {outcome: sum(table.outcome == outcome for table in finished) for outcome in OUTCOMES}
    return page(
        request,
        house,
        visitor,
        "me.html",
        status=status,
        current="me",
        problem=problem,
        playing=playing,
        token=token,
        tokens=await house.tokens.of(visitor.id),
        done={*DONE} & {*request.query_params},
        finished=finished,
        tally=tally,
        preferences=ROWS,
        longest_name=LONGEST_NAME,
        ago=ago,
        name_of=name_of,
    )


HANDLERS: list[ControllerRouterHandler] = [me, save, prefer, change_language, make_token, revoke_token, renew]
