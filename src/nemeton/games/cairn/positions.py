"""Positions of Cairn as people write them: tribes, spaces and stones by name; what is left out has its usual value."""

from typing import Annotated, Any

import msgspec

from nemeton.kernel import EVERYBODY, BadPosition, Hidden, Result

from .field import FACES, TRIBES, VILLAGE
from .megaliths import MEGALITHS
from .state import Activation, CairnOptions, CairnState, Transformation, Turn, TurnEnd, enemy_of

NEW_TOKENS = {token: faces[0] for token, faces in FACES.items()}
AGENDA = list[Turn | Activation | Transformation | TurnEnd]
Turns = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
KNOWN_KEYS = (
    "options", "turn", "to_move", "next", "sea", "forest", "megaliths", "upcoming", "stack", "tucked", "tokens",
    "score", "moved", "activated", "positions", "agenda", "result",
)  # fmt: skip


class Scores(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The score as it stands in a position: by tribe, 0 for one that is not named."""

    sea: int = 0
    forest: int = 0


def write(state: CairnState) -> dict[str, Any]:
    """The position, without what has its usual value."""
    position: dict[str, Any] = {
        "to_move": TRIBES[state.active],
        "sea": _trimmed(state.shamans[0]),
        "forest": _trimmed(state.shamans[1]),
        "megaliths": dict(sorted(state.megaliths.items())),
        "upcoming": list(state.upcoming),
        "stack": [stone.card for stone in state.stack],
        "tokens": dict(state.tokens),
        "score": dict(zip(TRIBES, state.score, strict=True)),
        "turn": state.turn,
    }
    tucked = sum(stone.known == EVERYBODY for stone in state.stack)
    rare = {
        "options": {
            name: value
            for name, value in msgspec.to_builtins(state.options).items()
            if value != getattr(CairnOptions(), name)
        },
        "tucked": tucked,
        "next": TRIBES[state.next_seat] if state.next_seat == state.active else None,
        "moved": list(state.moved),
        "activated": list(state.activated),
        "positions": list(state.positions),
        "agenda": msgspec.to_builtins(state.agenda) if state.agenda != [Turn()] else None,
        "result": msgspec.to_builtins(state.result) if state.result else None,
    }
    return position | {name: value for name, value in rare.items() if value}


def _trimmed(places: list[str]) -> list[str]:
    """Without the shamans that wait in the village, where they come last."""
    places = list(places)
    while places and places[-1] == VILLAGE:
        places.pop()
    return places


def read(data: dict[str, Any]) -> CairnState:
    """The state of a position; a wrong key or shape is said."""
    for key in data:
        if key not in KNOWN_KEYS:
            raise BadPosition("position/unknown_key", game="cairn", key=str(key), known=KNOWN_KEYS)
    active = _seat(data.get("to_move", "sea"))
    result = _part(data, "result", Result | None, None)
    score = _part(data, "score", Scores, {})
    return CairnState(
        agenda=_part(data, "agenda", AGENDA, [] if result else [{"step": "turn"}]),
        turn=_part(data, "turn", Turns, 0),
        result=result,
        options=_part(data, "options", CairnOptions, {}),
        active=active,
        next_seat=_seat(data["next"]) if "next" in data else enemy_of(active),
        shamans=[_places(data, tribe) for tribe in TRIBES],
        megaliths=_part(data, "megaliths", dict[str, str], {}),
        upcoming=_part(data, "upcoming", list[str], []),
        stack=_stack(data),
        tokens=NEW_TOKENS | _part(data, "tokens", dict[str, str], {}),
        score=[score.sea, score.forest],
        moved=_part(data, "moved", list[str], []),
        activated=_part(data, "activated", list[str], []),
        positions=_part(data, "positions", list[str], []),
    )


def _part(data: dict[str, Any], key: str, kind: Any, usual: Any) -> Any:
    """One entry of a position, or its usual value; the reader is told which entry is wrong."""
    try:
        return msgspec.convert(data.get(key, usual), kind)
    except msgspec.ValidationError as error:
        raise BadPosition("position/malformed", game="cairn", problem=f"{key}: {error}") from None


def _stack(data: dict[str, Any]) -> list[Hidden]:
    """The stack, the top one first; everybody knows the stones that were tucked under it."""
    stones = _part(data, "stack", list[str], [])
    tucked = _part(data, "tucked", Annotated[int, msgspec.Meta(ge=0, le=len(stones))], 0)
    for stone in stones:
        if stone not in MEGALITHS:  # a blank too: what a seat may not see is no position to play on from
            raise BadPosition("position/unknown_name", game="cairn", name=stone, known=MEGALITHS)
    return [Hidden(stone, EVERYBODY if at >= len(stones) - tucked else 0) for at, stone in enumerate(stones)]


def _seat(tribe: Any) -> int:
    if tribe not in TRIBES:
        raise BadPosition("position/unknown_name", game="cairn", name=str(tribe), known=TRIBES)
    return TRIBES.index(tribe)


def _places(data: dict[str, Any], tribe: str) -> list[str]:
    """Five places; shamans that are not named wait in the village."""
    places: list[str] = _part(data, tribe, list[str], [])
    return places + [VILLAGE] * (5 - len(places))
