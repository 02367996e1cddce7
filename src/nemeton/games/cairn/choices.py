"""What all choices of Cairn share: places on and beyond the field, and how they are told in brief."""

from typing import Annotated, Any, ClassVar

from nemeton.kernel import Among, Choice, Phrase

from .state import CairnState

# What fields hold, beside spaces.
Goal = Annotated[str, Among("space, or off: and a direction")]
Megalith = Annotated[str, Among("megalith")]
Token = Annotated[str, Among("token")]

ARROWS = {"N": "↑", "NE": "↗", "E": "→", "SE": "↘", "S": "↓", "SW": "↙", "W": "←", "NW": "↖"}


def off(direction: str) -> str:
    """The place beyond the field in a direction."""
    return f"off:{direction}"


def is_off(place: str) -> bool:
    """Is this beyond the field?"""
    return place.startswith("off:")


class CairnChoice(Choice):
    """An option of Cairn."""

    game = "cairn"
    uses: ClassVar[str] = ""  # the action token that is used
    of_stones: ClassVar[bool] = False  # is the first thing that is clicked a megalith, not a shaman?
    plain_goal: ClassVar[bool] = False  # is the megalith that stands at the goal of no matter?

    def heading_values(self, view: CairnState) -> dict[str, Any]:
        """Where something comes from; of a megalith also its name."""
        field = self.__struct_fields__[0]
        first = getattr(self, field)
        if field == "megalith":
            return {"megalith": first}
        told = {"short": Phrase(f"cairn.text.short.{view.megaliths[first]}")} if self.of_stones else {}
        return {"origin": first, **told}

    def told_briefly(self, view: CairnState, field: str) -> Phrase:
        """Where a choice leads: off the field, onto a megalith, onto a plain space; or which megalith it names."""
        value = getattr(self, field)
        if field == "megalith":
            return Phrase(f"cairn.megalith.{value}")
        if is_off(value):
            return Phrase("cairn.text.goal.off", {"arrow": ARROWS[value[4:]]})
        stone = None if self.plain_goal else view.megaliths.get(value)
        if stone:
            return Phrase("cairn.text.goal.stone", {"space": value, "short": Phrase(f"cairn.text.short.{stone}")})
        return Phrase("cairn.text.goal", {"space": value})
