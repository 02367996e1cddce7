"""What the Keepers may choose, and where others put their trophies."""

from collections.abc import Iterator
from typing import ClassVar, get_args

from nemeton.kernel import Asked, Label, Option, Phrase
from nemeton.kernel.choices import values_of

from ...choices import Click, Place, RootChoice, Scene
from ...rules.battle import Assault
from ...rules.card_effects import ANYTIME, Use
from ...rules.movement import Move
from ...state import RootState, seat_of
from .board import COLUMNS, full_columns, suit, value_of
from .relics import board_of, ruled_alike, ruled_around

NO_CAMP, NO_BREAK, NO_RECRUIT, NEXT, NO_DELVE, ENOUGH, STAY, NO_MORE = (
    *("no_camp", "no_break", "no_recruit", "next_column"),
    *("no_delve", "enough", "no_relic", "no_servant"),
)


def in_brief(piece: str) -> Phrase:
    """A relic or a waystation without what everybody knows of it."""
    return Phrase(f"root.text.brief.{piece}")


class Encamp(RootChoice, tag="encamp"):
    """A waystation takes the place of a warrior, this side up."""

    where: int
    piece: str
    heading, row_field, brief, verb_sign = "encamp", "where", "piece", "m-waystation"
    sign = "tile-{piece}"
    clicks: ClassVar = ("where",)

    def heading_values(self, view: RootState) -> dict[str, object]:
        """The verb alone."""
        return {}

    def told_briefly(self, view: RootState, field: str) -> Phrase:
        """The clearing, or which side is up."""
        return in_brief(self.piece) if field == "piece" else super().told_briefly(view, field)


class Return(Encamp, tag="return"):
    """They come back: a waystation and a warrior at the edge of the map; without a `piece`, where no slot is free, the
    warrior alone."""

    heading = "return"

    def phrase(self) -> Phrase:
        """With the waystation, if there is one."""
        if not self.piece:
            return Phrase("root.option.return_alone", {"where": self.where})
        return Phrase("root.option.return", {"where": self.where, "piece": self.piece})

    def label(self, view: RootState) -> Label:
        """A warrior who comes alone is told in one."""
        return super().label(view) if self.piece else Label(None, self.phrase(), self.verb_sign)

    def clicked(self, scene: Scene, option: Option) -> Iterator[Click]:
        """The clearing, with the waystation as its sign."""
        if self.piece:
            yield from super().clicked(scene, option)
        else:
            yield Click(option, self.spot(scene, "where"))


class Decamp(RootChoice, tag="decamp"):
    """A warrior takes the place of a waystation."""

    where: int
    piece: str
    heading, row_field, brief, verb_sign = "decamp", "where", "piece", "w-keepers"

    def heading_values(self, view: RootState) -> dict[str, object]:
        """The verb alone."""
        return {}

    def told_briefly(self, view: RootState, field: str) -> Phrase:
        """The clearing, or the waystation."""
        return in_brief(self.piece) if field == "piece" else super().told_briefly(view, field)

    def clicked(self, scene: Scene, option: Option) -> Iterator[Click]:
        """The waystation itself."""
        yield Click(option, f"piece-{self.where}-{scene.ask.seat}-{self.piece}")


class Enlist(RootChoice, tag="summon"):
    """Spend a card for two warriors at a waystation."""

    card: str
    where: int
    heading, row_field, verb_sign = "enlist", "card", "ui-recruit"
    clicks: ClassVar = ("card", "where")


class Delve(RootChoice, tag="delve"):
    """Dig a relic out of a forest."""

    where: int
    forest: str
    piece: str
    words, heading, brief, verb_sign = "delve", "delve", "piece", "m-delve"
    clicks: ClassVar = ("relic-{forest}-{piece}",)

    def phrase(self) -> Phrase:
        """What, from where to where."""
        return Phrase("root.option.delve", {"where": self.where, "origin": self.forest, "piece": self.piece})

    def heading_values(self, view: RootState) -> dict[str, object]:
        """The clearing."""
        return {"where": self.where}

    def told_briefly(self, view: RootState, field: str) -> Phrase:
        """The relic and its forest."""
        return Phrase("root.text.relic_from", {"relic": in_brief(self.piece), "origin": self.forest})

    def price(self, view: RootState) -> Phrase:
        """Up to which value the servant stays."""
        count = ruled_around(view, seat_of(view, "keepers"), self.forest)
        return Phrase("root.text.price.delve", {"count": count})


class Recover(RootChoice, tag="recover"):
    """Take a relic home from a waystation."""

    where: int
    piece: str
    words, heading, row_field, brief, verb_sign = "recover", "recover", "where", "piece", "m-recover"

    def heading_values(self, view: RootState) -> dict[str, object]:
        """The verb alone."""
        return {}

    def told_briefly(self, view: RootState, field: str) -> Phrase:
        """The clearing, or the relic."""
        return in_brief(self.piece) if field == "piece" else super().told_briefly(view, field)

    def price(self, view: RootState) -> Phrase:
        """What it scores, and whether the servant is lost."""
        seat = seat_of(view, "keepers")
        board = board_of(view, seat)
        fills = full_columns([*board.recovered, self.piece]) > full_columns(board.recovered)
        lost = int(ruled_alike(view, seat, self.where) < value_of(self.piece))
        points = value_of(self.piece) + 2 * fills
        return Phrase("root.text.price.recover", {"points": points, "lost": lost})

    def clicked(self, scene: Scene, option: Option) -> Iterator[Click]:
        """The relic itself."""
        yield Click(option, f"piece-{self.where}-{scene.ask.seat}-{self.piece}", sign=self.verb_sign)


Deed = Move | Assault | Delve | Recover


class Serve(RootChoice):
    """A card of the retinue acts in this way."""

    card: str
    deed: Deed
    words, card_field = "serve", ""
    spread, merges = True, True  # cards of one suit do the same
    parts: ClassVar = get_args(Deed)

    def phrase(self) -> Phrase:
        """The card, and what is done for it."""
        return Phrase("root.option.serve", {"card": self.card, "deed": self.deed.phrase()})

    def label(self, view: RootState) -> Label:
        """In brief what is done, by card."""
        deed, row = self.deed.label(view), self._deed_in_words(view)
        card = Phrase("root.text.card", {"card": self.card})
        return Label(card, deed.short, f"suit-{suit(self.card)}", deed.price, row)

    def _deed_in_words(self, view: RootState) -> Phrase | None:
        """What is done, and where."""
        if isinstance(self.deed, Move):
            return Phrase("root.text.short_way", values_of(self.deed))
        if isinstance(self.deed, Recover):
            return Phrase("root.text.recover_at", {"where": self.deed.where})
        return self.deed.label(view).heading

    def clicked(self, scene: Scene, option: Option) -> Iterator[Click]:
        """As the deed is clicked; where cards of several suits fit, discs say which."""
        for found in self.deed.clicked(scene, option):
            sign = found.sign if found.sign.isdecimal() else f"suit-{suit(self.card)}"
            yield found._replace(sign=sign, tint=suit(self.card))

    def chosen_first(self, scene: Scene) -> str:
        """The card."""
        return f"servant-{scene.ask.seat}-{scene.ask.kind.rpartition('.')[2]}-{self.card}"


class Carry(RootChoice):
    """A relic comes along."""

    piece: str
    words = "carry"

    def clicked(self, scene: Scene, option: Option) -> Iterator[Click]:
        """The relic, where it still lies."""
        seat = seat_of(scene.view, "keepers")
        yield Click(option, f"piece-{scene.ask.about['origin']}-{seat}-{self.piece}")


class Add(RootChoice, tag="add"):
    """A card of the hand joins a column of the retinue."""

    card: str
    column: str
    words, heading = "add", "card"
    clicks: ClassVar = ("card", "retinue-{seat}-{column}")

    @property
    def heading_sign(self) -> str:
        """The suit of the card."""
        return f"suit-{suit(self.card)}"

    def told_briefly(self, view: RootState, field: str) -> Phrase:
        """The column."""
        return Phrase(f"root.column.{self.column}")


class Shift(RootChoice, tag="shift"):
    """A card of the retinue goes to another column."""

    card: str
    column: str
    into: str
    words, heading, row_field, verb_sign, card_field = "shift", "shift", "card", "ui-move", ""
    clicks: ClassVar = ("servant-{seat}-{column}-{card}", "retinue-{seat}-{into}")

    def heading_values(self, view: RootState) -> dict[str, object]:
        """The verb alone."""
        return {}

    def told_briefly(self, view: RootState, field: str) -> Phrase:
        """The card, or both columns."""
        if field == "card":
            return super().told_briefly(view, field)
        origin, into = (Phrase(f"root.text.column.{column}") for column in (self.column, self.into))
        return Phrase("root.text.columns", {"from": origin, "into": into})


class Lay(Place):
    """The forest to which a relic goes."""


ASKED = {
    "root.keepers.home": Asked(plain=Place),
    "root.keepers.edge": Asked(plain=Place),
    "root.keepers.spread": Asked(plain=Place),
    "root.keepers.return": Asked((Return,)),
    "root.keepers.encamp": Asked((Encamp, Use), words={NO_CAMP: ""}),
    "root.keepers.decamp": Asked((Decamp, Use), words={NO_BREAK: ""}),
    "root.keepers.recruit": Asked((Enlist, Use), words={NO_RECRUIT: ""}),
    **dict.fromkeys([f"root.keepers.{column}" for column in COLUMNS], Asked((*ANYTIME, Serve), words={NEXT: ""})),
    "root.keepers.dig": Asked((Delve,), words={NO_DELVE: ""}),
    "root.keepers.more": Asked((Recover,), words={ENOUGH: ""}),
    "root.keepers.carry": Asked(plain=Carry, words={STAY: ""}),
    "root.keepers.trophy": Asked(plain=Lay),
    "root.keepers.gather": Asked((Add, Shift, Use), words={NO_MORE: ""}),
}
