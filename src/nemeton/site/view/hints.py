"""What a bot would answer on a seat, and why: found by a worker, from what the seat can know, and put into words."""

import json
from random import Random
from typing import Any, NamedTuple

import msgspec
from markupsafe import Markup

import nemeton
from nemeton.bots.coach import Counsel, counselled
from nemeton.drawing.marks import Mark, marks_drawn
from nemeton.kernel import Ask, Game, Option, Pick
from nemeton.kernel.coaching import Argument
from nemeton.kernel.snapshots import Story, frozen, growth, thawed, unfrozen
from nemeton.kernel.values import from_json, to_json
from nemeton.kernel.watching import watched

from ..tables.bots import BotBriefing
from ..words.speech import capital
from .film import marks_of
from .parts import LawView
from .viewpoint import Viewpoint

SECONDS = 5.0  # that a worker thinks, at most
MOST_MARKS = 4


class FoundRow(NamedTuple):
    """An answer as it is sent, and its worth from 0 to 1."""

    option: Any
    worth: float


class FoundHint(NamedTuple):
    """What a worker has found: the best answers, of how many, how many are about equal, why, and what to mark."""

    rows: tuple[FoundRow, ...]
    looked_at: int
    equals: int
    reasons: tuple[Argument, ...]
    cost: Argument | None
    marks: tuple[Mark, ...]


class HintRow(NamedTuple):
    """An answer in words and its worth, from 0 to 100."""

    text: str
    worth: int


class ReasonView(NamedTuple):
    """Why, with the section of the rules."""

    text: Markup
    law: LawView | None


class HintView(NamedTuple):
    """A hint as a page shows it. `advised` are the answers to be marked, as buttons and pictures carry them."""

    rows: list[HintRow]
    advised: str
    looked_at: int
    equals: int
    reasons: list[ReasonView]
    cost: ReasonView | None
    marks: Markup


def briefing_of(game: Game[Any]) -> BotBriefing:
    """What a worker needs to make the game of a table."""
    return BotBriefing(game.book.name, game.players, game.origin, frozen(game), growth(None, game))


def find_hint(known: BotBriefing, seat: int, seed: str) -> FoundHint:
    """In a worker: what a bot would answer, from what the seat can know. Nothing else of the game is looked at."""
    story = Story()
    story.grow(known.told)
    book = nemeton.rulebooks()[known.name]
    game = thawed(book, known.players, known.origin, unfrozen(known.checkpoint), story)
    return hint_in(game.imagined(seat, Random(seed)), seat, seed)


def hint_in(imagined: Game[Any], seat: int, seed: str) -> FoundHint:
    """A hint in a game as the seat imagines it."""
    found: Counsel = counselled(imagined, seat, seed, SECONDS)
    rows = tuple(FoundRow(to_json(one.option), one.worth) for one in found.best)
    marks = _marks(imagined, seat, found.best[0].option, seed)
    return FoundHint(rows, found.looked_at, found.equals, found.reasons, found.cost, marks)


def _marks(imagined: Game[Any], seat: int, option: Option, seed: str) -> tuple[Mark, ...]:
    """What the answer itself moves on the board; what the game does by itself then is left out."""
    book, world = imagined.book, imagined.imagined(seat, Random(seed))
    before, by_itself = world.seen_by(seat), imagined.book.beside.telling.by_itself
    seen = watched(world, seat, lambda one: one.answer(option, seat))
    own = [one for one in seen if one.entry.values.get("seat") == seat and one.entry.kind not in by_itself]
    return tuple(mark for one in own for mark in marks_of(book, one.entry, before, one.view, seat))[:MOST_MARKS]


def hint_view(viewpoint: Viewpoint, asks: list[Ask], found: FoundHint) -> HintView:
    """A hint in the reader's language."""
    options = [from_json(row.option) for row in found.rows]
    owners = [next((ask for ask in asks if ask.offered(option) is not None), asks[0]) for option in options]
    rows = [
        HintRow(capital(viewpoint.speech.option(ask.kind, ask.offered(option))), round(100 * row.worth))
        for ask, option, row in zip(owners, options, found.rows, strict=True)
    ]
    first = [*options[0]] if isinstance(owners[0], Pick) else [options[0]]
    return HintView(
        rows,
        json.dumps([_as_buttons_carry(one) for one in first]),
        found.looked_at,
        found.equals,
        [_reason(viewpoint, one) for one in found.reasons],
        _reason(viewpoint, found.cost) if found.cost is not None else None,
        Markup(marks_drawn(found.marks, viewpoint.book.beside.telling.reach)),
    )


def _as_buttons_carry(option: Option) -> str:
    """An answer as buttons and pictures carry it."""
    return msgspec.json.encode(to_json(option)).decode()


def _reason(viewpoint: Viewpoint, argument: Argument) -> ReasonView:
    law = viewpoint.law(argument.law) if argument.law else None
    return ReasonView(viewpoint.speech.rich(argument.phrase), law)
