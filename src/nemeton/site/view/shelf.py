"""The shelf: the games that are here, in the order in which they stand, and those that are coming."""

from typing import NamedTuple

import nemeton


class GameBox(NamedTuple):
    """A game on the shelf, with the facts that stand on a box. `quick` is how many sit at a table opened in a hurry."""

    name: str
    players: tuple[int, int]
    minutes: int
    quick: int
    is_here: bool = True


BOXES = (
    GameBox("cairn", (2, 2), 25, 2),
    GameBox("inis", (2, 4), 60, 3),
    GameBox("root", (2, 6), 90, 4),
    GameBox("spirit_island", (1, 4), 120, 2),
)


def shelf() -> list[GameBox]:
    """All games, those that cannot be played yet included; what the game itself says of its players counts."""
    known = {box.name: box for box in BOXES}
    here = nemeton.rulebooks()
    boxes = [box._replace(is_here=box.name in here) for box in BOXES]
    boxes += [GameBox(name, (0, 0), 0, 0) for name in here if name not in known]
    return [_as_played(box) if box.is_here else box for box in boxes]


def quick_players(game: str) -> int:
    """How many sit down when somebody only says “play now”."""
    return next(box.quick for box in shelf() if box.name == game)


def _as_played(box: GameBox) -> GameBox:
    players = nemeton.rulebooks()[box.name].players
    quick = box.quick if box.quick in players else min(players, key=lambda count: (count < 2, count))
    return box._replace(players=(min(players), max(players)), quick=quick)
