"""The factions by name, and their boards. Whatever else names a faction stands in its folder. A new faction is a
folder and its name and board here; `enlisted.py` finds its rules and look by the name, later: they need the state."""

from typing import Literal

from nemeton.kernel import Configuration

from .alliance.board import AllianceBoard
from .corvids.board import CorvidsBoard
from .cult.board import CultBoard
from .duchy.board import DuchyBoard
from .eyrie.board import EyrieBoard
from .marquise.board import MarquiseBoard
from .riverfolk.board import RiverfolkBoard
from .vagabond.board import VagabondBoard
from .vagabond_2.board import SecondVagabondBoard

FactionName = Literal[
    "marquise", "eyrie", "alliance", "vagabond", "vagabond_2", "cult", "riverfolk", "duchy", "corvids"
]
Chosen = Literal["any", FactionName]
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
)


def seated(*factions: FactionName, **options: str) -> Configuration:
    """A table at which these factions sit in this order."""
    seats = {f"seat_{number}": faction for number, faction in enumerate(factions, 1)}
    return Configuration(len(factions), {**seats, **options})


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
)
