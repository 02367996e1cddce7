"""The Ferry: along the river, and a card for everybody whose pieces ride."""

from .. import rulings
from ..rules.land import FerryRules
from ..state import Root, RootState, seats
from ..steps import FactionStep
from .landmark import Landmark, is_on_water


class Ferry(FerryRules, Landmark):
    """Any clearing on the river. It goes as the ferry of the lake does (V.2.5), to a clearing next along the river,
    but draws cards for others (ruling L1)."""

    name = "ferry"
    piece_of_map = "ferry"
    is_ferry = True
    worth = 0.06

    @property
    def law(self) -> str:
        return f"landmark.{self.name}"

    def may_stand(self, state: RootState, where: int) -> bool:
        return is_on_water(state, where)

    def is_set_up(self, game: Root, where: int) -> None:
        """It lies where all rules look for a ferry."""
        game.state.ferry = where

    def cross(self, game: Root, mover: int, to: int) -> None:
        """The only landmark that moves (E.1.1)."""
        super().cross(game, mover, to)
        game.state.landmarks[self.name] = to

    def draws_for(self, state: RootState, side: int) -> bool:
        """Cards are drawn for pieces of a faction; a band that rides draws none for who moves it."""
        return side in seats(state) or not rulings.FERRY_CARD_DRAWS_FOR_RIDERS

    def came_along(self, effects: list[FactionStep], ally: int) -> list[FactionStep]:
        """Whose warriors ride along draws too; with one rule for both ferries, as the Law says it (ruling M1)."""
        if not effects or not (rulings.FERRY_CARD_DRAWS_FOR_RIDERS or rulings.FERRY_DRAWS_FOR_ALLIES):
            return effects
        return self.with_ally(effects, ally)


LANDMARK = Ferry()
