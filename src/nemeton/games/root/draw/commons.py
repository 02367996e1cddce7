"""What belongs to nobody: the score, items to craft, deck and discards, open quests, dominance cards to be taken."""

from collections import Counter

from nemeton.drawing.svg import label, piece, title, translate
from nemeton.drawing.targets import Spots
from nemeton.drawing.woodcut import Point
from nemeton.kernel import Words

from ..cards import ITEM_SUPPLY, QUESTS
from ..rules.land import items_kept
from ..rules.rule import faction
from ..state import TO_WIN, RootState, seats
from .geometry import blob
from .hired.cards import track_marks
from .hired.table import marks_left
from .ink import box, flow, use
from .layout import COMMONS, SCORE
from .panel import item_face
from .words import said, seat_told

WIDE, SCORE_HIGH, COMMONS_HIGH = 300.0, 100.0, 104.0
IN_ROW = 11


# The score


def stone(points: int) -> Point:
    """Where the stone of so many points lies: three rows, the way winds back and forth."""
    row, column = divmod(points, IN_ROW)
    return 18 + column * 26.4, 20 + row * 30.0


# How so many stand on one stone: each off its middle, and how large.
HUDDLES: dict[int, tuple[tuple[float, float, float], ...]] = {
    1: ((0, 0, 1),),
    2: ((-6, 0, 0.85), (6, 0, 0.85)),
    3: ((-7, -5, 0.7), (7, -5, 0.7), (0, 7, 0.7)),
    4: ((-7, -6, 0.65), (7, -6, 0.65), (-7, 7, 0.65), (7, 7, 0.65)),
    5: ((-8, -8, 0.58), (8, -8, 0.58), (-8, 8, 0.58), (8, 8, 0.58), (0, 0, 0.58)),
    6: ((-9.5, -6.5, 0.52), (0, -6.5, 0.52), (9.5, -6.5, 0.52), (-9.5, 7, 0.52), (0, 7, 0.52), (9.5, 7, 0.52)),
}


def score(view: RootState, words: Words, spots: Spots) -> str:
    """Stepping stones to thirty; each faction stands on its own."""
    drawn = box(2, 2, WIDE - 4, SCORE_HIGH - 4, "paper", 9) + use("stones")
    drawn += track_marks(marks_left(view), {mark: stone(mark) for mark in view.marks})
    on_track = [seat for seat in seats(view) if not view.dominance[seat]]
    together = Counter(min(TO_WIN, view.points[seat]) for seat in on_track)
    met: Counter[int] = Counter()
    for seat in on_track:
        points = min(TO_WIN, view.points[seat])
        x, y = stone(points)
        dx, dy, size = HUDDLES[together[points]][met[points]]
        met[points] += 1
        x, y = x + dx, y + dy
        spots.box(f"score-{seat}", SCORE, x - 12 * size, y - 13 * size, 24 * size, 26 * size)
        name = view.factions[seat]
        told = seat_told(view, seat, words)
        body = f'<circle class="marker-face of-{name}" r="12"/>{use(f"w-{name}", 0, 1, 0.38)}'
        drawn += piece(f"score-{seat}", "score", f"{translate((x, y - 1))} scale({size:g})", body, told=told)
    return drawn


def stones() -> str:
    """All stones with their numbers."""
    drawn = ""
    for points in range(TO_WIN + 1):
        x, y = stone(points)
        css = "stone is-fifth" if points % 5 == 0 else "stone"
        drawn += f'<path class="{css}" d="{flow(blob((x, y), 11.5, points + 40, 0.05, 0.94, 10), closed=True)}"/>'
        drawn += label(str(points), "stone-number", x, y + 4.5)
    return drawn


# Items, piles, quests


def commons(view: RootState, words: Words, spots: Spots) -> str:
    """Everything else beside the map."""
    drawn = box(2, 2, WIDE - 4, COMMONS_HIGH - 4, "paper", 9)
    return (
        drawn + supply(view, words) + piles(view, words, spots) + quests(view, words, spots) + taken(view, words, spots)
    )


def supply(view: RootState, words: Words) -> str:
    """Items that can still be crafted; those that are gone leave a shadow."""
    drawn, x, elsewhere = "", 8.0, items_kept(view)
    for item, most in ITEM_SUPPLY.items():
        for at in range(most):
            is_there = at < view.items[item] and item not in elsewhere
            drawn += f'<g id="supply-{item}-{at}" class="{"" if is_there else "is-gone"}">'
            drawn += f"{title(said(words, f'root.item.{item}'))}{item_face(f'item-{item}', x, 7, 22)}</g>"
            x += 23
        x += 1.3
    return drawn


def piles(view: RootState, words: Words, spots: Spots) -> str:
    """The deck face down, the discards with the last one on top."""
    deck = f"<g>{title(said(words, 'root.draw.deck', count=len(view.deck)))}{use('back', 234, 53, 1.5)}"
    deck += f"{label(str(len(view.deck)), 'pile-number', 249, 59)}</g>"
    spots.box("deck", COMMONS, 216, 36, 78, 32)
    spots.box("discard", COMMONS, 216, 72, 78, 28)
    told = said(words, "root.draw.discard", count=len(view.discard))
    top = use(f"art-{view.discard[-1]}", 230, 86, 0.31) if view.discard else box(219, 75, 22, 22, "place", 3)
    return f"{deck}<g>{title(told)}{top}{label(str(len(view.discard)), 'pile-number', 249, 92)}</g>"


def quests(view: RootState, words: Words, spots: Spots) -> str:
    """Open quests: a suit, and two items."""
    drawn = ""
    for at in range(max(faction(view, seat).open_quests for seat in seats(view))):
        x, y = 8 + at * 68.0, 34.0
        drawn += box(x, y, 65, 34, "place", 5)
        if at < len(view.quests):
            name = view.quests[at]
            suit, items = QUESTS[name].suit, QUESTS[name].items
            spots.box(f"quest-{name}", COMMONS, x, y, 65, 34)
            face = box(x, y, 65, 34, f"mini suit-{suit}", 5) + use(f"suit-{suit}", x + 12, y + 17, 0.82)
            face += use(f"item-{items[0]}", x + 33, y + 17, 0.8) + use(f"item-{items[1]}", x + 53, y + 17, 0.8)
            drawn += f'<g id="quest-{name}">{title(said(words, f"root.quest.{name}"))}{face}</g>'
    return drawn


def taken(view: RootState, words: Words, spots: Spots) -> str:
    """Dominance cards that lie beside the map."""
    drawn = ""
    for at, card in enumerate(view.available):
        x = 8 + at * 30.0
        spots.box(f"available-{card}", COMMONS, x, 72, 27, 27)
        face = use(f"art-{card}", x + 13.5, 85.5, 0.34)
        drawn += f'<g id="available-{card}">{title(said(words, f"root.card.{card}"))}{face}</g>'
    return drawn
