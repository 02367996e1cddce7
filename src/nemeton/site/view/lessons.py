"""A lesson as its page shows it: the real table, seen from the reader's seat, with a block that says what to do.

Nothing of a lesson is kept at the site but how far a person has come: the game is made of the lesson and the path.
"""

from collections.abc import Iterator
from typing import Any, NamedTuple

import msgspec
from markdown_it import MarkdownIt
from markupsafe import Markup

import nemeton
from nemeton.games.handbook import section_titles
from nemeton.games.lessons import (
    AwakeAnswer,
    Choices,
    Lesson,
    awake_at,
    game_at,
    lesson_words,
    lessons_of,
    narrowed,
    said_at,
    title_of,
)
from nemeton.kernel import Phrase, Pick, Rulebook, Words
from nemeton.kernel.laid import Laid
from nemeton.kernel.values import to_json

from ..storage import SeatRow, TableRow, now
from ..tables.table import OpenTable
from .boards import pan
from .layout import laid_out
from .parts import LawView, TableView
from .pieces import CSRF, Pieces, cut, cut_drawing
from .render import made
from .viewpoint import Viewpoint, table_view

TABLE = "lesson"  # what the table of every lesson is called; its address is put in at the end
START = "start"  # a path that has not begun
MARK = "board"

_MARKDOWN = MarkdownIt("zero", {"html": False}).enable(["emphasis", "link"])


class GoalView(NamedTuple):
    """A step in the list of all of them: what it is about, and "done", "now" or "later"."""

    text: str
    state: str


class LessonView(NamedTuple):
    """What the block of a lesson shows."""

    game: str
    game_title: str
    name: str
    title: str
    number: int
    lessons: int
    path: str
    goals: tuple[GoalView, ...]
    after: Markup  # what the step before has brought about
    say: Markup
    is_read: bool  # is there nothing to do but to read on?
    is_end: bool
    awake: str  # the answers that are awake, as JSON
    point: str  # the elements of the drawing that are pointed at, as JSON
    laws: tuple[LawView, ...]
    next_lesson: str

    @property
    def step(self) -> int:
        """How many steps are done."""
        return sum(goal.state == "done" for goal in self.goals)


def path_written(path: Choices) -> str:
    """A path as addresses hold it.

    >>> path_written((0, 2)), path_written(())
    ('0-2', 'start')
    """
    return "-".join(map(str, path)) or START


def path_read(written: str, lesson: Lesson) -> Choices | None:
    """The path that an address holds; None where nobody can have come that way."""
    parts = [] if written == START else written.split("-")
    if len(parts) > len(lesson.steps) or not all(
        part.isascii() and part.isdecimal() and len(part) < 3 for part in parts
    ):
        return None
    path = tuple(map(int, parts))
    return path if lesson.is_path(path) else None


class LessonViewpoint(Viewpoint):
    """What the reader of a lesson sees of its table: on the board only what is awake can be chosen."""

    def __init__(self, table: OpenTable, seat: int, language: str, awake: tuple[AwakeAnswer, ...]) -> None:
        super().__init__(table, seat, language)
        self._awake = awake

    def laid(self) -> Laid:
        """Map and boards, with what is awake."""
        found = (narrowed(ask, self._awake) for ask in self.own_asks())
        ask = next((ask for ask in found if ask is not None), None)
        words = self.book.words(self.speech.language, self.view)
        return self.book.laid(self.view, seat=self.seat, ask=ask, journal=self.journal, words=words)


def lesson_table(book: Rulebook[Any], lesson: Lesson, path: Choices, person: str, name: str) -> OpenTable:
    """The table of a lesson. The others are nobody: what they do stands in the lesson."""
    game = game_at(book, lesson, path)
    row = TableRow(
        id=TABLE,
        game=book.name,
        rules=book.rules_version,
        players=game.players,
        options={},
        seed="00",
        stage="over" if game.over else "playing",
        pace="live",
        listed=False,
        host="",
        number=0,
        base=0,
        version=0,
        turn=0,
        asked=[],
        created_at=now(),
        moved_at=now(),
    )
    if game.result is not None:
        row.result = msgspec.to_builtins(game.result)
    return OpenTable(row, [_seat(seat, lesson.seat, person, name) for seat in range(game.players)], game)


def _seat(seat: int, mine: int, person: str, name: str) -> SeatRow:
    """A seat of a lesson. The others belong to the lesson itself: whose seat is nobody's is told to have left."""
    is_mine = seat == mine
    return SeatRow(
        table_id=TABLE,
        seat=seat,
        kind="person",
        name=name if is_mine else "",
        person=person if is_mine else TABLE,
        token="",
        skips_windows=False,
        devices=[],
    )


def lesson_view(book: Rulebook[Any], lesson: Lesson, path: Choices, language: str) -> LessonView:
    """What the block of a lesson says after these choices."""
    words, step = lesson_words(book, language), lesson.step_at(path)
    lessons = lessons_of(book)
    at = lessons.index(lesson)
    titles = section_titles(book, language)
    laws = tuple(LawView(titles[law], f"/rules/{book.name}#{law}") for law in lesson.rules)
    return LessonView(
        game=book.name,
        game_title=book.words(language).say(Phrase(f"{book.name}.name")),
        name=lesson.name,
        title=words.say(title_of(lesson)),
        number=at + 1,
        lessons=len(lessons),
        path=path_written(path),
        goals=tuple(
            GoalView(
                words.say(said_at(lesson, goal)._replace(attribute="goal")),
                "done" if number < len(path) else "now" if number == len(path) else "later",
            )
            for number, goal in enumerate(lesson.steps)
        ),
        after=_after(words, lesson, path),
        say=told(words, title_of(lesson)._replace(attribute="end") if step is None else said_at(lesson, step)),
        is_read=step is not None and not step.answers,
        is_end=step is None,
        awake=_awake_json(awake_at(book, lesson, path)),
        point=msgspec.json.encode(step.point if step else ()).decode(),
        laws=laws if step is None else (),
        next_lesson=lessons[at + 1].name if at + 1 < len(lessons) else "",
    )


def told(words: Words, phrase: Phrase) -> Markup:
    """A sentence of a lesson for a page: *emphasis* and links, nothing else."""
    return Markup(_MARKDOWN.renderInline(words.say(phrase)))


def _after(words: Words, lesson: Lesson, path: Choices) -> Markup:
    if not path:
        return Markup("")
    phrase = said_at(lesson, lesson.steps[len(path) - 1])._replace(attribute="after")
    return told(words, phrase) if words.knows(phrase.kind, "after") else Markup("")


def _awake_json(awake: tuple[AwakeAnswer, ...]) -> str:
    """The awake answers as buttons and pictures carry them; of a pick, also each thing in it."""
    found: list[Any] = []
    for ask, option in awake:
        found += [to_json(item) for item in option] if isinstance(ask, Pick) else [to_json(option)]
    return msgspec.json.encode([msgspec.json.encode(one).decode() for one in found]).decode()


def lesson_pieces(
    lesson: Lesson, path: Choices, language: str, person: str, name: str, notice: str = ""
) -> tuple[str, list[Pieces], str]:
    """The page of a lesson: its title, its pieces, and the layer of the drawing that never changes."""
    book = nemeton.rulebooks()[lesson.game]
    table = lesson_table(book, lesson, path, person, name)
    viewpoint = LessonViewpoint(table, lesson.seat, language, awake_at(book, lesson, path))
    everybody = frozenset(range(table.row.players))
    shown = table_view(table, lesson.seat, language, person=person, present=everybody, viewpoint=viewpoint)
    view = lesson_view(book, lesson, path, language)
    drawn, ground = cut_drawing(pan(shown.laid, shown.laid.layers), shown.laid.ground)
    title = f"{view.title} · {view.game_title}"
    return title, [*_laid_out(shown, view, language, drawn, notice)], ground


def _laid_out(shown: TableView, view: LessonView, language: str, drawn: list[Pieces], notice: str) -> Iterator[Pieces]:
    block = cut(made("learn/step.html", language, table=TABLE, lesson=view, mark=MARK, csrf=CSRF))
    return laid_out(
        shown._replace(undo=None, skips_windows=None, ahead=(), sole=None, may_offer_draw=False),
        language,
        f"{MARK}{shown.seat}",
        drawn,
        pins=None,
        notice=notice,
        carried=None,
        silent=None,
        watching=0,
        lesson=block,
    )
