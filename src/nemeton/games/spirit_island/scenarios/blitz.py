"""Blitz: everything goes fast, on both sides."""

from typing import ClassVar

from nemeton.kernel import Ask, Rule, Step, step

from ..choices import ChooseLand, asks
from ..instinct import of_building_site
from ..island import board_of
from ..pieces import put
from ..powers.card import Card
from ..state import Island, IslandState
from ..steps import Advance, Builds, Explore
from ..trials import Trial
from .scenario import Scenario
from .steps import BlitzBuild, ExtraExplorer

asks("spirit_island.extra_explorer", plain=ChooseLand)


@step(BlitzBuild)
def blitz_build(game: Island, _step: BlitzBuild) -> None:
    """A blitz: the first card builds before the first turn."""
    game.push(*(Builds(card) for card in game.state.build))


@step(ExtraExplorer)
def extra_explorer(game: Island, step: ExtraExplorer) -> Rule[None]:
    """Blitz: once per board another explorer, to a land that was explored."""
    state = game.state
    lands = [land for land in state.explored_lands if board_of(land) == state.boards[step.board]]
    if lands:
        law = "scenario.blitz"
        land = yield Ask(step.board, "spirit_island.extra_explorer", lands, law=law)
        put(state.lands[land], "explorer")
        game.tell("spirit_island.arrived", land=land, piece="explorer", law=law)


class Blitz(Scenario):
    """All powers are fast, and invaders have a start."""

    name = "blitz"
    steps = (BlitzBuild, ExtraExplorer)
    scene = ("p-explorer", "g-fast", "p-explorer")
    instincts: ClassVar = {"extra_explorer": of_building_site}
    trial = Trial(5, 3)
    healthy_blight = 1
    blighted_blight = -1
    all_fast = True

    def after_first_explore(self, state: IslandState) -> list[Step]:
        """Invaders go on with a build and another explore."""
        return [BlitzBuild(), Explore(), Advance()]

    def cost(self, card: Card) -> int:
        """Fast cards are cheaper; the negative is energy gained."""
        return card.cost - card.fast

    def used_fast(self, game: Island, seat: int) -> None:
        """A right to be fast, like a fast innate power, is worth one energy."""
        game.state.spirits[seat].energy += 1
        game.tell("spirit_island.gains", seat=seat, energy=1, law="scenario.blitz")

    def explore_steps(self, state: IslandState) -> list[Step]:
        """An explorer more on each board."""
        return [ExtraExplorer(board) for board in range(len(state.boards))]


SCENARIO = Blitz()
