"""What the halves of the cards do. A card's functions stand below its row in `decks/` and are gathered here."""

from collections.abc import Callable, Collection
from typing import NamedTuple

from nemeton.kernel import Rule, step

from .cards import SEASON, Card
from .declarations import tell_declared
from .state import CardPlay, Inis, InisState
from .steps import CardStep

Effect = Callable[[Inis, CardPlay], "Rule[None] | None"]
Condition = Callable[[InisState, int], bool]
Later = Callable[[Inis, CardStep], "Rule[None] | None"]
Teller = Callable[[Inis, CardPlay], None]
Sayings = Callable[[InisState], Collection[str]]


def always(_state: InisState, _seat: int) -> bool:
    """No condition beyond the half's own timing."""
    return True


def nothing(_state: InisState) -> Collection[str]:
    """Nothing else is said about the card."""
    return ()


class Half(NamedTuple):
    """How one half of a card is played.

    `legal(state, seat)` is a condition that everybody can check; `declare` asks the player for all that must be said
    before the card can be answered, and `tells` is how the journal tells it; `resolve` does it, and is the first to
    show anything hidden. `needs` is what must have been said before, `told` what else may have been said.
    """

    resolve: Effect
    declare: Effect | None = None
    legal: Condition = always
    tells: Teller = tell_declared
    needs: str = ""
    told: Sayings = nothing


PLAYER, TERRITORY, CLAN = "player", "territory", "clan"  # what a half may need

HALVES: dict[tuple[str, str], Half] = {}


def half(
    card: Card,
    name: str = SEASON,
    *,
    declare: Effect | None = None,
    legal: Condition = always,
    tells: Teller = tell_declared,
    needs: str = "",
    told: Sayings = nothing,
) -> Callable[[Effect], Effect]:
    """The function below is what a half of a card does."""
    assert name in card.halves, f"{card.id} has no half {name}"

    def register(resolve: Effect) -> Effect:
        HALVES[card.id, name] = Half(resolve, declare, legal, tells, needs, told)
        return resolve

    return register


LATER: dict[str, Later] = {}


def later(card: Card) -> Callable[[Later], Later]:
    """The function below is how a card goes on that acts in several steps."""

    def register(go_on: Later) -> Later:
        LATER[card.id] = go_on
        return go_on

    return register


@step(CardStep)
def card_step(game: Inis, step: CardStep) -> Rule[None] | None:
    """A card that acts in several steps goes on."""
    return LATER[step.card](game, step)
