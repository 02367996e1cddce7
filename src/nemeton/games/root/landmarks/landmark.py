"""What a landmark is: a row, and what it does as a piece of the land (Law E.1). It belongs to nobody and is no enemy's
piece, so nothing moves it, removes it or fights it unless its own file says so."""

from collections.abc import Iterator

from nemeton.kernel import Problem

from ..rules.land import Land
from ..state import Root, RootState, map_of


class Landmark(Land):
    """A landmark. Each overrides what its card changes."""

    name = ""
    keeps_away = True  # may it stand in no clearing beside another landmark?
    least_players = 2
    suits: tuple[str, ...] = ()  # further suits of its clearing
    slots = 0  # further building slots of its clearing
    piece_of_map = ""  # the field of a map that has the same piece on the board from the first: there is one of it
    is_ferry = False
    keeps_cards = False  # may cards lie beside it?
    worth = 0.0  # what it is to a bot to be there, in points for a round

    @property
    def law(self) -> str:
        """The law that its card is."""
        return f"landmark.{self.name}"

    def at(self, state: RootState) -> int:
        """The clearing in which it stands; 0 before it is set up."""
        return state.landmarks[self.name]

    def may_stand(self, state: RootState, where: int) -> bool:
        """May it be set up in this clearing, for all that its card says of clearings?"""
        return True

    def is_at_home(self, state: RootState, where: int) -> bool:
        """May it stand there at any moment of the game?"""
        return self.may_stand(state, where)

    def check(self, state: RootState) -> Iterator[Problem]:
        """What is wrong with it and with what belongs to it."""
        where = self.at(state)
        if where and not self.is_at_home(state, where):
            yield Problem("root.check.landmark", {"landmark": self.name, "where": where, "law": "A.5.3"})

    def is_set_up(self, game: Root, where: int) -> None:
        """It has come to a clearing: what else does its card want?"""


def is_on_water(state: RootState, where: int) -> bool:
    """Does a clearing lie on the river, or on the coast of a lake?"""
    return bool(map_of(state).clearings[where].river)
