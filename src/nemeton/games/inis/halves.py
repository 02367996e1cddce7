"""What the halves of the cards do. A card's functions stand below its row in `decks/` and are gathered here."""

from collections.abc import Callable, Collection
from typing import NamedTuple, Protocol

from nemeton.kernel import Rule, step

from .cards import SEASON, Card
from .declarations import tell_declared
from .state import NOBODY, CardPlay, Inis, InisState
from .steps import CardStep

Effect = Callable[[Inis, CardPlay], "Rule[None] | None"]
Condition = Callable[[InisState, int], bool]
GoOn = Callable[[Inis, CardStep], "Rule[None] | None"]
Teller = Callable[[Inis, CardPlay], None]
Needs = Callable[[InisState, CardPlay], bool]
Sayings = Callable[[InisState], Collection[str]]


def always(_state: InisState, _seat: int) -> bool:
    """No condition beyond the half's own timing."""
    return True


def no_needs(_state: InisState, _play: CardPlay) -> bool:
    """Where nothing was said, the half does nothing."""
    return True


def a_player(_state: InisState, play: CardPlay) -> bool:
    """A player must have been named."""
    return play.whom != NOBODY


def a_territory(_state: InisState, play: CardPlay) -> bool:
    """A territory must have been named."""
    return bool(play.where)


def a_clan(state: InisState, play: CardPlay) -> bool:
    """Where a territory was named, then a player's clan that is there."""
    return not play.where or (play.whom != NOBODY and state.tiles[play.where].clans[play.whom] > 0)


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
    needs: Needs = no_needs
    told: Sayings = nothing


HALVES: dict[tuple[str, str], Half] = {}


def half(
    card: Card,
    name: str = SEASON,
    *,
    declare: Effect | None = None,
    legal: Condition = always,
    tells: Teller = tell_declared,
    needs: Needs = no_needs,
    told: Sayings = nothing,
) -> Callable[[Effect], Effect]:
    """The function below is what a half of a card does."""
    assert name in card.halves, f"{card.id} has no half {name}"

    def register(resolve: Effect) -> Effect:
        HALVES[card.id, name] = Half(resolve, declare, legal, tells, needs, told)
        return resolve

    return register


class Table(Protocol):
    """What lies on the table when a step of an agenda comes: the cards, and is there a clash?"""

    state: InisState
    plays: list[CardPlay]
    fight: bool


def always_may(_table: Table, _step: CardStep) -> bool:
    """The card goes on in any case."""
    return True


class Later(NamedTuple):
    """How a card goes on that acts in several steps, and when it may, in a position that somebody has written."""

    go_on: GoOn
    may: Callable[[Table, CardStep], bool] = always_may


LATER: dict[str, Later] = {}


def later(card: Card, may: Callable[[Table, CardStep], bool] = always_may) -> Callable[[GoOn], GoOn]:
    """The function below is how a card goes on that acts in several steps."""

    def register(go_on: GoOn) -> GoOn:
        LATER[card.id] = Later(go_on, may)
        return go_on

    return register


def has_a_place(table: Table, _step: CardStep) -> bool:
    """A territory was named."""
    return bool(table.plays[-1].where)


@step(CardStep)
def card_step(game: Inis, step: CardStep) -> Rule[None] | None:
    """A card that acts in several steps goes on."""
    return LATER[step.card].go_on(game, step)
