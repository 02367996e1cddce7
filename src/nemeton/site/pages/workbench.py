"""The sandbox: a position is set up by clicking pieces onto the board, shared by a link, and played on."""

from typing import Any

from litestar import MediaType, Request, Response, get, post
from litestar.datastructures import FormMultiDict
from litestar.params import FromPath
from litestar.response import Redirect
from litestar.types import ControllerRouterHandler

import nemeton
from nemeton.kernel import NemetonError
from nemeton.kernel.workbench import Edit

from ..base.errors import NotThere, SiteError, TooBusy, status_of
from ..base.input_errors import told_in
from ..base.limits import spend
from ..view.option_controls import OptionControl, controls_of, read_control
from ..view.positions import PositionPreview
from ..view.render import rendered
from ..view.workbench import BenchOption, BenchWish, bench_page, bench_part, read_bench, unpacked
from .dependencies import TheHouse, TheVisitor
from .positions import written
from .replay import open_from, position_from
from .responses import made_page, reader_of, see_other

LONGEST = 60  # letters of a tool, a spot, a value


@get("/sandbox", include_in_schema=False)
async def any_sandbox(house: TheHouse, visitor: TheVisitor) -> Redirect:
    """The first game's."""
    return see_other(house, visitor, f"/sandbox/{next(iter(nemeton.rulebooks()))}")


@get("/sandbox/{name:str}", include_in_schema=False)
async def sandbox(
    request: Request[Any, Any, Any], house: TheHouse, visitor: TheVisitor, name: FromPath[str]
) -> Response[str]:
    """The workbench of a game: with a table that is set up, a moment of a game, or what a link carries."""
    asked = request.query_params
    book = nemeton.rulebooks().get(name)
    if book is None or book.workbench is None:
        raise NotThere("site/no_game", game=name[:40])
    await spend("pictures")
    text = ""
    if source := asked.get("source", ""):
        text = written((await position_from(house, visitor, source, asked.get("at", ""))).position)
    elif link := asked.get("position", ""):
        text = await house.jobs.do(unpacked, link)
    players = _players(asked.get("players", ""), book.players)
    form = FormMultiDict(asked.multi_items())
    controls = [control for control in controls_of(book.options) if control.kind == "one" and _fits(control, players)]
    options = {control.name: read_control(control, form) for control in controls if control.field in asked}
    choices = [
        BenchOption(control.name, control.values, options.get(control.name, control.usual)) for control in controls
    ]
    wish = BenchWish(name, players, options, choices, text)
    made = await house.jobs.do(bench_page, wish, reader_of(request, visitor))
    return made_page(house, visitor, made)


@post("/sandbox/change", include_in_schema=False)
async def change_bench(request: Request[Any, Any, Any], house: TheHouse, visitor: TheVisitor) -> Response[str]:
    """One change; only what it changes is sent back."""
    await spend("pictures")
    form, headers = await request.form(), {}
    change = Edit(*(str(form.get(name, ""))[:LONGEST] for name in ("what", "thing", "where")))
    try:
        made = await house.jobs.do(bench_part, _text(form), change, reader_of(request, visitor))
    except SiteError as error:
        if isinstance(error, TooBusy):
            headers["retry-after"] = str(error.wait)
        nothing = PositionPreview(None, told_in(error, visitor.language)).context(visitor.language)
        made = rendered("position_preview.html", visitor, **nothing)
        return Response(made, media_type=MediaType.HTML, status_code=status_of(error), headers=headers)
    return Response(made, media_type=MediaType.HTML, status_code=200)


@post("/sandbox/open", include_in_schema=False)
async def open_bench(request: Request[Any, Any, Any], house: TheHouse, visitor: TheVisitor) -> Response[Any]:
    """Open a table with what lies on the workbench."""
    await spend("pictures")
    form = await request.form()
    try:
        return await open_from(house, visitor, await house.jobs.do(read_bench, _text(form)), form)
    except TooBusy:
        raise
    except NemetonError as error:
        problem = told_in(error, visitor.language)
        nothing = PositionPreview(None, problem).context(visitor.language)
        page = reader_of(request, visitor).page(
            "position.html", text=_text(form), names=list(nemeton.rulebooks()), game="", **nothing
        )
        return made_page(house, visitor, page, status=status_of(error))


def _fits(control: OptionControl, players: int) -> bool:
    """Is there such a seat, where an option is for one (`seat_3`)?"""
    name, _, number = control.name.rpartition("_")
    return name != "seat" or int(number) <= players


def _players(wanted: str, known: tuple[int, ...]) -> int:
    return int(wanted) if wanted in map(str, known) else known[0]


def _text(form: Any) -> str:
    text = form.get("text")
    return text if isinstance(text, str) else ""


HANDLERS: list[ControllerRouterHandler] = [any_sandbox, sandbox, change_bench, open_bench]
