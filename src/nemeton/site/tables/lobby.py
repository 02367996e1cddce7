"""The lobby: a table that has not begun. Its host may change the game and keeps the guests; everybody chooses what to
play, says a name and "ready"; somebody may sit down at another one's screen."""

from collections.abc import Sequence
from typing import Any

import msgspec

import nemeton
from nemeton.kernel import Rulebook

from ..base.errors import NotAllowed, SiteError, TooLate
from ..storage import Person, SeatRow, TableRow, fresh_token
from .automata import automata_of, settle_automata, without_idle
from .beginning import ANY, Sitter, begin, carried, place_people, seat_choice
from .bot_levels import USUAL, bot_wished
from .service import TableService, take_seat
from .table import OpenTable, seat_at
from .wishes import CUSTOMS, SeatWish, TableWish, check_customs

NOBODY: Sitter = {
    "kind": "open",
    "name": "",
    "person": None,
    "bot": None,
    "nonce": "",
    "ready": False,
    "own_name": False,
    "seen_at": None,
    "token": "",
    "devices": [],
}


class SetUp(msgspec.Struct, frozen=True, kw_only=True):
    """What a host chooses for the whole table. `options` are those that are not chosen seat by seat."""

    game: str
    players: int
    options: dict[str, Any]
    pace: str
    listed: bool
    begins: str
    dealing: str
    clock: str
    bot_after: str
    hints: str


class LobbyService:
    """The lobbies of all tables."""

    def __init__(self, tables: TableService) -> None:
        self._tables = tables

    # What the host does

    async def set_up(self, table_id: str, person: str, wanted: SetUp) -> None:
        """Another game, other options or other customs. Everybody keeps a seat; who was ready looks again."""
        table = await self._tables.look(table_id)
        _host_only(table, person)
        if table.row.position is not None:
            raise NotAllowed("site/fixed_position")
        people = sum(seat.kind == "person" for seat in table.seats)
        if people > wanted.players:
            raise SiteError("site/too_many_people", people=people, seats=wanted.players)
        book = nemeton.rulebooks()[wanted.game]
        options = without_idle(book, wanted.players, wanted.options | _kept_choices(table.row, wanted))
        wish = _wish(wanted, options)
        check_customs(wish)
        await self._tables.try_wish(wish)
        async with self._tables.changing(table_id) as (work, now_there):
            _still_waiting(now_there)
            if sum(seat.kind == "person" for seat in now_there.seats) > wanted.players:
                raise TooLate("site/changed_meanwhile")
            is_other = _is_other_game(now_there.row, wanted, options)
            self._write(now_there.row, wanted, options)
            await self._seat_again(work, now_there, wanted.players)
            settle_automata(now_there.row, now_there.seats)
            for seat in now_there.seats:
                seat.ready = seat.ready and not is_other
            await begin(work, now_there)

    def _write(self, row: TableRow, wanted: SetUp, options: dict[str, Any]) -> None:
        book = nemeton.rulebooks()[wanted.game]
        row.game, row.rules, row.players, row.options = wanted.game, book.rules_version, wanted.players, options
        row.pace, row.listed = wanted.pace, wanted.listed
        for name in CUSTOMS:
            setattr(row, name, getattr(wanted, name))

    async def _seat_again(self, work: Any, table: OpenTable, players: int) -> None:
        """So many seats. People stay where they sit as far as these seats are still there."""
        seats, count = table.seats, len(table.seats)
        if count == players:
            return
        sitters = resettled([carried(seat) for seat in seats], players)
        for seat in seats[players:]:
            await work.delete(seat)
        del seats[players:]
        for at in range(count, players):
            place = SeatRow(table_id=table.row.id, seat=at, kind="open", token=fresh_token(), nonce="", devices=[])
            work.add(place)
            seats.append(place)
        place_people(seats, sitters)
        for seat in seats:
            seat.token = seat.token or fresh_token()

    async def seat_bot(self, table_id: str, seat: int, person: str, bot: str) -> None:
        """The host gives an open seat to a bot, or a bot another level."""
        bot = bot_wished(bot)
        async with self._tables.changing(table_id) as (work, table):
            _host_only(table, person)
            place = seat_at(table, seat)
            if place.kind == "person" or table.row.stage != "waiting":
                raise TooLate("site/seat_taken", seat=seat)
            place.kind, place.bot = "bot", bot
            settle_automata(table.row, table.seats)
            await begin(work, table)

    async def free(self, table_id: str, seat: int, person: str) -> None:
        """The host takes a bot from its seat."""
        async with self._tables.changing(table_id) as (_, table):
            _still_waiting(table)
            _host_only(table, person)
            place = seat_at(table, seat)
            if place.kind != "bot":
                raise TooLate("site/seat_taken", seat=seat)
            empty_seat(table, place)

    # What everybody does

    async def choose(self, table_id: str, person: str, seat: int, value: str) -> None:
        """Choose what a seat plays. The host chooses for bots too."""
        table = await self._tables.look(table_id)
        options = _chosen(table, person, seat, value)
        await self._tables.try_wish(_wish_of(table.row, options))
        async with self._tables.changing(table_id) as (_, now_there):
            now_there.row.options = _chosen(now_there, person, seat, value)
            settle_automata(now_there.row, now_there.seats)

    async def ready(self, table_id: str, person: str, *, ready: bool) -> None:
        """Say that the game may begin, for all seats of one's screen, or that it may not."""
        async with self._tables.changing(table_id) as (work, table):
            _still_waiting(table)
            for seat in _own_seats(table, person):
                seat.ready = ready
            await begin(work, table)

    async def move(self, table_id: str, person: str, start: int, end: int) -> None:
        """Take another seat that is free, with all that one has."""
        async with self._tables.changing(table_id) as (_, table):
            _still_waiting(table)
            old, new = _own_seat_at(table, person, start), seat_at(table, end)
            if new.kind != "open":
                raise TooLate("site/seat_taken", seat=end)
            place_people([new], [carried(old)])
            empty_seat(table, old)
            new.ready = False

    async def sit_beside(self, table_id: str, seat: int, person: Person, name: str) -> None:
        """Somebody else sits down at the screen of a person who sits here; or that person plays a second seat."""
        async with self._tables.changing(table_id) as (work, table):
            _still_waiting(table)
            mine, place = _own_seats(table, person.id), seat_at(table, seat)
            if place.kind != "open":
                raise TooLate("site/seat_taken", seat=seat)
            take_seat(place, person, mine[0].nonce, name)
            place.ready = all(own.ready for own in mine)
            await begin(work, table)

    async def stand_up(self, table_id: str, person: str, seat: int) -> None:
        """Leave a seat before the game."""
        async with self._tables.changing(table_id) as (_, table):
            _still_waiting(table)
            empty_seat(table, _own_seat_at(table, person, seat))


def picking(table: OpenTable) -> int | None:
    """Whose pick it is in a draft: the last seat of a person who has not chosen; None where nobody picks."""
    book = nemeton.rulebooks()[table.row.game]
    if table.row.dealing != "draft" or not seat_choice(book, 0):
        return None
    if ANY in book.idle_values(table.row.players, book.read_options(table.row.options), seat_choice(book, 0)):
        return None  # it is chosen in the game
    people = [seat.seat for seat in table.seats if seat.kind == "person"]
    left = [seat for seat in people if table.row.options.get(seat_choice(book, seat), ANY) == ANY]
    return max(left, default=None)


def resettled(sitters: Sequence[Sitter], players: int) -> list[Sitter]:
    """Whoever sat at a table, at one with another number of seats: people keep their seats as long as these are there,
    bots are left out first, and seats that are new stay open."""
    kept = [*sitters[:players], *(NOBODY for _ in range(players - len(sitters)))]
    for sitter in sitters[players:]:
        if sitter["kind"] == "person":
            free = [at for at, other in enumerate(kept) if other["kind"] != "person"]
            kept[min(free, key=lambda at: (kept[at]["kind"] == "bot", at))] = sitter
    return kept


def _kept_choices(row: TableRow, wanted: SetUp) -> dict[str, Any]:
    """What seats have chosen, if they still may."""
    book = nemeton.rulebooks()[wanted.game]
    if row.game != wanted.game or wanted.dealing == "lot":
        return {}
    names = (seat_choice(book, seat) for seat in range(wanted.players))
    return {name: row.options[name] for name in names if name in row.options}


def _is_other_game(row: TableRow, wanted: SetUp, options: dict[str, Any]) -> bool:
    return (row.game, row.players, row.options, row.dealing) != (wanted.game, wanted.players, options, wanted.dealing)


def _chosen(table: OpenTable, person: str, seat: int, value: str) -> dict[str, Any]:
    """The options of a table in which a seat has chosen; refused where it may not."""
    _still_waiting(table)
    row, book, place = table.row, nemeton.rulebooks()[table.row.game], seat_at(table, seat)
    name = seat_choice(book, seat)
    if not (place.is_held_by(person) or (place.kind == "bot" and table.is_hosted_by(person))):
        raise NotAllowed("site/not_your_seat")
    if not name or row.dealing == "lot" or row.position is not None:
        raise NotAllowed("site/no_choice")
    if place.kind == "person" and value != ANY and picking(table) not in (None, seat):
        raise NotAllowed("site/not_your_pick")
    others = {seat_choice(book, other) for other in range(row.players)} - {name}
    if value != ANY and value in {row.options.get(other) for other in others}:
        raise TooLate("site/choice_taken")
    options = {key: kept for key, kept in row.options.items() if key != name}
    chosen = options if value == ANY else options | {name: _known(book, name, value)}
    if place.kind == "person" and seat in automata_of(book, row.players, chosen):
        raise SiteError("site/automaton_seat", seat=seat + 1)
    return without_idle(book, row.players, chosen)


def _known(book: Rulebook[Any], name: str, value: str) -> str:
    book.read_options({name: value})  # says what is wrong with it
    return value


def _wish(wanted: SetUp, options: dict[str, Any]) -> TableWish:
    customs = {name: getattr(wanted, name) for name in CUSTOMS}
    seats = [SeatWish("open")] * wanted.players
    return TableWish(game=wanted.game, seats=seats, options=options, pace=wanted.pace, **customs)


def _wish_of(row: TableRow, options: dict[str, Any]) -> TableWish:
    return TableWish(game=row.game, seats=[SeatWish("bot", USUAL)] * row.players, options=options)


def empty_seat(table: OpenTable, place: SeatRow) -> None:
    """Nobody sits here any more; what was chosen for the seat is free again, and so is its link."""
    place_people([place], [NOBODY])
    place.renew()
    name = seat_choice(nemeton.rulebooks()[table.row.game], place.seat)
    options = {key: value for key, value in table.row.options.items() if key != name}
    table.row.options = without_idle(nemeton.rulebooks()[table.row.game], table.row.players, options)


def _own_seats(table: OpenTable, person: str) -> list[SeatRow]:
    held = [table.seats[seat] for seat in table.seats_of(person)]
    if not held:
        raise NotAllowed("site/not_your_seat")
    return held


def _own_seat_at(table: OpenTable, person: str, seat: int) -> SeatRow:
    place = seat_at(table, seat)
    if not place.is_held_by(person):
        raise NotAllowed("site/not_your_seat")
    return place


def _still_waiting(table: OpenTable) -> None:
    if table.row.stage != "waiting":
        raise TooLate("site/has_begun")


def _host_only(table: OpenTable, person: str) -> None:
    _still_waiting(table)
    if not table.is_hosted_by(person):
        raise NotAllowed("site/host_only")
