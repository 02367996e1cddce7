"""What a faction is to pictures and words: the counterpart of `base.py`, which is for rules. Shared drawing never asks
whose board it draws."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple

from ..roster import Roster

if TYPE_CHECKING:
    from nemeton.kernel import Naming, Phrase, Topic, Words
    from nemeton.kernel.faces import Face

    from ..draw.emblems_scenes import Portrait
    from ..draw.figures import Figure
    from ..draw.panel import Page

Drawn = Callable[[], str]


class Closable(NamedTuple):
    """A verb of a question: what its words are called, its sign, the choices that it is, and the law."""

    verb: str
    sign: str
    choices: tuple[type[Any], ...]
    law: str


class Look:
    """How a faction looks."""

    colour = ""
    hardness = 2  # how hard it is to play, from 1 to 3: what its setup card tells newcomers
    buildings: ClassVar[Mapping[str, Drawn]] = {}  # the signs of its buildings
    other_tiles: ClassVar[Mapping[str, Drawn]] = {}  # buildings that bear no sign of their own
    tokens: ClassVar[Mapping[str, Drawn]] = {}  # the signs of its tokens
    whole_tokens: ClassVar[Mapping[str, Drawn]] = {}  # tokens that are drawn whole, since they are not round
    signs: ClassVar[Mapping[str, Drawn]] = {}  # signs of its own that are no pieces, drawn as `m-<name>`
    tile_edge: ClassVar[tuple[str, str]] = ("", "")  # the outline of its tiles and the line within it, if not square
    token_edge: ClassVar[tuple[str, str]] = ("", "")  # the same of its tokens, if they are not round
    token_colours: ClassVar[Mapping[str, str]] = {}  # of tokens that are not in its own colour
    pawn_sign = ""  # how a special warrior among its pieces is drawn, if its pawn is one
    pawn_told = "root.draw.pawn"  # how the pawn is told
    crafts_with = ""  # the buildings or tokens that pay for crafting, with a space between them
    naming: ClassVar[Naming] = {}  # how values of messages that it brings are called
    shows_hand = False  # do the cards of its hand lie open on its board?
    points_by: ClassVar[Mapping[str, str]] = {}  # the laws by which it scores or loses points: what each is told as
    tellings: ClassVar[Mapping[str, str]] = {}  # of which sort the lines of the journal are that it brings
    verbs: ClassVar[Mapping[str, tuple[Closable, ...]]] = {}  # by question, what is always looked for there
    portraits: ClassVar[Mapping[str, Portrait]] = {}  # pictures of what it brings: leaders, characters, quests

    def figure(self) -> Figure:
        """A warrior, or the pawn."""
        raise NotImplementedError

    def symbol(self) -> str:
        """The same where the figures of all are at hand: one that resembles another need not be drawn twice."""
        return ""

    def panel(self, page: Page, board: Any) -> str:
        """Its board as a drawing."""
        raise NotImplementedError

    def told(self, board: Any, seat: int, words: Words) -> Iterator[str]:
        """Its board in sentences."""
        return iter(())

    def known_told(self, board: Any, words: Words) -> Iterator[str]:
        """What of its hidden cards the reader knows."""
        return iter(())

    def told_near(self, board: Any, where: int) -> Iterator[Phrase]:
        """What is to be known of its pieces in a clearing that is looked at from near."""
        return iter(())

    def marks(self, board: Any) -> list[tuple[str, float, int]]:
        """What it lives on, as signs with their size and a number."""
        return []

    def topics(self) -> Iterator[tuple[str, Topic]]:
        """What one may ask about that it brings."""
        return iter(())

    def faces(self) -> Iterator[tuple[str, Face]]:
        """What is printed on them, where that is more than a text."""
        return iter(())

    def topic_of(self, board: Any) -> str:
        """The one of them that is in play on its board."""
        return ""


# Filled by `enlisted.py`.
LOOKS: Roster[Look] = Roster()
