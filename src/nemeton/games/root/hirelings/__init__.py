"""The hirelings by name (Law D). Whatever else names one stands in its file: the row of facts, both sides of its card,
what each does. A new one is a file and its name here; `enlisted.py` finds it by the name, later: it needs the state."""

from typing import Literal

HirelingName = Literal[
    "forest_patrol",
    "last_dynasty",
    "spring_uprising",
    "the_exile",
    "warm_sun_prophets",
    "riverfolk_flotilla",
    "highway_bandits",
    "sunward_expedition",
    "corvid_spies",
    "furious_protector",
    "flame_bearers",
    "vault_keepers",
    "popular_band",
]
WantedHireling = Literal["any", HirelingName]
