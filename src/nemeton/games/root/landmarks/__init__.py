"""The landmarks by name (Law E). Whatever else names one stands in its file; `enlisted.py` finds it by the name, later:
it needs the state."""

from typing import Literal

LandmarkName = Literal["ferry", "tower", "lost_city", "black_market", "legendary_forge", "elder_treetop"]
