"""All hirelings take part: both sides of each card, found by its name. Whoever needs all of them while being imported
takes `HIRELINGS` from here."""

from importlib import import_module
from typing import get_args

from ..rules.rule import enlist_band
from . import HirelingName
from .base import Hireling

HIRELINGS: dict[str, Hireling] = {}  # by the name of the card, `_demoted` behind it for its weak side

for _name in get_args(HirelingName):
    for _side in import_module(f".{_name}", __package__).SIDES:
        HIRELINGS[_side.name] = _side
        enlist_band(_side)

__all__ = ["HIRELINGS"]
