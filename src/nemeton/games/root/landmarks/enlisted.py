"""The landmarks with their rules, in the order in which cards are listed."""

from collections.abc import Mapping
from importlib import import_module
from typing import get_args

from ..places import EXTRA_SLOTS, FURTHER_SUITS
from ..rules.land import LANDMARKS
from . import LandmarkName
from .landmark import Landmark

for _name in get_args(LandmarkName):
    _one: Landmark = import_module(f".{_name}", __package__).LANDMARK
    LANDMARKS[_one.name] = _one
    if _one.suits:
        FURTHER_SUITS[_one.name] = _one.suits
    if _one.slots:
        EXTRA_SLOTS[_one.name] = _one.slots

# The same table, in which nothing is changed any more.
ENLISTED: Mapping[str, Landmark] = LANDMARKS
__all__ = ["ENLISTED"]
