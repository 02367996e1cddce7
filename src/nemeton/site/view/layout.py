"""The page of a table, laid out of parts. Each begins on a line of its own and is cut into pieces; most of them are
made by a template, once, and kept as long as what they show stays the same. So little is made for an answer."""

from collections.abc import Iterable, Iterator
from itertools import chain
from typing import NamedTuple

from markupsafe import Markup

from nemeton.kernel import PUBLIC

from ..base.cache import RecentCache
from ..tables.bot_levels import LEVELS, USUAL
from ..tables.finality import CAN_BE_UNDONE, REASONS
from ..tables.table import Carried
from ..visitors.preferences import PREFERENCES
from ..visitors.visitor import Visitor
from .boards import boards_aside, has_boards_aside, measures
from .buttons import closing
from .company import CompanyView, ScreenView
from .faces import face_letters
from .lobby import LobbyView
from .near import has_nearby
from .parts import AskView, LawView, ProposalView, ResultView, SeatView, SilentBotsView, TableView, TurnView
from .pieces import CSRF, Pieces, cut
from .pins import PinsView
from .render import kept, made, rendered
from .turn_lines import lines_of

TURNS_OPEN = 4
ROOMY = 4  # seats whose names have room for every word
LONG_TEXT = 260  # letters of a card, with all that stands beside signs
HIGH_TEXT = 120  # letters of a card that is half as high as the answers on a phone
STORIES_KEPT = 4_000

_stories: RecentCache[tuple[str, str, tuple[str, ...], tuple[TurnView, ...]], Pieces] = RecentCache(STORIES_KEPT)


class _Prompt(NamedTuple):
    """What the head of the prompt shows."""

    id: str
    stage: str
    closed: str
    seat: int
    title: str
    has_left: bool
    may_come_back: bool
    waits_for: tuple[SeatView, ...]
    waits_about: Markup
    proposals: tuple[ProposalView, ...]
    result: ResultView | None
    older_rules: tuple[int, int] | None
    rematch: str
    stood_in: tuple[str, ...]
    css: str
    asked: "_Question | None"


class _Question(NamedTuple):
    """What the reader is asked first."""

    sentence: Markup
    law: LawView | None
    hint: str
    fit: str


def room(lobby: LobbyView, visitor: Visitor, mark: str, notice: str) -> Iterator[Pieces]:
    """A table that waits for people. It greets everybody by name, so nothing of it is kept."""
    yield _marked(mark)
    known = {"lobby": lobby, "csrf": CSRF, "mark": mark, "notice": notice, "levels": LEVELS, "usual": USUAL}
    yield cut(rendered("table/waiting.html", visitor, **known))
    yield kept("table/announcer.html", visitor.language)
    yield ("\n</div>",)


def laid_out(
    table: TableView,
    language: str,
    mark: str,
    drawn: Iterable[Pieces],
    *,
    pins: PinsView | None,
    notice: str,
    carried: Carried | None,
    silent: SilentBotsView | None,
    watching: int,
    lesson: Pieces = (),
    screen: ScreenView | None = None,
    company: CompanyView | None = None,
    hints: bool = False,
) -> Iterator[Pieces]:
    """A game that is played, or over. `drawn` is the picture of the board, `lesson` what a lesson says of it."""
    board = mark.partition(".")[0]
    yield _marked(mark, table.since)
    yield kept("table/stage.html", language, has_board=table.has_board, laid=measures(table.laid))
    yield from drawn
    yield ("\n</section>",)
    yield kept("table/seats.html", language, count=len(table.seats))
    for seat in table.seats:
        yield kept("table/seat.html", language, seat=seat, is_close=len(table.seats) > ROOMY)
    yield ("\n</ul>",)
    if table.has_board:
        yield kept("table/tools.html", language, table=table.id, pins=pins, mark=board, csrf=CSRF)
    yield ('\n<div class="side">',)
    yield from _prompt(table, language, board, notice, carried, silent, lesson, screen, company, hints)
    if table.hand:
        yield kept("table/hand.html", language, hand=table.hand)
    yield ('\n<div class="talk panel" id="talk">',)
    boards = has_boards_aside(table.laid)
    yield kept("table/tabs.html", language, sheets=_sheets(table), latest=table.latest)
    if boards:
        yield kept("table/boards.html", language)
        yield from boards_aside(table.laid)
        yield kept("table/printed.html", language, printed=table.printed)
        yield ("\n</div></section>",)
    yield from _journal(table, language)
    yield kept(
        "table/chat.html",
        language,
        table=table.id,
        seat=table.seat,
        messages=table.messages,
        closed=bool(table.closed),
        mark=board,
        csrf=CSRF,
    )
    printed = () if boards else table.printed
    if table.topics or printed:
        yield kept("table/stones.html", language, game=table.game, topics=table.topics, printed=printed)
    yield _more(table, language, board, watching)
    yield ("\n</div>", "\n</div>")
    yield from _announcer(table, language)


def _marked(mark: str, since: int = 0) -> Pieces:
    """The name of what is shown; and since when it is waited for somebody (`waiting.js`)."""
    waits = f' data-since="{since}"' if since else ""
    return (f'\n<input type="hidden" id="mark" value="{mark}"{waits}>',)


def _prompt(
    table: TableView,
    language: str,
    board: str,
    notice: str,
    carried: Carried | None,
    silent: SilentBotsView | None,
    lesson: Pieces,
    screen: ScreenView | None,
    company: CompanyView | None,
    hints: bool,
) -> Iterator[Pieces]:
    """What is asked, what else one is told there, the answers, and the rail."""
    yield kept(
        "table/prompt.html",
        language,
        table=_head(table),
        notice=notice,
        carried=carried,
        silent=silent,
        screen=screen,
        mark=board,
        csrf=CSRF,
    )
    yield lesson
    if table.seat != PUBLIC and table.stage == "playing" and not table.closed:
        confirms = PREFERENCES["confirm"].values
        yield kept("table/keys.html", language, confirms=confirms, nearby=has_nearby(table.game))
        if hints:
            yield kept("table/hint_box.html", language, table=table.id)
    if table.news is not None:
        yield kept("table/film_offer.html", language, table=table.id, news=table.news)
    if screen is not None and not table.closed:
        yield kept("table/screen.html", language, table=table.id, screen=screen, mark=board, csrf=CSRF)
    if company is not None and not table.closed:
        yield kept("table/company.html", language, table=table.id, company=company, mark=board, csrf=CSRF)
    if table.close_up:
        yield cut(table.close_up)
    if table.asks:
        yield from _answers([_ask(table, ask, language, board) for ask in table.asks], language)
        yield kept("table/ahead.html", language)
    elif table.spread:
        yield from _answers([cut(table.spread)], language)
    yield from _in_advance(table, language, board)
    yield from _rail(table, language, board)
    yield ("\n</section>",)


def _head(table: TableView) -> _Prompt:
    """What the head of the prompt depends on."""
    first = table.asked
    return _Prompt(
        table.id,
        table.stage,
        table.closed,
        table.seat,
        table.title,
        table.has_left,
        table.may_come_back,
        table.waits_for,
        table.waits_about,
        table.proposals,
        table.result,
        table.older_rules,
        table.rematch,
        tuple(seat.stands_in_for for seat in table.seats if seat.stands_in_for),
        _breadth(first) or ("is-wide" if table.spread else ""),
        None if first is None else _Question(first.sentence, first.law, first.hint, first.fit),
    )


def _answers(lists: Iterable[Pieces], language: str) -> Iterator[Pieces]:
    """What may be answered, in a part that scrolls and says how much is below."""
    yield ('\n<div class="answers">', '\n<div class="asks" id="asks">')
    yield from lists
    yield ("\n</div>",)
    yield kept("table/below.html", language)
    yield ("\n</div>",)


def _in_advance(table: TableView, language: str, board: str) -> Iterator[Pieces]:
    """What may be answered before it is asked."""
    chooses = next((one for one in table.ahead if one.ask is not None), None)
    if chooses is not None:
        choice = made("table/in_advance_choice.html", language, table=table.id, one=chooses, mark=board, csrf=CSRF)
        yield from _answers([cut(choice)], language)
    said = tuple(one for one in table.ahead if one.ask is None)
    if said or table.sole:
        yield kept(
            "table/in_advance.html", language, table=table.id, ahead=said, sole=table.sole, mark=board, csrf=CSRF
        )


def _rail(table: TableView, language: str, board: str) -> Iterator[Pieces]:
    """Below the answers: what ends a choice, undo, the ways to the sheets."""
    yield ('\n<div class="hand-rail" id="rail">',)
    for ask in table.asks:
        if ask.pick or closing(ask):
            yield cut(made("table/decide.html", language, ask=ask))
    if table.undo and table.stage == "playing" and not table.closed:
        yield kept("table/undo.html", language, table=table.id, undo=table.undo, mark=board, csrf=CSRF)
    yield kept("table/rail.html", language, sheets=_sheets(table), cards=len(table.hand))
    if table.asks:
        yield kept("table/chosen.html", language, reasons=(CAN_BE_UNDONE, *REASONS))
    yield ("\n</div>",)


def _ask(table: TableView, ask: AskView, language: str, board: str) -> Pieces:
    known = {"table": table.id, "ask": ask, "mark": board, "csrf": CSRF, "language": language}
    return cut(made("table/ask.html", language, **known))


def _journal(table: TableView, language: str) -> Iterator[Pieces]:
    yield kept("table/journal.html", language)
    if not table.is_whole_story:
        yield kept("table/earlier.html", language, table=table.id)
    names = tuple(table.seats[turn.seat].name if turn.seat is not None else "" for turn in table.turns)
    over = language, table.id, names, tuple(table.turns[:-1])  # most answers change only the turn that runs
    yield _stories.get(over) or _stories.put(over, tuple(chain.from_iterable(_turns(*over))))
    for turn in table.turns[-1:]:
        yield from _turn(language, table.id, names[-1], turn, is_now=True, is_open=True)
    if not table.turns:
        yield kept("table/nothing.html", language)
    yield ("\n</div></div></section>",)


def _turns(language: str, table: str, names: tuple[str, ...], over: tuple[TurnView, ...]) -> Iterator[Pieces]:
    """The turns before the one that runs."""
    for at, turn in enumerate(over):
        is_open = at > len(over) - TURNS_OPEN
        yield from _turn(language, table, names[at], turn, is_now=False, is_open=is_open)


def _turn(language: str, table: str, name: str, turn: TurnView, *, is_now: bool, is_open: bool) -> Iterator[Pieces]:
    yield kept("table/turn.html", language, turn=turn.turn, seat=turn.seat, name=name, is_now=is_now, is_open=is_open)
    yield from lines_of(language, table, turn)


def _breadth(ask: AskView | None) -> str:
    """Answers that are cards to be read need a broader column, long ones a little more."""
    if ask is None:
        return ""
    if ask.spread:
        return "is-wide is-long"
    cards = [item.card for item in ask.pick.items] if ask.pick else []
    cards += [option.card for group in ask.groups for option in group.options]
    texts = [face_letters(card) for card in cards if card is not None and card.brief]
    if not texts:
        return ""
    if cards[0] is None or 2 * len(texts) < len(cards):  # the column stays as it is; a phone makes room for high cards
        return "is-cards" if len(texts) > 2 or max(texts) > HIGH_TEXT else ""
    return "is-wide is-long" if max(texts) > LONG_TEXT else "is-wide"


def _sheets(table: TableView) -> tuple[str, ...]:
    """What there is to look at beside the map: the tabs of a desk, the buttons at the foot of a phone."""
    there = {
        "boards": has_boards_aside(table.laid),
        "stones": bool(table.topics or (table.printed and not has_boards_aside(table.laid))),
    }
    return tuple(name for name in ("boards", "journal", "chat", "stones", "more") if there.get(name, True))


def _more(table: TableView, language: str, board: str, watching: int) -> Pieces:
    return kept(
        "table/more.html",
        language,
        table=table.id,
        game=table.game,
        seat=table.seat,
        token=table.token,
        stage=table.stage,
        may_offer_draw=table.may_offer_draw,
        replaceable=table.replaceable,
        has_left=table.has_left,
        closed=bool(table.closed),
        commitment=table.commitment,
        seed=table.seed,
        skips_windows=table.skips_windows,
        players=len(table.seats),
        has_stones=bool(table.topics or table.printed),
        watching=watching,
        mark=board,
        csrf=CSRF,
    )


def _announcer(table: TableView, language: str) -> Iterator[Pieces]:
    """What is said to those who listen: the latest lines, and then the question."""
    yield kept("table/announcer.html", language)
    yield cut(table.announced)
    if table.asked is not None and table.stage == "playing" and not table.closed:
        yield cut(made("table/question.html", language, ask=table.asked))
    yield ("\n</div>",)
