"""The parts of a table as a page shows them: plain data in the reader's language."""

from datetime import datetime
from typing import TYPE_CHECKING, NamedTuple

import msgspec
from markupsafe import Markup

from nemeton.kernel.faces import Held
from nemeton.kernel.laid import Laid

if TYPE_CHECKING:
    from .faces import FaceView

LINES_ANNOUNCED = 12


class SeatView(NamedTuple):
    """A seat at the table, with what everybody may know of it."""

    seat: int
    name: str
    place: str
    kind: str
    level: str
    picture: Markup
    score: int | None
    figures: tuple[str, ...]
    gauges: Markup
    is_mine: bool
    is_asked: bool
    is_here: bool
    has_left: bool
    has_won: bool
    stands_in_for: str
    answer: str = ""  # of the reader, where choosing this seat is one


class SilentBotsView(NamedTuple):
    """Bots that could not answer, and what the reader may do about it."""

    names: str
    may_try: bool
    may_draw_lots: bool


class LawView(NamedTuple):
    """A section of the rules: its name and where it stands."""

    name: str
    address: str


class NewsView(NamedTuple):
    """Several things have happened since the reader's last move; the last line that tells of them."""

    latest: int


class TopicView(NamedTuple):
    """A card, a stone, a place that is in play: what is printed on it, and what the reader has towards its levels."""

    name: str
    text: str
    picture: Markup
    brief: str = ""
    ident: str = ""
    face: "FaceView | None" = None
    held: Held | None = None


class PrintedView(NamedTuple):
    """What stands on the own board of a seat: powers and rules that are always there."""

    seat: int
    name: str
    topics: tuple[TopicView, ...]


class OptionView(NamedTuple):
    """One option: the answer as JSON, a few words behind the heading of its group, the whole sentence, and its card.
    Options of a group with the same `row` stand in one line behind it. The sign and price of a group are not told again
    with each of its options."""

    answer: str
    short: str
    full: str
    card: TopicView | None = None
    row: str = ""
    price: str = ""
    sign: Markup = Markup("")


class CardView(NamedTuple):
    """A card in the reader's hand, and what may be done with it now; one that `is_answer` stands there whole."""

    ident: str
    topic: TopicView
    options: tuple[OptionView, ...]
    is_answer: bool = False


class OptionGroupView(NamedTuple):
    """Options that belong together, with the sign of what they do and the price that they share; one that stands by
    itself has no heading, and its sign and price are its own."""

    heading: str
    options: tuple[OptionView, ...]
    sign: Markup = Markup("")
    price: str = ""


class ItemView(NamedTuple):
    """One of the things to pick from."""

    answer: str
    text: str
    card: TopicView | None = None


class PickView(NamedTuple):
    """Pick so many of these. What the button that sends them says, for each number that may be picked."""

    items: list[ItemView]
    least: int
    most: int
    said: tuple[str, ...] = ()


class RefusalView(NamedTuple):
    """Why something is not on offer, and what."""

    reason: str
    law: LawView | None
    options: tuple[str, ...]
    more: int


class ClosedVerbView(NamedTuple):
    """Something that a player would expect to do and may not do now at all: the verb, and why."""

    heading: str
    sign: Markup
    reason: str
    law: LawView | None


class AskView(NamedTuple):
    """A question that the reader must answer, or may (`standing`)."""

    id: str
    sentence: Markup
    law: LawView | None
    standing: bool
    groups: list[OptionGroupView]
    pick: PickView | None
    refused: list[RefusalView]
    hint: str  # at a table where the game is learnt, and only the first time
    closed: tuple[ClosedVerbView, ...] = ()  # verbs of which nothing is on offer
    spread: Markup = Markup()  # the answers as the game lays them out, where it does
    fit: str = ""  # the address of figures about what is chosen here, where there are some


class AheadView(NamedTuple):
    """What the reader may answer in advance: in words; the answer where there is but one; what was answered, if
    anything was, and what is told if it can be no more; else the options to choose from."""

    name: str
    said: str
    answer: str
    told: str
    lost: str
    ask: AskView | None


class SoleView(NamedTuple):
    """Does the reader want not to be asked what has one answer, how many of all people do, and is this such a
    question?"""

    is_mine: bool
    agreed: int
    people: int
    is_asked: bool


class UndoView(NamedTuple):
    """May the last answer be taken back, if not why, and is it worth asking the others?"""

    possible: bool
    why: str
    may_ask: bool
    is_alone: bool


class LineView(NamedTuple):
    """A line of the journal, with the moment of the replay where it happened."""

    ident: int
    text: Markup
    announced: Markup  # for those who listen
    seat: int | None
    law: LawView | None
    moment: int
    sort: str = ""  # what it is about, for sounds


class TurnView(msgspec.Struct, frozen=True, eq=False):
    """The lines of one turn. It is made once for all who read the same, and looked up by being that very one."""

    turn: int
    seat: int | None
    lines: tuple[LineView, ...]


class MessageView(NamedTuple):
    """A line of chat."""

    ident: int
    name: str
    seat: int | None
    text: str
    at: datetime


class ProposalView(NamedTuple):
    """Something that waits for agreement."""

    ident: int
    kind: str
    seat: int
    name: str
    about: str
    is_mine: bool
    needs_me: bool


class ResultView(NamedTuple):
    """How it ended."""

    text: Markup
    won: bool
    scores: tuple[tuple[int, str, int], ...]
    again: str  # what another game is called: alone, together, or against each other


class TableView(NamedTuple):
    """The whole table."""

    id: str
    game: str
    title: str
    stage: str
    turn: int
    seat: int
    is_host: bool
    has_board: bool
    older_rules: tuple[int, int] | None  # the game's own and those of today, where it cannot be replayed
    has_left: bool
    may_come_back: bool
    seats: tuple[SeatView, ...]
    laid: Laid
    close_up: Markup
    spread: Markup  # what somebody else chooses from, where the game lays that out
    asks: list[AskView]
    hand: tuple[CardView, ...]
    waits_for: tuple[SeatView, ...]
    waits_about: Markup
    undo: UndoView | None
    news: NewsView | None
    since: int  # when it last moved on, in seconds of the clock
    turns: list[TurnView]
    is_whole_story: bool
    topics: tuple[TopicView, ...]
    printed: tuple[PrintedView, ...]
    messages: tuple[MessageView, ...]
    proposals: tuple[ProposalView, ...]
    may_offer_draw: bool
    skips_windows: (
        bool | None
    )  # does the reader's seat want to be asked only with a choice? None where nobody is asked so
    replaceable: tuple[SeatView, ...]
    result: ResultView | None
    rematch: str
    commitment: str
    seed: str
    token: str
    ahead: tuple[AheadView, ...] = ()
    sole: SoleView | None = None
    closed: str = ""  # what a table says that the site's keeper has closed

    @property
    def asked(self) -> AskView | None:
        """What the reader must answer first, if anything."""
        return next((ask for ask in self.asks if not ask.standing), None)

    @property
    def latest(self) -> Markup:
        """The latest line of the journal."""
        return next((turn.lines[-1].text for turn in reversed(self.turns) if turn.lines), Markup(""))

    @property
    def announced(self) -> Markup:
        """The latest lines, for those who listen."""
        lines: list[LineView] = []
        for turn in reversed(self.turns):
            lines[:0] = turn.lines
            if len(lines) >= LINES_ANNOUNCED:
                break
        return Markup("".join(line.announced for line in lines[-LINES_ANNOUNCED:]))
