"""Positions of older rules, made positions of these."""

from typing import Any

from .rules.gaining_cards import has_decks
from .rules.setup import lessons
from .state import IslandOptions


def carry(version: int, position: dict[str, Any]) -> dict[str, Any]:
    """A position of an older version as these rules write it."""
    return carry_from_2(position) if version < 3 else position


def carry_from_2(position: dict[str, Any]) -> dict[str, Any]:
    """Version 3 says whose power has destroyed something, and where all learn by lists it knows no power decks. Cards
    that a spirit drew from them before stay its own."""
    carried = dict(position)
    happened = dict(position.get("happened", {}))
    for name in ("destroyed", "fallen"):
        if name in happened:
            happened[name] = [[*entry, -1] for entry in happened[name]]
    if happened:
        carried["happened"] = happened
    options = IslandOptions(progression=position.get("options", {}).get("progression", False))
    if not has_decks(options, position["spirits"]):
        listed = lessons(position["spirits"], options)
        carried |= {"minors": [], "majors": []}
        for pile in ("minor_discard", "major_discard"):
            carried[pile] = [card for card in position.get(pile, []) if card in listed]
    return carried
