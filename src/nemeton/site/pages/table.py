"""The table: its page, what people do at it, and its live stream.

Whatever is done is a form. Sent by htmx it is answered with the table as it stands then; sent by a browser alone, with
a redirect to the table's page. What cannot be done changes nothing and is answered with the table and a sentence that
says why.
"""

import gzip
import json
import secrets
from collections.abc import Awaitable, Callable
from typing import Any

from litestar import MediaType, Request, Response, get, post
from litestar.datastructures import FormMultiDict
from litestar.params import FromPath
from litestar.response import Redirect, Stream
from litestar.types import ControllerRouterHandler

from nemeton.kernel import PUBLIC, NemetonError

from ..base.errors import NotAllowed, NotThere, SiteError, status_of
from ..base.limits import spend, take_stream
from ..house import House
from ..storage import Person
from ..tables.finality import DO_IT, Chosen
from ..tables.pins import has_places
from ..tables.seats import may_draw_lots, own_seat
from ..tables.table import OpenTable, seat_at
from ..view.near import has_nearby
from ..view.outlook import has_outlook
from ..view.viewpoint import Viewpoint
from ..visitors.people import clean_name
from ..visitors.preferences import PREFERENCES
from ..visitors.visitor import Visitor, cookie_for
from . import lobby
from .dependencies import TheHouse, TheVisitor
from .responses import csrf_of, page, see_other

SQUEEZE = 6  # how hard pages are squeezed, of nine
LIGHT = 30_000  # letters; a patch takes longer to squeeze than to send
AnyRequest = Request[Any, Any, Any]
Done = Callable[[House, str, Visitor, FormMultiDict], Awaitable[str | None]]


@get("/tables/{table_id:str}", include_in_schema=False)
async def table_page(
    request: AnyRequest, house: TheHouse, visitor: TheVisitor, table_id: FromPath[str]
) -> Response[Any]:
    """A table: its waiting room, its game, its end."""
    return await _whole_page(request, house, visitor, table_id)


@get("/tables/{table_id:str}/journal", include_in_schema=False)
async def journal_page(
    request: AnyRequest, house: TheHouse, visitor: TheVisitor, table_id: FromPath[str]
) -> Response[Any]:
    """The whole story of a game, as this visitor may read it."""
    return story_page(request, house, visitor, await house.tables.look(table_id))


def story_page(request: AnyRequest, house: House, visitor: Visitor, table: OpenTable) -> Response[str]:
    """The whole story, and why it cannot be replayed where that is so."""
    viewpoint = Viewpoint(table, table.seat_of(visitor.id), visitor.language)
    return page(
        request,
        house,
        visitor,
        "table/story.html",
        row=table.row,
        older_rules=table.older_rules,
        speech=viewpoint.speech,
        turns=viewpoint.turns(None),
    )


@get("/tables/{table_id:str}/live", include_in_schema=False)
async def live(request: AnyRequest, house: TheHouse, visitor: TheVisitor, table_id: FromPath[str]) -> Stream:
    """Everything new at a table, as this visitor may see it. A stream that was cut goes on where it stopped."""
    await house.tables.look(table_id)
    await take_stream()
    has = str(request.headers.get("last-event-id") or request.query_params.get("version", ""))
    patches = "patches" in request.query_params
    stream = house.live.stream(table_id, visitor, csrf_of(request), has, patches=patches)
    headers = {"cache-control": "no-cache, no-transform", "x-accel-buffering": "no"}
    return Stream(house.while_welcome(stream, visitor.id), media_type="text/event-stream", headers=headers)


# What is done at a table


async def _answer(house: House, table_id: str, visitor: Visitor, form: FormMultiDict) -> None:
    table = await house.tables.look(table_id)
    place = own_seat(table, visitor.id)
    if "pick" in form:
        option: Any = _sorted([read_json(item) for item in form.getall("item", [])])
    else:
        option = read_json(form.get("option"))
    if place.left_at is not None:
        await house.seats.come_back(table_id, visitor.id)
    # a page may only choose what its reader wants to confirm; what is picked is chosen by ticking it
    unless = DO_IT if "pick" in form else str(form.get("unless", DO_IT))
    if unless not in PREFERENCES["confirm"].values:
        raise SiteError("site/bad_request")
    await house.tables.answer(table_id, place.seat, str(form.get("ask", "")), option, unless)


async def _undo(house: House, table_id: str, visitor: Visitor, _form: FormMultiDict) -> None:
    seat = await _own_seat(house, table_id, visitor)
    if (await house.tables.look(table_id)).seats[seat].ahead:  # what was answered in advance would only be given again
        await house.tables.keep_ahead(table_id, seat, [])
    await house.tables.undo(table_id, seat)


async def _resign(house: House, table_id: str, visitor: Visitor, _form: FormMultiDict) -> None:
    await house.tables.resign(table_id, await _own_seat(house, table_id, visitor))


async def _sit(house: House, table_id: str, visitor: Visitor, form: FormMultiDict) -> None:
    await spend("seats")
    table = await house.tables.look(table_id)
    seat = seat_at(table, _number(form.get("seat")))
    name = clean_name(str(form.get("name", ""))) or visitor.name
    if not name:
        raise SiteError("site/no_name")
    visitor.person.name = name
    nonce = str(form.get("nonce", ""))[:64] or secrets.token_hex(16)
    await house.tables.sit(table_id, seat.seat, visitor.person, nonce)


async def _leave(house: House, table_id: str, visitor: Visitor, _form: FormMultiDict) -> None:
    await house.seats.leave(table_id, visitor.id)


async def _come_back(house: House, table_id: str, visitor: Visitor, _form: FormMultiDict) -> None:
    await house.seats.come_back(table_id, visitor.id)


async def _say(house: House, table_id: str, visitor: Visitor, form: FormMultiDict) -> None:
    await house.talk.say(table_id, visitor.person, str(form.get("text", "")))


async def _pin(house: House, table_id: str, visitor: Visitor, form: FormMultiDict) -> None:
    await house.pins.put(table_id, visitor.id, str(form.get("start", "")), str(form.get("end", "")))


async def _unpin(house: House, table_id: str, visitor: Visitor, _form: FormMultiDict) -> None:
    await house.pins.clear(table_id, visitor.id)


async def _propose(house: House, table_id: str, visitor: Visitor, form: FormMultiDict) -> None:
    about = _number(form.get("about")) if form.get("about") else None
    await house.proposals.propose(table_id, visitor.id, str(form.get("kind", "")), about)


async def _agree(house: House, table_id: str, visitor: Visitor, form: FormMultiDict) -> None:
    agree = form.get("word") == "yes"
    await house.proposals.answer(table_id, visitor.id, _number(form.get("proposal")), agree=agree)


async def _renew(house: House, table_id: str, visitor: Visitor, _form: FormMultiDict) -> None:
    await house.seats.renew_link(table_id, visitor.id)


async def _again(house: House, table_id: str, visitor: Visitor, _form: FormMultiDict) -> None:
    """Let bots that could not answer try again: the table is woken after every deed."""
    await _own_seat(house, table_id, visitor)


async def _lot(house: House, table_id: str, visitor: Visitor, _form: FormMultiDict) -> None:
    if not may_draw_lots(await house.tables.look(table_id), visitor.id):
        raise NotAllowed("site/host_only")
    await house.bots.answer_by_lot(table_id)


async def _windows(house: House, table_id: str, visitor: Visitor, form: FormMultiDict) -> None:
    await house.seats.skip_windows(table_id, visitor.id, skip=form.get("skip") == "yes")


async def _sole(house: House, table_id: str, visitor: Visitor, form: FormMultiDict) -> None:
    await house.seats.skip_sole(table_id, visitor.id, skip=form.get("skip") == "yes")


async def _ahead(house: House, table_id: str, visitor: Visitor, form: FormMultiDict) -> None:
    option = read_json(form["option"]) if "option" in form else None
    await house.seats.say_ahead(table_id, visitor.id, str(form.get("name", ""))[:40], option)


async def _rematch(house: House, table_id: str, visitor: Visitor, _form: FormMultiDict) -> str:
    opened = await house.seats.rematch(table_id, visitor.person)
    house.bots.wake(opened)
    return f"/tables/{opened}"


DEEDS: dict[str, Done] = {
    "answer": _answer,
    "undo": _undo,
    "resign": _resign,
    "sit": _sit,
    "bot": lobby.seat_bot,
    "name": lobby.give_name,
    "setup": lobby.set_up,
    "choose": lobby.choose,
    "ready": lobby.say_ready,
    "free": lobby.free_seat,
    "move": lobby.move,
    "beside": lobby.sit_beside,
    "stand": lobby.stand_up,
    "nudge": lobby.nudge,
    "lift": lobby.lift,
    "curtain": lobby.let_fall,
    "leave": _leave,
    "return": _come_back,
    "chat": _say,
    "pin": _pin,
    "unpin": _unpin,
    "propose": _propose,
    "agree": _agree,
    "rematch": _rematch,
    "renew": _renew,
    "windows": _windows,
    "sole": _sole,
    "ahead": _ahead,
    "again": _again,
    "lot": _lot,
}


@post("/tables/{table_id:str}/{deed:str}", include_in_schema=False, status_code=200)
async def do(
    request: AnyRequest, house: TheHouse, visitor: TheVisitor, table_id: FromPath[str], deed: FromPath[str]
) -> Response[Any]:
    """Do something at a table."""
    act = DEEDS.get(deed)
    if act is None:
        raise NotThere("site/no_page")
    form = await request.form()
    is_swap = request.headers.get("hx-request") == "true"
    try:
        elsewhere = await act(house, table_id, visitor, form)
    except Chosen as chosen:
        return Response(None, status_code=204, headers={"x-chosen": chosen.why})
    except (NotThere, NotAllowed) as error:
        if isinstance(error, NotThere) or not is_swap:
            raise
        return await _swap(request, house, visitor, table_id, form, error)
    except NemetonError as error:
        if is_swap:
            return await _swap(request, house, visitor, table_id, form, error)
        return await _whole_page(request, house, visitor, table_id, error)
    house.bots.wake(table_id)
    if is_swap and elsewhere is None:
        return await _swap(request, house, visitor, table_id, form)
    address = elsewhere or f"/tables/{table_id}"
    cookies = [cookie_for(visitor, house.settings)] if visitor.is_new else []
    if is_swap:
        return Response("", headers={"hx-redirect": address}, cookies=cookies)
    return Redirect(address, status_code=303, cookies=cookies)


# A seat on another device


# The secret stands behind the # of the link: browsers send that part to nobody, so it is in no log and no referrer.
# A script on the page puts it into the form; whoever has no scripts pastes the link.


@get("/tables/{table_id:str}/seat/{seat:int}", include_in_schema=False)
async def seat_link(
    request: AnyRequest, house: TheHouse, visitor: TheVisitor, table_id: FromPath[str], seat: FromPath[int]
) -> Response[Any]:
    """Somebody has opened a seat's own link: shall the game go on here?"""
    table = await house.tables.look(table_id)
    place = seat_at(table, seat)
    if place.kind != "person":
        raise NotThere("site/no_seat_link")
    if place.is_held_by(visitor.id):
        return Redirect(f"/tables/{table_id}", status_code=303)
    speech = Viewpoint(table, PUBLIC, visitor.language).speech
    return page(request, house, visitor, "table/continue.html", row=table.row, place=place, speech=speech)


@post("/tables/{table_id:str}/seat/{seat:int}", include_in_schema=False)
async def continue_here(
    request: AnyRequest, house: TheHouse, visitor: TheVisitor, table_id: FromPath[str], seat: FromPath[int]
) -> Response[Any]:
    """Hold the seat on this device too."""
    await spend("seats")
    token = str((await request.form()).get("token", "")).rpartition("#")[2].strip()
    place = seat_at(await house.tables.look(table_id), seat)
    if not place.is_opened_by(token):
        raise NotThere("site/no_seat_link")
    person: Person = visitor.person
    person.name = person.name or place.name
    await house.tables.sit(table_id, seat, person, token=token)
    return see_other(house, visitor, f"/tables/{table_id}")


# How it is answered


async def _swap(
    request: AnyRequest,
    house: House,
    visitor: Visitor,
    table_id: str,
    form: FormMultiDict,
    error: NemetonError | None = None,
) -> Response[str | bytes]:
    """The table as it stands now, to be swapped in; with a sentence if something could not be done."""
    notice = error.text(visitor.language) if error else ""
    known = None if error else 0  # what was done a moment ago is known here
    fragment = await house.live.fragment(await house.tables.look(table_id, known), visitor, notice)
    cookies = [cookie_for(visitor, house.settings)] if visitor.is_new else []
    pieces = request.headers.get("x-pieces", "")
    body, is_patch = fragment.answer(csrf_of(request), str(form.get("has", "")), "" if notice else pieces)
    headers = {"x-pieces": pieces} if is_patch else {}
    sent: str | bytes = body
    if len(body) > LIGHT and "gzip" in request.headers.get("accept-encoding", ""):
        sent, headers["content-encoding"] = gzip.compress(body.encode(), SQUEEZE), "gzip"
    return Response(sent, media_type=MediaType.HTML, status_code=_status(error), headers=headers, cookies=cookies)


async def _whole_page(
    request: AnyRequest, house: House, visitor: Visitor, table_id: str, error: NemetonError | None = None
) -> Response[str]:
    table = await house.tables.look(table_id)
    await house.presence.look_again(table_id)
    fragment = await house.live.fragment(table, visitor, error.text(visitor.language) if error else "")
    return page(
        request,
        house,
        visitor,
        "table.html",
        status=_status(error),
        row=table.row,
        fragment=fragment,
        body=fragment.body(csrf_of(request)),
        has_places=has_places(table.row.game),
        has_outlook=has_outlook(table.row.game),
        near_from=f"/tables/{table_id}/near" if has_nearby(table.row.game) else "",
    )


def _status(error: NemetonError | None) -> int:
    return 200 if error is None else status_of(error)


async def _own_seat(house: House, table_id: str, visitor: Visitor) -> int:
    return own_seat(await house.tables.look(table_id), visitor.id).seat


def _number(text: Any) -> int:
    if not str(text).isdecimal() or len(str(text)) > 9:
        raise SiteError("site/bad_request")
    return int(text)


def read_json(text: Any) -> Any:
    """An answer as a page has sent it."""
    try:
        return json.loads(str(text))
    except (ValueError, RecursionError):
        raise SiteError("site/bad_request") from None


def _sorted(items: list[Any]) -> list[Any]:
    try:
        return sorted(items)
    except TypeError:
        raise SiteError("site/bad_request") from None


HANDLERS: list[ControllerRouterHandler] = [table_page, journal_page, live, do, seat_link, continue_here]
