"""What the Eyrie may choose."""

from collections.abc import Iterator
from typing import ClassVar, get_args

from nemeton.kernel import Asked, Label, Option, Phrase
from nemeton.kernel.choices import values_of

from ...choices import Click, Place, RootChoice, Scene, explained
from ...rules.battle import Assault
from ...rules.card_effects import ANYTIME
from ...rules.movement import Move
from ...state import RootState
from .board import COLUMNS, suit

END = "end"


class Leader(RootChoice):
    """Who leads."""

    leader: str
    words = topics = card_field = "leader"
    clicks: ClassVar = ("card-{leader}",)

    def label(self, view: RootState) -> Label:
        """In brief with what the leader does."""
        return explained(self, Phrase(f"root.leader.{self.leader}", {}, "text"))


class Decree(RootChoice):
    """Add a card to a column of the decree."""

    card: str
    column: str
    words, heading = "decree", "card"
    clicks: ClassVar = ("card", "column-{seat}-{column}")

    @property
    def heading_sign(self) -> str:
        """The suit of the card."""
        return f"suit-{suit(self.card)}"

    def told_briefly(self, view: RootState, field: str) -> Phrase:
        """The column."""
        return Phrase(f"root.column.{self.column}")


class RecruitAt(RootChoice, tag="recruit"):
    """A warrior at a roost."""

    where: int
    heading, verb_sign = "recruit", "ui-recruit"


class BuildRoost(RootChoice, tag="build"):
    """A roost in a clearing."""

    where: int
    words, heading, verb_sign = "build_roost", "build_roost", "b-roost"


class Turmoil(RootChoice, tag="turmoil"):
    """The card cannot be resolved."""


Deed = RecruitAt | Move | Assault | BuildRoost | Turmoil


class Resolve(RootChoice):
    """Resolve a card of the decree in this way."""

    card: str
    deed: Deed
    words, card_field = "resolve", ""
    spread, merges = True, True  # cards of one suit do the same
    parts: ClassVar = get_args(Deed)

    def phrase(self) -> Phrase:
        """The card, and what is done for it."""
        return Phrase("root.option.resolve", {"card": self.card, "deed": self.deed.phrase()})

    def label(self, view: RootState) -> Label:
        """In brief what is done, by card: the column says the verb."""
        deed = self.deed.label(view)
        short = deed.short if deed.heading else self.deed.phrase()
        row = Phrase("root.text.way", values_of(self.deed)) if isinstance(self.deed, Move) else None
        return Label(Phrase("root.text.card", {"card": self.card}), short, f"suit-{suit(self.card)}", deed.price, row)

    def clicked(self, scene: Scene, option: Option) -> Iterator[Click]:
        """As the deed is clicked; where cards of several suits fit, discs say which. Turmoil is the card itself."""
        if isinstance(self.deed, Turmoil):
            yield Click(option, self.on_board(scene, self.card))
            return
        for found in self.deed.clicked(scene, option):
            sign = found.sign if found.sign.isdecimal() else f"suit-{suit(self.card)}"
            yield found._replace(sign=sign, tint=suit(self.card))

    def chosen_first(self, scene: Scene) -> str:
        """The card; those of one suit share the first of them."""
        cards = [option.card for option in scene.ask.options if isinstance(option, Resolve)]
        return self.on_board(scene, min(card for card in cards if suit(card) == suit(self.card)))

    def on_board(self, scene: Scene, card: str) -> str:
        """Where a card of the decree lies."""
        return f"decree-{scene.ask.seat}-{scene.ask.kind.rpartition('.')[2]}-{card}"


ASKED = {
    "root.eyrie.home": Asked(plain=Place),
    "root.eyrie.new_roost": Asked(plain=Place),
    "root.eyrie.leader": Asked(plain=Leader),
    "root.eyrie.add": Asked((Decree,), words={END: "root.option.no_card"}),
    **dict.fromkeys([f"root.eyrie.{column}" for column in COLUMNS], Asked((*ANYTIME, Resolve))),
}
