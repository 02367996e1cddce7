"""How the Conspiracy looks: crows, and plots that are diamonds, dark with an eye while hidden and pale when open."""

from collections.abc import Callable, Iterator
from functools import partial
from typing import ClassVar

from nemeton.kernel import Phrase, Words

from ...choices import named
from ...draw.figures import Figure
from ...draw.ink import CREAM, dot, lines, shape, star
from ...draw.panel import Page
from ...draw.words import said
from ...rules.battle import Assault
from ...rules.movement import Move, Passage
from ..look import Closable, Look
from .board import KINDS, PLOT, CorvidsBoard
from .choices import Scheme, Trick
from .panel import corvids_board

COLOUR, DARK, PALE = "#43377a", "#3b3340", "#cdc3ea"
METAL, GOLD = "#cdd2d3", "#e9bf4d"
EDGE, INNER = "M0-19.6L19.6 0L0 19.6L-19.6 0Z", "M0-16L16 0L0 16L-16 0Z"


def plot() -> str:
    """An eye among feathers."""
    lid = shape("M-11 0Q0-10 11 0Q0 10-11 0Z", CREAM, 1.2) + dot(0, 0, 4, COLOUR, 1) + dot(0, 0, 1.7)
    return lid + lines("M-7-7L-5-4.6M0-9.4V-6.2M7-7L5-4.6M-7 7L-5 4.6M0 9.4V6.2M7 7L5 4.6", 1.6, CREAM)


def bomb() -> str:
    """A bomb whose fuse burns."""
    ball = dot(-1.4, 3, 8.4, DARK, 1.3) + lines("M-6 1.4Q-5-2-1.6-2.6", 1.7, CREAM)
    fuse = shape("M1.6-6L6.6-3.6L5.4-1L.4-3.4Z", "#7c7480", 1) + lines("M5-4.6Q7.4-7.6 5.6-9.6", 1.6)
    return ball + fuse + shape(star(7, 5, 2.2, 6.6, -10.4), "#f0a02e", 0.9)


def snare() -> str:
    """Toothed jaws."""
    upper = "M-12 1Q-12-11 0-11Q12-11 12 1L8.4-3.4L6.6 2L3.4-3.6L0 2L-3.4-3.6L-6.6 2L-8.4-3.4Z"
    lower = "M-12 2Q-11 11.4 0 11.4Q11 11.4 12 2L8.4 6L6.6 1.6L3.4 6.4L0 2.4L-3.4 6.4L-6.6 1.6L-8.4 6Z"
    return shape(upper, METAL, 1.2) + shape(lower, METAL, 1.2)


def extortion() -> str:
    """A purse, and a coin that falls into it."""
    purse = shape("M-5-3Q-13 4-9 10.6Q0 14 9 10.6Q13 4 5-3Z", "#b9713a")
    neck = shape("M-6-3L-8-8Q0-5.6 8-8L6-3Z", "#b9713a") + lines("M-6-3H6", 2)
    mark = lines("M0 2V9M-2.6 3.6Q0 1.4 2.6 3.4M2.6 7.4Q0 9.6-2.6 7.6", 1.3)
    return purse + neck + dot(0, -9.4, 3.6, GOLD, 1.2) + mark


def raid() -> str:
    """A crow's foot, spread."""
    toe = "M-1.6 4L-2.4-4L-1-12L.8-12.4L2.4-4L1.6 4Z"
    toes = "".join(f'<g transform="rotate({turn} 0 5)">{shape(toe, DARK, 1.1)}</g>' for turn in (-42, 0, 42))
    return toes + shape("M-2.6 3H2.6L1.6 12.6H-1.6Z", DARK, 1.1)


SIGNS: dict[str, Callable[[], str]] = {PLOT: plot, "bomb": bomb, "snare": snare, "extortion": extortion, "raid": raid}


def hidden_plot() -> str:
    """A plot that lies face down."""
    halo = f'<path d="{EDGE}" fill="{CREAM}" stroke="{CREAM}" stroke-width="4"/>'
    edge = shape(EDGE, COLOUR, 2) + lines(INNER, 1.2, CREAM, 'opacity=".85"')
    return halo + edge + f'<g transform="scale(.86)">{plot()}</g>'


def shown_plot(kind: str) -> str:
    """A plot that lies face up."""
    halo = f'<path d="{EDGE}" fill="{CREAM}" stroke="{CREAM}" stroke-width="4"/>'
    edge = shape(EDGE, CREAM, 2) + lines(INNER, 2, COLOUR)
    return halo + edge + f'<g transform="scale(.86)">{SIGNS[kind]()}</g>'


class CorvidsLook(Look):
    """A purple that is almost black."""

    colour = COLOUR
    tokens: ClassVar = SIGNS
    whole_tokens: ClassVar = {PLOT: hidden_plot, **{kind: partial(shown_plot, kind) for kind in KINDS}}
    crafts_with = " ".join((PLOT, *KINDS))
    naming: ClassVar = {"plot": named("piece"), "plots": named("piece")}
    points_by: ClassVar = {"13.4.2": "plots"}
    tellings: ClassVar = {
        "flipped": "place",
        "tricked": "move",
        "raids": "fight",
        "guesses": "card",
        "guessed_wrong": "card",
        "guessed_right": "gone",
    }

    verbs: ClassVar = dict.fromkeys(
        ("root.corvids.action", "root.corvids.exert"),
        (
            Closable("move", "ui-move", (Move, Passage), "4.2"),
            Closable("plot", "t-plot", (Scheme,), "13.5.2"),
            Closable("battle", "ui-battle", (Assault,), "4.3"),
            Closable("trick", "t-plot", (Trick,), "13.5.4"),
        ),
    )

    def figure(self) -> Figure:
        """A long beak, a pale eye, ragged feathers at the hem."""
        outline = (
            "M-17 26L-12.4 19C-14 8-12 0-8-6L-27-9.4L-9-17C-7-27 2-31 9-27C16.6-22 17-12 15-4C19 6 21.6 16 21 26"
            "L14 21.4L8 26L1.5 21.4L-5 26L-11 22.2Z"
        )
        beak = shape("M-8-6L-27-9.4L-9-17Q-4.6-11-8-6Z", "#d9d2bf", 1.1) + lines("M-26-9.6L-8-11", 1)
        eye = dot(0, -18, 3.4, CREAM, 1) + dot(-0.7, -18, 1.4)
        plumes = lines("M12.6 3Q10.6 9 13.4 16M5 7Q3 12 5 17M-6 7Q-8 12-5 17", 1.2, PALE)
        clasp = lines("M-8 1Q2 5 12-1", 1.4, PALE) + dot(0, 3.6, 2.2, GOLD, 0.9)
        return Figure(outline, beak + eye + plumes + clasp)

    def panel(self, page: Page, board: CorvidsBoard) -> str:
        return corvids_board(page, board)

    def told(self, board: CorvidsBoard, seat: int, words: Words) -> Iterator[str]:
        """How many plots lie where, and what all know that those face down are not."""
        yield said(words, "root.draw.plots_left", count=len(board.supply))
        yield said(words, "root.draw.plots_down", count=len(board.plots))
        for where, plot in sorted(board.plots.items()):
            if plot.denied:
                yield said(words, "root.draw.plot_not", where=where, plots=tuple(plot.denied))

    def known_told(self, board: CorvidsBoard, words: Words) -> Iterator[str]:
        """What those are that the reader may look at."""
        for where, plot in sorted(board.plots.items()):
            if plot.kind.card:
                yield said(words, "root.draw.plot_known", where=where, plot=plot.kind.card)
        left = tuple(sorted(plot.kind.card for plot in board.supply if plot.kind.card))
        if left:
            yield said(words, "root.draw.plots_known", plots=left)

    def told_near(self, board: CorvidsBoard, where: int) -> Iterator[Phrase]:
        """What a plot is, for whoever may look at it; else what it may still be."""
        plot = board.plots.get(where)
        if plot is None:
            return
        if plot.kind.card:
            yield Phrase("root.near.plot_known", {"plot": plot.kind.card})
        else:
            yield Phrase("root.near.plot_maybe", {"plots": tuple(kind for kind in KINDS if kind not in plot.denied)})

    def marks(self, board: CorvidsBoard) -> list[tuple[str, float, int]]:
        """Plots face down."""
        return [("token-plot", 0.5, len(board.plots))]


LOOK = CorvidsLook()
