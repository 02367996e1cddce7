"""How the Riverfolk look: otters with a strap, hexagonal trade posts, a boat, scales."""

import math
from collections.abc import Iterator
from functools import partial
from typing import ClassVar

from nemeton.drawing.woodcut import num
from nemeton.kernel import Words

from ...cards import SUITS
from ...choices import named
from ...draw.figures import Figure
from ...draw.ink import CREAM, dot, egg, lines, mirrored, shape
from ...draw.panel import Page
from ...draw.signs import GOLD, LEATHER, METAL, SUIT_SIGNS, TIMBER
from ...draw.words import said
from ...rules.battle import Assault
from ...rules.crafting import Craft
from ...rules.movement import Move, Passage
from ..look import Closable, Look
from .board import SERVICES, RiverfolkBoard, post_of, total
from .choices import Export
from .panel import riverfolk_board

TEAL, STONE = "#2f9a98", "#b7b2a4"


def hexagon(radius: float) -> str:
    """Six sides, a corner to the left and to the right."""
    spots = ((radius * math.cos(math.tau * i / 6), radius * math.sin(math.tau * i / 6)) for i in range(6))
    return "M" + "L".join(f"{num(x)} {num(y)}" for x, y in spots) + "Z"


def post_sign(suit: str) -> str:
    """A trade post as a sign: its suit in a frame."""
    return shape(hexagon(12.4), CREAM, 1.4) + f'<g transform="scale(.74)">{SUIT_SIGNS[suit]()}</g>'


def trade_post(suit: str) -> str:
    """A counter with six sides and ripples beside its suit."""
    ripples = lines("M-17-2Q-15.6-4-14-2M-17 2.6Q-15.6.6-14 2.6M14-2Q15.6-4 17-2M14 2.6Q15.6.6 17 2.6", 1.1, CREAM)
    face = shape(hexagon(14), CREAM, 1.3) + f'<g transform="scale(.86)">{SUIT_SIGNS[suit]()}</g>'
    return shape(hexagon(18.4), TEAL, 2) + ripples + face


def boat() -> str:
    """Riverboats: a hull, a sail, water."""
    hull = shape("M-13 3H13Q10 10.6 5 10.6H-5Q-10 10.6-13 3Z", TIMBER) + lines("M0 3V-12", 1.7)
    return hull + shape("M1-11.6Q10-7 10 0H1Z") + lines("M-14 12.6Q-10 10.4-6 12.6T2 12.6T10 12.6", 1.2)


def hired() -> str:
    """Mercenaries: a sword and a coin."""
    blade = shape("M-9.6-11L-6.4-11.4L4.4 3L2 5Z", METAL) + lines("M0 7L7 1", 3) + lines("M4.6 5L9 11", 3.2)
    return blade + dot(-5, 6, 4.4, GOLD, 1.2)


def lock() -> str:
    """What is committed comes back at dawn only."""
    return shape("M-8-1H8V11H-8Z", STONE) + lines("M-5-1V-6Q0-13 5-6V-1", 2.6) + dot(0, 5, 2)


def scales() -> str:
    """Trade."""
    frame = lines("M0-11V9M-9-7H9M-13 1.6L-9-6L-5 1.6M13 1.6L9-6L5 1.6", 3.6, CREAM) + lines("M0-11V9M-9-7H9", 1.7)
    return frame + mirrored(shape("M-13 1.6L-9-6L-5 1.6Q-9 6-13 1.6Z")) + shape("M-6 11Q0 5.6 6 11Z")


class RiverfolkLook(Look):
    """Teal."""

    colour = TEAL
    hardness = 3
    shows_hand = True
    tokens: ClassVar = {post_of(suit): partial(post_sign, suit) for suit in SUITS}
    whole_tokens: ClassVar = {post_of(suit): partial(trade_post, suit) for suit in SUITS}
    signs: ClassVar = {"boat": boat, "hired": hired, "lock": lock, "scales": scales}
    naming: ClassVar = {"service": named("service"), "services": named("service")}
    points_by: ClassVar = {"11.4.2": "funds", "11.5.6.3": "trade_posts"}
    tellings: ClassVar = {"bought": "card", "bought_card": "card", "exported": "card"}

    verbs: ClassVar = {
        "root.riverfolk.day": (
            Closable("move", "ui-move", (Move, Passage), "4.2"),
            Closable("battle", "ui-battle", (Assault,), "4.3"),
            Closable("craft_funds", "b-workshop", (Craft,), "11.5.3"),
            Closable("export", "m-scales", (Export,), "11.5.3.1"),
        )
    }

    def figure(self) -> Figure:
        """A round head with small ears, a broad muzzle, a strap with a coin, a thick tail."""
        outline = (
            "M-13 26C-17 14-14 6-10 0C-14-3-16-8-15-13C-20-14-20-22-14-22.6C-11-30 11-30 14-22.6C20-22 20-14 15-13"
            "C16-8 14-3 10 0C14 6 17 14 13 26Z"
        )
        side = dot(-8, -17, 2.1) + lines("M-7-7L-19-9.6M-7-5.4L-18-3", 1)
        muzzle = egg(0, -8, 8.8, 6.2, CREAM, 1) + egg(0, -11, 4, 2.6, "", 0) + lines("M0-9V-6M-3-4.6Q0-3 3-4.6", 1)
        strap = lines("M-11 5L10 20", 3.6) + lines("M-11 5L10 20", 1.7, LEATHER) + dot(2, 14.4, 3.6, GOLD, 1.1)
        return Figure(outline, mirrored(side) + muzzle + strap, "M-11 22C-25 25-26 12-22 6")

    def panel(self, page: Page, board: RiverfolkBoard) -> str:
        return riverfolk_board(page, board)

    def told(self, board: RiverfolkBoard, seat: int, words: Words) -> Iterator[str]:
        """Prices, what lies where, posts left, and what was bought this turn."""
        for service in SERVICES:
            if service in board.prices:
                yield said(words, "root.draw.price", service=service, count=board.prices[service])
        for heap in ("payments", "funds", "commitments"):
            for owner, count in getattr(board, heap).items():
                yield said(words, f"root.draw.{heap}", whom=owner, count=count)
        for suit in SUITS:
            yield said(words, "root.draw.left", piece=post_of(suit), count=board.posts[suit])
        if board.bought:
            yield said(words, "root.draw.bought", services=tuple(board.bought))

    def marks(self, board: RiverfolkBoard) -> list[tuple[str, float, int]]:
        """Funds."""
        return [("item-coins", 0.75, total(board.funds))]


LOOK = RiverfolkLook()
