"""The lobby of a table as one visitor sees it: who sits where, what each plays, what we wait for."""

from functools import lru_cache
from typing import Any, NamedTuple

from markupsafe import Markup

import nemeton
from nemeton.kernel import Phrase, Rulebook

from ..storage import MessageRow, SeatRow
from ..tables.automata import automata_of
from ..tables.beginning import ANY, seat_choice
from ..tables.bot_levels import MACHINE, level_of
from ..tables.clocks import is_nudged
from ..tables.lobby import picking
from ..tables.table import OpenTable
from ..tables.wishes import CUSTOMS, DEALINGS
from ..visitors.visitor import Visitor
from ..words import site_words
from ..words.speech import Speech, speech_of
from .fitting import FitTold, fit_told
from .option_controls import OptionControl, OptionSay, controls_of, offered_controls, option_words
from .shelf import GameBox, shelf


class ChoiceView(NamedTuple):
    """Something that a seat may play: a faction, a spirit, or whatever the lot gives."""

    value: str
    name: str
    help: str
    picture: Markup
    taken_by: str
    is_chosen: bool


class LobbySeat(NamedTuple):
    """A seat of a table that has not begun."""

    seat: int
    kind: str
    name: str
    place: str
    picture: Markup
    level: str
    is_mine: bool
    is_beside: bool  # of somebody at another one's screen
    is_host: bool
    is_here: bool
    is_ready: bool
    is_picking: bool
    chosen: ChoiceView | None
    choices: tuple[ChoiceView, ...]  # for whoever may choose here


class LobbyView(NamedTuple):
    """All that the lobby shows."""

    id: str
    game: str
    title: str
    host: str
    is_host: bool
    is_closed: bool  # by the site's keeper: it can only be read
    may_set_up: bool
    is_fixed: bool
    seats: tuple[LobbySeat, ...]
    mine: tuple[int, ...]
    own_name: str
    token: str
    open_seats: int
    waits_for: tuple[LobbySeat, ...]
    picking: LobbySeat | None
    is_ready: bool
    needs_ready: bool
    dealings: tuple[str, ...]
    values: dict[str, str]
    options: tuple[tuple[OptionControl, Any], ...]
    option_say: OptionSay
    note: str
    advice: str
    fit: FitTold | None
    first_game: bool
    is_first_game: bool
    nudged_by: str | None  # None where nobody has nudged the reader
    watchers: tuple[str, ...]
    unnamed: int
    messages: tuple[MessageRow, ...]
    shelf: list[GameBox]
    players: tuple[int, ...]
    customs: dict[str, tuple[str, ...]]
    commitment: str


def lobby_view(
    table: OpenTable,
    visitor: Visitor,
    *,
    host: str,
    present: frozenset[int],
    watchers: tuple[str, ...],
    messages: list[MessageRow],
) -> LobbyView:
    """The lobby as a visitor sees it; `host` is what its host is called, `watchers` those who look on."""
    row, language = table.row, visitor.language
    book, mine = nemeton.rulebooks()[row.game], tuple(table.seats_of(visitor.id))
    words, options = book.words(language), book.read_options(row.options)
    seats = _Seats(table, book, visitor, present).all()
    note, advice = book.beside.table_note(row.players, options), book.advice(row.players, options)
    is_host = table.is_hosted_by(visitor.id) and not table.is_closed
    waits = tuple(seat for seat in seats if seat.kind == "person" and not seat.is_ready and row.begins == "ready")
    wanted = book.first_game
    return LobbyView(
        id=row.id,
        game=row.game,
        title=words.say(Phrase(f"{row.game}.name")),
        host=host,
        is_host=is_host,
        is_closed=table.is_closed,
        may_set_up=is_host and row.position is None,
        is_fixed=row.position is not None,
        seats=seats,
        mine=mine,
        own_name=next((seat.name for seat in seats if seat.is_mine and not seat.is_beside), visitor.name),
        token=table.seats[mine[0]].token if mine else "",
        open_seats=sum(seat.kind == "open" for seat in seats),
        waits_for=waits,
        picking=next((seat for seat in seats if seat.is_picking), None),
        is_ready=bool(mine) and all(table.seats[seat].ready for seat in mine),
        needs_ready=row.begins == "ready",
        dealings=tuple(name for name in DEALINGS if name != "draft" or seat_choice(book, 0)),
        values={name: getattr(row, name) for name in (*CUSTOMS, "pace")}
        | {"door": "listed" if row.listed else "private"},
        options=tuple(
            (choice, getattr(options, choice.name))
            for choice in offered_controls(book, row.players, row.options)
            if not choice.name.startswith("seat_")
        ),
        option_say=option_words(book, language),
        note=words.say(note) if note else "",
        advice=words.say(advice) if advice else "",
        fit=fit_told(book, row.players, row.options, language),
        first_game=wanted is not None,
        is_first_game=wanted is not None and all(row.options.get(name) == value for name, value in wanted.items()),
        nudged_by=next((table.seats[seat].nudged_by for seat in mine if is_nudged(table, table.seats[seat])), None),
        watchers=tuple(name for name in watchers if name),
        unnamed=sum(not name for name in watchers),
        messages=tuple(messages),
        shelf=[box for box in shelf() if box.is_here],
        players=book.players,
        customs=CUSTOMS,
        commitment=table.commitment,
    )


class _Seats:
    """Makes the seats of a lobby."""

    def __init__(self, table: OpenTable, book: Rulebook[Any], visitor: Visitor, present: frozenset[int]) -> None:
        self._table, self._book, self._visitor, self._present = table, book, visitor, present
        self._speech: Speech = speech_of(book, visitor.language, ())
        self._picking = picking(table)
        self._say = option_words(book, visitor.language)
        self._controls = {control.name: control for control in controls_of(book.options)}

    def all(self) -> tuple[LobbySeat, ...]:
        """All seats."""
        return tuple(self._seat(place) for place in self._table.seats)

    def _seat(self, place: SeatRow) -> LobbySeat:
        table, seat, mine = self._table, place.seat, place.is_held_by(self._visitor.id)
        choices = self._choices(place)
        chosen = next((choice for choice in choices if choice.is_chosen), None)
        may_choose = mine or (place.kind == "bot" and table.is_hosted_by(self._visitor.id))
        waits_for_pick = mine and self._picking not in (None, seat)
        host_seat = next((other.seat for other in table.seats if other.is_held_by(table.row.host)), None)
        return LobbySeat(
            seat=seat,
            kind=place.kind,
            name=place.name,
            place=self._speech.place(seat),
            picture=(chosen.picture if chosen else Markup("")) or _seat_picture(self._book, seat),
            level=level_of(place.bot, self._book.name),
            is_mine=mine,
            is_beside=place.own_name,
            is_host=seat == host_seat,
            is_here=seat in self._present,
            is_ready=place.ready,
            is_picking=seat == self._picking,
            chosen=chosen if place.kind != "open" else None,
            choices=choices if may_choose and not waits_for_pick and table.row.dealing != "lot" else (),
        )

    def _choices(self, place: SeatRow) -> tuple[ChoiceView, ...]:
        control = self._controls.get(seat_choice(self._book, place.seat))
        if control is None or self._table.row.position is not None:
            return ()
        book, players, options = self._book, self._table.row.players, self._table.row.options
        taken = {options.get(seat_choice(self._book, other.seat)): other for other in self._table.seats}
        now = options.get(control.name, ANY)
        found = []
        idle = book.idle_values(players, book.read_options(options), control.name)
        for value in sorted((one for one in control.values if one not in idle), key=lambda value: value == ANY):
            if place.kind == "person" and place.seat in automata_of(book, players, {control.name: value}):
                continue  # nobody plays an automaton
            holder = taken.get(value) if value != ANY and value != now else None
            name = "" if holder is None else self._called(holder)
            picture = _choice_picture(self._book, str(value))
            told = self._say(control, value), self._say(control, value, "help")
            found.append(ChoiceView(str(value), *told, picture, name, value == now))
        return tuple(found)

    def _called(self, place: SeatRow) -> str:
        say = site_words(self._visitor.language)
        if place.kind == "bot":
            return say.say(Phrase("site.people.bot_machine" if place.bot == MACHINE else "site.people.bot"))
        return place.name or self._speech.place(place.seat)


@lru_cache(200)
def _seat_picture(book: Rulebook[Any], seat: int) -> Markup:
    return Markup(book.beside.seat_picture(seat))


@lru_cache(200)
def _choice_picture(book: Rulebook[Any], value: str) -> Markup:
    """The picture of a faction or a spirit: it is a topic of its game under the same name."""
    known = book.text.topics if book.text is not None else {}
    return Markup(book.beside.topic_picture(value)) if value in known else Markup("")
