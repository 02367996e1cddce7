"""How the Riverfolk Robots look: their market, what has been paid, trade posts, and what they are afraid of."""

from collections.abc import Iterator, Sequence
from typing import ClassVar

from nemeton.drawing.svg import label, title
from nemeton.kernel import Words

from ...cards import SUITS, suit_of
from ...choices import named
from ...draw.ink import CREAM, box, lines, shape, use
from ...draw.panel import Page
from ...draw.words import said
from ...factions.riverfolk.board import POSTS_OF_A_SUIT, SERVICES, post_of, total
from ...factions.riverfolk.choices import SIGNS
from ...factions.riverfolk.look import LOOK as HUMAN
from ...factions.riverfolk.look import TEAL
from ...state import RootState
from ..look import ORDER_HIGH, ORDER_WIDE, TOP, Deed, MachineLook
from .board import RiverfolkRobotsBoard
from .rules import FACTION, SHIELD, SWORD

FEARS = ((SHIELD, "m-shield"), (SWORD, "item-sword"))
STALL = 24.0  # from one card of the market to the next


def shield() -> str:
    """Protectionism: a shield with a wave."""
    face = shape("M-11-11Q0-8 11-11V-1Q10 8 0 13Q-10 8-11-1Z", TEAL)
    return face + lines("M-8-1Q-4-4 0-1T8-1M-6 4Q-3 1.6 0 4T6 4", 1.6, CREAM)


class RiverfolkRobotsLook(MachineLook):
    """Teal."""

    human = HUMAN
    name = FACTION.name
    colour = HUMAN.colour
    signs: ClassVar = {"shield": shield}
    tokens: ClassVar = HUMAN.tokens
    whole_tokens: ClassVar = HUMAN.whole_tokens
    points_by: ClassVar = {"RB.9.5": "fear", "RB.9.6": "payments"}
    naming: ClassVar = {**MachineLook.naming, "fears": named("fear")}
    tellings: ClassVar = {
        **MachineLook.tellings,
        "machine.stocked": "card",
        "machine.sold": "card",
        "machine.buys": "card",
        "machine.unsold": "card",
    }

    def deeds(self, view: RootState, seat: int) -> Sequence[Deed]:
        first = Deed("m-scales", "trades"), Deed("ui-recruit", "recruits"), Deed("m-shield", "organizes")
        return [*first, Deed("ui-battle", "fights"), Deed("ui-point", "scores")]

    def emblem(self, page: Page, board: RiverfolkRobotsBoard) -> str:
        """Shield and sword, dark while they hold; the order lies in the market."""
        drawn = ""
        for at, (fear, sign) in enumerate(FEARS):
            y, high = TOP + at * ORDER_HIGH / 2, ORDER_HIGH / 2 - 1
            css = "place is-empty" if getattr(board, fear) else "place"
            face = box(6, y, ORDER_WIDE, high, css, 4) + use(sign, 6 + ORDER_WIDE / 2, y + high / 2, 0.56)
            drawn += f'<g class="service{"" if getattr(board, fear) else " is-bought"}">'
            drawn += f"{title(page.said(f'root.fear.{fear}'))}{face}</g>"
        return drawn

    def tracks(self, page: Page, board: RiverfolkRobotsBoard) -> str:
        """The market with the services, the payments, trade posts."""
        return market(page, board) + services(page, board) + payments(page, board) + posts(page, board)

    def told(self, board: RiverfolkRobotsBoard, seat: int, words: Words) -> Iterator[str]:
        """The market, what has been paid, posts left, what was bought this turn, and fears."""
        if board.market:
            yield said(words, "root.draw.machine_market", cards=tuple(board.market))
        for owner, count in board.payments.items():
            yield said(words, "root.draw.payments", whom=owner, count=count)
        for suit in SUITS:
            yield said(words, "root.draw.left", piece=post_of(suit), count=board.posts[suit])
        if board.bought:
            yield said(words, "root.draw.bought", services=tuple(board.bought))
        fears = tuple(fear for fear, _ in FEARS if getattr(board, fear))
        if fears:
            yield said(words, "root.draw.machine_fears", fears=fears)

    def marks(self, board: RiverfolkRobotsBoard) -> list[tuple[str, float, int]]:
        """Payments."""
        return [("item-bag", 0.7, total(board.payments))]


def market(page: Page, board: RiverfolkRobotsBoard) -> str:
    """Five places from left to right; the card to the right is the order, or will be."""
    y, drawn = TOP + 50, use("m-scales", 18, TOP + 62, 0.8)
    told = page.said("root.draw.machine_market", cards=tuple(board.market)) if board.market else ""
    for at, card in enumerate(board.market):
        x = 36 + at * STALL
        page.spot(f"open-{page.seat}-{card}", x, y, 20, 25)
        face = box(x, y, 20, 25, f"mini suit-{suit_of(card)}", 3) + use(f"suit-{suit_of(card)}", x + 10, y + 12.5, 0.7)
        drawn += f'<g data-card="{card}">{title(page.said(f"root.card.{card}"))}{face}</g>'
    if board.market:
        x = 36 + (len(board.market) - 1) * STALL
        drawn += f'<path class="bracket is-now" d="M{x:g} {y + 28.6}h20"/>'
    return f"<g>{title(told)}{drawn}</g>" if told else drawn


def services(page: Page, board: RiverfolkRobotsBoard) -> str:
    """What they sell; what the player on turn has bought is faint."""
    drawn, y = "", TOP + 50
    for at, service in enumerate(SERVICES):
        x = 168 + at * 42
        page.spot(f"service-{page.seat}-{service}", x, y, 38, 25)
        sold = " is-bought" if service in board.bought else ""
        body = box(x, y, 38, 25, "column", 4) + use(SIGNS[service], x + 19, y + 12.5, 0.72)
        drawn += f'<g class="service{sold}">{title(page.said(f"root.service.{service}"))}{body}</g>'
    return drawn


def payments(page: Page, board: RiverfolkRobotsBoard) -> str:
    """Whose warriors have been paid, and how many."""
    y, lying = TOP + 82, sorted(board.payments.items())
    page.spot(f"payments-{page.seat}", 6, y, 288, 21)
    told = " ".join(page.said("root.draw.payments", whom=owner, count=count) for owner, count in lying)
    drawn = box(6, y, 288, 21, "label-face", 5) + use("item-bag", 18, y + 10.5, 0.5)
    for at, (owner, count) in enumerate(lying):
        x = 46 + at * 42
        drawn += use(f"w-{page.view.factions[owner]}", x, y + 10.5, 0.32)
        drawn += label(str(count), "small-count", x + 9, y + 16)
    return f"<g>{title(told or page.said('root.draw.no_payments'))}{drawn}</g>"


def posts(page: Page, board: RiverfolkRobotsBoard) -> str:
    """Three tracks of three; an emptied slot shows its suit."""
    drawn, y = "", TOP + 118
    for at, suit in enumerate(SUITS):
        emptied = POSTS_OF_A_SUIT - board.posts[suit]
        page.spot(f"track-{page.seat}-{post_of(suit)}", 4 + at * 98, y - 13, 94, 26)
        body = ""
        for slot in range(POSTS_OF_A_SUIT):
            x = 20 + at * 98 + slot * 30.6
            css = "place is-empty" if slot < emptied else "place"
            edge = f"M{x - 14:g} {y}L{x - 7:g} {y - 12}H{x + 7:g}L{x + 14:g} {y}L{x + 7:g} {y + 12}H{x - 7:g}Z"
            body += f'<path class="{css}" d="{edge}"/>'
            if slot >= emptied:
                body += use(f"token-{post_of(suit)}", x, y, 0.74)
            else:
                body += use(f"suit-{suit}", x, y, 0.5)
        drawn += f"<g>{title(page.said('root.draw.left', piece=post_of(suit), count=board.posts[suit]))}{body}</g>"
    return drawn


LOOK = RiverfolkRobotsLook()
