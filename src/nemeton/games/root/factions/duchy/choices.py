"""What the Duchy may choose."""

from collections.abc import Iterator
from typing import ClassVar

from nemeton.kernel import Asked, Label, Option, Phrase

from ...choices import Click, Finish, Place, RootChoice, Scene, explained
from ...rules.battle import Assault
from ...rules.card_effects import ANYTIME
from ...rules.movement import Move, Passage
from ...state import RootState
from .board import MINISTERS, RANKS

STOP, NOTHING, STAY = "stop", "nothing", "stay"


class RevealToBuild(RootChoice, tag="build"):
    """Reveal a card, and something is built in a clearing."""

    card: str
    piece: str
    where: int
    words = "duchy.build"
    heading, row_field, brief, sign = "duchy.build", "where", "card", "b-{piece}"
    clicks: ClassVar = ("card", "where")


class Recruit(RootChoice, tag="recruit"):
    """A warrior in the Burrow."""

    words, alone, verb_sign = "duchy.recruit", "duchy.recruit", "ui-recruit"
    clicks: ClassVar = ("supply-{seat}",)


class Dig(RootChoice, tag="dig"):
    """Spend a card for a tunnel in a clearing."""

    card: str
    where: int
    words = costs = "duchy.dig"
    heading, row_field, brief, sign = "duchy.dig", "where", "card", "t-tunnel"
    clicks: ClassVar = ("card", "where")


class LiftTunnel(Place):
    """A tunnel that makes way for another."""

    words = "duchy.lift"
    clicks: ClassVar = ("piece-{where}-{seat}-tunnel",)


class Emerge(RootChoice):
    """So many come up through a new tunnel."""

    count: int
    words = "duchy.emerge"

    def clicked(self, scene: Scene, option: Option) -> Iterator[Click]:
        """A number where the tunnel is."""
        yield Click(option, f"clearing-{scene.ask.about['where']}", sign=str(self.count))


class Summon(RootChoice, tag="summon"):
    """A swayed minister acts."""

    minister: str
    words = "duchy.summon"
    card_field = topics = "minister"
    clicks: ClassVar = ("minister-{seat}-{minister}",)

    def label(self, view: RootState) -> Label:
        """In brief with what the minister does."""
        return explained(self, Phrase(f"root.minister.{self.minister}", {}, "text"))


class Consult(RootChoice, tag="mayor"):
    """The Mayor does what another minister does."""

    minister: str
    words, heading, verb_sign = "duchy.consult", "duchy.consult", "m-crown_noble"
    card_field = topics = "minister"
    clicks: ClassVar = ("minister-{seat}-mayor", "minister-{seat}-{minister}")

    def told_briefly(self, view: RootState, field: str) -> Phrase:
        """Whose action it is."""
        return Phrase(f"root.minister.{self.minister}")


class Sway(RootChoice, tag="sway"):
    """Win a minister over."""

    minister: str
    words = "duchy.sway"
    card_field = topics = "minister"
    clicks: ClassVar = ("minister-{seat}-{minister}",)

    def label(self, view: RootState) -> Label:
        """With what it takes, what it scores, and what the minister does."""
        rank = RANKS[MINISTERS[self.minister]]
        price = Phrase("root.text.price.duchy.sway", {"cards": rank.cards, "points": rank.points})
        return explained(self, Phrase(f"root.minister.{self.minister}", {}, "text"))._replace(price=price)


class RevealToSway(RootChoice):
    """A card that is revealed to sway a minister."""

    card: str
    words = "duchy.reveal"


class SpendAtBank(RootChoice):
    """A card that the Banker takes."""

    card: str
    words = "duchy.bank"


class Dismiss(RootChoice):
    """A minister who leaves."""

    minister: str
    words = "duchy.dismiss"
    card_field = topics = "minister"
    clicks: ClassVar = ("minister-{seat}-{minister}",)


ASKED = {
    "root.duchy.home": Asked(plain=Place),
    "root.duchy.assembly": Asked((RevealToBuild, Recruit, Move, Passage, Assault, Dig, *ANYTIME), plain=Finish),
    "root.duchy.lift": Asked(plain=LiftTunnel),
    "root.duchy.emerge": Asked(plain=Emerge, words={STAY: "root.option.duchy.stay"}),
    "root.duchy.parliament": Asked((Summon, Consult, *ANYTIME), plain=Finish),
    "root.duchy.foremole": Asked((RevealToBuild,)),
    "root.duchy.captain": Asked((Assault,), words={STOP: "root.option.duchy.no_battle"}),
    "root.duchy.brigadier": Asked((Move, Passage, Assault), words={STOP: "root.option.duchy.no_campaign"}),
    "root.duchy.banker": Asked(plain=SpendAtBank, words={STOP: "root.option.duchy.bank_closes"}),
    "root.duchy.sway": Asked((Sway, *ANYTIME), words={"end": "root.option.duchy.no_sway"}),
    "root.duchy.reveal": Asked(plain=RevealToSway, words={NOTHING: "root.option.duchy.nothing"}),
    "root.duchy.failure": Asked(plain=Dismiss),
}
