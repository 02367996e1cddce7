"""The thematic map as tests know it: a copy of its facts, and tables and positions on it.

`MAP` is a notation of its own: terrain, coast, neighbours with those on other boards, and after the bar what stands
there at first.
"""

from collections.abc import Iterator
from typing import Any

from nemeton.games.spirit_island import GAME
from nemeton.games.spirit_island.state import IslandGame
from nemeton.kernel.records import start
from tests.games.spirit_island.asking import asked, options

MAP = """
NW1 sands coast: NW2 NW5 NW6 W3 | 2 explorer dahan
NW2 sands coast: NW1 NW3 NW4 NW5 | city
NW3 wetland coast: NW2 NW4 | town
NW4 jungle: NW2 NW3 NW5 NW7 |
NW5 mountain: NW1 NW2 NW4 NW6 NW7 NW8 |
NW6 sands: NW1 NW5 NW8 NW9 W3 W4 | 2 dahan
NW7 wetland: NW4 NW5 NW8 NE7 NE8 NE9 | dahan
NW8 mountain: NW5 NW6 NW7 NW9 NE7 | explorer dahan
NW9 mountain: NW6 NW8 NE6 NE7 W4 W6 E10 | dahan
NE1 sands coast: NE2 NE5 | city
NE2 jungle coast: NE1 NE3 NE5 |
NE3 jungle coast: NE2 NE4 NE5 NE7 | dahan
NE4 wetland coast: NE3 NE7 E1 E6 | dahan
NE5 jungle: NE1 NE2 NE3 NE7 NE8 NE9 | town
NE6 mountain: NE7 NW9 E6 E10 W6 | 2 dahan
NE7 mountain: NE3 NE4 NE5 NE6 NE8 NW7 NW8 NW9 E6 | 3 explorer 3 dahan
NE8 sands: NE5 NE7 NE9 NW7 |
NE9 wetland: NE5 NE8 NW7 |
W1 jungle coast: W2 W5 W7 W8 W9 | 2 town 2 dahan
W2 sands coast: W1 W3 W4 W5 | town
W3 sands coast: W2 W4 NW1 NW6 |
W4 sands: W2 W3 W5 W6 NW6 NW9 |
W5 jungle: W1 W2 W4 W6 W7 | explorer
W6 mountain: W4 W5 W7 NW9 E10 NE6 | explorer dahan
W7 wetland: W1 W5 W6 W8 E9 E10 | 2 dahan
W8 jungle: W1 W7 W9 W10 E8 E9 | 2 dahan
W9 sands: W1 W8 W10 |
W10 mountain: W8 W9 E7 E8 |
E1 jungle coast: E2 E5 E6 NE4 | explorer
E2 wetland coast: E1 E3 E4 E5 | town
E3 wetland coast: E2 E4 E7 | town city 2 dahan blight
E4 wetland: E2 E3 E5 E7 E8 E9 | explorer 3 dahan
E5 sands: E1 E2 E4 E6 E9 |
E6 mountain: E1 E5 E9 E10 NE4 NE6 NE7 |
E7 mountain: E3 E4 E8 W10 |
E8 mountain: E4 E7 E9 W8 W10 | explorer
E9 wetland: E4 E5 E6 E8 E10 W7 W8 | 2 dahan
E10 wetland: E6 E9 NE6 W6 W7 NW9 | 2 dahan
"""
WHOLE = ("W", "E", "NE", "NW")
ON_THE_MAP: dict[str, Any] = {"options": {"thematic": True}}
QUIET: dict[str, Any] = {"thematic": True, "first_explore": False}


def facts() -> Iterator[tuple[str, str, bool, set[str], str]]:
    """Each land of the copy: its name, terrain, whether it is coastal, its neighbours, what stands there at first."""
    for row in MAP.strip().splitlines():
        about, _, rest = row.partition(":")
        near, _, pieces = rest.partition("|")
        name, kind, *coast_word = about.split()
        yield name, kind, bool(coast_word), {*near.split()}, pieces.strip()


def table(players: int, seed: int = 1, **chosen: Any) -> IslandGame:
    """A new game on the map; questions of the setup are answered with what comes first."""
    game: IslandGame = start(GAME, players, {"thematic": True, **chosen}, seed)
    while game.state.phase == "setup" and asked(game)[1] != "grow":
        game.answer(options(game)[0])
    return game
