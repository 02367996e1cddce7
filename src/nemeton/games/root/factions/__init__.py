"""The factions by name, and their boards. Whatever else names a faction stands in its folder. A new faction is a
folder, a row here and a row in `enlisted.py`: the state needs what is here, and rules need the state."""

from typing import Literal

from .alliance.board import AllianceBoard
from .eyrie.board import EyrieBoard
from .marquise.board import MarquiseBoard
from .vagabond.board import VagabondBoard

FactionName = Literal["marquise", "eyrie", "alliance", "vagabond"]
Chosen = Literal["any", "marquise", "eyrie", "alliance", "vagabond"]
Board = MarquiseBoard | EyrieBoard | AllianceBoard | VagabondBoard
