"""What a person of these tests answers in a game of Root: anything, by lot, but rather something that brings points or
a fight than to end a phase, so that games end. It knows what the seat may see and nothing else."""

from random import Random
from typing import Any

# What comes first when there is a choice; what is named nowhere is worth 1.
DEEDS = {
    "build": 6, "revolt": 6, "spread": 6, "quest": 6, "craft": 5, "organize": 5, "explore": 5, "battle": 4,
    "recruit": 3, "aid": 3, "activate": 3, "use": 3, "mobilize": 2, "train": 2, "overwork": 2, "repair": 2,
    "march": 1.5, "take": 0.2, "bird": 0.2, "garden": 6, "rite": 6, "convert": 4, "sanctify": 6, "gather": 3,
    "found": 6, "export": 2, "recruit_on": 2, "draw": 2, "buy": 0.7, "sway": 6, "summon": 5, "mayor": 5, "dig": 3,
    "sacrifice": 1, "clear": 3, "flip": 6, "plot": 5, "trick": 0.5, "expose": 0.7, "price": 0.4,
}  # fmt: skip
WORDS = {
    "stop": 0.5,
    "end": 0.1,
    "done": 0.1,
    "stay": 0.5,
    "alone": 0.5,
    "none": 0.1,
    "let": 0.5,
    "after": 0.5,
    "keep_down": 0.1,
    "no_recruit": 0.1,
    "no_exertion": 0.1,
    "nothing": 0.1,
}
MOST_MOVES = 8  # a turn of moves to and fro is cut short


def choose(ask: dict[str, Any], rng: Random, moved: int = 0) -> Any:
    """An option of an ask, as the API tells it."""
    offered = ask["options"]
    weights = [worth(option, moved) for option in offered]
    best = max(weights)
    return rng.choice([option for option, weight in zip(offered, weights, strict=True) if weight == best])


def worth(option: Any, moved: int = 0) -> float:
    """How much a person likes an option; what is worth the same is drawn by lot."""
    if isinstance(option, str):
        return WORDS.get(option, 1)
    if not isinstance(option, list):
        return 1
    verbs = [word for word in option[:2] if isinstance(word, str)]
    if "move" in verbs or "passage" in verbs:
        return 1 if moved < MOST_MOVES else 0.05
    return max((DEEDS[verb] for verb in verbs if verb in DEEDS), default=1)
