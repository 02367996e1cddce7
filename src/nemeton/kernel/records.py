"""Records and positions: a whole game, and one point of a game, as JSON-ready data.

A record is a chain of segments. Each begins with a set-up or a position, under one version of the rules, and holds what happened
since. Usually there is one. When the rules of a running game were corrected, the game is carried over from its last
checkpoint, and what happened since is replayed under the new rules in a new segment.
"""

from typing import Any, NamedTuple

import msgspec

from .book import Rulebook
from .chance import Chance, chance_from, chance_read
from .errors import BadPosition, BadRecord, BadSetup, IllegalAnswer, NemetonError
from .game import Game
from .history import Event, event_from_json, event_to_json

FORMAT = 1


class Origin(NamedTuple):
    """How a game's record begins: the finished segments, the options, the position (None for a set-up) and the chance."""

    past: list[Any]
    options: dict[str, Any]
    position: dict[str, Any] | None
    chance: dict[str, Any]
    counter: int
    lost: list[Any]


def start(
    book: Rulebook[Any], players: int, options: Any, seed: "int | str | Chance", *, light: bool = False, turn_limit: int | None = None
) -> Game[Any]:
    """A new game, set up and run to its first question."""
    if isinstance(players, bool) or players not in book.players:
        raise BadSetup("setup/players", game=book.name, players=str(players), known=book.players)
    if turn_limit is not None and (not isinstance(turn_limit, int) or turn_limit < 1):
        raise BadSetup("setup/turn_limit", limit=str(turn_limit))
    table = book.read_options(options)
    chance = chance_from(seed)
    game: Game[Any] = Game(book, players, chance, light=light, turn_limit=turn_limit)
    game.origin = Origin([], msgspec.to_builtins(table), None, chance.written(), chance.counter, [])
    book.setup(game, players, table)
    game._begin()
    return game


def write_position(game: Game[Any]) -> dict[str, Any]:
    """The position at the last checkpoint of a game."""
    state = game.state if game.light else game.book.decode(game._checkpoints[-1].snapshot)
    return {
        "nemeton": FORMAT, "game": game.book.name, "rules": game.book.rules_version, "players": game.players,
        "state": game.book.write_position(state),
    }  # fmt: skip


def read_position(book: Rulebook[Any], data: Any, seed: "int | str | Chance", *, light: bool = False) -> Game[Any]:
    """A game that goes on from a position."""
    if not isinstance(data, dict) or not isinstance(data.get("state"), dict):
        raise BadPosition("position/not_a_position", problem=type(data).__name__)
    rules = data.get("rules", book.rules_version)
    if not isinstance(rules, int) or rules > book.rules_version:
        raise BadPosition("position/newer_rules", game=book.name, rules=str(rules), known=book.rules_version)
    content = data["state"]
    if rules < book.rules_version and book.carry:
        content = book.carry(rules, content)
    state = book.read_position(content)
    players = data.get("players", book.players[0])
    if isinstance(players, bool) or players not in book.players:
        raise BadSetup("setup/players", game=book.name, players=str(players), known=book.players)
    if state.result is None and not state.agenda:
        raise BadPosition("position/no_agenda", game=book.name)
    chance = chance_from(seed)
    game: Game[Any] = Game(book, players, chance, light=light)
    game.state = state
    game.origin = Origin([], {}, data, chance.written(), chance.counter, [])
    try:
        if state.result is None:
            game._begin()
        elif not light:
            game._checkpoint()
    except NemetonError:
        raise
    except Exception as error:  # a state that passes every check and still breaks a rule is a bad position, not a crash
        raise BadPosition("position/unplayable", game=book.name, problem=str(error) or type(error).__name__) from error
    return game


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
        last = game._checkpoints[-1]
        segment["checkpoint"] = {"position": write_position(game), "counter": last.chance.counter, "answers": last.events}
    record: dict[str, Any] = {"nemeton": FORMAT, "game": game.book.name, "players": game.players, "options": origin.options}
    if game.turn_limit is not None:
        record["turn_limit"] = game.turn_limit
    record["segments"] = [*origin.past, segment]
    if game.result:
        record["result"] = msgspec.to_builtins(game.result)
    return record


def load(book: Rulebook[Any], record: dict[str, Any]) -> Game[Any]:
    """The exact same game again; a running game of older rules is carried over to these."""
    segments = record.get("segments")
    if not isinstance(segments, list) or not segments or not all(isinstance(segment, dict) for segment in segments):
        raise BadRecord("record/truncated", part="segments")
    segment = segments[-1]
    rules = segment.get("rules")
    if not isinstance(rules, int) or isinstance(rules, bool):
        raise BadRecord("record/truncated", part="rules")
    if rules > book.rules_version:
        raise BadRecord("record/newer_rules", game=book.name, rules=rules, known=book.rules_version)
    if rules < book.rules_version:
        return carry_over(book, record)
    game = _opening(book, record, segment)
    for number, event in enumerate(_events(segment), 1):
        try:
            game._happen(event)
        except IllegalAnswer as error:
            raise BadRecord("record/illegal_answer", number=number, problem=error.text()) from error
    _check_result(game, record)
    return game


def carry_over(book: Rulebook[Any], record: dict[str, Any]) -> Game[Any]:
    """Take a running game of older rules from its last checkpoint, and replay what came since under the present ones.

    The first answer that is no longer legal, and what follows it, is kept in the record as `lost` and told in the journal.
    """
    segment = record["segments"][-1]
    rules = segment["rules"]
    checkpoint = segment.get("checkpoint")
    if not isinstance(checkpoint, dict) or not {"position", "counter", "answers"} <= checkpoint.keys():
        raise BadRecord("record/older_rules", game=book.name, rules=rules, known=book.rules_version)
    events = _events(segment)
    kept = checkpoint["answers"]
    chance = chance_read(segment.get("chance"), checkpoint["counter"])
    game = read_position(book, checkpoint["position"], chance)
    game.turn_limit = record.get("turn_limit")
    finished = {name: value for name, value in segment.items() if name != "checkpoint"} | {"answers": segment["answers"][:kept]}
    lost: list[Any] = []
    for event in events[kept:]:
        if not lost:
            try:
                game._happen(event)
                continue
            except IllegalAnswer:
                pass
        lost.append(event_to_json(event))
    game.origin = Origin(
        [*record["segments"][:-1], finished], record.get("options", {}), game.origin.position, game.origin.chance, game.origin.counter, lost
    )
    game.tell("kernel.carried", rules=book.rules_version, lost=len(lost))
    return game


def _opening(book: Rulebook[Any], record: dict[str, Any], segment: dict[str, Any]) -> Game[Any]:
    counter = segment.get("counter", 0)
    if not isinstance(counter, int):
        raise BadRecord("record/truncated", part="counter")
    chance = chance_read(segment.get("chance"), counter)
    if segment.get("position") is not None:
        game = read_position(book, segment["position"], chance)
        game.turn_limit = record.get("turn_limit")
    else:
        game = start(book, record.get("players", 0), record.get("options"), chance, turn_limit=record.get("turn_limit"))
    lost = segment.get("lost", [])
    game.origin = game.origin._replace(past=record["segments"][:-1], options=record.get("options", {}), lost=lost)
    if lost:
        game.tell("kernel.carried", rules=book.rules_version, lost=len(lost))
    return game


def _events(segment: dict[str, Any]) -> list[Event]:
    answers = segment.get("answers")
    if not isinstance(answers, list):
        raise BadRecord("record/truncated", part="answers")
    return [event_from_json(data, number) for number, data in enumerate(answers, 1)]


def _check_result(game: Game[Any], record: dict[str, Any]) -> None:
    """A finished record says how it ended; a replay that ends otherwise means that the record was changed."""
    told = record.get("result")
    if told is not None and (game.result is None or msgspec.to_builtins(game.result) != _listed(told)):
        raise BadRecord("record/other_result")


def _listed(told: Any) -> Any:
    return {name: tuple(value) if isinstance(value, list) else value for name, value in told.items()} if isinstance(told, dict) else told
