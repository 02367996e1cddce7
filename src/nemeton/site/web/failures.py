"""What happens when something goes wrong: a clear page (or JSON) in the reader's language, never a stack trace.

A fault of ours is logged with the places in the code where it happened, and without any value: what an exception says
may name a hidden card, and whoever reads the log may sit at that table.
"""

import logging
from collections.abc import Sequence
from typing import Any

from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.status_codes import HTTP_500_INTERNAL_SERVER_ERROR
from litestar.types import ExceptionHandlersMap

from nemeton.kernel import BadWords, NemetonError

from ..base.errors import OtherSession, SiteError, TooBusy, TooManyStreams, TooOften, status_of
from ..base.input_errors import problem_phrase, told_in
from ..pages.responses import failure_page
from ..storage import DatabaseTrouble, Person, trouble_of
from ..visitors.visitor import cookie_for, language_of
from .headers import add_headers

log = logging.getLogger(__name__)
KNOWN = {403: "site/forbidden", 404: "site/no_page", 405: "site/no_page", 413: "site/too_large"}


def nemeton_error(request: Request[Any, Any, Any], error: NemetonError) -> Response[Any]:
    """An error of ours: it knows its sentence."""
    told = {"code": error.code, "message": told_in(error, _language(request))}
    answer = _answer(request, status_of(error), told, error.typed if isinstance(error, OtherSession) else ())
    if isinstance(error, OtherSession):
        _greet(request, answer)
    if isinstance(error, TooOften | TooManyStreams | TooBusy | DatabaseTrouble):
        answer.headers["retry-after"] = str(error.wait)
    return answer


def http_error(request: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    """An error of the web framework: no such page, a wrong form, a body that is not what it should be."""
    told = SiteError(KNOWN.get(error.status_code, "site/bad_request"))
    status = error.status_code
    if isinstance(error, ValidationException) and isinstance(error.extra, list) and error.extra:
        told = SiteError("site/bad_field", problem=problem_phrase(_complaint(error.extra[0])))
    elif status >= HTTP_500_INTERNAL_SERVER_ERROR:
        told = SiteError("site/fault")
    answer = _answer(request, status, told.json(_language(request)))
    for name, value in (error.headers or {}).items():
        answer.headers.setdefault(name, value)
    return answer


def _complaint(extra: Any) -> str:
    """What the framework says of one field, in the form in which the library says it of data."""
    message, key = str(extra.get("message", "")), str(extra.get("key", ""))
    return message if " - at `" in message or not key else f"{message} - at `$.{key}`"


def not_text(request: Request[Any, Any, Any], _error: UnicodeError) -> Response[Any]:
    """Bytes that are no text, or letters that nobody can write: both come from outside only."""
    return _answer(request, 400, SiteError("site/bad_request").json(_language(request)))


def too_deep(request: Request[Any, Any, Any], error: RecursionError) -> Response[Any]:
    """Lists in lists in lists: what a body holds is bounded later, but the reader of JSON gives up before that."""
    log.warning("too deep at %s %s", request.method, request.scope["path"], exc_info=error)
    return _answer(request, 400, SiteError("site/bad_request").json(_language(request)))


def fault(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    """A fault of ours: the log says where, the reader gets an apology. A database that is away is nobody's fault."""
    trouble = trouble_of(error)
    if trouble is not None:
        log.warning("%s at %s %s", trouble.code, request.method, request.scope["path"])
        return nemeton_error(request, trouble)
    log.error("fault at %s %s", request.method, request.scope["path"], exc_info=error)
    return _answer(request, HTTP_500_INTERNAL_SERVER_ERROR, SiteError("site/fault").json(_language(request)))


def _language(request: Request[Any, Any, Any]) -> str:
    visitor = request.state.get("visitor")
    return visitor.language if visitor else language_of(request, Person(id="", name="", preferences={}))


def _greet(request: Request[Any, Any, Any], answer: Response[Any]) -> None:
    """Whoever has lost the cookie gets a new one with the page, and the page in place of the one that was open."""
    visitor = request.state["visitor"]
    if visitor.is_new:
        answer.set_cookie(cookie_for(visitor, request.app.state["house"].settings))
    if request.headers.get("hx-request") == "true":
        answer.headers["hx-retarget"], answer.headers["hx-reswap"] = "body", "outerHTML"


def _answer(
    request: Request[Any, Any, Any], status: int, told: dict[str, str], typed: Sequence[tuple[str, str]] = ()
) -> Response[Any]:
    """The answer, with the headers that every answer has: the framework adds none to what goes wrong."""
    if request.scope["path"].startswith("/api/"):
        return add_headers(Response(told, status_code=status, media_type=MediaType.JSON))
    page = failure_page(request, told, status, _language(request), typed)
    return add_headers(Response(page, status_code=status, media_type=MediaType.HTML))


FAILURES: ExceptionHandlersMap = {
    NemetonError: nemeton_error,
    UnicodeError: not_text,
    RecursionError: too_deep,
    BadWords: fault,  # nobody's mistake but ours
    HTTPException: http_error,
    Exception: fault,
}
