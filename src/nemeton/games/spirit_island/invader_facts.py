"""Invader, fear and blight cards: facts, no behaviour."""

from typing import NamedTuple


class InvaderCard(NamedTuple):
    """Where invaders act: in lands of these terrains, or on the coast. `flag` calls for the adversary's escalation."""

    stage: int
    terrains: tuple[str, ...]
    flag: bool = False

    @property
    def is_coastal(self) -> bool:
        """Does it name the coast instead of terrains?"""
        return not self.terrains


INVADER_CARDS: dict[str, InvaderCard] = {
    "s1_jungle": InvaderCard(1, ("jungle",)),
    "s1_mountain": InvaderCard(1, ("mountain",)),
    "s1_sands": InvaderCard(1, ("sands",)),
    "s1_wetland": InvaderCard(1, ("wetland",)),
    "s2_jungle": InvaderCard(2, ("jungle",), flag=True),
    "s2_mountain": InvaderCard(2, ("mountain",), flag=True),
    "s2_sands": InvaderCard(2, ("sands",), flag=True),
    "s2_wetland": InvaderCard(2, ("wetland",), flag=True),
    "s2_coastal": InvaderCard(2, ()),
    "s3_jungle_mountain": InvaderCard(3, ("jungle", "mountain")),
    "s3_jungle_sands": InvaderCard(3, ("jungle", "sands")),
    "s3_jungle_wetland": InvaderCard(3, ("jungle", "wetland")),
    "s3_mountain_sands": InvaderCard(3, ("mountain", "sands")),
    "s3_mountain_wetland": InvaderCard(3, ("mountain", "wetland")),
    "s3_sands_wetland": InvaderCard(3, ("sands", "wetland")),
}

FEAR_PER_PLAYER = 4  # markers of the fear pool

HEALTHY_BLIGHT = 2  # per player, on the healthy side of a blight card
PRINTED_BLIGHT = 5  # per player, where the table plays without a card

KINDS = ("explorer", "town", "city")
HEALTH = {"explorer": 1, "town": 2, "city": 3, "dahan": 2}
STRENGTH = {"explorer": 1, "town": 2, "city": 3}  # damage dealt in a ravage
DAHAN_STRENGTH = 2
FEAR_OF = {"explorer": 0, "town": 1, "city": 2}  # when it is destroyed


NORMAL_DECK = "111222233333"  # stages from top to bottom

THEMATIC_DIFFICULTY = 3
