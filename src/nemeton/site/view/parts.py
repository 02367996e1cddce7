"""The parts of a table as a page shows them: plain data in the reader's language."""

from datetime import datetime
from typing import NamedTuple

import msgspec
from markupsafe import Markup

LINES_ANNOUNCED = 12


class SeatShown(NamedTuple):
    """A seat at the table, with what everybody may know of it."""

    seat: int
    name: str
    place: str
    kind: str
    strength: str
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


class SilentShown(NamedTuple):
    """Bots that could not answer, and what the reader may do about it."""

    names: str
    may_try: bool
    may_draw_lots: bool


class LawShown(NamedTuple):
    """A section of the rules: its name and where it stands."""

    name: str
    address: str


class TopicShown(NamedTuple):
    """A card, a stone, a place that is in play."""

    name: str
    text: str
    picture: Markup
    brief: str = ""


class OptionShown(NamedTuple):
    """One option: the answer as JSON, a few words behind the heading of its group, the whole sentence, and its card."""

    answer: str
    short: str
    full: str
    card: TopicShown | None = None


class CardShown(NamedTuple):
    """A card in the reader's hand, and what may be done with it now."""

    ident: str
    topic: TopicShown
    options: tuple[OptionShown, ...]


class GroupShown(NamedTuple):
    """Options that belong together; one that stands by itself has no heading."""

    heading: str
    options: tuple[OptionShown, ...]


class ItemShown(NamedTuple):
    """One of the things to pick from."""

    answer: str
    text: str
    card: TopicShown | None = None


class PickShown(NamedTuple):
    """Pick so many of these."""

    items: list[ItemShown]
    least: int
    most: int


class RefusedShown(NamedTuple):
    """Why something is not on offer, and what."""

    reason: str
    law: LawShown | None
    options: list[str]
    more: int


class AskShown(NamedTuple):
    """A question that the reader must answer, or may (`standing`)."""

    id: str
    sentence: Markup
    law: LawShown | None
    standing: bool
    groups: list[GroupShown]
    pick: PickShown | None
    refused: list[RefusedShown]
    hint: str  # at a table where the game is learnt, and only the first time


class UndoShown(NamedTuple):
    """May the last answer be taken back, if not why, and is it worth asking the others?"""

    possible: bool
    why: str
    may_ask: bool
    is_alone: bool


class LineShown(NamedTuple):
    """A line of the journal, with the moment of the replay where it happened."""

    ident: int
    text: Markup
    announced: Markup  # for those who listen
    seat: int | None
    law: LawShown | None
    moment: int


class TurnShown(msgspec.Struct, frozen=True, eq=False):
    """The lines of one turn. It is made once for all who read the same, and looked up by being that very one."""

    turn: int
    seat: int | None
    lines: tuple[LineShown, ...]


class MessageShown(NamedTuple):
    """A line of chat."""

    ident: int
    name: str
    seat: int | None
    text: str
    at: datetime


class ProposalShown(NamedTuple):
    """Something that waits for agreement."""

    ident: int
    kind: str
    seat: int
    name: str
    about: str
    is_mine: bool
    needs_me: bool


class ResultShown(NamedTuple):
    """How it ended."""

    text: Markup
    won: bool
    scores: tuple[tuple[int, str, int], ...]
    again: str  # what another game is called: alone, together, or against each other


class Shown(NamedTuple):
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
    seats: tuple[SeatShown, ...]
    picture: str
    close_up: Markup
    asks: list[AskShown]
    hand: tuple[CardShown, ...]
    waits_for: tuple[SeatShown, ...]
    waits_about: Markup
    undo: UndoShown | None
    turns: list[TurnShown]
    is_whole_story: bool
    topics: tuple[TopicShown, ...]
    messages: tuple[MessageShown, ...]
    proposals: tuple[ProposalShown, ...]
    may_offer_draw: bool
    skips_windows: (
        bool | None
    )  # does the reader's seat want to be asked only with a choice? None where nobody is asked so
    replaceable: tuple[SeatShown, ...]
    result: ResultShown | None
    rematch: str
    commitment: str
    seed: str
    token: str

    @property
    def asked(self) -> AskShown | None:
        """What the reader must answer first, if anything."""
        return next((ask for ask in self.asks if not ask.standing), None)

    @property
    def announced(self) -> Markup:
        """The latest lines, for those who listen."""
        lines: list[LineShown] = []
        for turn in reversed(self.turns):
            lines[:0] = turn.lines
            if len(lines) >= LINES_ANNOUNCED:
                break
        return Markup("".join(line.announced for line in lines[-LINES_ANNOUNCED:]))
