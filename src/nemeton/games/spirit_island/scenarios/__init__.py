"""The scenarios. Adding one is a file of its own and a row here; the records of its steps stand in `steps`."""

from typing import TYPE_CHECKING, Literal, get_args

from ..shelf import Shelf
from . import steps
from .scenario import Scenario

if TYPE_CHECKING:
    from ..state import IslandState

ScenarioName = Literal["none", "blitz", "guard_the_isles_heart", "rituals_of_terror", "dahan_insurrection"]
SCENARIOS: Shelf[Scenario] = Shelf(__name__, "SCENARIO", get_args(ScenarioName))
SCENARIOS["none"] = Scenario()


def scenario_of(state: "IslandState") -> Scenario:
    """What the table plays."""
    return SCENARIOS[state.options.scenario]


__all__ = ["SCENARIOS", "Scenario", "ScenarioName", "scenario_of", "steps"]
