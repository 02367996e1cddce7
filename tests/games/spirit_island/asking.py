"""Who is asked what in a game of Spirit Island, and answers."""

from typing import Any, Literal

from nemeton.games.spirit_island.rules.power_phases import choices
from nemeton.games.spirit_island.state import IslandGame
from nemeton.kernel.values import written
from tests.games.spirit_island.setting import SHORT


def asked(game: IslandGame) -> tuple[str, str]:
    """Which spirit is asked what."""
    assert game.ask is not None
    return SHORT[game.state.spirits[game.ask.seat].name], game.ask.kind.removeprefix("spirit_island.")


def options(game: IslandGame) -> list[Any]:
    """What is on offer now, to whoever is asked first, as it is written."""
    assert game.ask is not None
    return [written(option) for option in game.ask.options]


def ends(game: IslandGame) -> list[str]:
    """The lands that a push on offer may go to."""
    return sorted({option[1] for option in options(game) if option != "stop"})


def offered(game: IslandGame, phase: Literal["fast", "slow"], seat: int = 0) -> list[Any]:
    """What a spirit could do in this position if it were the fast or the slow phase."""
    game.state.phase = phase
    return [written(option) for option in choices(game.state, seat)]


def is_at_rest(game: IslandGame) -> bool:
    """Has everything happened that the test is about? Then the next turn has begun, and growth is asked."""
    return game.ask is not None and game.state.phase == "spirit"


def play(game: IslandGame, *answers: Any, kind: str = "") -> IslandGame:
    """Give answers, one after the other, to whatever is asked."""
    for answer in answers:
        assert game.ask is not None, f"nobody waits for {answer}"
        assert not kind or game.ask.kind == f"spirit_island.{kind}", game.ask.kind
        game.answer(answer)
    return game


def grow(game: IslandGame, number: int, *answers: Any) -> IslandGame:
    """The first spirit grows."""
    return play(game, ("grow", game.state.spirits[0].name, number), *answers)


def strike(game: IslandGame) -> IslandGame:
    """Deal the damage that is to be dealt, each time as much as possible, the biggest pieces first."""
    while game.ask is not None and game.ask.kind == "spirit_island.damage":
        offered = options(game)
        game.answer(max(offered, key=lambda option: (option[1], offered.index(option))))
    return game
