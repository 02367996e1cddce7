"""What all choices of Root share: how fields are told in brief, and where in the picture they are clicked.

A choice is clicked on one spot, or on two: first a card, warriors or an item, then where it goes. By itself all fields
are clicked, in their order; `clicks` names others. An entry of it is a field, or a spot by its name with fields in
braces: `"craft-{seat}"` (`seat` is who is asked).
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from functools import reduce
from typing import Any, ClassVar, NamedTuple

from nemeton.kernel import Ask, Choice, Label, Option, Phrase
from nemeton.kernel.choices import values_of

from .cards import AMBUSH, CARDS, DOMINANCE, IMMEDIATE, ITEM
from .places import ELSEWHERE
from .rules.rule import faction, owner_of
from .state import RootState


class Click(NamedTuple):
    """One way to click an option: the place that answers, what must be chosen first, and the sign on a disc."""

    option: Option
    place: str
    start: str = ""
    sign: str = ""  # a number, or signs by name
    tint: str = ""  # the suit or faction of a number


class Scene(NamedTuple):
    """Where a choice is offered: what is seen, and the question."""

    view: RootState
    ask: Ask


# The spot of a field, by its name; `where` and `to` are clearings or forests.
SPOTS = {
    "card": "card-{card}",
    "paid": "card-{paid}",
    "origin": "group-{origin}-{seat}",
    "piece": "track-{seat}-{piece}",
    "quest": "quest-{quest}",
    "whom": "seat-{whom}",
}
# How a field is told below a heading.
BRIEF = {
    "card": "root.text.card",
    "count": "root.text.count",
    "where": "root.text.where",
    "to": "root.text.to",
    "whom": "root.text.whom",
    "item": "root.text.item",
}


class RootChoice(Choice):
    """An option of Root."""

    game = "root"
    seat_field = ""  # whoever is met on the map is clicked there, not beside it
    sign: ClassVar[str] = ""  # what a disc shows where several answers share a spot; fields stand in braces
    merges: ClassVar[bool] = False  # are those that are clicked alike one answer?
    topics: ClassVar[str] = "card"  # what the cards on the ribbon are that it names
    verb_sign: ClassVar[str] = ""  # the sign beside its heading, if that is not the one of its disc
    row_field: ClassVar[str] = ""  # the field that is told between the heading and what is left
    costs: ClassVar[str] = ""  # `root.text.price.<costs>`: its price, where that is always the same
    alone: ClassVar[str] = ""  # `root.text.<alone>`: what it is called in brief where it has no places to choose from

    # In the picture

    def clicked(self, scene: Scene, option: Option) -> Iterator[Click]:
        """How the option is clicked, which this choice is or tells."""
        spots = [self.spot(scene, name) for name in self.clicks or self.__struct_fields__]
        yield Click(option, spots[-1], spots[0] if len(spots) > 1 else "", self.filled(scene, self.sign))

    def spot(self, scene: Scene, name: str) -> str:
        """The spot that a field is, or that is called so."""
        if name in ("where", "to"):
            place = getattr(self, name)
            if place in ELSEWHERE:
                return f"place-{place}"
            return f"clearing-{place}" if isinstance(place, int) else f"forest-{place}"
        return self.filled(scene, SPOTS.get(name, name))

    def filled(self, scene: Scene, name: str) -> str:
        """A name in which fields stand in braces."""
        who = scene.ask.about.get("band", scene.ask.seat)  # pieces of a band are clicked by who moves it
        return name.format(**{"seat": who} | values_of(self)) if "{" in name else name

    def chosen_first(self, scene: Scene) -> str:
        """What is chosen first where all answers would begin at one spot and still differ."""
        return ""

    # In brief

    def label(self, view: RootState) -> Label:
        """Without what the heading says already."""
        sign, price = self.heading_sign, self.price(view)
        if not self.heading:
            return Label(None, Phrase(f"root.text.{self.alone}") if self.alone else self.phrase(), sign, price)
        heading = Phrase(f"root.text.{self.heading}", self.heading_values(view))
        row = self.told_briefly(view, self.row_field) if self.row_field else None
        return Label(heading, self.told_briefly(view, self.last), sign, price, row)

    @property
    def heading_sign(self) -> str:
        """The sign of the verb."""
        sign = self.verb_sign or self.sign
        return sign.format(**values_of(self)) if "{" in sign else sign

    def price(self, view: RootState) -> Phrase | None:
        """What it costs and brings, where that is certain."""
        return Phrase(f"root.text.price.{self.costs}") if self.costs else None

    @property
    def last(self) -> str:
        """The field that is told below the heading."""
        return self.brief or self.__struct_fields__[-1]

    def heading_values(self, view: RootState) -> dict[str, Any]:
        """All fields but those that are told below."""
        return {name: value for name, value in values_of(self).items() if name not in (self.last, self.row_field)}

    def told_briefly(self, view: RootState, field: str) -> Phrase:
        """A card, a number, a place."""
        return Phrase(BRIEF[field], {field: getattr(self, field)})


class Place(RootChoice):
    """A clearing or a forest."""

    where: int | str
    words = "place"


class Anytime(RootChoice):
    """Something that may be done at any moment of a phase, between one's own actions (Law 1.4.2)."""


class Against(RootChoice):
    """Something that is done to somebody in a clearing."""

    where: int
    whom: int

    def heading_values(self, view: RootState) -> dict[str, Any]:
        """The verb alone."""
        return {}

    def told_briefly(self, view: RootState, field: str) -> Phrase:
        """Where, and against whom."""
        return Phrase("root.text.foe", {"where": self.where, "whom": self.whom})

    def clicked(self, scene: Scene, option: Option) -> Iterator[Click]:
        """On whom one meets there."""
        yield Click(option, standing(scene.view, self.where, self.whom), sign=self.sign)


class Subset(RootChoice):
    """Some of many, each clicked by itself: cards of a hand, if nothing else is said."""

    chosen: tuple[str, ...]
    group: ClassVar[str] = "root.listed"
    each: ClassVar[str] = "card-{each}"

    @property
    def card(self) -> str:
        """The card, where it is one."""
        return self.chosen[0] if len(self.chosen) == 1 else ""

    def phrase(self) -> Phrase:
        """What becomes of them."""
        return Phrase(f"root.option.{self.words}", {"chosen": joined(self.group, self.chosen)})


class Finish(RootChoice):
    """Enough for this phase; in brief it is told what is left undone."""

    answer: str
    words = "end"
    tells: ClassVar = ()
    clicks: ClassVar = ()

    def clicked(self, scene: Scene, option: Option) -> Iterator[Click]:
        """Nowhere: the prompt has a button for it."""
        return iter(())

    def label(self, view: RootState) -> Label:
        """With what would be left undone."""
        undone = faction(view, view.active).left_undone(view.boards[view.active])
        if undone is None:
            return Label(None, self.phrase())
        return Label(None, Phrase("root.text.undone", {"option": self.phrase(), "undone": undone}))


def explained(choice: Choice, text: Phrase) -> Label:
    """What a choice says, with what it means."""
    return Label(None, Phrase("root.text.explained", {"option": choice.phrase(), "text": text}))


def card_text(name: str) -> Phrase:
    """What a card does: in its own words, or in those of its kind."""
    card = CARDS[name]
    if card.kind in (AMBUSH, DOMINANCE):
        return Phrase(f"root.effect.{card.kind}", {"suit": card.suit})
    if card.kind == ITEM:
        return Phrase("root.effect.item", {"item": card.item, "count": card.points})
    if card.kind == IMMEDIATE:
        return Phrase("root.effect.favor", {"suit": card.suit})
    return Phrase(f"root.card.{name}", {}, "text")


def named(group: str) -> Any:
    """How something of a group is called; where there is nothing, nothing."""
    return lambda name: Phrase(f"root.{group}.{name}") if name else name


def joined(group: str, names: Iterable[str]) -> Phrase:
    """Several things, joined without a comma, since options are listed in sentences; what is there more than once is
    counted."""
    listed = [
        Phrase("root.times", {"one": _one(group, name), "count": count}) if count > 1 else _one(group, name)
        for name, count in Counter(names).items()
    ]
    return reduce(lambda one, other: Phrase("root.both", {"one": one, "other": other}), listed)


def _one(group: str, name: str) -> Phrase:
    return Phrase(group, {"card": name}) if group == "root.listed" else Phrase(f"{group}.{name}")


def standing(view: RootState, where: int, seat: int) -> str:
    """Where a seat is met in a clearing: its warriors or pawn; without any, its first building or token."""
    here = view.clearings[where]
    if here.warriors[seat] or owner_of(view, seat).pawn_of(view, seat) == where:
        return f"group-{where}-{seat}"
    kind = next((kind for owner, kind in (*here.buildings, *here.tokens) if owner == seat), "")
    return f"piece-{where}-{seat}-{kind}"
