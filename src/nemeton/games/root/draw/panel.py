"""What all boards of factions share: paper, a ribbon with the figure and the name, what was crafted, and small tracks.

A board is 300 by 200. Signs say what a thing is, numbers how many; what a pointer is told comes in words.
"""

from collections import Counter
from typing import NamedTuple

from nemeton.drawing.svg import label, title
from nemeton.drawing.targets import Spots
from nemeton.drawing.woodcut import num
from nemeton.kernel import Words

from ..cards import suit_of
from ..rules.crafting import PIECES
from ..rules.rule import faction
from ..state import RootState
from .ink import box, use
from .layout import board_part
from .words import said

WIDE, HIGH = 300.0, 200.0
FOOT = 171.0  # where the row of crafted things begins


class Page(NamedTuple):
    """What a board is drawn from: the view, whose board it is, the words, and where its places are told."""

    view: RootState
    seat: int
    words: Words
    spots: Spots

    def said(self, kind: str, **values: object) -> str:
        """A message."""
        return said(self.words, kind, **values)

    def spot(self, name: str, x: float, y: float, width: float, height: float) -> None:
        """A place on this board."""
        self.spots.box(name, board_part(self.seat), x, y, width, height)


def panel(page: Page, body: str, told: str) -> str:
    """A whole board around what is the faction's own."""
    name = page.view.factions[page.seat]
    is_active = page.view.active == page.seat and page.view.phase != "setup"
    paper = box(2, 2, WIDE - 4, HIGH - 4, "paper" + " is-active" * is_active, 9)
    return f'<g class="faction of-{name}">{paper}{ribbon(page, told)}{body}{foot(page)}</g>'


def ribbon(page: Page, told: str) -> str:
    """The figure, the name, cards in hand, warriors in the supply, points."""
    view, seat = page.view, page.seat
    name = view.factions[seat]
    page.spot(f"seat-{seat}", 2, 2, WIDE - 4, 32)
    drawn = f'<path class="ribbon" d="M6 6H294V34L284 29L266 34H6Z"/>{use(f"w-{name}", 24, 22, 0.56)}'
    own, called = faction(view, seat), page.said(f"root.seat.{name}")
    marks = [] if own.plays_itself else [("ui-card", 0.62, len(view.hands[seat]))]  # an automaton has no hand
    if own.warriors:
        marks.append((f"w-{name}", 0.34, view.supply[seat]))
    first = 178 if not own.plays_itself else 220
    drawn += label(called, "ribbon-name" + (sized(called, first - 58) if own.plays_itself else ""), 44, 26)
    for at, (sign, size, count) in enumerate(marks):
        x = first + 42 * at
        drawn += use(sign, x, 20, size) + label(str(count), "ribbon-count", x + 9, 26)
    aim = "ui-crown" if view.dominance[seat] else "ui-point"
    drawn += use(aim, 263, 19, 0.72) + label(str(view.points[seat]), "ribbon-points", 272, 27)
    return f'<g class="head">{title(told)}{drawn}</g>'


# What was crafted


def foot(page: Page) -> str:
    """Crafting pieces by suit, crafted cards, an active dominance card, crafted items."""
    view, seat = page.view, page.seat
    drawn, x = crafting(page)
    things: list[tuple[str, str, str]] = [
        (f"crafted-{seat}-{card}", f"art-{card}", page.said(f"root.card.{card}")) for card in view.play_areas[seat]
    ]
    if view.dominance[seat]:
        card = view.dominance[seat]
        things.append((f"dominance-{seat}", f"art-{card}", page.said(f"root.card.{card}")))
    spent = Counter(view.exhausted.get(seat, ()))
    things += [(f"box-{seat}-{item}", f"item-{item}", page.said(f"root.item.{item}")) for item in view.item_boxes[seat]]
    step = min(26.0, (WIDE - 8 - x) / max(1, len(things)))
    for name, sign, told in things:
        page.spot(name, x, FOOT, 24, 24)
        thing = sign.partition("-")[2]
        if sign.startswith("art-"):
            face, read = crafted_face(page, thing, x), f' data-card="{thing}"'
        else:
            face, read = lying_item(thing, x, FOOT, 24, exhausted=spent[thing] > 0), ""
            told = page.said("root.lying.exhausted", item=thing) if spent[thing] > 0 else told
            spent[thing] -= 1
        drawn += f"<g{read}>{title(told)}{face}</g>"
        x += step
    return drawn


def crafted_face(page: Page, card: str, x: float) -> str:
    """A crafted card, with the number of warriors that lie on it."""
    lying = sum(page.view.on_cards.get(card, ()))
    number = label(str(lying), "small-count", x + 15, FOOT + 23) if lying else ""
    return use(f"art-{card}", x + 12, FOOT + 12, 24 / 78) + number


def item_face(sign: str, x: float, y: float, size: float, css: str = "ready") -> str:
    """An item on its tile."""
    return box(x, y, size, size, f"item {css}", 4) + use(sign, x + size / 2, y + size / 2, size / 31)


def lying_item(kind: str, x: float, y: float, size: float, *, exhausted: bool = False, damaged: bool = False) -> str:
    """An item as it lies: upright when ready, on its side and hatched when exhausted, torn when damaged."""
    css = "item" + (" is-exhausted" if exhausted else " ready") + " is-damaged" * damaged
    middle, turn = f"translate({num(x + size / 2)} {num(y + size / 2)})", " rotate(90)" if exhausted else ""
    drawn = box(x, y, size, size, css, 4)
    drawn += f'<g class="{css}-sign" transform="{middle}{turn}scale({size / 31:.3g})">{use(f"item-{kind}")}</g>'
    if exhausted:
        cuts = "".join(f"M{num(x + step)} {num(y + size - 2)}l9-{num(size - 4)}" for step in range(1, int(size) - 9, 4))
        drawn += f'<path class="hatching" d="{cuts}"/>'
    if damaged:
        tear = f"M{num(x + size * 0.8)} {num(y + 2)}l-7.2 8.4 3.4 3.4-9.4 8"
        drawn += f'<path class="tear-edge" d="{tear}"/><path class="tear" d="{tear}"/>'
    return drawn


def crafting(page: Page) -> tuple[str, float]:
    """The crafting pieces of a faction, by suit: those still ready this turn of all; and where the row goes on."""
    view, seat = page.view, page.seat
    pieces = Counter(faction(view, seat).crafting_pieces(view, seat))
    ready = pieces - Counter(view.activated) if view.active == seat else pieces
    x = 26.0
    drawn = use("b-workshop", 15, FOOT + 12, 0.62)
    for suit in PIECES:
        if pieces[suit]:
            drawn += use(f"suit-{suit}", x + 8, FOOT + 12, 0.66)
            drawn += label(f"{ready[suit]}/{pieces[suit]}", "small-count", x + 18, FOOT + 17)
            x += 42
    page.spot(f"craft-{seat}", 4, FOOT, max(x - 6, 24), 24)
    told = page.said("root.draw.crafting", ready=ready.total(), count=pieces.total())
    return f"<g>{title(told)}{drawn}</g>", x


def sized(name: str, room: float) -> str:
    """The class that makes a name fit into so much room."""
    return "" if len(name) * 9.4 <= room else " is-long" if len(name) * 7.6 <= room else " is-longer"


# Tracks


def worth(x: float, y: float, points: int, *, draws: bool = False) -> str:
    """What an emptied space of a track shows: points, and a card if it draws."""
    css = "worth" if points else "worth is-none"
    drawn = label(f"+{points}" if points else "–", css, x, y + 5.5)
    return drawn + (use("ui-card", x + 11, y - 9, 0.45) if draws else "")


def suit_pile(x: float, y: float, suit: str, count: int) -> str:
    """Cards of one suit with their number."""
    face = box(x, y, 26, 36, f"mini suit-{suit}", 4) + use(f"suit-{suit}", x + 13, y + 13, 0.85)
    return face + label(str(count), "pile-count", x + 13, y + 33)


def by_suit(cards: list[str]) -> Counter[str]:
    """How many cards of each suit."""
    return Counter(suit_of(card) for card in cards)
