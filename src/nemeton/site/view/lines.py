"""Lines that somebody tries from a moment of a game that may be seen whole: a tree of other answers, each with what the
judge says of it. A worker makes all of it.

All of it stands in the address: the moment, the lines as answers by their numbers (`lines=4.0.12_4.1`), where one is
(`go=4.0`), and which chance comes. So nothing is kept here, and every address can be shared. With `luck=0` chance goes
on as it came in the game; with any other number it is another one, the same for all lines.
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from random import Random
from time import monotonic
from typing import Any, NamedTuple
from urllib.parse import urlencode

from markupsafe import Markup

from nemeton.bots import GreedyBot
from nemeton.bots.weigh import weighed
from nemeton.drawing.marks import Mark, marks_drawn
from nemeton.kernel import ALL, Ask, Game, Option, Phrase
from nemeton.kernel.chronicle import chances_of
from nemeton.kernel.values import same
from nemeton.kernel.watching import watched

from ..archive.replays import Replay
from ..base.errors import SiteError
from ..base.input_errors import told_in
from ..words.speech import Speech, capital
from .analysis import layered
from .course import must_be_open
from .film import marks_of
from .reader import Reader
from .replay import number_in, speech_of_replay

MOST_LINES, MOST_STEPS = 16, 40
LONGEST = 3000  # letters of all lines
MOST_LUCK = 99
LINE = re.compile(r"[0-9]{1,4}(\.[0-9]{1,4})*", re.ASCII)
LUCK = re.compile(r"[0-9]{1,2}", re.ASCII)
WEIGHING = 1.0  # seconds for the answers
BEST = 8  # answers that are shown at once
BOT_STEPS, BOT_SECONDS = 12, 2.0  # how far a bot goes on

Line = tuple[int, ...]


class LinesWish(NamedTuple):
    """What somebody wants to see, as the address says it."""

    at: str = ""
    lines: str = ""
    go: str = ""
    luck: str = ""


class LinesPlace(NamedTuple):
    """A wish that was understood: the moment, all lines, where one is, which chance; and the error of the first line
    that leads nowhere, if one does."""

    moment: int
    lines: tuple[Line, ...]
    go: Line
    luck: int
    wrong: SiteError | None


class LineNode(NamedTuple):
    """An answer of the tree: how to get there, the question, the option, the chances behind it, what was tried then."""

    way: Line
    ask: Ask
    option: Option
    chances: tuple[float, ...]
    then: "tuple[LineNode, ...]"


class NodeRow(NamedTuple):
    """An answer of the tree in the reader's language. `depth` grows where several answers were tried."""

    depth: int
    seat: int
    name: str
    text: str
    chance: int
    link: str
    without: str
    is_here: bool
    is_on_way: bool


class OptionRow(NamedTuple):
    """An answer that can be tried now."""

    seat: int
    text: str
    link: str
    worth: int | None
    is_tried: bool


class LinesMade(NamedTuple):
    """A page, and with which status it is sent: a line that leads nowhere is told on it."""

    body: str
    status: int


# Addresses


def lines_in(written: str) -> tuple[Line, ...]:
    """The lines of an address.

    >>> lines_in("4.0.12_4.1")
    ((4, 0, 12), (4, 1))
    """
    if not written:
        return ()
    parts = written.split("_") if len(written) <= LONGEST else []
    lines = tuple(tuple(map(int, part.split("."))) for part in parts if LINE.fullmatch(part))
    if not parts or len(lines) != len(parts) or len(lines) > MOST_LINES or max(map(len, lines)) > MOST_STEPS:
        raise SiteError("site/bad_lines", lines=MOST_LINES, steps=MOST_STEPS)
    return lines


def with_line(lines: Iterable[Line], new: Line) -> tuple[Line, ...]:
    """The lines with another one: one that leads to it becomes longer, and what is there already is not added.

    >>> with_line([(4, 0), (5,)], (4, 0, 2)), with_line([(4, 0, 2)], (4, 0))
    (((4, 0, 2), (5,)), ((4, 0, 2),))
    """
    known = tuple(lines)
    if not new or any(line[: len(new)] == new for line in known):
        return known
    longer = tuple(new if line == new[: len(line)] else line for line in known)
    return tuple(dict.fromkeys(longer if new in longer else (*longer, new)))


def without_line(lines: Iterable[Line], way: Line) -> tuple[Line, ...]:
    """The lines without an answer and all behind it.

    >>> without_line([(4, 0), (4, 1), (5,)], (4, 1)), without_line([(4, 1)], (4, 1))
    (((4, 0), (5,)), ((4,),))
    """
    return with_line([line for line in lines if line[: len(way)] != way], way[:-1])


def address_of(replay: Replay, place: LinesPlace, lines: Iterable[Line], go: Line, luck: int | None = None) -> str:
    """The address of lines and of a place in them."""
    chance = place.luck if luck is None else luck
    query: dict[str, Any] = {"at": place.moment}
    if told := "_".join(".".join(map(str, line)) for line in lines):
        query["lines"] = told
    if go:
        query["go"] = ".".join(map(str, go))
    if chance:
        query["luck"] = chance
    return f"{replay.base}/analysis/lines?{urlencode(query)}"


# Playing the lines


def place_of(replay: Replay, wish: LinesWish) -> LinesPlace:
    """What an address means. Lines end where they cannot be played on; the place is always one of the tree."""
    must_be_open(replay)
    moment = number_in(wish.at, replay.timeline.last)
    if wish.luck and not LUCK.fullmatch(wish.luck):
        raise SiteError("site/bad_lines", lines=MOST_LINES, steps=MOST_STEPS)
    luck, wanted = int(wish.luck or 0), lines_in(wish.lines)
    ways = lines_in(wish.go)
    go, lines, wrong = ways[0] if ways else (), tuple[Line, ...](), None
    for line in with_line(wanted, go):
        played = playable(begun(replay, moment, luck), line)
        lines = with_line(lines, played)
        if len(played) < len(line):
            wrong = wrong or SiteError("site/bad_way", number=len(played) + 1)
            go = go[: len(played)] if go[: len(played) + 1] == line[: len(played) + 1] else go
    return LinesPlace(moment, lines, go, luck, wrong)


def begun(replay: Replay, moment: int, luck: int) -> Game[Any]:
    """A game of one's own at the moment, with the chance that shall come."""
    game = replay.game_at(moment)
    return game.redrawn(Random(f"lines/{luck}")) if luck else game.fork()


def answers_of(game: Game[Any]) -> list[tuple[Ask, Option]]:
    """All that may be answered now, by any seat; their places are the numbers of answers."""
    return [(ask, option) for ask in game.asks for option in ask.options]


def step(game: Game[Any], number: int) -> tuple[Ask, Option] | None:
    """Answer by number; None where there is no such answer."""
    answers = answers_of(game)
    if number >= len(answers):
        return None
    ask, option = answers[number]
    game.answer(option, ask.seat, to=ask.kind)
    return ask, option


def playable(game: Game[Any], line: Line) -> Line:
    """The part of a line that can be played."""
    for at, number in enumerate(line):
        if step(game, number) is None:
            return line[:at]
    return line


def tree_of(game: Game[Any], lines: Sequence[Line], way: Line = ()) -> tuple[LineNode, ...]:
    """The lines behind a place, as a tree; answers in the order in which they were tried."""
    nodes = list[LineNode]()
    for number in dict.fromkeys(line[len(way)] for line in lines if len(line) > len(way)):
        twin, further = game.fork(), (*way, number)
        found = step(twin, number)
        assert found is not None, "only what can be played is left"
        behind = [line for line in lines if line[: len(further)] == further]
        nodes.append(LineNode(further, *found, chances_of(twin), tree_of(twin, behind, further)))
    return tuple(nodes)


def bot_goes_on(replay: Replay, wish: LinesWish) -> str:
    """The address of the place where a bot comes to, when it plays on until the turn is over."""
    place = place_of(replay, wish)
    game = begun(replay, place.moment, place.luck)
    playable(game, place.go)
    go, turn, end, bot = place.go, game.state.turn, monotonic() + BOT_SECONDS, GreedyBot(1, BOT_SECONDS / 4)
    for _ in range(min(BOT_STEPS, MOST_STEPS - len(go))):
        if game.over or game.state.turn != turn or monotonic() > end:
            break
        seat = game.asks[0].seat
        option = bot.choose(game.imagined(seat, Random(2)), seat)
        answers = answers_of(game)
        at = next((at for at, (ask, one) in enumerate(answers) if ask.seat == seat and same(one, option)), None)
        if at is None:
            break
        step(game, at)
        go = (*go, at)
    return address_of(replay, place, with_line(place.lines, go), go)


# The page


def lines_page(replay: Replay, wish: LinesWish, reader: Reader) -> LinesMade:
    """The board at a place of the tree, the tree, and what may be tried there."""
    place, speech = place_of(replay, wish), speech_of_replay(replay, reader.language)
    root = begun(replay, place.moment, place.luck)
    game = root.fork()
    playable(game, place.go[:-1])
    told, marks = _last_step(game, place, speech)
    view, words, book = game.seen_by(ALL), game.words(reader.language), replay.book
    drawing = book.draw(view, seat=ALL, ask=None, journal=game.journal, words=words, style=False)
    is_full = len(place.go) >= MOST_STEPS or len(place.lines) >= MOST_LINES
    chances = chances_of(game)
    here = address_of(replay, place, place.lines, place.go)
    body = reader.page(
        "analysis/lines.html",
        replay=replay,
        book=book,
        place=place,
        turn=game.state.turn,
        problem=told_in(place.wrong, reader.language) if place.wrong else "",
        board=Markup(layered(drawing, marks_drawn(marks, book.beside.telling.reach), "is-played")),
        told=told,
        tree=list(_rows(replay, place, tree_of(root, place.lines), speech)),
        start=address_of(replay, place, place.lines, ()),
        back=address_of(replay, place, place.lines, place.go[:-1]) if place.go else "",
        here=here,
        other_luck=address_of(replay, place, (), (), place.luck % MOST_LUCK + 1),
        same_luck=address_of(replay, place, (), (), 0) if place.luck else "",
        answers=[] if is_full else _options(replay, place, game, speech),
        best=BEST,
        is_full=is_full and not game.over,
        question=book.prompt(game.ask, reader.language, game.state) if game.ask else "",
        result=speech.plain(speech.ended(game.result)) if game.result else "",
        legend=[(seat, speech.seat(seat), round(100 * chance)) for seat, chance in enumerate(chances)],
        is_together=book.is_cooperative,
    )
    return LinesMade(body, place.wrong.status if place.wrong else 200)


def _last_step(game: Game[Any], place: LinesPlace, speech: Speech) -> tuple[list[Markup], list[Mark]]:
    """Play the last answer of the way here, and tell what it did."""
    told, marks = list[Markup](), list[Mark]()
    if place.go:
        before = game.seen_by(ALL)

        def last(one: Game[Any]) -> None:
            step(one, place.go[-1])

        for glimpse in watched(game, ALL, last):
            told.append(speech.rich(Phrase(glimpse.entry.kind, glimpse.entry.values)))
            marks.extend(marks_of(game.book, glimpse.entry, before, glimpse.view, ALL))
    return told, marks


def _rows(
    replay: Replay, place: LinesPlace, nodes: Sequence[LineNode], speech: Speech, depth: int = 0
) -> Iterator[NodeRow]:
    for node in nodes:
        yield NodeRow(
            depth,
            node.ask.seat,
            speech.seat(node.ask.seat),
            capital(speech.option(node.ask.kind, node.option)),
            round(100 * node.chances[min(node.ask.seat, len(node.chances) - 1)]),
            address_of(replay, place, place.lines, node.way),
            address_of(replay, place, without_line(place.lines, node.way), node.way[:-1]),
            node.way == place.go,
            node.way == place.go[: len(node.way)],
        )
        yield from _rows(replay, place, node.then, speech, depth + (len(nodes) > 1))


def _options(replay: Replay, place: LinesPlace, game: Game[Any], speech: Speech) -> list[OptionRow]:
    """What may be answered, the best for whoever answers first; what was not weighed comes last."""
    if game.over:
        return []
    seat = game.asks[0].seat
    worths = [(one.option, one.worth) for one in weighed(game, seat, Random(1), WEIGHING, worlds=2)]
    rows = list[OptionRow]()
    for number, (ask, option) in enumerate(answers_of(game)):
        way = (*place.go, number)
        worth = next((worth for one, worth in worths if ask.seat == seat and same(one, option)), None)
        rows.append(
            OptionRow(
                ask.seat,
                capital(speech.option(ask.kind, option)),
                address_of(replay, place, with_line(place.lines, way), way),
                None if worth is None else round(100 * worth),
                any(line[: len(way)] == way for line in place.lines),
            )
        )
    return sorted(rows, key=lambda row: -1 if row.worth is None else row.worth, reverse=True)
