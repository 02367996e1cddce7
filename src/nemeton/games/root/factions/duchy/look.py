"""How the Duchy looks: moles with a lamp, citadels and markets with cut corners, mounds, and ministers with crowns."""

from collections.abc import Iterator
from functools import partial
from typing import ClassVar

from nemeton.kernel import Phrase, Topic, Words
from nemeton.kernel.faces import Face, Fact, Tag

from ...choices import named
from ...draw.emblems_scenes import Portrait, Scene, T
from ...draw.figures import Figure
from ...draw.ink import dot, lines, mirrored, shape
from ...draw.panel import Page
from ...draw.words import said
from ...rules.battle import Assault
from ...rules.movement import Move, Passage
from ..look import Closable, Look
from .board import LORD, MINISTERS, NOBLE, RANKS, SQUIRE, DuchyBoard, crowns_left
from .choices import Dig, RevealToBuild
from .panel import duchy_board

ROSE, EARTH = "#cf9a90", "#b0706a"
CROWN_COLOURS = {SQUIRE: "#c98f5a", NOBLE: "#d9dcdc", LORD: "#e9bf4d"}
CROWN_SHAPES = {
    SQUIRE: "M-9 7V-2L-4.4 1.6L0-8L4.4 1.6L9-2V7Z",
    NOBLE: "M-11 7L-12-6L-4 0L0-9L4 0L12-6L11 7Z",
    LORD: "M-11 7L-14-5L-7.6-1L-6.4-10L0-3L6.4-10L7.6-1L14-5L11 7Z",
}
SPEAKER = T("w-duchy", -9, 5, 0.95)
MINISTER_SCENES: dict[str, Scene] = {
    "foremole": (T("b-citadel", 20, 14, 0.9), T("item-hammer", 22, -18, 0.9, 20), SPEAKER),
    "captain": (T("ui-battle", 20, 6, 1.1), SPEAKER),
    "marshal": (T("ui-move", 21, 6, 1.1), SPEAKER),
    "brigadier": (
        T("w-duchy", -22, 9, 0.62),
        T("w-duchy", 22, 9, 0.62),
        T("w-duchy", 0, 5, 0.9),
        T("ui-battle", 24, -22, 0.7),
        T("ui-move", -24, -22, 0.7),
    ),
    "banker": (T("item-coins", 21, 14, 1.2), T("ui-point", 23, -18, 0.9), SPEAKER),
    "mayor": (T("m-burrow", 20, 12, 1.2), SPEAKER, T("m-crown_noble", -8, -27, 0.8)),
    "duchess_of_mud": (
        T("t-tunnel", -23, 12, 0.66),
        T("t-tunnel", 23, 12, 0.66),
        T("w-duchy", 0, 6, 0.9),
        T("m-crown_lord", 0, -25, 0.9),
    ),
    "baron_of_dirt": (T("b-market", 21, 13, 0.86), SPEAKER, T("m-crown_lord", -9, -25, 0.9)),
    "earl_of_stone": (T("b-citadel", 21, 13, 0.86), SPEAKER, T("m-crown_lord", -9, -25, 0.9)),
}


def citadel() -> str:
    """A broad fortress with merlons."""
    wall = shape("M-11.6 11V-2H-13V-10H-8.6V-6.6H-4.4V-10H4.4V-6.6H8.6V-10H13V-2H11.6V11Z")
    gate = '<path class="spot" d="M-3.6 11V4Q0-.6 3.6 4V11Z"/>'
    return wall + gate + lines("M-9 1H-5M5 1H9M-8 6H-5.4M5.4 6H8", 1)


def market() -> str:
    """A stall under an awning."""
    stall = shape("M-10-2H10V11H-10Z", "#e9d7a6") + lines("M-10 5H10", 1.2)
    goods = "".join(dot(x, 2.6, 2.2, "#d9863a", 0.9) for x in (-5, 0, 5))
    roof = (
        "M-13-3L-9-11H9L13-3Q11 1.4 8.6-2.2Q6.6 1.4 4.3-2.2Q2 1.4 0-2.2Q-2 1.4-4.3-2.2Q-6.6 1.4-8.6-2.2Q-11 1.4-13-3Z"
    )
    stripes = shape("M-8.7-2.6L-6-11H-2L-4.3-2.6Z", "#a85a52", 0) + shape("M4.3-2.6L2-11H6L8.7-2.6Z", "#a85a52", 0)
    return stall + goods + shape(roof) + stripes + shape(roof, "none", 1.3)


def tunnel() -> str:
    """The mouth of a tunnel, propped."""
    props = "M-8 11V-1.6L0-7L8-1.6V11"
    mouth = '<path class="spot" d="M-8 11Q-8.6-6 0-6Q8.6-6 8 11Z"/>'
    return mouth + lines(props, 3) + lines(props, 1.4, "#b98a52") + lines("M-4.6 11Q-3 4 0 4Q3 4 4.6 11", 1, "#a98a72")


def hill() -> str:
    """The Burrow: a hill with a lit door."""
    mound = shape("M-13 11Q-12-9 0-9Q12-9 13 11Z", "#9c8760") + '<path class="spot" d="M-5.4 11V3Q0-3.6 5.4 3V11Z"/>'
    return mound + shape("M-2.6 11V5Q0 1.4 2.6 5V11Z", "#f4d25e", 0.8) + lines("M-9 2Q-8-2-5-4M9 2Q8-2 5-4", 1)


def crown(rank: str) -> str:
    """A crown by its rank: shape and metal differ."""
    jewel = dot(0, -0.4, 1.6, "#b14a4a", 0.8) if rank == LORD else ""
    return shape(CROWN_SHAPES[rank], CROWN_COLOURS[rank], 1.4) + lines("M-9.4 3.6H9.4", 1) + jewel


class DuchyLook(Look):
    """Rose, as a mole's nose."""

    colour = ROSE
    tellings: ClassVar = {
        "duchy_revealed": "card",
        "duchy_returned": "card",
        "duchy_swayed": "card",
        "duchy_dismissed": "gone",
        "duchy_summoned": "card",
        "duchy_consulted": "card",
        "lost_card": "card",
    }
    buildings: ClassVar = {"citadel": citadel, "market": market}
    tokens: ClassVar = {"tunnel": tunnel}
    tile_edge = (
        "M-9.6-18H9.6L18-9.6V9.6L9.6 18H-9.6L-18 9.6V-9.6Z",
        "M-8-14.4H8L14.4-8V8L8 14.4H-8L-14.4 8V-8Z",
    )
    token_edge = ("M-18.4 15Q-18-16.6 0-16.6Q18-16.6 18.4 15Z", "M-14.8 12Q-14.4-13 0-13Q14.4-13 14.8 12")
    signs: ClassVar = {"burrow": hill, **{f"crown_{rank}": partial(crown, rank) for rank in RANKS}}
    crafts_with = "citadel market"
    naming: ClassVar = {"minister": named("minister"), "ministers": named("minister"), "rank": named("rank")}
    points_by: ClassVar = {
        "12.5.3.III": "crowns",
        "12.5.2.V": "banker",
        **dict.fromkeys(("12.5.2.VII", "12.5.2.VIII", "12.5.2.IX"), "lords"),
    }
    portraits: ClassVar = {
        name: Portrait(scene, ROSE, CROWN_COLOURS[MINISTERS[name]], f"m-crown_{MINISTERS[name]}")
        for name, scene in MINISTER_SCENES.items()
    }

    verbs: ClassVar = {
        "root.duchy.assembly": (
            Closable("build_revealed", "ui-build", (RevealToBuild,), "12.5.1.I"),
            Closable("move", "ui-move", (Move, Passage), "4.2"),
            Closable("battle", "ui-battle", (Assault,), "4.3"),
            Closable("dig", "t-tunnel", (Dig,), "12.5.1.V"),
        )
    }

    def figure(self) -> Figure:
        """Two broad claws held out, a pink snout, a lamp on the brow."""
        outline = (
            "M-15 26C-16 16-15 11-13 7L-22 10.6L-26.6 3.4L-20.6 1.6L-25-5L-15-3C-16-18-9-28.6 0-28.6C9-28.6 16-18 15-3"
            "L25-5L20.6 1.6L26.6 3.4L22 10.6L13 7C15 11 16 16 15 26Z"
        )
        snout = shape("M-7-14Q0-19 7-14L3.4-4Q0-1-3.4-4Z", "#f7e2d6", 1.1) + dot(0, -3.4, 3.2, "#b14a4a", 1)
        whiskers = lines("M-6-8L-12-9M-6-6L-11.6-4", 0.9) + lines("M-21 5.6L-16 3.4M-20-1.4L-15.4.4", 1.1)
        lamp = lines("M-12-19.6Q0-26.4 12-19.6", 3, "#7c4f36") + dot(0, -23.8, 3.4, "#f4d25e", 1.1)
        sash = lines("M-11.6 3L13 20", 3.6) + lines("M-11.6 3L13 20", 1.7, "#8d3f4a")
        return Figure(outline, snout + mirrored(dot(-10, -13, 1.8) + whiskers) + lamp + sash)

    def panel(self, page: Page, board: DuchyBoard) -> str:
        return duchy_board(page, board)

    def told(self, board: DuchyBoard, seat: int, words: Words) -> Iterator[str]:
        """The Burrow, who serves, the crowns, revealed cards, and what is left on the board."""
        yield said(words, "root.draw.burrow", count=board.burrow)
        if board.swayed:
            yield said(
                words, "root.draw.ministers", ministers=tuple(name for name in MINISTERS if name in board.swayed)
            )
        for rank in RANKS:
            yield said(words, "root.draw.crowns", rank=rank, count=crowns_left(board, rank))
        if board.revealed:
            yield said(words, "root.draw.revealed", cards=tuple(board.revealed))
        for piece in ("citadel", "market", "tunnel"):
            yield said(words, "root.draw.left", piece=piece, count=getattr(board, piece))

    def marks(self, board: DuchyBoard) -> list[tuple[str, float, int]]:
        """Moles in the Burrow."""
        return [("m-burrow", 0.85, board.burrow)]

    def topics(self) -> Iterator[tuple[str, Topic]]:
        """The ministers."""
        for name, rank in MINISTERS.items():
            values = {
                "rank": rank,
                "count": RANKS[rank].cards,
                "points": RANKS[rank].points,
                "text": Phrase(f"root.minister.{name}", {}, "text"),
            }
            yield name, Topic(Phrase(f"root.minister.{name}"), Phrase("root.topic.minister", values))

    def faces(self) -> Iterator[tuple[str, Face]]:
        """A minister: what swaying takes and scores, and the action."""
        for name, rank in MINISTERS.items():
            kind = Phrase(f"root.rank.{rank}")
            cost = Phrase("root.text.face.reveal", {"count": RANKS[rank].cards})
            score = Phrase("root.points", {"count": RANKS[rank].points})
            facts = Fact("cards", cost), Fact("points", score, ("point",))
            tags = (Tag("kind", "minister", Phrase("root.text.face.minister")),)
            yield name, Face(kind, Phrase(f"root.minister.{name}", {}, "text"), facts=facts, tags=tags)


LOOK = DuchyLook()
