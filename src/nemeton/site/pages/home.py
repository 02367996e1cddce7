"""Home: the games, one's own tables, tables that wait for players; playing in two clicks."""

import re
from typing import Any

from litestar import MediaType, Request, Response, get, post
from litestar.params import FromQuery
from litestar.response import Redirect
from litestar.types import ControllerRouterHandler

import nemeton
from nemeton.kernel import NemetonError

from ..base.errors import NotThere, SiteError, status_of
from ..base.limits import spend
from ..house import House
from ..tables.bot_levels import LEVELS, LOWEST, USUAL, bot_wished
from ..tables.listing import ListedTable, ago, finished_games, finished_tables, own_tables, waiting_tables
from ..view.plates import favicon
from ..view.shelf import shelf
from ..visitors.people import clean_name, name_of, remember
from ..visitors.visitor import Visitor
from .dependencies import TheHouse, TheVisitor
from .draft import fresh_draft, friends_draft, newcomers_draft
from .learn import courses
from .responses import page, see_other

CODE = re.compile(r"(?:^|/t(?:ables)?/)([\w-]{6,16})/?(?:[?#].*)?$")  # alone, or at the end of a link
ENDED_SHOWN = 3
OPEN_TO_ROBOTS = ("/$", "/rules/", "/cards/", "/learn/", "/bots", "/credits")
ROBOTS = "\n".join(["User-agent: *", *(f"Allow: {path}" for path in OPEN_TO_ROBOTS), "Disallow: /", ""])


@get("/", include_in_schema=False)
async def home(request: Request[Any, Any, Any], house: TheHouse, visitor: TheVisitor) -> Response[str]:
    """The games, and what goes on at the tables."""
    return await _page(request, house, visitor)


async def _page(
    request: Request[Any, Any, Any], house: House, visitor: Visitor, error: NemetonError | None = None, **typed: str
) -> Response[str]:
    """The page; where something could not be done, with a sentence that says why and with what was typed."""
    async with house.database.sessions() as session:
        mine = await own_tables(session, visitor.id)
        ended = await finished_tables(session, visitor.id, ENDED_SHOWN)
        waiting = await waiting_tables(session, visitor.id)
        played = await finished_games(session, visitor.id)
    tables: dict[str, Any] = {
        "mine": mine,
        "moves": moves(mine),
        "waiting": waiting,
        "ago": ago,
        "name_of": name_of,
        "ended": ended,
    }
    known = await courses(house, visitor)
    tables["courses"] = [course for course in known if course.next and course.game not in played]
    return page(
        request,
        house,
        visitor,
        "home.html",
        status=status_of(error) if error else 200,
        current="games",
        shelf=shelf(),
        levels=LEVELS,
        offered={name: USUAL if name in played else LOWEST for name in nemeton.rulebooks()},
        chosen=typed.get("game") or next(iter(nemeton.rulebooks())),
        code=typed.get("code", ""),
        problem=error.text(visitor.language) if error else "",
        **tables,
    )


@get("/mine", include_in_schema=False)
async def mine_now(request: Request[Any, Any, Any], house: TheHouse, visitor: TheVisitor) -> Response[str]:
    """The part of the home page that changes while one looks at it, with the tab's title."""
    async with house.database.sessions() as session:
        mine = await own_tables(session, visitor.id)
        ended = await finished_tables(session, visitor.id, ENDED_SHOWN)
    tables: dict[str, Any] = {"mine": mine, "moves": moves(mine), "ago": ago, "name_of": name_of, "ended": ended}
    return page(request, house, visitor, "home_mine.html", alone=True, **tables)


@post("/play", include_in_schema=False)
async def play(request: Request[Any, Any, Any], house: TheHouse, visitor: TheVisitor) -> Redirect:
    """A table against bots at once: the second of the two clicks."""
    form = await request.form()
    bot, game = bot_wished(str(form.get("level", ""))), str(form.get("game", ""))
    async with house.database.sessions() as session:
        played = await finished_games(session, visitor.id)
    draft = fresh_draft(game, bot) if game in played else newcomers_draft(game, bot)
    table_id = await house.tables.open(visitor.person, draft.wish())
    house.bots.wake(table_id)
    return see_other(house, visitor, f"/tables/{table_id}")


@post("/friends", include_in_schema=False)
async def open_for_friends(request: Request[Any, Any, Any], house: TheHouse, visitor: TheVisitor) -> Response[Any]:
    """A table for friends: its lobby has a link and a code to send."""
    form = await request.form()
    game, name = str(form.get("game", "")), str(form.get("name", ""))
    try:
        draft = friends_draft(game)
        if not clean_name(name):
            raise SiteError("site/no_name")
        await remember(house.database, house.bell, visitor, name=clean_name(name))
        visitor.person.name = clean_name(name)
        table_id = await house.tables.open(visitor.person, draft.wish())
    except NemetonError as error:
        return await _page(request, house, visitor, error, game=game if game in nemeton.rulebooks() else "")
    return see_other(house, visitor, f"/tables/{table_id}")


@get("/join", include_in_schema=False)
async def join(
    request: Request[Any, Any, Any], house: TheHouse, visitor: TheVisitor, code: FromQuery[str] = ""
) -> Response[Any]:
    """Come in by a table's code, or by its link as somebody has sent it."""
    await spend("searches")
    found = CODE.search(code.strip()[:200])
    try:
        if found is None:
            raise NotThere("site/bad_code")
        await house.tables.look(found[1])
    except NemetonError as error:
        return await _page(request, house, visitor, error, code=code[:200])
    return see_other(house, visitor, f"/tables/{found[1]}")


def moves(tables: list[ListedTable]) -> int:
    """At how many tables it is the visitor's move."""
    return sum(table.is_my_move for table in tables)


@get("/favicon.svg", include_in_schema=False, media_type="image/svg+xml")
async def house_favicon() -> Response[str]:
    """The mark of the house, for the tab."""
    return Response(favicon(), media_type="image/svg+xml", headers={"cache-control": "public, max-age=86400"})


@get("/favicon.ico", include_in_schema=False)
async def old_favicon() -> Redirect:
    """Where browsers look of themselves."""
    return Redirect("/favicon.svg", status_code=301)


@get("/robots.txt", include_in_schema=False, media_type=MediaType.TEXT)
async def robots() -> str:
    """Tables are nobody's business but the players'."""
    return ROBOTS


HANDLERS: list[ControllerRouterHandler] = [
    home,
    mine_now,
    play,
    open_for_friends,
    join,
    house_favicon,
    old_favicon,
    robots,
]
