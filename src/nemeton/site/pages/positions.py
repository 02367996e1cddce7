"""Set up from a position: write or paste one as JSON, see it drawn, and open a table with it."""

import json
from typing import TYPE_CHECKING, Any, NamedTuple

from litestar import MediaType, Request, Response, get, post
from litestar.types import ControllerRouterHandler
from markupsafe import Markup

import nemeton
from nemeton.kernel import ALL, Game, NemetonError

from ..errors import NotThere, SiteError, status_of
from ..handed import TheHouse, TheVisitor
from ..limits import spend
from ..render import page, rendered
from ..stories import position_at, story_of
from ..telling import told_in
from ..uploads import read_json
from ..visitor import Visitor
from .replay import number_in, open_from, seat_choices, title_of

if TYPE_CHECKING:
    from ..app import House


class Preview(NamedTuple):
    """A position as it would stand on the table, or what is wrong with it."""

    game: Game[Any] | None
    problem: str = ""
    board: Markup = Markup()
    next: str = ""


@get("/positions/new", include_in_schema=False)
async def new_position(request: Request[Any, Any, Any], house: TheHouse, visitor: TheVisitor) -> Response[str]:
    """The form, with an example to start from, or with a moment of a game that the visitor may see in full."""
    asked = request.query_params
    source = asked.get("source", "")
    if source:
        story = await story_of(house, source, visitor)
        position = position_at(story, number_in(asked.get("at", ""), story.timeline.last))
    else:
        name = asked.get("game", "") or next(iter(nemeton.games()))
        if name not in nemeton.games():
            raise NotThere("site/no_game", game=name[:40])
        position = example(name)
    return _page(request, house, visitor, written(position))


@post("/positions/preview", include_in_schema=False)
async def preview_position(request: Request[Any, Any, Any], visitor: TheVisitor) -> Response[str]:
    """Only the picture, or what is wrong, while somebody types."""
    spend("pictures")
    shown = preview(_text(await request.form()), visitor.language)
    body = rendered("position_preview.html", visitor, **_context(shown, visitor.language))
    return Response(body, media_type=MediaType.HTML, status_code=200)


@post("/positions/new", include_in_schema=False)
async def open_position(request: Request[Any, Any, Any], house: TheHouse, visitor: TheVisitor) -> Response[Any]:
    """Open a table with the position; without a script, also only show it."""
    spend("pictures")
    form = await request.form()
    text = _text(form)
    shown = preview(text, visitor.language)
    if shown.game is None or form.get("do") == "show":
        return _page(request, house, visitor, text, status=200 if shown.game else 400)
    try:
        return await open_from(house, visitor, shown.game.book.name, read_json(text), shown.game.players, form)
    except NemetonError as error:
        return _page(request, house, visitor, text, status=status_of(error), problem=told_in(error, visitor.language))


def example(name: str) -> dict[str, Any]:
    """A position to start from: the game as it is set up, always the same."""
    return nemeton.start(name, min(nemeton.games()[name].players), seed=1).position()


def written(position: dict[str, Any]) -> str:
    """A position as people read it: one line for each entry of the state."""
    outer = {name: value for name, value in position.items() if name != "state"}
    head = "".join(f"  {_line(name, value)},\n" for name, value in outer.items())
    state = ",\n".join(f"    {_line(name, value)}" for name, value in position["state"].items())
    return f'{{\n{head}  "state": {{\n{state}\n  }}\n}}\n'


def _line(name: str, value: Any) -> str:
    return f"{json.dumps(name)}: {json.dumps(value, ensure_ascii=False)}"


def preview(text: str, language: str) -> Preview:
    """The position that a text describes, drawn; or the sentence that says what is wrong with it."""
    try:
        game = nemeton.from_position(read_json(text))
        if game.over:
            raise SiteError("site/position_over")
    except NemetonError as error:
        return Preview(None, told_in(error, language))
    book = game.book
    words = game.words(language)
    drawn = book.draw(game.seen_by(ALL), seat=ALL, ask=None, journal=[], words=words, style=False)
    return Preview(game, "", Markup(drawn), book.prompt(game.ask, language, game.state) if game.ask else "")


def _text(form: Any) -> str:
    text = form.get("text")
    return text if isinstance(text, str) else ""


def _context(shown: Preview, language: str) -> dict[str, Any]:
    titles = [title_of(shown.game, seat, language) for seat in range(shown.game.players)] if shown.game else []
    own = shown.game.ask.seat if shown.game and shown.game.ask else 0
    return {"shown": shown, "titles": titles, "seat_choices": [seat_choices(seat, own) for seat in range(len(titles))]}


def _page(
    request: Request[Any, Any, Any],
    house: "House",
    visitor: Visitor,
    text: str,
    *,
    status: int = 200,
    problem: str = "",
) -> Response[str]:
    shown = preview(text, visitor.language)
    if problem:
        shown = shown._replace(problem=problem)
    return page(
        request, house, visitor, "position.html", status=status, text=text, names=list(nemeton.games()),
        game=shown.game.book.name if shown.game else "", **_context(shown, visitor.language),
    )  # fmt: skip


HANDLERS: list[ControllerRouterHandler] = [new_position, preview_position, open_position]
