"""Who is asked, as far as it may be told."""

from typing import Any

from nemeton.kernel import Game, Standing


def asked_in_sight(game: Game[Any], viewer: int) -> list[int]:
    """The seats of which a viewer may know that they must answer. Who could act at any time is nobody else's business,
    for that would tell what they hold; nor is who may answer in secret."""
    questions = [ask for ask in game.asks if not isinstance(ask, Standing)]
    return sorted({ask.seat for ask in questions if not ask.secret or ask.seat == viewer})
