"""What happens when something goes wrong: a clear page (or JSON) in the reader's language, never a stack trace."""

import logging
from typing import Any

from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException
from litestar.status_codes import HTTP_400_BAD_REQUEST, HTTP_500_INTERNAL_SERVER_ERROR
from litestar.types import ExceptionHandlersMap

from nemeton.kernel import IllegalAnswer, NemetonError

from .errors import SiteError, TooOften
from .render import failure_page
from .storage import Person
from .visitor import language_of

log = logging.getLogger(__name__)


def nemeton_error(request: Request[Any, Any, Any], error: NemetonError) -> Response[Any]:
    """An error of ours: it knows its sentence."""
    status = (
        error.status
        if isinstance(error, SiteError)
        else 409
        if isinstance(error, IllegalAnswer)
        else HTTP_400_BAD_REQUEST
    )
    answer = _answer(request, status, error.json(_language(request)))
    if isinstance(error, TooOften):
        answer.headers["retry-after"] = str(error.wait)
    return answer


def http_error(request: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    """An error of the web framework: no such page, a wrong form, too many requests."""
    known = {
        403: "site/forbidden",
        404: "site/no_page",
        405: "site/no_page",
        413: "site/too_large",
    }
    told = SiteError(known.get(error.status_code, "site/bad_request"))
    return _answer(request, error.status_code, told.json(_language(request)))


def fault(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    """A fault of ours: the log has the details, the reader an apology."""
    log.error("fault at %s", request.url.path, exc_info=error)
    return _answer(request, HTTP_500_INTERNAL_SERVER_ERROR, SiteError("site/fault").json(_language(request)))


def _language(request: Request[Any, Any, Any]) -> str:
    visitor = request.state.get("visitor")
    return visitor.language if visitor else language_of(request, Person(id="", name="", preferences={}))


def _answer(request: Request[Any, Any, Any], status: int, told: dict[str, str]) -> Response[Any]:
    if request.url.path.startswith("/api/"):
        return Response(told, status_code=status, media_type=MediaType.JSON)
    return Response(
        failure_page(request, told, status, _language(request)), status_code=status, media_type=MediaType.HTML
    )


FAILURES: ExceptionHandlersMap = {NemetonError: nemeton_error, HTTPException: http_error, Exception: fault}
