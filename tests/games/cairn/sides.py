"""Tests written from Sea's side that also run from Forest's: the field turned by a half, the tribes changed."""

from typing import Any

import nemeton
from nemeton.games.cairn.state import CairnState
from nemeton.kernel import Game
from tests.games.cairn import board
from tests.games.cairn.symmetry import half_turn


class Side:
    """One of the two sides of the table. `own` is the tribe that a test calls S, `enemy` the one it calls F."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.is_turned = name == "forest"
        self.game: Game[CairnState]

    def turned(self, value: Any) -> Any:
        """A value as it is on this side, and back."""
        return half_turn(value) if self.is_turned else value

    def given(self, text: str, **more: Any) -> "Side":
        """Set the table as a text says, which is written from Sea's side; S moves first."""
        state = {"to_move": "sea"} | board.position_of(text, **more)["state"]
        self.game = nemeton.from_position({"game": "cairn", "state": self.turned(state)})
        return self

    def play(self, *answers: Any) -> "Side":
        """Give answers, each of which must be on offer."""
        for answer in answers:
            kind = board.asked(self.game)[1] if self.game.ask else ""
            board.play(self.game, in_order(kind, self.turned(answer)))
        return self

    def offered(self, kind: str = "") -> set[Any]:
        """What is on offer, the ask being of this kind."""
        return {in_order(kind, option) for option in self.turned(board.offered(self.game, kind))}

    def asked(self) -> tuple[str, str]:
        """Who is asked and what: ("own", "action")."""
        seat, kind = board.asked(self.game)
        return ("own", "enemy")[seat ^ self.is_turned], kind

    @property
    def own(self) -> list[str]:
        """Where S stands."""
        return sorted(self.turned(board.forest(self.game) if self.is_turned else board.sea(self.game)))

    @property
    def enemy(self) -> list[str]:
        """Where F stands."""
        return sorted(self.turned(board.sea(self.game) if self.is_turned else board.forest(self.game)))

    @property
    def stones(self) -> dict[str, str]:
        """The megaliths on the field."""
        return self.turned(self.game.state.megaliths)  # type: ignore[no-any-return]

    @property
    def score(self) -> tuple[int, int]:
        """Own score and the enemy's."""
        sea, forest = self.game.state.score
        return (forest, sea) if self.is_turned else (sea, forest)

    @property
    def winner(self) -> str:
        """Who has won: own, enemy, or nobody."""
        result = self.game.result
        if result is None or not result.winners:
            return "nobody"
        return ("own", "enemy")[result.winners[0] ^ self.is_turned]


def in_order(kind: str, option: Any) -> Any:
    """A pair of megaliths to be swapped is offered in the order of the field, which a half turn reverses."""
    return tuple(sorted(option, key=lambda space: (space[1], space[0]))) if kind == "stormwell" else option
