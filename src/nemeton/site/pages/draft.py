"""A table that somebody is setting up: what the form holds, what is odd about it, and the wish that comes out of it."""

from random import SystemRandom
from typing import Any, NamedTuple

import msgspec
from litestar.datastructures import FormMultiDict

import nemeton
from nemeton.kernel import Phrase, Rulebook

from ..base.errors import NotThere, SiteError
from ..tables.automata import automata_of, without_idle
from ..tables.bot_levels import LEVELS, LOWEST, USUAL, bot_wished, nearest
from ..tables.wishes import CUSTOMS, SeatWish, TableWish
from ..view.option_controls import OptionControl, controls_of, offered_controls, read_control, seat_in
from ..view.shelf import quick_players

ME, HERE, OPEN, BOT = "me", "here", "open", "bot-"
SEAT_CHOICES = (ME, HERE, OPEN, *(f"{BOT}{level}" for level in LEVELS))
PACES = ("live", "slow")
DOORS = ("private", "listed")


class DraftNotice(NamedTuple):
    """Something about the draft that its author should know: its name in the words, and how grave it is."""

    name: str
    gravity: str  # "bad": it cannot be; "warn": it is hardly meant; "calm": good to know


class TableDraft(msgspec.Struct, kw_only=True):
    """A table that is not open yet."""

    game: str
    seats: list[str]
    options: dict[str, Any]
    pace: str = "live"
    door: str = "private"
    begins: str = "full"
    dealing: str = "choose"
    clock: str = "none"
    bot_after: str = "never"
    hints: str = "bots"
    seats_changed: bool = False  # has another game another number of seats than the table had?

    @property
    def book(self) -> Rulebook[Any]:
        """The game."""
        return nemeton.rulebooks()[self.game]

    @property
    def choices(self) -> list[OptionControl]:
        """What the table may choose. What is chosen for a seat (`seat_3`) needs that seat."""
        players = len(self.seats)
        return [choice for choice in controls_of(self.book.options) if seat_in(choice.name) <= players]

    @property
    def shown(self) -> list[OptionControl]:
        """What the form offers of it: only what such a table has a use for."""
        return offered_controls(self.book, len(self.seats), self.options)

    @property
    def automata(self) -> tuple[int, ...]:
        """The seats that the game plays by itself."""
        return automata_of(self.book, len(self.seats), self.options)

    @property
    def advice(self) -> Phrase | None:
        """What the game advises whoever opens such a table."""
        return self.book.advice(len(self.seats), self.book.read_options(self.options))

    @property
    def is_first_game(self) -> bool:
        """Is the game learnt at such a table: does every question come with a hint?"""
        wanted = self.book.first_game
        return wanted is not None and all(self.options.get(name) == value for name, value in wanted.items())

    @property
    def note(self) -> Phrase | None:
        """What the game says of such a table."""
        return self.book.beside.table_note(len(self.seats), self.book.read_options(self.options))

    @property
    def notices(self) -> list[DraftNotice]:
        """What is odd about it."""
        mine, free = self.seats.count(ME), self.seats.count(OPEN)
        if mine > 1:
            return [DraftNotice("two_me", "bad")]
        if HERE in self.seats and not mine:
            return [DraftNotice("nobody_here", "bad")]
        found = [DraftNotice("seats_changed", "warn")] if self.seats_changed else []
        if not mine:
            found.append(DraftNotice("i_watch", "warn") if free else DraftNotice("only_bots", "warn"))
        if self.door == "listed" and not free:
            found.append(DraftNotice("nobody_can_join", "warn"))
        elif self.door == "private" and free:
            found.append(DraftNotice("by_link", "calm"))
        elif mine and not free and len(self.seats) > 1 and HERE not in self.seats:
            found.append(DraftNotice("just_you", "calm"))
        if HERE in self.seats:
            found.append(DraftNotice("curtain" if self.book.hides_hands else "one_screen", "calm"))
        if self.pace == "slow" and not free:
            found.append(DraftNotice("slow_bots", "calm"))
        return found

    def wish(self) -> TableWish:
        """What is asked of the house."""
        if self.seats.count(ME) > 1:
            raise SiteError("site/two_seats")
        seats = [_seat_wish(seat) for seat in self.seats]
        usual = {choice.name: choice.usual for choice in controls_of(self.book.options)}
        options = {name: value for name, value in self.options.items() if value != usual[name]}
        options = without_idle(self.book, len(self.seats), options)
        return TableWish(
            game=self.game,
            seats=seats,
            options=options,
            pace=self.pace,
            listed=self.door == "listed",
            begins=self.begins,
            dealing=self.dealing,
            clock=self.clock,
            bot_after=self.bot_after,
            hints=self.hints,
        )


def fresh_draft(game: str, bot: str = USUAL) -> TableDraft:
    """A table as most people want it: oneself against bots of a level."""
    book = nemeton.rulebooks().get(game)
    if book is None:
        raise NotThere("site/no_game", game=game[:40])
    return TableDraft(
        game=game,
        seats=_usual_seats(quick_players(game), bot),
        options={choice.name: choice.usual for choice in controls_of(book.options)},
    )


def newcomers_draft(game: str, bot: str = LOWEST) -> TableDraft:
    """A table at which somebody who is new to the game learns it and gets something easy to play."""
    return with_easy_seat(first_draft(game, bot))


def with_easy_seat(draft: TableDraft) -> TableDraft:
    """The same table, with something easy for the first seat where seats have a choice."""
    if draft.book.easy_seats:
        draft.options["seat_1"] = SystemRandom().choice(draft.book.easy_seats)
    return draft


def friends_draft(game: str) -> TableDraft:
    """A table for friends: one's own seat, the others open; it begins when all are ready."""
    draft = fresh_draft(game)
    draft.seats[1:] = [OPEN] * (len(draft.seats) - 1)
    draft.begins = "ready"
    return draft


def first_draft(game: str, bot: str = LOWEST) -> TableDraft:
    """A table at which the game is learnt, where the game has such a one, against the easiest bots."""
    draft = fresh_draft(game, bot)
    draft.options |= draft.book.first_game or {}
    return draft


def read_draft(form: FormMultiDict, language: str) -> TableDraft:
    """The draft that a form describes. When the game was changed, seats, pace and door stay as they were chosen."""
    game = str(form.get("game", ""))
    drawn_for = str(form.get("drawn_for", game))
    draft = fresh_draft(drawn_for)
    players = _players(draft.book, str(form.get("players", len(draft.seats))), language)
    chosen = [str(form[f"seat-{at}"]) for at in range(players) if f"seat-{at}" in form]
    draft.seats = [_read_seat(seat, drawn_for) for seat in resized(chosen or [ME], players)]
    draft.pace = one_of(PACES, str(form.get("pace", draft.pace)), "pace")
    draft.door = one_of(DOORS, str(form.get("door", draft.door)), "door")
    for name, known in CUSTOMS.items():
        setattr(draft, name, one_of(known, str(form.get(name, getattr(draft, name))), name))
    if game != drawn_for:
        return _with_another_game(draft, game)
    draft.options = {choice.name: read_control(choice, form) for choice in draft.choices}
    return draft


def _with_another_game(draft: TableDraft, game: str) -> TableDraft:
    """The same table with another game. It has as many seats as that game usually has, unless another number was
    chosen and is possible; the people who were to sit there still are."""
    other = fresh_draft(game)
    chosen, allowed = len(draft.seats), other.book.players
    is_usual = chosen == quick_players(draft.game)
    players = len(other.seats) if is_usual else min(allowed, key=lambda count: (abs(count - chosen), count))
    other.seats = resized(draft.seats, players)
    other.seats_changed = players != chosen and not _are_usual(draft.seats)
    other.pace, other.door = draft.pace, draft.door
    for name in CUSTOMS:
        setattr(other, name, getattr(draft, name))
    return other


def resized(seats: list[str], players: int) -> list[str]:
    """So many seats: more are like the last one, and fewer leave out bots before people, and nobody's own seat.

    >>> resized(["me", "open"], 3), resized(["me"], 2), resized(["open", "bot-level:3", "me"], 2)
    (['me', 'open', 'open'], ['me', 'bot-level:5'], ['open', 'me'])
    """
    leave_first = sorted(range(len(seats)), key=lambda at: (seats[at] == ME, not seats[at].startswith(BOT), -at))
    left_out = leave_first[: max(0, len(seats) - players)]
    kept = [seat for at, seat in enumerate(seats) if at not in left_out]
    more = kept[-1] if kept[-1] != ME else f"{BOT}{USUAL}"
    return kept + [more] * (players - len(kept))


def _usual_seats(players: int, bot: str = USUAL) -> list[str]:
    return [ME, *[f"{BOT}{bot}"] * (players - 1)]


def _are_usual(seats: list[str]) -> bool:
    """Are these seats as a form has offered them, to somebody who knows the game or is new to it?"""
    return seats in (_usual_seats(len(seats)), _usual_seats(len(seats), LOWEST))


def _read_seat(written: str, game: str) -> str:
    """Who shall sit on a seat; a bot of a level that there is."""
    if written.startswith(BOT):
        return f"{BOT}{nearest(bot_wished(written.removeprefix(BOT)), game)}"
    return one_of(SEAT_CHOICES, written, "seats")


def _seat_wish(seat: str) -> SeatWish:
    return SeatWish("bot", seat.removeprefix(BOT)) if seat.startswith(BOT) else SeatWish(seat)


def _players(book: Rulebook[Any], written: str, language: str) -> int:
    players = int(written) if written.isdecimal() and len(written) < 3 else 0
    if players not in book.players:
        name = book.words(language).say(Phrase(f"{book.name}.name"))
        raise SiteError("site/bad_players", game=name, players=written[:8])
    return players


def one_of(known: tuple[str, ...], written: str, kind: str) -> str:
    """What was written, if it is one of these; `kind` names the choice (`site.new.<kind>`)."""
    if written not in known:
        raise SiteError("site/bad_choice", value=written[:40], option=Phrase(f"site.new.{kind}"))
    return written
