"""The kingdom of England: it builds, and builds again."""

from typing import ClassVar

from nemeton.kernel import Ask, Rule, Step

from ..choices import ChooseLand, asks
from ..instinct import of_building_site
from ..invader_facts import FEAR_PER_PLAYER
from ..island import buildings, dry_neighbours
from ..pieces import put
from ..rules.invader_phase import boards_with_buildings, lands_of_board
from ..rules.victory import begin_action
from ..state import Island, IslandState
from ..steps import Build, Escalate
from ..trials import Trial
from .adversary import Adversary, Level

CAPITAL = 7  # so many buildings in one land lose the game

asks("spirit_island.boom", plain=ChooseLand)


class England(Adversary):
    """Buildings beside buildings, a build space of its own, and a loss by a proud capital."""

    name = "england"
    endings = ("capital",)
    levels = (
        Level(1, (3, 3, 3)),
        Level(3, (3, 4, 3)),
        Level(4, (4, 4, 3)),
        Level(6, (4, 5, 4)),
        Level(7, (4, 5, 5)),
        Level(9, (4, 5, 5)),
        Level(10, (4, 5, 4)),
    )
    has_loss = True
    steps = (Escalate,)
    colour = "#8f2f36"
    scene = ("p-city", "g-flag", "p-town")
    instincts: ClassVar = {"boom": of_building_site}
    trial = Trial(2, 1, {"level": 6})

    def settle(self, state: IslandState, board: str) -> None:
        """From level 2 on: a city in land 1 and a town in land 2."""
        if state.options.level >= 2:
            put(state.lands[f"{board}1"], "city")
            put(state.lands[f"{board}2"], "town")

    def has_extra_build(self, level: int) -> bool:
        """From level 3 on."""
        return level >= 3

    def fear_markers(self, level: int) -> int:
        """One more at level 6."""
        return FEAR_PER_PLAYER + (level >= 6)

    def toughness(self, level: int, kind: str) -> int:
        """From level 5 on: towns and cities."""
        return int(level >= 5 and kind != "explorer")

    def may_build_beside(self, state: IslandState, land: str) -> bool:
        """From level 1 on: beside two buildings."""
        around = sum(buildings(state.lands[near]) for near in dry_neighbours(state, land))
        return state.options.level >= 1 and around >= 2

    def builds_again(self, state: IslandState) -> bool:
        """At level 6, where no fear card was resolved in this phase."""
        return state.options.level >= 6 and not state.resolved

    def keeps_extra_build(self, level: int, stage: int) -> bool:
        """Below level 4 only for cards of stage 1."""
        return stage < 2 or level >= 4

    def escalation(self, state: IslandState) -> tuple[list[Step], list[Step]]:
        """A building boom, before explorers come."""
        return boards_with_buildings(state), []

    def escalate(self, game: Island, board: int) -> Rule[None]:
        """It builds where the most buildings of the board are."""
        state = game.state
        begin_action(state)
        home = lands_of_board(state, board)
        most = max(buildings(state.lands[land]) for land in home)
        lands = [land for land in home if buildings(state.lands[land]) == most]
        land = yield Ask(board, "spirit_island.boom", lands, law="adversary.england")
        game.push(Build(land))

    def lost_by(self, state: IslandState) -> str:
        """A land is full of buildings."""
        return "capital" if any(buildings(here) >= CAPITAL for here in state.lands.values()) else ""


ADVERSARY = England()
