"""The Legendary Forge: some items are made there alone, and are worth more."""

from typing import ClassVar

from ..cards import FOX, MOUSE, RABBIT
from ..places import first_suit
from ..rules.effects import draw_cards, gain_points
from ..rules.rule import faction
from ..state import Root, RootState
from .landmark import Landmark


class LegendaryForge(Landmark):
    """Any clearing. The items of its suit lie on its card instead of in the supply: only who has a piece of the own
    faction there can craft them. Who does draws a card and scores a point more."""

    name = "legendary_forge"
    worth = 0.12
    items: ClassVar = {
        FOX: ("sword", "crossbow", "hammer"),
        MOUSE: ("bag", "tea"),
        RABBIT: ("boot", "coins"),
    }  # all that the supply has of these

    def keeps_items(self, state: RootState) -> tuple[str, ...]:
        """The kinds of items on the card: those of the suit of the clearing."""
        where = self.at(state)
        return self.items[first_suit(state, where)] if where else ()

    def bars_item(self, state: RootState, seat: int, item: str) -> tuple[str, str] | None:
        """A piece of the own faction must be there; what items cost besides stays."""
        if item not in self.keeps_items(state) or faction(state, seat).is_there(state, seat, self.at(state)):
            return None
        return "root.refused.forge", self.law

    def item_bonus(self, state: RootState, item: str) -> int:
        """A point more, also for who scores less or nothing for items (7.2.3, 14.2.3)."""
        return int(item in self.keeps_items(state))

    def item_crafted(self, game: Root, seat: int, item: str) -> None:
        """A card, and a point on top."""
        if item in self.keeps_items(game.state):
            if not faction(game.state, seat).plays_itself:  # an automaton has no hand
                draw_cards(game, seat, 1, self.law)
            gain_points(game, seat, 1, self.law)


LANDMARK = LegendaryForge()
