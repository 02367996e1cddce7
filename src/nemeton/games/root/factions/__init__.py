"""The factions by name, and their boards. Whatever else names a faction stands in its folder. A new faction is a
folder and its name and board here; `enlisted.py` finds its rules and look by the name, later: they need the state."""

from typing import Literal

from nemeton.kernel import Configuration

from ..clockwork import AutomatonBoard, AutomatonName
from ..hirelings import HirelingName
from ..landmarks import LandmarkName
from .alliance.board import AllianceBoard
from .corvids.board import CorvidsBoard
from .cult.board import CultBoard
from .duchy.board import DuchyBoard
from .eyrie.board import EyrieBoard
from .hundreds.board import HundredsBoard
from .keepers.board import KeepersBoard
from .marquise.board import MarquiseBoard
from .riverfolk.board import RiverfolkBoard
from .undecided.board import UndecidedBoard
from .vagabond.board import VagabondBoard
from .vagabond_2.board import SecondVagabondBoard

FactionName = Literal[
    "marquise",
    "eyrie",
    "alliance",
    "vagabond",
    "vagabond_2",
    "cult",
    "riverfolk",
    "duchy",
    "corvids",
    "hundreds",
    "keepers",
    AutomatonName,
]
Chosen = Literal["any", FactionName]
# Who has not chosen a faction yet, where they are chosen while the table is set up (Law A.8): called after the seat.
Undecided = Literal["seat_1", "seat_2", "seat_3", "seat_4", "seat_5", "seat_6"]
Played = Literal[FactionName, Undecided]
BASE_BOX: tuple[FactionName, ...] = ("marquise", "eyrie", "alliance", "vagabond")  # what the lot draws from first
EASY = ("marquise",)  # for whoever plays for the first time
Board = (
    MarquiseBoard
    | EyrieBoard
    | AllianceBoard
    | VagabondBoard
    | SecondVagabondBoard
    | CultBoard
    | RiverfolkBoard
    | DuchyBoard
    | CorvidsBoard
    | HundredsBoard
    | KeepersBoard
    | AutomatonBoard
    | UndecidedBoard
)


def seated(*factions: FactionName, **options: str | list[str]) -> Configuration:
    """A table at which these factions sit in this order."""
    seats = {f"seat_{number}": faction for number, faction in enumerate(factions, 1)}
    return Configuration(len(factions), {**seats, **options})


def landmarked(factions: tuple[FactionName, ...], *marks: LandmarkName, **options: str) -> Configuration:
    """The same with these landmarks on the map, one or two."""
    table = seated(*factions, **options)
    number = {"landmarks": "one" if len(marks) == 1 else "two", "landmark_cards": [*marks]}
    return Configuration(table.players, {**table.options, **number})


def hiring(*names: HirelingName) -> dict[str, str]:
    """The options of a table at which these hirelings take part."""
    return {"hirelings": "with", **{f"hireling_{letter}": name for letter, name in zip("abc", names, strict=True)}}


# The tables that tests shall play: a golden record for each (tests/golden). New ones come behind the others.
CONFIGURATIONS = (
    Configuration(4),
    Configuration(4, {"map": "winter"}),
    Configuration(3, {"suits": "random"}),
    Configuration(2, {"seat_1": "marquise", "seat_2": "eyrie"}),
    Configuration(2, {"seat_1": "alliance", "seat_2": "vagabond", "map": "winter"}),
    Configuration(3, {"scenario": "first_game"}),
    Configuration(2, {"seat_1": "vagabond", "seat_2": "eyrie", "suits": "random"}),
    Configuration(3, {"seat_1": "vagabond", "seat_2": "alliance", "seat_3": "marquise", "map": "winter"}),
    Configuration(4, {"seat_1": "vagabond", "seat_2": "riverfolk", "seat_3": "marquise", "seat_4": "alliance"}),
    seated("vagabond_2", "marquise", "alliance", "vagabond", "eyrie"),
    seated("duchy", "eyrie", "marquise"),
    seated("eyrie", "cult", "vagabond", "alliance", map="winter"),
    seated("corvids", "marquise", "alliance", "eyrie"),
    seated("cult", "marquise", "duchy", "riverfolk", "vagabond", "alliance", map="winter"),
    seated("riverfolk", "vagabond", "alliance", "eyrie", "corvids", map="lake"),
    seated("marquise", "eyrie", "alliance", "corvids", deck="exiles"),
    seated("eyrie", "corvids", "alliance", "riverfolk", "duchy", "vagabond", map="mountain"),
    seated("hundreds", "marquise", "eyrie", "alliance"),
    seated("riverfolk", "hundreds", "vagabond", "cult", "duchy", map="winter", deck="exiles"),
    seated("keepers", "marquise", "alliance", "eyrie"),
    seated("vagabond", "keepers", "riverfolk", "corvids", "duchy", map="mountain", deck="exiles"),
    landmarked(("cult", "alliance", "vagabond", "duchy", "corvids"), "lost_city", "black_market"),
    landmarked(("marquise", "hundreds", "eyrie", "keepers", "riverfolk"), "black_market", "elder_treetop", map="lake"),
    Configuration(4, {"setup": "advanced"}),
    Configuration(6, {"setup": "advanced", "map": "mountain", "deck": "exiles"}),
    seated("marquise", "eyrie", "alliance", **hiring("warm_sun_prophets", "highway_bandits", "popular_band")),
    seated("duchy", "corvids", **hiring("forest_patrol", "the_exile", "flame_bearers")),
    seated("hundreds", "riverfolk", "cult", **hiring("last_dynasty", "spring_uprising", "furious_protector")),
    seated("vagabond", "marquise", "eyrie", "cult", **hiring("sunward_expedition", "corvid_spies", "vault_keepers")),
    seated(
        "keepers",
        "alliance",
        "eyrie",
        "cult",
        "corvids",
        map="lake",
        **hiring("flame_bearers", "the_exile", "highway_bandits"),
    ),
    seated("alliance", "mechanical_marquise", "electric_eyrie", "vagabot"),
    seated("logical_lizards", "marquise", "drillbit_duchy", "alliance", map="winter", difficulty_3="nightmare"),
    seated("cogwheel_corvids", "eyrie", "automated_alliance", "vagabond", deck="exiles", against="machines"),
    seated("riverfolk_robots", "marquise", "vagabond", "electric_eyrie", traits=["involved", "greedy"]),
    seated("riverfolk", "cult", map="lake", deck="exiles"),
    seated("vagabond", "duchy", "vagabond_2", "corvids", map="mountain"),
    seated("cult", "corvids", "eyrie", "duchy", "marquise", "riverfolk", map="lake", deck="exiles"),
    seated(
        *("riverfolk", "electric_eyrie", "drillbit_duchy", "vagabot"),
        services=["electric_eyrie", "drillbit_duchy", "vagabot"],
    ),
    seated(
        *("riverfolk_robots", "logical_lizards", "alliance", "cogwheel_corvids", "mechanical_marquise"),
        services=["logical_lizards", "cogwheel_corvids", "mechanical_marquise"],
    ),
)
