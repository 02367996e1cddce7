"""What the Marquise may choose."""

from typing import ClassVar

from nemeton.kernel import Asked, Phrase

from ...choices import Finish, Place, RootChoice
from ...rules.battle import Assault
from ...rules.card_effects import ANYTIME
from ...state import RootState, seat_of, with_building
from .board import BUILDINGS, POINTS, WOOD_COST

SAVE_NOBODY = "nobody"


class PayWith(Place):
    """Wood that pays for a building."""

    clicks: ClassVar = ("piece-{where}-{seat}-wood",)


class March(RootChoice, tag="march"):
    """Up to two moves."""

    clicks: ClassVar = ("deed-{seat}-march",)
    alone, costs, verb_sign = "march", "march", "ui-move"


class Recruit(RootChoice, tag="recruit"):
    """A warrior at each recruiter."""

    words = "recruit_all"
    clicks: ClassVar = ("deed-{seat}-recruit",)
    alone, verb_sign = "recruit", "ui-recruit"

    def price(self, view: RootState) -> Phrase:
        """What it brings, once a turn."""
        count = len(with_building(view, seat_of(view, "marquise"), "recruiter"))
        return Phrase("root.text.price.recruit", {"count": count})


class Build(RootChoice, tag="build"):
    """Build something in a clearing."""

    piece: str
    where: int
    heading, sign = "build", "b-{piece}"

    def price(self, view: RootState) -> Phrase | None:
        """Wood, and the points of the slot that it leaves (Law 6.5.4)."""
        left: int = getattr(view.boards[seat_of(view, "marquise")], self.piece)
        if not left:
            return None
        number = BUILDINGS - left
        return Phrase("root.text.price.build", {"wood": WOOD_COST[number], "points": POINTS[self.piece][number]})


class Overwork(RootChoice, tag="overwork"):
    """Spend a card for a wood at a sawmill."""

    card: str
    where: int
    heading, row_field, brief, sign, costs = "overwork", "where", "card", "t-wood", "overwork"


class SpendBird(RootChoice, tag="bird"):
    """Spend a bird for one more action."""

    card: str
    heading, verb_sign, costs = "bird", "suit-bird", "bird"
    clicks: ClassVar = ("card", "actions-{seat}")


class Save(RootChoice):
    """Spend a card to save those who fell."""

    card: str
    words = "save"


ASKED = {
    **dict.fromkeys(
        ("root.marquise.keep", "root.marquise.first", "root.marquise.wood", "root.marquise.recruit"),
        Asked(plain=Place),
    ),
    "root.marquise.pay": Asked(plain=PayWith),
    "root.marquise.action": Asked((Assault, March, Recruit, Build, Overwork, SpendBird, *ANYTIME), plain=Finish),
    "root.marquise.hospital": Asked(plain=Save, words={SAVE_NOBODY: ""}),
}
