"""How the Marquise looks: cats, their buildings, wood and the keep."""

from collections.abc import Iterator
from typing import ClassVar

from nemeton.drawing.woodcut import num
from nemeton.kernel import Words

from ...draw.figures import Figure
from ...draw.ink import CREAM, dot, lines, mirrored, shape
from ...draw.panel import Page
from ...draw.signs import toothed
from ...draw.words import said
from ...rules.battle import Assault
from ..look import Closable, Look
from .board import KINDS, MarquiseBoard
from .choices import Build, March, Overwork, Recruit
from .panel import marquise_board


def sawmill() -> str:
    """A saw."""
    return shape(toothed(11, 2.8, 12)) + dot(0, 0, 3) + lines("M-6-3A7 7 0 0 1 0-6.6", 1)


def workshop() -> str:
    """An anvil."""
    return shape("M-12-7H8L12-5Q7-1 4 1.6V5H8V10H-7V5H-3V1.6Q-9 0-12-7Z") + lines("M-8-4.6H6M-4 7.5H5", 0.9)


def recruiter() -> str:
    """A flag."""
    pole = lines("M-7-12V12", 2.4) + lines("M-7-12V12", 1, CREAM)
    flag = shape("M-6.4-11L12-7L6-3L12 2L-6.4 3Z") + lines("M-3-7L5-5.4M-3-3L4-2", 0.9)
    return pole + flag + lines("M-11 12H-3", 1.6)


def wood() -> str:
    """Two logs."""
    logs = ""
    for y in (-8.6, 0.4):
        logs += shape(f"M-10 {num(y)}H6A4 4 0 0 1 6 {num(y + 8)}H-10A4 4 0 0 1-10 {num(y)}Z", "#b77b42")
        logs += (
            dot(6, y + 4, 4, "#ecd3a0", 1.1)
            + lines(f"M-9 {num(y + 3)}H0M-7 {num(y + 5.4)}H-1", 0.8)
            + dot(6, y + 4, 1.2)
        )
    return logs


def keep() -> str:
    """A tower with a pennon."""
    tower = shape("M-8 11L-6.6-3H-9V-9.6H-5.6V-7H-2V-9.6H2V-7H5.6V-9.6H9V-3H6.6L8 11Z")
    gate = '<path class="spot" d="M-3 11V5Q0 1 3 5V11Z"/>'
    return tower + gate + lines("M0-9V-14.6", 1.3) + shape("M0-14.6L7-12.6L0-10.6Z", "#dc7a2c", 1)


class MarquiseLook(Look):
    """Orange."""

    colour = "#dc7a2c"
    hardness = 1
    buildings: ClassVar = {"sawmill": sawmill, "workshop": workshop, "recruiter": recruiter}
    tokens: ClassVar = {"wood": wood, "keep": keep}
    token_colours: ClassVar = {"wood": "#f0dcae"}
    crafts_with = "workshop"
    points_by: ClassVar = {"6.5.4.III": "building"}

    verbs: ClassVar = {
        "root.marquise.action": (
            Closable("battle", "ui-battle", (Assault,), "4.3"),
            Closable("march", "ui-move", (March,), "4.2"),
            Closable("recruit_all", "ui-recruit", (Recruit,), "6.5.3"),
            Closable("build", "b-sawmill", (Build,), "6.5.4.I"),
            Closable("overwork", "t-wood", (Overwork,), "6.5.5"),
        )
    }

    def figure(self) -> Figure:
        """Pointed ears, whiskers, a tail."""
        outline = (
            "M-15 26C-16 14-13 6-9 1C-15-1-18-6-17-12L-17-31L-7-23.5Q0-25.5 7-23.5L17-31L17-12C18-6 15-1 9 1"
            "C13 6 16 14 15 26Z"
        )
        side = (
            shape("M-10.5-15Q-6.5-17.5-3.4-12Q-8-11-10.5-15Z", CREAM, 1)
            + dot(-6.6, -13.8, 1.2)
            + lines("M-5-6L-14-8M-5-5L-13.5-3", 1)
            + lines("M-2.5-23V-19", 1.4)
        )
        nose = '<path class="spot" d="M-2-8.4H2L0-6Z" stroke-width=".8"/>'
        mouth = lines("M0-6V-4.2M-3-3.4Q0-2 0-4.2Q0-2 3-3.4", 1)
        return Figure(outline, mirrored(side) + nose + mouth, "M12 22C25 24 26 10 20 4")

    def panel(self, page: Page, board: MarquiseBoard) -> str:
        return marquise_board(page, board)

    def told(self, board: MarquiseBoard, seat: int, words: Words) -> Iterator[str]:
        """What is left on the board."""
        for kind in (*KINDS, "wood"):
            yield said(words, "root.draw.left", piece=kind, count=getattr(board, kind))


LOOK = MarquiseLook()
