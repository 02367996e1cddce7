"""What happens when something goes wrong: a clear page (or JSON) in the reader's language, never a stack trace.

A fault of ours is logged with the places in the code where it happened, and without any value: what an exception says
may name a hidden card, and whoever reads the log may sit at that table.
"""

import logging
import traceback
from collections.abc import Sequence
from typing import Any

from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.status_codes import HTTP_500_INTERNAL_SERVER_ERROR
from litestar.types import ExceptionHandlersMap

from nemeton.kernel import BadWords, NemetonError

from ..base.errors import OtherSession, SiteError, TooBusy, TooManyStreams, TooOften, status_of
from ..base.input_errors import problem_phrase, told_in
from ..storage import Person
from ..view.render import failure_page
from ..visitors.visitor import cookie_for, language_of
from .headers import add_headers

log = logging.getLogger(__name__)
OTHERS = ("uvicorn.error", "asyncio", "litestar")  # loggers of others that report an exception
KNOWN = {403: "site/forbidden", 404: "site/no_page", 405: "site/no_page", 413: "site/too_large"}


def nemeton_error(request: Request[Any, Any, Any], error: NemetonError) -> Response[Any]:
    """An error of ours: it knows its sentence."""
    told = {"code": error.code, "message": told_in(error, _language(request))}
    answer = _answer(request, status_of(error), told, error.typed if isinstance(error, OtherSession) else ())
    if isinstance(error, OtherSession):
        _greet(request, answer)
    if isinstance(error, TooOften | TooManyStreams | TooBusy):
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
    log.warning("too deep at %s %s", request.method, request.url.path, exc_info=error)
    return _answer(request, 400, SiteError("site/bad_request").json(_language(request)))


def fault(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    """A fault of ours: the log says where, the reader gets an apology."""
    log.error("fault at %s %s", request.method, request.url.path, exc_info=error)
    return _answer(request, HTTP_500_INTERNAL_SERVER_ERROR, SiteError("site/fault").json(_language(request)))


class WithoutValues(logging.Filter):
    """Takes what an exception says out of a log line and leaves where it was raised."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Rewrite the line; it is always logged."""
        error = record.exc_info[1] if record.exc_info else None
        if record.name == "asyncio":  # its first line says what happened, the others show the task with all its values
            record.msg, record.args = record.getMessage().partition("\n")[0], ()
        if error is not None:
            record.msg = f"{record.getMessage()}\n{code_places(error)}"
            record.args, record.exc_info, record.exc_text = (), None, None
        return True


def code_places(error: BaseException) -> str:
    """Where an error was raised, with its kind and that of its causes; nothing that it says.

    >>> try:
    ...     {}["rose-7"]
    ... except KeyError as error:
    ...     "rose" in code_places(error), code_places(error).splitlines()[-1]
    (False, 'KeyError')
    """
    lines = []
    chain: list[BaseException] = []
    at: BaseException | None = error
    while at is not None and at not in chain:
        chain.append(at)
        at = at.__cause__ or (None if at.__suppress_context__ else at.__context__)
    for one in reversed(chain):
        places = traceback.extract_tb(one.__traceback__)
        lines += [f"  {place.filename}:{place.lineno} in {place.name}" for place in places]
        lines.append(type(one).__name__)
    return "\n".join(lines)


def keep_values_out_of_logs() -> None:
    """From now on no logger that reports exceptions of the site writes what they say."""
    ours = [name for name in logging.root.manager.loggerDict if name.startswith("nemeton")]
    heard: list[logging.Filterer] = [logging.getLogger(name) for name in (*ours, *OTHERS)]
    heard += [*logging.root.handlers, *([logging.lastResort] if logging.lastResort else [])]
    for place in heard:
        if not any(isinstance(known, WithoutValues) for known in place.filters):
            place.addFilter(WithoutValues())


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
    if request.url.path.startswith("/api/"):
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
