"""What the Marquise may choose."""

from typing import ClassVar

from nemeton.kernel import Asked

from ...choices import Finish, Place, RootChoice
from ...rules.battle import Assault
from ...rules.card_effects import ANYTIME

SAVE_NOBODY = "nobody"


class PayWith(Place):
    """Wood that pays for a building."""

    clicks: ClassVar = ("piece-{where}-{seat}-wood",)


class March(RootChoice, tag="march"):
    """Up to two moves."""

    clicks: ClassVar = ("deed-{seat}-march",)


class Recruit(RootChoice, tag="recruit"):
    """A warrior at each recruiter."""

    words = "recruit_all"
    clicks: ClassVar = ("deed-{seat}-recruit",)


class Build(RootChoice, tag="build"):
    """Build something in a clearing."""

    piece: str
    where: int
    heading, sign = "build", "b-{piece}"


class Overwork(RootChoice, tag="overwork"):
    """Spend a card for a wood at a sawmill."""

    card: str
    where: int
    heading, brief, sign = "overwork", "card", "t-wood"


class SpendBird(RootChoice, tag="bird"):
    """Spend a bird for one more action."""

    card: str
    heading = "bird"
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
