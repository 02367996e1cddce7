"""What the Conspiracy may choose, and what others may guess."""

from collections.abc import Iterator
from typing import Any, ClassVar

from nemeton.kernel import Asked, Option, Phrase

from ...choices import Click, Finish, Place, RootChoice, Scene
from ...rules.battle import Assault
from ...rules.card_effects import ANYTIME, Offer, Use
from ...rules.movement import Move
from ...state import RootState, seat_of
from .board import PLOT, CorvidsBoard
from .plots import flip_points, open_plot, price_of

END, KEEP_DOWN, NO_RECRUIT, NO_EXERTION = "end", "keep_down", "no_recruit", "no_exertion"


class Start(Place):
    """Where the first warrior of a suit stands."""


class Flip(RootChoice, tag="flip"):
    """Turn a plot face up."""

    where: int
    heading, sign, verb_sign = "flip", "t-plot", "t-plot"

    def clicked(self, scene: Scene, option: Option) -> Iterator[Click]:
        """The plot itself."""
        yield Click(option, f"piece-{self.where}-{scene.ask.seat}-{PLOT}")

    def price(self, view: RootState) -> Phrase:
        """What it is, and what it scores."""
        seat = seat_of(view, "corvids")
        board = view.boards[seat]
        assert isinstance(board, CorvidsBoard)
        kind = board.plots[self.where].kind.card if self.where in board.plots else ""
        return Phrase("root.text.price.flip", {"plot": kind or PLOT, "points": flip_points(view, seat)})


class Recruit(RootChoice, tag="recruit"):
    """Spend a card, and a warrior comes to every clearing of a suit."""

    card: str
    suit: str
    words, heading, row_field, verb_sign = "recruit_suit", "recruit", "card", "ui-recruit"
    clicks: ClassVar = ("card", "recruit-{seat}")
    sign = "suit-{suit}"

    def told_briefly(self, view: RootState, field: str) -> Phrase:
        """The card, or the suit of the clearings."""
        return super().told_briefly(view, field) if field == "card" else Phrase(f"root.suit.{self.suit}")


class Scheme(RootChoice, tag="plot"):
    """Lay a plot face down for warriors."""

    kind: str
    where: int
    words, heading, row_field, verb_sign = "plot", "plot", "kind", "t-plot"
    clicks: ClassVar = ("plot-{seat}-{kind}", "where")

    def phrase(self) -> Phrase:
        """Which kind, and where."""
        return Phrase("root.option.plot", {"plot": self.kind, "where": self.where})

    def told_briefly(self, view: RootState, field: str) -> Phrase:
        """The kind, or the clearing."""
        return Phrase(f"root.piece.{self.kind}") if field == "kind" else super().told_briefly(view, field)

    def price(self, view: RootState) -> Phrase:
        """Warriors of that clearing (Law 13.5.2)."""
        return Phrase("root.text.price.plot", {"count": price_of(view, seat_of(view, "corvids"))})


class Trick(RootChoice, tag="trick"):
    """Two plots change places."""

    one: int
    other: int
    heading, row_field, verb_sign = "trick", "one", "t-plot"
    either_first = True

    def phrase(self) -> Phrase:
        """Between which clearings."""
        return Phrase("root.option.trick", {"origin": self.one, "to": self.other})

    def heading_values(self, view: RootState) -> dict[str, Any]:
        """The verb alone."""
        return {}

    def told_briefly(self, view: RootState, field: str) -> Phrase:
        """A clearing."""
        return Phrase("root.text.where", {"where": getattr(self, field)})

    def clicked(self, scene: Scene, option: Option) -> Iterator[Click]:
        """One plot, then the other."""
        seat = scene.ask.seat
        one, other = (f"piece-{at}-{seat}-{open_plot(scene.view, seat, at) or PLOT}" for at in (self.one, self.other))
        yield Click(option, other, one)
        yield Click(option, one, other)


class Expose(Offer, tag="expose"):
    """Guess what a plot is."""

    of: int
    where: int
    kind: str
    words, heading, row_field, brief, sign, verb_sign = "expose", "expose", "where", "kind", "t-{kind}", "t-plot"
    costs = "expose"

    def phrase(self) -> Phrase:
        """Where, and which kind."""
        return Phrase("root.option.expose", {"where": self.where, "plot": self.kind})

    def heading_values(self, view: RootState) -> dict[str, Any]:
        """The verb alone."""
        return {}

    def told_briefly(self, view: RootState, field: str) -> Phrase:
        """The clearing, or the kind."""
        return Phrase(f"root.piece.{self.kind}") if field == "kind" else super().told_briefly(view, field)

    def clicked(self, scene: Scene, option: Option) -> Iterator[Click]:
        """The plot; what it may be are the discs on it."""
        yield Click(option, f"piece-{self.where}-{self.of}-{PLOT}", sign=f"t-{self.kind}")


class Show(RootChoice):
    """Show the Conspiracy a card."""

    card: str
    words = "show_card"


class NoMore(Finish):
    """Enough for today."""


ASKED = {
    **dict.fromkeys(("root.corvids.start", "root.corvids.muster", "root.corvids.raid"), Asked(plain=Start)),
    "root.corvids.first_plot": Asked((Scheme,)),
    "root.corvids.flip": Asked((Flip, Use), words={KEEP_DOWN: ""}),
    "root.corvids.recruit": Asked((Recruit, Use), words={NO_RECRUIT: ""}),
    "root.corvids.action": Asked((Move, Scheme, Assault, Trick, *ANYTIME), plain=NoMore),
    "root.corvids.exert": Asked((Move, Scheme, Assault, Trick, Use), words={NO_EXERTION: ""}),
    "root.corvids.show": Asked(plain=Show),
}
