"""How the Cult looks: golden lizards, gardens whose heart is their suit."""

from collections.abc import Iterator
from functools import partial
from typing import ClassVar

from nemeton.kernel import Phrase, Topic, Words

from ...cards import SUITS
from ...draw.emblems_scenes import Portrait, T
from ...draw.figures import Figure
from ...draw.ink import CREAM, dot, egg, lines, mirrored, shape
from ...draw.panel import Page
from ...draw.signs import SUIT_SIGNS
from ...draw.words import said
from ...rules.battle import Assault
from ...rules.movement import Move, Passage
from ..look import Closable, Look
from .board import CONVERT, CRUSADE, SANCTIFY, CultBoard, garden_of
from .choices import Convert, Gather, Plant, Sacrifice, Sanctify
from .panel import cult_board

GOLD, LEAF, EMBER = "#ecd04a", "#8fae4f", "#c8582c"
ASH = "#a79c86"
SOULS, PLOTS = "lost_souls", "conspiracies"
HEART = "M0 11Q-13 1-10-6Q-6-12 0-5Q6-12 10-6Q13 1 0 11Z"


def planted(suit: str) -> str:
    """A garden: a flower between leaves, with the suit as its heart."""
    leaves = mirrored(shape("M-2 16Q-14 16-14.6 5.6Q-5 6-2 16Z", LEAF, 1.1))
    petals = "".join(
        f'<g transform="rotate({turn})">{egg(0, -10.4, 4.4, 4.8, CREAM)}</g>' for turn in range(0, 360, 45)
    )
    heart = dot(0, 0, 10.4, CREAM, 1) + f'<g transform="scale(.8)">{SUIT_SIGNS[suit]()}</g>'
    return leaves + f'<g transform="translate(0 -1.6)">{petals}{heart}</g>'


def garden() -> str:
    """A bloom between two leaves, of no suit."""
    leaf = mirrored(shape("M0 11Q-12 9-11.6-2Q-2-1 0 11Z", LEAF))
    petals = "".join(
        f'<g transform="translate(0 -6)rotate({turn})">{egg(0, -3.6, 2.6, 3.8, CREAM, 1)}</g>'
        for turn in range(0, 360, 60)
    )
    return lines("M0 12V-2", 2) + leaf + petals + dot(0, -6, 2.6, EMBER, 1)


def acolyte() -> str:
    """A lizard's head under a cowl."""
    face = shape("M-6 6Q-7-4 0-6Q7-4 6 6Q0 10-6 6Z", "#f5e39a", 1) + mirrored(egg(-2.8, 0.4, 1, 2.2, "", 0))
    return shape("M-10 11Q-13-6 0-12Q13-6 10 11Z", "#b8951c", 1.4) + face + lines("M-3 5.4H3", 1)


def outcast() -> str:
    """A head turned down under a hood."""
    face = '<path class="spot" d="M-6 6Q-7-6 0-7Q7-6 6 6Q0 9-6 6Z"/>' + mirrored(dot(-2.4, 0, 1.3, CREAM))
    return shape("M-11 11Q-12-11 0-12Q12-11 11 11L6 8L0 11L-6 8Z", GOLD, 1.4) + face


def hated() -> str:
    """A broken heart."""
    return lines(HEART, 3.6, CREAM) + shape(HEART, "#2a2018", 1.2) + lines("M0-5L-3 0L2.6 3L0 10", 1.8, "#f2b632")


def soul() -> str:
    """A wisp."""
    wisp = shape("M0-12Q9-4 7 4Q5 11 0 11Q-6 11-7 4Q-8-1-3-5Q-3-1 0 0Q-3-6 0-12Z", "#dfe3d6")
    return wisp + mirrored(dot(-2.4, 4, 1.2))


class CultLook(Look):
    """Gold."""

    colour = GOLD
    hardness = 3
    tellings: ClassVar = {
        "revealed": "card",
        "feared": "card",
        "released": "card",
        "taken_back": "card",
        "lost_soul": "card",
        "crusade": "fight",
        "convert": "place",
        "sanctify": "place",
    }
    other_tiles: ClassVar = {garden_of(suit): partial(planted, suit) for suit in SUITS}
    signs: ClassVar = {"garden": garden, "acolyte": acolyte, "outcast": outcast, "hated": hated, "soul": soul}
    points_by: ClassVar = {"10.5.3": "rites"}
    portraits: ClassVar = {
        SOULS: Portrait((T("m-soul", -18, 6, 1.3), T("m-soul", 18, 4, 1.2), T("m-soul", 0, -8, 1.7)), ASH, GOLD),
        PLOTS: Portrait(
            (T("m-acolyte", -17, 9, 1.5), T("m-acolyte", 17, 9, 1.5), T("m-hated", 0, -14, 1.2)), EMBER, GOLD
        ),
    }

    verbs: ClassVar = {
        "root.cult.day": (
            Closable("garden", "ui-build", (Plant,), "10.5.1"),
            Closable("gather", "ui-recruit", (Gather,), "10.5.2"),
            Closable("sacrifice", "m-acolyte", (Sacrifice,), "10.5.4"),
        ),
        "root.cult.conspire": (
            Closable("convert", "w-cult", (Convert,), "10.4.3"),
            Closable("crusade", "ui-battle", (Assault, Move, Passage), "10.4.3"),
            Closable("sanctify", "ui-build", (Sanctify,), "10.4.3"),
        ),
    }

    def figure(self) -> Figure:
        """A frill of spikes, a long snout, a slit eye, a sun on the chest."""
        outline = (
            "M-13 26C-15 14-10 8-9 2C-14 2-23-1-24-7C-24-12-16-13-12-17C-9-25-1-28 5-26L8-33L11-24.5L18-27"
            "L15-18L23-16L16-10.5L23-5L14-2C15 8 17 16 15 26Z"
        )
        eye = dot(-5, -17.6, 3.2, CREAM, 1) + lines("M-5-20V-15.2", 1.7)
        mouth = lines("M-22.6-5.6C-14-5-9-6-5-9.6", 1.4) + dot(-19.4, -9, 1)
        frill = lines("M6-22L3-18M11.6-19L6-14M13-10L6-9M12-4L7-4", 1.1)
        rays = lines("M-1 5.4V3M-7.6 12H-10M5.6 12H8M-5.6 7.4L-7.4 5.6M3.6 7.4L5.4 5.6", 1.2)
        return Figure(outline, eye + mouth + frill + dot(-1, 12, 4.4, EMBER, 1.1) + rays, "M11 23C22 27 27 20 23 13")

    def panel(self, page: Page, board: CultBoard) -> str:
        return cult_board(page, board)

    def told(self, board: CultBoard, seat: int, words: Words) -> Iterator[str]:
        """The outcast, acolytes and what they buy, lost souls, gardens and what they score, revealed cards."""
        if board.outcast:
            yield said(words, "root.draw.outcast", suit=board.outcast, hated=int(board.hated))
        yield said(words, "root.draw.acolytes", count=board.acolytes)
        yield told_prices(board, words)
        yield said(words, "root.draw.souls", count=len(board.lost_souls))
        if board.lost_souls:
            yield said(words, "root.draw.lost_souls", cards=tuple(sorted(board.lost_souls)))
        for suit in SUITS:
            values = {"count": board.planted(suit), "points": board.rite(suit)}
            yield said(words, "root.draw.gardens", piece=garden_of(suit), **values)
        if board.revealed:
            yield said(words, "root.draw.revealed", cards=tuple(sorted(board.revealed)))

    def topics(self) -> Iterator[tuple[str, Topic]]:
        """What lost souls are for, and what acolytes buy."""
        yield SOULS, Topic(Phrase("root.topic.lost_souls"), Phrase("root.topic.lost_souls", {}, "text"))
        yield PLOTS, Topic(Phrase("root.topic.conspiracies"), Phrase("root.topic.conspiracies", {}, "text"))

    def topic_of(self, board: CultBoard) -> str:
        """Acolytes make conspiracies the next thing to read about."""
        return PLOTS if board.acolytes else SOULS

    def marks(self, board: CultBoard) -> list[tuple[str, float, int]]:
        """Acolytes."""
        return [("m-acolyte", 0.9, board.acolytes)]


def told_prices(board: CultBoard, words: Words) -> str:
    """What the conspiracies cost now."""
    left, count, other = (board.price(one) for one in (CRUSADE, CONVERT, SANCTIFY))
    return said(words, "root.draw.conspiracies", left=left, count=count, other=other)


LOOK = CultLook()
