"""New table: a game, seats, its variants, pace and door. The same form answers every change with what it means."""

from typing import Any

from litestar import Request, Response, get, post
from litestar.params import FromQuery
from litestar.types import ControllerRouterHandler

import nemeton
from nemeton.kernel import NemetonError

from ..base.errors import status_of
from ..house import House
from ..tables.bot_levels import LOWEST, USUAL
from ..tables.listing import finished_games
from ..tables.wishes import CUSTOMS
from ..view.fitting import fit_told
from ..view.option_controls import option_words
from ..view.shelf import shelf
from ..visitors.visitor import Visitor
from .dependencies import TheHouse, TheVisitor
from .draft import DOORS, PACES, SEAT_CHOICES, TableDraft, first_draft, fresh_draft, read_draft
from .responses import page, see_other

AnyRequest = Request[Any, Any, Any]


@get("/tables/new", include_in_schema=False)
async def new_table(
    request: Request[Any, Any, Any], house: TheHouse, visitor: TheVisitor, game: FromQuery[str] = ""
) -> Response[str]:
    """The form, for a game or for the first one."""
    game = game or next(iter(nemeton.rulebooks()))
    async with house.database.sessions() as session:
        played = await finished_games(session, visitor.id)
    bot = USUAL if game in played else LOWEST
    draft = first_draft(game) if "first" in request.query_params else fresh_draft(game, bot)
    if request.query_params.get("with") == "friends":
        draft.seats[1:] = ["open"] * (len(draft.seats) - 1)
    if request.query_params.get("door") in DOORS:
        draft.door = request.query_params["door"]
    return _form(request, house, visitor, draft)


@post("/tables/new", include_in_schema=False)
async def open_table(request: Request[Any, Any, Any], house: TheHouse, visitor: TheVisitor) -> Response[Any]:
    """Open the table; or, when a choice was only changed, show what it means."""
    form = await request.form()
    draft = read_draft(form, visitor.language)
    if "open" not in form:
        return _form(request, house, visitor, draft)
    try:
        table_id = await house.tables.open(visitor.person, draft.wish())
    except NemetonError as error:
        return _form(request, house, visitor, draft, status=status_of(error), problem=error.text(visitor.language))
    house.bots.wake(table_id)
    return see_other(house, visitor, f"/tables/{table_id}")


def _form(
    request: AnyRequest, house: House, visitor: Visitor, draft: TableDraft, *, status: int = 200, problem: str = ""
) -> Response[str]:
    words = draft.book.words(visitor.language)
    advice, note = draft.advice, draft.note
    return page(
        request,
        house,
        visitor,
        "new_table.html",
        status=status,
        problem=problem,
        draft=draft,
        shelf=shelf(),
        advice=words.say(advice) if advice else "",
        note=words.say(note) if note else "",
        fit=fit_told(draft.book, len(draft.seats), draft.options, visitor.language),
        seat_titles=[str(words.write("seat", seat)) for seat in range(len(draft.seats))],
        seat_choices=SEAT_CHOICES,
        paces=PACES,
        doors=DOORS,
        customs=CUSTOMS,
        option_say=option_words(draft.book, visitor.language),
    )


HANDLERS: list[ControllerRouterHandler] = [new_table, open_table]
