"""Positions of Cairn as people write them: tribes, spaces and stones by name; what is left out has its usual value."""

from typing import Annotated, Any

import msgspec

from nemeton.kernel import EVERYBODY, Hidden, Result
from nemeton.kernel.notation import Count, Notation

from .field import FACES, TRIBES, VILLAGE
from .megaliths import MEGALITHS
from .state import Activation, CairnOptions, CairnState, Transformation, Turn, TurnEnd, enemy_of

NEW_TOKENS = {token: faces[0] for token, faces in FACES.items()}
AGENDA = list[Turn | Activation | Transformation | TurnEnd]
NOTATION = Notation("cairn")
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
    NOTATION.check_keys(data, KNOWN_KEYS)
    active = _seat(data.get("to_move", "sea"))
    result = NOTATION.part(data, "result", Result | None, None)
    score = NOTATION.part(data, "score", Scores, {})
    return CairnState(
        agenda=NOTATION.part(data, "agenda", AGENDA, [] if result else [{"step": "turn"}]),
        turn=NOTATION.part(data, "turn", Count, 0),
        result=result,
        options=NOTATION.part(data, "options", CairnOptions, {}),
        active=active,
        next_seat=_seat(data["next"]) if "next" in data else enemy_of(active),
        shamans=[_places(data, tribe) for tribe in TRIBES],
        megaliths=NOTATION.part(data, "megaliths", dict[str, str], {}),
        upcoming=NOTATION.part(data, "upcoming", list[str], []),
        stack=_stack(data),
        tokens=NEW_TOKENS | NOTATION.part(data, "tokens", dict[str, str], {}),
        score=[score.sea, score.forest],
        moved=NOTATION.part(data, "moved", list[str], []),
        activated=NOTATION.part(data, "activated", list[str], []),
        positions=NOTATION.part(data, "positions", list[str], []),
    )


def _stack(data: dict[str, Any]) -> list[Hidden]:
    """The stack, the top one first; everybody knows the stones that were tucked under it."""
    stones = NOTATION.part(data, "stack", list[str], [])
    tucked = NOTATION.part(data, "tucked", Annotated[int, msgspec.Meta(ge=0, le=len(stones))], 0)
    NOTATION.names(stones, MEGALITHS)
    return [Hidden(stone, EVERYBODY if at >= len(stones) - tucked else 0) for at, stone in enumerate(stones)]


def _seat(tribe: Any) -> int:
    return TRIBES.index(NOTATION.names([str(tribe)], TRIBES)[0])


def _places(data: dict[str, Any], tribe: str) -> list[str]:
    """Five places; shamans that are not named wait in the village."""
    places: list[str] = NOTATION.part(data, tribe, list[str], [])
    return places + [VILLAGE] * (5 - len(places))
