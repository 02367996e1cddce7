"""The Tower: who rules it in the evening scores."""

from ..rules.land import keep_watch
from ..state import Root, RootState, map_of
from .landmark import Landmark


class Tower(Landmark):
    """A clearing with a ruin; another landmark may stand beside it. It does what the tower of the Pass does (V.3.4)."""

    name = "tower"
    piece_of_map = "tower"
    keeps_away = False

    def may_stand(self, state: RootState, where: int) -> bool:
        return where in state.ruins

    def is_at_home(self, state: RootState, where: int) -> bool:
        """The ruin may be gone by now."""
        return map_of(state).clearings[where].ruin

    def watchtower(self, state: RootState) -> int:
        return self.at(state)

    def turn_ends(self, game: Root, seat: int) -> None:
        """Who rules its clearing at the end of the own evening scores a point."""
        keep_watch(game, seat, self.at(game.state), self.law)


LANDMARK = Tower()
