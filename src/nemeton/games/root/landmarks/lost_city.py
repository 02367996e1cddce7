"""The Lost City: a clearing of every suit."""

from ..cards import SUITS
from ..state import RootState
from .landmark import Landmark, is_on_water


class LostCity(Landmark):
    """A clearing on the river. It is of all suits at once: whatever wants a suit finds it there (`places.suits_of`),
    and a crafting piece in it counts as any suit (`places.crafting_suit`)."""

    name = "lost_city"
    suits = SUITS
    worth = 0.1

    def may_stand(self, state: RootState, where: int) -> bool:
        return is_on_water(state, where)


LANDMARK = LostCity()
