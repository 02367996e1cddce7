"""The kingdom of Brandenburg-Prussia: its later cards come early."""

from typing import ClassVar

from nemeton.kernel import Ask, Rule, Step

from ..choices import ChooseLand, asks
from ..instinct import of_building_site
from ..pieces import put
from ..rules.invader_phase import boards_with_buildings, lands_of_board
from ..rules.victory import begin_action
from ..state import Island, IslandState
from ..steps import Escalate
from ..trials import Trial
from .adversary import Adversary, Level

LAW = "adversary.brandenburg_prussia"

asks("spirit_island.land_rush", plain=ChooseLand)


class BrandenburgPrussia(Adversary):
    """Towns on empty land, and a fast invader deck."""

    name = "brandenburg_prussia"
    levels = (
        Level(1, (3, 3, 3)),
        Level(2, (3, 3, 3)),
        Level(4, (3, 3, 3), "111322223333"),
        Level(6, (3, 4, 3), "11322223333"),
        Level(7, (4, 4, 3), "1132223333"),
        Level(9, (4, 4, 3), "132223333"),
        Level(10, (4, 4, 4), "32223333"),
    )
    steps = (Escalate,)
    colour = "#3d4f63"
    scene = ("p-town", "g-fast", "p-town")
    instincts: ClassVar = {"land_rush": of_building_site}
    trial = Trial(5, 3, {"level": 3})

    def settle(self, state: IslandState, board: str) -> None:
        """From level 1 on: a town in land 3."""
        if state.options.level >= 1:
            put(state.lands[f"{board}3"], "town")

    def escalation(self, state: IslandState) -> tuple[list[Step], list[Step]]:
        """A land rush, before explorers come."""
        return boards_with_buildings(state), []

    def escalate(self, game: Island, board: int) -> Rule[None]:
        """It adds a town to a land of the board without one."""
        state = game.state
        begin_action(state)
        lands = [land for land in lands_of_board(state, board) if not state.lands[land].towns]
        if lands:
            land = yield Ask(board, "spirit_island.land_rush", lands, law=LAW)
            put(state.lands[land], "town")
            game.tell("spirit_island.arrived", land=land, piece="town", law=LAW)


ADVERSARY = BrandenburgPrussia()
