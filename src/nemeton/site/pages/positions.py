"""Set up from a position: write or paste one as JSON, see it drawn, and open a table with it."""

import json
from typing import Any

from litestar import MediaType, Request, Response, get, post
from litestar.types import ControllerRouterHandler

import nemeton
from nemeton.kernel import NemetonError

from ..base.errors import NotThere, SiteError, TooBusy, status_of
from ..base.input_errors import told_in
from ..base.limits import spend
from ..house import House
from ..view.positions import PositionPreview, position_page, preview_part, read_position
from ..view.reader import Reader
from ..view.render import rendered
from ..visitors.visitor import Visitor
from .dependencies import TheHouse, TheVisitor
from .replay import open_from, position_from
from .responses import made_page, reader_of


@get("/positions/new", include_in_schema=False)
async def new_position(request: Request[Any, Any, Any], house: TheHouse, visitor: TheVisitor) -> Response[str]:
    """The form, with an example to start from, or with a moment of a game that the visitor may see in full."""
    asked = request.query_params
    source = asked.get("source", "")
    if source:
        position = (await position_from(house, visitor, source, asked.get("at", ""))).position
    else:
        name = asked.get("game", "") or next(iter(nemeton.rulebooks()))
        if name not in nemeton.rulebooks():
            raise NotThere("site/no_game", game=name[:40])
        position = example(name)
    made = await house.jobs.do(position_page, written(position), reader_of(request, visitor))
    return made_page(house, visitor, made)


@post("/positions/preview", include_in_schema=False)
async def preview_position(request: Request[Any, Any, Any], house: TheHouse, visitor: TheVisitor) -> Response[str]:
    """Only the picture, or what is wrong, while somebody types."""
    await spend("pictures")
    text, headers = _text(await request.form()), {}
    try:
        made = await house.jobs.do(preview_part, text, reader_of(request, visitor))
    except SiteError as error:
        if isinstance(error, TooBusy):
            headers["retry-after"] = str(error.wait)
        nothing = PositionPreview(None, told_in(error, visitor.language)).context(visitor.language)
        made = rendered("position_preview.html", visitor, **nothing)
    return Response(made, media_type=MediaType.HTML, status_code=200, headers=headers)


@post("/positions/new", include_in_schema=False)
async def open_position(request: Request[Any, Any, Any], house: TheHouse, visitor: TheVisitor) -> Response[Any]:
    """Open a table with the position; without a script, also only show it."""
    await spend("pictures")
    form = await request.form()
    text, reader = _text(form), reader_of(request, visitor)
    try:
        brought = await house.jobs.do(read_position, text)
        if form.get("do") != "show":
            return await open_from(house, visitor, brought, form)
        return made_page(house, visitor, await house.jobs.do(position_page, text, reader))
    except TooBusy:
        raise
    except NemetonError as error:
        return await _refused(house, visitor, text, reader, error)


async def _refused(house: House, visitor: Visitor, text: str, reader: Reader, error: NemetonError) -> Response[str]:
    """The page with the text and what is wrong with it; without its picture, if that is what cannot be made."""
    problem = told_in(error, visitor.language)
    try:
        made = await house.jobs.do(position_page, text, reader, problem)
    except SiteError:
        nothing = PositionPreview(None, problem).context(visitor.language)
        made = reader.page("position.html", text=text, names=list(nemeton.rulebooks()), game="", **nothing)
    return made_page(house, visitor, made, status=status_of(error))


def example(name: str) -> dict[str, Any]:
    """A position to start from: the game as it is set up, always the same."""
    return nemeton.start(name, min(nemeton.rulebooks()[name].players), seed=1).position()


def written(position: dict[str, Any]) -> str:
    """A position as people read it: one line for each entry of the state."""
    outer = {name: value for name, value in position.items() if name != "state"}
    head = "".join(f"  {_line(name, value)},\n" for name, value in outer.items())
    state = ",\n".join(f"    {_line(name, value)}" for name, value in position["state"].items())
    return f'{{\n{head}  "state": {{\n{state}\n  }}\n}}\n'


def _line(name: str, value: Any) -> str:
    return f"{json.dumps(name)}: {json.dumps(value, ensure_ascii=False)}"


def _text(form: Any) -> str:
    text = form.get("text")
    return text if isinstance(text, str) else ""


HANDLERS: list[ControllerRouterHandler] = [new_position, preview_position, open_position]
