"""The explorer of a game: a position, the answers that many games of bots gave there and who won them, and what
`judge` says of each. Whoever looks goes on by an answer, from a deal or from any position. A worker makes all of it.

Where somebody is stands in the address: a deal by its number or a position as the sandbox packs it, and then the
answers by their numbers (`go=4.0.12`). So nothing is kept, and every address can be shared.
"""

import json
import re
from collections.abc import Sequence
from random import Random
from typing import Any, NamedTuple
from urllib.parse import urlencode

from markupsafe import Markup

import nemeton
from nemeton.bots.weigh import weighed
from nemeton.kernel import ALL, Ask, Game, Option, Rulebook
from nemeton.kernel.explorer import Explorer, Tried
from nemeton.kernel.values import to_json

from ..archive.records import read_json
from ..base.errors import NotThere, SiteError
from ..base.input_errors import told_in
from ..words.speech import Speech, capital, speech_of
from .api_shapes import AnswerExplored, BookShown, PositionExplored
from .reader import Reader
from .workbench import packed, unpacked

MOST_STEPS = 120  # answers in an address
MOST_DEAL = 999_999
DEAL = re.compile(r"[1-9][0-9]{0,5}", re.ASCII)
STEPS = re.compile(r"[0-9]{1,3}(\.[0-9]{1,3})*", re.ASCII)
LONGEST_STEPS = 4 * MOST_STEPS
JUDGING = 1.0  # seconds for all answers


class ExplorerWish(NamedTuple):
    """Where somebody wants to look, as the address says it."""

    game: str
    deal: str = ""
    position: str = ""
    go: str = ""


class ExploredPlace(NamedTuple):
    """Where the answers of an address lead: the game there, each answer on the way as it was asked for, and the error
    at which the way breaks off, if it does."""

    game: Game[Any]
    steps: tuple[int, ...]
    played: tuple[tuple[Ask, Option], ...]
    wrong: SiteError | None = None


class ExploredRow(NamedTuple):
    """An answer: its number, what it says, the games with it, wins, losses and undecided ones in percent, how often of
    a hundred times it was given, and what `judge` says in percent (None where it was not asked)."""

    number: int
    text: str
    answer: str  # as the drawing names it
    link: str
    games: int
    share: int
    wins: int
    undecided: int
    losses: int
    judged: int | None


class StepRow(NamedTuple):
    """An answer on the way here: who gave it, what it was, the address behind it."""

    seat: int
    name: str
    text: str
    link: str


# Where one is


def spot_of(wish: ExplorerWish) -> ExploredPlace:
    """The place that an address names. A deal or position that is none is refused; a way that leads nowhere is gone as
    far as it leads."""
    game, played = _begun(wish), list[tuple[Ask, Option]]()
    steps, wrong = _steps_in(wish.go)
    for number, step in enumerate(steps, 1):
        ask = game.ask
        if ask is None or step >= len(ask.options):
            return ExploredPlace(game, steps[: number - 1], tuple(played), SiteError("site/bad_way", number=number))
        played.append((ask, ask.options[step]))
        game.answer(ask.options[step], ask.seat)
    return ExploredPlace(game, steps, tuple(played), wrong)


def _steps_in(written: str) -> tuple[tuple[int, ...], SiteError | None]:
    """The answers that an address names by their numbers."""
    if not written:
        return (), None
    if len(written) > LONGEST_STEPS or written.count(".") >= MOST_STEPS:
        return (), SiteError("site/long_way", most=MOST_STEPS)
    if not STEPS.fullmatch(written):
        return (), SiteError("site/bad_way", number=1)
    return tuple(map(int, written.split("."))), None


def _begun(wish: ExplorerWish) -> Game[Any]:
    """The deal or the position with which an address begins."""
    if wish.position:
        position = read_json(unpacked(wish.position))
        if not isinstance(position, dict) or position.get("game") != wish.game:
            raise SiteError("site/other_game")
        return nemeton.from_position(position)
    if wish.deal and not DEAL.fullmatch(wish.deal):
        raise SiteError("site/bad_deal", most=MOST_DEAL)
    book = explored_book(wish.game)
    return nemeton.start(wish.game, min(book.players), seed=int(wish.deal or 1))


def explored_book(name: str) -> Rulebook[Any]:
    """The rulebook of a game that has an explorer."""
    book = nemeton.rulebooks().get(name)
    if book is None or book.explorer is None:
        raise NotThere("site/no_explorer", game=name[:40])
    return book


def address_of(wish: ExplorerWish, steps: Sequence[int]) -> str:
    """The address of a place, by the answers that lead there.

    >>> address_of(ExplorerWish("cairn", deal="7"), (4, 0))
    '/explorer/cairn?deal=7&go=4.0'
    """
    start = {"position": wish.position} if wish.position else {"deal": wish.deal} if wish.deal else {}
    query = urlencode({**start, **({"go": ".".join(map(str, steps))} if steps else {})})
    return f"/explorer/{wish.game}{'?' if query else ''}{query}"


# What is known there


def tried_at(game: Game[Any]) -> dict[Option, Tried]:
    """What the book says of the answers to the open question, from what everybody may see."""
    explorer: Explorer | None = game.book.explorer
    if explorer is None or game.ask is None:
        return {}
    return {one.option: one for one in explorer.tried(game.state, game.ask)}


def judged_at(game: Game[Any]) -> dict[Option, float]:
    """What `judge` says of each answer, for whoever gives it. What is hidden is imagined, always in the same way."""
    if game.ask is None:
        return {}
    found = weighed(game, game.ask.seat, Random(1), JUDGING, worlds=1)
    return {one.option: one.worth for one in found}


def explored(wish: ExplorerWish) -> PositionExplored:
    """A place of the explorer for a program."""
    explored_book(wish.game)
    spot = spot_of(wish)
    if spot.wrong:
        raise spot.wrong
    game, ask = spot.game, spot.game.ask
    known, judged = tried_at(game), judged_at(game)
    answers = []
    for number, option in enumerate(ask.options if ask else ()):
        one = known.get(option, Tried(option, 0, 0, 0))
        go = ".".join(map(str, (*spot.steps, number)))
        worth = round(judged[option], 4) if option in judged else None
        text = capital(game.book.option_text(ask.kind, option, "en", game.state)) if ask else ""
        answers.append(AnswerExplored(to_json(option), text, go, one.games, one.wins, one.losses, one.undecided, worth))
    answers.sort(key=lambda one: (-one.games, -(one.judge or 0)))
    return PositionExplored(
        game=game.book.name,
        position=game.position(),
        seat=ask.seat if ask else None,
        kind=ask.kind if ask else "",
        games=sum(one.games for one in answers),
        answers=answers,
        winners=list(game.result.winners) if game.result else None,
        book=_book_shown(game.book),
    )


def _book_shown(book: Rulebook[Any]) -> BookShown | None:
    made = book.explorer.made() if book.explorer else None
    return BookShown(**made._asdict()) if made else None


# The page


class ExplorerPage(NamedTuple):
    """The page of a place, and with which status it is sent: a way that leads nowhere is told on it."""

    body: str
    status: int


def explorer_page(wish: ExplorerWish, reader: Reader) -> ExplorerPage:
    """The page of a place."""
    book, spot = explored_book(wish.game), spot_of(wish)
    game, ask = spot.game, spot.game.ask
    assert book.explorer is not None
    speech = speech_of(book, reader.language, ())
    words = game.words(reader.language)
    rows = _rows(wish, spot, speech)
    drawn = book.draw(game.seen_by(ALL), seat=ALL, ask=ask, journal=game.journal, words=words, style=False)
    deal = int(wish.deal or 1)
    body = reader.page(
        "explorer.html",
        problem=told_in(spot.wrong, reader.language) if spot.wrong else "",
        book=book,
        board=Markup(drawn),
        rows=rows,
        games=sum(row.games for row in rows),
        seat=ask.seat if ask else None,
        seats=[speech.place(seat) for seat in range(game.players)],
        question=book.prompt(ask, reader.language, game.state) if ask else "",
        result=speech.plain(speech.ended(game.result)) if game.result else "",
        steps=_steps(wish, spot, speech),
        is_long=len(spot.steps) >= MOST_STEPS,
        here=address_of(wish, spot.steps),
        start=address_of(wish, ()),
        back=address_of(wish, spot.steps[:-1]) if spot.steps else "",
        deal=0 if wish.position else deal,
        other_deal=f"/explorer/{book.name}?deal={deal % MOST_DEAL + 1}",
        edit="" if game.over else f"/sandbox/{book.name}?position={packed(game.position())}",
        made=book.explorer.made(),
    )
    return ExplorerPage(body, spot.wrong.status if spot.wrong else 200)


def _rows(wish: ExplorerWish, spot: ExploredPlace, speech: Speech) -> list[ExploredRow]:
    """The answers at a place, the most frequent first, then those that `judge` likes best."""
    game, ask = spot.game, spot.game.ask
    if ask is None:
        return []
    known, judged = tried_at(game), judged_at(game)
    whole = sum(one.games for one in known.values())
    rows = []
    for number, option in enumerate(ask.options):
        one = known.get(option, Tried(option, 0, 0, 0))
        wins, undecided, losses = percents((one.wins, one.undecided, one.losses))
        rows.append(
            ExploredRow(
                number=number,
                text=capital(speech.option(ask.kind, option)),
                answer=json.dumps(to_json(option), ensure_ascii=False, separators=(",", ":")),
                link=address_of(wish, (*spot.steps, number)),
                games=one.games,
                share=round(100 * one.games / whole) if whole else 0,
                wins=wins,
                undecided=undecided,
                losses=losses,
                judged=round(100 * judged[option]) if option in judged else None,
            )
        )
    return sorted(rows, key=lambda row: (-row.games, -(row.judged or 0)))


def percents(counts: tuple[int, ...]) -> tuple[int, ...]:
    """Counts in percent that make a hundred together: what rounding leaves goes to the largest remainders.

    >>> percents((1, 1, 1)), percents((2, 0, 1)), percents((0, 0, 0))
    ((34, 33, 33), (67, 0, 33), (0, 0, 0))
    """
    whole = sum(counts)
    if not whole:
        return tuple(0 for _ in counts)
    found = [100 * count // whole for count in counts]
    by_rest = sorted(range(len(counts)), key=lambda at: -(100 * counts[at] % whole))
    for at in by_rest[: 100 - sum(found)]:
        found[at] += 1
    return tuple(found)


def _steps(wish: ExplorerWish, spot: ExploredPlace, speech: Speech) -> list[StepRow]:
    return [
        StepRow(
            ask.seat,
            speech.place(ask.seat),
            capital(speech.option(ask.kind, option)),
            address_of(wish, spot.steps[:number]),
        )
        for number, (ask, option) in enumerate(spot.played, 1)
    ]
