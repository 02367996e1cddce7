"""What a spirit has: energy and card plays of its tracks, elements, cards and their cost."""

from operator import ge

from ..powers.card import CARDS, ELEMENTS, Needs
from ..scenarios import SCENARIOS
from ..spirits import PANELS, Slot
from ..state import IslandState, Spirit

INDEX = {element: at for at, element in enumerate(ELEMENTS)}


def open_slots(spirit: Spirit) -> list[Slot]:
    """The open slots of both tracks."""
    panel = PANELS[spirit.name]
    return [*panel.energy[: spirit.open[0]], *panel.plays[: spirit.open[1]]]


def income(spirit: Spirit) -> int:
    """Energy per turn: the highest open number."""
    return max(slot.number for slot in PANELS[spirit.name].energy[: spirit.open[0]])


def card_plays(spirit: Spirit) -> int:
    """How many cards it may play this turn."""
    return max(slot.number for slot in PANELS[spirit.name].plays[: spirit.open[1]]) + spirit.plays


def elements(spirit: Spirit) -> list[int]:
    """What it has of each element now: from cards in play, open tracks, and gifts."""
    found = [0] * len(ELEMENTS)
    for card in spirit.played:
        for element in CARDS[card].elements:
            found[INDEX[element]] += 1
    for slot in open_slots(spirit):
        if slot.element in INDEX:
            found[INDEX[slot.element]] += 1
    for element, amount in spirit.elements.items():
        found[INDEX[element]] += amount
    return found


def has(spirit: Spirit, needs: Needs) -> bool:
    """Does it have the elements of a threshold?"""
    return meets(elements(spirit), needs)


def meets(there: list[int], needs: Needs) -> bool:
    """Are so many of each element enough for a threshold?"""
    return all(map(ge, there, needs))


def thresholds(spirit: Spirit, power: str) -> tuple[Needs, ...]:
    """The thresholds of a card or of an innate power."""
    if power in CARDS:
        needs = CARDS[power].threshold
        return () if needs is None else (needs,)
    return tuple(level.needs for level in PANELS[spirit.name].innates[power].levels)


def free_choices(spirit: Spirit) -> int:
    """Open "any" elements whose kind is not chosen yet this turn."""
    return sum(slot.element == "any" for slot in open_slots(spirit)) - spirit.any_chosen


def cost(state: IslandState, card: str) -> int:
    """What a card costs now; the negative is energy gained."""
    return SCENARIOS[state.options.scenario].cost(CARDS[card])


def owned(spirit: Spirit) -> list[str]:
    """All cards that it could forget."""
    return [*spirit.hand, *spirit.played, *spirit.discard]
