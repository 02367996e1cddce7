"""The door: before a request is answered it is found out who sends it, and whether a form comes from a page of ours.

Another site can let a visitor's browser send a form here, with the visitor's cookie. It cannot read our pages, so it
does not know the token that our forms carry; and the token of another session is as good as none.
"""

import re
from typing import Any, NamedTuple

from litestar import Request
from litestar.datastructures import UploadFile
from litestar.enums import RequestEncodingType

from ..base.errors import NotAllowed, OtherSession
from ..storage.sanctions import told_of
from ..visitors.tokens import bearer_in
from ..visitors.visitor import COOKIE, is_form_token, visitor_of
from .askers import note_asker
from .requests import refuse_odd_address

FIELD, HEADER = "_csrf_token", "x-csrftoken"
SAFE = ("GET", "HEAD", "OPTIONS")
FORMS = (RequestEncodingType.URL_ENCODED, RequestEncodingType.MULTI_PART)
# What somebody who is shut out may have all the same: the page that says so must look like one, in their language; and
# whoever watches the site is no visitor.
OPEN_TO_ALL = re.compile(r"/(static/|favicon\.svg$|robots\.txt$|me/language$|healthz$|readyz$|metrics$)")
AnyRequest = Request[Any, Any, Any]


class Holder(NamedTuple):
    """For whom a program plays, and by which token."""

    person: str
    token: str


async def at_the_door(request: AnyRequest) -> None:
    """Before every request."""
    path = request.scope["path"]
    refuse_odd_address(path, request.scope["query_string"], request.headers.get("host", ""))
    is_program = path.startswith("/api/")
    house = request.app.state["house"]
    if is_program and (token := bearer_in(request.headers.get("authorization", ""))):
        found = await house.tokens.holder(token)
        request.state["program"] = Holder(*found) if found else None
    holder = request.state.get("program")
    asker = await note_asker(request, holder.person if holder else None)
    people = [who for who in (asker.visitor, holder.person if holder else None) if who]
    ban = house.sanctions.ban_of(people, asker.address)
    if ban is not None and not OPEN_TO_ALL.match(path):
        request.state["visitor"] = await visitor_of(request, house.database, house.settings)
        raise NotAllowed("site/banned", **told_of(ban))
    if not is_program and request.method not in SAFE:
        await _check_form(request)


async def _check_form(request: AnyRequest) -> None:
    settings = request.app.state["house"].settings
    form = await request.form() if request.content_type[0] in FORMS else {}
    token = request.headers.get(HEADER) or form.get(FIELD)
    if isinstance(token, str) and is_form_token(token, request.cookies.get(COOKIE, ""), settings.secret):
        return
    request.state["visitor"] = await visitor_of(request, request.app.state["house"].database, settings)
    raise OtherSession(_typed(form) if _is_from_here(request) else [])


def _typed(form: Any) -> list[tuple[str, str]]:
    """What somebody typed, to be sent again; files cannot be."""
    fields = form.multi_items() if hasattr(form, "multi_items") else ()
    return [(name, told) for name, told in fields if name != FIELD and not isinstance(told, UploadFile)]


def _is_from_here(request: AnyRequest) -> bool:
    """Does the browser say that a page of this site has sent the form? Then only its session is another one."""
    told = request.headers.get("origin", "")
    return told.partition("://")[2] == request.headers.get("host", "-")
