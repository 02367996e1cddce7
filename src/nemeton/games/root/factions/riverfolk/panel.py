"""The board of the Riverfolk: prices, three heaps of warriors, trade posts, the open hand."""

from nemeton.drawing.svg import label, title

from ...cards import SUITS, suit_of
from ...draw.ink import box, use
from ...draw.panel import Page
from ...rulings import TRADE_POST_POINTS
from ...state import names
from .board import PRICES, SERVICES, Heap, RiverfolkBoard, post_of, total
from .choices import SIGNS

HEAPS = (("payments", "item-bag"), ("funds", "item-coins"), ("commitments", "m-lock"))
ROOM = 124.0  # for the cards of the hand


def riverfolk_board(page: Page, board: RiverfolkBoard) -> str:
    """Prices to the left, heaps to the right, posts below them, then the hand and what funds pay for."""
    return prices(page, board) + heaps(page, board) + posts(page, board) + hand(page) + deeds(page)


def prices(page: Page, board: RiverfolkBoard) -> str:
    """Three tracks from one to four; what the player on turn has bought is faint."""
    drawn = box(4, 38, 120, 66, "column", 5)
    for row, service in enumerate(SERVICES):
        y, price = 50 + row * 21, board.prices.get(service, 0)
        page.spot(f"service-{page.seat}-{service}", 6, y - 10, 23, 20)
        body = use(SIGNS[service], 17, y, 0.72)
        for count in PRICES:
            x = 40 + (count - 1) * 22
            css = " is-now" if count == price else ""
            page.spot(f"price-{page.seat}-{service}-{count}", x - 10, y - 10, 20, 20)
            body += f'<circle class="price{css}" cx="{x}" cy="{y}" r="9.4"/>'
            body += label(str(count), f"price-number{css}", x, y + 5.6)
        sold = " is-bought" if service in board.bought else ""
        told = page.said("root.draw.price", service=service, count=price)
        drawn += f'<g class="service{sold}">{title(told)}{body}</g>'
    return drawn


def heaps(page: Page, board: RiverfolkBoard) -> str:
    """Payments, funds and commitments: whose warriors, how many."""
    drawn = ""
    for at, (heap, sign) in enumerate(HEAPS):
        x, lying = 128 + at * 56.6, getattr(board, heap)
        page.spot(f"{heap}-{page.seat}", x, 38, 54, 66)
        told = " ".join(page.said(f"root.draw.{heap}", whom=owner, count=count) for owner, count in lying.items())
        body = box(x, 38, 54, 66, "column is-broken" if heap == "payments" else "column", 5) + use(
            sign, x + 12, 48, 0.6
        )
        body += label(str(total(lying)), "column-count", x + 40, 55) + warriors(page, heap, lying, x)
        drawn += f"<g>{title(told or page.said(f'root.draw.no_{heap}'))}{body}</g>"
    return drawn


def warriors(page: Page, heap: str, lying: Heap, x: float) -> str:
    """The warriors of a heap by their owners, two in a row."""
    step, size = (21.0, 0.36) if len(lying) <= 4 else (15.0, 0.28)
    drawn = ""
    for at, (owner, count) in enumerate(sorted(lying.items())):
        name = page.view.factions[owner]
        left, y = x + 13 + at % 2 * 25, 72 + at // 2 * step
        drawn += use(f"w-{name}", left, y, size) + label(str(count), "small-count", left + 6, y + 8)
        if heap == "funds":
            page.spot(f"fund-{page.seat}-{name}", left - 12, y - step / 2, 25, step)
    return drawn


def posts(page: Page, board: RiverfolkBoard) -> str:
    """Three tracks of three; an emptied slot shows its suit and points, or that a fund is committed there."""
    drawn, y = "", 122
    for at, suit in enumerate(SUITS):
        emptied = len(TRADE_POST_POINTS) - board.posts[suit]
        used = page.view.activated.get(suit, 0) if page.view.active == page.seat else 0
        page.spot(f"track-{page.seat}-{post_of(suit)}", 4 + at * 98, y - 14, 94, 28)
        body = ""
        for slot, points in enumerate(TRADE_POST_POINTS):
            x = 20 + at * 98 + slot * 30.6
            css = "place is-empty" if slot < emptied else "place"
            edge = f"M{x - 14:g} {y}L{x - 7:g} {y - 12}H{x + 7:g}L{x + 14:g} {y}L{x + 7:g} {y + 12}H{x - 7:g}Z"
            body += f'<path class="{css}" d="{edge}"/>'
            if slot >= emptied:
                body += use(f"token-{post_of(suit)}", x, y, 0.74)
            elif slot < used:
                body += use("m-lock", x, y, 0.6)
            else:
                body += use(f"suit-{suit}", x, y - 3, 0.46) + label(f"+{points}", "worth small", x, y + 11.4)
        drawn += f"<g>{title(page.said('root.draw.left', piece=post_of(suit), count=board.posts[suit]))}{body}</g>"
    return drawn


def hand(page: Page) -> str:
    """The cards, which lie open."""
    cards = names(page.view.hands[page.seat])
    drawn = use("m-scales", 18, 154, 0.8)
    step = min(24.0, ROOM / max(1, len(cards)))
    for at, card in enumerate(cards):
        x = 36 + at * step
        page.spot(f"open-{page.seat}-{card}", x, 141, min(19.0, step), 24)
        face = box(x, 141, 19, 24, f"mini suit-{suit_of(card)}", 3) + use(f"suit-{suit_of(card)}", x + 9.5, 153, 0.68)
        drawn += f'<g data-card="{card}">{title(page.said(f"root.card.{card}"))}{face}</g>'
    return drawn


def deeds(page: Page) -> str:
    """What one committed fund pays for, what one spent, and what two."""
    drawn = box(164, 140, 132, 27, "label-face", 5) + '<path class="bracket" d="M238 144v19M268 144v19"/>'
    for at, (sign, size) in enumerate((("ui-move", 0.54), ("ui-battle", 0.52), ("ui-card", 0.5))):
        drawn += use(sign, 175 + at * 17, 153.5, size)
    drawn += use("m-lock", 222, 153, 0.46) + label("1", "small-count", 228, 159)
    drawn += use("ui-recruit", 247, 153, 0.56) + label("1", "small-count", 256, 159)
    drawn += use(f"token-{post_of('rabbit')}", 278, 153, 0.44) + label("2", "small-count", 286, 159)
    return f"<g>{title(page.said('root.draw.deeds'))}{drawn}</g>"
