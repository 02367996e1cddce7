"""Records and positions: a whole game, and one point of a game, as JSON-ready data.

A record is a chain of segments. Each begins with a set-up or a position, under one version of the rules, and holds what
happened since. Usually there is one. When the rules of a running game were corrected, the game is carried over from its
last checkpoint, and what happened since is replayed under the new rules in a new segment.
"""

from collections.abc import Iterator
from typing import Annotated, Any, NamedTuple, TypeGuard

import msgspec

from .book import Rulebook
from .bounds import MOST_CHANCE, MOST_TURNS, OPTIONS, POSITION, RECORD, Bounds, SeatNumber, brief, too_much
from .chance import Chance, chance_from, chance_read
from .errors import BadPosition, BadRecord, BadSeat, BadSetup, IllegalAnswer, NemetonError
from .game import Game, loop_of
from .history import Answered, Event, Settled, Undone, event_from_json, event_to_json
from .journal import Entry
from .loop import Loop
from .notation import READING, Notation, Reading
from .positions import joined
from .sight import ALL
from .values import Option
from .words import Phrase

FORMAT = 1
POSITION_KEYS = ("nemeton", "game", "rules", "players", "state")
RECORD_KEYS = (
    "nemeton",
    "game",
    "players",
    "options",
    "turn_limit",
    "answer_sole",
    "segments",
    "result",
    "table",
    "failure",
    "why",
)
SEGMENT_KEYS = ("rules", "chance", "counter", "position", "lost", "answers", "checkpoint")
CHECKPOINT_KEYS = ("position", "counter", "answers")


ShortText = Annotated[str, msgspec.Meta(max_length=200)]
BySeat = Annotated[list[ShortText | None], msgspec.Meta(max_length=8)]


class TableNote(msgspec.Struct, forbid_unknown_fields=True):
    """The table at which a game was played, as a site (who sat there, what proves fair dealing) or a terminal notes
    it."""

    id: ShortText = ""
    names: BySeat = []
    bots: BySeat = []
    seed: ShortText = ""
    nonces: BySeat = []
    commitment: ShortText = ""
    people: Annotated[list[SeatNumber], msgspec.Meta(max_length=8)] = []
    bot: ShortText = ""


class FailureNote(msgspec.Struct, forbid_unknown_fields=True):
    """What a fuzzer found in a game: the check that failed, and how."""

    check: str = ""
    problem: str = ""


class Origin(NamedTuple):
    """How a game's record begins: the options, the chance, the position (None for a set-up); for a game that was
    carried over from older rules also its finished segments, the answers that were lost on the way, and (at a table,
    never in a record) the lines of the journal that were told before."""

    options: dict[str, Any]
    chance: dict[str, Any]
    counter: int
    position: dict[str, Any] | None = None
    past: tuple[Any, ...] = ()
    lost: tuple[Any, ...] = ()
    told: tuple[Entry, ...] = ()


def start(
    book: Rulebook[Any],
    players: int,
    options: Any,
    seed: "int | str | Chance",
    *,
    light: bool = False,
    turn_limit: int | None = None,
    answer_sole: bool = True,
) -> Game[Any]:
    """A new game, set up and run to its first question."""
    if isinstance(players, bool | float) or players not in book.players:
        raise BadSetup("setup/players", game=book.name, players=brief(players), known=book.players)
    _check_limit(turn_limit)
    table = book.read_options(options)
    chance = chance_from(seed)
    book.check_chance(chance)
    loop: Loop[Any] = Loop(book, players, chance, light=light, turn_limit=turn_limit, asks_sole=_asks_sole(answer_sole))
    loop.origin = Origin(msgspec.to_builtins(table), chance.written(), chance.counter)
    try:
        book.setup(loop.play, players, table)
    except BadSetup as error:
        if any(isinstance(value, Phrase) for value in error.values.values()):  # the game has words for what it names
            error.told_by(book.words)
        raise
    loop.run(None)
    return Game(loop)


def _asks_sole(answer_sole: Any) -> bool:
    """Is a seat asked also where it has one option?"""
    if not isinstance(answer_sole, bool):
        raise BadSetup("setup/answer_sole", value=brief(answer_sole))
    return not answer_sole


def _check_limit(turn_limit: int | None) -> None:
    if turn_limit is not None and not (_is_count(turn_limit) and 1 <= turn_limit <= MOST_TURNS):
        raise BadSetup("setup/turn_limit", limit=brief(turn_limit), most=MOST_TURNS)


def plain(data: Any) -> Any:
    """The same data as JSON has it, and a copy of its own."""
    return msgspec.json.decode(msgspec.json.encode(data))


def taken_in(data: Any, bounds: Bounds) -> Any:
    """Data from outside, as `plain` makes it; raises ValueError with a phrase where it is too large, or is no JSON."""
    problem = too_much(data, bounds)
    if problem is not None:
        raise ValueError(problem)
    try:
        return plain(data)
    except (TypeError, ValueError, OverflowError, RecursionError) as error:  # what JSON cannot hold
        raise ValueError(brief(str(error) or type(error).__name__)) from None


def write_position(game: Game[Any], seat: int = ALL) -> dict[str, Any]:
    """The position at the last checkpoint of a game, for a seat with blanks where it may not look."""
    if game.light:
        raise NemetonError("position/light")
    if game.is_imagined:
        raise NemetonError("position/imagined")
    state = game.book.decode(loop_of(game).checkpoints[-1].snapshot)
    if seat != ALL:
        state = game.book.conceal(state, seat)
    position: dict[str, Any] = plain(
        {
            "nemeton": FORMAT,
            "game": game.book.name,
            "rules": game.book.rules_version,
            "players": game.players,
            "state": game.book.write_position(state),
        }
    )
    return position


def read_position(
    book: Rulebook[Any],
    data: Any,
    seed: "int | str | Chance",
    *,
    light: bool = False,
    turn_limit: int | None = None,
    answer_sole: bool = True,
    lost: int | None = None,
) -> Game[Any]:
    """A game that goes on from a position. Where it was carried over from older rules, so many answers are `lost`."""
    if not isinstance(data, dict) or not isinstance(data.get("state"), dict):
        raise BadPosition("position/not_a_position", problem=type(data).__name__)
    try:
        data = taken_in(data, POSITION)
    except ValueError as error:
        raise BadPosition("position/malformed", game=book.name, problem=error.args[0]) from None
    _check_limit(turn_limit)
    state, players = _read_whole(book, data)
    chance = chance_from(seed)
    book.check_chance(chance)
    loop: Loop[Any] = Loop(book, players, chance, light=light, turn_limit=turn_limit, asks_sole=_asks_sole(answer_sole))
    loop.play.state = state
    loop.origin = Origin({}, chance.written(), chance.counter, data)
    if lost is not None:
        loop.play.tell("kernel.carried", rules=book.rules_version, lost=lost)
    if state.result is None:
        try:
            loop.run(None)
        except BadPosition:
            raise
        except Exception as error:  # a state that passes every check and still breaks a rule is a bad position
            problem = brief(str(error) or type(error).__name__)
            raise BadPosition("position/unplayable", game=book.name, problem=problem) from error
    elif not light:
        loop.checkpoint()
    return Game(loop)


def _read_whole(book: Rulebook[Any], data: dict[str, Any]) -> tuple[Any, int]:
    """The state of a position and the number of players; all that is wrong with frame and state is said together."""
    frame = Reading(data)
    before = READING.set(frame)
    try:
        _check_frame(book, data)
    finally:
        READING.reset(before)
    try:
        state = book.read_position(_carried(book, data))
    except BadPosition as error:
        raise joined([*frame.problems, *error.problems]) from error.__cause__
    players = data.get("players", book.seats_of(state))
    known = (book.seats(state),) if book.seats else book.players
    if isinstance(players, bool | float) or players not in book.players or players not in known:
        frame.add(BadPosition("setup/players", game=book.name, players=brief(players), known=known))
    if state.result is None and not state.agenda:
        frame.add(BadPosition("position/no_agenda", game=book.name))
    if frame.problems:
        raise joined(frame.problems)
    return state, players


def _check_frame(book: Rulebook[Any], data: dict[str, Any]) -> None:
    """What stands around the state of a position."""
    notation = Notation(book.name)
    notation.check_keys(data, POSITION_KEYS)
    if not is_format(data.get("nemeton", FORMAT)):
        notation.wrong("position/format", format=brief(data["nemeton"]), known=FORMAT)
    if data.get("game", book.name) != book.name:
        notation.wrong("position/other_game", name=brief(data["game"]))


def _carried(book: Rulebook[Any], data: dict[str, Any]) -> dict[str, Any]:
    """What a position says, rewritten for these rules if it was made with older ones."""
    rules = data.get("rules", book.rules_version)
    if not _is_count(rules) or rules > book.rules_version:
        raise BadPosition("position/newer_rules", game=book.name, rules=brief(rules), known=book.rules_version)
    content: dict[str, Any] = data["state"]
    if rules < book.rules_version and book.carry:
        try:
            return book.carry(rules, content)
        except (LookupError, TypeError, ValueError, AttributeError) as error:
            raise BadPosition("position/malformed", game=book.name, problem=brief(str(error))) from error
    return content


def write_record(game: Game[Any]) -> dict[str, Any]:
    """The record of a game; of a running one with its last checkpoint, so that corrected rules can take it over."""
    if game.light:
        raise NemetonError("record/light")
    if game.is_imagined:
        raise BadRecord("record/imagined")
    origin: Origin = game.origin
    segment: dict[str, Any] = {"rules": game.book.rules_version, "chance": origin.chance, "counter": origin.counter}
    if origin.position is not None:
        segment["position"] = origin.position
    if origin.lost:
        segment["lost"] = origin.lost
    segment["answers"] = [event_to_json(event) for event in game.history]
    if not game.over:
        last = loop_of(game).checkpoints[-1]
        counter, position = last.chance.counter, write_position(game)
        segment["checkpoint"] = {"position": position, "counter": counter, "answers": last.events}
    record: dict[str, Any] = {"nemeton": FORMAT, "game": game.book.name, "players": game.players}
    record["options"] = origin.options
    if game.turn_limit is not None:
        record["turn_limit"] = game.turn_limit
    if loop_of(game).asks_sole:
        record["answer_sole"] = False
    record["segments"] = [*origin.past, segment]
    if game.result:
        record["result"] = game.result
    written: dict[str, Any] = plain(record)
    return written


def load(book: Rulebook[Any], record: dict[str, Any]) -> Game[Any]:
    """The exact same game again; a running game of older rules is carried over to these."""
    try:
        plain_record = taken_in(record, RECORD)
    except ValueError as error:
        raise BadRecord("record/malformed", problem=error.args[0]) from None
    try:
        return _load(book, plain_record)
    except NemetonError:
        raise
    except Exception as error:  # a record can be damaged in more ways than anybody thinks of
        raise BadRecord("record/unplayable", problem=brief(str(error) or type(error).__name__)) from error


def _load(book: Rulebook[Any], record: dict[str, Any]) -> Game[Any]:
    _check_keys(record, RECORD_KEYS)
    if not is_format(record.get("nemeton", FORMAT)):
        raise BadRecord("record/format", format=brief(record["nemeton"]), known=FORMAT)
    if record.get("game", book.name) != book.name:
        raise BadRecord("record/truncated", part="game")
    _check_notes(record)
    segments = record.get("segments")
    if not isinstance(segments, list) or not segments or not all(isinstance(segment, dict) for segment in segments):
        raise BadRecord("record/truncated", part="segments")
    for each in segments:
        _check_segment(each, is_past=each is not segments[-1])
    segment = segments[-1]
    rules = segment["rules"]
    if rules > book.rules_version:
        raise BadRecord("record/newer_rules", game=book.name, rules=rules, known=book.rules_version)
    if rules < book.rules_version:
        return _load(book, carried_over(book, record))
    game = _opening(book, record, segment)
    for number, event in enumerate(_events(segment.get("answers")), 1):
        try:
            _replay(game, event)
        except (IllegalAnswer, BadSeat) as error:
            raise BadRecord("record/illegal_answer", number=number, problem=error.phrase).told_by(book.words) from error
    _check_checkpoint(book, segment)
    _check_result(game, record)
    return game


def replayed(book: Rulebook[Any], record: dict[str, Any], *, strict: bool) -> Iterator[tuple[Game[Any], int, Option]]:
    """Every answer of a record: the game before it, the seat, the option. Each segment begins with its own game."""
    segments = load(book, record).record()["segments"]  # of which all is known to be well
    for number, segment in enumerate(segments, 1):
        is_past = number < len(segments)
        if "position" in segment:  # which may have been written by hand, without the rules that it was played under
            segment = segment | {"position": {"rules": segment["rules"], **segment["position"]}}
        game = _opening(book, record | {"segments": segments[:number]}, segment)
        try:
            yield from _answers(game, _events(segment["answers"]))
        except (IllegalAnswer, BadRecord, BadPosition) as error:
            if not is_past:
                raise
            if strict:
                raise BadRecord("record/older_segment", number=number) from error
        else:
            if is_past and strict and not _leads_to(game, segments[number]):
                raise BadRecord("record/older_segment", number=number)


def _answers(game: Game[Any], events: list[Event]) -> Iterator[tuple[Game[Any], int, Option]]:
    """The answers among events, each before it happens."""
    for event in events:
        if isinstance(event, Answered):
            _, option = loop_of(game).addressed(event.option, event.seat, event.standing or None)
            yield game, event.seat, option
        _replay(game, event)


def _leads_to(game: Game[Any], following: dict[str, Any]) -> bool:
    """Does a game stand where the next segment begins?"""
    position = write_position(game)["state"]
    return _written(position) == _written(_carried(game.book, following["position"]))


def _check_notes(record: dict[str, Any]) -> None:
    """What others have noted beside a game: where it was played, and why it was kept. No rule reads it."""
    for part, kind in (("table", TableNote | None), ("failure", FailureNote | None), ("why", str | None)):
        try:
            msgspec.convert(record.get(part), kind)
        except msgspec.ValidationError:
            raise BadRecord("record/truncated", part=part) from None


def _check_segment(segment: dict[str, Any], *, is_past: bool) -> None:
    """A segment has all its parts, and each can be read. Of one that is past nothing more is ever needed."""
    _check_keys(segment, SEGMENT_KEYS)
    for part in ("rules", "counter"):
        if not _is_count(segment.get(part)):
            raise BadRecord("record/truncated", part=part)
    if not isinstance(segment.get("lost", []), list):
        raise BadRecord("record/truncated", part="lost")
    _events(segment.get("lost", []), "lost")
    if is_past:
        _events(segment.get("answers"))
        chance_read(segment.get("chance"))
        if not isinstance(segment.get("position", {}), dict) or "checkpoint" in segment:
            raise BadRecord("record/truncated", part="position")


def _check_checkpoint(book: Rulebook[Any], segment: dict[str, Any]) -> None:
    """The checkpoint of a running game: nobody needs it as long as the rules stay, but they may change."""
    checkpoint = segment.get("checkpoint")
    if checkpoint is None and "checkpoint" not in segment:
        return
    if not isinstance(checkpoint, dict):
        raise BadRecord("record/truncated", part="checkpoint")
    _check_keys(checkpoint, CHECKPOINT_KEYS)
    position, counter, answers = (checkpoint.get(key) for key in CHECKPOINT_KEYS)
    if not _is_count(counter) or not _is_count(answers) or answers > len(segment["answers"]):
        raise BadRecord("record/truncated", part="checkpoint")
    read_position(book, position, chance_read(segment.get("chance"), counter), light=True)


def _check_keys(data: dict[str, Any], known: tuple[str, ...]) -> None:
    """A record has only entries that mean something."""
    for key in data:
        if key not in known:
            raise BadRecord("record/unknown_key", key=brief(key), known=known)


def carried_over(book: Rulebook[Any], record: dict[str, Any]) -> dict[str, Any]:
    """The record of a running game of older rules, with a new segment for these from its last checkpoint on.

    The first answer that is no longer legal, and what follows it, is kept as `lost` and told in the journal.
    """
    *past, segment = record["segments"]
    checkpoint = segment.get("checkpoint")
    if checkpoint is None:
        raise BadRecord("record/older_rules", game=book.name, rules=segment["rules"], known=book.rules_version)
    if not isinstance(checkpoint, dict):
        raise BadRecord("record/truncated", part="checkpoint")
    _check_keys(checkpoint, CHECKPOINT_KEYS)
    events = _events(segment.get("answers"))
    kept = checkpoint.get("answers")
    if not _is_count(kept) or kept > len(events):
        raise BadRecord("record/truncated", part="checkpoint")
    finished = segment | {"answers": segment["answers"][:kept]}
    del finished["checkpoint"]
    opened = {
        "rules": book.rules_version,
        "chance": segment.get("chance"),
        "counter": checkpoint.get("counter"),
        "position": checkpoint.get("position"),
        "lost": [],
        "answers": segment["answers"][kept:],
    }
    carried = record | {"segments": [*past, finished, opened]}
    game = _opening(book, carried, opened)
    for number, event in enumerate(events[kept:]):
        try:
            _replay(game, event)
        except IllegalAnswer:
            opened["answers"], opened["lost"] = opened["answers"][:number], opened["answers"][number:]
            break
    return carried


def _opening(book: Rulebook[Any], record: dict[str, Any], segment: dict[str, Any]) -> Game[Any]:
    """The game at the beginning of its last segment."""
    counter, lost, past = segment.get("counter"), segment.get("lost", []), record["segments"][:-1]
    if not _is_count(counter):
        raise BadRecord("record/truncated", part="counter")
    chance = chance_read(segment.get("chance"), counter)
    table: dict[str, Any] = {"turn_limit": record.get("turn_limit"), "answer_sole": record.get("answer_sole", True)}
    if segment.get("position") is None:
        game = start(book, record.get("players", 0), record.get("options"), chance, **table)
    else:
        game = read_position(book, segment["position"], chance, lost=len(lost) if past else None, **table)
        _check_table(game, record, is_carried=bool(past))
    loop = loop_of(game)
    loop.origin = loop.origin._replace(past=tuple(past), options=record.get("options", {}), lost=tuple(lost))
    return game


def _check_table(game: Game[Any], record: dict[str, Any], *, is_carried: bool) -> None:
    """What a record says of its table beside a position. Options of older rules may be others than those of today."""
    players, options = record.get("players", game.players), record.get("options", {})
    if isinstance(players, bool) or players != game.players:
        raise BadSetup("setup/players", game=game.book.name, players=brief(players), known=(game.players,))
    if not isinstance(options, dict) or too_much(options, OPTIONS):
        raise BadRecord("record/truncated", part="options")
    if not is_carried:
        game.book.read_options(options)


def _replay(game: Game[Any], event: Event) -> None:
    """Let an event of a record happen, if it can."""
    if isinstance(event, Undone):
        behind = event.chance is not None and event.chance < game.chance.counter
        if game.over or behind or not 0 <= event.seat < game.players:
            raise IllegalAnswer("choice/over") if game.over else BadRecord("record/truncated", part="undo")
    if isinstance(event, Settled) and not game.over and not game.book.can_end(event.result, game.players):
        raise BadRecord("record/truncated", part="settled")
    game.repeat(event)


def _events(answers: Any, part: str = "answers") -> list[Event]:
    if not isinstance(answers, list):
        raise BadRecord("record/truncated", part=part)
    return [event_from_json(data, number) for number, data in enumerate(answers, 1)]


def _is_count(number: Any) -> TypeGuard[int]:
    return isinstance(number, int) and not isinstance(number, bool) and 0 <= number <= MOST_CHANCE


def _check_result(game: Game[Any], record: dict[str, Any]) -> None:
    """A finished record says how it ended; a replay that ends otherwise means that the record was changed."""
    told = record.get("result")
    if told is not None and _written(told) != _written(game.result):
        raise BadRecord("record/other_result")


def _written(data: Any) -> bytes:
    """As JSON, in which 1 and true differ."""
    return msgspec.json.encode(data, order="sorted")


def is_format(number: Any) -> bool:
    """Is this the format of records and positions that is read here?"""
    return number == FORMAT and type(number) is int
