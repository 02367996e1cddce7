"""How the Alliance looks: mice with a kerchief, bases, sympathy."""

from collections.abc import Iterator
from functools import partial
from typing import ClassVar

from nemeton.kernel import Words

from ...cards import SUITS
from ...draw.figures import Figure, eyes
from ...draw.ink import CREAM, dot, lines, mirrored, shape
from ...draw.panel import Page
from ...draw.signs import SUIT_SIGNS
from ...draw.words import known, said
from ...rules.battle import Assault
from ...rules.crafting import Craft
from ...rules.movement import Move, Passage
from ..look import Closable, Look
from .board import AllianceBoard
from .choices import Mobilize, Organize, RecruitAt, Train
from .panel import alliance_board


def sympathy() -> str:
    """An open hand."""
    hand = (
        "M-6 11V2Q-8.6-1-7.6-5.4Q-6-7-4.4-5.4Q-4.4-9.6-2.2-9.8Q-.4-9.6-.3-6Q.2-10.4 2.2-10Q4.2-9.4 3.8-5.4"
        "Q5-8.6 6.6-7.8Q8.4-6.6 7-1.6Q6.6 2 5 4V11Z"
    )
    return shape(hand) + lines("M-4.4-4V-1M-.2-5V-1.4M3.6-5V-1.4M-6 7.6H5", 1)


def base(suit: str) -> str:
    """The suit of a base."""
    return dot(0, 0, 13, CREAM, 1.2) + f'<g transform="scale(.88)">{SUIT_SIGNS[suit]()}</g>'


class AllianceLook(Look):
    """Green."""

    colour = "#6c9d45"
    hardness = 3
    tellings: ClassVar = {"revolt": "fight", "supporter_spent": "card", "supporter": "card"}
    other_tiles: ClassVar = {f"base_{suit}": partial(base, suit) for suit in SUITS}
    tokens: ClassVar = {"sympathy": sympathy}
    crafts_with = "sympathy"
    points_by: ClassVar = {"8.4.2.III": "sympathy", "8.6.1.IV": "sympathy"}

    verbs: ClassVar = {
        "root.alliance.day": (
            Closable("craft", "b-workshop", (Craft,), "4.1"),
            Closable("mobilize", "ui-card", (Mobilize,), "8.5.2"),
            Closable("train", "w-alliance", (Train,), "8.5.3"),
        ),
        "root.alliance.operation": (
            Closable("move", "ui-move", (Move, Passage), "4.2"),
            Closable("battle", "ui-battle", (Assault,), "4.3"),
            Closable("recruit_base", "ui-recruit", (RecruitAt,), "8.6.1.III"),
            Closable("organize", "t-sympathy", (Organize,), "8.6.1.IV"),
        ),
    }

    def figure(self) -> Figure:
        """Round ears, and a kerchief over the mouth."""
        outline = (
            "M-14 26C-15 14-12 6-8 1C-12-2-13-7-12-11C-23-11-23-29-12-29C-7-29-5-25-5-22Q0-24 5-22C5-25 7-29 12-29"
            "C23-29 23-11 12-11C13-7 12-2 8 1C12 6 15 14 14 26Z"
        )
        kerchief = shape("M-11.6-8Q0-4 11.6-8L9 0L0 7L-9 0Z", "#f4e9c4", 1.1) + lines("M-5-3L-1 1M5-3L1 1", 0.9)
        return Figure(outline, mirrored(dot(-13, -20, 4.6, "#dbe6b5", 0.9)) + eyes(5, -13, 2.1) + kerchief)

    def panel(self, page: Page, board: AllianceBoard) -> str:
        return alliance_board(page, board)

    def told(self, board: AllianceBoard, seat: int, words: Words) -> Iterator[str]:
        """Supporters, officers, and what is left on the board."""
        yield said(words, "root.draw.supporters", count=len(board.supporters))
        yield said(words, "root.draw.officers", count=board.officers)
        yield said(words, "root.draw.bases", count=len(board.bases))
        yield said(words, "root.draw.left", piece="sympathy", count=board.sympathy)

    def known_told(self, board: AllianceBoard, words: Words) -> Iterator[str]:
        """Supporters that the reader has seen."""
        if cards := known(board.supporters):
            yield said(words, "root.draw.known_supporters", cards=cards)

    def marks(self, board: AllianceBoard) -> list[tuple[str, float, int]]:
        """Supporters."""
        return [("back", 0.9, len(board.supporters))]


LOOK = AllianceLook()
