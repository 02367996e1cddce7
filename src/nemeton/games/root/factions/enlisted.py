"""All factions take part: the rules, the look and the bench of each, found by its name. Whoever needs all of them
while being imported takes `FACTIONS` from here."""

from importlib import import_module
from typing import get_args

from ..rules.rule import FACTIONS, enlist
from . import FactionName
from .bench import BENCHES
from .look import LOOKS

for _name in get_args(FactionName):
    enlist(import_module(f".{_name}.rules", __package__).FACTION)
    LOOKS[_name] = import_module(f".{_name}.look", __package__).LOOK
    BENCHES[_name] = import_module(f".{_name}.bench", __package__).BENCH

__all__ = ["FACTIONS"]
