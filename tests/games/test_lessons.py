"""Every lesson of every game is gone through in the engine, on all of its ways, and is told in all languages."""

from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

import nemeton
from nemeton.games.handbook import section_titles
from nemeton.games.lessons import (
    Choices,
    Lesson,
    LessonStep,
    awake_at,
    chosen_at,
    game_at,
    lesson_named,
    lesson_words,
    lessons_of,
    narrowed,
    said_at,
    title_of,
)
from nemeton.kernel import LANGUAGES, IllegalAnswer, Rulebook, Standing
from nemeton.kernel.values import to_json
from nemeton.kernel.words import message_id
from tests.kernel.messages import messages

TAUGHT = {"cairn": 5, "inis": 7, "root": 8, "spirit_island": 7}
BOOKS = {name: nemeton.rulebooks()[name] for name in TAUGHT}
ALL = [pytest.param(book, lesson, id=lesson.kind) for book in BOOKS.values() for lesson in lessons_of(book)]
MOST_WAYS = 40
LONGEST_TEXT, LONGEST_GOAL = 330, 64  # letters: what is longer is not read


def ways(lesson: Lesson, path: Choices = ()) -> Iterator[Choices]:
    """All ways through a lesson."""
    step = lesson.step_at(path)
    if step is None:
        yield path
        return
    for chosen in range(max(1, len(step.answers))):
        yield from ways(lesson, (*path, chosen))


def moments(book: Rulebook[Any], lesson: Lesson) -> Iterator[tuple[Choices, LessonStep | None]]:
    """Every moment at which a reader may be, with what is to be done there."""
    seen: dict[Choices, None] = {}
    for way in ways(lesson):
        seen.update(dict.fromkeys(way[:length] for length in range(len(way) + 1)))
    for path in seen:
        game_at(book, lesson, path)
        yield path, lesson.step_at(path)


@pytest.mark.parametrize("game", TAUGHT)
def test_a_game_has_as_many_lessons_as_it_should(game: str):
    assert len(lessons_of(BOOKS[game])) == TAUGHT[game]


@pytest.mark.parametrize(("book", "lesson"), ALL)
def test_a_lesson_can_be_gone_through_on_all_its_ways(book: Rulebook[Any], lesson: Lesson):
    """The rules allow every answer that is awake, and what others do; and it is the reader who is asked."""
    assert 1 <= len(list(ways(lesson))) <= MOST_WAYS
    for path, step in moments(book, lesson):
        game = game_at(book, lesson, path)
        if step is None or not step.answers:
            continue
        asked = {ask.seat for ask in game.asks if not isinstance(ask, Standing)}
        assert lesson.seat in asked, f"at {path} nobody asks the reader"
        awake = awake_at(book, lesson, path)
        assert len({str(to_json(option)) for _, option in awake}) == len(step.answers)
        for at, (ask, option) in enumerate(awake):
            assert chosen_at(book, lesson, path, to_json(option)) == at
            assert narrowed(ask, awake) is not None


@pytest.mark.parametrize(("book", "lesson"), ALL)
def test_a_lesson_has_things_to_do(book: Rulebook[Any], lesson: Lesson):
    done = sum(bool(step.answers) for step in lesson.steps)
    assert done >= 2
    assert done * 2 >= len(lesson.steps), "one reads more than one does"
    assert all(one.answers or other.answers for one, other in pairwise(lesson.steps[2:])), "two pages to read in a row"
    assert len({step.name for step in lesson.steps}) == len(lesson.steps)
    assert all(deed == "windows" or len(deed) == 2 for step in lesson.steps for deed in step.then)
    assert book.name == lesson.game


@pytest.mark.parametrize(("book", "lesson"), ALL)
def test_what_a_lesson_points_at_is_drawn(book: Rulebook[Any], lesson: Lesson):
    """Every element that is pointed at is there; and what is awake can be drawn."""
    for path, step in moments(book, lesson):
        if step is None:
            continue
        game, awake = game_at(book, lesson, path), awake_at(book, lesson, path)
        asks = [narrowed(ask, awake) for ask in game.asks if ask.seat == lesson.seat]
        view = game.seen_by(lesson.seat)
        laid = book.laid(
            view,
            seat=lesson.seat,
            ask=next((ask for ask in asks if ask is not None), None),
            journal=[entry for entry in game.journal if entry.is_for(lesson.seat)],
            words=book.words("en", view),
        )
        missing = [ident for ident in step.point if f' id="{ident}"' not in laid.whole]
        assert not missing, f"{step.name} at {path}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("book", "lesson"), ALL)
def test_a_lesson_says_everything(book: Rulebook[Any], lesson: Lesson, language: str):
    words = lesson_words(book, language)
    for attribute in ("", "about", "end"):
        assert words.say(title_of(lesson)._replace(attribute=attribute))
    for step in lesson.steps:
        phrase = said_at(lesson, step)
        texts = [words.say(phrase), words.say(phrase._replace(attribute="goal"))]
        assert len(texts[0]) <= LONGEST_TEXT, f"{phrase.kind} has {len(texts[0])} letters"
        assert len(texts[1]) <= LONGEST_GOAL, f"{phrase.kind}.goal has {len(texts[1])} letters"
        if words.knows(phrase.kind, "after"):
            texts.append(words.say(phrase._replace(attribute="after")))
        for text in texts:
            assert text.count("*") % 2 == 0, text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", TAUGHT)
def test_nothing_is_written_that_no_lesson_says(game: str, language: str):
    book = BOOKS[game]
    known = {message_id(said_at(lesson, step).kind) for lesson in lessons_of(book) for step in lesson.steps}
    known |= {message_id(title_of(lesson).kind) for lesson in lessons_of(book)}
    written = messages(Path(book.words_folder) / "lessons" / f"{language}.ftl")
    assert {*written} == known
    attributes = {attribute.id.name for message in written.values() for attribute in message.attributes}
    assert attributes == {"about", "end", "goal", "after"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("book", "lesson"), ALL)
def test_a_lesson_leads_to_the_rules(book: Rulebook[Any], lesson: Lesson, language: str):
    assert lesson.rules
    assert {*lesson.rules} <= {*section_titles(book, language)}


def test_a_step_that_wants_what_is_not_legal_is_found():
    book = BOOKS["cairn"]
    lesson = lesson_named(book, "moving")
    assert lesson is not None
    odd = Lesson(
        state=lesson.state, steps=(LessonStep("odd", answers=(["move", "c1", "c4"],)),), game="cairn", name="odd"
    )
    with pytest.raises(AssertionError):
        awake_at(book, odd, ())
    with pytest.raises(IllegalAnswer):
        game_at(book, odd, (0,))


def test_a_path_that_nobody_can_have_come_is_none():
    lesson = lesson_named(BOOKS["cairn"], "moving")
    assert lesson is not None
    assert lesson.is_path(lesson.first_path)
    assert lesson.is_path((0, 0, 0, 0, 1))
    assert not lesson.is_path((1,))
    assert not lesson.is_path((*lesson.first_path, 0))
    assert lesson_named(BOOKS["cairn"], "flying") is None
