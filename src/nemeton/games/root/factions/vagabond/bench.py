"""The board of the Vagabond as it is set up by hand: the pawn, the character, relationships, items."""

from collections.abc import Sequence

from nemeton.kernel import Phrase
from nemeton.kernel.workbench import Dial, Tool

from ...draw.ink import use
from ..bench import BENCHES, Board, FactionBench
from .characters import CHARACTERS

PAWN = "pawn"
FOREST = "forest-"
RELATIONS = {-1: "hostile", 0: "indifferent", 1: "noticed", 2: "friendly", 3: "allied"}


class VagabondBench(FactionBench):
    """The pawn is always somewhere; items put into the box are ready."""

    lasting = ("character", "at", "forest", "items", "relations", "aids", "quests")
    own_tools = (PAWN,)
    pawn, figure, character = PAWN, "w-vagabond", "thief"
    holds_items = True

    def complete(self, board: Board) -> None:
        """A character, items, relationships."""
        board.setdefault("character", self.character)
        board.setdefault("items", "")
        board.setdefault("relations", {})

    def tools(self) -> Sequence[Tool]:
        """The pawn."""
        drawn = (
            '<svg class="root icon" viewBox="-36 -40 72 76" aria-hidden="true" focusable="false">'
            f"{use(self.figure)}</svg>"
        )
        return (Tool(self.pawn, Phrase("root.bench.pawn"), drawn),)

    def place(self, board: Board, spot: str, by: int) -> None:
        """The pawn goes there; it is never taken away."""
        if by > 0 and spot.isdecimal():
            board.pop("forest", None)
            board["at"] = int(spot)
        elif by > 0 and spot.startswith(FOREST):
            board.pop("at", None)
            board["forest"] = spot.removeprefix(FOREST)

    def item(self, board: Board, item: str, by: int) -> None:
        """A ready item comes, or one of them goes, ready or not."""
        items = board["items"].split()
        if by > 0:
            items.append(item)
        else:
            held = next((word for word in items if word.rstrip("-!*") == item), None)
            if held is not None:
                items.remove(held)
        board["items"] = " ".join(items)

    def dials(self, board: Board, others: Sequence[str]) -> list[Dial]:
        """The character, and how it stands with everybody."""
        characters = tuple((name, Phrase(f"root.character.{name}")) for name in CHARACTERS)
        grades = tuple((str(grade), Phrase(f"root.relation.{name}")) for grade, name in RELATIONS.items())
        dials = [Dial("character", Phrase("root.bench.character"), board["character"], characters)]
        return dials + [
            Dial(
                other, Phrase("root.bench.relation", {"faction": other}), str(board["relations"].get(other, 0)), grades
            )
            for other in others
            if not isinstance(BENCHES[other], VagabondBench)
        ]

    def turn(self, board: Board, dial: str, value: str) -> None:
        """Set one of them."""
        if dial == "character":
            board["character"] = value
        else:
            board["relations"][dial] = int(value)


BENCH = VagabondBench()
