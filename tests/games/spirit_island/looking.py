"""What has become of a game of Spirit Island: the island, the spirits, and what the journal tells."""

from collections.abc import Iterable
from typing import Any

from nemeton.games.spirit_island.positions import told_land
from nemeton.games.spirit_island.state import IslandGame, Spirit
from nemeton.kernel import Hidden
from tests.games.spirit_island.setting import SHORT


def describe(game: IslandGame, land: str) -> str:
    """What stands in a land, in the words of `shore`: invaders, dahan, blight, spirits."""
    return told_land(game.state, land)


def island(game: IslandGame) -> dict[str, str]:
    """All lands where something stands."""
    return {land: describe(game, land) for land in sorted(game.state.lands) if describe(game, land)}


def spirit(game: IslandGame, short: str) -> Spirit:
    """A spirit by its short name."""
    return next(spirit for spirit in game.state.spirits if SHORT[spirit.name] == short)


def fear(game: IslandGame) -> int:
    """All fear made since the position, also what has earned cards."""
    return sum(entry.values["amount"] for entry in game.journal if entry.kind == "spirit_island.fear")


def defend(game: IslandGame, land: str) -> int:
    """What powers and fear cards defend there this turn."""
    found = game.state.marks.get(land)
    return found.defend if found else 0


def told(game: IslandGame, kind: str) -> list[dict[str, Any]]:
    """What the journal tells of a kind."""
    return [dict(entry.values) for entry in game.journal if entry.kind == f"spirit_island.{kind}"]


def aimed_at(game: IslandGame) -> list[Any]:
    """What powers have been used on, in this order: lands, and seats."""
    kinds = ("spirit_island.uses", "spirit_island.uses_on")
    found = [entry.values for entry in game.journal if entry.kind in kinds]
    return [values.get("land", values.get("target")) for values in found]


def known(cards: Iterable[Hidden]) -> list[str]:
    """Hidden cards by name."""
    return [card.card for card in cards]
