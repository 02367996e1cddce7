"""The spirits. Adding one is a file of its own and a row here."""

from typing import Literal, get_args

from ..shelf import Shelf
from .panel import PRESENCE, Growth, Panel, Slot

SpiritName = Literal[
    "lightnings_swift_strike",
    "river_surges_in_sunlight",
    "shadows_flicker_like_flame",
    "vital_strength_of_the_earth",
    "a_spread_of_rampant_green",
    "thunderspeaker",
    "oceans_hungry_grasp",
    "bringer_of_dreams_and_nightmares",
]
SPIRITS: tuple[str, ...] = get_args(SpiritName)
PANELS: Shelf[Panel] = Shelf(__name__, "PANEL", SPIRITS)

__all__ = ["PANELS", "PRESENCE", "SPIRITS", "Growth", "Panel", "Slot", "SpiritName"]
