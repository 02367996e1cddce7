"""What the Alliance may choose, and what others owe it."""

from collections.abc import Iterator
from typing import ClassVar

from nemeton.kernel import Asked, Option, Phrase

from ...choices import Click, Finish, RootChoice, Scene, Subset
from ...rules.battle import Assault
from ...rules.card_effects import ANYTIME, Use
from ...rules.crafting import Craft
from ...rules.movement import Move
from ...state import RootState, seat_of
from .prices import REVOLT_COST, sympathy_cost, sympathy_points

END, SHOW = "end", "show"


class Revolt(RootChoice, tag="revolt"):
    """A sympathetic clearing rises."""

    where: int
    heading, sign = "revolt", "ui-hit"

    def price(self, view: RootState) -> Phrase:
        """Two supporters (Law 8.4.1)."""
        return Phrase("root.text.price.supporters", {"count": REVOLT_COST, "points": 0})


class Base(RootChoice):
    """Which base rises in a clearing of several suits."""

    suit: str
    words = "which_base"

    def clicked(self, scene: Scene, option: Option) -> Iterator[Click]:
        """In the clearing, by its suit."""
        yield Click(option, f"clearing-{scene.ask.about['where']}", sign=f"suit-{self.suit}")


class Spread(RootChoice, tag="spread"):
    """A clearing becomes sympathetic."""

    where: int
    heading, sign = "spread", "t-sympathy"

    def price(self, view: RootState) -> Phrase:
        """Supporters, more under martial law, and the points of the slot that it leaves (Law 8.4.2)."""
        seat = seat_of(view, "alliance")
        cost, points = sympathy_cost(view, seat, self.where), sympathy_points(view, seat)
        return Phrase("root.text.price.supporters", {"count": cost, "points": points})


class Mobilize(RootChoice, tag="mobilize"):
    """A card joins the supporters."""

    card: str
    heading, verb_sign = "mobilize", "ui-card"
    clicks: ClassVar = ("card", "supporters-{seat}")


class Train(RootChoice, tag="train"):
    """Spend a card for an officer."""

    card: str
    heading, verb_sign, costs = "train", "w-alliance", "train"
    clicks: ClassVar = ("card", "officers-{seat}")


class RecruitAt(RootChoice, tag="recruit"):
    """A warrior at a base."""

    where: int
    heading, sign = "recruit", "ui-recruit"


class Organize(RootChoice, tag="organize"):
    """A warrior makes way for sympathy."""

    where: int
    heading, sign = "organize", "t-sympathy"

    def price(self, view: RootState) -> Phrase:
        """A warrior, and the points of the slot that the token leaves (Law 8.6.1.IV)."""
        return Phrase("root.text.price.organize", {"points": sympathy_points(view, seat_of(view, "alliance"))})


class NoOperation(Finish):
    """Enough operations."""

    words = "no_operation"


class SpendSupporters(Subset):
    """Supporters that are spent."""

    words = "spend"


class TrimSupporters(Subset):
    """Supporters that are too many."""

    words = "discard"


class Give(RootChoice):
    """Give a card to the supporters."""

    card: str
    words = "give"


ASKED = {
    "root.alliance.revolt": Asked((Revolt, Use), words={END: "root.option.no_revolt"}),
    "root.alliance.spread": Asked((Spread, Use), words={END: "root.option.no_spread"}),
    "root.alliance.day": Asked((Craft, Mobilize, Train, *ANYTIME), words={END: ""}),
    "root.alliance.operation": Asked((Move, Assault, RecruitAt, Organize, Use), plain=NoOperation),
    "root.alliance.base": Asked(plain=Base),
    "root.alliance.supporters": Asked(plain=SpendSupporters),
    "root.alliance.trim": Asked(plain=TrimSupporters),
    "root.outrage": Asked(plain=Give, words={SHOW: ""}),
}
