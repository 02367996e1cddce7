"""Logs for machines: one line of JSON for each request and for whatever goes wrong, with the number of the request.

A line names the path without its query, the status and the time, and nothing that somebody has typed or holds.
"""

import json
import logging
import re
import secrets
import sys
from contextvars import ContextVar
from datetime import UTC, datetime

FITS = re.compile(r"[\w.-]{8,64}")
log = logging.getLogger("nemeton.requests")
request_id: ContextVar[str] = ContextVar("request_id", default="")


def number_of(told: str, *, is_believed: bool) -> str:
    """The number of a request: the one that a proxy of our own has given it, or a fresh one.

    >>> number_of("a1b2c3d4e5", is_believed=True), len(number_of("a1b2c3d4e5", is_believed=False))
    ('a1b2c3d4e5', 16)
    """
    return told if is_believed and FITS.fullmatch(told) else secrets.token_hex(8)


class JsonLines(logging.Formatter):
    """Each record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        told: dict[str, object] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if number := request_id.get():
            told["request"] = number
        told.update(getattr(record, "told", {}))
        if record.exc_info:
            told["trace"] = self.formatException(record.exc_info)
        return json.dumps(told, ensure_ascii=False, default=str)


def write_json() -> None:
    """From now on everything is logged as JSON, to standard error, requests included."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.root.handlers[:] = [handler]
    logging.root.setLevel(logging.WARNING)
    for name in [*logging.root.manager.loggerDict]:
        logger = logging.getLogger(name)
        logger.handlers.clear()
        logger.propagate = True
    log.setLevel(logging.INFO)


def tell_request(method: str, path: str, status: int, seconds: float) -> None:
    """One line for a request that was answered."""
    told = {"method": method, "path": path, "status": status, "ms": round(seconds * 1000, 1)}
    log.info("answered", extra={"told": told})
