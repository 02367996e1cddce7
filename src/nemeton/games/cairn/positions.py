"""Positions of Cairn as people write them: tribes, spaces and stones by name; what is left out takes its usual value."""

from typing import Any

import msgspec

from nemeton.kernel import EVERYBODY, BadPosition, Hidden, Result

from .field import FACES, TRIBES, VILLAGE
from .state import Activation, CairnOptions, CairnState, Transformation, Turn, TurnEnd, enemy_of

NEW_TOKENS = {token: faces[0] for token, faces in FACES.items()}
AGENDA = list[Turn | Activation | Transformation | TurnEnd]
KNOWN_KEYS = (
    "options", "turn", "to_move", "next", "sea", "forest", "megaliths", "upcoming", "stack", "tucked", "tokens", "score", "moved", "activated",
    "positions", "agenda", "result",
)  # fmt: skip


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
    stack = msgspec.convert(data.get("stack", []), list[str])
    tucked = msgspec.convert(data.get("tucked", 0), int)
    result = msgspec.convert(data.get("result"), Result | None)
    return CairnState(
        agenda=msgspec.convert(data.get("agenda", [] if result else [{"step": "turn"}]), AGENDA),
        turn=msgspec.convert(data.get("turn", 0), int),
        result=result,
        options=msgspec.convert(data.get("options", {}), CairnOptions),
        active=active,
        next_seat=_seat(data["next"]) if "next" in data else enemy_of(active),
        shamans=[_places(data.get(tribe, [])) for tribe in TRIBES],
        megaliths=msgspec.convert(data.get("megaliths", {}), dict[str, str]),
        upcoming=msgspec.convert(data.get("upcoming", []), list[str]),
        stack=[Hidden(card, EVERYBODY if at >= len(stack) - tucked else 0) for at, card in enumerate(stack)],
        tokens=NEW_TOKENS | msgspec.convert(data.get("tokens", {}), dict[str, str]),
        score=[msgspec.convert(data.get("score", {}), dict[str, int]).get(tribe, 0) for tribe in TRIBES],
        moved=msgspec.convert(data.get("moved", []), list[str]),
        activated=msgspec.convert(data.get("activated", []), list[str]),
        positions=msgspec.convert(data.get("positions", []), list[str]),
    )


def _seat(tribe: Any) -> int:
    if tribe not in TRIBES:
        raise BadPosition("position/unknown_name", game="cairn", name=str(tribe), known=TRIBES)
    return TRIBES.index(tribe)


def _places(data: Any) -> list[str]:
    """Five places; shamans that are not named wait in the village."""
    places = msgspec.convert(data, list[str])
    return places + [VILLAGE] * (5 - len(places))
