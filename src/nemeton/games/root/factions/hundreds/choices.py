"""What the Hundreds may choose."""

from collections.abc import Iterator
from typing import Any, ClassVar

from nemeton.kernel import Asked, Label, Option, Phrase

from ...choices import Click, Finish, Place, RootChoice, Scene, explained
from ...rules.battle import Assault
from ...rules.card_effects import ANYTIME, Use
from ...rules.movement import Move
from ...state import RootState
from .board import MOB

END, STAY = "end", "stay"
HOARD, SELL = "hoard", "sell"
LOOT, FIGHT = "loot", "fight"
LET_FALL, SPARE = "warlord_falls", "warriors_fall"
ROLL, NO_ROLL = "roll_mob", "no_roll"
NO_INCITE, NO_GIFTS, KEEP_MOBS = "no_incite", "no_gifts", "keep_mobs"


class Home(Place):
    """Where they begin, where a mob spreads to, who comes to which clearing."""


class Mood(RootChoice):
    """The mood that comes next."""

    mood: str
    words = topics = card_field = "mood"
    clicks: ClassVar = ("card-{mood}",)

    def label(self, view: RootState) -> Label:
        """In brief with what it does."""
        return explained(self, Phrase(f"root.mood.{self.mood}", {}, "text"))


class Item(RootChoice):
    """An item that leaves the hoard, or is taken."""

    item: str
    words = "hoard_item"
    card_field = ""
    clicks: ClassVar = ("hoard-{seat}-{item}",)


class Loot(RootChoice):
    """An item of somebody else."""

    item: str
    words = "loot_item"
    card_field = ""

    def clicked(self, scene: Scene, option: Option) -> Iterator[Click]:
        """In the box of whom it belongs to."""
        yield Click(option, f"box-{scene.ask.about['whom']}-{self.item}")


class Ransack(RootChoice):
    """One of two items under a ruin."""

    item: str
    words = "ransack"
    card_field = ""

    def clicked(self, scene: Scene, option: Option) -> Iterator[Click]:
        """The ruin; what lies there are the discs on it."""
        yield Click(option, f"ruin-{scene.ask.about['where']}", sign=f"item-{self.item}")


class Lead(Move, tag="lead"):
    """The warlord moves, and so many warriors with him."""

    heading, row_field, sign, verb_sign = "lead", "to", "{count}", "m-warlord"
    clicks: ClassVar = ("pawn-{origin}-{seat}", "to")

    def told_briefly(self, view: RootState, field: str) -> Phrase:
        """How many go with him, or where."""
        return (
            Phrase("root.text.with", {"count": self.count}) if field == "count" else super().told_briefly(view, field)
        )


class Build(RootChoice, tag="build"):
    """Spend a card for a stronghold."""

    card: str
    where: int
    words, heading, row_field, verb_sign = "build_stronghold", "build_stronghold", "card", "b-stronghold"

    def heading_values(self, view: RootState) -> dict[str, Any]:
        """The verb alone."""
        return {}


class Incite(RootChoice, tag="incite"):
    """Spend a card for a mob."""

    card: str
    where: int
    heading, row_field, verb_sign = "incite", "card", "t-mob"

    def heading_values(self, view: RootState) -> dict[str, Any]:
        """The verb alone."""
        return {}


class Embitter(RootChoice):
    """A mob leaves the map, and a warrior joins the battle."""

    where: int
    words = "embitter"

    def clicked(self, scene: Scene, option: Option) -> Iterator[Click]:
        """The mob itself."""
        yield Click(option, f"piece-{self.where}-{scene.ask.seat}-{MOB}")


class NoMore(Finish):
    """Enough for this part of the day."""


ASKED = {
    **dict.fromkeys(
        (
            "root.hundreds.home",
            "root.hundreds.spread",
            "root.hundreds.muster",
            "root.hundreds.anoint",
            "root.hundreds.anew",
        ),
        Asked(plain=Home),
    ),
    "root.hundreds.mood": Asked(plain=Mood),
    "root.hundreds.lavish": Asked(plain=Item, words={NO_GIFTS: ""}),
    "root.hundreds.overflow": Asked(plain=Item),
    "root.hundreds.trade": Asked(words={HOARD: "", SELL: ""}),
    "root.hundreds.ransack": Asked(plain=Ransack),
    "root.hundreds.looters": Asked(words={LOOT: "", FIGHT: ""}),
    "root.hundreds.loot": Asked(plain=Loot),
    "root.hundreds.fall": Asked(words={LET_FALL: "", SPARE: ""}),
    "root.hundreds.bitter": Asked(plain=Embitter, words={KEEP_MOBS: ""}),
    "root.hundreds.command": Asked((Move, Lead, Assault, Build, *ANYTIME), plain=NoMore),
    "root.hundreds.advance": Asked((Lead, Assault, *ANYTIME), plain=NoMore),
    "root.hundreds.press": Asked((Assault,), words={STAY: "root.option.press_no"}),
    "root.hundreds.relentless": Asked((Lead, Assault), words={END: "root.option.press_no"}),
    "root.hundreds.incite": Asked((Incite, Use), words={NO_INCITE: ""}),
    "root.hundreds.jubilant": Asked(words={ROLL: "", NO_ROLL: ""}),
}
