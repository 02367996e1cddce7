"""What all choices of Inis share: how they are clicked on the island and told in brief. Those that several chapters
offer stand here, the others beside their rules."""

from collections.abc import Iterable, Iterator
from functools import reduce
from typing import ClassVar, NamedTuple

from nemeton.kernel import Ask, Choice, Label, Phrase
from nemeton.kernel.choices import values_of

from .hexes import Spot
from .state import NOBODY, InisState
from .steps import CardName, Seat, Territory

DONE = "done"
CLAN = "clan"


class Place(NamedTuple):
    """What is clicked: a territory, clans of a seat in it, the walls in it, or a spot of water."""

    where: str = ""
    seat: int = NOBODY
    walls: bool = False
    spot: Spot | None = None

    @property
    def name(self) -> str:
        """Its name in the picture."""
        if self.spot is not None:
            return f"spot-{self.spot[0]}-{self.spot[1]}"
        return f"{self.where}-{self.seat}" if self.seat >= 0 else f"{self.where}-walls" if self.walls else self.where


Way = tuple[Place, ...]  # one place to click, or two: what sets out, and where it goes


class InisChoice(Choice):
    """An option of Inis. `where` and `origin` are territories, `whom` is a player, `count` a number of clans."""

    game = "inis"
    row_field: ClassVar[str] = ""  # the field that is told between the heading and what is left

    def clicked(self, view: InisState, _ask: Ask) -> Iterable[Way]:
        """The ways to click it: by itself the territory that it names, or a player's clans there."""
        where = getattr(self, "where", "") or getattr(self, "origin", "")
        if where in view.tiles:
            yield (Place(where, getattr(self, "whom", NOBODY)),)

    def label(self, view: InisState) -> Label:
        """In brief: the verb, or where it begins; then perhaps a row; then what is left to say."""
        if not self.heading:
            return super().label(view)
        last = self.brief or self.__struct_fields__[-1]
        rest = {name: value for name, value in values_of(self).items() if name not in (last, self.row_field)}
        row = self.told_briefly(view, self.row_field) if self.row_field else None
        return Label(Phrase(f"inis.text.{self.heading}", rest), self.told_briefly(view, last), row=row)

    def told_briefly(self, view: InisState, field: str) -> Phrase:
        """A territory, a player, a number of clans."""
        return Phrase(f"inis.text.brief.{field}", {field: getattr(self, field)})


# Territories and players


class Where(InisChoice):
    """A territory."""

    where: Territory
    words = "place"


class ClansThere(InisChoice):
    """Something about clans of a player in a territory. They are clicked there; the seat by itself is no answer."""

    seat_field = ""


class RemoveOf(InisChoice):
    """Remove a clan of a player, where the card is at work."""

    whom: Seat
    words = "remove_of"

    def clicked(self, view: InisState, ask: Ask) -> Iterable[Way]:
        """The player's clans there."""
        return clans_of(self.whom, view, ask.about.get("where", ""))


def clans_of(seat: int, view: InisState, where: str = "") -> Iterator[Way]:
    """Clans of a player: in one territory, else in the clash, else anywhere."""
    where = where or (view.clash.where if view.clash else "")
    for place in [where] if where else view.tiles:
        if view.tiles[place].clans[seat]:
            yield (Place(place, seat),)


# Cards and pieces


class TakeCard(InisChoice):
    """Take a card."""

    card: CardName
    words = "take"


class DiscardCard(InisChoice):
    """Discard a card."""

    card: CardName
    words = "discard"


class GiveCard(InisChoice):
    """Give a card to somebody."""

    card: CardName
    words = "give"


class Cards(InisChoice):
    """Several cards."""

    cards: tuple[CardName, ...]

    @property
    def card(self) -> str:
        """The card, where it is a single one."""
        return self.cards[0] if len(self.cards) == 1 else ""

    def phrase(self) -> Phrase:
        """What becomes of them; they are joined without a comma, since options are listed in sentences."""
        listed = [Phrase("inis.it", {"card": card}) for card in self.cards]
        joined = reduce(lambda one, other: Phrase("inis.both", {"one": one, "other": other}), listed)
        return Phrase(f"inis.option.{self.words}", {"cards": joined})


class KeepCards(Cards):
    """Keep these cards."""

    words = "keep"


class Back(InisChoice):
    """So many clans come back."""

    count: int
    words = "back"

    def clicked(self, _view: InisState, ask: Ask) -> Iterable[Way]:
        """The territory to which they come, if the question is about one."""
        return [(Place(ask.about["where"]),)] if self.count and "where" in ask.about else []
