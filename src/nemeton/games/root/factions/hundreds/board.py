"""The board of the Hundreds: the warlord and his mood, the hoard with its two tracks, strongholds and mobs."""

import msgspec

from ...cards import BAG, BOOT, COINS, CROSSBOW, HAMMER, SWORD, TEA

WARRIORS, STRONGHOLDS, MOBS = 20, 6, 5
WARLORD, STRONGHOLD, MOB = "warlord", "stronghold", "mob"
FIRST_WARRIORS = 4
COMMAND, PROWESS = "command", "prowess"
TRACKS = {COMMAND: (BOOT, BAG, COINS), PROWESS: (HAMMER, TEA, SWORD, CROSSBOW)}  # Law 14.2.4
SLOTS = 4
VALUES = (1, 2, 2, 3, 4)  # by how many items lie on a track
OPPRESSION = (0, 1, 1, 2, 2, 3, 4)  # points by oppressed clearings, six or more alike
BITTER, GRANDIOSE, JUBILANT, LAVISH = "bitter", "grandiose", "jubilant", "lavish"
RELENTLESS, ROWDY, STUBBORN, WRATHFUL = "relentless", "rowdy", "stubborn", "wrathful"
MOODS = {  # each with the item that rules it out (Law 14.7)
    BITTER: HAMMER,
    GRANDIOSE: TEA,
    JUBILANT: BOOT,
    LAVISH: "",
    RELENTLESS: BAG,
    ROWDY: COINS,
    STUBBORN: CROSSBOW,
    WRATHFUL: SWORD,
}
JUBILANT_ROLLS = 4
LAVISH_WARRIORS = 2
ROWDY_CROWD = 3  # enemy pieces beside the warlord


class HundredsBoard(msgspec.Struct, tag="hundreds"):
    """What is not on the map, and what this turn has used (Law 14.3)."""

    stronghold: int = STRONGHOLDS
    mob: int = MOBS
    warlord: int = 0  # the clearing in which he stands; 0 for none
    mood: str = ""
    command: list[str] = []
    prowess: list[str] = []
    gained: list[str] = []  # items that have come and have no place yet
    from_ruins: list[str] = []  # kinds in the hoard that came from under ruins; matters where there are two sets
    brought: bool = False  # have the items under the ruins come with this faction (Law 14.3.3)?
    commanded: int = 0  # actions of this turn that command has given
    advanced: int = 0  # advances of this turn


def track_of(item: str) -> str:
    """The track on which an item lies."""
    return COMMAND if item in TRACKS[COMMAND] else PROWESS


def hoard(board: HundredsBoard) -> list[str]:
    """All items of the hoard."""
    return [*board.command, *board.prowess]


def value_of(board: HundredsBoard, track: str) -> int:
    """Command or prowess (Law 14.2.4.II).

    >>> value_of(HundredsBoard(), "command"), value_of(HundredsBoard(command=["boot", "bag"]), "command")
    (1, 2)
    """
    return VALUES[len(getattr(board, track))]


def free_moods(board: HundredsBoard) -> list[str]:
    """The moods that may come next: others than now, whose item is not in the hoard (Law 14.4.4)."""
    held = hoard(board)
    return [mood for mood, item in MOODS.items() if mood != board.mood and item not in held]
