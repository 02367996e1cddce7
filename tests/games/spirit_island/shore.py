"""Spirit Island at a point of play that a test wants.

Lands are named by board and number. What stands in a land is written in words, a number before a word repeats it; a
spirit's short name is a presence of it: `{"A5": "2 explorer town/1 dahan blight 2 river"}` (a town with one damage).
What a test does not name has its usual value or is empty; only a city stands far away, so that nobody wins while the
test looks elsewhere (`watched=False` leaves it out).

    game = using("wash_away", "A4", {"A5": "river", "A4": "town 2 explorer"})  # a power on a land (or spirit)
    play(game, ("town", "A5"), "stop")
    assert describe(game, "A4") == "2 explorer"

    game = shore({"A5": "2 river", "A4": "town 2 dahan"}, agenda=[Ravage("A4"), Aftermath()])  # anything else

Behind the agenda of a test comes a turn: everybody is asked how to grow, and nothing more happens.

Board A: 1 mountain, 2 wetland, 3 jungle (all three on the coast), 4 sands, 5 wetland, 6 mountain, 7 sands, 8 jungle.
Board B: 1 wetland, 2 mountain, 3 sands (on the coast), 4 jungle, 5 sands, 6 wetland, 7 mountain, 8 jungle.
In most tests the river is at home in wetland A5; 1, 4, 6, 7 and 8 are beside it.

How games are played and looked at stands in `asking.py` and `looking.py`; what else a test may want, in `setting.py`.
"""

from collections.abc import Iterable, Sequence
from typing import Any

from nemeton.games.spirit_island import GAME
from nemeton.games.spirit_island.powers.card import CARDS
from nemeton.games.spirit_island.rules.aiming import Far, targets
from nemeton.games.spirit_island.state import IslandGame
from nemeton.games.spirit_island.steps import Aftermath, UsePower
from nemeton.kernel import Scripted
from nemeton.kernel.records import read_position
from tests.games.spirit_island.looking import aimed_at
from tests.games.spirit_island.setting import SHORT, SPIRITS, Wishes, Words, spirits_in, state_of

__all__ = ["SHORT", "SPIRITS", "reach", "shore", "using"]


def shore(
    where: Words, spirits: Sequence[str] | None = None, *, script: Iterable[int] = (), **wishes: Any
) -> IslandGame:
    """A game that goes on with the agenda. `spirits` are short names by seat, by default whoever is written in `where`,
    in the order of their names there; the fields of `Wishes` are what else a test may say."""
    names = [*spirits] if spirits is not None else spirits_in(where)
    island = state_of(where, names, Wishes(**wishes))
    position = {"players": len(names), "state": GAME.write_position(island)}
    game: IslandGame = read_position(GAME, position, Scripted(script))
    return game


def using(
    power: str,
    at: str,
    where: Words,
    spirits: Sequence[str] | None = None,
    *,
    by: str = "",
    levels: int = -1,
    **more: Any,
) -> IslandGame:
    """A spirit (the first one) uses a power on a land, or on a spirit by its short name; the game waits for the next
    choice. A card is in play, so its elements count; `levels` are the thresholds in use, one bit each."""
    names = [*spirits] if spirits is not None else spirits_in(where)
    by = by or names[0]
    played = {name: [*cards] for name, cards in more.pop("played", {}).items()}
    if power in CARDS:
        played[by] = [power, *played.get(by, ())]
    agenda = [UsePower(names.index(by), power, levels), Aftermath(), *more.pop("agenda", ())]
    game = shore(where, names, played=played, agenda=agenda, **more)
    wanted: Any = names.index(at) if at in SPIRITS else at
    if not aimed_at(game) and game.ask is not None:
        game.answer(wanted if wanted in game.ask.options else Far(wanted))
    assert aimed_at(game)[:1] == [wanted], f"{power} aims at {aimed_at(game)}"
    return game


def reach(power: str, where: Words, spirits: Sequence[str] | None = None, **more: Any) -> list[Any]:
    """What a power in play may aim at."""
    game = shore(where, spirits, played={(spirits or ["river"])[0]: [power]}, **more)
    return targets(game.state, 0, power)
