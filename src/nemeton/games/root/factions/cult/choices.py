"""What the Cult may choose: conspiracies by acolytes, rituals by cards that it reveals."""

from collections.abc import Iterator
from typing import Any, ClassVar

from nemeton.kernel import Asked, Option, Phrase

from ...cards import suit_of
from ...choices import Against, Click, Finish, Place, RootChoice, Scene
from ...rules.battle import Assault
from ...rules.card_effects import ANYTIME, Use
from ...rules.movement import Move
from ...state import RootState, seat_of
from .board import CONVERT, SANCTIFY, CultBoard

END = "end"


def board_of(view: RootState) -> CultBoard:
    """The Cult's board."""
    board = view.boards[seat_of(view, "cult")]
    assert isinstance(board, CultBoard)
    return board


class Shun(RootChoice):
    """Who is outcast from the first."""

    suit: str
    words = "shun"
    clicks: ClassVar = ("outcast-{seat}-{suit}",)


# Conspiracies (10.4.3)


def in_acolytes(view: RootState, conspiracy: str, points: int = 0) -> Phrase:
    """What a conspiracy costs, and what it scores."""
    return Phrase("root.text.price.acolytes", {"count": board_of(view).price(conspiracy), "points": points})


class Convert(Against, tag="convert"):
    """A warrior of an enemy becomes one of the Cult."""

    heading, sign = "convert", "w-cult"

    def price(self, view: RootState) -> Phrase:
        """Acolytes."""
        return in_acolytes(view, CONVERT)


class Sanctify(RootChoice, tag="sanctify"):
    """A building of an enemy becomes a garden."""

    where: int
    whom: int
    piece: str
    heading, row_field, sign = "sanctify", "where", "m-garden"

    def heading_values(self, view: RootState) -> dict[str, Any]:
        """The verb alone."""
        return {}

    def told_briefly(self, view: RootState, field: str) -> Phrase:
        """The building by name."""
        if field == "piece":
            return Phrase("root.text.piece_of", {"piece": self.piece, "whom": self.whom})
        return super().told_briefly(view, field)

    def clicked(self, scene: Scene, option: Option) -> Iterator[Click]:
        """On the building."""
        yield Click(option, f"piece-{self.where}-{self.whom}-{self.piece}", sign=self.sign)

    def price(self, view: RootState) -> Phrase:
        """Acolytes, and the point for what is removed (Law 3.2.1)."""
        return in_acolytes(view, SANCTIFY, 1)


class NoConspiracy(Finish):
    """Enough conspiracies."""

    words = "no_conspiracy"


class NoStrike(Finish):
    """The crusade ends without a battle."""

    words = "no_strike"


# Rituals (10.5)


class Plant(RootChoice, tag="garden"):
    """A garden in a clearing that the Cult rules."""

    card: str
    where: int
    heading, row_field, brief, sign = "garden", "where", "card", "m-garden"


class Gather(RootChoice, tag="gather"):
    """A warrior in a clearing."""

    card: str
    where: int
    heading, row_field, brief, sign = "gather", "where", "card", "ui-recruit"


class Garden(RootChoice):
    """Which garden comes to a clearing of several suits."""

    suit: str
    words = "which_garden"

    def clicked(self, scene: Scene, option: Option) -> Iterator[Click]:
        """In the clearing, by its suit."""
        yield Click(option, f"clearing-{scene.ask.about['where']}", sign=f"suit-{self.suit}")


class Rite(RootChoice, tag="rite"):
    """A card goes to the lost souls for points."""

    card: str
    heading, verb_sign = "rite", "ui-point"
    clicks: ClassVar = ("card", "garden")

    def spot(self, scene: Scene, name: str) -> str:
        """The track of the gardens of its suit."""
        if name == "garden":
            return f"track-{scene.ask.seat}-garden_{suit_of(self.card)}"
        return super().spot(scene, name)

    def price(self, view: RootState) -> Phrase:
        """What it scores, unless the Cult plays for dominance (Law 3.3.1); the card is spent."""
        points = 0 if view.dominance[seat_of(view, "cult")] else board_of(view).rite(suit_of(self.card))
        return Phrase("root.text.price.rite", {"points": points})


class Sacrifice(RootChoice, tag="sacrifice"):
    """A warrior becomes an acolyte for a bird."""

    card: str
    alone, verb_sign, costs = "sacrifice", "m-acolyte", "sacrifice"
    clicks: ClassVar = ("card", "acolytes-{seat}")


ASKED = {
    "root.cult.home": Asked(plain=Place),
    "root.cult.outcast": Asked(plain=Shun),
    "root.cult.garden": Asked(plain=Garden),
    "root.cult.conspire": Asked((Move, Assault, Convert, Sanctify, Use), plain=NoConspiracy),
    "root.cult.strike": Asked((Assault,), plain=NoStrike),
    "root.cult.day": Asked((Plant, Gather, Rite, Sacrifice, *ANYTIME), words={END: ""}),
}
