"""The cards of landmarks beside the board. What belongs to one lies there: cards of a market, items of a forge."""

from collections.abc import Callable

from nemeton.drawing.svg import label, title
from nemeton.drawing.targets import Spots
from nemeton.kernel import BLANK, Words

from ..cards import ITEM_SUPPLY
from ..landmarks.enlisted import ENLISTED
from ..state import RootState
from .ink import box, use
from .panel import item_face, sized
from .words import landmark_told, said, stall_told

LANDMARKS = "landmarks"  # the part of the picture beside the map
WIDE, ROW = 300.0, 44.0


def high(view: RootState) -> float:
    """How high the part is with the cards."""
    return 6 + ROW * len(view.landmarks)


def cards(view: RootState, words: Words, spots: Spots) -> str:
    """The card of each landmark in a row: its picture, its name, and what lies on it."""
    drawn = box(2, 2, WIDE - 4, high(view) - 4, "paper", 9)
    for at, name in enumerate(view.landmarks):
        y = 3 + at * ROW
        spots.box(f"landmark-{name}", LANDMARKS, 5, y + 2, WIDE - 10, ROW - 4)
        body = box(6, y + 3, 40, ROW - 6, "place", 5) + use(f"land-{name}", 26, y + ROW / 2 + 1.5, 0.56)
        named = said(words, f"root.landmark.{name}")
        low = 18 if name in CONTENTS else 28
        body += label(named, f"board-name landmark-name{sized(named, 210)}", 54, y + low)
        where = view.landmarks[name]
        if where:
            body += label(str(where), "landmark-place", 284, y + 19)
        drawn += f'<g id="card-of-{name}" class="landmark-card">{title(landmark_told(view, name, words))}{body}'
        drawn += CONTENTS[name](view, words, spots, y + 22) if name in CONTENTS else ""
        drawn += "</g>"
    return drawn


def stalls(view: RootState, words: Words, spots: Spots, y: float) -> str:
    """The cards of the market, each in its place: face down, or known to who left it there."""
    drawn = ""
    for at, card in enumerate(view.market):
        x = 54 + at * 40.0
        is_known = card.card != BLANK
        spots.box(f"stall-{at + 1}", LANDMARKS, x, y - 1, 34, 21)
        body = use(f"art-{card.card}", x + 10, y + 9.5, 0.25) if is_known else use("back", x + 10, y + 9.5, 0.84)
        body += label(str(at + 1), "pile-number", x + 24, y + 15)
        drawn += f'<g id="stall-{at + 1}">{title(stall_told(at, card.card, words))}{body}</g>'
    return drawn


def forged(view: RootState, words: Words, spots: Spots, y: float) -> str:
    """The items that are made at the forge; those that are gone leave a shadow."""
    drawn, x = "", 54.0
    for item in ENLISTED["legendary_forge"].keeps_items(view):
        for at in range(ITEM_SUPPLY[item]):
            css = "" if at < view.items[item] else "is-gone"
            face = f"{title(said(words, f'root.item.{item}'))}{item_face(f'item-{item}', x, y, 18)}"
            drawn += f'<g id="forge-{item}-{at}" class="{css}">{face}</g>'
            x += 20
    return drawn


CONTENTS: dict[str, Callable[[RootState, Words, Spots, float], str]] = {
    "black_market": stalls,
    "legendary_forge": forged,
}
