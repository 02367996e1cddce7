"""What the site keeps: people, tables, their seats, the log of what happened, chat and proposals.

The log is append-only. Its rows are numbered per table, and the number is unique: whoever writes second, loads again.
"""

import secrets
from datetime import UTC, datetime
from typing import Any

from sqlalchemy import (
    JSON,
    Boolean,
    DateTime,
    Float,
    ForeignKey,
    ForeignKeyConstraint,
    Index,
    Integer,
    LargeBinary,
    String,
    Text,
    TypeDecorator,
)
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column, relationship


class UtcDateTime(TypeDecorator[datetime]):
    """A time that knows its zone, also where the database forgets it."""

    impl = DateTime(timezone=True)
    cache_ok = True

    def process_result_value(self, value: datetime | None, dialect: Any) -> datetime | None:  # noqa: ARG002
        return value.replace(tzinfo=UTC) if value is not None and value.tzinfo is None else value


def now() -> datetime:
    """This moment."""
    return datetime.now(UTC)


def today() -> int:
    """The day that it is, counted from the first of January 1970."""
    return int(now().timestamp()) // 86_400


def fresh_token() -> str:
    """A secret of 192 random bits, for a link that nobody guesses."""
    return secrets.token_urlsafe(24)


class Base(DeclarativeBase):
    """All tables of the database."""


class Person(Base):
    """Somebody who plays: a guest with a name and preferences, known by a signed cookie."""

    __tablename__ = "people"

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    name: Mapped[str] = mapped_column(String(40), default="")
    preferences: Mapped[dict[str, Any]] = mapped_column(JSON, default=dict)
    epoch: Mapped[int] = mapped_column(Integer, default=0, server_default="0")  # cookies of another one are worthless
    seen_day: Mapped[int] = mapped_column(Integer, default=today, server_default="0")  # when the person was here last
    created_at: Mapped[datetime] = mapped_column(UtcDateTime, default=now)


class TokenRow(Base):
    """What a program proves with for whom it plays. Only the hash is kept."""

    __tablename__ = "tokens"

    id: Mapped[str] = mapped_column(String(16), primary_key=True)
    person: Mapped[str] = mapped_column(ForeignKey("people.id"), index=True)
    name: Mapped[str] = mapped_column(String(40))
    digest: Mapped[str] = mapped_column(String(64), unique=True)
    created_at: Mapped[datetime] = mapped_column(UtcDateTime, default=now)
    used_at: Mapped[datetime | None] = mapped_column(UtcDateTime, default=None)


class LessonRow(Base):
    """How far a person has come in a lesson, and whether it was gone through to its end once."""

    __tablename__ = "lessons"

    person: Mapped[str] = mapped_column(ForeignKey("people.id"), primary_key=True)
    game: Mapped[str] = mapped_column(String(32), primary_key=True)
    lesson: Mapped[str] = mapped_column(String(32), primary_key=True)
    path: Mapped[str] = mapped_column(String(200), default="")  # what was chosen at each step so far
    done: Mapped[bool] = mapped_column(Boolean, default=False)
    at: Mapped[datetime] = mapped_column(UtcDateTime, default=now)


class TableRow(Base):
    """One table: which game under which options, who hosts it, and where it stands."""

    __tablename__ = "tables"

    id: Mapped[str] = mapped_column(String(16), primary_key=True)
    game: Mapped[str] = mapped_column(String(32))
    rules: Mapped[int] = mapped_column(Integer)
    players: Mapped[int] = mapped_column(Integer)
    options: Mapped[dict[str, Any]] = mapped_column(JSON)
    position: Mapped[dict[str, Any] | None] = mapped_column(JSON, default=None)
    seed: Mapped[str] = mapped_column(String(64))  # secret until the game is over
    stage: Mapped[str] = mapped_column(String(8), default="waiting")  # waiting, playing, over
    pace: Mapped[str] = mapped_column(String(8), default="live")  # live, slow
    listed: Mapped[bool] = mapped_column(default=False)
    host: Mapped[str] = mapped_column(ForeignKey("people.id"), index=True)
    number: Mapped[int] = mapped_column(Integer, default=0)  # rows of the log
    base: Mapped[int] = mapped_column(Integer, default=0, server_default="0")  # the row that brought corrected rules
    version: Mapped[int] = mapped_column(Integer, default=0)  # rises with every change that a page shows
    turn: Mapped[int] = mapped_column(Integer, default=0)
    asked: Mapped[list[int]] = mapped_column(JSON, default=list)
    result: Mapped[dict[str, Any] | None] = mapped_column(JSON, default=None)
    places: Mapped[list[str] | None] = mapped_column(JSON, default=None)  # what its game calls the seats, if it tells
    rematch: Mapped[str | None] = mapped_column(String(16), default=None)
    begins: Mapped[str] = mapped_column(String(8), default="full", server_default="full")  # full: all seats; ready: all
    dealing: Mapped[str] = mapped_column(String(8), default="choose", server_default="choose")  # choose, lot, draft
    clock: Mapped[str] = mapped_column(String(12), default="none", server_default="none")  # see tables/clocks.py
    bot_after: Mapped[str] = mapped_column(String(8), default="never", server_default="never")
    hints: Mapped[str] = mapped_column(String(8), default="bots", server_default="bots")  # see tables/hints.py
    times: Mapped[dict[str, Any] | None] = mapped_column(JSON, default=None)  # by seat: since when asked, time used
    due_at: Mapped[datetime | None] = mapped_column(UtcDateTime, default=None, index=True)  # when to look at its clocks
    pins: Mapped[dict[str, Any] | None] = mapped_column(JSON, default=None)  # what people point at, and in which phase
    silent: Mapped[list[int] | None] = mapped_column(JSON, default=None)  # seats of bots that could not answer
    created_at: Mapped[datetime] = mapped_column(UtcDateTime, default=now)
    moved_at: Mapped[datetime] = mapped_column(UtcDateTime, default=now)
    closed_at: Mapped[datetime | None] = mapped_column(UtcDateTime, default=None)  # by the site's keeper: to read only
    closed_why: Mapped[str] = mapped_column(String(200), default="", server_default="")
    __table_args__ = (Index("tables_by_stage", "stage", "listed"),)
    # a row that another process has changed meanwhile is not written over
    __mapper_args__ = {"version_id_col": version, "version_id_generator": False}  # noqa: RUF012


class SeatRow(Base):
    """One seat: a person, a bot, or nobody yet. The token is the secret in the seat's link."""

    __tablename__ = "seats"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    seat: Mapped[int] = mapped_column(Integer, primary_key=True)
    kind: Mapped[str] = mapped_column(String(8))  # person, bot, open
    name: Mapped[str] = mapped_column(String(40), default="")
    person: Mapped[str | None] = mapped_column(ForeignKey("people.id"), default=None, index=True)
    bot: Mapped[str | None] = mapped_column(String(32), default=None)
    stands_in_for: Mapped[str | None] = mapped_column(String(40), default=None)  # whose seat a bot has taken over
    token: Mapped[str] = mapped_column(String(48))
    nonce: Mapped[str] = mapped_column(String(64), default="")
    seen_at: Mapped[datetime | None] = mapped_column(UtcDateTime, default=None)
    left_at: Mapped[datetime | None] = mapped_column(
        UtcDateTime, default=None
    )  # since when its person is away by own choice
    owner: Mapped[str | None] = mapped_column(
        ForeignKey("people.id"), default=None, index=True
    )  # who may take the seat back from a bot
    devices: Mapped[list["DeviceRow"]] = relationship(lazy="selectin", cascade="all, delete-orphan")

    ahead: Mapped[list[dict[str, Any]]] = mapped_column(JSON, default=list, server_default="[]")  # answers in advance
    skips_sole: Mapped[bool] = mapped_column(Boolean, default=False, server_default="0")  # not asked for one answer
    skips_windows: Mapped[bool] = mapped_column(Boolean, default=False, server_default="0")
    ready: Mapped[bool] = mapped_column(Boolean, default=False, server_default="0")  # may the game begin, for this one?
    own_name: Mapped[bool] = mapped_column(Boolean, default=False, server_default="0")  # a name for this seat alone:
    # of somebody who plays at another person's screen
    lifted: Mapped[int | None] = mapped_column(Integer, default=None)  # the log's number when its curtain was lifted
    nudged_at: Mapped[datetime | None] = mapped_column(UtcDateTime, default=None)
    nudged_by: Mapped[str] = mapped_column(String(40), default="", server_default="")

    @property
    def is_passed_over(self) -> bool:
        """Does its person want to be asked in a window only with a card that could answer?"""
        return self.kind == "person" and self.skips_windows

    def is_held_by(self, person: str | None) -> bool:
        """Does this person sit here, or the same one on another device?"""
        return self.kind == "person" and person is not None and person in self.holders

    @property
    def holders(self) -> list[str]:
        """Who may play from this seat: its person, and the guests that its own link made of that person's devices."""
        return [*([self.person] if self.person else []), *(device.person for device in self.devices)]

    def is_opened_by(self, token: str) -> bool:
        """Is this the secret in the seat's link? Compared in constant time; a seat without a person has no link."""
        return self.kind == "person" and secrets.compare_digest(self.token.encode(), token.encode())

    def hold(self, person: str) -> None:
        """One more device of the same person."""
        if person not in self.holders:
            self.devices.append(DeviceRow(person=person))

    def renew(self, holder: str | None = None) -> None:
        """A new link: the old one is worth nothing from now on, and no device but the holder's has the seat."""
        self.token = fresh_token()
        self.devices.clear()
        if holder is not None:
            self.person = holder


class DeviceRow(Base):
    """Another device from which a seat's person plays: whoever has opened the seat's own link there."""

    __tablename__ = "devices"

    table_id: Mapped[str] = mapped_column(String(16), primary_key=True)
    seat: Mapped[int] = mapped_column(Integer, primary_key=True)
    person: Mapped[str] = mapped_column(ForeignKey("people.id"), primary_key=True, index=True)
    __table_args__ = (ForeignKeyConstraint(["table_id", "seat"], ["seats.table_id", "seats.seat"]),)


class LogRow(Base):
    """Something that happened at a table: an answer, an undo, a settlement, corrected rules. `told` is how the game's
    story grew with it."""

    __tablename__ = "log"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    number: Mapped[int] = mapped_column(Integer, primary_key=True)
    body: Mapped[Any] = mapped_column(JSON)
    told: Mapped[bytes | None] = mapped_column(LargeBinary, default=None)
    at: Mapped[datetime] = mapped_column(UtcDateTime, default=now)


class SnapshotRow(Base):
    """The last checkpoint of a table's game, so that it opens without being played again. The log alone is enough."""

    __tablename__ = "snapshots"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    number: Mapped[int] = mapped_column(Integer)  # rows of the log when it was kept
    body: Mapped[bytes] = mapped_column(LargeBinary)


class ChronicleRow(Base):
    """How a finished game went, counted once. It can be counted again from the log."""

    __tablename__ = "chronicles"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    edition: Mapped[int] = mapped_column(Integer)  # of what is counted
    body: Mapped[bytes] = mapped_column(LargeBinary)


class RecordRow(Base):
    """A record that somebody sent in to look at; its id is the beginning of its hash."""

    __tablename__ = "records"

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    game: Mapped[str] = mapped_column(String(32))
    body: Mapped[bytes] = mapped_column(LargeBinary)
    at: Mapped[datetime] = mapped_column(UtcDateTime, default=now, index=True)


class MessageRow(Base):
    """A line of chat."""

    __tablename__ = "messages"

    id: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=True)
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), index=True)
    seat: Mapped[int | None] = mapped_column(Integer, default=None)
    person: Mapped[str] = mapped_column(ForeignKey("people.id"), index=True)
    name: Mapped[str] = mapped_column(String(40))
    text: Mapped[str] = mapped_column(Text)
    at: Mapped[datetime] = mapped_column(UtcDateTime, default=now, index=True)


class ProposalRow(Base):
    """Something the table must agree on: take more back, give a seat to a bot, a draw, a rematch."""

    __tablename__ = "proposals"

    id: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=True)
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), index=True)
    kind: Mapped[str] = mapped_column(String(16))  # undo, replace, draw, rematch
    seat: Mapped[int] = mapped_column(Integer)  # who asks
    about: Mapped[int | None] = mapped_column(Integer, default=None)  # the seat it is about
    number: Mapped[int] = mapped_column(Integer)  # the log's number when it was made
    agreed: Mapped[list[int]] = mapped_column(JSON, default=list)
    state: Mapped[str] = mapped_column(String(8), default="open")  # open, done, refused, gone
    at: Mapped[datetime] = mapped_column(UtcDateTime, default=now)


# What the site's keeper does.


class SanctionRow(Base):
    """A person who is muted, or a person or an address that is shut out: until when, and why."""

    __tablename__ = "sanctions"

    kind: Mapped[str] = mapped_column(String(8), primary_key=True)  # mute, ban
    who: Mapped[str] = mapped_column(String(64), primary_key=True)  # a person's id, an address, a network
    until: Mapped[datetime | None] = mapped_column(UtcDateTime, default=None)  # without it, for good
    why: Mapped[str] = mapped_column(String(200), default="")
    at: Mapped[datetime] = mapped_column(UtcDateTime, default=now)


class ActRow(Base):
    """Something that the site's keeper did. Running processes look for new ones, and do what follows."""

    __tablename__ = "acts"

    id: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=True)
    deed: Mapped[str] = mapped_column(String(12))  # mute, unmute, ban, unban, close, reopen, rotate
    about: Mapped[str] = mapped_column(String(64), default="")  # a person, an address, a table
    why: Mapped[str] = mapped_column(String(200), default="")
    by: Mapped[str] = mapped_column(String(40), default="")  # as whom the system knows the keeper
    at: Mapped[datetime] = mapped_column(UtcDateTime, default=now)


# Several processes on one database (PostgreSQL). With SQLite one process serves alone, and these stay empty.


class ProcessRow(Base):
    """A process that serves this database. It says again and again that it lives; when its time is over the others
    take over what it had claimed."""

    __tablename__ = "processes"

    id: Mapped[str] = mapped_column(String(16), primary_key=True)
    until: Mapped[datetime] = mapped_column(UtcDateTime)


class ClaimRow(Base):
    """Something that one process does for all: the bots of a table, the clocks. It lasts as long as its process."""

    __tablename__ = "claims"

    name: Mapped[str] = mapped_column(String(40), primary_key=True)
    process: Mapped[str] = mapped_column(ForeignKey("processes.id", ondelete="CASCADE"), index=True)


class PresenceRow(Base):
    """Somebody who looks at a table right now by way of a process; without a seat, -1."""

    __tablename__ = "presence"

    process: Mapped[str] = mapped_column(ForeignKey("processes.id", ondelete="CASCADE"), primary_key=True)
    table_id: Mapped[str] = mapped_column(String(16), primary_key=True, index=True)
    seat: Mapped[int] = mapped_column(Integer, primary_key=True)
    person: Mapped[str] = mapped_column(String(32), primary_key=True)
    name: Mapped[str] = mapped_column(String(40), default="")
    count: Mapped[int] = mapped_column(Integer)


class StreamRow(Base):
    """How many live pages a visitor or an address has open by way of a process."""

    __tablename__ = "streams"

    process: Mapped[str] = mapped_column(ForeignKey("processes.id", ondelete="CASCADE"), primary_key=True)
    who: Mapped[str] = mapped_column(String(64), primary_key=True, index=True)
    count: Mapped[int] = mapped_column(Integer)


class SpentRow(Base):
    """How far a visitor or an address has used up what it may do of something: until when, by the database's clock."""

    __tablename__ = "spent"

    key: Mapped[str] = mapped_column(String(96), primary_key=True)
    until: Mapped[float] = mapped_column(Float)


class SecretRow(Base):
    """A secret that all processes share: the one that signs cookies."""

    __tablename__ = "secrets"

    name: Mapped[str] = mapped_column(String(16), primary_key=True)
    value: Mapped[bytes] = mapped_column(LargeBinary)
