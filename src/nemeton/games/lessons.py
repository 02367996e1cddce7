"""Lessons: short tours of a game on its real table, from prepared positions, in which one does things.

A game keeps them in its folder `lessons`, one file for each, in the order of the numbers before their names. A lesson
has a position, what chance will say, whose seat the reader has, and steps. A step says which answers are awake; with
none it is only read. `then` is what happens after it: answers of others, and the windows that nobody uses. The words
stand in `words/lessons`. How to write one is told in docs/lessons.md.

Where a reader is in a lesson is the list of what was chosen at each step so far, a *path*. A lesson and a path always
make the same game, so nothing of it needs to be kept.
"""

from functools import cache, lru_cache
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from nemeton.kernel import Ask, Game, Option, Phrase, Pick, Rulebook, Scripted, Words
from nemeton.kernel.records import read_position
from nemeton.kernel.values import from_json, to_json
from nemeton.kernel.words import KERNEL_WORDS

GAMES_KEPT = 500  # moments of lessons that somebody has been at lately
WINDOWS = "windows"  # in `then`: whoever is asked in secret whether to answer a card does not

Choices = tuple[int, ...]


class LessonStep(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One thing to do, or only to read: which answers are awake, what is pointed at, and what happens after it.

    `point` names elements of the drawing by their ids. What is awake is pointed at by itself.
    """

    name: str
    answers: tuple[Any, ...] = ()
    point: tuple[str, ...] = ()
    then: tuple[Any, ...] = ()


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True, eq=False):
    """One lesson: its position, what chance says, the reader's seat, its steps, and the rules it leads to."""

    state: dict[str, Any]
    steps: tuple[LessonStep, ...]
    players: int = 2
    seat: int = 0
    before: tuple[Any, ...] = ()  # what happens before the first step, as in `then`
    rules: tuple[str, ...] = ()  # anchors of the game's pages of rules
    decks: dict[str, list[str]] = {}
    dice: dict[str, list[list[int]]] = {}
    lots: dict[str, list[int | str]] = {}
    game: str = ""
    name: str = ""

    @property
    def kind(self) -> str:
        """The kind of its title; those of its steps begin so."""
        return f"{self.game}.lesson.{self.name}"

    def step_at(self, path: Choices) -> LessonStep | None:
        """What is to be done next; None at the end."""
        return self.steps[len(path)] if len(path) < len(self.steps) else None

    def is_path(self, path: Choices) -> bool:
        """May a reader have come this way?"""
        if len(path) > len(self.steps):
            return False
        return all(0 <= chosen < max(1, len(step.answers)) for chosen, step in zip(path, self.steps, strict=False))

    @property
    def first_path(self) -> Choices:
        """The way through the lesson on which the first answer is given at every step."""
        return (0,) * len(self.steps)


class AwakeAnswer(NamedTuple):
    """An answer that a step wants: its question, and the very option."""

    ask: Ask
    option: Option


def lessons_folder(book: Rulebook[Any]) -> Path:
    """Where a game keeps its lessons."""
    return Path(__file__).parent / book.name / "lessons"


@cache
def lessons_of(book: Rulebook[Any]) -> tuple[Lesson, ...]:
    """All lessons of a game, in their order."""
    return tuple(_read(book, path) for path in sorted(lessons_folder(book).glob("*.json")))


def lesson_named(book: Rulebook[Any], name: str) -> Lesson | None:
    """A lesson by its name."""
    return next((lesson for lesson in lessons_of(book) if lesson.name == name), None)


def _read(book: Rulebook[Any], path: Path) -> Lesson:
    lesson = msgspec.json.decode(path.read_bytes(), type=Lesson)
    return msgspec.structs.replace(lesson, game=book.name, name=path.stem.partition("_")[2])


@cache
def lesson_words(book: Rulebook[Any], language: str) -> Words:
    """The words of a game's lessons."""
    return Words(language, (KERNEL_WORDS, book.words_folder / "lessons"), {})


def title_of(lesson: Lesson) -> Phrase:
    """What a lesson is called; its attribute `about` says what it is about, `end` what was learnt."""
    return Phrase(lesson.kind)


def said_at(lesson: Lesson, step: LessonStep) -> Phrase:
    """What a step says; its attribute `goal` says it in a few words, `after`, if there is one, what has happened."""
    return Phrase(f"{lesson.kind}.{step.name}")


@lru_cache(GAMES_KEPT)
def game_at(book: Rulebook[Any], lesson: Lesson, path: Choices) -> Game[Any]:
    """The game of a lesson after these choices. It is shared: look at it, fork it, never answer it."""
    if not path:
        chance = Scripted(decks=lesson.decks, dice=lesson.dice, lots=lesson.lots)
        position = {"game": book.name, "players": lesson.players, "state": lesson.state}
        game = read_position(book, position, chance)
        _happen(game, lesson.before)
        return game
    game, step = game_at(book, lesson, path[:-1]).fork(), lesson.steps[len(path) - 1]
    if step.answers:
        game.answer(step.answers[path[-1]], lesson.seat)
    _happen(game, step.then)
    return game


def _happen(game: Game[Any], deeds: tuple[Any, ...]) -> None:
    """What others do, or is done for the reader."""
    for deed in deeds:
        if deed == WINDOWS:
            game.pass_windows()
        else:
            seat, option = deed
            game.answer(option, seat)


def awake_at(book: Rulebook[Any], lesson: Lesson, path: Choices) -> tuple[AwakeAnswer, ...]:
    """The answers that are awake after these choices, in the order of the step; none where one only reads."""
    step = lesson.step_at(path)
    asks = [ask for ask in game_at(book, lesson, path).asks if ask.seat == lesson.seat]
    found = []
    for answer in step.answers if step else ():
        option = from_json(answer)
        ask = next((ask for ask in asks if ask.offered(option) is not None), None)
        assert ask is not None, f"{lesson.kind}: nobody may answer {answer} at {path}"
        found.append(AwakeAnswer(ask, ask.offered(option)))
    return tuple(found)


def chosen_at(book: Rulebook[Any], lesson: Lesson, path: Choices, answer: Any) -> int | None:
    """Which of the awake answers this is, as it was sent in JSON; None where it is asleep."""
    for at, (_, option) in enumerate(awake_at(book, lesson, path)):
        if to_json(option) == answer:
            return at
    return None


def narrowed(ask: Ask, awake: tuple[AwakeAnswer, ...]) -> Ask | None:
    """A question in which nothing is on offer but what is awake, to be drawn so; None where all of it is asleep."""
    options = [option for other, option in awake if other.kind == ask.kind]
    if not options:
        return None
    if isinstance(ask, Pick):
        items = tuple(dict.fromkeys(item for option in options for item in option))
        least, most = min(map(len, options)), max(map(len, options))
        return Pick(ask.seat, ask.kind, items, least=least, most=most, about=ask.about, law=ask.law)
    return Ask(ask.seat, ask.kind, tuple(options), about=ask.about, law=ask.law)
