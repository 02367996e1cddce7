"""Cairn set up by hand: shamans and megaliths on the field, tokens, upcoming megaliths, the score."""

from collections.abc import Mapping

from nemeton.drawing.woodcut import num
from nemeton.kernel import Phrase
from nemeton.kernel.workbench import Dial, Shelf, Tool, Workbench, Written

from .beside import seat_picture
from .draw.emblems import icon
from .draw.places import CELL, centre
from .field import FACES, SEA, SPACES, TRIBES
from .megaliths import MEGALITHS
from .state import MEGALITHS_TO_WIN, CairnState

UPCOMING = 2
LASTING = ("options", "to_move", "sea", "forest", "megaliths", "upcoming", "stack", "tokens", "score")


class CairnBench(Workbench):
    """The workbench of Cairn."""

    def settled(self, state: Written) -> Written:
        """What lasts from turn to turn."""
        return {name: state[name] for name in LASTING if name in state}

    def cleared(self, state: Written) -> Written:
        """Everybody waits in the village; stones of the field go under the stack."""
        stones = sorted(state["megaliths"].values())
        return state | {"sea": [], "forest": [], "megaliths": {}, "stack": [*state["stack"], *stones]}

    def shelves(self, state: Written) -> list[Shelf]:
        """Shamans and megaliths."""
        shamans = [
            Tool(tribe, Phrase("cairn.bench.shaman", {"seat": seat}), seat_picture(seat))
            for seat, tribe in enumerate(TRIBES)
        ]
        stones = [Tool(stone, Phrase(f"cairn.megalith.{stone}"), icon(stone)) for stone in MEGALITHS]
        return [
            Shelf(Phrase("cairn.bench.shamans"), tuple(shamans)),
            Shelf(Phrase("cairn.bench.megaliths"), tuple(stones)),
        ]

    def spots(self, state: Written) -> Mapping[str, Phrase | str]:
        """The spaces."""
        return {space: space for space in SPACES}

    def put(self, state: Written, tool: str, spot: str) -> None:
        """A shaman comes from the village, in the place of whoever stands there; a megalith from wherever it lies."""
        if tool in TRIBES:
            for tribe in TRIBES:
                self.take(state, tribe, spot)
            state[tool].append(spot)
            return
        self._lift(state, tool)
        if former := state["megaliths"].get(spot):
            state["stack"].append(former)
        state["megaliths"][spot] = tool

    def take(self, state: Written, tool: str, spot: str) -> None:
        """A shaman goes home; any megalith goes under the stack."""
        if tool in TRIBES:
            state[tool] = [space for space in state[tool] if space != spot]
        elif spot in state["megaliths"]:
            state["stack"].append(state["megaliths"].pop(spot))

    def _lift(self, state: Written, stone: str) -> None:
        """Take a megalith from wherever it lies; the next of the stack takes the place of an upcoming one."""
        state["megaliths"] = {space: lying for space, lying in state["megaliths"].items() if lying != stone}
        for lying in (state["upcoming"], state["stack"]):
            if stone in lying:
                lying.remove(stone)
        while len(state["upcoming"]) < UPCOMING and state["stack"]:
            state["upcoming"].append(state["stack"].pop(0))

    def dials(self, state: Written) -> list[Dial]:
        """Whose turn it is, the faces of the tokens, the upcoming megaliths, the score."""
        tribes = tuple((tribe, Phrase(f"cairn.seat.{tribe}")) for tribe in TRIBES)
        faces = [
            Dial(
                token,
                Phrase(f"cairn.token.{token}"),
                state["tokens"][token],
                tuple((face, Phrase(f"cairn.face.{face}")) for face in FACES[token]),
            )
            for token in FACES
        ]
        stones = tuple((stone, Phrase(f"cairn.megalith.{stone}")) for stone in MEGALITHS)
        upcoming = [
            Dial(f"upcoming-{at}", Phrase("cairn.bench.upcoming", {"number": at + 1}), stone, stones)
            for at, stone in enumerate(state["upcoming"])
        ]
        points = tuple((str(count), str(count)) for count in range(MEGALITHS_TO_WIN))
        scores = [
            Dial(f"score-{tribe}", Phrase("cairn.bench.score", {"seat": seat}), str(state["score"][tribe]), points)
            for seat, tribe in enumerate(TRIBES)
        ]
        return [Dial("to_move", Phrase("cairn.bench.to_move"), state["to_move"], tribes), *faces, *upcoming, *scores]

    def turn(self, state: Written, dial: str, value: str) -> None:
        """Set one of them; an upcoming megalith changes places with where the new one lay."""
        name, _, which = dial.partition("-")
        if name == "upcoming":
            self._swap(state, int(which), value)
        elif name == "score":
            state["score"][which] = int(value)
        elif name == "to_move":
            state["to_move"] = value
        else:
            state["tokens"][name] = value

    def _swap(self, state: Written, at: int, stone: str) -> None:
        former = state["upcoming"][at]
        swapped = {stone: former, former: stone}
        state["megaliths"] = {space: swapped.get(lying, lying) for space, lying in state["megaliths"].items()}
        state["stack"] = [swapped.get(lying, lying) for lying in state["stack"]]
        state["upcoming"] = [swapped.get(lying, lying) for lying in state["upcoming"]]

    def marks(self, view: CairnState) -> str:
        """Every space."""
        return "".join(_square(*centre(space, SEA), space) for space in SPACES)


def _square(x: float, y: float, space: str) -> str:
    left, top = num(x - CELL / 2), num(y - CELL / 2)
    return f'<rect class="bench-spot" data-place="{space}" x="{left}" y="{top}" width="{CELL}" height="{CELL}"/>'


WORKBENCH = CairnBench()
