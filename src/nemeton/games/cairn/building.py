"""Building a megalith (Building a megalith): by leaving the field, or by a transformation."""

from typing import ClassVar

from nemeton.kernel import Ask, Asked, Label, Phrase, Rule

from .choices import CairnChoice, Megalith
from .state import Cairn, raise_megalith, refill_upcoming, score_megalith


class Build(CairnChoice):
    """Build an upcoming megalith."""

    megalith: Megalith
    words = "build"
    clicks: ClassVar = ("megalith",)

    def label(self, view: object) -> Label:
        """In brief the stone is told with what it does."""
        text = Phrase(f"cairn.megalith.{self.megalith}", {}, "text")
        return Label(None, Phrase("cairn.text.stone", {"megalith": self.megalith, "text": text}))


ASKED = {"cairn.build": Asked(plain=Build)}


def build(game: Cairn, seat: int, space: str) -> Rule[None]:
    """Choose an upcoming megalith, put it on the space, advance the score, draw a new one.

    On a space that has a megalith nothing is built, scored or drawn.
    """
    state = game.state
    if space in state.megaliths:
        game.tell("cairn.not_built", seat=seat, space=space, law="build.one_megalith")
        return
    if state.upcoming:
        megalith = yield Ask(seat, "cairn.build", tuple(state.upcoming), about={"space": space}, law="build")
        raise_megalith(game, space, megalith)
        score_megalith(game, seat)
        refill_upcoming(game)
    else:
        # R11: without a megalith to place the score advances all the same.
        score_megalith(game, seat)
