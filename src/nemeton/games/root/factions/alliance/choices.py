"""What the Alliance may choose, and what others owe it."""

from typing import ClassVar

from nemeton.kernel import Asked

from ...choices import Finish, RootChoice, Subset
from ...rules.battle import Assault
from ...rules.card_effects import ANYTIME, Use
from ...rules.crafting import Craft
from ...rules.movement import Move

END, SHOW = "end", "show"


class Revolt(RootChoice, tag="revolt"):
    """A sympathetic clearing rises."""

    where: int
    sign = "ui-hit"


class Spread(RootChoice, tag="spread"):
    """A clearing becomes sympathetic."""

    where: int
    sign = "t-sympathy"


class Mobilize(RootChoice, tag="mobilize"):
    """A card joins the supporters."""

    card: str
    heading = "mobilize"
    clicks: ClassVar = ("card", "supporters-{seat}")


class Train(RootChoice, tag="train"):
    """Spend a card for an officer."""

    card: str
    heading = "train"
    clicks: ClassVar = ("card", "officers-{seat}")


class RecruitAt(RootChoice, tag="recruit"):
    """A warrior at a base."""

    where: int
    sign = "ui-recruit"


class Organize(RootChoice, tag="organize"):
    """A warrior makes way for sympathy."""

    where: int
    sign = "t-sympathy"


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
    "root.alliance.operation": Asked((Move, Assault, RecruitAt, Organize), plain=NoOperation),
    "root.alliance.supporters": Asked(plain=SpendSupporters),
    "root.alliance.trim": Asked(plain=TrimSupporters),
    "root.outrage": Asked(plain=Give, words={SHOW: ""}),
}
