"""Positions of Cairn as people write them: tribes, spaces and stones by name; what is left out has its usual value."""

from typing import Annotated, Any

import msgspec

from nemeton.kernel import EVERYBODY, Hidden, Result
from nemeton.kernel.bounds import Count, MaybeName
from nemeton.kernel.notation import Notation

from .field import FACES, SPACES, TRIBES, VILLAGE
from .megaliths import MEGALITHS
from .state import SHAMANS, AgendaStep, CairnOptions, CairnState, Turn, enemy_of

NEW_TOKENS = {token: faces[0] for token, faces in FACES.items()}
AGENDA = Annotated[list[AgendaStep], msgspec.Meta(max_length=10)]
NOTATION = Notation("cairn")
KNOWN_KEYS = (
    "options", "turn", "to_move", "next", "sea", "forest", "megaliths", "upcoming", "stack", "tucked", "tokens",
    "score", "moved", "activated", "positions", "agenda", "result",
)  # fmt: skip


# How long anything may be at all; whether there are so many, the check says in its own words.
Places = Annotated[list[MaybeName], msgspec.Meta(max_length=len(SPACES))]
Stones = Annotated[list[MaybeName], msgspec.Meta(max_length=2 * len(MEGALITHS))]
Field = Annotated[dict[MaybeName, MaybeName], msgspec.Meta(max_length=2 * len(SPACES))]
Tokens = Annotated[dict[MaybeName, MaybeName], msgspec.Meta(max_length=2 * len(FACES))]
Situation = Annotated[str, msgspec.Meta(max_length=1000, pattern="^[0-9a-z_/,]+$")]
Chain = Annotated[list[Situation], msgspec.Meta(max_length=500)]
Situations = Annotated[list[Situation], msgspec.Meta(max_length=5000)]


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
    active = _seat(NOTATION.part(data, "to_move", Any, "sea"))
    result = NOTATION.part(data, "result", Result | None, None)
    score = NOTATION.part(data, "score", Scores, {})
    return CairnState(
        agenda=NOTATION.part(data, "agenda", AGENDA, [] if result else [{"step": "turn"}]),
        turn=NOTATION.part(data, "turn", Count, 0),
        result=result,
        options=NOTATION.part(data, "options", CairnOptions, {}),
        active=active,
        next_seat=_seat(NOTATION.part(data, "next", Any, "")) if "next" in data else enemy_of(active),
        shamans=[_places(data, tribe) for tribe in TRIBES],
        megaliths=NOTATION.part(data, "megaliths", Field, {}),
        upcoming=NOTATION.part(data, "upcoming", Stones, []),
        stack=_stack(data),
        tokens=NEW_TOKENS | NOTATION.part(data, "tokens", Tokens, {}),
        score=[score.sea, score.forest],
        moved=NOTATION.part(data, "moved", Places, []),
        activated=NOTATION.part(data, "activated", Chain, []),
        positions=NOTATION.part(data, "positions", Situations, []),
    )


def _stack(data: dict[str, Any]) -> list[Hidden]:
    """The stack, the top one first; everybody knows the stones that were tucked under it."""
    stones = NOTATION.part(data, "stack", Stones, [])
    tucked = NOTATION.part(data, "tucked", Annotated[int, msgspec.Meta(ge=0, le=len(stones))], 0)
    NOTATION.names(stones, MEGALITHS)
    return [Hidden(stone, EVERYBODY if at >= len(stones) - tucked else 0) for at, stone in enumerate(stones)]


def _seat(tribe: Any) -> int:
    return TRIBES.index(NOTATION.names([tribe if isinstance(tribe, str) else ""], TRIBES)[0])


def _places(data: dict[str, Any], tribe: str) -> list[str]:
    """Five places; shamans that are not named wait in the village."""
    places: list[str] = NOTATION.part(data, tribe, Places, [])
    return places + [VILLAGE] * (SHAMANS - len(places))
