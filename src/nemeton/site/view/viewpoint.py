"""A table as one seat sees it in one language: everything that the page shows, made from the concealed state.

Nothing here is a rule and nothing here decides what may be seen: the view comes from `seen_by`, the journal from the
lines that the seat may read, the options from the seat's own asks. Of other people's asks only the seat is told, and
the question where everybody may know it.
"""

from collections.abc import Iterable, Iterator
from functools import cached_property
from typing import Any

import msgspec
from markupsafe import Markup

import nemeton
from nemeton.kernel import (
    PUBLIC,
    Ahead,
    Ask,
    Game,
    Option,
    Phrase,
    Pick,
    Refusal,
    Result,
    Rulebook,
    Standing,
    Subsets,
)
from nemeton.kernel.history import Answered
from nemeton.kernel.laid import Laid

from ..base.cache import RecentCache
from ..storage import MessageRow, ProposalRow, SeatRow
from ..tables.ahead import offers
from ..tables.bot_levels import level_of
from ..tables.seats import may_come_back, named, voters
from ..tables.sole_answers import asked_of, is_alone, may_take_back
from ..tables.table import OpenTable
from ..words.speech import capital, seat_names_of, speech_of
from .ahead import ahead_views, asked_ahead, sole_view
from .closed import closed_sentence
from .faces import faces_height, topic_of
from .film import latest_marks, marked, things_since_last_move
from .made_once import answer_json, law_view, seat_picture, sign_of
from .parts import (
    AheadView,
    AskView,
    CardView,
    ClosedVerbView,
    ItemView,
    LawView,
    MessageView,
    NewsView,
    OptionGroupView,
    OptionView,
    PickView,
    PrintedView,
    ProposalView,
    RefusalView,
    ResultView,
    SeatView,
    TableView,
    TopicView,
    TurnView,
    UndoView,
)
from .turns import turns_told

TURNS_SHOWN = 12
OPTIONS_KEPT = 20_000
REFUSED_SHOWN = 6
MOST_WHOLE = 8  # held cards that answers show with every word
ROOM_FOR_CARDS, ROOM_FOR_HELD = 560, 440  # pixels in a low window, of which a close-up takes so many
CLOSE_UP = 130
CLOSED_SHOWN = 6  # verbs; where there are more they are no verbs but places, and stand in the folded list alone
AGREEABLE = ("undo/chance", "undo/shown", "undo/answered", "undo/needed")  # what the table may take back all the same


# Where a game says what its labels depend on, options and verbs in words are kept by that.
_options: RecentCache[tuple[Any, ...], tuple[str, OptionView]] = RecentCache(OPTIONS_KEPT)
_verbs: RecentCache[tuple[Any, ...], tuple[str, str]] = RecentCache(OPTIONS_KEPT)


class Viewpoint:
    """Makes what is shown of one table, for one seat and language."""

    def __init__(self, table: OpenTable, seat: int, language: str) -> None:
        self.table = table
        self.seat = seat
        self.book: Rulebook[Any] = nemeton.rulebooks()[table.row.game]
        self.game: Game[Any] | None = table.game
        names = tuple(sorted(named(table.seats).items()))
        self.speech = speech_of(self.book, language, names, seat_names_of(self.game))
        self.view = self.game.seen_by(seat) if self.game else None
        journal = self.game.journal if self.game else table.told
        self.journal = [entry for entry in journal if entry.is_for(seat)]
        self._result = self.game.result if self.game else _ended(table)
        self._read_whole: dict[str, frozenset[str]] = {}  # by the id of an ask, the cards that it shows whole
        self._shown: dict[str, list[tuple[Option, str, OptionView]]] = {}  # its options, by that id too

    # Seats

    def seats(self, present: frozenset[int]) -> tuple[SeatView, ...]:
        """All seats, with what everybody may know."""
        asked = {ask.seat for ask in self._questions()} | {ask.seat for ask in self._own_questions()}
        return tuple(self._seat(place, place.seat in asked, place.seat in present) for place in self.table.seats)

    def _seat(self, place: SeatRow, is_asked: bool, is_here: bool) -> SeatView:
        beside, seat = self.book.beside, place.seat
        scores = self.book.scores(self.view) if self.view is not None else self._result.scores if self._result else ()
        figures = beside.figures(self.view, seat) if self.view is not None else []
        result = self._result
        return SeatView(
            seat=seat,
            name=self.speech.seat(seat) if place.kind != "open" else "",
            place=self.speech.place(seat),
            kind=place.kind,
            level=level_of(place.bot, self.book.name),
            picture=seat_picture(self.book, seat),
            score=scores[seat] if scores else None,
            figures=tuple(self.speech.plain(figure) for figure in figures),
            gauges=Markup(beside.gauges(self.view, seat)) if self.view is not None else Markup(""),
            is_mine=seat == self.seat,
            is_asked=is_asked,
            is_here=is_here,
            has_left=place.left_at is not None,
            has_won=result is not None and seat in result.winners,
            stands_in_for=place.stands_in_for or "",
            answer=self._answer_by_seat(seat),
        )

    def _answer_by_seat(self, seat: int) -> str:
        """The one answer of the reader that points at a seat, if there is one."""
        found = self._pointing.get(seat, ())
        return answer_json(found[0]) if len(found) == 1 else ""

    @cached_property
    def _pointing(self) -> dict[int | None, list[Option]]:
        """The reader's options by the seat that they point at."""
        pointing, found = self.book.beside.seat_of, dict[int | None, list[Option]]()
        for ask in self._own_asks:
            for option in () if isinstance(ask, Pick) else ask.options:
                found.setdefault(pointing(ask.kind, option), []).append(option)
        return found

    def _questions(self) -> list[Ask]:
        """What everybody may know to be asked: who could act at any time, or answer in secret, is nobody's business."""
        if self.game is None or self.game.over or self.table.is_closed:
            return []
        return [ask for ask in self.game.asks if not isinstance(ask, Standing) and not ask.secret]

    def _own_questions(self) -> list[Ask]:
        return [ask for ask in self.own_asks() if not isinstance(ask, Standing)]

    # The board

    def laid(self) -> Laid:
        """Map and boards as this seat sees them, with what it may choose now; what it must answer goes before what it
        may."""
        if self.game is None:
            return Laid(())
        ask = next(iter([*self._own_questions(), *self.own_asks()]), None) or asked_ahead(self)
        words = self.book.words(self.speech.language, self.view)
        laid = self.book.laid(self.view, seat=self.seat, ask=ask, journal=self.journal, words=words)
        marks = latest_marks(self.game, self.seat, self.journal, self.view)
        return marked(self.book, laid, marks, str(len(self.journal))) if marks else laid

    def close_up(self) -> Markup:
        """What happens now, seen from near."""
        if self.game is None or self.game.over:
            return Markup("")
        words = self.book.words(self.speech.language, self.view)
        return Markup(self.book.beside.close_up(self.view, self.journal, words))

    # Asks

    def own_asks(self) -> list[Ask]:
        """What this seat is asked."""
        return self._own_asks

    @cached_property
    def _own_asks(self) -> list[Ask]:
        if self.game is None or self.game.over or self.seat == PUBLIC or self.table.is_closed:
            return []
        return asked_of(self.game, self.seat, self.table.seats)

    @cached_property
    def offers(self) -> list[Ahead]:
        """What this seat may answer in advance."""
        return offers(self.game, self.seat, self.view) if self.game is not None and self.seat != PUBLIC else []

    @cached_property
    def ahead(self) -> tuple[AheadView, ...]:
        """The same in words."""
        return ahead_views(self)

    def asks(self) -> list[AskView]:
        """What this seat is asked, in words."""
        return [self.ask_view(ask) for ask in self.own_asks()]

    def ask_view(self, ask: Ask) -> AskView:
        """One question in words."""
        sentence = self.speech.asked(Phrase(ask.kind, {**ask.about, "seat": ask.seat}))
        pick = self._pick(ask) if isinstance(ask, Pick) else None
        groups = [] if pick else self._groups(ask)
        law, standing = self.law(ask.law), isinstance(ask, Standing)
        refusals = ask.refused
        closed = self._closed(ask, groups, refusals) if groups else ()
        refused, spread = self._refused(ask, refusals), self.spread(ask)
        fit = f"/fit/{self.book.name}?players={self.table.row.players}" if ask.kind in self.book.fit_asks else ""
        return AskView(ask.id, sentence, law, standing, groups, pick, refused, self._hint(ask), closed, spread, fit)

    def spread(self, ask: Ask | None) -> Markup:
        """The answers as the game lays them out, or what somebody else chooses from; nothing where it does not."""
        return Markup(self.book.beside.spread(self.view, ask, self.book.words(self.speech.language, self.view)))

    def _hint(self, ask: Ask) -> str:
        """What a question is about, for somebody who learns the game and is asked it for the first time."""
        hint = self.book.hint(ask.kind)
        wanted, row = self.book.first_game, self.table.row
        if wanted is None or any(row.options.get(name) != value for name, value in wanted.items()):
            return ""
        if not self.book.words(self.speech.language).knows(hint.kind) or self.game is None:
            return ""
        answered = (event for event in self.game.history if isinstance(event, Answered) and event.seat == ask.seat)
        return "" if any(event.kind == ask.kind for event in answered) else self.speech.plain(hint)

    def _groups(self, ask: Ask) -> list[OptionGroupView]:
        found: dict[str, list[OptionView]] = {}
        for number, (_, heading, shown) in enumerate(self._options_shown(ask)):
            found.setdefault(heading or f"\0{number}", []).append(shown)
        return [
            OptionGroupView("", tuple(options)) if heading.startswith("\0") else _headed(heading, options)
            for heading, options in found.items()
        ]

    def _options_shown(self, ask: Ask) -> list[tuple[Option, str, OptionView]]:
        """All options of a question, each with its heading; the list of answers and the hand both show them."""
        found = self._shown.get(ask.id)
        if found is None:
            found = self._shown[ask.id] = [(option, *self._option_kept(ask, option)) for option in ask.options]
        return found

    @cached_property
    def _told_by(self) -> tuple[Any, ...] | None:
        """All that labels depend on, in these words; None where the game does not say it."""
        text = self.book.text
        return None if text is None or text.told_by is None else (self.speech, text.told_by(self.view))

    def _option_kept(self, ask: Ask, option: Option) -> tuple[str, OptionView]:
        """The same as `_option_shown`. One with a card is not kept: how it is shown depends on the others."""
        if self._told_by is None:
            return self._option_shown(ask, option)
        name = *self._told_by, ask.kind, option
        found = _options.get(name)
        if found is None:
            found = self._option_shown(ask, option)
            if found[1].card is None and not self.book.beside.card_of(ask.kind, option):
                _options.put(name, found)
        return found

    def _option_shown(self, ask: Ask, option: Option) -> tuple[str, OptionView]:
        """The heading under which an option stands, if any, and the option."""
        full = capital(self._option(ask, option))
        heading, short, row, price, sign = "", full, "", "", Markup("")
        if self.book.text is not None:
            label = self.book.text.label(self.view, ask.kind, option)
            heading, row, price = (
                self.speech.plain(part) if part else "" for part in (label.heading, label.row, label.price)
            )
            heading = capital(heading)
            short, sign = self.speech.plain(label.short), sign_of(self.book, label.sign)
        card = self._card(ask, option)
        if card is not None and heading:  # what the heading or the row says is not said again
            card = None if card.name in heading + row else card._replace(brief="")
        elif card is not None:  # its own words stand on the card
            short = full
        elif not heading:  # it stands alone and says all there is
            full = capital(short)
        short = short if heading else capital(short)
        return heading, OptionView(answer_json(option), short, full, card, row, price, sign)

    @cached_property
    def _held(self) -> list[str]:
        return self.book.beside.hand(self.view, self.seat) if self.view is not None and self.seat != PUBLIC else []

    def hand(self) -> tuple[CardView, ...]:
        """The cards that this seat holds, with what may be done with each."""
        if not self._held:
            return ()
        uses: dict[str, list[OptionView]] = {}
        for ask in self.own_asks():
            for option, shown in self._ways(ask):
                uses.setdefault(self.book.beside.card_of(ask.kind, option), []).append(shown)
        cards: list[CardView] = []
        answers = frozenset[str]().union(*(self._whole(ask) for ask in self.own_asks()))
        for topic in self._held:
            face = self._topic(topic)
            again = sum(card.ident.startswith(f"{topic}-") for card in cards)
            if face is not None:
                options = tuple(uses.get(topic, ()))
                cards.append(CardView(f"{topic}-{again}", face, options, is_answer=topic in answers))
        return tuple(cards)

    def _ways(self, ask: Ask) -> Iterator[tuple[Option, OptionView]]:
        """The options of an ask; where some are to be picked, the things to pick from, each by itself."""
        if isinstance(ask, Pick):
            subsets = ask.options
            assert isinstance(subsets, Subsets)
            for item in subsets.counts:
                told = capital(self._option(ask, (item,)))
                yield (item,), OptionView(answer_json(item), told, told)
            return
        for option, _, shown in self._options_shown(ask):
            yield option, shown

    def _topic(self, ident: str) -> TopicView | None:
        """A card by its name among the game's topics, with what the reader has towards its levels."""
        topic = topic_of(self.speech, ident)
        if self.view is None or topic is None or topic.face is None or not any(one.needs for one in topic.face.levels):
            return topic
        return topic._replace(held=self.book.beside.held(self.view, self.seat, ident))

    def card(self, ident: str) -> TopicView | None:
        """A card that somebody wants to read."""
        return self._topic(ident)

    def printed(self) -> tuple[PrintedView, ...]:
        """What stands on the boards of all seats; the reader's own comes first."""
        if self.view is None:
            return ()
        order = sorted(range(len(self.table.seats)), key=lambda seat: seat != self.seat)
        found = (
            PrintedView(seat, self.speech.seat(seat), self._topics_of(self.book.beside.printed(self.view, seat)))
            for seat in order
        )
        return tuple(printed for printed in found if printed.topics)

    def _topics_of(self, idents: Iterable[str]) -> tuple[TopicView, ...]:
        found = (self._topic(ident) for ident in idents)
        return tuple(topic for topic in found if topic is not None)

    def _pick(self, ask: Ask) -> PickView:
        subsets = ask.options
        assert isinstance(subsets, Subsets)
        items = [
            ItemView(answer_json(item), capital(self._option(ask, (item,))), self._card(ask, (item,)))
            for item, count in subsets.counts.items()
            for _ in range(count)
        ]
        said = tuple(self._picked(ask, count) for count in range(subsets.most + 1))
        return PickView(items, subsets.least, subsets.most, said)

    def _picked(self, ask: Ask, count: int) -> str:
        """What is done with so many things that were picked, in the game's words where it has them."""
        own = Phrase(ask.kind, {**ask.about, "seat": ask.seat, "picked": count}, "pick")
        if count and self.book.words(self.speech.language).knows(own.kind, own.attribute):
            return self.speech.plain(own)
        return self.speech.plain(Phrase("site.choose.picked", {"count": count}))

    def _card(self, ask: Ask, option: Option) -> TopicView | None:
        """The card that an option names; of those that are too many to be read at once, the name is enough."""
        card = self._topic(self.book.beside.card_of(ask.kind, option))
        return card if card is None or card.ident in self._whole(ask) else card._replace(brief="")

    def _whole(self, ask: Ask) -> frozenset[str]:
        """The cards that stand among the answers with every word: no more than can be read at a glance. Those that are
        held stand there instead of in the hand, where they are all that is asked for."""
        known = self._read_whole.get(ask.id)
        if known is None:
            known = self._read_whole[ask.id] = self._fitting(ask)
        return known

    def _fitting(self, ask: Ask) -> frozenset[str]:
        options: Iterable[Option] = ask.options
        if isinstance(ask.options, Subsets):
            options = [(item,) for item in ask.options.counts]
        named = [self.book.beside.card_of(ask.kind, option) for option in options]
        topics = [topic for ident in named if (topic := self._topic(ident)) is not None]
        found = frozenset(topic.ident for topic in topics)
        room, is_held = ROOM_FOR_CARDS, not found.isdisjoint(self._held)
        if is_held:
            is_plain = not isinstance(ask, Pick) and len(found) == len(topics) >= len(named) - 1
            room = ROOM_FOR_HELD if is_plain and len(topics) <= MOST_WHOLE and ask in self._own_questions() else 0
        high = faces_height(topics)
        if high > room - CLOSE_UP and room and self.close_up():
            return frozenset()
        return found if high <= room else frozenset()

    def _closed(self, ask: Ask, groups: list[OptionGroupView], refusals: list[Refusal]) -> tuple[ClosedVerbView, ...]:
        """Verbs of which nothing is on offer, each with the reason that bars most of it."""
        if self.book.text is None:
            return ()
        offered = {name for group in groups for name in (group.heading, *(one.short for one in group.options))}
        barred: dict[str, tuple[str, list[tuple[str, str]]]] = {}
        for refusal in refusals:
            verb, sign = self._verb(ask, refusal.option)
            if verb not in offered:
                barred.setdefault(verb, (sign, []))[1].append((refusal.reason, refusal.law))
        shown = []
        for verb, (sign, reasons) in barred.items():
            reason, law = max(dict.fromkeys(reasons), key=reasons.count)
            told = capital(self.speech.plain(Phrase(reason)))
            shown.append(ClosedVerbView(verb, sign_of(self.book, sign), told, self.law(law)))
        whole = [
            ClosedVerbView(
                self.speech.plain(one.name),
                sign_of(self.book, one.sign),
                capital(self.speech.plain(one.why)),
                self.law(one.law),
            )
            for one in self.book.beside.closed(self.view, ask)
        ]
        return (*(shown if len(shown) <= CLOSED_SHOWN else ()), *whole)

    def _verb(self, ask: Ask, option: Option) -> tuple[str, str]:
        """What an option does, in a word, and the name of its sign."""
        name = None if self._told_by is None else (*self._told_by, ask.kind, option)
        found = None if name is None else _verbs.get(name)
        if found is None:
            assert self.book.text is not None
            label = self.book.text.label(self.view, ask.kind, option)
            found = capital(self.speech.plain(label.heading or label.short)), label.sign
            if name is not None:
                _verbs.put(name, found)
        return found

    def _refused(self, ask: Ask, refusals: list[Refusal]) -> list[RefusalView]:
        """What a player would expect but may not do now, by reason."""
        by_reason: dict[tuple[str, str], list[str]] = {}
        for refusal in refusals:
            by_reason.setdefault((refusal.reason, refusal.law), []).append(self._option(ask, refusal.option))
        shown = []
        for (reason, law), options in by_reason.items():
            told = tuple(dict.fromkeys(options))
            why = capital(self.speech.plain(Phrase(reason)))
            shown.append(RefusalView(why, self.law(law), told[:REFUSED_SHOWN], max(0, len(told) - REFUSED_SHOWN)))
        return shown

    def _option(self, ask: Ask, option: Option) -> str:
        return self.speech.option(ask.kind, option)

    def waits_about(self) -> Markup:
        """What somebody else is asked, where everybody may know it."""
        others = [ask for ask in self._questions() if ask.seat != self.seat]
        if len(others) == 1 and others[0].is_public:
            ask = others[0]
            return self.speech.asked(Phrase(ask.kind, {**ask.about, "seat": ask.seat}))
        return Markup("")

    def undo(self) -> UndoView | None:
        """May this seat take something back?"""
        if self.game is None or self.seat == PUBLIC:
            return None
        undoable = may_take_back(self.game, self.seat, self.table.seats)
        reason = undoable.reason.partition("/")[2]
        alone = self.game.players == 1 or is_alone(self.table.seats)  # then there is nobody to ask: bots agree
        values = {"company": "alone" if alone else "others"}
        why = self.speech.plain(Phrase(f"site.table.why.{reason}", values)) if reason else ""
        return UndoView(bool(undoable), why, undoable.reason in AGREEABLE, alone)

    # The journal

    def news(self) -> NewsView | None:
        """Whether others have done several things since this seat's last move, for somebody who is asked now."""
        if self.game is None or self.seat == PUBLIC or not self._own_questions():
            return None
        return (
            NewsView(len(self.journal) - 1) if things_since_last_move(self.game, self.seat, self.journal) > 1 else None
        )

    def turns(self, most: int | None = TURNS_SHOWN) -> list[TurnView]:
        """The story, turn by turn."""
        return turns_told(self.speech, self.journal, most)

    def law(self, law: str) -> LawView | None:
        """A section of the rules."""
        return law_view(self.speech, law) if law else None

    # The rest

    def topics(self) -> tuple[TopicView, ...]:
        """What lies on the table and may be looked up."""
        if self.book.text is None or self.view is None:
            return ()
        printed = {
            ident for seat in range(len(self.table.seats)) for ident in self.book.beside.printed(self.view, seat)
        }
        return self._topics_of(ident for ident in self.book.text.on_table(self.view) if ident not in printed)

    def messages(self, rows: Iterable[MessageRow]) -> tuple[MessageView, ...]:
        """What people have said."""
        return tuple(MessageView(row.id, row.name, row.seat, row.text, row.at) for row in rows)

    def proposals(self, rows: Iterable[ProposalRow]) -> tuple[ProposalView, ...]:
        """What waits for agreement."""
        return tuple(
            ProposalView(
                row.id,
                row.kind,
                row.seat,
                self.speech.seat(row.seat),
                "" if row.about is None else self.speech.seat(row.about),
                row.seat == self.seat,
                self.seat not in row.agreed and self.seat in voters(self.table, row.seat, row.about),
            )
            for row in rows
        )

    def result(self) -> ResultView | None:
        """How the game ended, in its own words where it has them."""
        result = self._result
        if result is None:
            return None
        text = self.speech.rich(self.speech.ended(result))
        scores = tuple((seat, self.speech.seat(seat), score) for seat, score in enumerate(result.scores))
        again = "again" if len(scores) == 1 else "together_again" if self.book.is_cooperative else "rematch"
        return ResultView(text, self.seat in result.winners, scores, again)


def table_view(
    table: OpenTable,
    seat: int,
    language: str,
    *,
    person: str,
    present: frozenset[int] = frozenset(),
    messages: Iterable[MessageRow] = (),
    proposals: Iterable[ProposalRow] = (),
    replaceable: Iterable[int] = (),
    viewpoint: Viewpoint | None = None,
) -> TableView:
    """Everything that the page of a table shows; a lesson brings a viewpoint of its own."""
    row, viewpoint = table.row, viewpoint or Viewpoint(table, seat, language)
    seats = viewpoint.seats(present)
    turns, all_turns = viewpoint.turns(), len({entry.turn for entry in viewpoint.journal})
    people = [place for place in table.seats if place.kind == "person"]
    return TableView(
        id=row.id,
        game=row.game,
        title=viewpoint.speech.plain(Phrase(f"{row.game}.name")),
        stage=row.stage,
        closed=closed_sentence(table, language),
        turn=row.turn,
        seat=seat,
        is_host=table.is_hosted_by(person),
        older_rules=table.older_rules,
        has_board=table.game is not None,
        has_left=seat != PUBLIC and table.seats[seat].left_at is not None,
        may_come_back=any(may_come_back(place, person) for place in table.seats),
        seats=seats,
        laid=viewpoint.laid(),
        close_up=viewpoint.close_up(),
        spread=viewpoint.spread(None) if table.game is not None and not table.game.over else Markup(""),
        asks=viewpoint.asks(),
        hand=viewpoint.hand(),
        waits_for=tuple(other for other in seats if other.is_asked and not other.is_mine),
        waits_about=viewpoint.waits_about(),
        undo=viewpoint.undo(),
        news=viewpoint.news(),
        since=int(row.moved_at.timestamp()) if row.stage == "playing" else 0,
        turns=turns,
        is_whole_story=len(turns) >= all_turns,
        topics=viewpoint.topics(),
        printed=viewpoint.printed(),
        messages=viewpoint.messages(messages),
        proposals=viewpoint.proposals(proposals),
        skips_windows=table.seats[seat].skips_windows if viewpoint.book.has_windows and seat >= 0 else None,
        may_offer_draw=row.players == 2 and len(people) == 2 and row.stage == "playing",
        replaceable=tuple(seats[other] for other in replaceable),
        result=viewpoint.result(),
        rematch=row.rematch or "",
        commitment=table.commitment,
        seed=row.seed if row.stage == "over" else "",
        token=table.seats[seat].token if seat != PUBLIC else "",
        ahead=viewpoint.ahead,
        sole=sole_view(viewpoint),
    )


def _ended(table: OpenTable) -> Result | None:
    """How a game ended that cannot be shown any more."""
    return msgspec.convert(table.row.result, Result) if table.row.stage == "over" else None


def _headed(heading: str, options: list[OptionView]) -> OptionGroupView:
    """Options below their heading: beside it stands what they share."""
    price = options[0].price if len({option.price for option in options}) == 1 else ""
    left = (option._replace(sign=Markup(""), price="" if price else option.price) for option in options)
    return OptionGroupView(heading, tuple(left), options[0].sign, price)
