"""The automated factions (Law A.3, the Law of Rootbotics): their names, difficulties and traits, and their boards. Each
is a faction of its own that stands for one of the woodland and plays a seat for which nobody answers."""

from collections.abc import Iterable
from typing import Literal, get_args

from .automated_alliance.board import AutomatedAllianceBoard
from .cogwheel_corvids.board import CogwheelCorvidsBoard
from .drillbit_duchy.board import DrillbitDuchyBoard
from .electric_eyrie.board import ElectricEyrieBoard
from .logical_lizards.board import LogicalLizardsBoard
from .mechanical_marquise.board import MechanicalMarquiseBoard
from .riverfolk_robots.board import RiverfolkRobotsBoard
from .vagabot.board import CharacterName, VagabotBoard

AutomatonName = Literal[
    "mechanical_marquise",
    "electric_eyrie",
    "automated_alliance",
    "vagabot",
    "logical_lizards",
    "riverfolk_robots",
    "drillbit_duchy",
    "cogwheel_corvids",
]
Difficulty = Literal["default", "easy", "challenging", "nightmare"]
# fmt: off
Trait = Literal[
    "blitz", "fortified", "hospitals", "iron_will", "overwhelming",
    "nobility", "relentless", "swoop", "war_tax", "focused",
    "informants", "popularity", "veterans", "wildfire", "steadfast",
    "adventurer", "berserker", "helper", "marksman", "questing",
    "spiteful", "erratic", "fanatics", "martyrs",
    "greedy", "involved", "garrison", "ferocious",
    "foundations", "investors", "overwhelm", "invaders",
    "gamble", "backup_plans", "mastermind", "vendetta",
]
# fmt: on
TRAITS: dict[AutomatonName, tuple[Trait, ...]] = {
    "mechanical_marquise": ("blitz", "fortified", "hospitals", "iron_will", "overwhelming"),
    "electric_eyrie": ("nobility", "relentless", "swoop", "war_tax", "focused"),
    "automated_alliance": ("informants", "popularity", "veterans", "wildfire", "steadfast"),
    "vagabot": ("adventurer", "berserker", "helper", "marksman", "questing"),
    "logical_lizards": ("spiteful", "erratic", "fanatics", "martyrs"),
    "riverfolk_robots": ("greedy", "involved", "garrison", "ferocious"),
    "drillbit_duchy": ("foundations", "investors", "overwhelm", "invaders"),
    "cogwheel_corvids": ("gamble", "backup_plans", "mastermind", "vendetta"),
}
# The cards of advanced services (B.9.7), each called after the automaton that follows it
ServicesCard = Literal[
    "mechanical_marquise",
    "electric_eyrie",
    "automated_alliance",
    "vagabot",
    "logical_lizards",
    "drillbit_duchy",
    "cogwheel_corvids",
]
SERVED: tuple[ServicesCard, ...] = get_args(ServicesCard)
MachineCharacter = CharacterName
WITH_CHARACTER: AutomatonName = "vagabot"  # whose character the table may choose
AUTOMATA: tuple[AutomatonName, ...] = get_args(AutomatonName)
AutomatonBoard = (
    MechanicalMarquiseBoard
    | ElectricEyrieBoard
    | AutomatedAllianceBoard
    | VagabotBoard
    | LogicalLizardsBoard
    | RiverfolkRobotsBoard
    | DrillbitDuchyBoard
    | CogwheelCorvidsBoard
)


def people_among(factions: Iterable[str]) -> int:
    """How many of these are played by somebody."""
    return sum(name not in AUTOMATA for name in factions)
