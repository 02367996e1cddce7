"""What a person of these tests answers in a game of Spirit Island: anything, by lot, but rather something than to stop
or be done, so that powers are used. It knows what the seat may see and nothing else."""

from random import Random
from typing import Any

# What comes first when there is a choice; what is named nowhere is worth 1.
DEEDS = {"use": 4, "again": 4, "ritual": 3, "play": 3, "keep": 2, "study": 2, "place": 2, "draw": 2, "far": 0.5}
WORDS = {"stop": 0.2, "done": 0.1, "no": 0.5}


def choose(ask: dict[str, Any], rng: Random) -> Any:
    """An option of an ask, as the API tells it."""
    offered = ask["options"]
    weights = [worth(option) for option in offered]
    best = max(weights)
    return rng.choice([option for option, weight in zip(offered, weights, strict=True) if weight == best])


def worth(option: Any) -> float:
    """How much a person likes an option; what is worth the same is drawn by lot."""
    verb = option[0] if isinstance(option, list) and option else option
    if not isinstance(verb, str):
        return 1
    if isinstance(option, list) and verb == "use" and len(option) > 2:
        return 0.5  # as if it had fewer elements
    return WORDS.get(verb, DEEDS.get(verb, 1))
