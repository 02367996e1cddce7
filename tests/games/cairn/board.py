"""A short text notation of Cairn's positions, for tests: a front end of `position()` that round-trips.

    5 F . F* . .        rows from the top: S and F are shamans, * is a megalith, alone or under a shaman
    4 . . . . .
    3 . . * . .
    2 . . . . .
    1 S . S . S
      a b c d e
    stones c3 deer_rock, c5 stormwell
    forest to move
    tokens black diagonal enemy end
    upcoming alley_of_dusk pillars_of_spring
    stack menhir_of_the_dancers
    score 2 1
    {"moved": ["c3"]}   whatever else a position may hold, as JSON

Lines that are left out mean what `docs/positions.md` says; rows that are left out are empty. Shamans are listed in the
order of the field, so a position comes back with its shamans in that order.
"""

import json
from typing import Any

import nemeton
from nemeton.games.cairn import GAME
from nemeton.games.cairn.state import CairnState
from nemeton.kernel import Game
from nemeton.kernel.values import written

FILES = "abcde"
USUAL_TOKENS = {"add": "white", "move": "orthogonal", "jump": "own", "transform": "middle"}
TOKEN_OF = {
    "white": "add",
    "black": "add",
    "orthogonal": "move",
    "diagonal": "move",
    "own": "jump",
    "enemy": "jump",
    "middle": "transform",
    "end": "transform",
}


def given(text: str, *, seed: int = 1, **more: Any) -> Game[CairnState]:
    """A game that stands as the text says; `more` are further entries of the position."""
    return nemeton.from_position(position_of(text, **more), seed)


def position_of(text: str, **more: Any) -> dict[str, Any]:
    """The position that a text describes."""
    state: dict[str, Any] = {"sea": [], "forest": []}
    marked: set[str] = set()
    for line in text.splitlines():
        first, _, rest = line.strip().partition(" ")
        if first in ("", "a"):
            continue
        if first in "12345":
            _read_row(first, rest.split(), state, marked)
        elif first.startswith("{"):
            state.update(json.loads(line))
        else:
            state.update(_read_line(first, rest.split()))
    for tribe in ("sea", "forest"):
        state[tribe].sort(key=lambda space: (space[1], space[0]))
    state.update(more)
    assert marked == set(state.get("megaliths", {})), f"marked with * are {sorted(marked)}"
    return {"game": "cairn", "state": state}


def _read_row(row: str, cells: list[str], state: dict[str, Any], marked: set[str]) -> None:
    assert len(cells) == 5, f"row {row} has {len(cells)} spaces"
    for file, cell in zip(FILES, cells, strict=True):
        assert cell in (".", "*", "S", "F", "S*", "F*"), f"{cell} stands on no space"
        if cell[0] in "SF":
            state["sea" if cell[0] == "S" else "forest"].append(file + row)
        if cell[-1] == "*":
            marked.add(file + row)


def _read_line(first: str, rest: list[str]) -> dict[str, Any]:
    if rest == ["to", "move"]:
        return {"to_move": first}
    match first:
        case "stones":
            words = " ".join(rest).replace(",", "").split()
            return {"megaliths": dict(zip(words[::2], words[1::2], strict=True))}
        case "tokens":
            return {"tokens": USUAL_TOKENS | {TOKEN_OF[face]: face for face in rest}}
        case "score":
            return {"score": {"sea": int(rest[0]), "forest": int(rest[1])}}
        case "turn" | "tucked":
            return {first: int(rest[0])}
        case "upcoming" | "stack":
            return {first: rest}
    raise AssertionError(f"no line of a position begins with {first}")


def text_of(position: dict[str, Any]) -> str:
    """The text of a position, as `game.position()` gives it."""
    state = dict(position["state"])
    stones = state.pop("megaliths", {})
    shamans = dict.fromkeys(state.pop("sea", []), "S") | dict.fromkeys(state.pop("forest", []), "F")
    lines = []
    for row in "54321":
        cells = [shamans.get(file + row, "") + ("*" if file + row in stones else "") or "." for file in FILES]
        lines.append(" ".join([row, *cells]))
    lines.append("  a b c d e")
    if stones:
        lines.append("stones " + ", ".join(f"{space} {stone}" for space, stone in sorted(stones.items())))
    lines.append(f"{state.pop('to_move', 'sea')} to move")
    lines.append("tokens " + " ".join((USUAL_TOKENS | state.pop("tokens", {})).values()))
    beside = {name: state.pop(name, []) for name in ("upcoming", "stack")}
    lines += [f"{name} {' '.join(stones)}" for name, stones in beside.items() if stones]
    score = state.pop("score", {})
    lines.append(f"score {score.get('sea', 0)} {score.get('forest', 0)}")
    if turn := state.pop("turn", 0):
        lines.append(f"turn {turn}")
    if state:
        lines.append(json.dumps(state))
    return "\n".join(lines)


def shown(game: Game[CairnState]) -> str:
    """The game as it stands at this very ask, in the notation, and what is asked."""
    ask = game.ask
    asked = f"{game.result}" if ask is None else f"{ask.kind} of seat {ask.seat}: {list(ask.options)}"
    return text_of({"state": GAME.write_position(game.state)}) + "\n" + asked


# What tests ask of a game


def play(game: Game[CairnState], *answers: Any) -> None:
    """Give answers one after the other; each must be on offer."""
    for answer in answers:
        assert game.ask is not None, f"the game is over before {answer}:\n{shown(game)}"
        assert game.ask.offered(answer) is not None, f"{answer} is not on offer:\n{shown(game)}"
        game.answer(answer)


def offered(game: Game[CairnState], kind: str = "") -> set[Any]:
    """The options on offer; the ask must be of this kind ("action", "build", a megalith's id)."""
    assert game.ask is not None, f"the game is over:\n{shown(game)}"
    if kind:
        assert game.ask.kind == f"cairn.{kind}", f"not asked for {kind}:\n{shown(game)}"
    return {written(option) for option in game.ask.options}


def asked(game: Game[CairnState]) -> tuple[int, str]:
    """Who is asked, and what: (0, "action")."""
    assert game.ask is not None, f"the game is over:\n{shown(game)}"
    return game.ask.seat, game.ask.kind.removeprefix("cairn.")


def sea(game: Game[CairnState]) -> list[str]:
    """Where Sea's shamans stand on the field."""
    return sorted(place for place in game.state.shamans[0] if place != "village")


def forest(game: Game[CairnState]) -> list[str]:
    """Where Forest's shamans stand on the field."""
    return sorted(place for place in game.state.shamans[1] if place != "village")


def told(game: Game[CairnState]) -> list[str]:
    """The kinds of everything that happened, in order, without the game's name."""
    return [entry.kind.removeprefix("cairn.") for entry in game.journal]
