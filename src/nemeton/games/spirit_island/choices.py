"""What all choices of Spirit Island share, and plain ones that many rules offer: a land, a piece, a spirit.

A field means the same in every choice: `land` and `end` are lands, and something comes from `start`; `piece` stands in
`start` or `land`, else in the land that the ask is about; `card` and `power` are powers, `target` is a spirit, `source`
is where presence comes from. Each rule declares with `asks` what it asks.
"""

from collections.abc import Mapping
from typing import Any, ClassVar

from nemeton.kernel import Asked, Choice, Label, Phrase

from .fields import LandName, PieceName, Seat
from .state import IslandState

# How a field is told in brief: the message and its value.
BRIEF = {"count": ("share", "count"), "start": ("land", "land"), "end": ("land", "land"), "land": ("land", "land")}


class IslandChoice(Choice):
    """An option of Spirit Island. A heading is a whole message, whose value is the piece."""

    game = "spirit_island"
    seat_field = "target"
    sign: ClassVar[str] = ""  # where several answers share a place, on the disc of this one: a number or a sign's name
    row_field: ClassVar[str] = ""  # the field that is told between the heading and what is left
    most: ClassVar[str] = ""  # of those that share a place only the one with the most of this field is clicked

    def label(self, view: IslandState) -> Label:
        """Those with a heading come in groups by piece; all others stand for themselves."""
        if not self.heading:
            return Label(None, self.phrase(), price=self.price(view))
        heading = Phrase(self.heading, self.heading_values(view))
        row = self.told_briefly(view, self.row_field) if self.row_field else None
        short = self.told_briefly(view, self.brief or self.__struct_fields__[-1])
        return Label(heading, short, self.verb_sign(view), self.price(view), row)

    def verb_sign(self, view: IslandState) -> str:
        """The sign beside its heading: the piece that it is about, or that of its disc."""
        piece = getattr(self, "piece", "")
        return f"p-{piece.split('/')[0]}" if piece else self.sign

    def price(self, view: IslandState) -> Phrase | None:
        """What it costs, or how far it reaches."""
        return None

    def heading_values(self, view: IslandState) -> dict[str, Any]:
        """The piece that is hurt or moved."""
        return {"piece": getattr(self, "piece", "")}

    def told_briefly(self, view: IslandState, field: str) -> Phrase:
        """How much damage, or which land."""
        message, value = BRIEF[field]
        return Phrase(f"spirit_island.option.{message}", {value: getattr(self, field)})

    def disc(self, view: IslandState, seat: int) -> str:
        """The sign on its disc."""
        return self.sign


def explained(choice: Choice, card: str) -> Label:
    """A choice told with what its card does."""
    told = {"option": choice.phrase(), "text": Phrase(f"spirit_island.power.{card}", {}, "text")}
    return Label(None, Phrase("spirit_island.text.explained", told))


class ChooseLand(IslandChoice):
    """A land."""

    land: LandName
    words = "land"


class ChoosePiece(IslandChoice):
    """A piece of the land in question."""

    piece: PieceName
    words = "piece"


class ChooseSpirit(IslandChoice):
    """A spirit."""

    target: Seat
    words = "seat"


ASKED: dict[str, Asked] = {}  # every ask of the game, by kind
ALSO: dict[str, tuple[type[IslandChoice], ...]] = {}  # what is added to asks that are not declared yet


def asks(
    kind: str,
    *offers: type[IslandChoice],
    plain: type[IslandChoice] | None = None,
    words: Mapping[str, str] | None = None,
) -> None:
    """Declare what an ask offers: choices; plain values, with the choice that tells them; words, each with its message
    where that is not called after the word."""
    assert kind not in ASKED, f"{kind} is declared twice"
    ASKED[kind] = Asked((*offers, *ALSO.pop(kind, ())), plain, words or {})


def also_asks(kind: str, *offers: type[IslandChoice]) -> None:
    """Declare what a spirit or a scenario adds to an ask of the shared rules, before or after they declare it."""
    if kind in ASKED:
        ASKED[kind] = ASKED[kind]._replace(offers=(*ASKED[kind].offers, *offers))
    else:
        ALSO[kind] = (*ALSO.get(kind, ()), *offers)
