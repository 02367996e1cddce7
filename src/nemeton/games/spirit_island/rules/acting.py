"""Who acts and on what: the context of everything that an effect does."""

from typing import Any

from ..spirits import PANELS
from ..state import Island, IslandState, Land, Spirit
from .resources import has, thresholds

# Pieces that a dream has touched: kind, damage before, damage dreamt, dreamt to death.
Dreamt = list[Any]


class Act:
    """An action while it runs: a power, a fear card, a ravage. Choices are the seat's, which a power may pass on to its
    target; its user stays the same."""

    __slots__ = (
        "again",
        "card",
        "destroyed",
        "dream",
        "dreams",
        "game",
        "land",
        "law",
        "levels",
        "power",
        "seat",
        "state",
        "target",
        "user",
    )

    def __init__(self, game: Island, seat: int, *, law: str, land: str = "", power: bool = False) -> None:
        self.game = game
        self.state: IslandState = game.state
        self.seat = seat
        self.land = land  # the target land
        self.target = seat  # the target spirit
        self.law = law
        self.power = power  # is it a spirit's power?
        self.user = seat if power else game.state.happened.by  # whose power does this, or has led to it; -1: nobody's
        self.card = ""  # the power that is used
        self.levels = -1  # the thresholds that it uses, one bit each; all of them
        self.again = False  # is it a repeat?
        self.destroyed: dict[str, int] = {}  # what it has destroyed, by kind
        self.dreams = power and PANELS[game.state.spirits[seat].name].dreams  # does it hurt nobody?
        self.dream: dict[str, list[Dreamt]] = {}

    @property
    def spirit(self) -> Spirit:
        """The acting spirit."""
        return self.state.spirits[self.seat]

    @property
    def here(self) -> Land:
        """The target land."""
        return self.state.lands[self.land]

    @property
    def for_another(self) -> bool:
        """Does it aim at a different spirit?"""
        return self.target != self.seat

    def met(self, level: int = 0) -> bool:
        """Is a threshold met now, and does the spirit not act as if it had fewer elements?"""
        return bool(self.levels >> level & 1) and has(self.spirit, thresholds(self.spirit, self.card)[level])

    def about(self, land: str = "", **more: Any) -> dict[str, Any]:
        """What a question is about."""
        return {"land": land or self.land, "law_name": self.law, **more}
