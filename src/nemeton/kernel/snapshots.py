"""Snapshots: a game on disk, so that a long one is opened without playing it again.

A game is its story (events, journal, what was shown) and its last checkpoint. The story grows a little with everything
that happens, so only the growth is kept each time (`growth`, added up in a `Story`); of checkpoints only the last one
(`frozen`). `thawed` puts both together, and the result equals the game that was played from its beginning. Where an
undo goes back behind the last checkpoint, the game makes the earlier ones again by itself (`earlier`).
"""

from functools import cache
from hashlib import blake2b
from typing import TYPE_CHECKING, Any

import msgspec

from .book import Rulebook
from .chance import chance_read
from .errors import BadRecord
from .history import Answered, Checkpoint, Event, Settled, Undone, event_to_json
from .journal import Entry
from .records import Origin, plain, read_position, start
from .state import Result
from .values import from_json, to_json

if TYPE_CHECKING:
    from .game import Game
    from .loop import Loop

CHECKSUM = 8  # bytes in front of whatever is kept


class Frozen(msgspec.Struct):
    """A checkpoint as it is kept: the exact state for the same rules, with a stamp of the shape that it has, and the
    position in the form that people write, which later rules can read too."""

    rules: int
    shape: str
    state: bytes
    position: Any
    counter: int
    events: int
    journal: int
    shown: int
    acted: tuple[int, ...]


class Growth(msgspec.Struct, array_like=True):
    """What became of a story: so much of events, journal and shown things stayed, and what came after that."""

    events_kept: int
    events: list[Any]
    journal_kept: int
    journal: list[Entry]
    shown_kept: int
    shown: list[tuple[int, ...]]


class Story:
    """Everything that happened in a game, without the game."""

    def __init__(self) -> None:
        self.history: list[Event] = []
        self.journal: list[Entry] = []
        self.reveals: list[tuple[int, ...]] = []
        self.is_new = False  # was it told from its beginning the last time it grew?

    def grow(self, kept: bytes) -> None:
        """Add what `growth` has written."""
        grown = _unsealed(kept, Growth)
        parts = (grown.events_kept, self.history), (grown.journal_kept, self.journal), (grown.shown_kept, self.reveals)
        if any(count > len(part) for count, part in parts):
            raise BadRecord("record/truncated", part="story")
        self.history[grown.events_kept :] = [_event(data) for data in grown.events]
        self.journal[grown.journal_kept :] = [_entry(entry) for entry in grown.journal]
        self.reveals[grown.shown_kept :] = grown.shown
        self.is_new = not any(count for count, _ in parts)


def growth(before: "Game[Any] | None", after: "Game[Any]") -> bytes:
    """What has changed in the story from one game to the next; without the first, all of it."""
    events, journal, shown = (
        _shared(getattr(before, part), getattr(after, part)) if before is not None else 0
        for part in ("history", "journal", "reveals")
    )
    events_now = [_written(event) for event in after.history[events:]]
    return _sealed(Growth(events, events_now, journal, after.journal[journal:], shown, after.reveals[shown:]))


def frozen(game: "Game[Any]") -> bytes:
    """The last checkpoint of a game."""
    from .game import loop_of

    last = loop_of(game).checkpoints[-1]
    position = game.book.write_position(game.book.decode(last.snapshot))
    lengths = last.events, last.journal, last.shown
    rules, shape = game.book.rules_version, _shape(game.book)
    return _sealed(Frozen(rules, shape, last.snapshot, position, last.chance.counter, *lengths, last.acted))


def unfrozen(kept: bytes) -> Frozen:
    """What `frozen` has written; a damaged snapshot is refused."""
    snapshot: Frozen = _unsealed(kept, Frozen)
    return snapshot


def thawed(book: Rulebook[Any], players: int, origin: Origin, snapshot: Frozen, story: Story) -> "Game[Any]":
    """The game that was frozen, with what happened since its checkpoint."""
    from .game import Game
    from .loop import Loop

    lengths = (snapshot.events, story.history), (snapshot.journal, story.journal), (snapshot.shown, story.reveals)
    if any(count > len(part) for count, part in lengths) or len(snapshot.acted) != players:
        raise BadRecord("record/truncated", part="checkpoint")
    state = snapshot.state
    if snapshot.rules != book.rules_version:
        content = book.carry(snapshot.rules, snapshot.position) if book.carry else snapshot.position
        state = book.encode(book.read_position(content))
    elif snapshot.shape != _shape(book):
        raise BadRecord("record/truncated", part="checkpoint")
    chance = chance_read(plain(origin.chance), snapshot.counter)
    loop: Loop[Any] = Loop(book, players, chance)
    loop.origin = origin
    loop.play.journal, loop.play.reveals = story.journal, story.reveals
    counts = snapshot.events, snapshot.journal, snapshot.shown
    loop.restore(Checkpoint(state, chance, *counts, tuple(snapshot.acted)), story.history)
    return Game(loop)


def record_of(
    game: str, players: int, origin: Origin, snapshot: Frozen, story: Story, result: Any = None
) -> dict[str, Any]:
    """The record of a game of older rules, made of what was kept. `records.carried_over` goes on from that of a running
    one; a finished one has its result."""
    segment: dict[str, Any] = {"rules": snapshot.rules, "chance": origin.chance, "counter": origin.counter}
    if origin.position is not None:
        segment["position"] = origin.position
    if origin.lost:
        segment["lost"] = origin.lost
    segment["answers"] = [event_to_json(event) for event in story.history]
    if result is None:
        position = {"nemeton": 1, "game": game, "rules": snapshot.rules, "players": players, "state": snapshot.position}
        segment["checkpoint"] = {"position": position, "counter": snapshot.counter, "answers": snapshot.events}
    segments = [*origin.past, segment]
    record = {"nemeton": 1, "game": game, "players": players, "options": origin.options, "segments": segments}
    if result is not None:
        record["result"] = result
    written: dict[str, Any] = plain(record)
    return written


def prefixed(game: "Game[Any]", journal: tuple[Entry, ...]) -> "Game[Any]":
    """The same game with lines before its own journal: what was told before it was carried over."""
    from .game import loop_of

    if journal:
        loop = loop_of(game)
        loop.play.journal = [*journal, *loop.play.journal]
        loop.checkpoints = [point._replace(journal=point.journal + len(journal)) for point in loop.checkpoints]
        loop.origin = loop.origin._replace(told=journal)
    return game


def earlier(loop: "Loop[Any]", events: int) -> list[Checkpoint]:
    """All checkpoints of a game up to so many events, made again from its beginning."""
    from .game import loop_of

    origin: Origin = loop.origin
    chance = chance_read(plain(origin.chance), origin.counter)
    table: dict[str, Any] = {"turn_limit": loop.play.turn_limit, "answer_sole": not loop.asks_sole}
    if origin.position is None:
        twin = start(loop.book, loop.players, origin.options, chance, **table)
    else:
        lost = len(origin.lost) if origin.past else None
        twin = read_position(loop.book, origin.position, chance, lost=lost, **table)
    prefixed(twin, origin.told)
    for event in loop.history[:events]:
        twin.repeat(event)
    return [point for point in loop_of(twin).checkpoints if point.events <= events]


# How it is written


@cache
def _shape(book: Rulebook[Any]) -> str:
    """A stamp of how states of a game are made: one whose fields have changed since cannot be read as it was."""
    _, parts = msgspec.json.schema_components([book.state])
    return blake2b(msgspec.json.encode(parts, order="sorted"), digest_size=CHECKSUM).hexdigest()


def _written(event: Event) -> Any:
    match event:
        case Answered():
            marks = event.open, event.chance_before, event.shown_before, event.kind
            return ["answered", event.seat, to_json(event.option), event.standing, *marks]
        case Undone():
            return ["undone", event.seat, event.taken, event.chance]
        case Settled():
            return ["settled", msgspec.to_builtins(event.result)]
    raise BadRecord("record/imagined")


def _event(data: Any) -> Event:
    match data:
        case ["answered", seat, option, *rest]:
            return Answered(seat, from_json(option), *rest)
        case ["undone", seat, taken, chance]:
            return Undone(seat, taken, chance)
        case ["settled", result]:
            return Settled(msgspec.convert(result, Result))
    raise BadRecord("record/truncated", part="story")


def _entry(entry: Entry) -> Entry:
    """A line as a rule told it: what was a tuple is one again."""
    values = {name: from_json(value) for name, value in entry.values.items()}
    return msgspec.structs.replace(entry, values=values)


def _shared(one: list[Any], other: list[Any]) -> int:
    """How much two lists have in common, from their beginning."""
    count = 0
    for mine, theirs in zip(one, other, strict=False):
        if mine is not theirs and mine != theirs:
            break
        count += 1
    return count


def _sealed(data: Any) -> bytes:
    body = msgspec.msgpack.encode(data)
    return blake2b(body, digest_size=CHECKSUM).digest() + body


def _unsealed(kept: bytes, kind: type[Any]) -> Any:
    checksum, body = kept[:CHECKSUM], kept[CHECKSUM:]
    if blake2b(body, digest_size=CHECKSUM).digest() != checksum:
        raise BadRecord("record/truncated", part="snapshot")
    try:
        return msgspec.msgpack.decode(body, type=kind)
    except msgspec.MsgspecError as error:
        raise BadRecord("record/truncated", part="snapshot") from error
