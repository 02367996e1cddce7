"""Headers that every answer carries: what the page may load, and who may frame it."""

from typing import Any

from litestar import Response

POLICY = (
    "default-src 'self'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'"
)


def add_headers(response: Response[Any]) -> Response[Any]:
    """Let the page load only what is ours; positions of pieces are style attributes, everything else is in sheets."""
    response.headers.setdefault("content-security-policy", POLICY)
    response.headers.setdefault("x-content-type-options", "nosniff")
    response.headers.setdefault("referrer-policy", "same-origin")
    response.headers.setdefault("cache-control", "private, no-cache")  # a page is one visitor's, and soon out of date
    return response


async def with_headers(response: Response[Any]) -> Response[Any]:
    """The same for the framework, which would send a plain function to a thread and back for every answer."""
    return add_headers(response)
