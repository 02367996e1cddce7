"""The sixteen territories: facts, no behaviour."""

from typing import NamedTuple


class Territory(NamedTuple):
    """What is printed on a tile."""

    id: str
    sanctuaries: int = 0  # that enter the game with it
    citadels_allowed: bool = True


GATES, MOUNTAINS, STONE_CIRCLE, SWAMP = "gates_of_tir_na_nog", "mountains", "stone_circle", "swamp"

TERRITORIES: dict[str, Territory] = {
    territory.id: territory
    for territory in (
        Territory("cove"),
        Territory("forest"),
        Territory(GATES, sanctuaries=1),
        Territory("highlands"),
        Territory("hills"),
        Territory("iron_mine"),
        Territory("lost_vale"),
        Territory("meadows"),
        Territory("misty_lands"),
        Territory("moor"),
        Territory(MOUNTAINS),
        Territory("plains"),
        Territory("salt_mine"),
        Territory(STONE_CIRCLE, sanctuaries=1),
        Territory(SWAMP, citadels_allowed=False),
        Territory("valley"),
    )
}

# The first game: what lies on the table, by the number of players, and what lies at the bottom of the pile.
FIRST_GAME = {
    2: ("valley", "cove"),
    3: ("valley", "cove", "plains"),
    4: ("valley", "cove", "plains", "hills"),
}
FIRST_GAME_BOTTOM = ("meadows", "misty_lands", "forest", GATES, "highlands", MOUNTAINS)
