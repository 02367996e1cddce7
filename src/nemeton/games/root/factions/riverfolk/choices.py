"""What the Riverfolk may choose, and what others buy of them."""

from collections.abc import Iterator
from typing import Any, ClassVar

from nemeton.kernel import Asked, Label, Option, Phrase

from ...cards import CARDS
from ...choices import Click, Finish, Place, RootChoice, Scene, Subset, joined
from ...rules.battle import Assault
from ...rules.card_effects import ANYTIME, Offer
from ...rules.crafting import Craft
from ...rules.movement import Move
from ...rules.rule import faction
from ...state import RootState, seat_of
from .board import HAND_CARD, MERCENARIES, POST_COST, RIVERBOATS
from .prices import board_of, post_points

END = "end"
SIGNS = {HAND_CARD: "ui-card", RIVERBOATS: "m-boat", MERCENARIES: "m-hired"}


# The market (Law 11.2.6)


class Service(Offer):
    """A service that the player on turn buys at the start of birdsong."""

    service: ClassVar[str] = ""
    seat_field = ""
    heading = "market"

    def label(self, view: RootState) -> Label:
        """All stand below one heading, each with its price; what cannot be bought now stands by itself."""
        row = Phrase("root.text.priced", {"service": self.service, "price": self.price(view)})
        is_open = faction(view, self.of).withholds(view, self.of, view.active, self.service) is None
        return Label(Phrase("root.text.market") if is_open else None, row, "m-scales")

    def price(self, view: RootState) -> Phrase:
        """Warriors of the supply; of a Vagabond, items, or none where the seller lays its own down for him."""
        seller = faction(view, self.of)
        count = seller.asking_price(view, self.of, view.active, self.service)
        kind = "warriors" if faction(view, view.active).warriors else seller.takes_for_warriors
        return Phrase(f"root.text.price.{kind}", {"count": count})

    def clicked(self, scene: Scene, option: Option) -> Iterator[Click]:
        """The row of the service on the board of the Riverfolk."""
        yield Click(option, f"service-{self.of}-{self.service}", sign=SIGNS[self.service])


class BuyCard(Service, tag="buy_card"):
    """A card of the open hand (Law 11.2.7.I)."""

    card: str  # none where no card can be bought
    service = HAND_CARD

    def phrase(self) -> Phrase:
        """The card, or any."""
        if not self.card:
            return Phrase("root.option.buy_any_card")
        return Phrase("root.option.buy_card", {"card": self.card, "of": self.of})

    def label(self, view: RootState) -> Label:
        """The cards, below the service."""
        if not self.card:
            return super().label(view)
        card = Phrase("root.text.card", {"card": self.card})
        return Label(Phrase("root.text.market_cards"), card, "m-scales", self.price(view))

    def clicked(self, scene: Scene, option: Option) -> Iterator[Click]:
        """The card where it lies open."""
        spot = f"open-{self.of}-{self.card}" if self.card else f"service-{self.of}-{self.service}"
        yield Click(option, spot)


class BuyBoats(Service, tag="buy_boats"):
    """The river is a path (Law 11.2.7.II)."""

    service = RIVERBOATS


class HireMercenaries(Service, tag="hire"):
    """Their warriors count as one's own (Law 11.2.7.III)."""

    service = MERCENARIES


SERVICES_SOLD = (BuyCard, BuyBoats, HireMercenaries)


# The day (Law 11.5)


class Export(RootChoice, tag="export"):
    """Craft a card for a payment instead of what it does, with funds in slots of these suits (Law 11.5.3.1)."""

    card: str
    paid: tuple[str, ...] = ()
    spread = True
    heading, verb_sign = "export", "m-scales"

    def phrase(self) -> Phrase:
        """Suits are told only where they are chosen."""
        if not self.paid:
            return Phrase("root.option.export", {"card": self.card})
        return Phrase("root.option.export_with", {"card": self.card, "suits": joined("root.suit", self.paid)})

    def label(self, view: RootState) -> Label:
        """By card; where the cost leaves a choice, the suits that pay for it."""
        card = Phrase("root.text.card", {"card": self.card})
        if not self.paid:
            return Label(Phrase("root.text.export"), card, self.verb_sign, self.price(view))
        return Label(Phrase("root.text.export"), joined("root.suit", self.paid), self.verb_sign, row=card)

    def price(self, view: RootState) -> Phrase:
        """Funds are committed, and a payment comes."""
        return Phrase("root.text.price.export", {"count": len(CARDS[self.card].cost)})

    def clicked(self, scene: Scene, option: Option) -> Iterator[Click]:
        """The card, then the payments; where suits can be chosen, by their signs."""
        signs = " ".join(f"suit-{suit}" for suit in self.paid)
        yield Click(option, f"payments-{scene.ask.seat}", f"card-{self.card}", signs)


class DrawOne(RootChoice, tag="draw"):
    """Commit one for a card."""

    words, verb_sign, alone, costs = "draw_one", "ui-card", "draw_one", "commit"
    clicks: ClassVar = ("commitments-{seat}",)


class RecruitOn(RootChoice, tag="recruit_on"):
    """A warrior comes to the river."""

    where: int
    heading, sign, costs = "recruit", "ui-recruit", "spend"


class Found(RootChoice, tag="found"):
    """A trade post with a guard."""

    where: int
    suit: str
    heading, brief, sign = "found", "where", "t-trade_post_{suit}"

    def heading_values(self, view: RootState) -> dict[str, Any]:
        """The verb alone."""
        return {}

    def price(self, view: RootState) -> Phrase:
        """Two funds of the ruler, and the points of the slot."""
        board = board_of(view, seat_of(view, "riverfolk"))
        return Phrase("root.text.price.found", {"count": POST_COST, "points": post_points(board, self.suit)})

    def clicked(self, scene: Scene, option: Option) -> Iterator[Click]:
        """The clearing."""
        yield Click(option, f"clearing-{self.where}", sign=self.filled(scene, self.sign))


class Whose(RootChoice):
    """Whose warrior is committed or spent."""

    whom: int
    words = "pay_with"
    seat_field = ""

    def clicked(self, scene: Scene, option: Option) -> Iterator[Click]:
        """It lies among the funds."""
        yield Click(option, f"fund-{scene.ask.seat}-{scene.view.factions[self.whom]}")


class Lost(Subset):
    """Funds that are lost with a trade post, by faction."""

    words, group, each = "lose_funds", "root.seat", "fund-{seat}-{each}"
    card_field = ""


# Prices (Law 11.3.5, 11.6.2)


class SetPrice(RootChoice, tag="price"):
    """A marker moves along its track."""

    service: str
    count: int
    words = "set_price"

    def label(self, view: RootState) -> Label:
        """Below the service, the price."""
        service = Phrase(f"root.service.{self.service}")
        return Label(service, Phrase("root.text.count", {"count": self.count}), SIGNS[self.service])

    def clicked(self, scene: Scene, option: Option) -> Iterator[Click]:
        """The place on the track."""
        yield Click(option, f"price-{scene.ask.seat}-{self.service}-{self.count}")


ASKED = {
    "root.riverfolk.start": Asked(plain=Place),
    "root.riverfolk.day": Asked((Move, Assault, Craft, Export, DrawOne, RecruitOn, Found, *ANYTIME), plain=Finish),
    "root.riverfolk.commit": Asked(plain=Whose),
    "root.riverfolk.spend": Asked(plain=Whose),
    "root.riverfolk.lose": Asked(plain=Lost),
    "root.riverfolk.prices": Asked((SetPrice,), words={END: "root.option.prices_stay"}),
}
