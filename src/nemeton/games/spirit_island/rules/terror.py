"""Fear and terror: the pool, earned cards, terror levels."""

from nemeton.kernel import Hidden

from ..adversaries import adversary_of
from ..island import mark, marks_on
from ..scenarios import SCENARIOS
from ..state import Island, IslandState


def pool(state: IslandState) -> int:
    """How many markers the fear pool holds when it is full."""
    return adversary_of(state).fear_markers(state.options.level) * len(state.spirits)


def terror(state: IslandState) -> int:
    """The terror level: 1 to 3, and 4 when the fear deck is used up."""
    return SCENARIOS[state.options.scenario].terror(state)


def frighten(game: Island, amount: int, land: str = "", *, by_power: bool = False) -> None:
    """Generate fear; where a power makes it in a dreaded land, the land is defended too."""
    state = game.state
    if amount <= 0:
        return
    if by_power and land and marks_on(state, land).dread:
        mark(state, land).defend += amount * marks_on(state, land).dread
    game.tell("spirit_island.fear", amount=amount, law="fear")
    state.fear += amount
    while state.fear >= pool(state) and state.fear_deck:
        state.fear -= pool(state)
        earn(game)
    if not state.fear_deck:
        state.fear = min(state.fear, pool(state) - 1)


def earn(game: Island) -> None:
    """The top card of the fear deck is earned; a new terror level holds at once."""
    state = game.state
    before = terror(state)
    card: Hidden = state.fear_deck.pop()
    state.earned.append(card)
    game.tell("spirit_island.earned", law="fear.earned")
    if terror(state) > before:
        game.tell("spirit_island.terror", level=terror(state), law="fear.terror")
