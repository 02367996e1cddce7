"""What players answer to the cards of exiles and partisans."""

from collections.abc import Iterator
from typing import ClassVar

from nemeton.kernel import Option

from ..choices import Click, RootChoice, Scene


class Sabotage(RootChoice, tag="sabotage"):
    """Whose crafted card is discarded."""

    whom: int
    card: str
    words = "sabotage"
    clicks: ClassVar = ("crafted-{whom}-{card}",)


class Convince(RootChoice, tag="convince"):
    """Whose warrior is replaced, and the card that is spent for it."""

    whom: int
    paid: str
    words, topics, seat_field = "convince", "card", "whom"
    clicks: ClassVar = ("paid", "whom")


class SendOff(RootChoice, tag="send"):
    """Whose warriors go where."""

    whom: int
    to: int
    words = "send_off"

    def clicked(self, scene: Scene, option: Option) -> Iterator[Click]:
        """Where they go, by whose they are."""
        yield Click(option, f"clearing-{self.to}", sign=f"w-{scene.view.factions[self.whom]}")


class Inform(RootChoice):
    """The ambush that comes back from the discard pile."""

    card: str
    words = "inform"

    def clicked(self, scene: Scene, option: Option) -> Iterator[Click]:
        """On the pile, with a picture of the card."""
        yield Click(option, "discard", sign=f"art-{self.card}")


class Charm(RootChoice):
    """Who scores a point for the card that is drawn."""

    whom: int
    words = "charm"
    seat_field = "whom"


class SwapFor(RootChoice):
    """The card that is given for the one that was taken."""

    card: str
    words = "give"


class Exhaust(RootChoice):
    """The crafted item that is turned face down."""

    item: str
    words = "exhaust_crafted"
    clicks: ClassVar = ("box-{seat}-{item}",)
