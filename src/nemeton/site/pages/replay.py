"""Replay: any game, moment by moment; its record to take home; records from elsewhere; a new table that goes on."""

from itertools import pairwise
from typing import TYPE_CHECKING, Any, NamedTuple
from urllib.parse import urlencode

import msgspec
from litestar import MediaType, Request, Response, get, post
from litestar.datastructures import UploadFile
from litestar.params import FromPath
from litestar.template.base import csrf_token
from litestar.types import ControllerRouterHandler
from markupsafe import Markup

from nemeton.kernel import ALL, PUBLIC, Game, NemetonError, Phrase, Standing

from ..errors import SiteError, status_of
from ..handed import TheHouse, TheVisitor
from ..limits import spend
from ..people import bot_name
from ..render import page, rendered, see_other
from ..speech import Speech, places_of
from ..stories import Story, full_record, position_at, proven, record_story, story_of, table_story, view_record
from ..strengths import BOTS, USUAL
from ..tables import SeatWish, TableWish
from ..uploads import told_in
from ..visitor import Visitor
from .table import story_page

if TYPE_CHECKING:
    from ..app import House

MARKS = 60  # more marks than this on the slider say nothing


@get("/tables/{table_id:str}/replay", include_in_schema=False)
async def table_replay(
    request: Request[Any, Any, Any], house: TheHouse, visitor: TheVisitor, table_id: FromPath[str]
) -> Response[str]:
    """A table's game, moment by moment; of a finished one that only older rules could play, its story."""
    table = await house.tables.look(table_id)
    if table.older_rules is not None:
        return story_page(request, house, visitor, table)
    return _shown(request, house, visitor, await table_story(house, table_id, visitor))


@get("/replay/{record_id:str}", include_in_schema=False)
async def record_replay(
    request: Request[Any, Any, Any], house: TheHouse, visitor: TheVisitor, record_id: FromPath[str]
) -> Response[str]:
    """The game of a record that was sent in, moment by moment."""
    return _shown(request, house, visitor, await record_story(house, record_id))


@get("/tables/{table_id:str}/record", include_in_schema=False)
async def table_record(house: TheHouse, visitor: TheVisitor, table_id: FromPath[str]) -> Response[bytes]:
    """The record: of a running game only what this visitor sees of it, of a finished one all."""
    table = await house.tables.look(table_id)
    if table.older_rules is not None:
        return _file(proven(await house.tables.older_record(table), table), f"{table.row.game}-{table_id}.json")
    story = await table_story(house, table_id, visitor)
    return _file(full_record(story) if story.is_open else view_record(story), f"{story.book.name}-{table_id}.json")


@get("/replay/{record_id:str}/record", include_in_schema=False)
async def sent_record(house: TheHouse, record_id: FromPath[str]) -> Response[bytes]:
    """A record that was sent in, again."""
    upload = await house.uploads.find(record_id)
    return _file(upload.record, f"{upload.timeline.latest.book.name}-{record_id}.json")


@get("/replay", include_in_schema=False)
async def upload_form(request: Request[Any, Any, Any], house: TheHouse, visitor: TheVisitor) -> Response[str]:
    """Where a record can be sent in."""
    return page(request, house, visitor, "upload.html", problem="")


@post("/replay", include_in_schema=False)
async def upload(request: Request[Any, Any, Any], house: TheHouse, visitor: TheVisitor) -> Response[Any]:
    """Look at a record that somebody sends in; one that cannot be replayed is refused, and why."""
    try:
        record_id = await house.uploads.keep(await sent_in(request))
    except NemetonError as error:
        return page(
            request, house, visitor, "upload.html", status=status_of(error), problem=told_in(error, visitor.language)
        )
    return see_other(house, visitor, f"/replay/{record_id}")


@post("/tables/new-from", include_in_schema=False)
async def continue_from(request: Request[Any, Any, Any], house: TheHouse, visitor: TheVisitor) -> Response[Any]:
    """Open a table that goes on from a moment of a game."""
    form = await request.form()
    story = await story_of(house, str(form.get("source", "")), visitor)
    position = position_at(story, number_in(str(form.get("at", "")), story.timeline.last))
    return await open_from(house, visitor, story.book.name, position, story.players, form)


async def open_from(
    house: "House", visitor: Visitor, game: str, position: dict[str, Any], players: int, form: Any
) -> Response[Any]:
    """Open a table with a position; who sits where stands in the form."""
    seats = [seat_wish(str(form.get(f"seat-{seat}", ""))) for seat in range(players)]
    wish = TableWish(game=game, seats=seats, position=position, pace=str(form.get("pace", "live")))
    table_id = await house.tables.open(visitor.person, wish)
    house.bots.wake(table_id)
    return see_other(house, visitor, f"/tables/{table_id}")


# What a form says


async def sent_in(request: Request[Any, Any, Any]) -> bytes | str:
    """The file or the text of a form; the file counts where both were sent. Whoever sends too many must wait."""
    spend("uploads")
    form = await request.form()
    file, text = form.get("file"), form.get("text")
    if isinstance(file, UploadFile):
        content = await file.read()
        if content:
            return content
    if isinstance(text, str) and text.strip():
        return text
    raise SiteError("site/nothing_sent")


def number_in(written: str, last: int) -> int:
    """The moment that an address or a form names; without one, the latest."""
    if not written:
        return last
    if not (written.isascii() and written.isdigit() and len(written) < 9):
        raise SiteError("site/no_moment", number=written[:20], last=last)
    return int(written)


def seat_wish(written: str) -> SeatWish:
    """Who shall sit on a seat: "me", "open", or the strength of a bot."""
    if written in BOTS:
        return SeatWish("bot", BOTS[written])
    return SeatWish(written[:20] or "open")


def seat_choices(seat: int, own: int) -> list[tuple[str, bool]]:
    """What a form offers for a seat, and which is marked: oneself on one seat, bots on the others."""
    usual = "me" if seat == own else USUAL.name
    return [(choice, choice == usual) for choice in ("me", "open", *BOTS)]


# What the page shows


class Seat(NamedTuple):
    """A seat beside the board."""

    number: int
    name: str
    title: str
    bot: str
    picture: Markup
    score: int | None
    figures: list[str]
    is_active: bool
    gauges: Markup


class Said(NamedTuple):
    """A line of the journal in the reader's language."""

    text: Markup
    moment: int
    seat: int | None
    law: str
    law_name: str


class Told(NamedTuple):
    """One turn of the journal, and whose it is where a line says so."""

    turn: int
    seat: int | None
    lines: list[Said]


def _shown(request: Request[Any, Any, Any], house: "House", visitor: Visitor, story: Story) -> Response[str]:
    """The page, or only what changes with the moment when htmx asks for that."""
    asked = request.query_params
    number = number_in(asked.get("at", ""), story.timeline.last)
    eyes = story.eyes(asked.get("eyes", ""))
    context = _moment(story, number, eyes, visitor.language)
    headers = {"vary": "hx-request", "cache-control": "no-store"}
    is_part = (
        request.headers.get("hx-request") == "true" and request.headers.get("hx-history-restore-request") != "true"
    )
    if is_part:
        body = rendered("replay_moment.html", visitor, csrf=csrf_token({"request": request}), **context)
        return Response(body, media_type=MediaType.HTML, headers=headers)
    whole = page(
        request,
        house,
        visitor,
        "replay.html",
        journal=_journal(story, eyes, visitor.language),
        chart=_chart(story),
        **context,
    )
    whole.headers.update(headers)
    return whole


def _moment(story: Story, number: int, eyes: int, language: str) -> dict[str, Any]:
    """Everything that changes from one moment to the next."""
    game, book = story.game_at(number), story.book
    words = game.words(language)
    view = game.seen_by(eyes)
    lines = [entry for entry in game.journal if eyes == ALL or entry.is_for(eyes)]
    last = story.timeline.last
    own = story.seat if story.seat != PUBLIC else next((ask.seat for ask in game.asks), 0)

    def link(at: int, seen: int = eyes) -> str:
        """The address of a moment."""
        query: dict[str, Any] = {"at": at}
        if seen != story.choices[0]:
            query["eyes"] = {ALL: "all", PUBLIC: "public"}.get(seen, seen)
        return f"{story.address}?{urlencode(query)}"

    return {
        "story": story, "book": book, "number": number, "last": last, "eyes": eyes, "link": link,
        "turn": game.state.turn,
        "board": Markup(book.draw(view, seat=eyes, ask=None, journal=lines, words=words, style=False)),
        "seats": seats_of(game, view, story, language, eyes), "bots": _bots(story, language), "marks": _marks(story),
        "titles": [title_of(game, seat, language) for seat in range(story.players)],
        "why_not": story.why_no_continuing(number),
        "seat_choices": [seat_choices(seat, own) for seat in range(story.players)],
        "result": how_it_ended(story, game, language) if game.over else "",
        "ALL": ALL, "PUBLIC": PUBLIC,
    }  # fmt: skip


def seats_of(game: Game[Any], view: Any, story: Story, language: str, eyes: int) -> list[Seat]:
    """The seats as they stand beside the board; the view is what these eyes may see. Who is asked in secret, or could
    act at any time, only that seat is told."""
    book, words = game.book, game.words(language)
    scores = book.scores(view)
    asks = [ask for ask in game.asks if not isinstance(ask, Standing)]
    asked = {ask.seat for ask in asks if not ask.secret or eyes in (ALL, ask.seat)}
    bots = _bots(story, language)
    return [
        Seat(
            seat, story.names[seat], title_of(game, seat, language), bots[seat], Markup(book.beside.seat_picture(seat)),
            scores[seat] if seat < len(scores) else None,
            [words.say(figure) for figure in book.beside.figures(view, seat)], seat in asked,
            Markup(book.beside.gauges(view, seat)),
        )
        for seat in range(game.players)
    ]  # fmt: skip


def _bots(story: Story, language: str) -> list[str]:
    """What bots are called, seat by seat; nothing for people."""
    return [bot_name(bot, language) if bot else "" for bot in story.bots]


def title_of(game: Game[Any], seat: int, language: str) -> str:
    """What the game calls a seat."""
    return str(game.words(language).write("seat", seat))


def how_it_ended(story: Story, game: Game[Any], language: str) -> str:
    """The result in one sentence."""
    assert game.result is not None
    speech = _speech(story, language)
    return speech.plain(speech.ended(game.result))


def _speech(story: Story, language: str) -> Speech:
    names = {seat: name for seat, name in enumerate(story.names) if name}
    return Speech(story.book, language, names, places_of(story.timeline.latest))


def _journal(story: Story, eyes: int, language: str) -> list[Told]:
    """The whole journal that these eyes may read, turn by turn."""
    speech = _speech(story, language)
    turns: list[Told] = []
    for entry, moment in story.timeline.journal:
        if eyes != ALL and not entry.is_for(eyes):
            continue
        if not turns or turns[-1].turn != entry.turn:
            turns.append(Told(entry.turn, None, []))
        seat = entry.values.get("seat")
        if entry.kind == story.book.turn_entry:  # the heading says it
            if isinstance(seat, int) and turns[-1].seat is None:
                turns[-1] = turns[-1]._replace(seat=seat)
            continue
        said = speech.rich(Phrase(entry.kind, entry.values))
        law_name = speech.law(entry.law) if entry.law else ""
        turns[-1].lines.append(Said(said, moment, seat if isinstance(seat, int) else None, entry.law, law_name))
    return turns


def _marks(story: Story) -> list[tuple[float, int]]:
    """Where on the slider somebody scored, in percent, and who."""
    moments, last = story.timeline.moments, max(1, story.timeline.last)
    marks = [
        (round(100 * at / last, 2), seat)
        for at, (before, after) in enumerate(pairwise(moments), 1)
        for seat, (had, has) in enumerate(zip(before.scores, after.scores, strict=False))
        if has > had
    ]
    return marks if len(marks) <= MARKS else []


def _chart(story: Story) -> str:
    """How the first of two seats stood, moment by moment, as the points of a line; only when all is open."""
    if not story.is_open or story.players != 2 or story.timeline.last < 2:
        return ""
    chances = [story.book.judge(game.state, 0) for game in story.timeline.walk()]
    step = 300 / (len(chances) - 1)
    return " ".join(f"{at * step:.1f},{80 - 80 * min(1.0, max(0.0, chance)):.1f}" for at, chance in enumerate(chances))


def _file(data: Any, name: str) -> Response[bytes]:
    headers = {"content-disposition": f'attachment; filename="{name}"', "cache-control": "no-store"}
    body = msgspec.json.format(msgspec.json.encode(data), indent=1)
    return Response(body, media_type="application/json; charset=utf-8", headers=headers)


HANDLERS: list[ControllerRouterHandler] = [
    table_replay, record_replay, table_record, sent_record, upload_form, upload, continue_from,
]  # fmt: skip
