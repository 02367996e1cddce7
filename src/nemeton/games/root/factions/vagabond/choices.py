"""What the Vagabond may choose, and what others choose about him.

What he does for an item is clicked at once, where it is clear what is meant, or with the item first.
"""

from collections.abc import Iterator
from typing import Any, ClassVar

from nemeton.kernel import Asked, Label, Option, Phrase

from ...cards import QUESTS
from ...choices import Click, Finish, Place, RootChoice, Scene, Subset, explained, joined, standing
from ...rules.card_effects import ANYTIME
from ...rules.crafting import Craft
from ...state import NOBODY, RootState, played_by
from .board import VagabondBoard
from .items import Key, board_of, wanderers
from .relations import hostile_warriors

NONE, STAY, ALONE, ENLIST = "none", "stay", "alone", "enlist"


def own_board(scene: Scene) -> VagabondBoard:
    """The board of the Vagabond who is asked."""
    return board_of(scene.view, scene.ask.seat)


# Setting up, birdsong, evening


class Character(RootChoice):
    """Who he is."""

    character: str
    words = topics = card_field = "character"
    clicks: ClassVar = ("card-{character}",)

    def label(self, view: RootState) -> Label:
        """In brief with what the character does."""
        return explained(self, Phrase(f"root.character.{self.character}", {}, "text"))


class Refresh(Subset):
    """Items that are turned face up."""

    words, group, each = "refresh", "root.item", "item-{seat}-{each}-10"
    card_field = ""  # a sword is an item and a card


class Pay(Subset):
    """Items that are exhausted for what others sell."""

    words, group, each = "pay_items", "root.item", "item-{seat}-{each}-00"
    card_field = ""


class OneItem(RootChoice):
    """An item, and how it lies."""

    item: str
    exhausted: int
    damaged: int

    def label(self, view: RootState) -> Label:
        """The item: what becomes of it says the question."""
        return Label(None, item_phrase(*self.key), f"item-{self.item} {self.exhausted}{self.damaged}")

    @property
    def key(self) -> Key:
        """The item as it is found on the board."""
        return self.item, self.exhausted, self.damaged

    def phrase(self) -> Phrase:
        """The item is told with how it lies."""
        return Phrase(f"root.option.{self.words}", {"item": item_phrase(*self.key)})

    def clicked(self, scene: Scene, option: Option) -> Iterator[Click]:
        """The item itself, on one's own board or on that of another Vagabond for whom one chooses (Law G.4.2)."""
        seat = scene.ask.about.get("whom", scene.ask.seat)
        yield Click(option, f"item-{seat}-{self.item}-{self.exhausted}{self.damaged}")


class Leave(OneItem):
    """It leaves the game."""

    words = "leave"


class Mend(OneItem):
    """It is repaired in the hideout."""

    words = "mend"


class Damage(OneItem, tag="item"):
    """It is damaged."""

    words = "damage"


def item_phrase(kind: str, exhausted: int, damaged: int) -> Phrase:
    """An item with how it lies."""
    state = "damaged" if damaged else "exhausted" if exhausted else "ready"
    state = "worn" if damaged and exhausted else state
    return Phrase(f"root.lying.{state}", {"item": kind})


# By day, for an item


class ForItem(RootChoice):
    """What he does for an item."""

    uses: ClassVar[str] = ""

    @property
    def heading_sign(self) -> str:
        """The item that is exhausted."""
        return f"item-{self.uses}"

    def heading_values(self, view: RootState) -> dict[str, Any]:
        """The verb alone."""
        return {}

    def price(self, view: RootState) -> Phrase | None:
        """The item that is exhausted."""
        return Phrase("root.text.price.item", {"item": self.uses, "count": self.items_used(view), "points": 0})

    def items_used(self, view: RootState) -> int:
        """How many of them."""
        return 1

    def place(self, scene: Scene) -> str:
        """Where it happens."""
        return self.spot(scene, self.__struct_fields__[0])

    def tint(self, scene: Scene) -> str:
        """The faction that he meets: discs cover whom they are about."""
        return ""

    def clicked(self, scene: Scene, option: Option) -> Iterator[Click]:
        """At once, or with the item first."""
        place, sign, tint = self.place(scene), f"item-{self.uses}", self.tint(scene)
        yield Click(option, place, "", sign, tint)
        yield Click(option, place, f"item-{scene.ask.seat}-{self.uses}-00", sign, tint)


class Meeting(ForItem):
    """What he does to somebody who is there."""

    whom: int

    def place(self, scene: Scene) -> str:
        """Where that one stands."""
        return standing(scene.view, own_board(scene).at, self.whom)

    def tint(self, scene: Scene) -> str:
        """Of that faction, or of who controls that band."""
        seat = played_by(scene.view, self.whom)
        return scene.view.factions[seat] if seat != NOBODY else ""


class Walk(ForItem, tag="move"):
    """Go to a clearing."""

    to: int
    words, uses, heading = "walk", "boot", "walk"

    def items_used(self, view: RootState) -> int:
        """Two boots into hostile warriors (Law 9.2.9.III.B)."""
        return 1 + hostile_warriors(view, view.active, self.to)


class Attack(Meeting, tag="battle"):
    """Battle somebody there."""

    words, uses, heading = "attack", "sword", "battle"


class Strike(Meeting, tag="strike"):
    """Shoot a bolt at somebody there."""

    uses, heading = "crossbow", "strike"


class Explore(ForItem, tag="explore"):
    """Look under a ruin."""

    uses, alone = "torch", "explore"

    def price(self, view: RootState) -> Phrase:
        """A torch, and a point (Law 9.5.3)."""
        return Phrase("root.text.price.item", {"item": self.uses, "count": 1, "points": 1})

    def place(self, scene: Scene) -> str:
        """The ruin."""
        return f"ruin-{own_board(scene).at}"


class Repair(ForItem, tag="repair"):
    """Repair an item."""

    item: str
    exhausted: int
    damaged: int
    uses, heading, brief = "hammer", "repair", "item"

    def told_briefly(self, view: RootState, field: str) -> Phrase:
        """The item, and how it lies."""
        return item_phrase(*self.key)

    @property
    def key(self) -> Key:
        """The item as it is found on the board."""
        return self.item, self.exhausted, self.damaged

    def phrase(self) -> Phrase:
        """The item is told with how it lies."""
        return Phrase("root.option.repair", {"item": item_phrase(*self.key)})

    def place(self, scene: Scene) -> str:
        """The item."""
        return f"item-{scene.ask.seat}-{self.item}-{self.exhausted}{self.damaged}"


class Aid(RootChoice, tag="aid"):
    """Give a card to somebody there."""

    whom: int
    card: str
    heading, row_field, verb_sign, costs = "aid", "whom", "ui-heart", "aid"

    def clicked(self, scene: Scene, option: Option) -> Iterator[Click]:
        """The card, then whom it is for."""
        yield Click(option, standing(scene.view, own_board(scene).at, self.whom), f"card-{self.card}", "ui-heart")


class DoQuest(RootChoice, tag="quest"):
    """Complete a quest."""

    quest: str
    sign, card_field, heading = "ui-tick", "quest", "quest"

    def heading_values(self, view: RootState) -> dict[str, Any]:
        """The verb alone."""
        return {}

    def told_briefly(self, view: RootState, field: str) -> Phrase:
        """The quest."""
        return Phrase("root.text.quest_name", {"quest": self.quest})

    def price(self, view: RootState) -> Phrase:
        """The items that are exhausted."""
        return Phrase("root.text.price.items", {"items": joined("root.item", QUESTS[self.quest].items)})


class Improvise(RootChoice, tag="quest"):
    """Complete a quest with something that stands in for an item."""

    quest: str
    item: str
    stand_in: str
    words, card_field, sign = "improvise", "quest", "item-{item} item-{stand_in}"
    clicks: ClassVar = ("quest",)

    def label(self, view: RootState) -> Label:
        """By quest, what stands in for what."""
        row, swap = (
            Phrase("root.text.quest_name", {"quest": self.quest}),
            {"item": self.item, "stand_in": self.stand_in},
        )
        return Label(Phrase("root.text.improvise"), Phrase("root.text.stands_in", swap), "ui-tick", row=row)


# Special actions of the characters


class Special(ForItem):
    """A special action, for a torch."""

    uses = "torch"


class Steal(Meeting, tag="special steal"):
    """The Thief takes a card at random."""

    words, uses, seat_field, heading = "special.steal", "torch", "whom", "steal"


class Labor(Special, tag="special labor"):
    """The Tinker takes a card of the discard pile."""

    card: str
    words, heading = "special.labor", "labor"

    def clicked(self, scene: Scene, option: Option) -> Iterator[Click]:
        """On the pile, with a picture of the card."""
        yield Click(option, "discard", sign=f"art-{self.card}")


class Hideout(Special, tag="special hideout"):
    """The Ranger hides and repairs."""

    words, alone = "special.hideout", "hideout"

    def price(self, view: RootState) -> Phrase:
        """A torch and the rest of the day."""
        return Phrase("root.text.price.hideout")

    def place(self, scene: Scene) -> str:
        """The character."""
        return f"character-{scene.ask.seat}"


class Instigate(Special, tag="special instigate"):
    """The Vagrant sets two at each other."""

    attacker: int
    defender: int
    words, heading = "special.instigate", "instigate"

    def told_briefly(self, view: RootState, field: str) -> Phrase:
        """Who attacks whom."""
        return Phrase("root.text.against", {"attacker": self.attacker, "defender": self.defender})

    def clicked(self, scene: Scene, option: Option) -> Iterator[Click]:
        """Who attacks, then whom."""
        one, other = (standing(scene.view, own_board(scene).at, seat) for seat in (self.attacker, self.defender))
        yield Click(option, other, one, "ui-battle")


class Scorch(Special, tag="special scorch"):
    """The Scoundrel burns the clearing."""

    words, alone = "special.scorch", "scorch"

    def place(self, scene: Scene) -> str:
        """Where he stands."""
        return f"clearing-{own_board(scene).at}"


class Glide(Special, tag="special glide"):
    """The Harrier flies."""

    to: int
    words, heading = "special.glide", "glide"

    def clicked(self, scene: Scene, option: Option) -> Iterator[Click]:
        """With the torch first, for he may also walk."""
        yield Click(option, f"clearing-{self.to}", f"item-{scene.ask.seat}-torch-00", "item-torch")


# What follows


class Exhaust(RootChoice):
    """The item that an aid exhausts."""

    item: str
    words = "exhaust"

    def label(self, view: RootState) -> Label:
        """The item: what becomes of it says the question."""
        return Label(None, Phrase("root.text.item", {"item": self.item}), f"item-{self.item}")

    def clicked(self, scene: Scene, option: Option) -> Iterator[Click]:
        """The item itself."""
        yield Click(option, f"item-{scene.ask.seat}-{self.item}-00")


class TakeItem(RootChoice):
    """The item that he takes for an aid."""

    item: str
    words = "take_item"

    def label(self, view: RootState) -> Label:
        """The item: what becomes of it says the question."""
        return Label(None, Phrase("root.text.item", {"item": self.item}), f"item-{self.item}")

    def clicked(self, scene: Scene, option: Option) -> Iterator[Click]:
        """In the box of whom he aided."""
        yield Click(option, f"box-{scene.ask.about['whom']}-{self.item}")


class FromRuin(RootChoice):
    """The item that he takes from under a ruin (Law 9.7.3)."""

    item: str
    words = "take_item"

    def label(self, view: RootState) -> Label:
        """The item: what becomes of it says the question."""
        return Label(None, Phrase("root.text.item", {"item": self.item}), f"item-{self.item}")

    def clicked(self, scene: Scene, option: Option) -> Iterator[Click]:
        """On the ruin, with a picture of the item."""
        yield Click(option, f"ruin-{own_board(scene).at}", sign=f"item-{self.item}")


class Reward(RootChoice):
    """What a quest brings: points or cards."""

    reward: str
    tells: ClassVar = ()

    def phrase(self) -> Phrase:
        """Each has words of its own."""
        return Phrase(f"root.option.{self.reward}")

    def clicked(self, scene: Scene, option: Option) -> Iterator[Click]:
        """His own board, or the deck."""
        yield Click(option, f"seat-{scene.ask.seat}" if self.reward == "points" else "deck")


# Allies, and the Arbiter


class Bring(RootChoice):
    """Warriors of an ally come along."""

    whom: int
    count: int
    words = "bring"

    def clicked(self, scene: Scene, option: Option) -> Iterator[Click]:
        """Where they go, by their number."""
        place = f"clearing-{scene.ask.about['to']}"
        yield Click(option, place, sign=str(self.count), tint=scene.view.factions[self.whom])


class FightWith(RootChoice):
    """An ally fights for him."""

    whom: int
    words, seat_field = "fight_with", "whom"

    def clicked(self, scene: Scene, option: Option) -> Iterator[Click]:
        """Their warriors there."""
        yield Click(option, f"group-{scene.ask.about['where']}-{self.whom}")


class AllyFalls(RootChoice, tag="ally"):
    """A warrior of an ally falls for him."""

    whom: int
    words = "ally_falls"

    def clicked(self, scene: Scene, option: Option) -> Iterator[Click]:
        """Their warriors there."""
        if scene.view.battle is not None:
            yield Click(option, f"group-{scene.view.battle.where}-{self.whom}")


class Enlist(RootChoice):
    """A defender enlists the Arbiter."""

    answer: str
    words = "enlist"
    tells: ClassVar = ()

    def clicked(self, scene: Scene, option: Option) -> Iterator[Click]:
        """He who stands there."""
        seats = (seat for seat in wanderers(scene.view) if board_of(scene.view, seat).character == "arbiter")
        for seat in seats:
            yield Click(option, f"group-{scene.ask.about['where']}-{seat}")


SPECIALS = (Steal, Labor, Hideout, Instigate, Scorch, Glide)
ASKED = {
    "root.vagabond.character": Asked(plain=Character),
    "root.vagabond.forest": Asked(plain=Place),
    "root.vagabond.pay": Asked(plain=Pay),
    "root.vagabond.refresh": Asked(plain=Refresh),
    "root.vagabond.slip": Asked(plain=Place, words={STAY: ""}),
    "root.vagabond.day": Asked(
        (Walk, Attack, Explore, Aid, DoQuest, Improvise, Strike, Repair, Craft, *SPECIALS, *ANYTIME), plain=Finish
    ),
    "root.vagabond.exhaust": Asked(plain=Exhaust),
    "root.vagabond.take": Asked(plain=TakeItem, words={NONE: ""}),
    "root.vagabond.explore": Asked(plain=FromRuin, words={NONE: ""}),
    "root.vagabond.reward": Asked(plain=Reward),
    "root.vagabond.repair": Asked((Mend,)),
    "root.vagabond.allies": Asked((Bring,), words={ALONE: "root.option.walk_alone"}),
    "root.vagabond.fights_with": Asked(plain=FightWith, words={ALONE: "root.option.fight_alone"}),
    "root.vagabond.hit": Asked((Damage, AllyFalls)),
    "root.vagabond.limit": Asked((Leave,)),
    "root.arbiter": Asked(plain=Enlist, words={NONE: "root.option.no_arbiter"}),
}
