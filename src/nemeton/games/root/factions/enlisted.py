"""All factions take part: the rules, the look and the bench of each, found by its name. Whoever needs all of them
while being imported takes `FACTIONS` from here."""

from importlib import import_module
from typing import get_args

from ..clockwork import AUTOMATA
from ..rules.rule import FACTIONS, enlist, enlist_undecided
from . import FactionName
from .bench import BENCHES
from .look import LOOKS
from .undecided.bench import BENCH
from .undecided.look import LOOK
from .undecided.rules import SEATS

for _name in get_args(FactionName):
    _folder = f"..clockwork.{_name}" if _name in AUTOMATA else f".{_name}"
    enlist(import_module(f"{_folder}.rules", __package__).FACTION)
    LOOKS[_name] = import_module(f"{_folder}.look", __package__).LOOK
    BENCHES[_name] = import_module(f"{_folder}.bench", __package__).BENCH

for _name, _seat in SEATS.items():
    enlist_undecided(_seat)
    LOOKS.undecided[_name] = LOOK
    BENCHES.undecided[_name] = BENCH

__all__ = ["FACTIONS"]
