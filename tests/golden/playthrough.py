"""A game as a text that people read: every question with its options, the answer, and what changed on the table."""

import copy
import json
from typing import Any

import nemeton
from nemeton.kernel import Game, values
from nemeton.kernel.values import from_json

MEMORY = ("activated", "positions")  # what the program remembers to know a repetition; it lies on no table


def written(option: Any) -> str:
    """An option in one line.

    >>> written(("move", "c2", ("a", 1)))
    'move c2 a 1'
    """
    plain = values.written(option)
    return " ".join(map(written, plain)) if isinstance(plain, tuple) else str(plain)


def changes(before: dict[str, Any], after: dict[str, Any]) -> list[str]:
    """What changed between two positions, entry by entry; of a list that has grown only what is new.

    >>> changes({"sea": ["a1"], "turn": 1, "moved": []}, {"sea": ["a1", "c2"], "turn": 2, "score": {"sea": 1}})
    ['sea: and "c2"', 'turn: 2', 'score: {"sea": 1}', 'moved: nothing']
    >>> changes({"tiles": {"moor": {"clans": 1}, "cove": {}}}, {"tiles": {"moor": {"clans": 2}, "cove": {}}})
    ['tiles moor: {"clans": 2}']
    """
    before, after = spread(before), spread(after)
    changed = [name for name, value in after.items() if before.get(name) != value and name not in MEMORY]
    gone = [name for name in before if name not in after and name not in MEMORY]
    return [told(name, before.get(name), after[name]) for name in changed] + [f"{name}: nothing" for name in gone]


def spread(position: dict[str, Any]) -> dict[str, Any]:
    """A position in which each entry of an entry stands for itself, where there are as many as territories."""
    flat: dict[str, Any] = {}
    for name, value in position.items():
        if isinstance(value, dict) and value and all(isinstance(part, dict) for part in value.values()):
            flat |= {f"{name} {key}": part for key, part in value.items()}
        else:
            flat[name] = value
    return flat


def told(name: str, before: Any, after: Any) -> str:
    """One entry of a position that has changed."""
    if isinstance(before, list) and isinstance(after, list) and before and after[: len(before)] == before:
        return f"{name}: and {', '.join(json.dumps(item) for item in after[len(before) :])}"
    return f"{name}: {json.dumps(after)}"


def opening(record: dict[str, Any]) -> Game[Any]:
    """The game of a record before its first answer."""
    start = copy.deepcopy(record)
    start.pop("result", None)
    start["segments"][-1]["answers"] = []
    return nemeton.load(start)


def playthrough(record: dict[str, Any]) -> str:
    """The whole game of a record as text."""
    game = opening(record)
    table = game.book.write_position(game.state)
    lines = [f"{game.book.name}, rules {game.book.rules_version}", *(f"    {line}" for line in changes({}, table))]
    for number, (seat, answer, *standing) in enumerate(record["segments"][-1]["answers"], 1):
        ask = next(ask for ask in game.asks if ask.seat == seat and standing in ([], [ask.kind]))
        options = " | ".join(sorted(written(option) for option in ask.options))
        lines.append(f"[{number}] seat {ask.seat}, {ask.kind}: {options} -> {written(from_json(answer))}")
        game.answer(from_json(answer), to=ask.id)
        before, table = table, game.book.write_position(game.state)
        lines += [f"    {line}" for line in changes(before, table)]
    assert game.result is not None
    lines.append(f"the end: {game.result.how}, won by {list(game.result.winners)}, scores {list(game.result.scores)}")
    return "\n".join(lines) + "\n"
