"""Verify: was a finished game dealt fairly? The check is made in front of the reader, step by step."""

import asyncio
from typing import TYPE_CHECKING, Any, NamedTuple

from litestar import Request, Response, get, post
from litestar.types import ControllerRouterHandler

from nemeton.kernel import NemetonError, Phrase

from ..errors import SiteError, status_of
from ..handed import TheHouse, TheVisitor
from ..render import page
from ..stories import Story, full_record, published_by, table_story
from ..telling import told_in
from ..uploads import read_json
from ..verifying import Report, verify
from ..visitor import Visitor
from ..words import site_words
from .replay import sent_in

if TYPE_CHECKING:
    from ..app import House

LONGEST_NOTE = 200


class Step(NamedTuple):
    """One step of the check, in the reader's language."""

    title: str
    verdict: str
    text: str


@get("/verify", include_in_schema=False)
async def verify_page(request: Request[Any, Any, Any], house: TheHouse, visitor: TheVisitor) -> Response[str]:
    """Where a record is checked; with ?table=… that of a finished table, at once."""
    table_id = request.query_params.get("table", "")
    if not table_id:
        return _page(request, house, visitor, None)
    story = await table_story(house, table_id, visitor)
    if not story.is_open:
        return _page(
            request, house, visitor, None, problem=SiteError("site/not_over_yet").text(visitor.language), status=409
        )
    report = await asyncio.to_thread(verify, full_record(story), published_by(story))
    return _page(request, house, visitor, report, story=story)


@post("/verify", include_in_schema=False)
async def verify_record(request: Request[Any, Any, Any], house: TheHouse, visitor: TheVisitor) -> Response[str]:
    """Check a record that somebody sends in."""
    try:
        content = await sent_in(request)
        form = await request.form()
        noted = form.get("noted")
        record = read_json(content)
    except NemetonError as error:
        return _page(request, house, visitor, None, problem=error.text(visitor.language), status=status_of(error))
    story = await _table_of(house, visitor, record)
    published = published_by(story) if story else None
    report = await asyncio.to_thread(verify, record, published, noted[:LONGEST_NOTE] if isinstance(noted, str) else "")
    return _page(request, house, visitor, report, story=story)


async def _table_of(house: "House", visitor: Visitor, record: Any) -> Story | None:
    """The table of this site that a record says it comes from, if there is such a table and its game is over."""
    told = record.get("table") if isinstance(record, dict) else None
    table_id = told.get("id") if isinstance(told, dict) else None
    if not isinstance(table_id, str):
        return None
    try:
        story = await table_story(house, table_id[:40], visitor)
    except SiteError:
        return None
    return story if story.is_open else None


def _page(
    request: Request[Any, Any, Any],
    house: "House",
    visitor: Visitor,
    report: Report | None,
    *,
    problem: str = "",
    story: Story | None = None,
    status: int = 200,
) -> Response[str]:
    say = site_words(visitor.language).say
    steps = [
        Step(
            say(Phrase(f"site.verify.{finding.step}")),
            finding.verdict,
            " ".join(
                [
                    say(Phrase(finding.kind, finding.values)),
                    *([told_in(finding.error, visitor.language)] if finding.error else []),
                ]
            ),
        )
        for finding in (report.findings if report else ())
    ]
    return page(
        request, house, visitor, "verify.html", status=status, report=report, steps=steps, problem=problem, story=story
    )  # fmt: skip


HANDLERS: list[ControllerRouterHandler] = [verify_page, verify_record]
