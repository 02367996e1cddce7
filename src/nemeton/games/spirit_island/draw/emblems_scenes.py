"""What the pictures of cards show beside their elements: signs made from what a power does, and other scenes."""

from ..powers.card import power_row
from ..powers.decks import CARDS, INNATES

# What a power does, as pieces that stand in its picture and a sign above them.
STANDING = {
    "per_dahan": "p-dahan", "ambush": "p-dahan", "glory": "p-dahan", "assault": "p-dahan",
    "push_explorer": "p-explorer", "push_town": "p-town", "push_dahan": "p-dahan", "gather_dahan": "p-dahan",
    "gather_invaders": "p-explorer",
    "destroy_explorer": "p-explorer", "destroy_town": "p-town", "destroy_city": "p-city", "drown": "p-town",
    "shrink": "p-city", "heal": "p-blight", "blights": "p-blight", "shelter": "p-dahan", "kills_dahan": "p-dahan",
}  # fmt: skip
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


# Cards of the invaders' side: three signs each, left, middle and right

FEAR_SCENES = {
    "avoid_the_dahan": ("p-explorer", "g-ban", "p-dahan"),
    "belief_takes_root": ("e-plant", "g-sacred", "p-shield"),
    "dahan_enheartened": ("g-gather", "p-dahan", "g-heart"),
    "dahan_on_their_guard": ("p-dahan", "p-shield", "p-dahan"),
    "dahan_raid": ("p-dahan", "g-burst", "p-town"),
    "emigration_accelerates": ("p-explorer", "g-push", "g-coast"),
    "fear_of_the_unseen": ("p-town", "g-sacred", "g-ban"),
    "isolation": ("p-town", "g-ban", "p-explorer"),
    "overseas_trade_seem_safer": ("g-coast", "p-shield", "p-city"),
    "retreat": ("p-town", "g-push", "p-explorer"),
    "scapegoats": ("p-city", "g-burst", "p-explorer"),
    "seek_safety": ("p-explorer", "g-push", "p-city"),
    "tall_tales_of_savagery": ("p-dahan", "g-fear", "p-explorer"),
    "trade_suffers": ("p-city", "g-turn", "p-town"),
    "wary_of_the_interior": ("g-mountain", "g-ban", "p-explorer"),
}
BLIGHT_SCENES = {
    "downward_spiral": ("p-blight", "g-turn", "g-spirit"),
    "memory_fades_to_dust": ("p-blight", "g-card", "g-skull"),
}
