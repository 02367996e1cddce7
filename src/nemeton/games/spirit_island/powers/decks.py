"""All powers: both decks, and what the spirits bring along."""

from ..spirits import PANELS
from .card import CARDS, INNATES
from .major import MAJOR
from .minor import MINOR

PANELS.fill()
for _cards in (MINOR.cards, MAJOR.cards, *(panel.cards for panel in PANELS.values())):
    CARDS.update(_cards)
for _panel in PANELS.values():
    INNATES.update(_panel.innates)

MINORS, MAJORS = tuple(MINOR.cards), tuple(MAJOR.cards)
PROGRESSIONS = {name: panel.progression for name, panel in PANELS.items() if panel.progression}

__all__ = ["CARDS", "INNATES", "MAJORS", "MINORS", "PROGRESSIONS"]
