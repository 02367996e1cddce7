"""A replay: a game that somebody looks back on, with the eyes that they may use, and what may leave the house with it.

While a game runs, everybody looks with their own eyes: the seat where they sit, or those of a spectator. When it is
over all is open. A record that somebody sent in is open from the beginning, for it holds everything anyway.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec

from nemeton.kernel import ALL, PUBLIC, Game, Rulebook, Sealed
from nemeton.kernel.records import FORMAT

from ..base.errors import NotAllowed, NotThere
from ..storage import SeatRow, TableRow
from .timeline import Timeline
from .verification import PublishedDeal

EYES = {"all": ALL, "public": PUBLIC}


class Replay(NamedTuple):
    """A game along its way, and who is looking at it."""

    source: str  # "table:…" or "record:…": where it is found again
    address: str  # of the page that shows it
    timeline: Timeline
    names: Sequence[str]  # of the people who sit there; empty where there are none, or nobody knows
    bots: Sequence[str]  # which bots sit there; empty where there are none
    seat: int  # where the viewer sits; PUBLIC for anybody else
    is_open: bool  # may everything be seen?
    table_id: str = ""  # where it is one of this site's tables
    proof: dict[str, Any] | None = None  # what the record of a finished table tells of its deal

    @property
    def book(self) -> Rulebook[Any]:
        """The game's rulebook."""
        return self.timeline.latest.book

    @property
    def base(self) -> str:
        """The address below which its record, its end and its analysis lie."""
        return f"/tables/{self.table_id}" if self.table_id else self.address

    @property
    def is_over(self) -> bool:
        """Did the game come to its end?"""
        return self.timeline.latest.over

    @property
    def players(self) -> int:
        """How many sit at the table."""
        return self.timeline.latest.players

    @property
    def choices(self) -> list[int]:
        """The eyes that the viewer may use, the usual ones first."""
        return [ALL, *range(self.players), PUBLIC] if self.is_open else [self.seat]

    def eyes(self, wanted: str) -> int:
        """The eyes that were asked for, if they may be used."""
        if not wanted:
            return self.choices[0]
        eyes = EYES.get(wanted)
        if eyes is None and wanted.isascii() and wanted.isdigit() and len(wanted) < 4:
            eyes = int(wanted)
        if eyes is None or eyes not in (ALL, PUBLIC, *range(self.players)):
            raise NotThere("site/no_eyes", eyes=wanted[:40])
        if eyes not in self.choices:
            raise NotAllowed("site/not_your_eyes")
        return eyes

    def game_at(self, number: int) -> Game[Any]:
        """The game at a moment."""
        if not 0 <= number <= self.timeline.last:
            raise NotThere("site/no_moment", number=number, last=self.timeline.last)
        return self.timeline.at(number)

    def why_no_continuing(self, number: int) -> str:
        """Why no table can go on from a moment ("over", "hidden"), or nothing if one can."""
        game = self.game_at(number)
        if game.over:
            return "over"
        return "" if self.is_open or self._sees_all(game) else "hidden"

    def _sees_all(self, game: Game[Any]) -> bool:
        """Is nothing hidden from the viewer, now and where the position would begin?"""
        book = self.book
        states = [game.state, book.read_position(game.position()["state"])]
        return all(book.encode(book.conceal(state, self.seat)) == book.encode(state) for state in states)


def replay_of_table(row: TableRow, seats: Sequence[SeatRow], timeline: Timeline, seat: int) -> Replay:
    """The replay of a table of this site, for whoever looks from this seat."""
    names = [place.name if place.kind == "person" else "" for place in seats]
    bots = [place.bot or "" for place in seats]
    is_over = row.stage == "over"
    proof = proof_of(row, seats) if is_over else None
    source, address = f"table:{row.id}", f"/tables/{row.id}/replay"
    return Replay(source, address, timeline, names, bots, seat, is_over, row.id, proof)


def replay_of_record(record_id: str, record: dict[str, Any], timeline: Timeline) -> Replay:
    """The replay of a record that was sent in."""
    players = timeline.latest.players
    names, bots = (_told(record, part, players) for part in ("names", "bots"))
    return Replay(f"record:{record_id}", f"/replay/{record_id}", timeline, names, bots, PUBLIC, is_open=True)


def _told(record: dict[str, Any], part: str, players: int) -> list[str]:
    """What a record tells of the table's seats, one text a seat; whatever is none of that is passed over."""
    table = record.get("table")
    texts = table.get(part) if isinstance(table, dict) else None
    if not isinstance(texts, list) or len(texts) != players:
        return [""] * players
    return [text[:40] if isinstance(text, str) else "" for text in texts]


# What leaves the house


def view_record(replay: Replay) -> dict[str, Any]:
    """A running game as its viewer may keep it: at each moment what that seat sees. No seed, nobody's secrets."""
    seat, book = replay.seat, replay.book
    lines = [line for line in replay.timeline.journal if line.entry.is_for(seat)]
    told: dict[int, list[Any]] = {}
    for line in lines:
        told.setdefault(line.moment, []).append(msgspec.to_builtins(line.entry))
    moments = [
        {"number": number, "position": book.write_position(game.seen_by(seat)), "journal": told.get(number, [])}
        for number, game in enumerate(replay.timeline.walk())
    ]
    return {
        "nemeton": FORMAT,
        "view": "public" if seat == PUBLIC else seat,
        "game": book.name,
        "rules": book.rules_version,
        "players": replay.players,
        "options": replay.timeline.latest.origin.options,
        "moments": moments,
    }


def full_record(replay: Replay) -> dict[str, Any]:
    """A finished game, all of it, with what proves that it was dealt fairly."""
    assert replay.is_open, "a running game has only views"
    record = replay.timeline.latest.record()
    return record if replay.proof is None else record | {"table": replay.proof}


def proven(record: dict[str, Any], row: TableRow, seats: Sequence[SeatRow]) -> dict[str, Any]:
    """The record of a table's finished game with what proves that it was dealt fairly."""
    return record | {"table": proof_of(row, seats)}


def proof_of(row: TableRow, seats: Sequence[SeatRow]) -> dict[str, Any]:
    """What a finished table tells of its deal: the seed that it had promised, and what each seat added."""
    assert row.stage == "over", "a running game keeps its seed"
    return {
        "id": row.id,
        "names": [seat.name for seat in seats],
        "bots": [seat.bot or "" for seat in seats],
        "seed": row.seed,
        "nonces": [seat.nonce for seat in seats],
        "commitment": Sealed(bytes.fromhex(row.seed)).commitment,
    }


def published_by(row: TableRow, seats: Sequence[SeatRow], game: Game[Any]) -> PublishedDeal:
    """What this site knows of a finished table, to compare a record with."""
    assert row.stage == "over", "a running game keeps its seed"
    commitment = Sealed(bytes.fromhex(row.seed)).commitment
    return PublishedDeal(commitment, [seat.nonce for seat in seats], game.record())


def position_at(replay: Replay, number: int) -> dict[str, Any]:
    """The position of a moment, for somebody who may see all of it."""
    why = replay.why_no_continuing(number)
    if why:
        raise NotAllowed(f"site/no_continuing_{why}")
    return replay.game_at(number).position()
