"""Learning: the lessons of every game, and each of them at its table.

Where a reader is in a lesson stands in the address, so a page that is loaded again shows the same, and so does another
device. Whatever else the page of a table leads to leads back to the lesson.
"""

import json
from typing import Any, NamedTuple

from litestar import Request, Response, get, post
from litestar.params import FromPath
from litestar.response import Redirect
from litestar.types import ControllerRouterHandler
from markupsafe import Markup, escape

import nemeton
from nemeton.games.lessons import Choices, Lesson, chosen_at, lesson_named, lesson_words, lessons_of, title_of
from nemeton.kernel import Phrase, Rulebook

from ..base.errors import NotThere, SiteError
from ..base.limits import spend
from ..house import House
from ..live.fragments import Fragment
from ..view.lessons import TABLE, lesson_pieces, lesson_table, path_read, path_written, told
from ..visitors.progress import Progress, keep_progress, progress_of
from ..visitors.visitor import Visitor
from ..words import site_words
from .dependencies import TheHouse, TheVisitor
from .draft import newcomers_draft
from .responses import csrf_of, made_page, page, see_other

LONGEST_ANSWER = 4000  # letters
BEGINNING = path_written(())

AnyRequest = Request[Any, Any, Any]
Known = dict[tuple[str, str], Progress]


class LessonLink(NamedTuple):
    """A lesson in a list: what it is called and about, whether it is done, and where it goes on."""

    name: str
    title: str
    about: Markup
    steps: int
    done: bool
    path: str  # where it was left; empty otherwise
    at: int  # how many steps were done there


class CourseView(NamedTuple):
    """The lessons of a game, and how many of them somebody has done."""

    game: str
    lessons: tuple[LessonLink, ...]

    @property
    def done(self) -> int:
        """How many are done."""
        return sum(lesson.done for lesson in self.lessons)

    @property
    def next(self) -> LessonLink | None:
        """What to learn next: the first one that is not done."""
        return next((lesson for lesson in self.lessons if not lesson.done), None)


@get("/learn", include_in_schema=False)
async def all_lessons(request: AnyRequest, house: TheHouse, visitor: TheVisitor) -> Response[str]:
    """The lessons of all games."""
    return page(request, house, visitor, "learn/all.html", current="learn", courses=await courses(house, visitor))


@get("/learn/{game:str}", include_in_schema=False)
async def game_lessons(request: AnyRequest, house: TheHouse, visitor: TheVisitor, game: FromPath[str]) -> Response[str]:
    """The lessons of a game."""
    shown = course(_book(game), await progress_of(house.database, visitor.id), visitor.language)
    names = [book.name for book in nemeton.rulebooks().values() if lessons_of(book)]
    return page(request, house, visitor, "learn/game.html", current="learn", game=game, course=shown, names=names)


@get(["/learn/{game:str}/{name:str}", "/learn/{game:str}/{name:str}/{at:str}"], include_in_schema=False)
async def lesson_page(
    request: AnyRequest,
    house: TheHouse,
    visitor: TheVisitor,
    game: FromPath[str],
    name: FromPath[str],
    at: FromPath[str] = BEGINNING,
) -> Response[str]:
    """A lesson at its beginning, or where somebody is in it."""
    await spend("lessons")
    lesson = _lesson(game, name)
    return _whole_page(request, house, visitor, lesson, _path(at, lesson))


@get("/learn/{game:str}/{name:str}/{at:str}/outlook", include_in_schema=False)
async def lesson_outlook(game: FromPath[str], name: FromPath[str], at: FromPath[str]) -> Response[str]:
    """What an answer would lead to: a lesson lets one find out."""
    lesson = _lesson(game, name)
    _path(at, lesson)
    return Response("", media_type="text/html")


@get("/learn/{game:str}/{name:str}/{at:str}/{rest:str}", include_in_schema=False)
async def back_to_lesson(game: FromPath[str], name: FromPath[str], at: FromPath[str], rest: FromPath[str]) -> Redirect:  # noqa: ARG001
    """What a table's page leads to and a lesson has not got."""
    lesson = _lesson(game, name)
    return Redirect(_address(lesson, _path(at, lesson)), status_code=303)


@post("/learn/{game:str}/{name:str}/{at:str}/{deed:str}", include_in_schema=False, status_code=200)
async def do_in_lesson(
    request: AnyRequest,
    house: TheHouse,
    visitor: TheVisitor,
    game: FromPath[str],
    name: FromPath[str],
    at: FromPath[str],
    deed: FromPath[str],
) -> Response[Any]:
    """Answer, read on, or go a step back. Anything else changes nothing."""
    await spend("lessons")
    lesson = _lesson(game, name)
    before = _path(at, lesson)
    path, notice = before, ""
    if deed == "back":
        path = before[:-1]
    elif deed in ("answer", "next"):
        chosen = await _chosen(request, lesson, before, deed)
        if chosen is None:
            notice = site_words(visitor.language).say(Phrase("site.learn.asleep"))
        else:
            path = (*before, chosen)
    if path != before:
        ends = len(path) == len(lesson.steps)
        await keep_progress(house.database, visitor, lesson.game, lesson.name, path_written(path), ends=ends)
    if request.headers.get("hx-request") == "true":
        return await _swap(request, house, visitor, lesson, path, notice)
    if notice:
        return _whole_page(request, house, visitor, lesson, path, notice)
    return see_other(house, visitor, _address(lesson, path))


@post("/learn/{game:str}/play", include_in_schema=False)
async def first_game(house: TheHouse, visitor: TheVisitor, game: FromPath[str]) -> Redirect:
    """A first game: an easy set-up, against the easiest bots, with a hint at every new question."""
    table_id = await house.tables.open(visitor.person, newcomers_draft(_book(game).name).wish())
    house.bots.wake(table_id)
    return see_other(house, visitor, f"/tables/{table_id}")


# What is shown


async def courses(house: House, visitor: Visitor) -> tuple[CourseView, ...]:
    """The lessons of all games, as a visitor has come along with them."""
    known = await progress_of(house.database, visitor.id)
    books = (book for book in nemeton.rulebooks().values() if lessons_of(book))
    return tuple(course(book, known, visitor.language) for book in books)


def course(book: Rulebook[Any], known: Known, language: str) -> CourseView:
    """The lessons of a game, as somebody has come along with them."""
    return CourseView(book.name, tuple(_link(book, lesson, known, language) for lesson in lessons_of(book)))


def _link(book: Rulebook[Any], lesson: Lesson, known: Known, language: str) -> LessonLink:
    words, kept = lesson_words(book, language), known.get((lesson.game, lesson.name), Progress())
    path = path_read(kept.path, lesson) if kept.path else None
    return LessonLink(
        name=lesson.name,
        title=words.say(title_of(lesson)),
        about=told(words, title_of(lesson)._replace(attribute="about")),
        steps=len(lesson.steps),
        done=kept.done,
        path=kept.path if path else "",
        at=len(path or ()),
    )


def _whole_page(
    request: AnyRequest, house: House, visitor: Visitor, lesson: Lesson, path: Choices, notice: str = ""
) -> Response[str]:
    fragment = _fragment(visitor, lesson, path, notice)
    body = _here(fragment.body(csrf_of(request)), lesson, path)
    return page(
        request,
        house,
        visitor,
        "learn/lesson.html",
        status=409 if notice else 200,
        row=lesson_table(nemeton.rulebooks()[lesson.game], lesson, path, visitor.id, visitor.name).row,
        fragment=fragment,
        body=body,
        has_places=False,
        near_from="",
        has_outlook=False,
        lesson_title=fragment.title,
        cards_from=f"/cards/{lesson.game}",
    )


async def _swap(
    request: AnyRequest, house: House, visitor: Visitor, lesson: Lesson, path: Choices, notice: str
) -> Response[str]:
    """The lesson as it stands now, to be swapped in."""
    form = await request.form()
    fragment = _fragment(visitor, lesson, path, notice)
    body = _here(fragment.swap(csrf_of(request), str(form.get("has", ""))), lesson, path)
    return made_page(house, visitor, body, status=409 if notice else 200)


def _fragment(visitor: Visitor, lesson: Lesson, path: Choices, notice: str) -> Fragment:
    title, pieces, ground = lesson_pieces(lesson, path, visitor.language, visitor.id, visitor.name, notice)
    return Fragment(f"board{lesson.seat}", str(escape(title)), *pieces, ground=ground)


def _here(body: str, lesson: Lesson, path: Choices) -> str:
    """A page whose forms and links lead to the lesson."""
    return body.replace(f"/tables/{TABLE}", _address(lesson, path))


# What is sent


async def _chosen(request: AnyRequest, lesson: Lesson, path: Choices, deed: str) -> int | None:
    """Which of the awake answers was given; reading on is the only one where there is nothing to do."""
    step = lesson.step_at(path)
    if step is None:
        return None
    if not step.answers:
        return 0 if deed == "next" else None
    form = await request.form()
    if deed != "answer":
        return None
    sent = [str(item) for item in form.getall("item", [])] if "pick" in form else [str(form.get("option", ""))]
    if sum(map(len, sent)) > LONGEST_ANSWER:
        raise SiteError("site/bad_request")
    try:
        read = [json.loads(item) for item in sent]
        answer = sorted(read) if "pick" in form else read[0]
    except (ValueError, TypeError, RecursionError):
        raise SiteError("site/bad_request") from None
    return chosen_at(nemeton.rulebooks()[lesson.game], lesson, path, answer)


def _book(game: str) -> Rulebook[Any]:
    book = nemeton.rulebooks().get(game)
    if book is None or not lessons_of(book):
        raise NotThere("site/no_game", game=game[:40])
    return book


def _lesson(game: str, name: str) -> Lesson:
    lesson = lesson_named(_book(game), name)
    if lesson is None:
        raise NotThere("site/no_page")
    return lesson


def _path(written: str, lesson: Lesson) -> Choices:
    path = path_read(written, lesson)
    if path is None:
        raise NotThere("site/no_page")
    return path


def _address(lesson: Lesson, path: Choices) -> str:
    return f"/learn/{lesson.game}/{lesson.name}/{path_written(path)}"


HANDLERS: list[ControllerRouterHandler] = [
    all_lessons,
    game_lessons,
    lesson_page,
    lesson_outlook,
    back_to_lesson,
    do_in_lesson,
    first_game,
]
