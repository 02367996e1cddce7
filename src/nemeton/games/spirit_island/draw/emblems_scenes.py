"""What the pictures of cards show beside their elements: signs made from what a power does, and other scenes."""

from ..powers.card import power_row
from ..powers.decks import CARDS, INNATES

# What a power does, as pieces that stand in its picture and a sign above them.
STANDING = {
    "per_dahan": "p-dahan",
    "ambush": "p-dahan",
    "glory": "p-dahan",
    "assault": "p-dahan",
    "push_explorer": "p-explorer",
    "push_town": "p-town",
    "push_dahan": "p-dahan",
    "gather_dahan": "p-dahan",
    "gather_invaders": "p-explorer",
    "destroy_explorer": "p-explorer",
    "destroy_town": "p-town",
    "destroy_city": "p-city",
    "drown": "p-town",
    "shrink": "p-city",
    "heal": "p-blight",
    "blights": "p-blight",
    "shelter": "p-dahan",
    "kills_dahan": "p-dahan",
}
ABOVE = {
    "fear": "g-fear", "defend": "p-shield", "ward": "p-shield", "skip": "g-ban", "shelter": "p-shield",
    "damage": "g-burst", "per_dahan": "g-burst", "ambush": "g-burst", "glory": "g-burst", "assault": "g-burst",
    "each": "g-burst", "destroy_explorer": "g-burst", "destroy_town": "g-burst", "destroy_city": "g-burst",
    "drown": "g-burst", "push_explorer": "g-push", "push_town": "g-push", "push_dahan": "g-push",
    "gather_dahan": "g-gather", "gather_invaders": "g-gather", "shrink": "g-turn", "heal": "g-heal",
    "energy": "g-energy", "help": "g-spirit",
}  # fmt: skip


def standing_of(power: str) -> list[str]:
    """The pieces that a power touches, at most two kinds."""
    found = [STANDING[trait] for trait in power_row(power).good_for if trait in STANDING]
    if is_gift(power) and not found:
        found = ["g-spirit"]
    return list(dict.fromkeys(found))[:2]


def above_of(power: str) -> list[str]:
    """What befalls them, at most two signs."""
    found = [ABOVE[trait] for trait in power_row(power).good_for if trait in ABOVE]
    return [sign for sign in dict.fromkeys(found) if sign not in standing_of(power)][:2]


def is_gift(power: str) -> bool:
    """Does it aim at a spirit?"""
    return power_row(power).reach.is_spirit


def elements_of(power: str) -> tuple[str, ...]:
    """The elements in a power's picture; of an innate power those of its first effect."""
    if power in CARDS:
        return CARDS[power].elements or ("any",)
    levels = INNATES[power].levels
    needs = next(level.needs for level in levels if level.kind != "speed")
    return tuple(name for name, count in needs._asdict().items() if count)
