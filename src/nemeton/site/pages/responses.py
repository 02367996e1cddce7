"""How a page is answered: rendered for its visitor, with the visitor's cookie where that is new."""

from collections.abc import Sequence
from typing import Any

from litestar import MediaType, Request, Response
from litestar.response import Redirect

from ..house import House
from ..storage import Person
from ..view.reader import Reader
from ..view.render import rendered
from ..visitors.visitor import COOKIE, Visitor, cookie_for, form_token


def page(
    request: Request[Any, Any, Any],
    house: House,
    visitor: Visitor,
    template: str,
    *,
    status: int = 200,
    **context: Any,
) -> Response[str]:
    """A whole page; a new guest gets the cookie with it. `csrf` is the token that every form sends along."""
    body = rendered(template, visitor, csrf=csrf_of(request), path=request.scope["path"], **context)
    return made_page(house, visitor, body, status=status)


def made_page(
    house: House, visitor: Visitor, body: str, *, status: int = 200, headers: dict[str, str] | None = None
) -> Response[str]:
    """A page that is made already; a new guest gets the cookie with it."""
    cookies = [cookie_for(visitor, house.settings)] if visitor.is_new else []
    return Response(body, media_type=MediaType.HTML, status_code=status, headers=headers, cookies=cookies)


def see_other(house: House, visitor: Visitor, address: str) -> Redirect:
    """After a form: the page where things go on. A new guest gets the cookie here too."""
    cookies = [cookie_for(visitor, house.settings)] if visitor.is_new else []
    return Redirect(address, status_code=303, cookies=cookies)


def failure_page(
    request: Request[Any, Any, Any],
    told: dict[str, str],
    status: int,
    language: str,
    typed: Sequence[tuple[str, str]] = (),
) -> str:
    """A page for what went wrong. What was typed can be sent again from there."""
    nobody = Visitor(Person(id="", name="", preferences={}), language, is_new=False)
    visitor = request.state.get("visitor") or nobody
    return rendered(
        "failure.html",
        visitor,
        csrf=csrf_of(request),
        path="/",
        told=told,
        status=status,
        typed=typed,
        sent_to=request.scope["path"],
    )


def csrf_of(request: Request[Any, Any, Any]) -> str:
    """The token that every form of the visitor's session carries."""
    visitor: Visitor | None = request.state.get("visitor")
    session = visitor.session if visitor else request.cookies.get(COOKIE, "")
    return form_token(session, request.app.state["house"].settings.secret)


def reader_of(request: Request[Any, Any, Any], visitor: Visitor) -> Reader:
    """Whoever has sent a request."""
    preferences = dict(visitor.person.preferences)
    return Reader(visitor.name, preferences, visitor.language, csrf_of(request), request.scope["path"])
