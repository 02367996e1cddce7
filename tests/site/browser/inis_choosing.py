"""What a person of these tests answers in a game of Inis: anything, by lot, but with a mind to spread over the island,
to build sanctuaries and to claim the throne, so that games end. It knows what the seat may see and nothing else."""

from random import Random
from typing import Any

# Cards that bring a seat nearer to a victory condition.
WANTED = (
    "sanctuary",
    "new_clans",
    "exploration",
    "kernunos_sanctuary",
    "eriu",
    "children_of_dana",
    "festival",
    "migration",
    "conquest",
    "new_alliance",
    "craftsmen_and_peasants",
)


def choose(ask: dict[str, Any], state: dict[str, Any], rng: Random) -> Any:
    """An option of an ask, as the API tells it."""
    offered = ask["options"]
    if "pretend" in offered:
        return "pretend"
    best = max(worth(ask, option, state) for option in offered)
    return rng.choice([option for option in offered if worth(ask, option, state) == best])


def worth(ask: dict[str, Any], option: Any, state: dict[str, Any]) -> float:
    """How much a person likes an option; what is worth the same is drawn by lot."""
    kind, seat = ask["kind"].removeprefix("inis."), ask["seat"]
    match kind, option:
        case "turn", ["play", card, _]:
            return 2 if card in WANTED else 1
        case "answer", ["play", *_]:
            return 1
        case "draft" | "keep", [*cards]:
            return sum(card in WANTED for card in cards)
        case "peace", "fight":
            return 1 if state["clash"]["lost"][seat] == 0 else 0
        case "peace", "agree":
            return 0.5
        case "group", [origin, where, count]:
            stays: int = state["tiles"][origin]["clans"][seat] - count
            return reach(state, seat, where) + min(stays, 1) - float(count) / 20
        case (("place_first" | "place" | "where" | "return" | "capital"), str(where)) if where in state["tiles"]:
            return reach(state, seat, where)
        case "maneuver", ["attack", _]:
            return 1
        case "shelter", "shelter":
            return 1
    return 0


def reach(state: dict[str, Any], seat: int, where: str) -> float:
    """How good it is to come to a territory: to be there at all, sanctuaries, nobody to fight."""
    tile = state["tiles"][where]
    new, others = tile["clans"][seat] == 0, sum(tile["clans"]) - tile["clans"][seat]
    return float(2 * new + new * tile.get("sanctuaries", 0) - 0.5 * bool(others))
