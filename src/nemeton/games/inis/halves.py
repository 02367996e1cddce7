"""What the halves of the cards do. Each is registered here by its own function, next to its facts in `cards.py`."""

from collections.abc import Callable
from typing import NamedTuple

from nemeton.kernel import Rule, step

from .cards import CARDS, SEASON
from .state import CardPlay, Inis, InisState
from .steps import CardStep

Effect = Callable[[Inis, CardPlay], "Rule[None] | None"]
Condition = Callable[[InisState, int], bool]
Later = Callable[[Inis, CardStep], "Rule[None] | None"]


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


LATER: dict[str, Later] = {}


def later(card: str) -> Callable[[Later], Later]:
    """Register how a card goes on that acts in several steps."""
    assert card in CARDS, f"there is no {card}"

    def register(go_on: Later) -> Later:
        LATER[card] = go_on
        return go_on

    return register


@step(CardStep)
def card_step(game: Inis, step: CardStep) -> Rule[None] | None:
    """A card that acts in several steps goes on."""
    return LATER[step.card](game, step)
