"""How the Keepers look: badgers in iron, tents that are shields, and relics whose outline tells their kind."""

from collections.abc import Callable, Iterator
from functools import partial
from typing import ClassVar

from nemeton.kernel import Phrase, Topic, Words

from ...choices import named
from ...draw.emblems_scenes import Portrait, Scene, T
from ...draw.figures import Figure
from ...draw.ink import CREAM, SUIT_COLOURS, dot, lines, mirrored, shape, use
from ...draw.panel import Page
from ...draw.words import said
from ..look import Look
from .board import COLUMNS, FACES, KINDS, RELICS, RETAINER, KeepersBoard, kind_of, piece_of, value_of
from .panel import keepers_board

IRON, DARK, PAPER, INK = "#b3b9bf", "#5a636c", "#f5ecd0", "#2a2018"
METAL, GOLD, TIMBER = "#cdd2d3", "#e9bf4d", "#a9773f"
SHIELD = "M-18-17H18V7Q16 13 0 19Q-16 13-18 7Z"
EDGES = {
    "figure": "M-9-5A10.4 10.4 0 1 1 9-5Q8-1 13 15H-13Q-8-1-9-5Z",
    "tablet": "M-12.6 16V-6Q-12.6-16.6 0-16.6Q12.6-16.6 12.6-6V16Z",
    "jewelry": "M0-17.6L15-5L9.6 15.6H-9.6L-15-5Z",
}


def figure_sign() -> str:
    """A small idol."""
    body = shape("M-6.4 11L-4.6 0Q-9-1-8.6-4.6H-4.4Q-5-11.6 0-11.6Q5-11.6 4.4-4.6H8.6Q9-1 4.6 0L6.4 11Z")
    return body + mirrored(dot(-1.9, -7.4, 1)) + lines("M-3 3.4H3M-3.8 7.4H3.8", 1.1)


def tablet_sign() -> str:
    """A stone with writing."""
    return shape("M-8 11V-6Q-8-12 0-12Q8-12 8-6V11Z") + lines("M-4.4-6H4.4M-4.4-2H4.4M-4.4 2H1.6M-4.4 6H4.4", 1.4)


def jewelry_sign() -> str:
    """A stone on a chain."""
    chain = lines("M-9-11Q-6 0 0 0Q6 0 9-11", 2.2)
    return chain + shape("M0-3.6L7 2.4L0 12L-7 2.4Z", "#7fc0c4") + lines("M-7 2.4H7M0-3.6L-2.4 2.4L0 12L2.4 2.4Z", 0.9)


KIND_SIGNS: dict[str, Callable[[], str]] = {"figure": figure_sign, "tablet": tablet_sign, "jewelry": jewelry_sign}


def edge(kind: str, size: float, fill: str, width: float) -> str:
    """The outline says of which kind a relic is: a keyhole, a slab, a cut stone."""
    return f'<g transform="scale({size:.3g})">{shape(EDGES[kind], fill, width / size)}</g>'


def halo(kind: str) -> str:
    """The cream edge that every piece has."""
    return f'<path d="{EDGES[kind]}" transform="scale(1.06)" fill="{CREAM}" stroke="{CREAM}" stroke-width="4.6"/>'


def hidden_relic(kind: str) -> str:
    """A relic whose value lies face down: dark, with its kind."""
    low = {"figure": 2.4, "tablet": 0.4, "jewelry": 1.4}[kind]
    body = use(f"m-{kind}", 0, low, 0.92)
    return halo(kind) + edge(kind, 1.06, DARK, 2) + body


def shown_relic(piece: str) -> str:
    """A relic with its value up: pale, with a number."""
    kind = kind_of(piece)
    low = {"figure": 0.4, "tablet": -1.6, "jewelry": -0.6}[kind]
    body = use(f"m-{kind}", -2.4, low, 0.86)
    seal = dot(0, 0, 8.8, INK) + f'<text class="relic-value" y="5.2">{value_of(piece)}</text>'
    return halo(kind) + edge(kind, 1.06, PAPER, 2) + body + f'<g transform="translate(9.6 10)">{seal}</g>'


def tent() -> str:
    """A pilgrims' tent."""
    body = shape("M0-10L13 9H-13Z") + '<path class="spot" d="M0-1L4.6 9H-4.6Z"/>' + lines("M-4-2L-8 7M4-2L8 7", 0.9)
    return body + lines("M0-10V-14", 1.4)


def waystation(face: str) -> str:
    """A tent with the relic that it takes; what the other side takes is a small dark mark in the corner."""
    _, up, down = face.split("_")
    cloth = shape("M0-16.4L15.4 11.4Q8 15 0 17Q-8 15-15.4 11.4Z", "#8f6a43", 1.5)
    folds = lines("M-5-6L-12 9M5-6L12 9", 1, CREAM, 'opacity=".6"')
    badge = use(f"m-{up}", 0, 4.4, 0.86)
    return cloth + folds + badge + f'<g transform="translate(12.6 -11.4)">{edge(down, 0.33, "#454d55", 1.1)}</g>'


def pickaxe() -> str:
    """Dig."""
    handle = lines("M0-6V12", 4.4) + lines("M0-6V12", 2.2, TIMBER)
    return handle + shape("M-13-1Q-9-11 0-11Q9-11 13-1Q7-6 0-6Q-7-6-13-1Z", METAL)


def chalice() -> str:
    """Bring a relic home."""
    return shape("M-8-11H8Q8 0 2 2V7H6V11H-6V7H-2V2Q-8 0-8-11Z", GOLD) + lines("M-7-7H7", 1)


def shield() -> str:
    """The badge of a faithful retainer."""
    return shape("M-9-10H9V3Q7 9 0 12Q-7 9-9 3Z", METAL, 1.4) + lines("M0-8V9M-7-2H7", 2)


RETAINER_SCENE: Scene = (T("suit-bird", -4, -4, 1.9), T("m-shield", 19, 16, 1.0))


class KeepersLook(Look):
    """Iron."""

    colour = IRON
    hardness = 3
    other_tiles: ClassVar = {face: partial(waystation, face) for face in FACES}
    tile_edge: ClassVar = (SHIELD, "")
    tokens: ClassVar = {piece: partial(use, f"m-{kind_of(piece)}") for piece in RELICS}
    whole_tokens: ClassVar = {piece: partial(shown_relic, piece) for piece in RELICS}
    signs: ClassVar = {
        "waystation": tent,
        "delve": pickaxe,
        "recover": chalice,
        "shield": shield,
        **KIND_SIGNS,
        **{f"relic_{kind}": partial(hidden_relic, kind) for kind in KINDS},
    }
    crafts_with = " ".join(FACES)
    naming: ClassVar = {"relics": named("piece"), "into": named("column")}
    portraits: ClassVar = {RETAINER: Portrait(RETAINER_SCENE, SUIT_COLOURS["bird"], SUIT_COLOURS["bird"], "suit-bird")}
    points_by: ClassVar = {"15.5.2.III.B": "relics", "15.2.5": "trophies"}
    tellings: ClassVar = {
        "delved": "place",
        "recovered": "points",
        "carried": "move",
        "dismissed": "card",
        "enlisted_servant": "card",
        "shifted": "card",
        "trophy": "gone",
        "relics_spread": "place",
    }

    def figure(self) -> Figure:
        """Broad shoulders in plate, a striped face, a cross on the tabard."""
        outline = (
            "M-22 26L-21 6Q-18 .6-11 0C-14.6-4-15.6-10-14.6-14L-17.6-26L-9-25.6Q0-32 9-25.6L17.6-26L14.6-14"
            "C15.6-10 14.6-4 11 0Q18 .6 21 6L22 26Z"
        )
        blaze = shape("M-3.4-28.4Q0-30 3.4-28.4L5.4-5Q0 1-5.4-5Z", CREAM, 0.8) + dot(0, -5, 3)
        stripe = '<path class="spot" d="M-9-25.4L-4-27.6L-5.6-8L-11.4-4.6Z" stroke-width=".8"/>'
        plate = lines("M-20 10Q-14.6 4-9 6.6", 1.3) + lines("M-20.4 15.6Q-16 11-11 12.6", 1.1)
        side = stripe + dot(-7.6, -14.6, 1.8, CREAM) + plate + dot(-16.4, 7.6, 1.3)
        tabard = shape("M-7.6 7H7.6V26H-7.6Z", "#e7e2d4", 1.1) + lines("M0 9V25M-6 14.6H6", 2.4)
        return Figure(outline, blaze + mirrored(side) + tabard)

    def panel(self, page: Page, board: KeepersBoard) -> str:
        return keepers_board(page, board)

    def told(self, board: KeepersBoard, seat: int, words: Words) -> Iterator[str]:
        """The retinue, relics that are home, waystations that are left, and what lies in the forests."""
        for column in COLUMNS:
            if cards := tuple(sorted(board.retinue[column])):
                yield said(words, "root.draw.column", column=column, cards=cards, count=len(cards))
        if board.recovered:
            yield said(words, "root.draw.relics_home", relics=tuple(sorted(board.recovered)))
        yield said(words, "root.draw.waystations_left", count=len(board.waystations))
        for forest, lying in board.forests.items():
            pieces = tuple(piece_of(relic) for relic in lying)
            yield said(words, "root.draw.relics_in", where=forest, relics=pieces)

    def marks(self, board: KeepersBoard) -> list[tuple[str, float, int]]:
        """Relics that are home, and servants."""
        return [
            ("m-relic_tablet", 0.54, len(board.recovered)),
            ("back", 0.9, sum(map(len, board.retinue.values()))),
        ]

    def topics(self) -> Iterator[tuple[str, Topic]]:
        """The faithful retainers."""
        yield RETAINER, Topic(Phrase(f"root.card.{RETAINER}"), Phrase("root.topic.retainer"))


LOOK = KeepersLook()
