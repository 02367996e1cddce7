"""What the halves of the cards do. Each is registered here by its own function, next to its facts in `cards.py`."""

from collections.abc import Callable
from typing import NamedTuple

from nemeton.kernel import Rule

from .cards import CARDS, SEASON
from .state import Inis, InisState, Play

Effect = Callable[[Inis, Play], "Rule[None] | None"]
Condition = Callable[[InisState, int], bool]


def always(_state: InisState, _seat: int) -> bool:
    """No condition beyond the half's own timing."""
    return True


class Half(NamedTuple):
    """How one half of a card is played.

    `legal(state, seat)` is a condition that everybody can check; `declare` asks the player for all that must be said
    before the card can be answered; `resolve` does it, and is the first to show anything hidden.
    """

    resolve: Effect
    declare: Effect | None = None
    legal: Condition = always


HALVES: dict[tuple[str, str], Half] = {}


def half(
    card: str, name: str = SEASON, *, declare: Effect | None = None, legal: Condition = always
) -> Callable[[Effect], Effect]:
    """Register what a half of a card does."""
    assert name in CARDS[card].halves, f"{card} has no half {name}"

    def register(resolve: Effect) -> Effect:
        HALVES[card, name] = Half(resolve, declare, legal)
        return resolve

    return register
